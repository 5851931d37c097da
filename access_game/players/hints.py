"""A hint: what the game's own computer would answer in that seat, knowing what the seat was told and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from access_game.bots import Chair, sit_down
from access_game.core.messages import Message, Setup
from access_game.core.questions import Answer, Question
from access_game.core.refusal import Refused
from access_game.core.seats import Seat

Hint = Callable[[Seat, Sequence[Message], Question[Any]], Answer | None]


def hints_of(
    stem: str, setup: Setup, language: str = "fr", words: Any = None, level: str = "hard", rng: Random | None = None
) -> Hint:
    """For `Party.hint`: `party.hint = hints_of(header.game, header.setup, header.language, words)`."""
    chance = rng or Random()

    def hint(seat: Seat, told: Sequence[Message], question: Question[Any]) -> Answer | None:
        # A computer of its own for each hint: it may not remember what it heard before something was taken back.
        bot = sit_down(stem, Chair(seat, level, setup, Random(chance.getrandbits(64)), language, words))
        for message in told:
            bot.hear(message)
        thought = bot.answer(question)
        if thought is None:
            return None
        try:
            question.read(thought.answer)
        except Refused:
            return None  # no idea is better than one that would be refused
        return thought.answer

    return hint
