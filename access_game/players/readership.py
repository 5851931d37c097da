"""Whether somebody reads the braille line, and who waits until they have read it."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Timer

BEGUN, PER_SIGN, LONGEST = 1.5, 0.25, 10.0  # seconds to find the line, for each sign on it, and at the most


class Readership:
    """`alone`: nobody hears anything here, so whoever reads is waited for without end. Elsewhere somebody reads as long
    as they press a key of the display now and then: what was told counts as read when its time has passed, and who let
    it pass only listens, until their next key."""

    def __init__(self, alone: bool) -> None:
        self.alone = alone
        self.is_on = alone
        self._lock = Lock()
        self._waiting: list[tuple[Callable[[], None], Timer | None]] = []

    def be_alone(self) -> None:
        """Nobody else is there any more."""
        self.alone = self.is_on = True

    def press(self) -> None:
        """A key of the display."""
        self.is_on = True

    def wait(self, heard: Callable[[], None], signs: int) -> None:
        """`signs`: how many are still to be read before this counts as heard."""
        timer = None if self.alone else Timer(min(BEGUN + signs * PER_SIGN, LONGEST), self._give_up)
        with self._lock:
            self._waiting.append((heard, timer))
        if timer is not None:
            timer.daemon = True
            timer.start()

    def is_done(self) -> None:
        """All of it was read, or nobody can read it any more."""
        with self._lock:
            done, self._waiting = self._waiting, []
        for heard, timer in done:
            if timer is not None:
                timer.cancel()
            heard()

    def _give_up(self) -> None:
        self.is_on = False
        self.is_done()
