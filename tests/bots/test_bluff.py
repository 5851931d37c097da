"""To buzz at once and think afterwards does not pay: a buzz without a word is taken back."""

from __future__ import annotations

import pytest
from bots.racers import SPEEDS, races

LEVELS = ("easy", "normal", "hard")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("speed", SPEEDS)
def test_who_buzzes_first_and_thinks_afterwards_wins_no_more_than_who_is_honest(speed: str, level: str) -> None:
    honest, _ = races(level, SPEEDS[speed], 100, 1, warm_up=25)
    bluffer, _ = races(level, SPEEDS[speed], 100, 1, warm_up=25, bluffs=True)
    assert bluffer.share <= honest.share + 0.1  # a hundred races: chance has its part
