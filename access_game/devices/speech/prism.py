"""The player's own screen reader, through prismatoid (the extra "prism"), which is preferred where it is installed.

Finding the best backend may take two seconds, so it happens on a desk of its own and never before the first word.
"""

from __future__ import annotations

import threading
from typing import Any

from access_game.devices.speech.desk import VoiceThread, reading_time
from access_game.devices.speech.pronunciation import pronounced
from access_game.devices.speech.voice import Ability, Phrase, VoiceLost

_READERS = (
    "NVDA",
    "JAWS",
    "VOICE_OVER",
    "ORCA",
    "ZDSR",
    "PC_TALKER",
    "SENSE_READER",
    "BOY_PC_READER",
    "SYSTEM_ACCESS",
    "WINDOW_EYES",
    "ZOOM_TEXT",
)
_BEGIN_SECONDS = 0.1  # until a reader admits that it has begun to speak
_POLL_SECONDS = 0.03


class Prism:
    name = "prism"
    description = "The screen reader, through Prism"

    def __init__(self, *, any_voice: bool = False, patience: float = 1.0, start_patience: float = 6.0) -> None:
        self._any_voice = any_voice  # asked for by name: then a voice of the system will do as well
        self._patience = patience
        self._start_patience = start_patience
        self._desk: VoiceThread | None = None
        self._context: Any = None
        self._backend: Any = None
        self._features: Any = None
        self._lock = threading.Lock()

    @property
    def abilities(self) -> Ability:
        features = self._features
        found = Ability.NONE
        for flag, ability in (
            ("supports_stop", Ability.CANCEL),
            ("supports_braille", Ability.BRAILLE),
            ("supports_is_speaking", Ability.MARKS),
        ):
            if getattr(features, flag, False):
                found |= ability
        return found

    @property
    def reader(self) -> str:
        return str(getattr(self._backend, "name", ""))

    def check(self) -> bool:
        with self._lock:
            if self._backend is not None and self._desk is not None and not self._desk.is_stuck:
                return True
            if self._desk is not None:
                self._desk.close()
            self._desk = VoiceThread(self.name, self._patience)
            try:
                self._backend = self._desk.ask(self._find, self._start_patience)
            except Exception:  # not installed, too slow or no reader: all the same to the player
                self._backend = None
            return self._backend is not None

    def open(self) -> None:
        if self._backend is None and not self.check():
            raise VoiceLost(self.name)

    def close(self) -> None:
        with self._lock:
            desk = self._desk
            self._desk = self._backend = self._features = self._context = None
        if desk is not None:
            desk.close()

    def speak(self, phrase: Phrase, cut: threading.Event) -> None:
        desk, backend, features = self._desk, self._backend, self._features
        if desk is None or backend is None:
            raise VoiceLost(self.name)
        try:
            desk.ask(lambda: _hand_over(backend, features, phrase, cut))
            if not getattr(features, "supports_is_speaking", False):
                cut.wait(reading_time(phrase))
                return
            left = 5.0 + 4 * reading_time(phrase)
            pause = _BEGIN_SECONDS
            while phrase.text and left > 0 and not cut.wait(pause) and desk.ask(lambda: backend.speaking):
                left -= pause
                pause = _POLL_SECONDS
        except VoiceLost:
            raise
        except Exception as error:
            raise VoiceLost(f"{self.name}: {error}") from error

    def cancel(self) -> None:
        desk, backend = self._desk, self._backend
        if desk is not None and backend is not None and not desk.is_stuck:
            desk.post(backend.stop)

    def _find(self) -> Any:
        import prism  # type: ignore[import-not-found]

        self._context = self._context or prism.Context()
        for name in _READERS:
            kind = getattr(prism.BackendId, name, None)
            if kind is not None and self._context.exists(kind):
                try:
                    backend = self._context.create(kind)
                    if self._fits(backend):
                        return backend
                except Exception:  # this reader is not running; the next may be
                    continue
        if self._any_voice:
            backend = self._context.create_best()
            if self._fits(backend):
                return backend
        return None

    def _fits(self, backend: Any) -> bool:
        features = backend.features
        if getattr(features, "is_supported_at_runtime", True) and getattr(features, "supports_speak", True):
            self._features = features
            return True
        return False


def _hand_over(backend: Any, features: Any, phrase: Phrase, cut: threading.Event) -> None:
    if cut.is_set():
        return  # silenced while it stood in the line
    if phrase.text:
        backend.speak(pronounced(phrase.text, phrase.language, reader=True).replace("\0", " "), False)
    if phrase.braille and getattr(features, "supports_braille", False):
        backend.braille(phrase.braille.replace("\0", " "))
