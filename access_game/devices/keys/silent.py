"""No keyboard: the keys of a braille display or of a web page play alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from access_game.devices.keys.stroke import Stroke


class SilentKeys:
    name = "off"
    description = "No keyboard"

    def check(self) -> bool:
        return True

    def open(self) -> None:
        pass

    def close(self) -> None:
        pass

    def strokes(self, events: Iterable[Any]) -> list[Stroke]:
        return []
