"""What a terminal makes of the bytes it is given: a first screen with all that scrolled out of it, and another one that
keeps nothing. As small as can be, and strict: a sign it does not know is a fault."""

from __future__ import annotations

import re

STEPS = re.compile(r"\x1b\[\?1049[hl]|\x1b\[H|\x1b\[2J|[\r\n\b]|[^\x1b\r\n\b]")


class Sheets:
    def __init__(self, rows: int = 24) -> None:
        self.rows = rows
        self.scrolled: list[str] = []  # what one can scroll back to
        self.first, self.other = [""] * rows, [""] * rows
        self.is_other = False
        self.row = self.column = 0
        self._saved = (0, 0)
        self.at_first = ""  # every sign that was ever written outside the other screen
        self.wiped: list[str] = []  # what stood on the other screen each time it was wiped
        self._rest = ""

    @property
    def page(self) -> list[str]:
        return self.other if self.is_other else self.first

    @property
    def text(self) -> str:
        """What stands on the screen that is seen."""
        return "\n".join(self.page).strip()

    @property
    def back(self) -> str:
        """What is found by scrolling back, down to the last line."""
        return "\n".join([*self.scrolled, *self.first]).strip()

    def write(self, text: str) -> None:
        self._rest += text
        while found := STEPS.match(self._rest):
            self._rest = self._rest[found.end() :]
            self._step(found[0])
        assert not self._rest or "\x1b[?1049h".startswith(self._rest[:7]), f"unknown: {self._rest[:20]!r}"

    def _step(self, sign: str) -> None:
        if sign == "\x1b[?1049h":
            self._saved, self.is_other = (self.row, self.column), True
            self.other[:] = [""] * self.rows
        elif sign == "\x1b[?1049l":
            self.is_other, (self.row, self.column) = False, self._saved
        elif sign == "\x1b[H":
            self.row = self.column = 0
        elif sign == "\x1b[2J":
            if self.is_other:
                self.wiped.append(self.text)
            self.page[:] = [""] * self.rows
        elif sign == "\r":
            self.column = 0
        elif sign == "\b":
            self.column = max(self.column - 1, 0)
        elif sign == "\n":
            self._down()
        else:
            line = self.page[self.row].ljust(self.column)
            self.page[self.row] = line[: self.column] + sign + line[self.column + 1 :]
            self.column += 1
        if not self.is_other and sign[0] != "\x1b":
            self.at_first += sign

    def _down(self) -> None:
        if self.row < self.rows - 1:
            self.row += 1
            return
        gone = self.page.pop(0)
        self.page.append("")
        if not self.is_other:
            self.scrolled.append(gone)
