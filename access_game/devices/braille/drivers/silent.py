"""No braille display at all: the smallest driver."""

from __future__ import annotations

from access_game.devices.braille.display import Abilities, OnEvent

name = "silent"
description = "No braille display"


def check() -> bool:
    return True


class SilentDisplay:
    name = name
    cells = 0
    abilities = Abilities(False, False, False)

    def open(self, on_event: OnEvent) -> None:
        pass

    def write(self, cells: bytes, text: str = "") -> None:
        pass

    def close(self) -> None:
        pass
