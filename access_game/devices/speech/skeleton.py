"""A driver to copy: it writes what it would say into a stream, at the pace of a calm reader.

A new driver is one file like this one and one line in `choice.py`.
"""

from __future__ import annotations

import io
import sys
import threading
from typing import TextIO

from access_game.devices.speech.voice import Ability, Phrase, VoiceLost


class SkeletonVoice:
    name = "skeleton"  # what the player types after --speech
    description = "Writes what it would say"
    reader = ""  # the name of a screen reader, where it speaks through one
    abilities = Ability.CANCEL | Ability.RATE

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr

    def check(self) -> bool:
        # True only if a phrase given now would be heard: a library that loads is not yet a voice.
        return not self._stream.closed

    def open(self) -> None:
        # Whatever is slow belongs here, on the queue's thread, and not in __init__.
        if not self.check():
            raise VoiceLost(self.name)

    def close(self) -> None:
        pass

    def speak(self, phrase: Phrase, cut: threading.Event) -> None:
        if cut.is_set():
            return
        try:
            self._stream.write(phrase.text + "\n")
            self._stream.flush()
        except (OSError, ValueError, io.UnsupportedOperation) as error:
            raise VoiceLost(self.name) from error
        # Blocks as long as the phrase lasts: the chrono starts when the question has been heard.
        cut.wait(len(phrase.text.split()) * 60 / phrase.rate)

    def cancel(self) -> None:
        # `cut` already wakes `speak`; a driver with a device of its own silences it here.
        pass
