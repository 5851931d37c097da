"""A knock at the sound device's door, by a child process, before we go in ourselves.

`pygame.mixer.init` holds Python's own lock while it opens the device. A device that hangs (a sound server that died,
a driver that waits for its card) would freeze every thread and every signal of ours with it, so no thread can help:
measured, not a word in 80 s. The child opens the same device through the same SDL and goes; one that does not come
back can be ended. It needs some 20 ms on a calm machine, twice that on a busy one, and is sent `ahead` while we still
read our own modules: a healthy start does not wait for it.
"""

from __future__ import annotations

import sys
from contextlib import suppress

from access_game.devices.leash import Leash

_DOOR = ("-m", "access_game.devices.sound.door")
_USUAL = (44100, 512)  # whether a device answers does not depend on these
_CRASHED = 0x80000000  # Windows gives such codes to a process it had to end


class Knock:
    def __init__(self, frequency: int, buffer: int) -> None:
        self._leash: Leash | None = None
        self.is_over = False  # we have gone away ourselves
        with suppress(OSError):  # where no child can be started we go in without knocking
            self._leash = Leash((sys.executable, *_DOOR, str(frequency), str(buffer)))

    def is_answered(self, patience: float | None) -> bool:
        """Did the child come back within that time, whatever it found? Without a patience: wait for it."""
        return self._leash is None or self._leash.wait(patience)

    @property
    def is_broken(self) -> bool:
        """The child was torn down by what it found: so would we be."""
        code = self._leash.code if self._leash is not None else 0
        return code is not None and (code < 0 or code >= _CRASHED)

    def close(self) -> None:
        self.is_over = True
        if self._leash is not None:
            self._leash.end()


_ahead: list[Knock] = []  # one at the most


def ahead() -> None:
    """Sound will be wanted, as soon as everything is read that plays it: knock now."""
    if not _ahead:
        _ahead.append(Knock(*_USUAL))


def sent(frequency: int, buffer: int) -> Knock:
    """The child that was sent ahead, once, else another one."""
    return _ahead.pop() if _ahead else Knock(frequency, buffer)
