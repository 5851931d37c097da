"""The story of a finished match, to keep: plain text, a page for a browser, or BRF for an embosser."""

from __future__ import annotations

import html
import textwrap
from collections.abc import Sequence

from access_game.devices.braille.tables import encode

FORMATS = ("txt", "html", "brf")
WIDTH, HEIGHT = 32, 25  # cells a line and lines a page: the smallest sheet in use
# North American ASCII braille: what embossers take. The place in the row is the cell, dots 1 to 6 as bits.
_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="


def written(lines: Sequence[str], form: str, title: str, language: str) -> bytes:
    if form == "html":
        return _page(lines, title, language).encode()
    if form == "brf":
        return _brf([title, *lines], language).encode("ascii")
    return ("\n".join([title, *lines]) + "\n").encode()


def _page(lines: Sequence[str], title: str, language: str) -> str:
    rows = "\n".join(f"<li>{html.escape(line)}</li>" for line in lines)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head>\n'
        f"<body><main><h1>{html.escape(title)}</h1>\n<ol>\n{rows}\n</ol></main></body>\n</html>\n"
    )


def _brf(lines: Sequence[str], language: str) -> str:
    """Six-dot braille, wrapped between words, a form feed after each page."""
    table = "fr6" if language == "fr" else "ueb1"
    rows: list[str] = []
    for line in lines:
        cells = "".join(_ASCII[cell & 63] for cell in encode(line, table).cells)
        # Two blanks open a paragraph, so that a sentence is found with a finger.
        rows += textwrap.wrap(cells, WIDTH, initial_indent="  ", break_on_hyphens=False) or [""]
    pages = [rows[start : start + HEIGHT] for start in range(0, len(rows), HEIGHT)]
    return "".join("\r\n".join(page) + "\r\n\f" for page in pages)
