"""Races against computers that follow the person: whoever plays, the level decides how often they win."""

from __future__ import annotations

from random import Random
from statistics import mean, pstdev

import pytest
from bots.racers import SPEEDS, Diary, KnowsEverything, Racer, races, words

from access_game.bots import Chair
from access_game.bots.frontibix import CATCHES_UP, FLOOR, FrontibixPlayer
from access_game.core.messages import Message, Setup
from access_game.core.seats import Seat
from access_game.core.stride import FOUND, OUT, Attempt, Stride
from access_game.host.sitting import Sitting, new_header

BANDS = {"easy": (0.60, 0.75), "normal": (0.40, 0.60), "hard": (0.25, 0.40)}
FAILS = {"fast": "gives_up", "middle": "errs", "slow": "stays_silent"}  # each in the own manner


def known(low: float, high: float) -> Stride:
    """Somebody who has often played here."""
    rng, stride = Random(7), Stride()
    for _ in range(24):
        stride = stride.then(Attempt(FOUND if rng.random() < 0.8 else OUT, rng.uniform(low, high)))
    return stride


@pytest.mark.parametrize("level", BANDS)
@pytest.mark.parametrize("speed", SPEEDS)
def test_a_stranger_of_any_speed_soon_wins_as_often_as_the_level_says(speed: str, level: str) -> None:
    tally, _ = races(level, SPEEDS[speed], 300, 1, warm_up=25, fails=FAILS[speed])
    low, high = BANDS[level]
    assert low <= tally.share <= high


@pytest.mark.parametrize("level", BANDS)
def test_somebody_known_wins_as_often_from_the_first_race_on(level: str) -> None:
    tallies = [races(level, span, 100, 2, stride=known(*span))[0] for span in SPEEDS.values()]
    low, high = BANDS[level]
    assert low <= mean(tally.share for tally in tallies) <= high


def test_the_first_match_of_a_stranger_is_no_defeat() -> None:
    won = [races("normal", span, 12, seed)[0].share for span in SPEEDS.values() for seed in range(4)]
    assert 0.35 <= mean(won) <= 0.75


def test_who_wakes_up_is_followed() -> None:
    """Slow for a long time, quick from now on: the first races are a gift, then the computer is there."""
    _, slow = races("normal", SPEEDS["slow"], 40, 3)
    at_first = [races("normal", SPEEDS["fast"], 8, seed, stride=slow)[0].share for seed in range(4, 10)]
    soon = [races("normal", SPEEDS["fast"], 25, seed, stride=slow, warm_up=20)[0].share for seed in range(4, 10)]
    assert mean(at_first) > 0.7
    assert mean(soon) < 0.62


def test_a_slow_table_is_as_fair_as_a_quick_one() -> None:
    """Four times the time, and a person who takes it."""
    tally, stride = races("normal", (20.0, 40.0), 150, 5, warm_up=25, pace=4)
    assert 0.38 <= tally.share <= 0.62
    assert max(attempt.after for attempt in stride.attempts) > 20


@pytest.mark.parametrize("asks", [0.4, 3.0, 4.9])
@pytest.mark.parametrize("level", BANDS)
def test_help_neither_costs_nor_wins_races_whenever_it_is_asked_for(level: str, asks: float) -> None:
    low, high = BANDS[level]
    for speed, span in SPEEDS.items():
        tally, _ = races(level, span, 200, 1, warm_up=25, asks=asks)
        assert low - 0.03 <= tally.share <= high + 0.03, speed


@pytest.mark.parametrize("level", BANDS)
def test_after_help_no_computer_is_quicker_than_without(level: str) -> None:
    """Counted from the first beep; and from the second on there is time to take in what was said."""
    stride = Stride(tuple(Attempt(FOUND, 2.0) for _ in range(24)))
    header = new_header("frontibix", {"Ana": "", "Bob": level}, {}, seed=17)
    diary, beeps, buzzes = Diary(), [0.0], list[tuple[float, float]]()

    def hear(message: Message) -> None:
        if message.key == "challenged":
            beeps.clear()
        elif message.key == "beep":
            beeps.append(diary.time)
        elif message.key == "buzzed" and len(beeps) == 2:
            buzzes.append((diary.time - beeps[0], diary.time - beeps[1]))

    sitting = Sitting(header, judge=KnowsEverything(), words=words(), on_message=hear, strides={Seat(0): stride})
    lost = Racer(diary, sitting.post, (40.0, 50.0), Random(1), fails="stays_silent", asks=FLOOR[level] - 0.05)
    sitting.play(diary, {Seat(0): lost})
    assert len(buzzes) > 10
    assert min(first for first, _ in buzzes) >= FLOOR[level] + 0.5  # help itself took so long
    assert min(second for _, second in buzzes) >= CATCHES_UP


@pytest.mark.parametrize("level", BANDS)
def test_no_computer_is_quicker_than_the_floor_of_its_level_however_quick_the_person(level: str) -> None:
    tally, _ = races(level, (0.5, 1.0), 30, 8, finds=1.0)
    assert tally.computer == 0
    assert FLOOR["easy"] > FLOOR["normal"] > FLOOR["hard"] > 1


def test_a_computer_takes_now_more_time_and_now_less_like_the_person() -> None:
    stride, rng = known(*SPEEDS["middle"]), Random(9)
    reactions = [stride.reaction(0.5, 0.05, 0.05, rng) for _ in range(300)]
    assert pstdev(reactions) > 1.0
    assert 5.0 < mean(reactions) < 9.0


def test_a_computer_follows_the_one_it_duels_with() -> None:
    asked: list[Seat] = []

    def stride_of(seat: Seat) -> Stride | None:
        asked.append(seat)
        return known(*SPEEDS["slow" if seat == 0 else "fast"]) if seat < 2 else None

    setup = Setup(("Ana", "Bob", "Ordi", "Zoé"), ("", "", "easy", "easy"))
    bot = FrontibixPlayer(Chair(Seat(2), "easy", setup, Random(1), words=words(), stride_of=stride_of))
    needs = {}
    for rival in (Seat(0), Seat(1), Seat(3)):
        for who, other in ((rival, Seat(2)), (Seat(2), rival)):  # whoever challenged
            bot.hear(Message(setup_seats(setup), "challenged", {"who": who, "rival": other}))
            needs[rival] = mean(bot.reaction() for _ in range(100))
            assert set(asked) == {rival}
            asked.clear()
    assert needs[Seat(0)] > 9 > 5 > needs[Seat(1)]
    assert 4 < needs[Seat(3)] < 8  # a computer: as the level is


def test_a_match_taken_up_goes_on_with_what_is_known() -> None:
    header = new_header("frontibix", {"Ana": "", "Bob": "normal"}, {}, seed=12)
    first = Sitting(header, judge=KnowsEverything(), words=words())
    diary = Diary()
    first.play(diary, {Seat(0): Racer(diary, first.post, SPEEDS["fast"], Random(1))})
    assert len(first.stopwatch.of(Seat(0)).attempts) > 15
    entries, stride = first.match.journal, known(*SPEEDS["fast"])
    for length in range(0, len(entries), 40):  # wherever it was left, in the middle of a race too
        diary, again = (
            Diary(),
            Sitting(header, entries[:length], judge=KnowsEverything(), words=words(), strides={Seat(0): stride}),
        )
        assert again.play(diary, {Seat(0): Racer(diary, again.post, SPEEDS["fast"], Random(2))})
        assert again.stopwatch.of(Seat(0)) != stride or length > len(entries) - 40


def setup_seats(setup: Setup) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(len(setup.names))))
