"""Several seats at once: races, ties, secret answers, small scripts side by side, and the bell."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from core.small_table import ANA, BOB, CLEO, SmallTable

from access_game.core.asking import Ask
from access_game.core.bells import Bell
from access_game.core.match import Match
from access_game.core.messages import Entry
from access_game.core.questions import Number, Pick, Press, Word
from access_game.core.seats import CLOCK, JUDGE, Seat
from access_game.core.table import Table


async def race(table: Table) -> list[Seat]:
    return [seat for seat, _ in await table.race(dict.fromkeys(table.seats, Press("buzz")), within=30)]


def test_a_lone_buzz_wins_when_the_tie_window_closes() -> None:
    table = SmallTable(race)
    table.says(BOB, True, at=5000)
    assert table.match.waiting is not None
    assert table.match.waiting.within == 0.15
    assert table.match.waiting.fixed
    table.bell(at=5150)
    assert table.result == [BOB]


def test_two_buzzes_within_the_window_are_a_tie() -> None:
    table = SmallTable(race)
    table.says(BOB, True, at=5000)
    table.says(ANA, True, at=5150)
    assert table.result == [BOB, ANA]


def test_a_late_bell_makes_no_tie() -> None:
    """The host may be slow to ring; the times of the entries decide."""
    table = SmallTable(race)
    table.says(BOB, True, at=5000)
    table.says(ANA, True, at=5151)
    assert table.result == [BOB]


def test_the_window_counts_from_the_first_buzz() -> None:
    table = SmallTable(race, seats=3)
    table.says(CLEO, True, at=1000)
    assert table.match.waiting is not None
    window = list(table.match.waiting.bells)
    table.says(ANA, True, at=1100)
    assert list(table.match.waiting.bells) == window
    table.says(BOB, True, at=1200)  # within the window of Ana, not of Cléo
    assert table.result == [CLEO, ANA]


def test_nobody_buzzes_twice_and_nobody_need_buzz_at_all() -> None:
    table = SmallTable(race)
    table.says(BOB, True, at=10)
    assert table.refuses(BOB, True) == "not_your_turn"
    table = SmallTable(race)
    table.bell(at=30_000)
    assert table.result == []


def test_a_race_asks_each_seat_once() -> None:
    """The question of those who have not buzzed yet stays the same object: it is not read to them again."""
    table = SmallTable(race, seats=3)
    table.says(CLEO, True, at=1000)
    assert table.heard(ANA) == ["asked"]
    assert table.heard(CLEO) == ["asked", "noted"]


async def secret_words(table: Table) -> dict[Seat, str]:
    words = await table.ask_all({seat: Word("own_word") for seat in table.seats}, within=15)
    table.tell_all("said", words=tuple(words.items()))
    return words


def test_secret_answers_come_in_any_order_and_nobody_hears_them_early() -> None:
    table = SmallTable(secret_words, seats=3)
    table.says(CLEO, "chat")
    assert table.heard(CLEO) == ["asked", "noted"]
    assert table.heard(ANA) == table.heard(BOB) == ["asked"]
    assert table.refuses(CLEO, "chien") == "not_your_turn"
    table.says(ANA, "âne")
    table.says(BOB, "bœuf")
    assert table.result == {CLEO: "chat", ANA: "âne", BOB: "bœuf"}


def test_the_bell_leaves_out_those_who_did_not_answer() -> None:
    table = SmallTable(secret_words, seats=3)
    table.says(BOB, "bœuf")
    table.bell(at=15_000)
    assert table.result == {BOB: "bœuf"}


async def two_steps(table: Table) -> dict[Seat, int]:
    async def climb(seat: Seat) -> int:
        first = await table.must(seat, Number("first", 0, 9))
        table.tell(seat, "climbed", step=first)
        return 10 * first + await table.must(seat, Number("second", 0, 9))

    return await table.together({seat: climb(seat) for seat in table.seats}, within=60)


def test_small_scripts_run_side_by_side() -> None:
    table = SmallTable(two_steps, seats=3)
    table.says(BOB, 1)
    assert table.asked == {ANA: "first", BOB: "second", CLEO: "first"}
    table.says(BOB, 2)
    assert table.asked == {ANA: "first", CLEO: "first"}
    table.says(CLEO, 3)
    table.bell()
    assert table.result == {BOB: 12}


@pytest.mark.parametrize("seed", range(30))
def test_side_by_side_replays_exactly(seed: int) -> None:
    table, rng = SmallTable(two_steps, seats=3), Random(seed)
    while table.match.waiting:
        open_seats = [*table.asked, CLOCK] if rng.random() < 0.1 else [*table.asked]
        seat = open_seats[int(rng.random() * len(open_seats))]
        table.says(
            seat, None if seat == CLOCK else table.match.waiting.questions[seat].guess(rng), len(table.match.journal)
        )
    again = Match(two_steps, table.match.setup, table.match.journal)
    assert again.result == table.match.result
    assert again.table.said == table.match.table.said


async def both_judged(table: Table) -> dict[Seat, str]:
    async def check(seat: Seat) -> str:
        return await table.judged(await table.must(seat, Word("word")))

    return await table.together({seat: check(seat) for seat in table.seats})


def test_two_words_before_the_judge_are_not_mixed_up() -> None:
    table = SmallTable(both_judged)
    table.says(BOB, "zzz")
    table.says(ANA, "chat")
    for _ in range(2):
        assert table.match.waiting is not None
        question: Any = table.match.waiting.questions[JUDGE]
        table.judge("known" if question.text == "chat" else "unknown")
    assert table.result == {ANA: "known", BOB: "unknown"}


async def launch(table: Table) -> str:
    """A chrono launched over a search: the word being typed stays the same question."""
    word = Word("search")
    found = await table.first_of({ANA: word, BOB: Press("launch")})
    if found is not None and found[0] == BOB:
        table.tell_all("launched")
        found = await table.first_of({ANA: word}, within=10)
    return str(found[1]) if found else "nothing"


def test_a_question_lives_as_long_as_its_object() -> None:
    table = SmallTable(launch)
    table.says(BOB, True)
    assert table.heard(ANA) == ["asked", "launched"]  # not asked again: what she has typed is still there
    table.says(ANA, "chat")
    assert table.result == "chat"


def test_first_of_gives_nothing_when_the_bell_rings() -> None:
    table = SmallTable(launch)
    assert table.refuses(CLOCK, None) == "no_bell"  # the search itself has no limit
    table.says(BOB, True)
    table.bell()
    assert table.result == "nothing"


async def patient(table: Table) -> int | None:
    await table.wait(1)
    return await table.ask(ANA, Pick("pick", (1, 2)), within=5)


def test_while_a_script_waits_nobody_can_answer() -> None:
    table = SmallTable(patient)
    assert table.refuses(ANA, 1) == "not_your_turn"
    table.bell(at=1000)
    assert table.match.table.now == 1000
    table.bell(at=6000)
    assert table.result is None


def test_a_bell_set_by_nobody_does_not_ring() -> None:
    async def must(table: Table) -> int:
        return await table.must(ANA, Pick("pick", (1, 2)))

    table = SmallTable(must)
    assert table.refuses(CLOCK, None) == "no_bell"
    table.says(ANA, 2)
    assert table.result == 2


def test_an_entry_of_the_clock_names_its_bell() -> None:
    one, other = Bell(10), Bell(5, fixed=True)
    ask = Ask({}, {one: (ANA,), other: (BOB,)})
    assert (ask.within, ask.fixed) == (10, True)
    assert [ask.rung(Entry(CLOCK, n)) for n in (None, 0, 1, 2, -1)] == [one, one, other, None, None]


async def own_bells(table: Table) -> dict[Seat, Any]:
    """Each has a bell of its own, and all have one together."""

    async def climb(seat: Seat) -> list[int | None]:
        return [await table.ask(seat, Number("step", 0, 9), within=5) for _ in range(2)]

    return await table.together({seat: climb(seat) for seat in table.seats}, within=60)


def test_inner_bells_ring_for_their_own_script_alone() -> None:
    table = SmallTable(own_bells)
    assert table.match.waiting is not None
    assert [bell.seconds for bell in table.match.waiting.bells] == [60, 5, 5]
    assert list(table.match.waiting.bells.values()) == [(ANA, BOB), (ANA,), (BOB,)]
    table.says(CLOCK, 2, at=5000)  # Bob's first
    assert table.asked == {ANA: "step", BOB: "step"}
    table.says(BOB, 4, at=6000)
    assert table.asked == {ANA: "step"}
    table.says(ANA, 1, at=7000)
    table.says(CLOCK, 1, at=9000)
    assert table.result == {BOB: [None, 4], ANA: [1, None]}


def test_the_common_bell_is_the_same_through_everybodys_answers() -> None:
    table = SmallTable(own_bells, seats=3)
    assert table.match.waiting is not None
    common = next(iter(table.match.waiting.bells))
    for seat in (CLEO, ANA):
        table.says(seat, 1)
        assert next(iter(table.match.waiting.bells)) is common
    table.bell(at=60_000)
    assert table.result == {}


def test_in_a_race_only_a_quick_key_can_tie() -> None:
    choice = Pick("race", ("buzz", "help"), quick="buzz")

    async def script(table: Table) -> list[tuple[Seat, str]]:
        return await table.race(dict.fromkeys(table.seats, choice), within=30)

    table = SmallTable(script)
    table.says(ANA, "help", at=1000)
    assert table.result == [(ANA, "help")]
    table = SmallTable(script)
    table.says(ANA, "buzz", at=1000)
    table.says(BOB, "help", at=1010)
    assert table.result == [(ANA, "buzz")]
    table = SmallTable(script)
    table.says(ANA, "buzz", at=1000)
    table.says(BOB, "buzz", at=1150)
    assert table.result == [(ANA, "buzz"), (BOB, "buzz")]
