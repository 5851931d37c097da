"""What a speech driver is: a name, a description, what it can do, and one verb that blocks until it was heard."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from enum import Flag, auto
from typing import Protocol


class Ability(Flag):
    """What a driver honours; whatever it does not is simply left out of what the player hears."""

    NONE = 0
    CANCEL = auto()  # can be silenced in the middle of a word
    PAN = auto()  # speaks from a place between the ears
    VOICES = auto()  # has a voice for each seat
    RATE = auto()
    PITCH = auto()
    VOLUME = auto()
    MARKS = auto()  # knows by itself when a phrase has been heard
    BRAILLE = auto()  # carries the short text to a braille display
    RENDER = auto()  # can write to a file what it would say
    SHOWN = auto()  # somebody else reads it from the window, which must therefore not be covered


class VoiceLost(Exception):
    """The voice went away in the middle of the game; the sentence must be said by another one."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """One breath: what a driver is asked to say."""

    text: str
    language: str = "fr"
    voice: int | None = None  # the seat that speaks; None is the narrator
    rate: int = 200  # words a minute
    pitch: int = 50  # 0 to 100
    volume: float = 1.0  # 0 to 1
    pan: float = 0.0  # -1 left to 1 right
    braille: str = ""


class Voice(Protocol):
    """A driver. `check` may be slow and is never called on the player's thread."""

    @property
    def name(self) -> str: ...

    @property
    def description(self) -> str: ...

    @property
    def abilities(self) -> Ability: ...

    @property
    def reader(self) -> str:
        """The screen reader behind it, once one was found; empty for a voice that is none."""

    def check(self) -> bool:
        """Can this driver speak here and now?"""

    def open(self) -> None:
        """Get ready to speak; raises VoiceLost where that fails."""

    def close(self) -> None:
        """Give everything back; may be called twice, and before `open`."""

    def speak(self, phrase: Phrase, cut: threading.Event) -> None:
        """Say it, and return when it was heard or `cut` is set; raises VoiceLost where the voice is gone."""

    def cancel(self) -> None:
        """Fall silent at once. Called from any thread, together with the setting of `cut`."""
