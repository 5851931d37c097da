"""From dots to text, cell by cell as they are struck.

A French card letter may come as its bare cell, after the capital sign, or with dot 7: all three are that letter.
"""

from __future__ import annotations

import unicodedata
from typing import Protocol

from access_game.devices.braille.cells import cell
from access_game.devices.braille.tables import DotTable, table

_DOT_7 = cell("7")


class Decoder(Protocol):
    def press(self, dots: int) -> str:
        """The text this cell completes; "" while it may be the first half of something."""
        ...

    def erase(self) -> bool:
        """Take back a sign that waits for its letter. False: nothing waits, the text itself loses a character."""
        ...

    def flush(self) -> str:
        """The end of the line: what waits can wait no longer."""
        ...


class Perkins8:
    """One cell, one character."""

    def __init__(self, rows: DotTable) -> None:
        self._chars: dict[int, str] = {}
        for char, cells in rows.signs.items():
            if len(cells) == 1:
                self._chars.setdefault(cells[0], char)

    def press(self, dots: int) -> str:
        return self._chars.get(dots, "")

    def erase(self) -> bool:
        return False

    def flush(self) -> str:
        return ""


class Perkins6:
    """Capitals, numbers and signs of two or three cells, decided as early as they can be."""

    def __init__(self, rows: DotTable) -> None:
        self._table = rows
        self._signs: dict[bytes, str] = {}
        for char in sorted(rows.signs, key=_rank):
            cells = rows.signs[char]
            if len(cells) == 1 or cells[0] in rows.prefixes:
                self._signs.setdefault(cells, char)
        self._digits = {cells: char for char, cells in rows.digits.items()}
        self._keep = {rows.sign(char): char for char in rows.number_keep if char not in rows.digits}
        self._starts = {cells[:i] for cells in self._signs for i in range(1, len(cells))}
        self.reset()

    def reset(self) -> None:
        self._last = b""
        self._held = b""  # cells of a sign that is not complete
        self._capitals = 0  # 1 for the next letter, 2 for the word, 3 for several words
        self._number = False
        self._number_led = False  # the number sign has come, its first digit has not

    def press(self, dots: int) -> str:
        if dots & _DOT_7 and not self._held:  # a capital as 8-dot keyboards write it
            return self.press(dots & ~_DOT_7).upper()
        struck = bytes([dots])
        last, self._last = self._last, struck
        if last + struck == self._table.capitals_end and not self._held:
            self.reset()
            return ""
        if self._held:
            return self._go_on(self._held + struck)
        if dots == 0:
            capitals = self._capitals
            self.reset()
            self._capitals = 3 if capitals == 3 else 0
            return " "
        if self._number:
            found = self._in_number(struck)
            if found is not None:
                return found
        return self._begin(struck)

    def erase(self) -> bool:
        waiting = bool(self._held) or self._capitals > 0 or self._number_led
        self.reset()
        return waiting

    def flush(self) -> str:
        left = self._signs.get(self._held, "")
        self.reset()
        return left

    def _in_number(self, struck: bytes) -> str | None:
        found = self._digits.get(struck) or self._keep.get(struck)
        self._number_led = False
        if found is not None:
            return found
        if struck == self._table.number_space:
            return " "
        self._number = False
        if struck == self._table.letter:
            return ""
        return None

    def _begin(self, struck: bytes) -> str:
        rows = self._table
        if struck == rows.number:
            self._number = self._number_led = True
            return ""
        if struck == rows.capital:
            self._capitals = min(self._capitals + 1, 3 if rows.passage else 2)
            return ""
        if struck in self._starts and struck[0] in rows.prefixes:
            self._held = struck
            return ""
        return self._letter(self._signs.get(struck, ""))

    def _go_on(self, cells: bytes) -> str:
        if cells in self._starts:
            self._held = cells
            return ""
        before, self._held = self._held, b""
        if cells in self._signs:
            return self._letter(self._signs[cells])
        return self._letter(self._signs.get(before, "")) + self.press(cells[-1])

    def _letter(self, found: str) -> str:
        if not self._capitals or not found.isalpha():
            if found and self._capitals < 3 and found not in self._table.capitals_keep:
                self._capitals = 0
            return found
        if self._capitals == 1:
            self._capitals = 0
        return found.upper()


def _rank(char: str) -> tuple[bool, bool]:
    """Cells shared by several characters are read as the commonest: plain ones first, then letters."""
    return not char.isascii(), unicodedata.category(char) != "Ll"


def decoder(name: str = "fr8") -> Decoder:
    """The decoder of one of `tables.NAMES`."""
    rows = table(name)
    return Perkins8(rows) if rows.dots == 8 else Perkins6(rows)
