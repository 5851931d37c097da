"""A driver to copy. It keeps what it is shown, and whoever holds it can press its keys: tests do.

A new serial display needs less than this: a codec (see `baum.py`), its wire settings and its USB numbers.
"""

from __future__ import annotations

import time
from dataclasses import replace

from access_game.devices.braille.display import Abilities, OnEvent
from access_game.devices.braille.events import Event

name = "skeleton"
description = "A display in memory, to copy when writing a driver"


def check() -> bool:
    """Whether this driver could run here: its libraries are there. It does not look for a display."""
    return True


class SkeletonDisplay:
    name = name
    abilities = Abilities()

    def __init__(self, cells: int = 40) -> None:
        self.cells = cells
        self.shown = b""
        self.text = ""
        self._on_event: OnEvent | None = None

    def open(self, on_event: OnEvent) -> None:
        self._on_event = on_event

    def write(self, cells: bytes, text: str = "") -> None:
        self.shown, self.text = cells, text

    def press(self, event: Event) -> None:
        if self._on_event is not None:
            self._on_event(event if event.at else replace(event, at=time.monotonic()))  # as soon as it is read

    def close(self) -> None:
        self._on_event = None
