"""A computer answers alike in every world in which it was told the same: it knows nothing else."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from random_play import played, seat_counts

from access_game.bots import LEVELS, Bot, Chair, RandomBot, Thought, sit_down
from access_game.core.imagine import imagine
from access_game.core.match import JournalMismatch, Match
from access_game.core.messages import Setup
from access_game.core.questions import Question
from access_game.core.seats import Seat
from access_game.games import stems

Seating = Callable[[str, Chair], Bot]


def first_answer(stem: str, world: Match, seat: Seat, level: str, seating: Seating) -> Any:
    """What a computer says that has just heard the whole past of its seat."""
    assert world.waiting is not None
    bot = seating(stem, Chair(seat, level, world.setup, Random(1)))
    for message in world.told(seat):
        bot.hear(message)
    return bot.answer(world.waiting.questions[seat])


def positions(stem: str, matches: int = 6) -> list[tuple[Match, Seat]]:
    """Moments of random matches at which a seat is asked something."""
    found = []
    for seed in range(matches):
        whole = played(stem, seat_counts(stem)[0], seed)
        for length in range(1, min(len(whole.journal), 40), 5):
            match = whole.rewind(length)
            seats = [seat for seat in match.waiting.questions if seat >= 0] if match.waiting else []
            found += [(match, seat) for seat in seats[:1]]
    return found


def peeks(stem: str, level: str, seating: Seating = sit_down) -> tuple[bool, int]:
    """Whether a computer ever answered otherwise where only hidden cards differ; in how many worlds it was asked."""
    worlds = 0
    for number, (match, seat) in enumerate(positions(stem)):
        for draw in range(3):
            try:
                world = imagine(match, seat, Random(f"{number} {draw}"))
            except JournalMismatch:
                continue
            worlds += world.journal != match.journal
            said = [first_answer(stem, one, seat, level, seating) for one in (match, world)]
            world.close()
            if said[0] != said[1]:
                return True, worlds
    return False, worlds


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("stem", stems())
def test_a_computer_does_not_peek(stem: str, level: str) -> None:
    peeked, worlds = peeks(stem, level)
    assert not peeked
    assert worlds > 5


class Cheat(RandomBot):
    """Looks over the shoulder of whoever asks, as no honest computer would."""

    def answer(self, question: Question[Any]) -> Thought | None:
        world: Match = sys._getframe(1).f_locals["world"]
        frame = world.running.cr_frame
        assert frame is not None
        return Thought(next(slot for slot, card in frame.f_locals["grid"].slots.items() if card.is_letter))


def test_a_cheat_is_caught() -> None:
    def cheat(stem: str, chair: Chair) -> Bot:
        return Cheat(chair)

    assert peeks("zieufermix", "hard", cheat)[0]


def test_a_game_without_wits_of_its_own_gets_a_random_computer() -> None:
    bot = sit_down("no_such_game_yet", Chair(Seat(0), "easy", Setup(("Ana",)), Random(1)))
    assert isinstance(bot, RandomBot)
