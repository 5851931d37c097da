"""The doorbell of a loop: many threads ring, and the loop opens once for all of them. To wake it for each costs more
than most of what they bring."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import get_ident
from weakref import WeakKeyDictionary

_doors: WeakKeyDictionary[AbstractEventLoop, Doorbell] = WeakKeyDictionary()


class Doorbell:
    def __init__(self, loop: AbstractEventLoop) -> None:
        self._ring, self._thread = loop.call_soon_threadsafe, get_ident()
        self._calls: deque[Callable[[], None]] = deque()
        self._rung = False

    @classmethod
    def of(cls, loop: AbstractEventLoop) -> Doorbell:
        """The one of this loop, which is running here."""
        if loop not in _doors:
            _doors[loop] = cls(loop)
        return _doors[loop]

    def call(self, job: Callable[[], None]) -> None:
        """Do this in the loop; from the loop itself, now."""
        if get_ident() == self._thread:
            job()
            return
        self._calls.append(job)
        if not self._rung:  # whoever has rung already is answered after this was laid down
            self._rung = True
            with suppress(RuntimeError):  # the loop is closed: a voice came to its end after everything else
                self._ring(self._answer)

    def _answer(self) -> None:
        self._rung = False
        while self._calls:
            self._calls.popleft()()
