"""A thread of its own for a library that may hang: whoever asks waits for a while and never for ever.

A thread that is stuck inside a library cannot be ended. It is left behind (the program may still exit), and a new
desk is opened.
"""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from access_game.devices.speech.voice import Phrase, VoiceLost

_CHARACTERS_A_WORD = 6
_SHORTEST = 0.3

T = TypeVar("T")


class _Errand(Generic[T]):
    def __init__(self, call: Callable[[], T]) -> None:
        self.call = call
        self.done = threading.Event()
        self.answer: T | None = None
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            self.answer = self.call()
        except Exception as error:
            self.error = error
        finally:
            self.done.set()


class VoiceThread:
    def __init__(self, name: str, patience: float = 1.0) -> None:
        self.name = name
        self.patience = patience
        self.is_stuck = False
        self._errands: SimpleQueue[_Errand[Any] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=f"speech-{name}", daemon=True)
        self._thread.start()

    def ask(self, call: Callable[[], T], patience: float | None = None) -> T:
        """What the call returns or raises; VoiceLost where it takes too long."""
        errand = self._post(call)
        if not errand.done.wait(self.patience if patience is None else patience):
            self.is_stuck = True
            raise VoiceLost(f"{self.name} does not answer")
        if errand.error is not None:
            raise errand.error
        return errand.answer  # type: ignore[return-value]  # None only where the call returns None

    def post(self, call: Callable[[], object]) -> None:
        """Do it in its turn; nobody waits, nobody is told how it went."""
        self._post(call)

    def close(self) -> None:
        """After what was posted; a stuck thread is left behind."""
        self._errands.put(None)
        if not self.is_stuck and threading.current_thread() is not self._thread:
            self._thread.join(self.patience)

    def _post(self, call: Callable[[], T]) -> _Errand[T]:
        errand = _Errand(call)
        if self.is_stuck:
            raise VoiceLost(f"{self.name} does not answer")
        self._errands.put(errand)
        return errand

    def _run(self) -> None:
        with _windows_components():
            while (errand := self._errands.get()) is not None:
                errand.run()


@contextlib.contextmanager
def _windows_components() -> Any:
    """JAWS is reached through COM, which each thread must ask for."""
    if sys.platform != "win32":
        yield
        return
    try:
        import pythoncom  # type: ignore[import-untyped]
    except ImportError:
        yield
        return
    pythoncom.CoInitialize()
    try:
        yield
    finally:
        pythoncom.CoUninitialize()


def reading_time(phrase: Phrase) -> float:
    """How long a screen reader will need: it does not tell, so it is taken to read at the player's rate."""
    words = len(phrase.text) / _CHARACTERS_A_WORD
    return max(_SHORTEST, words * 60 / max(phrase.rate, 1)) if phrase.text else 0.0
