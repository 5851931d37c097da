"""How a person's stride is known from the last races, and what a rival makes of it."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from access_game.core.stride import FOUND, KEPT, NOTHING, OUT, WRONG, Attempt, Stride


def ran(*attempts: tuple[str, float], times: int = 1) -> Stride:
    return Stride(tuple(Attempt(*attempt) for attempt in attempts) * times)


def found(stride: Stride, after: float) -> float:
    """The chance to have found a word by then."""
    return max((row.found for row in stride.chances() if row.after <= after), default=0.0)


def test_a_stranger_is_thought_to_be_rather_slow_and_twice_as_slow_at_a_table_of_double_time() -> None:
    assert 0.2 < found(Stride(), 8.0) < 0.6
    assert [row.after for row in Stride().chances(2.0)] == [2 * row.after for row in Stride().chances()]


def test_what_somebody_does_counts_more_than_what_is_thought_of_strangers() -> None:
    quick = ran((FOUND, 3.0), times=10)
    assert found(quick, 3.0) > 0.9


def test_a_race_another_won_tells_only_that_nothing_was_found_until_then() -> None:
    """Half of the races were cut short at four seconds; in the other half a word came after eight."""
    stride = ran((NOTHING, 4.0), (FOUND, 8.0), times=10)
    assert found(stride, 8.0) > 0.9  # and not one half
    assert found(stride, 7.0) < 0.1


def test_who_gives_up_or_says_a_wrong_word_does_not_find_one_later() -> None:
    for end in (OUT, WRONG):
        stride = ran((end, 4.0), (FOUND, 8.0), times=10)
        assert 0.4 < found(stride, 30.0) < 0.6


def test_only_the_last_races_are_known() -> None:
    stride = Stride()
    for number in range(3 * KEPT):
        stride = stride.then(Attempt(FOUND, float(number)))
    assert len(stride.attempts) == KEPT
    assert stride.attempts[-1].after == 3 * KEPT - 1


def test_the_rival_reacts_sooner_the_smaller_the_share_it_leaves() -> None:
    stride, rng = ran(*((FOUND, 5 + 0.2 * n) for n in range(24))), Random(1)
    reactions = [mean(stride.reaction(share, 0.1, 0.1, rng) for _ in range(400)) for share in (1 / 3, 1 / 2, 2 / 3)]
    assert reactions == sorted(reactions)
    assert 5.0 < reactions[0] < reactions[-1] < 10.0


@pytest.mark.parametrize("share", [1 / 3, 1 / 2, 2 / 3])
@pytest.mark.parametrize(("lacks", "errs", "within"), [(0.0, 0.0, 30.0), (0.2, 0.05, 30.0), (0.1, 0.1, 9.0)])
def test_the_rival_leaves_just_the_share_it_should(share: float, lacks: float, errs: float, within: float) -> None:
    """Also where the race ends before everything is found."""
    stride, rng, person, rival = ran(*((FOUND, 5.1 + 0.2 * n) for n in range(24))), Random(2), 0, 0
    for _ in range(6000):
        after, fate, finds = stride.reaction(share, lacks, errs, rng, 1.0, within), rng.random(), 5 + 4.8 * rng.random()
        person += finds < within and (finds < after or fate < lacks)
        rival += after < finds and fate >= lacks + errs
    assert person / (person + rival) == pytest.approx(share, abs=0.025)


@pytest.mark.parametrize(
    "stride",
    [Stride(), ran((NOTHING, 30.0), times=24), ran((OUT, 0.3), times=24), ran((WRONG, 2.0), times=24),
     ran((FOUND, 0.0), times=24), ran((FOUND, 500.0), times=24)],
)  # fmt: skip
def test_whatever_is_known_the_rival_answers_within_the_race(stride: Stride) -> None:
    rng = Random(3)
    for share in (1 / 3, 1 / 2, 2 / 3):
        for within in (2.0, 30.0, 120.0):
            assert all(0 <= stride.reaction(share, 0.1, 0.1, rng, 1.0, within) < within for _ in range(50))


def test_what_is_written_is_read_again_and_what_is_no_attempt_is_left_out() -> None:
    stride = ran((FOUND, 7.25), (OUT, 3.0), (WRONG, 0.5), (NOTHING, 30.0))
    assert Stride.read(stride.written) == stride
    nonsense = ("", "found", "found x", "lost 3", "found -1", "found nan", "found inf", "found 1e9", "found 5.0")
    assert Stride.read(nonsense) == ran((FOUND, 5.0))
    assert len(Stride.read(("found 5.0",) * 1000).attempts) == KEPT
