"""The search for packets in the bytes of a display, some of which may be lost or broken: one for all makers.

A maker's codec only says what stands at the beginning of a row of bytes. Whatever is no packet is skipped byte by byte,
since a packet may begin inside a broken one; what is not all there yet waits for more, and after a silence it is taken
for broken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from access_game.devices.braille.signals import Signal


class Found(NamedTuple):
    """What stands at the beginning: how many bytes it takes, and what it says."""

    size: int
    signals: list[Signal] = []  # shared, and never changed


NOT_YET = Found(0)  # it may become a packet
NOTHING = Found(1)  # no packet begins here


def skip_to(start: int, row: bytearray) -> Found | None:
    """Over all that comes before this byte; None where the row begins with it."""
    at = row.find(start)
    return None if at == 0 else Found(len(row) if at < 0 else at)


class Packets:
    """`look` is called with a row of at least one byte."""

    def __init__(self, look: Callable[[bytearray], Found]) -> None:
        self._look = look
        self._row = bytearray()

    def feed(self, data: bytes) -> list[Signal]:
        self._row += data
        return self._search()

    def gap(self) -> list[Signal]:
        del self._row[:1]
        return self._search()

    def _search(self) -> list[Signal]:
        signals: list[Signal] = []
        while self._row:
            found = self._look(self._row)
            if not found.size:
                break
            del self._row[: found.size]
            signals += found.signals
        return signals
