"""A Zieufermix computer: it remembers the flips it heard, and forgets as its level does."""

from __future__ import annotations

from typing import Any

from access_game.core.cards import FIRECRACKER, STAR, Card
from access_game.core.messages import Message
from access_game.core.questions import Pick, Question, one_of
from access_game.games.zieufermix import is_pair

from .bot import Chair, Thought

FORGETS = {"easy": 0.35, "normal": 0.12, "hard": 0.02}  # of each card, at each turn


class ZieufermixPlayer:
    def __init__(self, chair: Chair) -> None:
        self.rng, self.forgets = chair.rng, FORGETS[chair.level]
        self.known: dict[int, Card] = {}
        self.letters_left = 6
        self.turned: int | None = None  # the card lying face up in this turn
        self.firecracker: int | None = None

    def hear(self, message: Message) -> None:
        facts = message.facts
        match message.key:
            case "turn":
                self.turned = None
                kept = {slot: card for slot, card in sorted(self.known.items()) if self.rng.random() >= self.forgets}
                self.known = kept
            case "turned_up":
                slot, card = facts["slot"], facts["card"]
                self.known[slot] = card
                self.turned = slot
                if card.face == FIRECRACKER:
                    self.firecracker = slot
            case "turned_down":
                self.turned = None
            case "swapped":
                one, other = facts["slot"], facts["other"]
                moved = {other: self.known.pop(one, None), one: self.known.pop(other, None)}
                self.known |= {slot: card for slot, card in moved.items() if card is not None}
            case "took":
                for slot, card in zip(facts["slots"], facts["cards"], strict=True):
                    self.known.pop(slot, None)
                    self.letters_left -= card.is_letter
            case _:
                pass

    def answer(self, question: Question[Any]) -> Thought | None:
        assert isinstance(question, Pick)
        options = list(question.options)
        match question.key:
            case "flip_first":
                return Thought(self.first(options), 1.0 + self.rng.random())
            case "flip_second":
                return Thought(self.second(options), 0.8 + self.rng.random())
            case _:
                return Thought(self.swap_with(options), 1.2)

    def first(self, options: list[int]) -> int:
        """One of a known pair; else something new. A star costs nothing: it restarts the turn."""
        for slot in options:
            if any(other != slot and self.makes_pair(slot, other) for other in options):
                return slot
        return self.unknown(options)

    def second(self, options: list[int]) -> int:
        if self.turned is not None and self.turned in self.known:
            for slot in options:
                if self.makes_pair(self.turned, slot):
                    return slot
        return self.unknown(options)

    def swap_with(self, options: list[int]) -> int:
        """Move the firecracker where a rival thinks to find a useful card; best one of which only they may know."""
        wanted = [slot for slot in options if slot in self.known and self.is_useful(self.known[slot])]
        return one_of(wanted or options, self.rng)

    def unknown(self, options: list[int]) -> int:
        """An unseen card; when all are seen, anything that does not explode."""
        fresh = [slot for slot in options if slot not in self.known]
        safe = [slot for slot in options if slot in self.known and self.known[slot].face != FIRECRACKER]
        return one_of(fresh or safe or options, self.rng)

    def makes_pair(self, one: int, other: int) -> bool:
        if one not in self.known or other not in self.known:
            return False
        cards = self.known[one], self.known[other]
        return is_pair(*cards) and self.is_useful(cards[0])

    def is_useful(self, card: Card) -> bool:
        """Letters while letters remain, then stars; a firecracker never."""
        return card.is_letter if self.letters_left else card.face == STAR
