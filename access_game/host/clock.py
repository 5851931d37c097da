"""Two clocks with one face: the one on the wall, and one that jumps when everybody waits."""

from __future__ import annotations

import time
from typing import Protocol

from .inbox import Inbox


class Clock(Protocol):
    def now(self) -> float: ...

    def wait(self, inbox: Inbox, until: float | None) -> None:
        """Until something is posted, or that moment has come."""
        ...


class WallClock:
    def now(self) -> float:
        return time.monotonic()

    def wait(self, inbox: Inbox, until: float | None) -> None:
        inbox.wait(None if until is None else max(until - time.monotonic(), 0.0))


class JumpingClock:
    """No time passes but by waiting: whole matches in a blink, the same on every machine."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def wait(self, inbox: Inbox, until: float | None) -> None:
        if inbox.has_news:
            return
        if until is None:
            raise RuntimeError("everybody waits for everybody")
        self.time = max(self.time, until)
