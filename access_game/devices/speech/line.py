"""The waiting line of what is to be said: pure order, no thread and no voice.

1. An alert (EVENT, NOW) cuts in; what it cut is said again afterwards, from the part that was being said.
2. FOCUS, NOW cuts in likewise, but never on an alert: it waits for its end.
3. NEXT comes before what waits, NORMAL after it.
4. A newer FOCUS takes the place of the older one: it cuts it where it is being said, else stands where that one stood.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from access_game.narration.utterance import Lane, Utterance, is_within, strikes

_NOW, _CUT, _NORMAL = range(3)  # _CUT: it was being said when something more urgent came


@dataclass(slots=True, eq=False)
class Turn:
    """An utterance on its way to the ear."""

    utterance: Utterance
    heard: Callable[[], None] | None = None
    rank: int = -1
    part: int = 0  # the first part not yet said
    cut: threading.Event = field(default_factory=threading.Event)
    again: bool = False  # cut by something more urgent: to be said again

    def __post_init__(self) -> None:
        self.rank = _NOW if self.is_focus or self.utterance.clock else _NORMAL

    @property
    def is_focus(self) -> bool:
        return self.utterance.lane is Lane.FOCUS

    @property
    def is_alert(self) -> bool:
        return self.utterance.clock

    @property
    def is_said(self) -> bool:
        return self.part >= len(self.utterance.parts)


class SpeechLine:
    def __init__(self) -> None:
        self.waiting: list[Turn] = []
        self.current: Turn | None = None
        self.over: list[Turn] = []  # replaced, hushed or dropped: only their `heard` is still to be called

    def place(self, turn: Turn) -> bool:
        """Put it where it belongs. True: what is being said has been cut."""
        cut = self._replace_focus(turn) if turn.is_focus else False
        if turn not in self.waiting:
            self._insert(turn)
        current = self.current
        if turn.rank != _NOW or current is None or current.is_alert or current.cut.is_set():
            return cut
        return self._cut_current(again=True)

    def take(self) -> Turn | None:
        self.current = self.waiting.pop(0) if self.waiting else None
        return self.current

    def finish(self, turn: Turn) -> list[Turn]:
        """The voice is done with it. Gives those whose `heard` is due, in order."""
        self.current = None
        if turn.again and not turn.is_said:
            turn.again = False
            turn.cut = threading.Event()
            turn.rank = min(turn.rank, _CUT)
            self._insert(turn, first=True)
            return self.take_over()
        return [turn, *self.take_over()]

    def take_over(self) -> list[Turn]:
        over, self.over = self.over, []
        return over

    def hush(self) -> bool:
        self.over.extend(self.waiting)
        self.waiting.clear()
        return self._cut_current(again=False)

    def leave(self, scope: str) -> bool:
        gone = [turn for turn in self.waiting if is_within(turn.utterance.scope, scope)]
        self.over.extend(gone)
        self.waiting = [turn for turn in self.waiting if turn not in gone]
        if self.current is not None and is_within(self.current.utterance.scope, scope):
            return self._cut_current(again=False)
        return False

    def drop(self, topic: str) -> bool:
        """No repeat of it any more. An event of this topic that was not heard yet is still said, once: nobody can be
        asked to remember what they never heard."""
        repeats = [turn for turn in self.waiting if turn.is_focus and strikes(topic, turn.utterance.topic)]
        self.over.extend(repeats)
        self.waiting = [turn for turn in self.waiting if turn not in repeats]
        if self.current is not None and self.current.is_focus and strikes(topic, self.current.utterance.topic):
            return self._cut_current(again=False)
        return False

    def _replace_focus(self, turn: Turn) -> bool:
        """The older focus is over; the newer one inherits its place and its urgency."""
        cut = False
        if self.current is not None and self.current.is_focus:
            # Also where an alert has just cut it to have it said again: there is something newer to say.
            cut = self._cut_current(again=False)
            turn.rank = min(turn.rank, _CUT)
        for older in [other for other in self.waiting if other.is_focus]:
            turn.rank = min(turn.rank, older.rank)
            if turn.rank == older.rank and turn not in self.waiting:
                self.waiting[self.waiting.index(older)] = turn
            else:
                self.waiting.remove(older)
            self.over.append(older)
        return cut

    def _insert(self, turn: Turn, *, first: bool = False) -> None:
        """Behind all that are as urgent; `first`: before them."""
        for index, other in enumerate(self.waiting):
            if other.rank > turn.rank or (first and other.rank == turn.rank):
                self.waiting.insert(index, turn)
                return
        self.waiting.append(turn)

    def _cut_current(self, *, again: bool) -> bool:
        if self.current is None:
            return False
        self.current.again = again
        self.current.cut.set()
        return True
