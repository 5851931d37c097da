"""Displays made of a pseudo-terminal and the maker's protocol, written from the fact sheet without our codecs."""
