"""The braille display of the program: looked for until it is there, given its table, and cleared on leaving."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from threading import Lock

from access_game.devices.braille.bindings import DIRECT
from access_game.devices.braille.contracted import contracted
from access_game.devices.braille.display import Display, NoDisplay
from access_game.devices.braille.events import Back, Event, Lost
from access_game.devices.braille.scout import Scout
from access_game.devices.braille.tables import Encoded, encode
from access_game.devices.keys.commands import BY_NAME
from access_game.home.settings import Settings
from access_game.narration.phrasebook import DOTS, KEYS
from access_game.narration.utterance import PROGRAM
from access_game.players.chords import MINE
from access_game.players.console import Console
from access_game.players.dots import Dots

from .vigil import Crier, Vigil

LAST_WORDS = 8.0  # seconds in which whoever has only the line may read good-bye to its end
STUCK = 1.0  # seconds after which whoever asks the network for a name, or waits for us, is left behind
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


def own_keys(settings: Settings) -> dict[str, str]:
    """The dots of commands that there are."""
    return {name: dots for name, dots in settings.dots.items() if name in MINE or name in BY_NAME}


class Fingers:
    """`on_come`: a display that was looked for has come, and is under the fingers. `crier`: who tells the others,
    where they are not at this console."""

    def __init__(self, console: Console, crier: Crier | None = None) -> None:
        self.console = self._own = console
        self.crier: Crier = crier or console
        self.on_come: Callable[[], None] = lambda: None
        self.others: Callable[[], Iterable[str]] = tuple  # what others here have for a display
        self.display: Display | None = None
        self.dots: Dots | None = None
        self._is_guest = False
        self.is_lost = False  # it was there, and does not answer now
        self._settings, self._language, self._alone = Settings(), "fr", False
        self._wish = ""  # the display that is open, as it was asked for; or that was, until another one is
        self._vigil = Vigil(self.crier, "off", False)
        self._scout: Scout | None = None
        self._wanted = 0  # how often something was chosen; who waited for an older choice gives up
        self._is_closed = False
        self._choosing = Lock()
        self._opening = Lock()  # a player may choose faster than a display answers

    @property
    def has_reader(self) -> bool:
        """Somebody reads by it, or will as soon as the display they named is there."""
        return self.dots is not None or self.is_awaited

    @property
    def is_awaited(self) -> bool:
        """One that was named is not there, and is looked for."""
        scout = self._scout
        return scout is not None and scout.is_named and scout.is_looking and not scout.is_over

    def open(self, settings: Settings, language: str, alone: bool, unheard: bool = False) -> None:
        """What is not there is said, and looked for from now on; where "auto" finds none it is said only if nobody
        hears (`unheard`). Where another display was open it goes first, since both may be on one port, and comes back
        where the wish fails."""
        scout = self._new_scout(settings.braille)
        mine = self._choose(scout)
        with self._opening:
            if mine != self._wanted:
                return
            self._settings, self._language, self._alone = settings, language, alone
            self._vigil = Vigil(self.crier, settings.braille, unheard)
            self._put_away()
            display = scout.look()
            if display is not None:
                self._take(scout, display)
            elif not self._bring_back(scout.missing, mine):
                self._go_on_looking(scout, mine)

    def _choose(self, scout: Scout | None) -> int:
        """The player wants that one, or none, and whoever looked for another one ends."""
        with self._choosing:
            before, self._scout = self._scout, scout
            self._wanted += 1
            mine = self._wanted if not self._is_closed else -1
        if before is not None:
            before.close()
        return mine

    def _bring_back(self, missing: NoDisplay | None, mine: int) -> bool:
        """The display that was open before the one wished for, which is not there."""
        former = self._new_scout(self._wish)
        if not self._wish or missing is None or not self._look_with(former, mine):
            return False
        display = former.look()
        if display is not None:
            self._vigil.tell(missing, is_sought=False)
            self._take(former, display)
        return display is not None

    def _go_on_looking(self, failed: Scout, mine: int) -> None:
        if not self._look_with(failed, mine):
            return
        is_sought = failed.missing is None or failed.missing.may_pass
        self._vigil.tell(failed.missing, is_sought)
        if is_sought:
            failed.begin()

    def _look_with(self, scout: Scout, mine: int) -> bool:
        """False where something else was chosen meanwhile."""
        with self._choosing:
            if mine == self._wanted:
                self._scout = scout
            return mine == self._wanted

    def _new_scout(self, wish: str) -> Scout:
        return Scout(wish, self._receive, self._come, self._miss, lambda: self.others())

    def _come(self, scout: Scout, display: Display) -> None:
        """On the thread of who looked. It is told to the others; under the fingers it is known."""
        with self._opening:
            if scout is not self._scout or scout.is_over:
                display.close()
                return
            self.crier.announce("braille-here", PROGRAM, name=display.name)
            self._take(scout, display)
        self.on_come()

    def _miss(self, scout: Scout, missing: NoDisplay | None) -> None:
        if scout is self._scout:
            self._vigil.look(missing)

    def _take(self, scout: Scout, display: Display) -> None:
        if not scout.give():
            display.close()
            return
        self._wish, self.is_lost = "", False
        if display.name == "silent":
            display.close()
            return
        self.display, self._wish = display, scout.wish
        self._lay(display)

    def _lay(self, display: Display) -> None:
        """Under the fingers of whoever sits at the console."""
        settings, language = self._settings, self._language
        name = table_name(settings, language)
        self.dots = Dots(self.console, display, encoder(settings, language), name, self._alone, own_keys(settings))
        self.dots.scrolling.seconds = settings.scroll
        with self.console.lock:
            if self._alone and not self.console.by_lines and not self._is_guest:
                self.console.answer_by(DOTS)
            self._hint()
            self.console.ears.append(self.dots)
            self.console.eyes.append(self.dots)
            self.dots.welcome()
            self.console.refresh()

    def _hint(self) -> None:
        """What the help says besides; where it names the keys itself, or they are not those we know, only how one
        reads."""
        console = self.console
        are_known = console.chords.keys is DIRECT and not console.chords.own and not console.by_dots
        console.hints = HINTS if are_known else HINTS[:1]

    def move(self, console: Console, is_guest: bool = False) -> None:
        """Whoever reads there sits at that console from now on. `is_guest`: others hear or see what is said at it, and
        it is worded for them. Who is just opening their display may have to tell so at a console that we hold: they lay
        it where it belongs by then."""
        is_mine = self._opening.acquire(timeout=STUCK)
        try:
            if is_mine:
                self._take_up()
            self.console, self._is_guest = console, is_guest
            if is_mine and self.display is not None:
                self._lay(self.display)
        finally:
            if is_mine:
                self._opening.release()

    def _put_away(self) -> None:
        self._take_up()
        if self.display is not None:
            self.display.close()
        self.display = None

    def _take_up(self) -> None:
        dots = self.dots
        if dots is not None:
            with self.console.lock:
                self.console.ears.remove(dots)
                self.console.eyes.remove(dots)
                self.console.hints = ()
                if self.console.by_dots:
                    self.console.answer_by(KEYS)
                self.dots = None  # last: who sees that it is gone finds nothing of it
            dots.scrolling.stop()
            dots.wipe()  # nobody waits for words that can no longer be read

    def obey(self, settings: Settings, language: str) -> None:
        self._settings, self._language = settings, language
        if self.dots is not None:
            self.dots.scrolling.seconds = settings.scroll
            self.dots.use(encoder(settings, language), table_name(settings, language), own_keys(settings))
            with self.console.lock:
                self._hint()
                if self.console.by_dots:
                    self.console.answer_by(DOTS)  # which names the keys

    def be_alone(self) -> None:
        """Nobody else is there any more: what is told counts as heard when it has been read."""
        self._alone = True
        if self.dots is not None:
            self.dots.reading.be_alone()

    def _receive(self, event: Event) -> None:
        if isinstance(event, Lost | Back):
            self.is_lost = isinstance(event, Lost)
            if self.console is self._own and self.crier is not self._own:  # nobody else is at that console
                self.crier.announce("braille-lost" if self.is_lost else "braille-back", PROGRAM)
        if self.dots is not None:
            self.dots.receive(event)

    def close(self) -> None:
        """Whoever has only the line may read the last one; then nothing of ours stays under the fingers. Who is still
        looking stops at once."""
        self._is_closed = True
        self._choose(None)
        is_mine = self._opening.acquire(timeout=STUCK)
        try:
            self._let_read()
        finally:  # somebody may be in a hurry
            if self.display is not None:
                self.display.close()
            if is_mine:
                self._opening.release()

    def _let_read(self) -> None:
        dots, until = self.dots, time.monotonic() + LAST_WORDS
        while dots is not None and dots.is_awaited and not self.is_lost and time.monotonic() < until:
            time.sleep(0.02)
