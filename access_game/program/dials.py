"""The dials of the program: settings that a key turns, and settings obeyed by the devices."""

from __future__ import annotations

import locale
import os
from typing import TYPE_CHECKING

from access_game.devices.speech.queue import Manner
from access_game.home.settings import Settings
from access_game.narration.phrasebook import LANGUAGES

if TYPE_CHECKING:
    from .app import Program

DIALS = {  # command: setting, step, does it go round
    "verbosity": ("verbosity", 1, True),
    "slower": ("rate", -1, False),
    "faster": ("rate", 1, False),
    "effects_down": ("effects", -1, False),
    "effects_up": ("effects", 1, False),
    "print_size": ("zoom", 1, True),
    "theme": ("theme", 1, True),
}


def language_of(chosen: str) -> str:
    """The player's choice, else the system's language; French if unknown."""
    if chosen in LANGUAGES:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "fr"
    system = locale.getlocale()[0] or ""
    names = {"fr": "fr", "en": "en", "fren": "fr", "engl": "en"}  # Windows says "French_France"
    return names.get(system[:2].lower()) or names.get(system[:4].lower()) or "fr"


class Dials:
    def __init__(self, program: Program) -> None:
        self.program = program

    def turn(self, name: str) -> str:
        """One step of a dial; what is said of it. Nothing for a command that is no dial."""
        if name not in DIALS:
            return ""
        program = self.program
        setting, step, around = DIALS[name]
        before = program.shelf.settings
        after = before.next(setting, step, around)
        program.change(after)
        pages, console = program.hall.settings_pages, program.console
        if setting in ("rate", "effects"):
            text = console.text(f"knob-{setting}", value=getattr(after, setting))
        else:
            text = pages.line(setting, pages.value(after, setting))
        return console.text("knob-edge", text=text) if after == before else text

    def manner(self) -> Manner:
        settings = self.program.settings
        return Manner(settings.rate, settings.pitch, settings.volume / 100, settings.mono, settings.seat_voices)

    def obey(self, settings: Settings) -> None:
        """Everything that can be obeyed at once."""
        program = self.program
        if program.queue is not None:
            manner = program.queue.manner
            manner.rate, manner.pitch, manner.volume = settings.rate, settings.pitch, settings.volume / 100
            manner.mono, manner.seat_voices = settings.mono, settings.seat_voices
        volumes, on = program.cues.volumes, settings.sound == "on"
        volumes.effects = settings.effects / 100 if on else 0.0
        volumes.ambience = settings.effects / 160 if on else 0.0
        volumes.mono = settings.mono
        if not program.wishes.terminal:
            program.console.positions = settings.positions
        if program.evening is not None:
            program.evening.set_verbosity(settings.verbosity)
        if program.face is not None:
            program.face.dress(settings)
        program.fingers.obey(settings, program.language)
