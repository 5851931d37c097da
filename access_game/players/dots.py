"""The braille line of a console: what the fingers read, and what they press.

Events are messages, held until they are read. Where the focus is, and what is typed, is the state of the line.
Routing keys press the thing under them; dots write in a word, and are commands elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock

from access_game.devices.braille.cells import cell
from access_game.devices.braille.display import Display
from access_game.devices.braille.events import (
    Back,
    Chord,
    Enter,
    Erase,
    Escape,
    Event,
    Help,
    Lost,
    Pan,
    Route,
    Steer,
    Tab,
    Text,
)
from access_game.devices.braille.layout import lay
from access_game.devices.braille.line import BrailleLine
from access_game.devices.braille.perkins import decoder
from access_game.devices.braille.sheet import Sheet
from access_game.devices.braille.tables import Encoded
from access_game.devices.braille.typist import Typist
from access_game.devices.tape import BEGUN, BRAILLE
from access_game.narration.utterance import PROGRAM, Lane, Utterance
from access_game.narration.view import Kind, View

from .console import Console
from .intent import CURSOR, ERASE, NOTHING, TOUCH, Intent, written
from .pages import LinePage

SHOWN = frozenset(("page", "here"))  # said of what the line shows anyway: where the focus is, what is typed
# With the space bar; letters with it are the commands of their keys. These have keys that no braille keyboard has.
CHORDS: dict[int, str] = {
    cell("2"): "older",
    cell("5"): "newer",
    cell("23"): "oldest",
    cell("56"): "newest",
    cell("26"): "where",
}


class Dots:
    """`alone`: nobody hears anything, so what is told counts as heard when it has been read."""

    is_private, is_public, is_audible = True, False, False

    def __init__(
        self,
        console: Console,
        display: Display,
        encode: Callable[[str], Encoded],
        decode: str = "fr8",
        alone: bool = False,
    ) -> None:
        self.console, self.display, self.alone = console, display, alone
        self.line = BrailleLine(max(display.cells, 1), encode)
        self.line.on_fate = self._note
        self._table, self._typist = decode, Typist(decode)
        self._lock = RLock()
        self._unread: list[Callable[[], None]] = []
        self._shown = b""
        self._view = View()
        self._state = Sheet()
        self._answer: Utterance | None = None  # said of the state, which has not come under the fingers yet
        self._is_lost = False
        self._tells_own_fate = False

    def use(self, encode: Callable[[str], Encoded], decode: str) -> None:
        """Another braille table."""
        with self._lock:
            self.line.use(encode)
            self._table, self._typist = decode, Typist(decode)
            self._write()

    # An ear and an eye ---------------------------------------------------------------------------
    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        with self._lock:
            if not self._tells_own_fate:
                self._take(utterance)
            waits = self.alone and self.line.unread and not self._is_lost
            if heard is not None and waits:
                self._unread.append(heard)
            self._write()
        if heard is not None and not waits:
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
            same_page = view.page == self._view.page
            fresh = lay(view)
            before = self._view.focus, self._view.typed, self._state.cursor
            moved = same_page and (view.focus, view.typed, fresh.cursor) != before
            self._view = view
            if fresh != self._state:  # the same state again must not disturb the reader
                self._state = fresh
                self.line.state(fresh.text, fresh.spans, fresh.cursor, now=moved)
                self._write()
            self._note_state()

    def _write(self) -> None:
        cells = self.line.window()
        if cells != self._shown:
            self._shown = cells
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
            if not isinstance(event, Pan | Route | Lost | Back):
                self._act()
            writes = console.page.typing or (isinstance(event, Chord) and not event.space)
            for meant in self._typist.read(event) if writes else [event]:
                self._meet(meant)
            console.flush()
        self._tell_read()

    def _meet(self, event: Event) -> None:
        console = self.console
        match event:
            case Pan(way):
                self._pan(way)
            case Lost():
                self._is_lost = True
                self._announce("braille-lost")
            case Back(cells):
                self._come_back(cells)
            case _:
                intent = self._intent(event)
                if intent is not None:
                    console.obey(intent)

    def _intent(self, event: Event) -> Intent | None:
        """What the fingers mean; None for a routing key that only says "read"."""
        keymap, typing, at = self.console.keymap, self.console.page.typing, event.at
        match event:
            case Route(cell):
                return self._route(cell, at)
            case Steer(to):
                return Intent(to, at)
            case Enter():
                return Intent("choose", at)
            case Escape():
                return Intent("menu", at)
            case Help():
                return Intent("help", at)
            case Tab():
                return Intent("down", at)
            case Erase():
                return Intent(ERASE, at)
            case Text(char):
                return written(char, keymap, typing, at)
            case Chord(0, _):
                return written(" ", keymap, typing, at)
            case Chord(dots, _):  # with the space bar a letter is the command of its key, also inside a word
                command = CHORDS.get(dots) or keymap.chord(decoder(self._table).press(dots))
                return Intent(command or NOTHING, at)
        return None

    def _act(self) -> None:
        """The reader does something: it is answered at once, where the fingers are."""
        with self._lock:
            if self.line.reading:
                self.line.state(self._state.text, self._state.spans, self._state.cursor, now=True)

    def _pan(self, way: int) -> None:
        with self._lock:
            if not self.line.pan(way) and way < 0 and self._view.braille not in ("", self.line.text):
                self.line.tell(self._view.braille, now=True)  # before the beginning: how the game stands
            self._write()

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
            self._shown = b""
            self._write()
        self._announce("braille-back")

    def _route(self, cell: int, at: float) -> Intent | None:
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
        with self._lock:
            if self._unread and (self._is_lost or not self.line.unread):
                read, self._unread = self._unread, []
            else:
                return
        for heard in read:
            heard()
