"""The screen reader's own braille: it takes text, translates it with its reader's table, and keeps its keys."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from access_game.devices.braille.display import Abilities, NoDisplay, OnEvent

name = "screen_reader"
description = "The braille line of the running screen reader (text only, no keys)"


def check() -> bool:
    return True


class ScreenReader:
    name = name
    cells = 0
    abilities = Abilities(cells=False, routing=False, dots=False)

    def __init__(self, braille: Callable[[str], object] | None) -> None:
        self._braille = braille
        self._last = ""

    def open(self, on_event: OnEvent) -> None:
        if self._braille is None:
            raise NoDisplay("no_reader")

    def write(self, cells: bytes, text: str = "") -> None:
        if self._braille is None or text == self._last:
            return
        self._last = text
        # Screen readers come and go, and their libraries raise what they like: braille must not stop the game.
        with suppress(Exception):
            self._braille(text)

    def close(self) -> None:
        self._braille = None
