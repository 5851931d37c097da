"""The braille line of a console: what the fingers read, and what they press.

Events are messages, held until they are read. Where the focus is, and what is typed, is the state of the line.
Routing keys press the thing under them; dots write in a word, and are commands elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from threading import RLock

from access_game.devices.braille.cells import dots
from access_game.devices.braille.display import Display
from access_game.devices.braille.events import Back, Chord, Erase, Event, Lost, Pan, Route, Text
from access_game.devices.braille.layout import lay
from access_game.devices.braille.line import BrailleLine
from access_game.devices.braille.sheet import Sheet
from access_game.devices.braille.tables import Encoded
from access_game.devices.braille.tables import encode as plain
from access_game.devices.braille.typist import Typist
from access_game.devices.tape import BEGUN, BRAILLE
from access_game.narration.utterance import PROGRAM, Lane, Utterance
from access_game.narration.view import Kind, View

from .chords import MINE, WAITING, Chords, meant_by
from .console import Console
from .intent import CURSOR, ERASE, NOTHING, TOUCH, Intent, written
from .pages import LinePage, TextPage
from .readership import Readership
from .scrolling import Scrolling

SHOWN = frozenset(("page", "here"))  # said of what the line shows anyway: where the focus is, what is typed
JUST_COME = 0.15  # seconds: who pans so soon after a message has come meant what lay there before (C12)


class Dots:
    """`alone`: nobody hears anything, so what is told counts as heard when it has been read. `own`: the dots of the
    commands that the player wants otherwise."""

    is_private, is_public, is_audible = True, False, False

    def __init__(
        self,
        console: Console,
        display: Display,
        encode: Callable[[str], Encoded],
        decode: str = "fr8",
        alone: bool = False,
        own: Mapping[str, str] | None = None,
    ) -> None:
        self.console, self.display, self.reading = console, display, Readership(alone)
        self.line = BrailleLine(max(display.cells, 1), encode, spell=partial(plain, name=decode))
        console.cells = self.line.width if display.cells else console.cells
        self.line.on_fate = self._note
        self._typist, self._own = Typist(decode), own or {}
        console.chords = Chords(decode, self._own, self.display)
        self.scrolling = Scrolling(self._roll)
        self._lock = RLock()
        self._shown = b""
        self._view = View()
        self._state = Sheet()
        self._answer: Utterance | None = None  # said of the state, which has not come under the fingers yet
        self._is_lost = False
        self._tells_own_fate = False
        self._is_pressed = False  # a key of the display is being obeyed
        self._came = float("-inf")  # when a message came under the fingers that they had not called
        self._mine: str | None = ""  # what these fingers wrote on a hidden line; None: others wrote on it too
        self._to_end = False  # the line that is shown next is read from its end

    def use(self, encode: Callable[[str], Encoded], decode: str, own: Mapping[str, str] | None = None) -> None:
        """Another braille table, other keys."""
        with self._lock:
            self.line.use(encode, partial(plain, name=decode))
            self._typist, self._own = Typist(decode), self._own if own is None else own
            self.console.chords = Chords(decode, self._own, self.display)
            self._write()

    def welcome(self) -> None:
        """The first line of all names the key that leads on."""
        with self._lock:
            self.line.tell(self.console.text("dots-welcome", key=self._name_of("help")))
            self._write()

    @property
    def is_awaited(self) -> bool:
        """Nobody hears anything, and something is still to be read."""
        return self.reading.alone and self.line.unread

    # An ear and an eye ---------------------------------------------------------------------------
    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        with self._lock:
            if not self._tells_own_fate:
                before = self.line.message
                self._take(utterance)
                if self.line.message is not before and not self._is_pressed:
                    self._came = self.console.clock()
            waits = self.reading.is_on and self.line.unread and not self._is_lost
            signs = self.line.unread_signs
            self._write()
        if heard is not None and waits:
            self.reading.wait(heard, signs)
        elif heard is not None:
            heard()

    def _take(self, utterance: Utterance) -> None:
        text, is_event = utterance.braille or utterance.text, utterance.lane is Lane.EVENT
        if is_event and text:
            running = text.isdigit() and any(one.name == "tick" for one in utterance.cues)
            if running and self.display.abilities.cells:
                self.line.clock(text)  # a chrono counts at the end of the line and waits for nobody
                self.console.tape.note(BRAILLE, BEGUN, utterance, text)
                return
            self.line.clock("")
        if is_event:
            self.line.tell(text, topic=utterance.topic, said=utterance)
        elif utterance.tag == "page":
            self.line.tell(self.console.page.title(), now=True, said=utterance)
        elif utterance.tag not in SHOWN and text != self.console.page.here():
            # An answer to a command: scores, a refusal.
            self.line.tell(text, topic=utterance.topic, now=True, said=utterance)
        else:
            self._answer = utterance

    def hush(self) -> None:
        pass  # the hand decides when a line has been read

    def wipe(self) -> None:
        """The end of a private moment: nothing of it stays under the fingers."""
        with self._lock:
            self.line.clear()
            self._state = Sheet()
            self._write()
        self._tell_read()

    def leave(self, scope: str) -> None:
        with self._lock:
            self.line.leave(scope)
            self._write()
        self._tell_read()

    def drop(self, topic: str) -> None:
        with self._lock:
            self.line.forget(topic)
            self._write()
        self._tell_read()

    def show(self, view: View) -> None:
        with self._lock:
            view = self._unhidden(view)
            same_page = view.page == self._view.page
            fresh = lay(view)
            before = self._view.focus, self._view.typed, self._state.cursor
            moved = same_page and (view.focus, view.typed, fresh.cursor) != before
            self._view = view
            if fresh != self._state:  # the same state again must not disturb the reader
                self._state = fresh
                self.line.lie(fresh, now=moved)
                self._write()
            self._note_state()

    def _unhidden(self, view: View) -> View:
        """What the fingers have written themselves is not hidden from them, as long as nobody else wrote there too."""
        page = self.console.page
        if not isinstance(page, LinePage) or not page.secret or page.serial != view.page:
            self._mine = ""
            return view
        if not page.text or (self._is_pressed and self._mine is not None):
            self._mine = page.text
        elif page.text != self._mine:
            self._mine = None
        return replace(view, typed=self._mine) if self._mine else view

    def _write(self) -> None:
        cells = self.line.window()
        if cells != self._shown:
            self._shown = cells
            self.scrolling.has_moved()
            self.display.write(cells, self.line.text)

    # The tape -------------------------------------------------------------------------------------
    def _note(self, what: str, message: Sheet) -> None:
        if message.said is not None:
            self.console.tape.note(BRAILLE, what, message.said, message.text)

    def _note_state(self) -> None:
        """Where the focus is, once it is under the fingers. A word being typed is nobody's business."""
        answer, self._answer = self._answer, None
        if answer is not None and not self.line.holds_message:
            at = self._state.cursor
            item = next((span for span in self._state.spans if span.start == at), None)
            text = self.line.text if item is None else self.line.text[item.start : item.end]
            self.console.tape.note(BRAILLE, BEGUN, answer, "" if self._view.kind is Kind.LINE else text)

    # What the fingers do --------------------------------------------------------------------------
    def receive(self, event: Event) -> None:
        """An event of the display, on its own thread."""
        console = self.console
        with console.gather(), console.guard():
            self._is_pressed = True
            try:
                self._obey(event)
            finally:
                self._is_pressed = False
        self._tell_read()

    def _obey(self, event: Event) -> None:
        console = self.console
        if not isinstance(event, Lost | Back):
            self.reading.press()
        if not isinstance(event, Pan | Route | Lost | Back):
            self._act()
        writes = console.page.typing or (isinstance(event, Chord) and not event.space)
        for meant in self._typist.read(event) if writes and not console.learning else [event]:
            self._meet(meant)
        console.flush()
        if self._to_end:
            with self._lock:
                self._to_end = False
                self.line.to_end()
                self._write()

    def _meet(self, event: Event) -> None:
        match event:
            case Pan(way):
                self._pan(way, event.at or self.console.clock())
            case Lost():
                self._is_lost = True
                self._announce("braille-lost")
            case Back(cells):
                self._come_back(cells)
            case _:
                intent = self._intent(event)
                if intent is not None:
                    self.console.obey(intent)

    def _intent(self, event: Event) -> Intent | None:
        """What the fingers mean; None for a routing key that only says "read"."""
        console, at = self.console, event.at
        if console.learning:
            return self._lesson(event)
        match event:
            case Route(cell):
                return self._route(cell, at)
            case Text(char):
                return written(char, console.keymap, console.page.typing, at)
            case Chord(0, _):
                return written(" ", console.keymap, console.page.typing, at)
            case Chord(struck, _):  # with the space bar a letter is the command of its key, also inside a word
                command = console.chords.command(struck, console.keymap)
                if command in MINE:
                    self._count() if command == WAITING else self._scroll()
                    return None
                return Intent(command or NOTHING, at)
        return Intent(meant_by(event), at)

    def _lesson(self, event: Event) -> Intent:
        """The keys are being learnt: what this one does is said, and the way back leads out of the lesson."""
        text, chords, at = self.console.text, self.console.chords, event.at
        if meant_by(event) == "menu":
            return Intent("learn_keys", at)
        match event:
            case Route():
                return Intent(TOUCH, at, key=text("key-touch"))
            case Erase():
                return Intent(ERASE, at, key=text("chord-alone", dot=7))
            case Chord(0, _):
                return Intent("tick", at, key=text("key-blank"))
            case Chord(struck, space) if space:
                command = chords.command(struck, self.console.keymap)
                return Intent(command or NOTHING, at, key=chords.called(chords.way(dots(struck)), text))
            case Chord(struck, _):
                found = Typist(chords.table).read(Chord(struck))
                char = "".join(one.char for one in found if isinstance(one, Text))
                return Intent(NOTHING, at, text=char, key=char or text("key-dots", dots=" ".join(dots(struck))))
        command = meant_by(event)
        return Intent(command, at, key=self._name_of(command))

    def _name_of(self, command: str) -> str:
        return self.console.chords.name(command, self.console.keymap, self.console.text)

    def _act(self) -> None:
        """The reader does something: it is answered at once, where the fingers are."""
        with self._lock:
            if self.line.reading:
                self.line.lie(self._state, now=True)

    def _pan(self, way: int, at: float) -> None:
        with self._lock:
            if way > 0 and at - self._came < JUST_COME:
                return
            moved = self.line.pan(way)
            is_held = self.line.holds_message
            if not moved and way < 0 and not self._runs_on(way) and self._view.braille not in ("", self.line.text):
                self.line.tell(self._view.braille, now=True)  # before the beginning: how the game stands
                moved = True
            self._write()
        if not moved and not is_held and self._runs_on(way):
            self._to_end = way < 0
            self.console.obey(Intent("down" if way > 0 else "up", at))
        elif not moved and self.console.learning:
            self.console.obey(Intent(NOTHING, at, key=self.console.text("key-pan")))

    def _runs_on(self, way: int) -> bool:
        """A text goes on with its next paragraph, as a page of braille does."""
        page = self.console.page
        return isinstance(page, TextPage) and 0 <= page.focus + way < len(page.choices)

    def _count(self) -> None:
        """How many messages wait."""
        with self._lock:
            self.line.tell(self.console.text("messages-wait", n=self.line.waiting), now=True)
            self._write()

    def _scroll(self) -> None:
        """From now on the line goes on by itself, or no longer does."""
        id = "scroll-on" if self.scrolling.turn() else "scroll-off"
        with self._lock:
            self.line.tell(self.console.text(id, seconds=int(self.scrolling.seconds)), now=True)
            self._write()

    def _roll(self) -> None:
        console = self.console
        with console.gather(), console.guard():
            if not console.learning:
                self._pan(1, console.clock())
                console.flush()
        self._tell_read()

    def _announce(self, id: str) -> None:
        """What befalls the display is said to the others; under the fingers it is known."""
        self._tells_own_fate = True
        try:
            self.console.announce(id, PROGRAM)
        finally:
            self._tells_own_fate = False

    def _come_back(self, cells: int) -> None:
        with self._lock:
            self._is_lost = False
            if cells:
                self.line.resize(cells)
                self.console.cells = self.line.width
            self._shown = b""
            self._write()
        self._announce("braille-back")

    def _route(self, cell: int, at: float) -> Intent | None:
        if cell == self.line.sign and self.line.waiting:
            self._count()
            return None
        with self._lock:
            touch = self.line.route(cell)
            if touch is not None:
                self._act()
            self._write()
        if touch is not None and touch.id:
            return Intent(TOUCH, at, id=touch.id)
        if touch is not None and isinstance(self.console.page, LinePage):
            return Intent(CURSOR, at, digit=touch.char)
        return None

    def _tell_read(self) -> None:
        if self._is_lost or not self.line.unread:
            self.reading.is_done()
