"""A higher level wins: each against the next, in every game that has levels, with seats swapped."""

from __future__ import annotations

import pytest
from bots.ladder import RUNGS, Rung, climb

from access_game.games import stems

MATCHES = {"frontibix": 12, "paflemix": 80, "zieufermix": 300}  # as many as decide it: ladder.py plays 400


@pytest.mark.parametrize(("better", "worse"), RUNGS)
@pytest.mark.parametrize("stem", stems())
def test_a_better_computer_wins_more_than_half_of_its_matches(stem: str, better: str, worse: str) -> None:
    low, _ = climb(stem, better, worse, MATCHES[stem]).interval
    assert low > 0.5


def test_two_computers_of_one_level_are_not_told_apart() -> None:
    low, high = climb("zieufermix", "normal", "normal", 200).interval
    assert low < 0.5 < high


@pytest.mark.parametrize(("points", "matches", "low", "high"), [(60, 100, 0.502, 0.691), (5, 10, 0.237, 0.763)])
def test_the_interval_is_the_one_in_the_books(points: float, matches: int, low: float, high: float) -> None:
    assert Rung(points, matches).interval == pytest.approx((low, high), abs=0.001)
