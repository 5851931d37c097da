"""The console: where a person sits. It holds the focus, understands commands, and answers every one of them.

It speaks to ears and shows itself to eyes, whatever these are: a voice, a window, a terminal, a braille line.
Keys come from one thread and the match from another, so everything here happens under one lock."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from threading import Lock, RLock
from typing import Protocol

from access_game.devices.keys.keymap import Keymap
from access_game.devices.keys.stroke import Stroke
from access_game.narration.fluent import Fact
from access_game.narration.letters import letter_names
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.transcript import Spoken, Transcript
from access_game.narration.utterance import Cue, Lane, Part, Priority, Say, Utterance
from access_game.narration.view import Kind, View

from .guidance import explanation, help_here, spelling
from .lines import read_line
from .pages import Choice, LinePage, ListPage, Page, TextPage

CAPTIONS = 6
MOVES = frozenset(("up", "down", "left", "right", "first", "last", "nth"))


class Ear(Protocol):
    """Something that says what it is given: the speech queue, a terminal, a braille line."""

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None: ...

    def hush(self) -> None: ...

    def drop(self, topic: str) -> None:
        """What is forgotten is not said any more."""

    def wipe(self) -> None:
        """Leave nothing of what was private."""


class Eye(Protocol):
    def show(self, view: View) -> None: ...


class Knobs(Protocol):
    """The settings a key can turn: what is said after the turn."""

    def turn(self, name: str) -> str: ...


def is_private_device(device: object) -> bool:
    """A braille line is under one pair of hands; a voice and a screen are everybody's."""
    return bool(getattr(device, "is_private", False))


