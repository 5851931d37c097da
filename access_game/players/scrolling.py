"""A braille line that goes on by itself, at the pace its reader has chosen, until they stop it."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Condition, Thread

PACE = 4.0  # seconds for a line


class Scrolling:
    """`roll` shows the next line. Whatever else brings a new line under the fingers gives it its whole time."""

    def __init__(self, roll: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = PACE
        self.is_on = False
        self._roll, self._clock = roll, clock
        self._since = 0.0  # when the line that is shown came
        self._round = 0  # how often it was begun: an older one ends
        self._news = Condition()

    def turn(self) -> bool:
        """Begin it, or stop it: is it on now?"""
        with self._news:
            self.is_on, self._since = not self.is_on, self._clock()
            if self.is_on:
                self._round += 1
                Thread(target=self._run, args=(self._round,), name="braille-scroll", daemon=True).start()
            self._news.notify_all()
            return self.is_on

    def stop(self) -> None:
        with self._news:
            self.is_on = False
            self._news.notify_all()

    def has_moved(self) -> None:
        """Another line has come."""
        with self._news:
            self._since = self._clock()

    def _run(self, round: int) -> None:
        while self._waited(round):
            self._roll()

    def _waited(self, round: int) -> bool:
        """For the time of a line; False where it is over."""
        with self._news:
            while self.is_on and round == self._round and (left := self._since + self.seconds - self._clock()) > 0:
                self._news.wait(left)
            self._since = self._clock()
            return self.is_on and round == self._round
