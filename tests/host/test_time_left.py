"""How much time is left: a race that stood goes on with exactly what was left of it at every pace, and whoever it runs
for is told before it is over."""

from __future__ import annotations

from typing import Any

import pytest
from host.seated import ANA, BOB, CLEO, HostTable, Words

from access_game.bots import Thought
from access_game.core.letters import Letters
from access_game.core.questions import Pick, Word
from access_game.core.rituals import ask_each
from access_game.core.table import Table
from access_game.games import frontibix
from access_game.players.player import TIME_LEFT, Away, Heard

OPTIONS = {option.key: option.values[0] for option in frontibix.GAME.options}


class OneWord(Words):
    """A list that knows every word, and always suggests the same."""

    def verdict(self, word: str) -> str:
        return "known"

    def suggest(self, letters: Letters, count: int) -> list[str]:
        return [f"{letters.starting.lower()}abc"]


def a_race(pace: float) -> HostTable:
    table = HostTable(frontibix.play, pace=pace, judge=OneWord(), **OPTIONS)
    while table.people[ANA].asked != "race":
        for person in table.people.values():
            for question in list(person.questions.values()):
                if question.key in ("own_word", "ready"):
                    person.says(question.facts["letter"] if question.key == "own_word" else True)
        table.until(table.clock.time + 0.5)
    return table


def left(table: HostTable) -> float | None:
    return None if table.bell is None else round(table.bell - table.clock.time, 3)


@pytest.mark.parametrize("pace", [1, 2, 4])
def test_when_one_gives_up_the_other_has_the_time_that_was_left(pace: int) -> None:
    table = a_race(pace)
    start = table.clock.time
    assert left(table) == 30 * pace
    table.until(start + 15)
    table.people[ANA].says("give_up")
    assert left(table) == 30 * pace - 15
    table.close()


@pytest.mark.parametrize("pace", [1, 2, 4])
def test_help_costs_nobody_any_time_and_gives_none(pace: int) -> None:
    table = a_race(pace)
    table.until(table.clock.time + 27)
    table.people[BOB].says("help")
    assert left(table) == 0.5  # a breath after the word; the race stands
    table.until(table.clock.time + 0.5)
    assert left(table) == 30 * pace - 27
    table.close()


@pytest.mark.parametrize("pace", [1, 4])
def test_a_buzz_without_a_word_leaves_the_rival_the_time_that_was_left(pace: int) -> None:
    table = a_race(pace)
    table.until(table.clock.time + 12)
    table.people[ANA].says("buzz")
    table.until(table.clock.time + 0.2)  # Bob did not buzz at the same time
    assert table.people[ANA].asked == "both_word"
    spent = table.clock.time
    table.until(spent + 2.9 * pace)
    assert table.people[ANA].asked == "both_word"
    table.until(spent + 3 * pace)
    assert (table.people[ANA].asked, table.people[BOB].asked) == ("", "race")
    # The race stood from the word being asked for; what the tie window took is all that is missing.
    assert left(table) is not None and 30 * pace - 12.2 <= left(table) <= 30 * pace - 11.8
    table.close()


def test_whoever_has_typed_a_letter_in_time_may_finish_the_word() -> None:
    table = a_race(1)
    table.people[ANA].says("buzz")
    table.until(table.clock.time + 1)
    table.people[ANA].opens_line()
    table.until(table.clock.time + 19)
    assert table.people[ANA].asked == "both_word"
    table.people[ANA].says("abc")
    assert table.people[BOB].told("answered")
    table.close()


# What is told of it ---------------------------------------------------------------------------------
def reminded(table: HostTable, seat: Any) -> list[int]:
    return [message.facts["seconds"] for message in table.people[seat].told(TIME_LEFT)]


async def a_short_race(table: Table) -> Any:
    return await table.race({seat: Pick("race", ("buzz",), quick="buzz") for seat in (ANA, BOB)}, within=30)


async def a_word_each(table: Table) -> Any:
    return await ask_each(table, dict.fromkeys(table.seats, Word("say", secret=True)), 10.0)


async def a_quick_word(table: Table) -> Any:
    return await table.ask(ANA, Word("say"), within=8)


@pytest.mark.parametrize("pace", [1, 4])
def test_ten_seconds_before_a_race_is_over_those_who_race_are_told_once(pace: int) -> None:
    table = HostTable(a_short_race, 3, pace=pace)
    table.until(30 * pace - 10.1)
    assert reminded(table, ANA) == []
    table.until(30 * pace - 0.1)
    assert reminded(table, ANA) == reminded(table, BOB) == [10]
    assert reminded(table, CLEO) == []  # she does not race
    table.until(30 * pace)
    assert table.result == []


def test_a_word_to_be_prepared_tells_its_last_five_seconds_to_its_author_alone() -> None:
    table = HostTable(a_word_each)
    table.people[BOB].says("mot")
    table.until(9.9)
    assert (reminded(table, ANA), reminded(table, BOB)) == ([5], [])
    table.close()


def test_what_is_short_is_not_talked_over_and_computers_need_no_telling() -> None:
    table = HostTable(a_quick_word)
    table.until(8)
    assert reminded(table, ANA) == []
    table = HostTable(a_short_race, computers={BOB: Thought("buzz", 29.0)})
    table.until(25)
    assert reminded(table, ANA) == [10] and not [m for m in table.thinkers[BOB].messages if m.key == TIME_LEFT]
    table.close()


def test_at_a_table_without_limits_no_time_is_told() -> None:
    table = HostTable(a_short_race, pace=0)
    table.until(100)
    assert reminded(table, ANA) == []
    table.close()


def test_an_open_line_is_not_told_that_time_passes() -> None:
    table = HostTable(a_word_each)
    table.people[ANA].opens_line()
    table.until(15)
    assert reminded(table, ANA) == []
    table.close()


# Who is not there yet -------------------------------------------------------------------------------
def test_the_time_of_a_secret_word_begins_for_each_when_they_are_there() -> None:
    """Two at one keyboard: while Ana is behind the curtain no time runs for Bob, however long she takes."""
    table = HostTable(a_word_each, deaf=(ANA, BOB))
    table.report(*(Away(ticket) for ticket in table.people[BOB].unheard))
    table.people[ANA].has_heard()
    table.until(10)
    assert (table.people[ANA].asked, table.people[BOB].asked) == ("", "say")
    table.report(*(Away(ticket) for ticket in table.people[BOB].unheard))
    table.until(200)
    assert table.people[BOB].asked == "say"
    table.report(Heard(table.people[BOB].unheard[-1]))
    assert left(table) == 10
    table.until(210)
    assert table.result == {}
