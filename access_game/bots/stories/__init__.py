"""Sentences told one word at a time: what a Paflemix player at the computer says next."""
