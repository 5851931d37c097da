"""The console: where a person sits. It holds the focus, understands commands, and answers every one of them.

It speaks to ears and shows itself to eyes, whatever these are: a voice, a window, a terminal, a braille line.
Keys come from one thread and the match from another, so everything here happens under one lock. Whatever somebody
means comes in by one door, `obey`, with the time it happened; what it changed is shown once, when the door closes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import takewhile
from threading import RLock

from access_game.devices.keys.keymap import Keymap
from access_game.devices.keys.stroke import Stroke
from access_game.devices.tape import Tape
from access_game.narration.fluent import Fact
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import PAGE, Cue, Lane, Part, Say, Utterance
from access_game.narration.view import View

from . import scribe
from .audience import Audience
from .guidance import HelpPage, explanation, item_words
from .intent import CURSOR, DELETE, ERASE, LINE, NOTHING, TOUCH, TYPE, Intent, meant
from .lines import read_line
from .pages import Choice, LinePage, ListPage, Page, TextPage
from .review import Review
from .senses import Knobs

MOVES = frozenset(("up", "down", "left", "right", "first", "last", "nth"))


class Console:
    def __init__(
        self,
        book: Phrasebook,
        keymap: Keymap | None = None,
        knobs: Knobs | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock`: the time of what a device could not tell the time of. It is the host's clock too."""
        self.lock = RLock()
        self.book, self.keymap, self.knobs, self.clock = book, keymap or Keymap(), knobs, clock
        self.audience = Audience()
        self.tape = Tape()  # of what reaches the ears here; the program may put a running one in its place
        self.ears, self.eyes, self.captions = self.audience.ears, self.audience.eyes, self.audience.captions
        self.scope = PAGE  # where one is: see `enter`
        self.pages: list[Page] = []
        self._nowhere: Page = ListPage("", (), lambda id: None)
        self.transcript = Transcript()
        self.actions: dict[str, Callable[[], None]] = {}  # commands of the match that is on
        self.seat_key: Callable[[int], bool] | None = None  # digits belong to the seats while a race is on
        self.decorate: Callable[[View], View] | None = None  # the match adds its table to what is shown
        self.on_fault: Callable[[Exception], None] | None = None
        self.at: float | None = None  # when that happened which is being obeyed; None: nobody has done anything
        self.by_lines = False  # a terminal: whole lines are typed, keys do not come singly
        self.hints: tuple[str, ...] = ()  # what the help says besides, of a braille display
        self.learning = False
        self.positions = True  # say "2 of 5" after an item
        self._said = 0  # how often something was said: a command that says nothing is found out
        self._gathered = 0  # how many are at work who will show everything at their end
        self._is_stale = False  # the eyes have not seen the newest view
        self.commands: dict[str, Callable[[], None]] = {
            "choose": lambda: self.page.choose(),
            "tick": self._tick,
            "details": self._details,
            "menu": self._menu,
            "silence": self.hush,
            "help": self._help,
            "where": self._where,
            "learn_keys": self._learn,
            **Review(self).commands,
        }
        self._deeds: dict[str, Callable[[Intent], None]] = {
            TYPE: lambda intent: self._on_line(lambda page: scribe.write(self, page, intent.text)),
            ERASE: lambda intent: self._on_line(lambda page: scribe.erase(self, page)),
            DELETE: lambda intent: self._on_line(lambda page: scribe.erase(self, page, ahead=True)),
            CURSOR: lambda intent: self._on_line(lambda page: self._say_move(page.go(intent.digit))),
            TOUCH: lambda intent: self._touch(intent.id),
            LINE: lambda intent: read_line(self, intent.text),
            NOTHING: lambda intent: None,
        }

    # Saying and showing -------------------------------------------------------------------------
    def text(self, id: str, /, **facts: Fact) -> str:
        return self.book.text(id, "", **facts)

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        """To every ear; `heard` once all of them are done."""
        with self.lock:
            self._said += 1
            scope = utterance.scope or self.scope
            self.audience.say(replace(utterance, scope=scope, number=self._said), heard)
            if utterance.text:
                self.refresh()

    def focus(self, words: str | Sequence[Part], *cues: str, tag: object = None, topic: str = "") -> None:
        """The answer to a key: it replaces older focus speech at once, and events go on behind it. `tag` "page" and
        "here": it says what an eye sees anyway, a page that opens or where one is on it."""
        said = (Say(words),) if isinstance(words, str) else tuple(words)
        parts: tuple[Part, ...] = (*(Cue(cue) for cue in cues), *said)
        utterance = Utterance(parts, Lane.FOCUS, language=self.book.language, topic=topic, tag=tag)
        self.say(replace(utterance, braille=utterance.text))

    def announce(self, id: str, scope: str = "", **facts: Fact) -> None:
        """A sentence of the program itself, in its place among the events. `scope`: where it belongs, if not here."""
        text = self.text(id, **facts)
        sound = (Cue(self.book.text(id, "cue")),) if self.book.has(id, "cue") else ()
        self.say(Utterance((*sound, Say(text)), language=self.book.language, braille=text, scope=scope))

    def enter(self, scope: str) -> None:
        """From now on everything said belongs there. Whatever of the scope that is left waits or is being said is taken
        away at once; one that lies around the new one is not left, and the same one again is a new one."""
        with self.lock:
            old, new = self.scope.split("/"), scope.split("/")
            self.scope = scope
            common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
            if common < len(old) or len(old) == len(new):
                self.take_away("/".join(old[: common + 1]))

    def take_away(self, scope: str) -> None:
        """Nothing that belongs there is said any more."""
        with self.lock:
            self.tape.left(scope, self._said)
            self.audience.leave(scope)
            self.refresh()

    def hush(self) -> None:
        self._said += 1  # silence is what was asked for
        self.audience.hush()

    def forget(self, topic: str) -> None:
        """Strike it from the history, the captions, and whatever waits to be said."""
        with self.lock:
            self.transcript.strike(topic)
            self.audience.drop(topic)
            self.refresh()

    def wipe(self) -> None:
        """Nothing private stays behind: not in the ears, not on the screen, not under the fingers."""
        self.audience.wipe()
        self.refresh()

    def view(self) -> View:
        page = self.pages[-1].view() if self.pages else View()
        view = replace(page, captions=tuple(text for text, _ in self.captions), language=self.book.language)
        if self.by_lines and self.pages and self.page.typing:
            view = replace(view, hint=self.text("line-hint"))
        return self.decorate(view) if self.decorate is not None else view

    def refresh(self) -> None:
        """Something changed: the eyes see it when whoever is at work has done, or at once where nobody is."""
        with self.lock:
            self._is_stale = True
            if not self._gathered:
                self.flush()

    def flush(self) -> None:
        """Show what has changed, once."""
        with self.lock:
            if self._is_stale:
                self._is_stale = False
                if self.eyes:
                    self.audience.show(self.view())

    @contextmanager
    def gather(self) -> Iterator[None]:
        """Much may change here; whoever gathers flushes at the end."""
        with self.lock:
            self._gathered += 1
            try:
                yield
            finally:
                self._gathered -= 1

    # Pages ------------------------------------------------------------------------------------
    @property
    def page(self) -> Page:
        """The one that has the focus. Between a match and what follows it there is none for a moment."""
        return self.pages[-1] if self.pages else self._nowhere

    def open(self, page: Page, *, quiet: bool = False) -> None:
        with self.lock:
            self.pages.append(page)
            if isinstance(page, TextPage):
                page.on_step = lambda: self.focus(self.here(), "move", tag="here")
            self.refresh()
            if not quiet:
                self.introduce()

    def close(self, page: Page | None = None) -> None:
        """Put a page away, with all that lies on it, and say where that leads."""
        with self.lock:
            page = page or self.page
            if page in self.pages:
                del self.pages[self.pages.index(page) :]
            self.refresh()
            if self.pages:
                self.introduce("back")

    def replace(self, page: Page, *, quiet: bool = False) -> None:
        with self.lock:
            self.pages[-1:] = []
            self.open(page, quiet=quiet)

    def introduce(self, *cues: str) -> None:
        """The title of the page and where its focus is."""
        title = self.page.title()
        self.focus((*((Say(title),) if title else ()), *self.here()), *cues, tag="page")

    def here(self) -> tuple[Part, ...]:
        """Where the focus is: the words of the item, then "ticked", then "2 of 5" where it helps."""
        return item_words(self, self.page)

    @contextmanager
    def guard(self) -> Iterator[None]:
        """A fault of ours must not end the evening: it is told in a sentence and written to the log."""
        try:
            yield
        except Exception as fault:
            if self.on_fault is None:
                raise
            self.on_fault(fault)

    # The door ------------------------------------------------------------------------------------
    def obey(self, intent: Intent) -> None:
        """Whatever somebody means comes in here. It is always answered, and it has its own time."""
        with self.gather():
            with self.guard():
                self.tape.key(intent.name, self._said)
                before, page = self._said, self.page
                self.at = intent.at or self.clock()
                try:
                    self._carry_out(intent)
                finally:
                    self.at = None
                if self._said == before and intent.name != LINE:
                    self.focus(self.text("no-effect"), "edge")
                elif self._said == before and page is self.page:
                    self.introduce()
            self._is_stale = True  # also where nothing was said: a hidden letter, an answer on its way
            with self.guard():
                self.flush()

    def press(self, stroke: Stroke) -> None:
        """One key down."""
        with self.lock:
            self.obey(meant(stroke, self.keymap, self.page.typing))

    def line(self, text: str) -> None:
        """A whole line, as a terminal gives it: a number, a word, the name or the letter of a command."""
        self.obey(Intent(LINE, text=text))

    def touch(self, id: str, at: float = 0.0) -> None:
        """A routing key or a finger on an item: the focus goes there, and it is chosen."""
        self.obey(Intent(TOUCH, at, id=id))

    def _carry_out(self, intent: Intent) -> None:
        if self.learning and intent.stroke is not None and intent.name not in ("learn_keys", "voice_back"):
            self.focus(explanation(self, intent.stroke, None if intent.name in self._deeds else intent.name))
        elif intent.name in self._deeds:
            self._deeds[intent.name](intent)
        elif intent.name != "nth" or self.seat_key is None or not self.seat_key(intent.digit):
            self.do(intent.name, intent.digit)

    def do(self, command: str, digit: int = 0) -> None:
        """Carry out a command by name, whatever key, dot or menu it came from."""
        with self.lock:
            if command in MOVES:
                step = self.page.move(command, digit, self.at or self.clock())
                self._say_move(step.text, step.at_edge)
            elif command in self.actions:
                self.actions[command]()
            elif command in self.commands:
                self.commands[command]()
            elif self.knobs is not None and (text := self.knobs.turn(command)):
                self.focus(text)
            else:
                self.focus(self.text("only-in-match", command=self.text(f"command-{command}")), "edge")

    def _say_move(self, text: str, at_edge: bool = False) -> None:
        words = self.here() if isinstance(self.page, ListPage) else scribe.on_line(self, text)
        self.focus(words, *(("edge",) if at_edge else () if has_cue(words) else ("move",)), tag="here")

    def _on_line(self, deed: Callable[[LinePage], None]) -> None:
        if isinstance(self.page, LinePage):
            deed(self.page)

    def _touch(self, id: str) -> None:
        if isinstance(self.page, ListPage) and self.page.focus_on(id):
            self.page.choose()

    # Commands ------------------------------------------------------------------------------------
    def _tick(self) -> None:
        page = self.page
        state = page.tick() if isinstance(page, ListPage) else None
        if state is None:
            self.page.choose()
        else:
            self.focus(self.text("is-ticked" if state else "is-unticked", label=page.here()), tag="here")

    def _details(self) -> None:
        page = self.page
        detail = page.current.detail if isinstance(page, ListPage) and page.current else ""
        self.focus(detail or self.text("no-details"))

    def _menu(self) -> None:
        if not self.page.back():
            self.focus(self.text("nothing-behind"), "edge")

    def _where(self) -> None:
        words = (*(Say(page.title()) for page in self.pages if page.title()), *self.here())
        self.focus(words or self.text("no-effect"))

    def _help(self) -> None:
        """What matters here; whoever asks once more is told the rest."""
        if isinstance(self.page, HelpPage):
            self.replace(self.page.rest)
        else:
            self.open(HelpPage(self))

    def _learn(self) -> None:
        self.learning = not self.learning
        self.focus(self.text("learning-on" if self.learning else "learning-off"))

    # Small questions the console asks for itself -------------------------------------------------
    def confirm(self, title: str, on_yes: Callable[[], None]) -> None:
        def decide(id: str) -> None:
            self.close(page)
            if id == "yes":
                on_yes()

        choices = [Choice("no", self.text("choice-no")), Choice("yes", self.text("choice-yes"))]
        page = ListPage(title, choices, decide, on_back=lambda: self.close(page))
        self.open(page)


def has_cue(words: str | Sequence[Part]) -> bool:
    return not isinstance(words, str) and any(isinstance(part, Cue) for part in words)
