"""Two clocks with one face: the one on the wall, and one that jumps when everybody waits."""

from __future__ import annotations

import time
from queue import Empty, SimpleQueue
from typing import Protocol

from access_game.players.player import Report


class Clock(Protocol):
    def now(self) -> float: ...

    def wait(self, inbox: SimpleQueue[Report], until: float | None) -> Report | None:
        """The next report, or None when `until` has come."""
        ...


class WallClock:
    def now(self) -> float:
        return time.monotonic()

    def wait(self, inbox: SimpleQueue[Report], until: float | None) -> Report | None:
        try:
            if until is None:
                return inbox.get()
            left = until - time.monotonic()
            return inbox.get(timeout=left) if left > 0 else inbox.get_nowait()
        except Empty:
            return None


class JumpingClock:
    """No time passes but by waiting: whole matches in a blink, the same on every machine."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def wait(self, inbox: SimpleQueue[Report], until: float | None) -> Report | None:
        try:
            return inbox.get_nowait()
        except Empty:
            if until is None:
                raise RuntimeError("everybody waits for everybody") from None
            self.time = max(self.time, until)
            return None
