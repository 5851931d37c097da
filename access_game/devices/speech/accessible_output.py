"""The player's own screen reader, through accessible-output2: NVDA, JAWS, VoiceOver and others.

The library is asked for its concrete outputs, never for `Auto`, which does not braille and cannot be silenced. It may
hang, and prints instead of raising: so it lives on a desk of its own, and its prints go nowhere.
"""

from __future__ import annotations

import sys
import threading
from typing import Any

from access_game.devices.speech.desk import VoiceThread, reading_time
from access_game.devices.speech.pronunciation import pronounced
from access_game.devices.speech.voice import Ability, Phrase, VoiceLost

_NOT_READERS = frozenset({"Auto", "ESpeak", "SAPI5", "SAPI4"})  # voices, not readers: ours is quicker
_PACKAGE = "accessible_output2"


class AccessibleOutput:
    name = "accessible_output"
    description = "The screen reader, through accessible-output2"

    def __init__(self, patience: float = 1.0, start_patience: float = 5.0) -> None:
        self._patience = patience
        self._start_patience = start_patience
        self._desk: VoiceThread | None = None
        self._output: Any = None
        self._lock = threading.Lock()

    @property
    def abilities(self) -> Ability:
        return Ability.CANCEL | (Ability.BRAILLE if _can(self._output, "braille") else Ability.NONE)

    @property
    def reader(self) -> str:
        """The name of the reader that was found."""
        return str(getattr(self._output, "name", ""))

    def check(self) -> bool:
        """Is a reader running? Also finds one that was started, or started again, since the last time."""
        with self._lock:
            desk = self._fresh_desk()
            try:
                output = desk.ask(self._find, self._start_patience)
            except Exception:  # whatever the library does here only means: no reader
                return False
            self._output = output
            return output is not None

    def open(self) -> None:
        if self._output is None and not self.check():
            raise VoiceLost(self.name)

    def close(self) -> None:
        with self._lock:
            desk, output = self._desk, self._output
            self._desk = self._output = None
        if desk is not None:
            if not desk.is_stuck and hasattr(output, "close"):
                desk.post(output.close)
            desk.close()

    def speak(self, phrase: Phrase, cut: threading.Event) -> None:
        desk, output = self._desk, self._output
        if desk is None or output is None:
            raise VoiceLost(self.name)
        try:
            desk.ask(lambda: _hand_over(output, phrase, cut))
        except VoiceLost:
            raise
        except Exception as error:
            raise VoiceLost(f"{self.name}: {error}") from error
        cut.wait(reading_time(phrase))

    def cancel(self) -> None:
        desk, output = self._desk, self._output
        if desk is not None and output is not None and not desk.is_stuck:
            desk.post(lambda: _silence(output))

    def _fresh_desk(self) -> VoiceThread:
        if self._desk is None or self._desk.is_stuck:
            if self._desk is not None:
                self._desk.close()
            self._desk = VoiceThread(self.name, self._patience)
        return self._desk

    def _find(self) -> Any:
        import accessible_output2  # type: ignore[import-untyped]
        import accessible_output2.outputs  # type: ignore[import-untyped]

        if self._output is not None and self._output.is_active():
            return self._output
        for kind in accessible_output2.get_output_classes():
            if kind.__name__ in _NOT_READERS or getattr(kind, "system_output", False):
                continue
            _mute(kind)
            try:
                output = kind()
                if output.is_active():
                    return output
            except Exception:  # this reader is not here; the next may be
                continue
        return None


def _hand_over(output: Any, phrase: Phrase, cut: threading.Event) -> None:
    if cut.is_set():
        return  # silenced while it stood in the line: speaking now would come after the silence
    if not output.is_active():
        raise VoiceLost("the screen reader is gone")
    if phrase.text:
        output.speak(pronounced(phrase.text, phrase.language, reader=True), interrupt=False)
    if phrase.braille and _can(output, "braille"):
        output.braille(_plain(phrase.braille))


def _silence(output: Any) -> None:
    if hasattr(output, "silence"):
        output.silence()
    else:  # JAWS
        output.speak("", interrupt=True)


def _can(output: Any, verb: str) -> bool:
    """Does the output do this itself? The base class has every verb and does nothing."""
    return output is not None and any(
        verb in kind.__dict__ for kind in type(output).__mro__ if kind.__name__ not in ("Output", "object")
    )


def _plain(text: str) -> str:
    """For JAWS the text is pasted into a line of script: nothing may end the string it stands in."""
    return "".join(" " if not sign.isprintable() else {'"': "'", "\\": "/"}.get(sign, sign) for sign in text)


def _mute(kind: type) -> None:
    """Its constructor prints "Cannot find..." for each reader that is not here; a terminal would show and say it."""
    module = sys.modules.get(kind.__module__)
    if module is not None and kind.__module__.startswith(_PACKAGE):
        module.__dict__["print"] = lambda *_, **__: None
