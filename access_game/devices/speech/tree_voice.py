"""The player's screen reader reads our window: then it is the voice, and we make no sound ourselves.

It says what the window shows (see `screen/reader.py`) and does not tell when it has done: it is taken to read at the
player's rate. A reader that ends, or that never asks for the window, is a voice lost like any other.
"""

from __future__ import annotations

import importlib.util
import threading
import time
from collections.abc import Callable
from enum import Enum

from access_game.devices.speech.desk import reading_time
from access_game.devices.speech.sighting import PROCESS, Sighting, sight
from access_game.devices.speech.voice import Ability, Phrase, VoiceLost

_ASK_PATIENCE = 8.0  # seconds for a reader to ask for a window; a second is usual, a loaded machine needs more
_LOOK_LIMIT = 0.5  # seconds for the look itself, which keeps to a shorter measure of its own
_POLL_SECONDS = 0.02
_LIFE_SECONDS = 0.5  # between two looks whether the reader is still there
_ASK_AGAIN = 10.0  # seconds: the bus is asked more seldom


class Stand(Enum):
    """How it stands with the window."""

    CLOSED = "closed"  # it is not shown yet
    OFFERED = "offered"  # and no reader has asked for it
    ASKED = "asked"
    NEVER = "never"  # there is no tree, and none will come
    OVER = "over"  # it is closed again: nobody can read anything there, and nobody is to blame


class TreeVoice:
    name = "tree"
    description = "The screen reader, which reads the window"
    abilities = Ability.CANCEL | Ability.SHOWN

    def __init__(
        self,
        stand: Callable[[], Stand],
        on_turn: Callable[[], None] = lambda: None,
        look: Callable[[], Sighting | None] = sight,
        patience: float = _ASK_PATIENCE,
    ) -> None:
        """`on_turn`: it has become the voice, or is it no longer. The look begins at once, on a thread of its own."""
        self.sighting: Sighting | None = None
        self._stand, self._on_turn, self._look, self._patience = stand, on_turn, look, patience
        self._is_over = self._has_gone = False
        self._looked_at = time.monotonic()
        self._offered_at: float | None = None
        self._looked = threading.Event()
        threading.Thread(target=self._begin, name="reader-look", daemon=True).start()

    def _begin(self) -> None:
        try:
            self.sighting = self._look()
        finally:
            self._looked.set()

    @property
    def is_sighted(self) -> bool:
        """Does a reader run? Waits for the end of the look."""
        self._looked.wait(_LOOK_LIMIT)
        return self.sighting is not None

    @property
    def is_voice(self) -> bool:
        """Is the window the reader's to speak, as far as can be told before it has asked?"""
        return self.is_sighted and not self._is_over and can_offer() and self._stand() is not Stand.NEVER

    @property
    def is_gone(self) -> bool:
        return self._has_gone or (self.sighting is not None and not self.sighting.lasts())

    def look_again(self) -> None:
        """May take a moment: for whoever has the time. A process is watched at no cost, see `is_gone`."""
        found, now = self.sighting, time.monotonic()
        if found is not None and found.how != PROCESS and now - self._looked_at > _ASK_AGAIN:
            self._looked_at = now
            self._has_gone = self._look() is None

    @property
    def reader(self) -> str:
        return self.sighting.reader if self.sighting is not None and not self._is_over else ""

    def check(self) -> bool:
        return self.is_voice

    def open(self) -> None:
        if not self.is_voice:
            raise VoiceLost(self.name)
        self._on_turn()

    def close(self) -> None:
        """For good: whoever looks again makes another one."""
        if not self._is_over:
            self._is_over = True
            self._on_turn()

    def speak(self, phrase: Phrase, cut: threading.Event) -> None:
        if not self._wait_asked(cut):
            return
        left = reading_time(phrase)
        while left > 0 and not cut.wait(min(left, _LIFE_SECONDS)):
            left -= _LIFE_SECONDS
            self._or_lost()

    def cancel(self) -> None:
        """The key that cut us silences the reader too: that is its own custom."""

    def _wait_asked(self, cut: threading.Event) -> bool:
        """Until the reader has asked for the window; False where somebody cut us meanwhile, or it is closed."""
        while not cut.is_set():
            self._or_lost()
            stand = self._stand()
            if stand is Stand.ASKED:
                return True
            if stand is Stand.OVER:
                return False
            if stand is Stand.OFFERED:
                self._offered_at = self._offered_at or time.monotonic()
            late = self._offered_at is not None and time.monotonic() - self._offered_at > self._patience
            if late or stand is Stand.NEVER:
                raise VoiceLost(f"{self.name}: nobody asks for the window")
            cut.wait(_POLL_SECONDS)
        return False

    def _or_lost(self) -> None:
        if self.is_gone:
            raise VoiceLost(f"{self.name}: the screen reader has gone")


def can_offer() -> bool:
    """Is the library there that hands the tree to readers?"""
    return importlib.util.find_spec("accesskit") is not None
