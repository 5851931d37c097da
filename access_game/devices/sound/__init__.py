"""Sounds: the mixer and the cues."""
