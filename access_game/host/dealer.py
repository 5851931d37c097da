"""The dealer: who answers for chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from access_game.core.chance import Order
from access_game.core.questions import Answer, Question


class Dealer(Protocol):
    def answer(self, question: Question[Any]) -> Answer: ...


class FairDealer:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def answer(self, question: Question[Any]) -> Answer:
        return question.guess(self.rng)


class StackedDealer:
    """Cards come in the order of its deck, top first; those it does not name follow as they lie. Whatever else is left
    to chance goes the same way every time."""

    def __init__(self, deck: Sequence[int]) -> None:
        self.deck, self.rng = deck, Random(1)

    def answer(self, question: Question[Any]) -> Answer:
        if not isinstance(question, Order):
            return question.guess(self.rng)
        stacked = [id for id in self.deck if id in question.cards]
        return [*stacked, *(id for id in question.cards if id not in stacked)]
