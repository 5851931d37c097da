"""One writer a file: a lock that falls by itself when its program ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress

FAR = 0x7FFF_FFFE  # Windows keeps others from reading a locked byte: one where no journal ever comes
TAKEN = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)


class AlreadyOpen(Exception):
    """Another program has this match open. `path` is its file."""

    def __init__(self, path: str = "") -> None:
        super().__init__(path)
        self.path = path


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int, mode: int) -> None:
        place = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, mode, 1)
        finally:
            os.lseek(descriptor, place, os.SEEK_SET)

    def _take(descriptor: int) -> None:
        _lock(descriptor, msvcrt.LK_NBLCK)

    def _give_back(descriptor: int) -> None:
        _lock(descriptor, msvcrt.LK_UNLCK)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _give_back(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


def hold(descriptor: int, path: str = "") -> None:
    """AlreadyOpen where somebody else has it. A disk that knows no locks is no reason not to play."""
    try:
        _take(descriptor)
    except OSError as error:
        if error.errno in TAKEN:
            raise AlreadyOpen(path) from error


def let_go(descriptor: int) -> None:
    """Closing does it too, but Windows takes its time."""
    with suppress(OSError):  # it was never held, or its disk has gone
        _give_back(descriptor)
