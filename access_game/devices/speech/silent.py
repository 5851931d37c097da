"""No voice: what is said stands on the screen and on the braille line. Every phrase counts as heard at once."""

from __future__ import annotations

import threading

from access_game.devices.speech.voice import Ability, Phrase


class SilentVoice:
    name = "off"
    description = "No voice; text and braille only"
    reader = ""
    abilities = Ability.CANCEL

    def check(self) -> bool:
        return True

    def open(self) -> None:
        pass

    def close(self) -> None:
        pass

    def speak(self, phrase: Phrase, cut: threading.Event) -> None:
        pass

    def cancel(self) -> None:
        pass
