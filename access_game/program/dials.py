"""The dials of the program: settings that a key turns, and settings obeyed by the devices."""

from __future__ import annotations

import locale
import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from access_game.devices.keys.keymap import Keymap
from access_game.devices.speech.queue import Manner
from access_game.home.settings import Settings
from access_game.narration.phrasebook import LANGUAGES
from access_game.narration.utterance import PROGRAM, Say, Utterance

if TYPE_CHECKING:
    from .app import Program

_log = logging.getLogger(__name__)
DIALS = {  # command: setting, step, does it go round
    "verbosity": ("verbosity", 1, True),
    "slower": ("rate", -1, False),
    "faster": ("rate", 1, False),
    "effects_down": ("effects", -1, False),
    "effects_up": ("effects", 1, False),
    "full_screen": ("full_screen", 1, True),
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
    try:
        system = locale.getlocale()[0] or ""
    except ValueError:  # a locale nobody has heard of
        system = ""
    names = {"fr": "fr", "en": "en", "fren": "fr", "engl": "en"}  # Windows says "French_France"
    return names.get(system[:2].lower()) or names.get(system[:4].lower()) or "fr"


class Dials:
    def __init__(self, program: Program) -> None:
        self.program = program
        self._is_telling = False  # that something was not kept

    def turn(self, name: str) -> str:
        """One step of a dial; what is said of it. Nothing for a command that is no dial."""
        if name not in DIALS:
            return ""
        program = self.program
        setting, step, around = DIALS[name]
        before = program.shelf.settings
        after = before.next(setting, step, around)
        program.change(**{setting: getattr(after, setting)})
        pages, console = program.hall.settings_pages, program.console
        if setting in ("rate", "effects"):
            text = console.text(f"knob-{setting}", value=getattr(after, setting))
        else:
            text = pages.line(setting, pages.value(after, setting))
        return console.text("knob-edge", text=text) if after == before else text

    def manner(self) -> Manner:
        settings = self.program.settings
        return Manner(settings.rate, settings.pitch, settings.volume / 100, settings.mono, settings.seat_voices)

    def change(self, chosen: Mapping[str, Any]) -> None:
        """Keep what was chosen and obey it at once. Only that: a wish of the command line is never kept, and it ends
        where the player chooses otherwise."""
        program, shelf = self.program, self.program.shelf
        before = program.settings
        program.wishes = program.wishes.without(chosen)
        self._keep(lambda: shelf.change(replace(shelf.settings, **chosen)), shelf.file)
        self._follow(before)

    def choose_profile(self, profile: str) -> None:
        program, shelf = self.program, self.program.shelf
        before = program.settings
        self._keep(lambda: shelf.choose(profile), shelf.home.settings)
        self._follow(before)

    def _keep(self, keep: Callable[[], None], file: Path) -> None:
        try:
            keep()
        except OSError as trouble:
            _log.warning("%s: %s", file, trouble)
            if self._is_telling:
                return  # a key held down would pile it up behind itself
            self._is_telling = True
            text = self.program.console.text("setting-not-kept", file=str(file))
            words = Utterance((Say(text),), language=self.program.language, braille=text, scope=PROGRAM)
            self.program.console.say(words, self._told)

    def _told(self) -> None:
        self._is_telling = False

    def _follow(self, before: Settings) -> None:
        """From those settings to the ones in force now; what is not open yet will open by itself."""
        program, settings = self.program, self.program.settings
        self.obey(settings)
        if settings.keys != before.keys:
            program.console.keymap = Keymap.from_changes(settings.keys)
        if program.face is not None:
            if settings.speech != before.speech:
                program.mouth.open()
            if settings.sound == "on" and program.mouth.queue is not None:
                program.mouth.cues.open()
            if settings.braille != before.braille:
                # To look for a display takes seconds, and the keys must not wait for it.
                Thread(target=program.open_braille, name="braille", daemon=True).start()
            if settings.displays != before.displays:
                Thread(target=program.neighbours.open, name="braille", daemon=True).start()
        language = language_of(settings.language)
        if language != program.language:
            program.speak(language)

    def obey(self, settings: Settings) -> None:
        """Everything that can be obeyed at once."""
        program = self.program
        if program.mouth.queue is not None:
            manner = program.mouth.queue.manner
            manner.rate, manner.pitch, manner.volume = settings.rate, settings.pitch, settings.volume / 100
            manner.mono, manner.seat_voices = settings.mono, settings.seat_voices
        volumes, on = program.mouth.cues.volumes, settings.sound == "on"
        volumes.effects = settings.effects / 100 if on else 0.0
        volumes.ambience = settings.effects / 160 if on else 0.0
        volumes.mono = settings.mono
        if not program.console.by_lines:
            program.console.positions = settings.positions
        if program.evening is not None:
            program.evening.set_verbosity(settings.verbosity)
            if program.neighbours.here:
                program.evening.be_heard(not program.patience.is_unheard)
        if program.face is not None:
            program.face.dress(settings)
        program.fingers.obey(settings, program.language)
        program.neighbours.obey(settings, program.language)
