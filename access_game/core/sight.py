"""What one seat sees of the table: built from what it was told, and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from .cards import Card
from .messages import Message, Seat
from .questions import Question


@dataclass
class SeenPlace:
    """A place as this seat sees it; None is a card whose face is not to be seen now."""

    name: str
    owner: Seat | None = None
    columns: int = 0
    size: int = 0  # how many slots there were at first: a grid keeps its empty places
    cards: dict[int, Card | None] = field(default_factory=dict)


@dataclass
class Sight:
    """Hear every message in order; look at the attributes."""

    seat: Seat
    places: dict[tuple[str, Seat | None], SeenPlace] = field(default_factory=dict)
    scores: dict[Seat, int] = field(default_factory=dict)
    scored_in: str = "points"
    turn: Seat | None = None
    question: Question[object] | None = None
    over: bool = False

    def place(self, name: str, owner: Seat | None = None) -> SeenPlace:
        return self.places.setdefault((name, owner), SeenPlace(name, owner))

    @property
    def hand(self) -> SeenPlace | None:
        return self.places.get(("hand", self.seat))

    def among(self, name: str) -> SeenPlace | None:
        """The place a question means: one's own of that name, or the common one."""
        return self.places.get((name, self.seat)) or self.places.get((name, None))

    def hear(self, message: Message) -> None:
        facts = message.facts
        place = self.place(facts["place"], facts.get("owner")) if "place" in facts else SeenPlace("")
        match message.key:
            case "laid":
                place.columns, place.size = facts["columns"], facts["count"]
                place.cards = dict.fromkeys(range(1, facts["count"] + 1))
            case "turned_up" | "dealt":
                place.cards[facts["slot"]] = facts["card"]
            case "turned_down":
                place.cards.update(dict.fromkeys(facts["slots"]))
            case "dealt_to":
                place.cards[facts["slot"]] = None
            case "swapped":
                one, other = facts["slot"], facts["other"]
                place.cards[one], place.cards[other] = place.cards.get(other), place.cards.get(one)
            case "took":
                for slot in facts["slots"]:
                    place.cards.pop(slot, None)
            case "discarded":
                place.cards.pop(facts["slot"], None)
            case "received":
                place.cards = dict(enumerate(facts["cards"], start=1))
            case "counted":
                place.cards = dict.fromkeys(range(1, facts["count"] + 1))
            case "turn":
                self.turn = facts["who"]
            case "scored":
                self.scores[facts["who"]], self.scored_in = facts["total"], facts["of"]
            case "asked":
                self.question = facts["question"]
            case "noted":
                self.question = None
            case "match_over":
                self.over = True
            case _:
                pass
