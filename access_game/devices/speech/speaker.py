"""Whoever speaks just now: the first driver that can, and the next one when it is lost."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence

from access_game.devices.speech.silent import SilentVoice
from access_game.devices.speech.voice import Phrase, Voice, VoiceLost

_log = logging.getLogger(__name__)


class Speaker:
    """All but `cancel`, `give_up` and `voice` belong to the queue's thread. `on_lost(name, next)`: this voice is lost,
    or could not begin, and that one speaks instead; without a name: nobody could begin. Who speaks instead may be
    nobody, "off"."""

    def __init__(self, voices: Sequence[Voice], on_lost: Callable[[str, str], None] | None = None) -> None:
        self._candidates = list(voices)
        self._on_lost = on_lost
        self._trying: Voice | None = None  # the one that is being opened
        self._gave_up = False
        self.voice: Voice = SilentVoice()

    @property
    def is_silent(self) -> bool:
        return isinstance(self.voice, SilentVoice)

    def open(self) -> None:
        self.voice = self._first_of(self._candidates)
        self._tell_missing()

    def use(self, voices: Sequence[Voice]) -> None:
        """Change over to the first of these that can speak; stay where that is the one who speaks already."""
        before = self.voice
        self._candidates = list(voices)
        self.voice = self._first_of(self._candidates, already_open=before)
        if self.voice is not before:
            _close(before)
        self._tell_missing()

    def say(self, phrase: Phrase, cut: threading.Event) -> None:
        """Said by somebody: a voice that is lost in the middle is replaced, and the phrase is said again."""
        while not cut.is_set():
            try:
                self.voice.speak(phrase, cut)
                return
            except VoiceLost as error:
                _log.warning("voice lost: %s", error)
            except Exception:  # a fault in one driver must not silence the game
                _log.exception("the voice %s failed", self.voice.name)
            self._replace_lost()

    def cancel(self) -> None:
        try:
            self.voice.cancel()
        except Exception:
            _log.exception("the voice %s cannot be silenced", self.voice.name)

    def give_up(self) -> None:
        """We are leaving: whoever is still being opened need not come."""
        self._gave_up = True
        trying = self._trying
        if trying is not None:
            try:
                trying.cancel()
            except Exception:
                _log.exception("the voice %s cannot be given up", trying.name)

    def close(self) -> None:
        _close(self.voice)
        self.voice = SilentVoice()

    def _replace_lost(self) -> None:
        lost = self.voice
        _close(lost)
        rest = self._candidates
        if lost in rest:
            rest = rest[rest.index(lost) + 1 :]
        self.voice = self._first_of(rest)
        self._tell_lost(lost.name)

    def _tell_missing(self) -> None:
        """The one that was asked for cannot speak. Where nobody can, whom it was asked of does not matter."""
        first = next(iter(self._candidates), self.voice)
        if self.voice is not first and not isinstance(first, SilentVoice):
            self._tell_lost("" if self.is_silent else first.name)

    def _tell_lost(self, name: str) -> None:
        if self._on_lost is not None and not self._gave_up:
            try:
                self._on_lost(name, self.voice.name)
            except Exception:
                _log.exception("nobody could be told that %s is lost", name)

    def _first_of(self, voices: Sequence[Voice], already_open: Voice | None = None) -> Voice:
        for voice in voices:
            if voice is already_open:
                return voice
            if self._gave_up:
                break
            self._trying = voice
            try:
                if voice.check():
                    voice.open()
                    return voice
            except VoiceLost as error:
                _log.warning("cannot open a voice: %s", error)
            except Exception:
                _log.exception("the driver %s failed", voice.name)
            finally:
                self._trying = None
        return SilentVoice()


def _close(voice: Voice) -> None:
    try:
        voice.close()
    except Exception:
        _log.exception("the voice %s cannot be closed", voice.name)
