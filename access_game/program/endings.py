"""Whoever asks the program to end from outside: Ctrl+C, `kill`, a system that shuts down, Ctrl+Break on Windows."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

NUMBERS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)]


def mind() -> None:
    """All of them are Ctrl+C, from the first line of the program on. Before SDL comes: it would take a signal nobody
    has taken, and turn it into an event that a terminal never sees. Who was told to ignore one goes on ignoring it."""
    for number in NUMBERS:
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)


@contextmanager
def minded(note: Callable[[], None]) -> Iterator[None]:
    """Meanwhile each of them is noted before it is raised: pygame drops any error while it opens a window, and a
    Ctrl+C with it. `note` runs between any two steps of the main thread, so it may only set what needs no lock."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def asked(number: int, frame: FrameType | None) -> None:
        note()
        signal.default_int_handler(number, frame)

    before = {number: signal.getsignal(number) for number in NUMBERS}
    for number, owner in before.items():
        if owner is signal.default_int_handler:
            signal.signal(number, asked)
    try:
        yield
    finally:
        for number, owner in before.items():
            if owner is signal.default_int_handler:
                signal.signal(number, owner)
