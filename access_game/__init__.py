"""Access Game: a talking card table for blind and low-vision players."""

__version__ = "0.1.0"
