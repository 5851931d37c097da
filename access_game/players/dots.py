"""The braille line of a console: what the fingers read, and what they press.

Events are messages, held until they are read. Where the focus is, and what is typed, is the state of the line.
Routing keys press the thing under them; dots write in a word, and are commands elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock

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
    Move,
    Pan,
    Route,
    Tab,
    Text,
)
from access_game.devices.braille.line import Line, Span
from access_game.devices.braille.perkins import Decoder, decoder
from access_game.devices.braille.tables import Encoded
from access_game.devices.keys.stroke import Stroke
from access_game.narration.utterance import Lane, Utterance
from access_game.narration.view import Item, Kind, View

from .console import Console
from .pages import LinePage

BETWEEN = " | "
CLOSED, EMPTY = "o", "-"  # a card face down, a place without a card


class Dots:
    """`alone`: nobody hears anything, so what is told counts as heard when it has been read."""

    is_private = True

    def __init__(
        self,
        console: Console,
        display: Display,
        encode: Callable[[str], Encoded],
        decode: str = "fr8",
        alone: bool = False,
    ) -> None:
        self.console, self.display, self.alone = console, display, alone
        self.line = Line(max(display.cells, 1), encode)
        self._decoders: tuple[str, Decoder] = (decode, decoder(decode))
        self._lock = RLock()
        self._unread: list[Callable[[], None]] = []
        self._shown = b""
        self._view = View()
        self._state: tuple[str, tuple[Span, ...], int | None] = ("", (), None)
        self._is_lost = False

    def use(self, encode: Callable[[str], Encoded], decode: str) -> None:
        """Another braille table."""
        with self._lock:
            self.line.use(encode)
            self._decoders = (decode, decoder(decode))
            self._write()

    # An ear and an eye ---------------------------------------------------------------------------
    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        with self._lock:
            text = utterance.braille or utterance.text
            if utterance.lane is Lane.EVENT:
                self.line.tell(text, topic=utterance.topic)
            elif utterance.tag != "page" and not self._says_itself(text):
                self.line.tell(text, topic=utterance.topic)  # an answer to a command: scores, a refusal
            waits = self.alone and self.line.reading and not self._is_lost
            if heard is not None and waits:
                self._unread.append(heard)
            self._write()
        if heard is not None and not waits:
            heard()

    def _says_itself(self, text: str) -> bool:
        """The focus and the typed line are shown as the state; telling them too would hide them."""
        if self._view.kind is Kind.LINE and (len(text) <= 1 or text == self._view.typed):
            return True
        return not text or any(item.label and text.startswith(item.label) for item in self._view.items)

    def hush(self) -> None:
        pass  # the hand decides when a line has been read

    def wipe(self) -> None:
        """The end of a private moment: nothing of it stays under the fingers."""
        with self._lock:
            self.line.clear()
            self._state = ("", (), None)
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
            moved = not same_page or view.focus != self._view.focus or view.typed != self._view.typed
            self._view = view
            fresh = state(view)
            if fresh != self._state:  # the same state again must not disturb the reader
                self._state = fresh
                text, spans, cursor = fresh
                self.line.state(text, spans, cursor, now=moved and same_page)
                self._write()

    def _write(self) -> None:
        cells = self.line.window()
        if cells != self._shown:
            self._shown = cells
            self.display.write(cells, self.line.text)

    # What the fingers do --------------------------------------------------------------------------
    def receive(self, event: Event) -> None:
        """An event of the display, on its own thread."""
        console = self.console
        with console.lock:
            match event:
                case Pan(way):
                    with self._lock:
                        self.line.pan(way)
                        self._write()
                case Route(cell):
                    self._route(cell)
                case Move(to):
                    console.do(to)
                case Enter():
                    self._flush()
                    console.do("choose")
                case Escape():
                    console.do("menu")
                case Help():
                    console.do("help")
                case Tab():
                    console.do("down")
                case Erase():
                    if not self._decoders[1].erase():
                        console.press(Stroke("backspace"))
                case Text(char):
                    self._type(char)
                case Chord(dots, space):
                    self._chord(dots, space)
                case Lost():
                    self._is_lost = True
                    console.announce("braille-lost")
                case Back(cells):
                    with self._lock:
                        self._is_lost = False
                        if cells:
                            self.line.resize(cells)
                        self._shown = b""
                        self._write()
                    console.announce("braille-back")
            console.refresh()
        self._tell_read()

    def _route(self, cell: int) -> None:
        with self._lock:
            touch = self.line.route(cell)
            self._write()
        page = self.console.page
        if touch is None:
            return
        if touch.id:
            self.console.touch(touch.id)
        elif isinstance(page, LinePage):
            page.cursor = min(touch.char, len(page.text))

    def _chord(self, dots: int, space: bool) -> None:
        if space and dots:
            letter = decoder(self._decoders[0]).press(dots)
            command = self.console.keymap.command_for(Stroke(letter.lower())) if letter.isalnum() else None
            self.console.do(command) if command else self.console.press(Stroke(""))
            return
        self._type(" " if space else self._decoders[1].press(dots))

    def _flush(self) -> None:
        if self.console.page.typing and (rest := self._decoders[1].flush()):
            self._type(rest)

    def _type(self, text: str) -> None:
        for char in text:
            key = "space" if char == " " else char.lower() if char.isascii() and char.isalnum() else ""
            self.console.press(Stroke(key, char))

    def _tell_read(self) -> None:
        with self._lock:
            if self._unread and (self._is_lost or not self.line.reading):
                read, self._unread = self._unread, []
            else:
                return
        for heard in read:
            heard()


def state(view: View) -> tuple[str, tuple[Span, ...], int | None]:
    """The line of a view: its text, what each stretch presses, where the cursor stands."""
    if view.kind is Kind.LINE:
        return (view.typed, (), len(view.typed)) if view.typed else (view.title, (), None)
    if not view.items:
        return view.braille or view.title, (), None
    if view.kind is Kind.TEXT:
        item = view.items[view.focus]
        return item.label, (Span(0, len(item.label), item.id),), None
    text, spans, cursor = "", list[Span](), None
    for place, item in enumerate(view.items):
        if view.kind is Kind.GRID:
            label, between = sign(item), " " if place % view.columns == 0 else ""
        else:
            label, between = ("+" if item.chosen else "") + (item.braille or item.label), BETWEEN
        if text:
            text += between
        if place == view.focus:
            cursor = len(text)
        spans.append(Span(len(text), len(text) + len(label), item.id))
        text += label
    return text, tuple(spans), cursor


def sign(item: Item) -> str:
    """A card of a grid in as few cells as can be: a row is felt at once, and a routing key presses one card."""
    kind = item.face.kind if item.face is not None else "empty"
    return {"back": CLOSED, "empty": EMPTY}.get(kind) or item.braille.split()[-1]
