"""The bells of the table, while they ring for somebody. Each counts from when its seats have heard, at the table's
pace; where the game leaves it out it stands, and goes on later from there. Who opens the answer line holds the bells
that ring for that seat, a bounded time and a bounded number of times (C4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple
from weakref import WeakKeyDictionary, WeakSet

from access_game.core.bells import Bell
from access_game.core.seats import Seat
from access_game.players.player import Countdown, Ticket

from .ears import Ears

NOTICES = ((20.0, 10.0), (10.0, 5.0))  # what lasts so long is told to end so many seconds before it does
LINE_TIME = 20.0  # how long an open answer line may hold a bell
FREEZES = 2  # for each seat, in one count
JUST = 1e-6  # two ways to reckon the same moment


class Ringing(NamedTuple):
    at: float
    bell: Bell


class Notice(NamedTuple):
    """So much time is left, for these seats."""

    seats: tuple[Seat, ...]
    seconds: int


class Rope(NamedTuple):
    """A bell as the game waits with it now."""

    seats: tuple[Seat, ...]
    waits: Mapping[Ticket, Seat]  # who has to have heard before it starts
    is_mute: bool = False  # it never rings: this table gives people all the time they want


@dataclass
class Swing:
    """How far a bell has come; it lives as long as the bell."""

    left: float
    whole: float  # how much there was at first
    notice: float = 0.0  # how much of it is left when that is told; 0: it is not, or was
    since: float | None = None  # it counts from then on; None: it stands
    waits: Mapping[Ticket, Seat] = field(default_factory=dict)


@dataclass
class Freezes:
    """Of one count: how often each seat has held it, and who holds it now until when."""

    used: Counter[Seat] = field(default_factory=Counter)
    until: dict[Seat, float] = field(default_factory=dict)


class Belfry:
    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.ropes: dict[Bell, Rope] = {}  # those the game waits with now
        self._swings: WeakKeyDictionary[Bell, Swing] = WeakKeyDictionary()
        self._freezes: WeakKeyDictionary[object, Freezes] = WeakKeyDictionary()
        self._lines: dict[Seat, WeakSet[object]] = {}  # open answer lines, and the counts they have met

    def hang(self, ropes: dict[Bell, Rope], opened: float, now: float) -> None:
        """The game waits with these bells, since the entry of the time `opened`."""
        for bell in [bell for bell in self.ropes if bell not in ropes]:
            self._stand(bell, now)
        for bell, rope in ropes.items():
            swing = self._swings.get(bell)
            if swing is None:
                whole = bell.seconds if bell.fixed else bell.seconds * (self.pace or 1)
                swing = self._swings[bell] = Swing(whole, whole, 0.0 if bell.fixed else notice_of(whole))
            if bell in self.ropes:  # it counts on; nobody has to hear anything for it any more but its seats
                swing.waits = {one: seat for one, seat in swing.waits.items() if not rope.seats or seat in rope.seats}
            elif bell.fixed and rope.seats:  # a tie window runs from the press that opened it
                swing.since, swing.waits = opened, {}
            else:
                swing.waits = rope.waits
        self.ropes = ropes
        for seat in self._lines:
            self._hold(seat, now)

    def carry(self, bells: Iterable[Bell], now: float) -> None:
        """After an undo the same game waits with new bells: what was spent of the old ones is spent."""
        for old, new in zip(self.ropes, bells, strict=False):
            self._stand(old, now)
            if (old.seconds, old.fixed) == (new.seconds, new.fixed):
                self._swings[new] = Swing(self._swings[old].left, self._swings[old].whole, self._swings[old].notice)
                if old.count in self._freezes:
                    self._freezes[new.count] = Freezes(self._freezes[old.count].used)

    def update(self, ears: Ears, now: float) -> None:
        """Let those count that can, and stand that cannot."""
        for bell, rope in self.ropes.items():
            swing = self._swings[bell]
            if rope.is_mute or self._is_held(bell, rope, now) or ears.are_open(swing.waits):
                self._stand(bell, now)
            elif swing.since is None:
                swing.since, swing.waits = now, {}

    # The answer line -------------------------------------------------------------------------------
    def open_line(self, seat: Seat, now: float) -> None:
        """A line may be opened before the bell starts: it will then wait from its beginning."""
        if seat not in self._lines:
            self._lines[seat] = WeakSet()
            self._hold(seat, now)

    def close_line(self, seat: Seat) -> None:
        if self._lines.pop(seat, None) is not None:
            for freezes in self._freezes.values():
                freezes.until.pop(seat, None)

    def _hold(self, seat: Seat, now: float) -> None:
        met = self._lines[seat]
        for bell, rope in self.ropes.items():
            if seat in rope.seats and not bell.fixed and not bell.firm and bell.count not in met:
                met.add(bell.count)  # a line that stays open is one freeze, however long its word takes
                freezes = self._freezes.setdefault(bell.count, Freezes())
                if freezes.used[seat] < FREEZES:
                    freezes.used[seat] += 1
                    freezes.until[seat] = now + LINE_TIME * max(self.pace, 1)

    def _holds(self, bell: Bell, rope: Rope) -> list[float]:
        """Until when it is held, by each who holds it."""
        freezes = None if bell.fixed else self._freezes.get(bell.count)
        return [until for seat, until in freezes.until.items() if seat in rope.seats] if freezes is not None else []

    def _is_held(self, bell: Bell, rope: Rope, now: float) -> bool:
        return max(self._holds(bell, rope), default=now) > now + JUST

    # When --------------------------------------------------------------------------------------------
    @property
    def first(self) -> Ringing | None:
        """The next to ring; of two at once the one the game named first."""
        counting = ((self._swings[bell], bell) for bell in self.ropes)
        rings = [Ringing(swing.since + swing.left, bell) for swing, bell in counting if swing.since is not None]
        return min(rings, key=lambda ringing: ringing.at, default=None)

    def notices(self, now: float) -> list[Notice]:
        """Who is to be told now how much time is left: once, and not where it is as good as over."""
        found = []
        for bell, rope in self.ropes.items():
            swing = self._swings[bell]
            if swing.notice and swing.since is not None and swing.since + swing.left - swing.notice <= now + JUST:
                left = round(swing.since + swing.left - now)
                swing.notice = 0.0
                found += [Notice(rope.seats, left)] if left > 1 else []
        return found

    def countdown(self, seat: Seat, now: float) -> Countdown | None:
        """The bell that will ring first for this seat, and can be seen: not a tie window, nor one that never rings. Of
        the bells of others nothing is shown: that they stand would tell that somebody writes."""
        found = []
        for bell, rope in self.ropes.items():
            if seat in rope.seats and not (bell.fixed or rope.is_mute):
                swing = self._swings[bell]
                ends = None if swing.since is None else swing.since + swing.left
                found.append(Countdown(swing.whole, swing.left if ends is None else max(ends - now, 0.0), ends))
        return min(found, key=lambda one: one.left, default=None)

    def next(self, now: float) -> float | None:
        """When something is due: a ring, the end of a freeze, or that time left is told."""
        ends = [max(holds) for bell, rope in self.ropes.items() if (holds := self._holds(bell, rope))]
        first = self.first
        moments = [*([first.at] if first is not None else []), *(end for end in ends if end > now + JUST)]
        swings = [self._swings[bell] for bell in self.ropes]
        moments += [one.since + one.left - one.notice for one in swings if one.notice and one.since is not None]
        return min(moments, default=None)

    def _stand(self, bell: Bell, now: float) -> None:
        swing = self._swings[bell]
        if swing.since is not None:
            swing.left, swing.since = max(swing.left - max(now - swing.since, 0.0), 0.0), None


def notice_of(whole: float) -> float:
    """How much is left of so much time when that is told; 0 where it is too short for words."""
    return next((left for least, left in NOTICES if whole >= least - JUST), 0.0)
