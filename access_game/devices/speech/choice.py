"""Who may speak, in order: the player's choice, a running screen reader, the built-in voice, the system's, nobody.

To look for a screen reader takes time, and the first word must not wait for it: where the answer is late the built-in
voice begins, and a lookout hands over when a reader is found.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from access_game.devices.sound.mixer import Mixer
from access_game.devices.speech.accessible_output import AccessibleOutput
from access_game.devices.speech.builtin import Builtin
from access_game.devices.speech.prism import Prism
from access_game.devices.speech.silent import SilentVoice
from access_game.devices.speech.system import System
from access_game.devices.speech.voice import Voice

WISHES = ("auto", "builtin", "prism", "accessible_output", "system", "off")
_PATIENCE = 0.15
_LOOK_AGAIN = 5.0


class Handed(Protocol):
    """What a lookout needs of a queue."""

    @property
    def voice(self) -> Voice: ...

    def use(self, voices: Sequence[Voice]) -> None: ...


def candidates(wish: str = "auto", mixer: Mixer | None = None, patience: float = _PATIENCE) -> list[Voice]:
    """The drivers to try, in order. Never waits longer than `patience` seconds."""
    mixer = mixer or Mixer()
    if wish != "off":
        mixer.knock()  # answered while we look for readers and read pygame
    silent, builtin = SilentVoice(), Builtin(mixer)
    match wish:
        case "off":
            return [silent]
        case "builtin":
            return [builtin, silent]
        case "system":
            return [System(), builtin, silent]
        case "prism":
            return [Prism(any_voice=True), AccessibleOutput(), builtin, silent]
        case "accessible_output":
            return [AccessibleOutput(), builtin, silent]
        case "auto":
            readers = found_in_time(screen_readers(), patience)
            own: list[Voice] = [builtin]
            if not sys.platform.startswith("linux"):
                own.append(System())  # on Linux they are the same voices, badly played
            return [*readers, *own, silent]
    raise ValueError(f"no voice {wish!r}; there are {', '.join(WISHES)}")


def screen_readers() -> list[Voice]:
    """The drivers for screen readers that make sense on this machine; none is asked yet."""
    return [Prism(), AccessibleOutput()] if a_reader_may_run() else []


def a_reader_may_run(processes: Path = Path("/proc")) -> bool:
    """On Linux the only reader is Orca, and a library that reaches speech-dispatcher says nothing about it."""
    if not sys.platform.startswith("linux"):
        return True
    for comm in processes.glob("[0-9]*/comm"):
        try:
            if comm.read_text().strip() == "orca":
                return True
        except OSError:  # it ended while we looked
            continue
    return False


def found_in_time(readers: Sequence[Voice], patience: float) -> list[Voice]:
    """The first reader that answers within that time, in a list; empty where none does."""
    if not readers:
        return []
    found: list[Voice] = []
    looked, lock, too_late = threading.Event(), threading.Lock(), False

    def look() -> None:
        for reader in readers:
            running = reader.check()
            with lock:
                if running and not too_late:
                    found.append(reader)
                    break
            reader.close()
            if running:
                break
        looked.set()

    threading.Thread(target=look, name="speech-look", daemon=True).start()
    looked.wait(patience)
    with lock:
        too_late = True  # the lookout will find it again
        return found


class Lookout:
    """Looks for a screen reader now and then, and gives it the word when it is there (again)."""

    def __init__(
        self,
        queue: Handed,
        rest: Sequence[Voice],
        readers: Callable[[], Sequence[Voice]] = screen_readers,
        every: float = _LOOK_AGAIN,
    ) -> None:
        self._queue = queue
        self._rest = list(rest)
        self._readers = readers
        self._every = every
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="speech-lookout", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join(1)

    def look(self) -> None:
        """Once: is there a reader while somebody else speaks?"""
        if self._queue.voice.reader:
            return
        for reader in self._readers():
            if reader.check():
                self._queue.use([reader, *(voice for voice in self._rest if not voice.reader)])
                return
            reader.close()

    def _run(self) -> None:
        while not self._stop.is_set():
            self.look()
            self._stop.wait(self._every)
