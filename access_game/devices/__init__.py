"""Drivers, one file each: speech, braille, sound, screen, keys."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a greeting nobody asked for, read aloud in a terminal
