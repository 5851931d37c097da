"""The line under the reader's fingers: which text, which window of it, what each cell stands for.

Two kinds of text share it. The *state* is always there and always the newest. *Messages* pass before it, one after
another, each held until it has been read: panning beyond its end, or pressing a routing key on it, says that it was.
Nothing moves under the fingers by itself. Events keep their order; only the chrono, which has cells of its own, and the
answer to a key do not wait.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from access_game.devices.braille.cells import BLANK, CURSOR
from access_game.devices.braille.sheet import Sheet, Span
from access_game.devices.braille.tables import Encoded
from access_game.devices.tape import AGAIN, BEGUN, CUT, DONE, DROPPED
from access_game.narration.utterance import Utterance, goes_with, is_within, strikes

CLOCK = 3  # a running chrono has the last three cells (C16)
LONGEST_WAIT = 50  # messages kept for a reader who does not read; all of them are in the history anyway
FAR_BEHIND = 6  # so many messages wait: what follows is shorter, and where a question is among it, without ceremony


class Touch(NamedTuple):
    """What a routing key pressed: the item's id ("" where there is none) and the character's index in the text."""

    id: str
    char: int


class BrailleLine:
    def __init__(self, cells: int, encode: Callable[[str], Encoded], *, hold: bool = True) -> None:
        self.size = max(1, cells)
        self.hold = hold  # False: an unpanned message gives way to the next one at once
        self.on_fate: Callable[[str, Sheet], None] = lambda what, message: None  # what became of a message
        self._encode = encode
        self._state = Sheet()
        self._newer: Sheet | None = None  # the state that waits until the reader has panned the old one
        self._message: Sheet | None = None
        self._waiting: deque[Sheet] = deque(maxlen=LONGEST_WAIT)
        self._clock = b""
        self._start = 0
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
        page = Sheet(text, spans, cursor, topic)
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
        page = Sheet(text, spans, None, topic, said)
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
        """The running chrono in the last cells; "" takes it away."""
        self._clock = self._encode(text).cells[-CLOCK:].rjust(CLOCK, b"\0") if text else b""
        self._start = self._window_of(self._start)

    def resize(self, cells: int) -> None:
        """Another display: same text, from the window that holds what was being read."""
        self.size = max(1, cells)
        self._start = self._window_of(self._start)

    def use(self, encode: Callable[[str], Encoded]) -> None:
        """Another table."""
        self._encode = encode
        self._lay(self._shown)

    def forget(self, topic: str) -> None:
        """Strike what belongs to a topic and has been under the fingers. A message that was not shown yet can still be
        read, once: nobody can be asked to remember what they never met."""
        if self._newer is not None and strikes(topic, self._newer.topic):
            self._newer = None
        if strikes(topic, self._state.topic):
            self._state = Sheet()
            if self._message is None:
                self._lay(self._state)
        message = self._message
        if message is not None and goes_with(topic, message.said or Utterance(topic=message.topic)):
            self.read()

    def leave(self, scope: str) -> None:
        """Whatever belongs there goes, what waits and what is under the fingers."""
        self._drop(lambda one: is_within(one.scope, scope))
        if self._message is not None and is_within(self._message.scope, scope):
            self._end_message(CUT)
            self._go_on()

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
        if self._clock:
            shown += bytes([BLANK]) * (self.size - self._width - len(self._clock)) + self._clock
        return bytes(shown[: self.size])

    # -- inside ---------------------------------------------------------------------------------------------------

    @property
    def _shown(self) -> Sheet:
        return self._message if self._message is not None else self._state

    @property
    def _width(self) -> int:
        """Cells for the text; a running chrono takes its three and a blank before them."""
        return max(1, self.size - CLOCK - 1) if self._clock and self.size > CLOCK + 1 else self.size

    def _put_back(self) -> None:
        """The reader acted in the middle of a message: its unread end is not lost. One seen to its end is read."""
        message = self._message
        is_cut = message is not None and self._bounds()[1] < len(self._cells)
        self._end_message(CUT if is_cut else DONE)
        if message is not None and is_cut and len(self._waiting) < LONGEST_WAIT:
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
        encoded = self._encode(page.text)
        self._cells, self._chars = encoded.cells, encoded.chars
        self._moved = False
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

    def _windows(self) -> list[tuple[int, int]]:
        """The text cut into windows, between words wherever a word fits."""
        width, length, cursor = self._width, len(self._cells), self._cursor_cell()
        if cursor is not None:
            length = max(length, cursor + 1)  # room for a cursor after the last character
        found: list[tuple[int, int]] = []
        start = 0
        while start < length or not found:
            end = start + width
            if end < length and not self._is_space(end):
                spaces = [i for i in range(start + 1, end) if self._is_space(i)]
                end = spaces[-1] + 1 if spaces else end
            found.append((start, min(end, length)))
            start = end
            while start < len(self._cells) and self._is_space(start) and start != cursor:
                start += 1
        return found

    def _is_space(self, at: int) -> bool:
        return at < len(self._cells) and self._cells[at] == BLANK
