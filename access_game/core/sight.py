"""What one seat sees of the table: built from what it was told, and from nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .cards import Card
from .messages import Change, Flip, Message, Move, Spread, Standing
from .places import Eyes, How
from .questions import Question
from .seats import Seat

ASKED, NOTED = "asked", "noted"  # what the match itself tells: a question, and that its answer was taken
STANDING_IN = {"handed_over": True, "seat_taken": False}  # who leads the table tells it to all
TURN, SCORE, UNIT, OVER = "turn", "score", "unit", "over"  # standing facts every game may have


@dataclass
class SeenPlace:
    """A place as this seat sees it; None is a card whose face is not to be seen now."""

    name: str
    owner: Seat | None = None
    columns: int = 0
    size: int = 0  # how many slots there were at first: a grid keeps its empty places
    eyes: Eyes = Eyes.NOBODY
    cards: dict[int, Card | None] = field(default_factory=dict)
    beneath: dict[int, int] = field(default_factory=dict)  # how many lie under the top of a pile

    @property
    def count(self) -> int:
        return len(self.cards) + sum(self.beneath.values())

    def lift(self, slot: int) -> None:
        """What was under it is on top then, its face still to be told."""
        if self.beneath.get(slot):
            self.beneath[slot] -= 1
            self.cards[slot] = None
        else:
            self.cards.pop(slot, None)

    def lay(self, slot: int, card: Card | None, how: How) -> None:
        if how is How.INTO:
            self.cards = {n + (n >= slot): held for n, held in self.cards.items()}
            self.beneath = {n + (n >= slot): count for n, count in self.beneath.items()}
        if slot in self.cards:
            self.beneath[slot] = self.beneath.get(slot, 0) + 1
        if how is not How.UNDER or slot not in self.cards:
            self.cards[slot] = card
        if how is How.INTO:
            self.cards = dict(sorted(self.cards.items()))


@dataclass
class Sight:
    """Hear every message in order; look at the attributes."""

    seat: Seat
    places: dict[tuple[str, Seat | None], SeenPlace] = field(default_factory=dict)
    standing: dict[tuple[str, Seat | None], Any] = field(default_factory=dict)
    question: Question[object] | None = None
    asked: Counter[str] = field(default_factory=Counter)  # how often, by the key of the question
    is_stood_in: bool = False  # a computer plays on this seat, and its own people only listen

    def place(self, name: str, owner: Seat | None = None) -> SeenPlace:
        return self.places.setdefault((name, owner), SeenPlace(name, owner))

    @property
    def hand(self) -> SeenPlace | None:
        return self.places.get(("hand", self.seat))

    def among(self, name: str, of: Seat | None = None) -> SeenPlace | None:
        """The place a question means: that seat's; else one's own of that name, or the common one."""
        if of is not None:
            return self.places.get((name, of))
        return self.places.get((name, self.seat)) or self.places.get((name, None))

    def is_private(self, question: Question[Any]) -> bool:
        """Would asking it aloud, or answering it before others, give something away? So it is where it is secret, and
        where it is about a place that this seat alone can see."""
        place = self.among(question.among, question.of) if question.among else None
        return question.secret or (place is not None and place.eyes is Eyes.OWNER and place.owner == self.seat)

    # Standing facts ------------------------------------------------------------------------
    @property
    def turn(self) -> Seat | None:
        turn: Seat | None = self.standing.get((TURN, None))
        return turn

    @property
    def scores(self) -> dict[Seat, int]:
        return {who: value for (name, who), value in self.standing.items() if name == SCORE and who is not None}

    @property
    def scored_in(self) -> str:
        return str(self.standing.get((UNIT, None), "points"))

    @property
    def over(self) -> bool:
        return bool(self.standing.get((OVER, None)))

    # Hearing -------------------------------------------------------------------------------
    def hear(self, message: Message) -> None:
        if message.key == ASKED:
            self.question = message.facts["question"]
            self.asked[message.facts["question"].key] += 1
        elif message.key == NOTED:
            self.question = None
        elif message.key in STANDING_IN and message.facts["who"] == self.seat:
            self.is_stood_in = STANDING_IN[message.key]
        if message.changes:
            self._apply(message.changes)

    def _apply(self, changes: tuple[Change, ...]) -> None:
        """All cards leave before any is laid: two may change places at once."""
        for change in changes:
            if isinstance(change, Move) and change.source is not None:
                self.place(change.source.place, change.source.owner).lift(change.source.slot)
        for change in changes:
            match change:
                case Move(card, _, to, how) if to is not None:
                    self.place(to.place, to.owner).lay(to.slot, card, how)
                case Flip(spot, card):
                    self.place(spot.place, spot.owner).cards[spot.slot] = card
                case Spread(name, owner, eyes, columns, cards, beneath):
                    self.places[name, owner] = SeenPlace(
                        name, owner, columns, len(cards), eyes, dict(cards), dict(beneath)
                    )
                case Standing(name, value, who):
                    self.standing[name, who] = value
                case _:
                    pass
