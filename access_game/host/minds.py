"""What computers have in mind: what each will say, and when. They think at a human pace, from when those have heard
the question who are in it with them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple
from weakref import WeakKeyDictionary

from access_game.core.questions import Answer
from access_game.players.player import Considered, Ticket

from .ears import Ears


class Saying(NamedTuple):
    at: float
    ticket: Ticket
    answer: Answer


@dataclass
class Musing:
    waits: tuple[Ticket, ...]  # who has to have heard first
    heard: float | None = None  # since when they have
    made_up: Considered | None = None  # what it will say, and after how long


class Ride(NamedTuple):
    """On a train of thought."""

    train: object
    since: float


class Minds:
    def __init__(self) -> None:
        self._musing: dict[Ticket, Musing] = {}
        self._sayings: dict[Ticket, Saying] = {}
        self._rides: dict[Ticket, Ride] = {}
        self._spent: WeakKeyDictionary[object, float] = WeakKeyDictionary()  # on each train of thought, until now

    def ask(self, ticket: Ticket, waits: Iterable[Ticket]) -> None:
        self._musing[ticket] = Musing(tuple(waits))

    def make_up(self, considered: Considered, now: float) -> None:
        """It may come late, from a computer that had much to think about: then it is said at once."""
        musing = self._musing.get(considered.ticket)
        if musing is not None:
            musing.made_up = considered
            self._decide(considered.ticket, musing, now)

    def update(self, ears: Ears, now: float) -> None:
        for ticket, musing in list(self._musing.items()):
            if musing.heard is None and not ears.are_open(musing.waits):
                musing.heard = now
                self._decide(ticket, musing, now)

    def _decide(self, ticket: Ticket, musing: Musing, now: float) -> None:
        if musing.heard is not None and musing.made_up is not None:
            _, answer, after, train, least = musing.made_up
            if train is not None:
                after = max(after - self._spent.get(train, 0.0), least)
                self._rides[ticket] = Ride(train, musing.heard)
            self._sayings[ticket] = Saying(max(musing.heard + after, now), ticket, answer)
            del self._musing[ticket]

    def drop(self, ticket: Ticket, now: float) -> None:
        self._musing.pop(ticket, None)
        self._sayings.pop(ticket, None)
        if (ride := self._rides.pop(ticket, None)) is not None:
            self._spent[ride.train] = self._spent.get(ride.train, 0.0) + max(now - ride.since, 0.0)

    def began(self, ticket: Ticket) -> float | None:
        """Since when those have heard who are in it; None before. People think too: only what, is theirs."""
        musing = self._musing.get(ticket)
        return None if musing is None else musing.heard

    @property
    def first(self) -> Saying | None:
        return min(self._sayings.values(), key=lambda saying: saying[:2], default=None)
