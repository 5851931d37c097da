"""Whoever asks the program to end from outside: Ctrl+C, `kill`, a system that shuts down, Ctrl+Break on Windows.

Each is noted before it is raised as Ctrl+C. For what is raised may be lost: pygame drops every error while it opens a
window, and Python itself where it clears up behind an import, with a traceback on the terminal. What is noted stays.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

NUMBERS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)]


class Requests:
    """Signals belong to the process, and so does this."""

    def __init__(self) -> None:
        self.is_asked = False
        self.note: Callable[[], None] | None = None

    def take(self, number: int, frame: FrameType | None) -> None:
        self.is_asked = True
        if self.note is not None:
            self.note()
        raise KeyboardInterrupt


_requests = Requests()


def mind() -> None:
    """From the first line of the program on. Before SDL comes, which would take a signal nobody has taken, and turn it
    into an event that a terminal never sees. Who was told to ignore one goes on ignoring it."""
    for number in NUMBERS:
        if signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler):
            signal.signal(number, _requests.take)
    complain = sys.unraisablehook

    def complain_of_others(lost: Any) -> None:
        if not issubclass(lost.exc_type, KeyboardInterrupt):
            complain(lost)

    sys.unraisablehook = complain_of_others


@contextmanager
def minded(note: Callable[[], None]) -> Iterator[None]:
    """Meanwhile `note` is called first. It runs between any two steps of the main thread, so it may only set what
    needs no lock."""
    _requests.note = note
    try:
        if _requests.is_asked:  # while the modules were read
            note()
            raise KeyboardInterrupt
        yield
    finally:
        _requests.note = None
