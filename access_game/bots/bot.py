"""The port of every computer player: told messages in, answers out. A bot never sees the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

from access_game.core.messages import Message, Setup
from access_game.core.questions import Answer, Question
from access_game.core.seats import Seat
from access_game.core.stride import Stride

LEVELS = ("easy", "normal", "hard")


class Train:
    """A train of thought. It lives as long as its object, like a bell: it stands while its question is not asked, and
    where it is asked again what was thought until then need not be thought once more."""

    __slots__ = ("__weakref__",)


class Thought(NamedTuple):
    """An answer, and how long a player of this kind would need for it (seconds, before any pace setting)."""

    answer: Answer
    after: float = 1.5
    train: Train | None = None  # the time spent on it before counts
    least: float = 0.0  # from this question on, however much was thought before


class Bot(Protocol):
    def hear(self, message: Message) -> None: ...

    def answer(self, question: Question[Any]) -> Thought | None:
        """None: stays silent and lets the bell ring. Asked once for each question object."""
        ...


def unknown(seat: Seat) -> Stride | None:
    """Nobody here is somebody whose pace could be followed."""
    return None


@dataclass(frozen=True)
class Chair:
    """What a computer is given when it sits down."""

    seat: Seat
    level: str
    setup: Setup
    rng: Random
    language: str = "fr"
    words: Any = None  # the lexicon of the table's language, or None where there is none
    stride_of: Callable[[Seat], Stride | None] = unknown  # of the person in that seat; None for a computer
    slower: float = 1.0  # the pace of the table: how many times longer its bells are


class RandomBot:
    """Any legal answer: for tests, and for a game whose own bot is not written yet."""

    def __init__(self, chair: Chair) -> None:
        self.rng = chair.rng

    def hear(self, message: Message) -> None:
        pass

    def answer(self, question: Question[Any]) -> Thought | None:
        return Thought(question.guess(self.rng))
