"""To buzz and think afterwards does not pay: a buzz without a word is taken back, and the rival goes on."""

from __future__ import annotations

from statistics import mean

import pytest
from bots.racers import SPEEDS, races

from access_game.core.stride import FOUND, Attempt, Stride

LEVELS = ("easy", "normal", "hard")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("speed", ["middle", "slow"])
def test_who_buzzes_first_and_thinks_afterwards_wins_hardly_anything(speed: str, level: str) -> None:
    bluffer, _ = races(level, SPEEDS[speed], 60, 1, warm_up=10, bluffs=0.3)
    assert bluffer.share < 0.1


def test_who_is_so_quick_that_a_word_often_comes_in_time_gains_nothing_by_it() -> None:
    """Within three seconds, that is: more than that is lost by the races in which none comes."""
    honest = [races(level, SPEEDS["fast"], 120, 1, warm_up=25)[0].share for level in LEVELS]
    bluffer = [races(level, SPEEDS["fast"], 120, 1, warm_up=25, bluffs=0.3)[0].share for level in LEVELS]
    assert mean(bluffer) <= mean(honest) + 0.06  # chance has its part


@pytest.mark.parametrize("at", [6.0, 10.0, 15.0])
def test_a_leader_cannot_void_the_rest_by_buzzing_without_a_word(at: float) -> None:
    """The computer goes on with the thinking it had begun: as many races are void as where somebody gives up."""
    slow = Stride(tuple(Attempt(FOUND, after) for after in (16.0, 18.0, 20.0) for _ in range(8)))
    nothing = {"stride": slow, "finds": 0.0, "fails": "stays_silent"}
    bluffer, _ = races("normal", (16.0, 20.0), 80, 6, bluffs=at, **nothing)
    silent, _ = races("normal", (at, at), 80, 6, stride=slow, finds=0.0)
    assert bluffer == silent == (0, 80, silent.void)
    assert silent.void < 25
