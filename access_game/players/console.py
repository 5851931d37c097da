"""The console: where a person sits. It holds the focus, understands commands, and answers every one of them.

It speaks to ears and shows itself to eyes, whatever these are: a voice, a window, a terminal, a braille line.
Keys come from one thread and the match from another, so everything here happens under one lock. Whatever somebody
means comes in by one door, `obey`, with the time it happened; what it changed is shown once, when the door closes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from threading import RLock

from access_game.devices.keys.keymap import Keymap
from access_game.devices.keys.stroke import Stroke
from access_game.devices.screen.draft import Typed
from access_game.devices.tape import Tape
from access_game.narration.fluent import Fact
from access_game.narration.phrasebook import DOTS, LINES, Phrasebook
from access_game.narration.survey import CELLS
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import GREETING, PROGRAM, Cue, Lane, Part, Say, Utterance
from access_game.narration.view import View

from . import scribe
from .audience import Audience
from .chords import Chords
from .controls import Controls
from .guidance import explanation, item_words
from .intent import CURSOR, DELETE, ERASE, LINE, NOTHING, TOUCH, TYPE, Intent, meant
from .leaf import lay_down
from .lines import read_line
from .pages import Choice, LinePage, ListPage, Page, TextPage
from .racing import RacePage
from .review import Review
from .senses import Knobs
from .waiting import WaitingPage
from .whereabouts import Whereabouts

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
        self.ears, self.eyes = self.audience.ears, self.audience.eyes
        self._whereabouts = Whereabouts()
        self.pages: list[Page] = []
        self._nowhere: Page = ListPage("", (), lambda id: None)
        self.transcript = Transcript()
        self.actions: dict[str, Callable[[], None]] = {}  # commands of the match that is on
        self.seat_key: Callable[[int], bool] | None = None  # digits belong to the seats while a race is on
        self.decorate: Callable[[View], View] | None = None  # the match adds its table to what is shown
        self.look: Callable[[], None] | None = None  # the match looks at what has changed before that is shown
        self.waiting = ""  # what waits beneath the page that has the focus, and how to get back to it
        self.on_fault: Callable[[Exception], None] | None = None
        self.at: float | None = None  # when that happened which is being obeyed; None: nobody has done anything
        self.is_obeying = False  # a key came, and its answer is not said yet
        self.forgets = True  # what was private is gone from sight for good; some terminals keep every line
        self.hints: tuple[str, ...] = ()  # what the help says besides, of a braille display
        self.chords = Chords()  # the commands of its keys
        self.cells = CELLS  # how many it has for a text
        self.held: tuple[Page, str] | None = None  # a line that was begun before the question on this page came
        self.learning, self.positions = False, True  # the second: say "2 of 5" after an item
        self._said = self._answered = 0  # how often, and how often to a key: one that is not answered is found out
        self._gathered = 0  # how many are at work who will show everything at their end
        self._is_stale = False  # the eyes have not seen the newest view
        self.commands: dict[str, Callable[[], None]] = {
            "choose": lambda: self.page.choose(),
            "silence": self.hush,
            **Controls(self).commands,
            **Review(self).commands,
        }
        self._deeds: dict[str, Callable[[Intent], None]] = {
            TYPE: self._type,
            ERASE: lambda intent: self._on_line(lambda page: scribe.erase(self, page)),
            DELETE: lambda intent: self._on_line(lambda page: scribe.erase(self, page, ahead=True)),
            CURSOR: lambda intent: self._on_line(lambda page: self._say_move(page.go(intent.digit))),
            TOUCH: lambda intent: self._touch(intent.id),
            LINE: lambda intent: read_line(self, intent.typed or Typed(intent.text)),
            NOTHING: lambda intent: None,
        }

    @property
    def by_lines(self) -> bool:
        """A terminal: whole lines are typed, keys do not come singly. The book has the words for it."""
        return self.book.manner == LINES

    @property
    def by_dots(self) -> bool:
        """Whoever sits here has nothing but a braille display."""
        return self.book.manner == DOTS

    def answer_by(self, manner: str) -> None:
        """From now on one answers in that manner here, and is told so in its words."""
        keys = self.chords.names(self.keymap, self.text) if manner == DOTS else {}
        self.book = Phrasebook(self.book.language, self.book.stem, manner, keys)

    # Saying and showing -------------------------------------------------------------------------
    def text(self, id: str, /, **facts: Fact) -> str:
        return self.book.text(id, "", **facts)

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        """To every ear; `heard` once all of them are done. What belongs to a scope that was left comes too late."""
        with self.lock:
            self._said += 1
            self._answered += utterance.lane is Lane.FOCUS
            scope = utterance.scope or self.scope
            if self._whereabouts.is_left(scope):
                if heard is not None:
                    heard()
                return
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

    def taken(self) -> None:
        """The key was taken, and there is nothing to say to it here: the table will, or a page on its way."""
        self.focus((), "typed", tag="taken")

    def announce(self, id: str, scope: str = "", **facts: Fact) -> None:
        """A sentence of the program itself, in its place among the events. `scope`: where it belongs, if not here."""
        text = self.text(id, **facts)
        sound = (Cue(self.book.text(id, "cue")),) if self.book.has(id, "cue") else ()
        self.say(Utterance((*sound, Say(text)), language=self.book.language, braille=text, scope=scope))

    @property
    def scope(self) -> str:
        """Where one is."""
        return self._whereabouts.scope

    def enter(self, scope: str) -> None:
        """From now on everything said belongs there. Whatever of the scope that is left waits or is being said is taken
        away at once; one that lies around the new one is not left, and the same one again is a new one."""
        with self.lock:
            if left := self._whereabouts.enter(scope):
                self.take_away(left)

    def take_away(self, scope: str) -> None:
        """Nothing that belongs there is said any more."""
        with self.lock:
            self.audience.leave(scope)
            self.tape.left(scope, self._said)  # once every ear has left: a voice may begin until it is told
            self.refresh()

    def linger(self, scope: str) -> None:
        """What is being said here is heard to its last word, unless somebody presses a key: that leads there."""
        self._whereabouts.linger(scope)

    def part(self, words: str) -> None:
        """Whatever was being said gives way to these words, and only the program itself may add to them."""
        with self.lock:
            self.hush()
            self._whereabouts.has_parted = True
            self.say(Utterance((Say(words),), language=self.book.language, braille=words, scope=PROGRAM))

    def hush(self) -> None:
        self._answered += 1  # silence is what was asked for
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
        audience = self.audience
        view = replace(page, captions=audience.captions, said=tuple(audience.said), language=self.book.language)
        view = replace(view, struck=audience.struck)
        if self.by_lines and isinstance(self.page, LinePage | RacePage):
            view = replace(view, hint=self.text("race-hint" if isinstance(self.page, RacePage) else "line-hint"))
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
                if self.look is not None:
                    self.look()
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
            if isinstance(page, TextPage):
                lay_down(self, page)
            self.pages.append(page)
            self.refresh()
            if not quiet:
                self.introduce()

    def close(self, page: Page | None = None, *, quiet: bool = False) -> None:
        """Put a page away, with all that lies on it, and say where that leads; `quiet`: somebody else will say more."""
        with self.lock:
            page = page or self.page
            if page in self.pages:
                del self.pages[self.pages.index(page) :]
            self.refresh()
            if self.pages and not quiet:
                self.introduce("back")

    def close_changed(self, page: Page) -> None:
        """Put a page away that changed an item of the one beneath: only that item is said."""
        with self.lock:
            self.close(page, quiet=True)
            self.focus(self.here(), "back", tag="here")

    def replace(self, page: Page, *, quiet: bool = False) -> None:
        with self.lock:
            self.pages[-1:] = []
            self.open(page, quiet=quiet)

    def introduce(self, *cues: str) -> None:
        """The title of the page and where its focus is. Where that is a question, it is not said a second time."""
        if self.page.scope:
            self.take_away(self.page.scope)
        self.focus(self._introduction(), *cues, tag="page")

    def introduce_behind(self) -> None:
        """The same for a page that no key has opened: behind what is still to be said, and until somebody moves."""
        scope = f"{self.scope}/{GREETING}"
        words = Utterance(self._introduction(), language=self.book.language, scope=scope, tag="page")
        self.say(replace(words, braille=words.text))

    def _introduction(self) -> tuple[Part, ...]:
        title = self.page.title()
        closed = title if not title or title[-1] in ".?!:…" else f"{title}."  # or it would run into what follows
        return (*((Say(closed),) if title else ()), *self.here())

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
            with self.guard(), self._obeying():
                self.tape.key(intent.name, self._said)
                for left in self._whereabouts.press():
                    self.take_away(left)
                before, answered = (self._said, self.scope, list(self.pages)), self._answered
                self.at = intent.at or self.clock()
                try:
                    self._carry_out(intent)
                finally:
                    self.at = None
                if self._answered == answered:
                    self._answer(intent, before != (self._said, self.scope, self.pages))
            self._is_stale = True  # also where nothing was said: a hidden letter, an answer on its way
            with self.guard():
                self.flush()

    def _answer(self, intent: Intent, happened: bool) -> None:
        """A key that nobody has answered yet. A line that was typed is its own echo."""
        if happened and intent.name != LINE:
            self.taken()
        elif not happened and intent.name != LINE:
            self.focus(self.text("no-effect"), "edge")
        elif not happened:
            self.introduce()

    @contextmanager
    def _obeying(self) -> Iterator[None]:
        self.is_obeying = True
        try:
            yield
        finally:
            self.is_obeying = False

    def press(self, stroke: Stroke) -> None:
        """One key down."""
        with self.lock:
            self.obey(meant(stroke, self.keymap, self.page.typing))

    def line(self, typed: str | Typed) -> None:
        """A whole line, as a terminal gives it: a number, a word, the name or the letter of a command."""
        typed = typed if isinstance(typed, Typed) else Typed(typed)
        self.obey(Intent(LINE, text=typed.text, typed=typed))

    def touch(self, id: str, at: float = 0.0) -> None:
        """A routing key or a finger on an item: the focus goes there, and it is chosen."""
        self.obey(Intent(TOUCH, at, id=id))

    def _carry_out(self, intent: Intent) -> None:
        has_key = intent.stroke is not None or intent.key
        if self.learning and has_key and intent.name not in ("learn_keys", "voice_back"):
            self.focus(explanation(self, intent, intent.name not in self._deeds))
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
        if isinstance(self.page, ListPage):
            words = self.here() or (Say(self.page.title()),)  # nothing to walk through: at least what goes on
        else:
            words = (Say(scribe.on_line(self, text)),)
        self.focus(words, *(("edge",) if at_edge else () if has_cue(words) else ("move",)), tag="here")

    def _type(self, intent: Intent) -> None:
        text, key = intent.text, intent.stroke.key if intent.stroke is not None else ""
        if isinstance(self.page, WaitingPage):
            self.focus(self.page.race or self.text("no-effect"), "edge")
        elif isinstance(self.page, RacePage) and not self.page.line.text and not text.isalpha():
            digit = next((one for one in (text, key) if one.isdecimal()), "")  # on many keyboards the key types a sign
            self.do("nth", int(digit)) if digit else self.focus(self.text("no-effect"), "edge")
        else:
            self._on_line(lambda page: scribe.write(self, page, text))

    def _on_line(self, deed: Callable[[LinePage], None]) -> None:
        """On the line that is being typed; in a race the first letter of a word begins one."""
        if isinstance(self.page, LinePage | RacePage):
            deed(self.page.line if isinstance(self.page, RacePage) else self.page)

    def _touch(self, id: str) -> None:
        if isinstance(self.page, ListPage) and self.page.focus_on(id):
            self.page.choose()

    # Small questions the console asks for itself -------------------------------------------------
    def confirm(self, title: str, on_yes: Callable[[], None], detail: str = "choice-yes-detail") -> None:
        """`detail`: what comes of a yes, the id of the sentence."""

        def decide(id: str) -> None:
            self.close(page, quiet=id == "yes")
            if id == "yes":
                on_yes()

        details = {"no": "choice-no-detail", "yes": detail}
        choices = [Choice(id, self.text(f"choice-{id}"), detail=self.text(told)) for id, told in details.items()]
        page = ListPage(title, choices, decide, on_back=lambda: self.close(page))
        self.open(page)


def has_cue(words: str | Sequence[Part]) -> bool:
    return not isinstance(words, str) and any(isinstance(part, Cue) for part in words)
