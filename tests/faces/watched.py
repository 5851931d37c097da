"""The program on a real terminal, and what that terminal makes of all that was written."""

from __future__ import annotations

import io
from pathlib import Path

import pexpect
from commands.shell import Seated

from access_game.core.match import Match
from faces.newcomer import match_of, running
from faces.sheets import Sheets

PROMPT = r"(?:\n|\x1b\[2J|\x1b\[H)> "
A_GLANCE = 0.3  # seconds in which somebody who is asked looks whether anything else comes


class Watched(Seated):
    """`sheets`: what the terminal made of all that was written so far."""

    def __init__(self, *arguments: str, home: Path) -> None:
        super().__init__(*arguments, home=home)
        self.home, self.sheets, self.page = home, Sheets(), ""
        self.screen.logfile_read = Tap(self.sheets)

    def match(self) -> Match:
        match = match_of(running(self.home)[0])
        assert match is not None
        return match

    def is_asked(self) -> bool:
        """Read up to the next prompt, or to the end."""
        is_asked = self.screen.expect([PROMPT, pexpect.EOF]) == 0
        self.page = self.screen.before or ""
        return is_asked

    def is_asked_again(self) -> bool:
        """Has something else been printed since, and another prompt?"""
        found = self.screen.expect([PROMPT, pexpect.TIMEOUT], timeout=A_GLANCE)
        self.page = (self.screen.before or "") if found == 0 else self.page
        return found == 0


class Tap(io.StringIO):
    def __init__(self, sheets: Sheets) -> None:
        super().__init__()
        self.sheets = sheets

    def write(self, text: str) -> int:
        self.sheets.write(text)
        return len(text)
