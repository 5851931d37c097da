"""What the command line wants of the program."""

from __future__ import annotations

from dataclasses import dataclass, replace

from access_game.home.settings import Settings


@dataclass(frozen=True)
class Wishes:
    """What the command line wants; it wins over the settings, and is not kept."""

    terminal: bool = False
    language: str = ""
    speech: str = ""
    braille: str = ""
    sound: str = ""

    def over(self, settings: Settings) -> Settings:
        return replace(
            settings,
            language=self.language or settings.language,
            speech=self.speech or settings.speech,
            braille=self.braille or settings.braille,
            sound=self.sound or settings.sound,
        )
