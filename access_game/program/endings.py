"""Whoever asks the program to end from outside: Ctrl+C, `kill`, a system that shuts down, a terminal that is closed,
Ctrl+Break on Windows.

Each is noted before it is raised as Ctrl+C. For what is raised may be lost: pygame drops every error while it opens a
window, and Python itself where it clears up behind an import, with a traceback on the terminal. What is noted stays.

And where somebody looks at the note at every round it is not raised at all, the first time: raised between the taking
of a lock and the promise to give it back, as in `Event.set`, it would leave that lock taken for ever. (Seen under Orca:
the window did not end.) Who asks a second time is in a hurry.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

NUMBERS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]


class Requests:
    """Signals belong to the process, and so does this."""

    def __init__(self) -> None:
        self.is_asked = False
        self.note: Callable[[], bool] | None = None

    def take(self, number: int, frame: FrameType | None) -> None:
        is_first, self.is_asked = not self.is_asked, True
        is_seen_to = self.note is not None and self.note()
        if not (is_first and is_seen_to):
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
def minded(note: Callable[[], bool]) -> Iterator[None]:
    """Meanwhile `note` is called first, and says whether somebody will look at it soon. It runs between any two steps
    of the main thread, so it may only set what needs no lock."""
    _requests.note = note
    try:
        if _requests.is_asked:  # while the modules were read
            note()
            raise KeyboardInterrupt
        yield
    finally:
        _requests.note = None
