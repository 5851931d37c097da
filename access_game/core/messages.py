"""What is said at the table, what it changes for those who hear it, and one line of the journal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .cards import Card
from .places import Eyes, How, Spot
from .questions import Answer
from .seats import Seat

Value = bool | int | str


class Entry(NamedTuple):
    """One line of the journal: who answered what, and when (ms since the match began)."""

    seat: Seat
    answer: Answer
    at: int = 0


class Move(NamedTuple):
    """A card changed places; `card` is None for those who do not see it where it lies now."""

    card: Card | None
    source: Spot | None  # None: it was in nobody's sight
    to: Spot | None  # None: off the table
    how: How = How.ON


class Flip(NamedTuple):
    """What lies there can be seen now, or (None) no more."""

    spot: Spot
    card: Card | None


class Spread(NamedTuple):
    """A whole place as it lies now, with the cards this listener sees."""

    place: str
    owner: Seat | None
    eyes: Eyes
    columns: int
    cards: tuple[tuple[int, Card | None], ...]  # slot and top card
    beneath: tuple[tuple[int, int], ...] = ()  # slot, and how many cards lie under its top


class Standing(NamedTuple):
    """Something that holds from now on, for the table or for one seat: whose turn it is, a score, a bid."""

    name: str
    value: Any
    who: Seat | None = None


Change = Move | Flip | Spread | Standing


class Message(NamedTuple):
    """A fact on its way to some seats. Its wording, sound and dots are decided elsewhere."""

    to: tuple[Seat, ...]
    key: str
    facts: dict[str, Any]
    topic: str = ""  # what it may later be forgotten with
    changes: tuple[Change, ...] = ()  # what it does to the table as they see it
    public: bool = False  # some know more already; this much everybody may know, those too who only look on

    def is_open(self, seats: int) -> bool:
        """Is it for the gallery of a table with so many seats?"""
        return self.public or len(self.to) == seats


@dataclass(frozen=True)
class Setup:
    """Who plays what: chosen once, before the first card."""

    names: tuple[str, ...]
    levels: tuple[str, ...] = ()  # "" for a person, else the level of the computer in that seat
    options: Mapping[str, Value] = field(default_factory=dict)
    choices: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)  # what each seat chose, by option (C6)
    language: str = "fr"  # what is spoken at the table: by ear, words are the same in one language and not in another

    def level(self, seat: int) -> str:
        return self.levels[seat] if seat < len(self.levels) else ""
