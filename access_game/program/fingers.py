"""The braille display of the program: found, opened, given its table, and taken up again when it comes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from threading import Lock

from access_game.devices.braille.choice import open_display
from access_game.devices.braille.contracted import contracted
from access_game.devices.braille.display import Display, NoDisplay
from access_game.devices.braille.events import Event
from access_game.devices.braille.tables import Encoded, encode
from access_game.home.settings import Settings
from access_game.players.console import Console
from access_game.players.dots import Dots

HINTS = ("help-dots-read", "help-dots-move", "help-dots-letters", "help-dots-review")


def table_name(settings: Settings, language: str) -> str:
    if language == "fr":
        return "fr8" if settings.table8 else "fr6"
    return "en8" if settings.table8 else "ueb1"


def encoder(settings: Settings, language: str) -> Callable[[str], Encoded]:
    """Contracted braille where it is wanted and liblouis is there; else our own tables."""
    if settings.contracted:
        found = contracted(language)
        if found.encode is not None:
            return found.encode
    return partial(encode, name=table_name(settings, language))


class Fingers:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.display: Display | None = None
        self.dots: Dots | None = None
        self._wish = ""  # the display that is open, as it was asked for
        self._opening = Lock()  # a player may choose faster than a display answers

    def open(self, settings: Settings, language: str, alone: bool) -> tuple[str, dict[str, str]] | None:
        """What is to be said if the wished display is not there; nothing where "auto" finds none. Where another one
        was open it goes first, since both may be on one port, and comes back where the wish fails."""
        with self._opening:
            before = self._wish
            self._put_away()
            said = self._open(settings, language, alone)
            if said is not None and before:
                self._open(replace(settings, braille=before), language, alone)
            return said

    def _open(self, settings: Settings, language: str, alone: bool) -> tuple[str, dict[str, str]] | None:
        try:
            display = open_display(settings.braille, self._receive)
        except NoDisplay as missing:
            return f"no-display-{missing.reason.replace('_', '-')}", missing.facts
        if display.name == "silent":
            display.close()
            return None
        self.display, self._wish = display, settings.braille
        name = table_name(settings, language)
        self.dots = Dots(self.console, display, encoder(settings, language), name, alone)
        with self.console.lock:
            self.console.hints = HINTS
            self.console.ears.append(self.dots)
            self.console.eyes.append(self.dots)
            self.console.refresh()
        return None

    def _put_away(self) -> None:
        dots, self.dots, self._wish = self.dots, None, ""
        if dots is not None:
            with self.console.lock:
                self.console.ears.remove(dots)
                self.console.eyes.remove(dots)
                self.console.hints = ()
            dots.wipe()  # nobody waits for words that can no longer be read
        self.close()
        self.display = None

    def obey(self, settings: Settings, language: str) -> None:
        if self.dots is not None:
            self.dots.use(encoder(settings, language), table_name(settings, language))

    def _receive(self, event: Event) -> None:
        if self.dots is not None:
            self.dots.receive(event)

    def close(self) -> None:
        if self.display is not None:
            self.display.close()
