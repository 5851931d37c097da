"""Where cards lie: hands, rows, grids, piles, tricks, gains. Everything that holds cards is a place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple

from .cards import Card
from .seats import Seat

TOP = 1  # the slot of a pile


class Eyes(Enum):
    """Who sees a card that lies face down."""

    OWNER = "owner"
    ALL = "all"
    NOBODY = "nobody"


class How(Enum):
    """How a card comes to its slot."""

    ON = "on"  # what lies there already lies beneath it then
    UNDER = "under"  # at the bottom of what lies there
    INTO = "into"  # between two others: those from there on move up by one


class Spot(NamedTuple):
    place: str
    owner: Seat | None
    slot: int


@dataclass(slots=True)
class Place:
    """Cards in numbered slots; a slot may hold a whole pile. Without another word the owner sees what is in it, and
    nobody sees what belongs to nobody."""

    name: str
    owner: Seat | None = None
    eyes: Eyes | None = None
    columns: int = 0  # 0: a row or a pile, otherwise a grid of that width
    memory: bool = False  # its faces must be remembered, not looked up
    slots: dict[int, Card] = field(default_factory=dict)  # the card on top of each
    under: dict[int, list[Card]] = field(default_factory=dict)  # what lies beneath it, bottom first
    up: set[int] = field(default_factory=set)  # slots whose cards lie face up

    def __post_init__(self) -> None:
        self.eyes = self.eyes or (Eyes.NOBODY if self.owner is None else Eyes.OWNER)

    def __len__(self) -> int:
        """How many cards, those beneath others too."""
        return len(self.slots) + sum(map(len, self.under.values())) if self.under else len(self.slots)

    def __bool__(self) -> bool:
        return True  # an empty hand is still a hand

    # What is there -------------------------------------------------------------------------
    @property
    def topic(self) -> str:
        """What the faces seen here are forgotten with."""
        return self.name if self.memory else ""

    @property
    def named(self) -> dict[str, Any]:
        """How messages say which place they mean."""
        return {"place": self.name, "owner": self.owner}

    def spot(self, slot: int) -> Spot:
        return Spot(self.name, self.owner, slot)

    def cards(self) -> tuple[Card, ...]:
        """All of them, slot by slot, the top of each first."""
        if not self.under:
            return tuple(self.slots.values())
        return tuple(card for slot, top in self.slots.items() for card in (top, *reversed(self.under.get(slot, ()))))

    def face_down(self) -> tuple[int, ...]:
        return tuple(slot for slot in self.slots if slot not in self.up)

    def free_slot(self) -> int:
        """The next number after the last: a slot keeps its number as long as its card lies there."""
        return max(self.slots, default=0) + 1

    def is_seen(self, slot: int, by: Seat | None) -> bool:
        """Does this seat see what lies there? None is somebody who sits nowhere."""
        return slot in self.up or self.sees(by)

    def sees(self, seat: Seat | None) -> bool:
        """Does this seat see what lies face down here?"""
        return self.eyes is Eyes.ALL or (self.eyes is Eyes.OWNER and seat is not None and seat == self.owner)

    # What is done with it --------------------------------------------------------------------
    def stack(self, cards: Iterable[Card]) -> None:
        """Make it a pile of these, the top first."""
        pile = list(cards)[::-1]
        self.slots, self.under, self.up = ({TOP: pile.pop()} if pile else {}), ({TOP: pile} if pile else {}), set()

    def lift(self, slot: int) -> Card:
        """The card on top leaves; what lay beneath it is on top then."""
        card, beneath = self.slots[slot], self.under.get(slot)
        if beneath:
            self.slots[slot] = beneath.pop()
        else:
            del self.slots[slot]
            self.up.discard(slot)
        return card

    def put(self, card: Card, slot: int, how: How = How.ON, up: bool = False) -> None:
        if how is How.INTO:
            self.slots = {n + (n >= slot): held for n, held in self.slots.items()}
            self.under = {n + (n >= slot): pile for n, pile in self.under.items()}
            self.up = {n + (n >= slot) for n in self.up}
        if slot not in self.slots:
            self.slots[slot] = card
        elif how is How.UNDER:
            self.under.setdefault(slot, []).insert(0, card)
        else:
            self.under.setdefault(slot, []).append(self.slots[slot])
            self.slots[slot] = card
        if up:
            self.up.add(slot)
        if how is How.INTO:
            self.slots = dict(sorted(self.slots.items()))
