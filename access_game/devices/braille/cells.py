"""A braille cell is one byte, dot 1 in the lowest bit (ISO 11548-1): the order Unicode and every display here use."""

from __future__ import annotations

from collections.abc import Iterable

BLANK = 0
CURSOR = 0xC0  # dots 7 and 8, laid over the cell the cursor stands on
_FIRST = 0x2800


def cell(dots: str) -> int:
    """ "125" is the cell of h; "0" or "" is the blank."""
    found = 0
    for dot in dots.replace("0", ""):
        if dot not in "12345678":
            raise ValueError(f"no dot {dot!r}")
        found |= 1 << (int(dot) - 1)
    return found


def cells(row: str) -> bytes:
    """A row of cells: "46-1" is the French capital A."""
    return bytes(cell(part) for part in row.split("-")) if row else b""


def dots(one: int) -> str:
    """The dots of a cell: "125"; "0" when there are none."""
    return "".join(str(i + 1) for i in range(8) if one >> i & 1) or "0"


def row(many: Iterable[int]) -> str:
    return "-".join(dots(one) for one in many)


def to_unicode(many: Iterable[int]) -> str:
    return "".join(chr(_FIRST + one) for one in many)


def from_unicode(text: str) -> bytes:
    """The cells of Unicode braille patterns; anything else is a ValueError."""
    return bytes(_cell_of(char) for char in text)


def _cell_of(char: str) -> int:
    one = ord(char) - _FIRST
    if not 0 <= one <= 0xFF:
        raise ValueError(f"{char!r} is not a braille pattern")
    return one
