"""Who may speak, in order: the player's choice, a running screen reader, the built-in voice, the system's, nobody.

To look for a screen reader takes time, and the first word must not wait long for it: where the answer is late the
built-in voice begins, and a lookout hands over when a reader is found. On Linux the reader is reached by the window it
reads: see `tree_voice.py`.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from typing import Protocol

from access_game.devices.sound.mixer import Mixer
from access_game.devices.speech.accessible_output import AccessibleOutput
from access_game.devices.speech.builtin import Builtin
from access_game.devices.speech.prism import Prism
from access_game.devices.speech.sighting import sight
from access_game.devices.speech.silent import SilentVoice
from access_game.devices.speech.system import System
from access_game.devices.speech.tree_voice import TreeVoice
from access_game.devices.speech.voice import Voice

WISHES = ("auto", "builtin", "prism", "accessible_output", "system", "off")
# Two voices at the start are worse than a late word: where readers are asked themselves they are given time. Where
# none runs they say so at once, and nobody waits.
_PATIENCE = 0.15 if sys.platform.startswith("linux") else 0.5
_LOOK_AGAIN = 2.0


class Handed(Protocol):
    """What a lookout needs of a queue."""

    @property
    def voice(self) -> Voice: ...

    def use(self, voices: Sequence[Voice]) -> None: ...


def candidates(
    wish: str = "auto", mixer: Mixer | None = None, patience: float = _PATIENCE, tree: TreeVoice | None = None
) -> list[Voice]:
    """The drivers to try, in order. Never waits longer than `patience` seconds. `tree`: there is a window, and this is
    the voice of whoever reads it."""
    mixer = mixer or Mixer()
    if wish != "off":
        mixer.knock()  # answered while we look for readers and read pygame
    silent, builtin = SilentVoice(), Builtin(mixer)
    trees = [tree] if tree is not None else []
    match wish:
        case "off":
            return [silent]
        case "builtin":
            return [builtin, silent]
        case "system":
            return [System(), builtin, silent]
        case "prism":
            return [Prism(any_voice=True), AccessibleOutput(), *trees, builtin, silent]
        case "accessible_output":
            return [AccessibleOutput(), *trees, builtin, silent]
        case "auto" if tree is not None:
            return [tree, builtin, silent]
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


def a_reader_may_run() -> bool:
    """On Linux a library that reaches speech-dispatcher says nothing about a reader."""
    return not sys.platform.startswith("linux") or sight(bus=False) is not None


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
    """Looks for a screen reader now and then, and gives it the word when it is there (again); takes it back from one
    that has gone. `on_come` and `on_go` hear who it is, after the word was given on."""

    def __init__(
        self,
        queue: Handed,
        rest: Sequence[Voice],
        readers: Callable[[], Sequence[Voice]] = screen_readers,
        every: float = _LOOK_AGAIN,
        on_come: Callable[[Voice], None] = lambda voice: None,
        on_go: Callable[[Voice], None] = lambda voice: None,
    ) -> None:
        self._queue = queue
        self._rest = list(rest)
        self._readers = readers
        self._every = every
        self._on_come, self._on_go = on_come, on_go
        self._stop = threading.Event()
        self._handing = threading.Lock()
        threading.Thread(target=self._run, name="speech-lookout", daemon=True).start()

    def close(self) -> None:
        """From now on it changes nothing any more. Whoever it is asking just now need not be waited for."""
        with self._handing:
            self._stop.set()

    def look(self) -> None:
        """Once: is there a reader while somebody else speaks, or none while it should?"""
        voice = self._queue.voice
        if isinstance(voice, TreeVoice):
            voice.look_again()
            if voice.is_gone and self._hand(self._others()):
                self._on_go(voice)
        elif not voice.reader:
            for reader in self._readers():
                if reader.check():
                    if self._hand([reader, *self._others()]):
                        self._on_come(reader)
                    else:
                        reader.close()
                    return
                reader.close()

    def _others(self) -> list[Voice]:
        return [voice for voice in self._rest if not voice.reader and not isinstance(voice, TreeVoice)]

    def _hand(self, voices: Sequence[Voice]) -> bool:
        with self._handing:
            if not self._stop.is_set():
                self._queue.use(voices)
            return not self._stop.is_set()

    def _run(self) -> None:
        if self._others() == self._rest:
            self.look()  # a reader may have answered just too late
        while not self._stop.wait(self._every):
            self.look()
