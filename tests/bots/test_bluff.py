"""To buzz at once and think afterwards does not pay: a buzz without a word is taken back."""

from __future__ import annotations

from statistics import mean

import pytest
from bots.racers import SPEEDS, races

LEVELS = ("easy", "normal", "hard")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("speed", ["middle", "slow"])
def test_who_buzzes_first_and_thinks_afterwards_wins_hardly_anything(speed: str, level: str) -> None:
    bluffer, _ = races(level, SPEEDS[speed], 60, 1, warm_up=10, bluffs=True)
    assert bluffer.share < 0.1


def test_who_is_so_quick_that_a_word_often_comes_in_time_gains_nothing_by_it() -> None:
    """Within three seconds, that is: more than that is lost by the races in which none comes."""
    honest = [races(level, SPEEDS["fast"], 120, 1, warm_up=25)[0].share for level in LEVELS]
    bluffer = [races(level, SPEEDS["fast"], 120, 1, warm_up=25, bluffs=True)[0].share for level in LEVELS]
    assert mean(bluffer) <= mean(honest) + 0.06  # chance has its part
