"""The port of every computer player: told messages in, answers out. A bot never sees the match."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

from access_game.core.messages import Message, Setup
from access_game.core.questions import Answer, Question
from access_game.core.seats import Seat

LEVELS = ("easy", "normal", "hard")


class Thought(NamedTuple):
    """An answer, and how long a player of this kind would need for it (seconds, before any pace setting)."""

    answer: Answer
    after: float = 1.5


class Bot(Protocol):
    def hear(self, message: Message) -> None: ...

    def answer(self, question: Question[Any]) -> Thought | None:
        """None: stays silent and lets the bell ring. Asked once for each question object."""
        ...


@dataclass(frozen=True)
class Chair:
    """What a computer is given when it sits down."""

    seat: Seat
    level: str
    setup: Setup
    rng: Random
    language: str = "fr"
    words: Any = None  # the lexicon of the table's language, or None where there is none


class RandomBot:
    """Any legal answer: for tests, and for a game whose own bot is not written yet."""

    def __init__(self, chair: Chair) -> None:
        self.rng = chair.rng

    def hear(self, message: Message) -> None:
        pass

    def answer(self, question: Question[Any]) -> Thought | None:
        return Thought(question.guess(self.rng))
