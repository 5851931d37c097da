"""The line under the reader's fingers: which text, which window of it, what each cell stands for.

Two kinds of text share it. The *state* is always there and always the newest. *Messages* pass before it, one after
another, each held until it has been read: panning beyond its end, or pressing a routing key on it, says that it was.
Nothing moves under the fingers by itself. Events keep their order; only the chrono, which has cells of its own, and the
answer to a key do not wait. The last cell belongs to no text: it is full while messages wait behind what is shown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from access_game.devices.braille.cells import BLANK, CURSOR
from access_game.devices.braille.sheet import Sheet, Span
from access_game.devices.braille.tables import Encoded
from access_game.devices.braille.windows import Window, cut
from access_game.devices.tape import AGAIN, BEGUN, CUT, DONE, DROPPED
from access_game.narration.utterance import Utterance, goes_with, is_within, strikes

SIGN = 0xFF  # in the last cell: something waits
CLOCK = 3  # a running chrono has the last three cells (C16)
LONGEST_WAIT = 50  # messages kept for a reader who does not read; all of them are in the history anyway
FAR_BEHIND = 6  # so many messages wait: what follows is shorter, and where a question is among it, without ceremony


class Touch(NamedTuple):
    """What a routing key pressed: the item's id ("" where there is none) and the character's index in the text."""

    id: str
    char: int


class BrailleLine:
    def __init__(
        self,
        cells: int,
        encode: Callable[[str], Encoded],
        *,
        hold: bool = True,
        spell: Callable[[str], Encoded] | None = None,
    ) -> None:
        """`spell`: how what is spelt is written, where `encode` contracts."""
        self.size = max(1, cells)
        self.hold = hold  # False: an unpanned message gives way to the next one at once
        self.on_fate: Callable[[str, Sheet], None] = lambda what, message: None  # what became of a message
        self._encode, self._spell = encode, spell or encode
        self._state = Sheet()
        self._newer: Sheet | None = None  # the state that waits until the reader has panned the old one
        self._message: Sheet | None = None
        self._waiting: deque[Sheet] = deque(maxlen=LONGEST_WAIT)
        self._clock = b""
        self._start = self._kept = 0  # of the window that is shown; of one that no other width may move
        self._moved = False  # the reader has panned what is shown
        self._lay(self._state)

    # -- what the caller says -------------------------------------------------------------------------------------

    def state(
        self,
        text: str,
        spans: tuple[Span, ...] = (),
        cursor: int | None = None,
        *,
        now: bool = False,
        topic: str = "",
    ) -> None:
        """The newest state. `now`: the reader caused it (typed, moved the focus), so it is shown at once."""
        self.lie(Sheet(text, spans, cursor, topic), now=now)

    def lie(self, page: Sheet, *, now: bool = False) -> None:
        """The same, laid out already."""
        if now:
            self._put_back()
            self._set_state(page)
        elif self._message is not None:
            self._state, self._newer = page, None
        elif self._moved:
            self._newer = page
        else:
            self._set_state(page)

    def tell(
        self,
        text: str,
        spans: tuple[Span, ...] = (),
        *,
        topic: str = "",
        now: bool = False,
        said: Utterance | None = None,
    ) -> None:
        """A message: shown if the fingers are free, after the others if not. `now`: the reader asked for it."""
        if not text:
            return
        page = Sheet(text, spans, topic=topic, said=said)
        if now:
            self._put_back()
            self._show_message(page)
            return
        if len(self._waiting) == LONGEST_WAIT:
            self.on_fate(DROPPED, self._waiting.popleft())
        self._waiting.append(page)
        if not self._moved and (self._message is None or not self.hold):
            self._end_message(DONE)
            self._show_message(self._waiting.popleft())
        elif len(self._waiting) > FAR_BEHIND and any(one.is_question for one in self._waiting):
            self._drop(lambda one: one.is_ceremony)

    def clock(self, text: str) -> None:
        """The running chrono in the last cells; "" takes it away. What is being read begins where it began."""
        self._kept = self._start
        self._clock = self._encode(text).cells[-CLOCK:].rjust(CLOCK, b"\0") if text else b""

    def resize(self, cells: int) -> None:
        """Another display: same text, from the window that holds what was being read."""
        self.size, self._kept = max(1, cells), 0
        self._start = self._window_of(self._start)

    def use(self, encode: Callable[[str], Encoded], spell: Callable[[str], Encoded] | None = None) -> None:
        """Another table."""
        self._encode, self._spell = encode, spell or encode
        self._lay(self._shown)

    def forget(self, topic: str) -> None:
        """Strike what belongs to a topic. A message that was not read yet can still be read, once: nobody can be asked
        to remember what they never met. So what is under the fingers stays until they leave it."""
        if self._newer is not None and strikes(topic, self._newer.topic):
            self._newer = None
        if strikes(topic, self._state.topic):
            self._state = Sheet()
            if self._message is None:
                self._lay(self._state)
        message = self._message
        if message is not None and goes_with(topic, message.said or Utterance(topic=message.topic)):
            self._message = replace(message, is_forgotten=True)

    def leave(self, scope: str) -> None:
        """Whatever belongs there and waits goes. What is under the fingers is read to its end."""
        self._drop(lambda one: is_within(one.scope, scope))

    def clear(self) -> None:
        """Leave nothing: the end of a private moment."""
        self._drop(lambda one: True)
        self._end_message(CUT)
        self._newer = None
        self._clock = b""
        self._set_state(Sheet())

    # -- what the reader does -------------------------------------------------------------------------------------

    def pan(self, way: int) -> bool:
        """One window on or back. Beyond the end of a message the next one comes, then the state. False: no further."""
        starts = [start for start, _ in self._windows()]
        here = starts.index(self._window_of(self._start))
        there = here + way
        if 0 <= there < len(starts):
            self._start = starts[there]
            self._moved = there > 0
            if not self._moved:
                self._refresh()
            return True
        if way > 0 and (self._message is not None or self._waiting):
            return self.read()
        if way > 0 and self._newer is not None:
            self._refresh(force=True)
            return True
        return False

    def to_end(self) -> None:
        """Whoever came from behind reads the last window first."""
        self._start = self._windows()[-1][0]
        self._moved = self._start > 0

    def read(self) -> bool:
        """What is shown has been read: on to the next message, or back to the newest state. False: nothing was held."""
        if self._message is None and not self._waiting:
            return False
        self._end_message(DONE)
        self._go_on()
        return True

    def route(self, cell: int) -> Touch | None:
        """What lies under a routing key. On a message without items the key means "read" and nothing is pressed."""
        start, end = self._bounds()
        if not 0 <= cell < self._width:
            return None
        at = start + cell
        page = self._shown
        if at < min(end, len(self._chars)):
            char = self._chars[at]
        elif page.cursor is not None:
            char = len(page.text)
        else:
            char = -1
        found = next((span.id for span in page.spans if span.start <= char < span.end), "")
        if self._message is not None and not found:
            self.read()
            return None
        return Touch(found, char) if char >= 0 else None

    # -- what is shown --------------------------------------------------------------------------------------------

    @property
    def reading(self) -> bool:
        """The reader is in the middle of something: a message is held, or the state has been panned."""
        return self._message is not None or self._moved

    @property
    def unread(self) -> bool:
        """A message is held or waits; a state that is being panned is none."""
        return self._message is not None or bool(self._waiting)

    @property
    def holds_message(self) -> bool:
        return self._message is not None

    @property
    def message(self) -> Sheet | None:
        """The one that is held."""
        return self._message

    @property
    def unread_signs(self) -> int:
        """How much there is to read until the state comes again."""
        held = len(self._message.text) if self._message is not None else 0
        return held + sum(len(one.text) for one in self._waiting)

    @property
    def sign(self) -> int:
        """The cell that says whether messages wait."""
        return self._width

    @property
    def width(self) -> int:
        """Cells for a text while no chrono runs."""
        return max(1, self.size - 1)

    @property
    def waiting(self) -> int:
        """How many messages wait behind what is shown."""
        return len(self._waiting)

    @property
    def text(self) -> str:
        """The whole text shown, for displays that translate for themselves."""
        return self._shown.text

    def window(self) -> bytes:
        """The cells to write: always the whole display."""
        start, end = self._bounds()
        shown = bytearray(self._cells[start:end].ljust(self._width, b"\0"))
        at = self._cursor_cell()
        if at is not None and start <= at < start + self._width:
            shown[at - start] |= CURSOR
        if self._width < self.size:
            shown.append(SIGN if self._waiting else BLANK)
        return bytes(shown[: self.size]) + (self._clock if len(shown) < self.size else b"")

    # -- inside ---------------------------------------------------------------------------------------------------

    @property
    def _shown(self) -> Sheet:
        return self._message if self._message is not None else self._state

    @property
    def _width(self) -> int:
        """Cells for the text. The sign of what waits has one, and a running chrono three more."""
        own = 1 + (CLOCK if self._clock else 0)
        return self.size - own if self.size > 2 * own else max(1, self.size - 1)

    def _put_back(self) -> None:
        """The reader acted in the middle of a message: its unread end is not lost. One seen to its end is read."""
        message = self._message
        is_cut = message is not None and self._bounds()[1] < len(self._cells)
        self._end_message(CUT if is_cut else DONE)
        is_over = message is not None and message.is_forgotten and message.was_shown
        if message is not None and is_cut and not is_over and len(self._waiting) < LONGEST_WAIT:
            self._waiting.appendleft(replace(message, was_shown=True))

    def _show_message(self, page: Sheet) -> None:
        self._message = page.shorter if len(self._waiting) > FAR_BEHIND else page
        self._lay(self._message)
        self.on_fate(AGAIN if page.was_shown else BEGUN, self._message)

    def _end_message(self, what: str) -> None:
        message, self._message = self._message, None
        if message is not None:
            self.on_fate(what, message)

    def _go_on(self) -> None:
        """To the next message, or back to the newest state."""
        if self._waiting:
            self._show_message(self._waiting.popleft())
        else:
            self._set_state(self._newer or self._state)

    def _drop(self, goes: Callable[[Sheet], bool]) -> None:
        """Of what waits; it never comes under the fingers."""
        waiting, self._waiting = self._waiting, deque(maxlen=LONGEST_WAIT)
        for one in waiting:
            if goes(one):
                self.on_fate(DROPPED, one)
            else:
                self._waiting.append(one)

    def _set_state(self, page: Sheet) -> None:
        self._state, self._newer = page, None
        self._lay(page)

    def _refresh(self, force: bool = False) -> None:
        """Back at the beginning of the state: the newer one may take its place."""
        if self._newer is not None and self._message is None and (force or not self._moved):
            self._set_state(self._newer)

    def _lay(self, page: Sheet) -> None:
        encoded = (self._spell if page.is_spelt else self._encode)(page.text)
        self._cells, self._chars = encoded.cells, encoded.chars
        self._moved, self._kept = False, 0
        at = self._cursor_cell()
        self._start = self._window_of(at) if at is not None else 0

    def _cursor_cell(self) -> int | None:
        cursor = self._shown.cursor
        if cursor is None:
            return None
        return next((i for i, char in enumerate(self._chars) if char >= cursor), len(self._cells))

    def _bounds(self) -> tuple[int, int]:
        start = self._window_of(self._start)
        return next((s, e) for s, e in self._windows() if s == start)

    def _window_of(self, at: int) -> int:
        """The beginning of the window that holds a cell."""
        return max((start for start, _ in self._windows() if start <= at), default=0)

    def _windows(self) -> list[Window]:
        return cut(self._cells, self._width, self._cursor_cell(), self._kept)
