"""A computer in a chair: it thinks at a human pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from access_game.bots import Bot, Chair, sit_down
from access_game.core.messages import Message, Seat, Setup
from access_game.core.questions import Answer, Question, Refused, YesNo

from .player import Ticket

Later = Callable[[Ticket, Answer, float], None]  # ticket, answer, seconds of thinking


class SeatedBot:
    is_person = False

    def __init__(self, bot: Bot, later: Later, tempo: float = 1.0) -> None:
        self.bot, self.later, self.tempo = bot, later, tempo  # tempo: its thinking takes so many times as long

    def recall(self, messages: Sequence[Message]) -> None:
        for message in messages:
            self.bot.hear(message)

    def tell(self, message: Message) -> None:
        self.bot.hear(message)

    def ask(self, ticket: Ticket, question: Question[Any]) -> None:
        if isinstance(question, YesNo) and question.key == "accept_word":
            return  # computers abstain from votes
        thought = self.bot.answer(question)
        if thought is not None:
            self.later(ticket, thought.answer, thought.after * self.tempo)

    def withdraw(self, ticket: Ticket) -> None:
        pass

    def refuse(self, ticket: Ticket, refusal: Refused) -> None:
        raise RuntimeError(f"a computer gave no answer: {refusal}")  # a fault of the bot, never of the table

    def listen(self, ticket: Ticket) -> None:
        pass


def seat_computer(
    stem: str,
    seat: Seat,
    level: str,
    setup: Setup,
    rng: Random,
    language: str,
    words: Any,
    later: Later,
    tempo: float = 1.0,
) -> SeatedBot:
    """The computer that plays this game, in this seat."""
    return SeatedBot(sit_down(stem, Chair(seat, level, setup, rng, language, words)), later, tempo)