class Console:
    def __init__(self, book: Phrasebook, keymap: Keymap | None = None, knobs: Knobs | None = None) -> None:
        self.lock, self._tally = RLock(), Lock()
        self.book, self.keymap, self.knobs = book, keymap or Keymap(), knobs
        self.ears: list[Ear] = []
        self.eyes: list[Eye] = []
        self.pages: list[Page] = []
        self._nowhere: Page = ListPage("", (), lambda id: None)
        self.transcript = Transcript()
        self.captions: deque[tuple[str, str]] = deque(maxlen=CAPTIONS)  # text, topic
        self.actions: dict[str, Callable[[], None]] = {}  # commands of the match that is on
        self.seat_key: Callable[[int], bool] | None = None  # digits belong to the seats while a race is on
        self.decorate: Callable[[View], View] | None = None  # the match adds its table to what is shown
        self.on_fault: Callable[[Exception], None] | None = None
        self.at = 0.0  # when the stroke being answered went down
        self.cover = ""  # what a screen everybody can see shows meanwhile
        self.pan: float | None = None  # the ear that hears it, where two people share earphones
        self.veil = ""  # what the room sees while somebody reads in private: words and views go to the fingers only
        self.by_lines = False  # a terminal: whole lines are typed, keys do not come singly
        self.hints: tuple[str, ...] = ()  # what the help says besides, of a braille display
        self.learning = False
        self.positions = True  # say "2 of 5" after an item
        self._said = 0  # how often something was said: a command that says nothing is found out
        self.commands: dict[str, Callable[[], None]] = {
            "choose": self._choose,
            "tick": self._tick,
            "details": self._details,
            "menu": self._menu,
            "silence": self.hush,
            "repeat": self._repeat,
            "older": lambda: self._review(self.transcript.older()),
            "newer": lambda: self._review(self.transcript.newer()),
            "oldest": lambda: self._review(self.transcript.oldest()),
            "newest": lambda: self._review(self.transcript.newest()),
            "word_back": lambda: self._piece(self.transcript.word(-1)),
            "word_on": lambda: self._piece(self.transcript.word(1)),
            "letter_back": lambda: self._piece(self.transcript.letter(-1)),
            "letter_on": lambda: self._piece(self.transcript.letter(1)),
            "spell": self._spell,
            "help": self._help,
            "where": self._where,
            "learn_keys": self._learn,
        }

    # Saying and showing -------------------------------------------------------------------------
    def text(self, id: str, /, **facts: Fact) -> str:
        return self.book.text(id, "", **facts)

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        """To every ear; `heard` once all of them are done."""
        with self.lock:
            self._said += 1
            if utterance.text and not self.veil:
                self.captions.append((utterance.text, utterance.topic))
            waiting = [len(self.ears)]

            def one_heard() -> None:
                with self._tally:  # each ear reports on a thread of its own
                    waiting[0] -= 1
                    last = waiting[0] == 0
                if last and heard is not None:
                    heard()

            if not self.ears and heard is not None:
                heard()
            for ear in self.ears:
                ear.say(self._for(ear, utterance), one_heard if heard is not None else None)
            if utterance.text:
                self.refresh()

    def _for(self, ear: Ear, utterance: Utterance) -> Utterance:
        if self.pan is not None:
            return replace(utterance, pan=self.pan, voice=None)
        if not self.veil or is_private_device(ear):
            return utterance
        return replace(utterance, parts=utterance.cues, braille="")

    def focus(self, words: str | Sequence[Part], *cues: str, tag: object = None) -> None:
        """The answer to a key: it replaces older focus speech at once, and events go on behind it. `tag` "page" and
        "here": it says what an eye sees anyway, a page that opens or where one is on it."""
        said = (Say(words),) if isinstance(words, str) else tuple(words)
        parts: tuple[Part, ...] = (*(Cue(cue) for cue in cues), *said)
        utterance = Utterance(parts, Priority.NOW, Lane.FOCUS, language=self.book.language, tag=tag)
        self.say(replace(utterance, braille=utterance.text))

    def announce(self, id: str, now: bool = False, **facts: Fact) -> None:
        text = self.text(id, **facts)
        priority = Priority.NOW if now else Priority.NORMAL
        self.say(Utterance((Say(text),), priority, language=self.book.language, braille=text))

    def hush(self) -> None:
        self._said += 1  # silence is what was asked for
        for ear in self.ears:
            ear.hush()

    def forget(self, topic: str) -> None:
        """Strike it from the history, the captions, and whatever waits to be said."""
        with self.lock:
            self.transcript.strike(topic)
            kept = [caption for caption in self.captions if caption[1] != topic]
            self.captions.clear()
            self.captions.extend(kept)
            for ear in self.ears:
                ear.drop(topic)
            self.refresh()

    def wipe(self) -> None:
        """Nothing private stays behind: not in the ears, not on the screen, not under the fingers."""
        self.captions.clear()
        for ear in self.ears:
            ear.wipe()
        self.refresh()

    def view(self) -> View:
        page = self.pages[-1].view() if self.pages else View()
        view = replace(page, captions=tuple(text for text, _ in self.captions), language=self.book.language)
        if self.by_lines and self.pages and self.page.typing:
            view = replace(view, hint=self.text("line-hint"))
        return self.decorate(view) if self.decorate is not None else view

    def refresh(self) -> None:
        if self.eyes:
            view = self.view()
            veiled = View(page=view.page, title=self.veil or self.cover, language=view.language)
            covered = bool(self.cover) and self.is_heard
            for eye in self.eyes:
                hides = (self.veil and not is_private_device(eye)) or (covered and getattr(eye, "is_public", False))
                eye.show(veiled if hides else view)

    @property
    def is_heard(self) -> bool:
        """Somebody speaks here, or writes in braille: a screen may be covered without silencing the player."""
        voices = (getattr(getattr(ear, "voice", None), "name", "off") for ear in self.ears)
        return any(name != "off" for name in voices) or any(is_private_device(ear) for ear in self.ears)

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
        page = self.page
        if not isinstance(page, ListPage) or page.current is None:
            return (Say(page.here()),) if page.here() else ()
        parts = page.current.spoken or (Say(page.current.label),)
        tail = [self.text("ticked")] if page.current.id in page.ticked else []
        if self.positions and len(page.choices) > 1 and page.kind is not Kind.GRID:
            tail.append(self.text("k-of-n", k=page.focus + 1, n=len(page.choices)))
        if not tail:
            return parts
        last = parts[-1]
        if isinstance(last, Say):
            return (*parts[:-1], Say(", ".join([last.text.rstrip("."), *tail])))
        return (*parts, Say(", ".join(tail)))

    @contextmanager
    def guard(self) -> Iterator[None]:
        """A fault of ours must not end the evening: it is told in a sentence and written to the log."""
        try:
            yield
        except Exception as fault:
            if self.on_fault is None:
                raise
            self.on_fault(fault)

    # Commands ------------------------------------------------------------------------------------
    def press(self, stroke: Stroke) -> None:
        """One key down. It is always answered."""
        with self.lock, self.guard():
            before, self.at = self._said, stroke.at
            page = self.page
            command = self.keymap.command_for(stroke, page.typing)
            if self.learning and command != "learn_keys":
                self.focus(explanation(self, stroke, command))
            elif command == "nth":
                if self.seat_key is None or not self.seat_key(int(stroke.key)):
                    self.do(command, int(stroke.key))
            elif command is not None:
                self.do(command)
            elif isinstance(page, LinePage):
                self._type(page, stroke)
            if self._said == before:
                self.focus(self.text("no-effect"), "edge")
            self.refresh()

    def touch(self, id: str) -> None:
        """A routing key or a finger on an item: the focus goes there, and it is chosen."""
        with self.lock:
            if isinstance(self.page, ListPage) and self.page.focus_on(id):
                self.page.choose()
            self.refresh()

    def do(self, command: str, digit: int = 0) -> None:
        """Carry out a command by name, whatever key, dot or menu it came from."""
        with self.lock:
            if command in MOVES:
                step = self.page.move(command, digit, self.at)
                words = self.here() if isinstance(self.page, ListPage) else self._on_line(step.text)
                self.focus(words, *(("edge",) if step.at_edge else () if has_cue(words) else ("move",)), tag="here")
            elif command in self.actions:
                self.actions[command]()
            elif command in self.commands:
                self.commands[command]()
            elif self.knobs is not None and (text := self.knobs.turn(command)):
                self.focus(text)
            else:
                self.focus(self.text("only-in-match", command=self.text(f"command-{command}")), "edge")

    def line(self, text: str) -> None:
        """A whole line, as a terminal gives it: a number, a word, the name or the letter of a command."""
        with self.lock, self.guard():
            before, page = self._said, self.page
            read_line(self, text)
            if self._said == before and page is self.page:
                self.introduce()
            self.refresh()

    def _type(self, page: LinePage, stroke: Stroke) -> None:
        if stroke.key in ("backspace", "delete"):
            gone = page.erase()
            if page.secret:
                self.focus("", "erased" if gone else "edge")
            else:
                said = self.text("erased", letter=self._typed(gone)) if gone else self.text("empty-line")
                self.focus(said, "erased" if gone else "edge", tag="here" if gone else None)
        elif stroke.text.isprintable() and stroke.text and not stroke.ctrl and not stroke.alt:
            if not page.type(stroke.text):
                self.focus(self.text("line-full"), "edge")
                return
            cues = ("typed",) if page.secret else ()
            self.focus("" if page.secret else self._typed(stroke.text), *cues, tag="here")

    def _typed(self, text: str) -> str:
        """A letter says itself; a space or a sign has a name, or nobody would hear it."""
        return text if text.isalnum() else " ".join(letter_names(self.book, text))

    def _on_line(self, text: str) -> str:
        """Where a line is being typed: the letter under the cursor, or how many there are where they are hidden."""
        page = self.page
        if isinstance(page, LinePage) and page.secret and page.text:
            return self.text("hidden-line", n=len(page.text))
        return (self._typed(text) if len(text) == 1 else text) or self.text("empty-line")

    def _choose(self) -> None:
        self.page.choose()

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

    def _repeat(self) -> None:
        self._review(self.transcript.repeat())

    def _review(self, item: Spoken | None) -> None:
        if item is None:
            self.focus(self.text("history-end"), "edge")
        else:
            self.say(replace(item.again, priority=Priority.NOW))

    def _piece(self, piece: str | None) -> None:
        """A word or a letter of the message under review; it is struck with its message."""
        if piece is None:
            self.focus(self.text("history-end"), "edge")
            return
        item = self.transcript.current
        said = spelling(self.book, piece) if len(piece) == 1 else Utterance((Say(piece),), braille=piece)
        topic = item.utterance.topic if item is not None else ""
        self.say(replace(said, priority=Priority.NOW, lane=Lane.FOCUS, language=self.book.language, topic=topic))

    def _spell(self) -> None:
        if word := self.page.here().strip() or self.page.title():
            self.say(spelling(self.book, word))  # else it has no effect here, and that is said

    def _where(self) -> None:
        words = (*(Say(page.title()) for page in self.pages if page.title()), *self.here())
        self.focus(words or self.text("no-effect"))

    def _help(self) -> None:
        self.open(TextPage(self.text("help-title"), help_here(self), self.close))

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
