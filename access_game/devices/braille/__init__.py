"""Braille: from text to cells, from dots to text, and the displays that carry both."""
