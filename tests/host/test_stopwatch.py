"""Scenes of the stopwatch: what the table knows of how long the people took."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from host.seated import ANA, BOB, HostTable

from access_game.bots import Thought
from access_game.core.bells import Bell
from access_game.core.questions import Pick
from access_game.core.rituals import first_to
from access_game.core.stride import Attempt, Stride
from access_game.core.table import Table
from access_game.host.sitting import Sitting, new_header

RACE = Pick("race", ("buzz", "help", "give_up"), quick="buzz")
Script = Callable[[Table], Coroutine[Any, Any, Any]]


def duel(after: str) -> Script:
    """A race; what comes after a buzz is said in messages, as the game does."""

    async def play(table: Table) -> dict[Any, int]:
        racing = dict.fromkeys(table.seats, RACE)
        clock = Bell(30)
        while racing and (first := await first_to(table, racing, clock)) is not None:
            seat, choice = first
            if choice == "help":
                continue
            del racing[seat]
            if choice == "give_up":
                continue
            if after != "taken_back":
                table.tell_all("answered", who=seat, word="mot")
                if after == "good":
                    table.tell_all("won_cards", who=seat, count=2)
                break
        table.tell_all("void", pot=2)
        return {}

    return play


def raced(after: str = "good", computer: Thought | None = None, **more: Any) -> HostTable:
    table = HostTable(duel(after), computers={BOB: computer}, **more)
    table.host.circle.on_message = table.host.stopwatch.hear
    return table


def known(table: HostTable) -> Stride:
    return table.host.stopwatch.of(ANA)


def attempt(table: HostTable) -> Attempt:
    (one,) = known(table).attempts
    return one


@pytest.mark.parametrize(("after", "end"), [("good", "found"), ("wrong", "wrong"), ("taken_back", "out")])
def test_a_buzz_is_known_by_what_came_of_it(after: str, end: str) -> None:
    table = raced(after, Thought("give_up", 20.0))
    table.until(6.5)
    table.people[ANA].says("buzz")
    table.until(60)
    assert attempt(table) == (end, 6.5)


def test_who_gives_up_is_out_from_then_on() -> None:
    table = raced()
    table.until(4)
    table.people[ANA].says("give_up")
    table.until(60)
    assert attempt(table) == ("out", 4.0)


def test_when_another_was_quicker_nothing_was_found_until_then() -> None:
    table = raced(computer=Thought("buzz", 5.0))
    table.until(60)
    assert attempt(table) == ("nothing", pytest.approx(5.15))  # and the moment in which both could have


def test_when_the_bell_rings_nothing_was_found_in_the_whole_race() -> None:
    table = raced()
    table.until(60)
    assert attempt(table) == ("nothing", 30.0)


def test_time_is_taken_from_when_the_signal_was_heard() -> None:
    table = raced(deaf=(ANA,))
    table.until(10)
    table.people[ANA].has_heard()
    table.until(13)
    table.people[ANA].says("buzz")
    table.until(60)
    assert attempt(table) == ("found", 3.0)


def test_who_does_not_wait_for_the_signal_takes_no_time() -> None:
    table = raced(deaf=(ANA,))
    table.until(10)
    table.people[ANA].says("buzz")
    table.until(60)
    assert attempt(table) == ("found", 0.0)


def test_a_rest_is_no_time() -> None:
    table = raced()
    table.until(2)
    table.pause(True)
    table.until(50)
    table.pause(False)
    table.until(51)
    table.people[ANA].says("buzz")
    table.until(90)
    assert attempt(table) == ("found", 3.0)


def test_after_help_the_time_goes_on() -> None:
    table = raced()
    table.until(4)
    table.people[ANA].says("help")
    table.until(9)
    table.people[ANA].says("buzz")
    table.until(60)
    assert attempt(table) == ("found", 9.0)


def test_two_at_once_tell_nothing() -> None:
    table = raced(computer=Thought("buzz", 5.0))
    table.until(4.9)
    table.people[ANA].says("buzz")
    table.until(60)
    assert known(table) == Stride()


def test_nobody_times_a_computer() -> None:
    table = raced(computer=Thought("buzz", 5.0))
    table.until(60)
    assert set(table.host.stopwatch.strides) == {ANA}


def test_a_computer_follows_the_person_who_sits_there_and_nobody_where_a_computer_does() -> None:
    header = new_header("frontibix", {"Ana": "", "Bob": "easy"}, {}, seed=1)
    sitting = Sitting(header, strides={ANA: Stride((Attempt("found", 3.0),))})
    assert sitting.stride_of(ANA) == Stride((Attempt("found", 3.0),))
    assert sitting.stride_of(BOB) is None
    sitting.host.levels[ANA] = "hard"  # she let a computer go on for her
    assert sitting.stride_of(ANA) is None
    sitting.match.close()
