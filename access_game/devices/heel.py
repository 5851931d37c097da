"""A child process stays at heel: when whoever started it has gone, it goes too, whatever it is doing.

Its standard input is the leash: that pipe is closed when the parent ends, in whatever way, kill -9 included. A thread
minds it, since the main thread may hang inside an engine for ever. Should the engine hang with Python's own lock in
its hand, no thread of ours runs any more; then the alarm of `faulthandler`, which needs no lock, ends the process.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import threading
import time
from collections.abc import Iterator
from queue import SimpleQueue

_STIFF_SECONDS = 60.0  # nothing that works holds Python's lock that long
_NOWHERE = os.open(os.devnull, os.O_WRONLY)  # the alarm would write to the terminal


def orders(descriptor: int = 0, stiff: float = _STIFF_SECONDS) -> Iterator[str]:
    """The lines the parent writes. From the first call on this process ends with its parent, even while nobody takes
    the next line."""
    lines: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_mind, args=(descriptor, lines), name="leash", daemon=True).start()
    if os.name == "posix":  # on Windows the parent holds a job, which ends us without our help
        _set_alarm(stiff)  # here: the thread may come too late
        threading.Thread(target=_show_life, args=(stiff,), name="alarm", daemon=True).start()
    return iter(lines.get, "")


def _mind(descriptor: int, lines: SimpleQueue[str]) -> None:
    rest = b""
    with contextlib.suppress(OSError):
        while block := os.read(descriptor, 65536):
            *whole, rest = (rest + block).split(b"\n")
            for line in whole:
                lines.put(line.decode("utf-8", "replace") + "\n")
    go()


def _show_life(stiff: float) -> None:
    while True:
        time.sleep(stiff / 4)
        _set_alarm(stiff)


def _set_alarm(stiff: float) -> None:
    faulthandler.dump_traceback_later(stiff, exit=True, file=_NOWHERE)


def go() -> None:
    """End at once, with the player this process may have started."""
    with contextlib.suppress(OSError, AttributeError):
        if os.getpgrp() == os.getpid():  # the group is ours alone
            os.killpg(0, signal.SIGKILL)
    os._exit(1)
