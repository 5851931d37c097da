"""Whoever plays at a braille display of their own: each has a console to themselves, where nothing is read but what is
theirs. What befalls such a display is told at the table."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import replace
from threading import Lock, Thread
from typing import TYPE_CHECKING

from access_game.core.journal import Header
from access_game.core.seats import Seat
from access_game.home.settings import Settings
from access_game.narration.fluent import Fact
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.utterance import PROGRAM, Say, Utterance
from access_game.narration.view import Kind
from access_game.players.console import Console
from access_game.players.pages import ListPage

from .dials import DIALS
from .fingers import Fingers

if TYPE_CHECKING:
    from .app import Program

AT_THE_TABLE = ("settings", "quit", "voice_back")  # what is everybody's, besides the dials


class Neighbour:
    """One of them. `wish`: their display, as it is named on the command line or in the settings."""

    def __init__(self, program: Program, name: str, wish: str) -> None:
        self.program, self.name, self.wish = program, name, wish
        self.console = console = Console(Phrasebook(program.language), program.console.keymap)
        self.fingers = Fingers(console, self)
        self.page = ListPage("", (), lambda id: None, kind=Kind.TEXT)
        console.tape = program.console.tape.of(name)
        console.knobs, console.on_fault = self, self.fault
        for command in AT_THE_TABLE:
            console.commands[command] = lambda: console.focus(console.text("neighbour-elsewhere"), "edge")
        self.fingers.on_come, self.fingers.others = program.patience.look, self.others
        self.rest()

    def open(self, settings: Settings, language: str) -> None:
        """Nobody else reads there, so whoever reads is waited for, and a display that is not there is looked for."""
        self.fingers.open(replace(settings, braille=self.wish), language, alone=True, unheard=True)
        if self.console.tape.is_running:
            self.console.announce("tape-begun", PROGRAM, file=self.program.reel.name)

    def others(self) -> list[str]:
        """What everybody else has for a display."""
        settings = self.program.settings
        return [settings.braille, *(wish for name, wish in settings.displays.items() if name != self.name)]

    def rest(self) -> None:
        """Between two matches."""
        console = self.console
        with console.lock:
            if console.actions:
                return  # the next match is on already
            self.page.rebuild((), console.text("neighbour-title", name=self.name))
            self.page.help = console.text("neighbour-help")
            console.pages[:] = [self.page]
            console.refresh()

    def speak(self, language: str) -> None:
        console = self.console
        with console.lock:
            console.book = Phrasebook(language, manner=console.book.manner)
            console.answer_by(console.book.manner)
        self.rest()

    def tell(self, text: str) -> None:
        words = Utterance((Say(text),), language=self.console.book.language, braille=text, scope=PROGRAM)
        self.console.say(words)

    # What the console and the fingers want of those around them ---------------------------------------------
    def turn(self, name: str) -> str:
        """The dials are the table's."""
        return self.console.text("neighbour-elsewhere") if name in DIALS else ""

    def announce(self, id: str, scope: str = "", **facts: Fact) -> None:
        table = self.program.console
        table.announce("neighbour-display", scope, name=self.name, said=table.text(id, **facts))

    def fault(self, error: Exception) -> None:
        self.tell(self.program.faulty(error))


class Neighbours:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.here: dict[str, Neighbour] = {}  # by name, as it is heard
        self._gone: dict[str, Neighbour] = {}  # whose display was taken away: in a match their chair stays theirs
        self._changing = Lock()

    @property
    def names(self) -> Container[str]:
        """As they are heard."""
        return self.here.keys()

    def open(self) -> None:
        """Those that are wanted now; one that is not wanted any more, or has another display, is put away."""
        program = self.program
        with self._changing:
            wanted = {name.casefold(): (name, wish) for name, wish in program.settings.displays.items()}
            for key in self.here.keys() - wanted.keys():
                gone = self._gone[key] = self.here.pop(key)
                gone.wish = "off"
                gone.open(program.settings, program.language)
            for key, (name, wish) in wanted.items():
                one = self.here.get(key) or self._gone.pop(key, None) or Neighbour(program, name, "off")
                if key not in self.here or one.wish != wish:
                    one.wish, self.here[key] = wish, one
                    one.open(program.settings, program.language)

    def seated(self, header: Header) -> dict[Seat, Console]:
        """Who of that match sits at a display of their own. Somebody has to sit at the table itself: where all have
        one, the first does."""
        people = [Seat(number) for number, level in enumerate(header.levels) if not level]
        own = {seat: self.here[key] for seat in people if (key := header.seats[seat].casefold()) in self.here}
        first = own.pop(people[0]) if own and len(own) == len(people) else None
        for one in self.here.values():  # whoever sat at the table stays there with their last words till the next match
            is_at_table = one.fingers.console is not one.console
            if one is first and not is_at_table:
                one.fingers.move(self.program.console, is_guest=not self.program.patience.is_unheard)
            elif one is not first and is_at_table:
                one.fingers.move(one.console)
        for one in own.values():
            if one.fingers.dots is None:
                self.program.console.announce("neighbour-missing", PROGRAM, name=one.name)
        return {seat: one.console for seat, one in own.items()}

    def rest(self) -> None:
        self._each(lambda one: one.rest())

    def tell(self, text: str) -> None:
        self._each(lambda one: one.tell(text))

    def speak(self, language: str) -> None:
        self._each(lambda one: one.speak(language))

    def obey(self, settings: Settings, language: str) -> None:
        def follow(one: Neighbour) -> None:
            one.console.keymap = self.program.console.keymap
            one.fingers.obey(settings, language)

        self._each(follow)

    def close(self) -> None:
        """All at once: each may read their last line to its end."""
        closing = [Thread(target=one.fingers.close, daemon=True) for one in self.here.values()]
        for one in closing:
            one.start()
        for one in closing:
            one.join()

    def _each(self, do: Callable[[Neighbour], None]) -> None:
        for one in list(self.here.values()):
            do(one)
