"""What the command line wants of the program."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from access_game.home.settings import Settings

WISHED = ("language", "speech", "braille", "sound")


@dataclass(frozen=True)
class Wishes:
    """What the command line wants; it wins over the settings, and is never kept."""

    terminal: bool = False
    language: str = ""
    speech: str = ""
    braille: str = ""
    sound: str = ""
    tape: str = ""  # the file to write one to
    displays: Mapping[str, str] = field(default_factory=dict)  # of those who have one of their own, by name

    def over(self, settings: Settings) -> Settings:
        return replace(
            settings,
            language=self.language or settings.language,
            speech=self.speech or settings.speech,
            braille=self.braille or settings.braille,
            sound=self.sound or settings.sound,
            displays={**settings.displays, **self.displays},
        )

    def without(self, names: Container[str]) -> Wishes:
        """Whoever chooses a setting in the menu wants that one now: the wish for it ends."""
        given_up: dict[str, Any] = {name: "" for name in WISHED if name in names}
        if "displays" in names:
            given_up["displays"] = {}
        return replace(self, **given_up)
