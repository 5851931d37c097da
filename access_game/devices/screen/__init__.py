"""Screens: the window, its tree for screen readers, and the terminal."""
