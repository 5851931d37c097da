"""Drivers, one file each: speech, braille, sound, screen, keys."""
