"""A computer in a chair: it thinks at a human pace."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from access_game.bots import Bot, Chair, sit_down
from access_game.bots.bot import unknown
from access_game.core.messages import Message, Setup
from access_game.core.questions import Question, YesNo
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.stride import Stride
from access_game.narration.view import Countdown

from .player import Considered, Post, Ticket

Think = Callable[[Callable[[], None]], None]  # does what it is given, each after the one before


def at_once(thinking: Callable[[], None]) -> None:
    """Here and now: the table waits for it."""
    thinking()


class SeatedBot:
    is_person = False
    listens = False

    def __init__(self, bot: Bot, post: Post, tempo: float = 1.0, think: Think = at_once) -> None:
        """`tempo`: its thinking takes so many times as long. `think`: where it hears and thinks; what it hears and
        what it is asked come in their order there too."""
        self.bot, self.post, self.tempo, self.think = bot, post, tempo, think
        self._unheard: list[Message] = []  # what was told since it last thought: nobody needs to know it before

    def recall(self, messages: Sequence[Message]) -> None:
        self._unheard += messages

    def tell(self, message: Message) -> None:
        self._unheard.append(message)

    def ask(self, ticket: Ticket, question: Question[Any]) -> None:
        if isinstance(question, YesNo) and question.key == "accept_word":
            return  # computers abstain from votes
        told, self._unheard = self._unheard, []
        self.think(partial(self._consider, told, ticket, question))

    def _consider(self, told: Sequence[Message], ticket: Ticket, question: Question[Any]) -> None:
        for message in told:
            self.bot.hear(message)
        thought = self.bot.answer(question)
        if thought is not None:
            answer, after, train, least = thought
            self.post(Considered(ticket, answer, after * self.tempo, train, least * self.tempo))

    def withdraw(self, ticket: Ticket) -> None:
        pass

    def refuse(self, ticket: Ticket, refusal: Refused) -> None:
        raise RuntimeError(f"a computer gave no answer: {refusal}")  # a fault of the bot, never of the table

    def count_down(self, countdown: Countdown | None) -> None:
        pass

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
    post: Post,
    tempo: float = 1.0,
    think: Think = at_once,
    stride_of: Callable[[Seat], Stride | None] = unknown,
    slower: float = 1.0,
) -> SeatedBot:
    """The computer that plays this game, in this seat."""
    chair = Chair(seat, level, setup, rng, language, words, stride_of, slower)
    return SeatedBot(sit_down(stem, chair), post, tempo, think)
