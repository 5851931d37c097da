"""What people are shown of the bell that rings for them."""

from __future__ import annotations

from typing import Any

from host.seated import ANA, BOB, HostTable

from access_game.core.questions import Press, Word
from access_game.core.rituals import ask_each
from access_game.core.seats import Seat
from access_game.core.table import Table
from access_game.players.player import Countdown


async def a_word_of_ana(table: Table) -> Any:
    return await table.ask(ANA, Word("own_word"), 10.0)


async def a_pause(table: Table) -> Any:
    await table.wait(3)
    await table.must(ANA, Press("buzz"))


async def a_word_each(table: Table) -> Any:
    return await ask_each(table, dict.fromkeys(table.seats, Word("own_word")), 10.0)


def left(table: HostTable, seat: Seat) -> float:
    countdown = table.people[seat].countdown
    assert countdown is not None
    return round(countdown.left_at(table.clock.time), 2)


def test_a_chrono_is_shown_whole_until_it_was_heard_and_then_runs_to_its_bell() -> None:
    table = HostTable(a_word_of_ana, deaf=(ANA,))
    assert table.people[ANA].countdown == Countdown(10.0, 10.0, None)
    table.people[ANA].has_heard()
    countdown = table.people[ANA].countdown
    assert countdown is not None and countdown.ends == table.bell
    table.until(table.clock.time + 4)
    assert left(table, ANA) == 6
    table.until(table.clock.time + 6)
    assert table.people[ANA].countdown is None
    table.close()


def test_it_stands_while_a_line_is_open_and_while_the_table_rests() -> None:
    table = HostTable(a_word_of_ana)
    for stop, go in (
        (table.people[ANA].opens_line, table.people[ANA].closes_line),
        (lambda: table.pause(True), lambda: table.pause(False)),
    ):
        before = left(table, ANA)
        stop()
        table.clock.time += 3
        assert left(table, ANA) == before
        go()
        table.until(table.clock.time + 1)
        assert left(table, ANA) == before - 1
    table.close()


def test_nobody_sees_the_clock_of_somebody_else_nor_that_it_stands() -> None:
    table = HostTable(a_word_of_ana)
    assert table.people[BOB].countdown is None and not table.people[BOB].shown
    table.close()
    table = HostTable(a_word_each)
    before = table.people[BOB].countdown
    assert before is not None and before.ends is not None
    table.people[ANA].opens_line()
    assert table.people[BOB].countdown == before and table.people[ANA].countdown != before
    table.close()


def test_it_is_shown_once_while_nothing_of_it_changes() -> None:
    table = HostTable(a_word_each)
    shown = table.people[ANA].shown
    table.clock.time += 2
    table.people[BOB].opens_line()
    table.people[BOB].closes_line()
    assert table.people[ANA].shown == shown
    table.close()


def test_a_pause_and_a_table_without_bells_have_no_chrono() -> None:
    for table in (HostTable(a_pause), HostTable(a_word_of_ana, pace=0)):
        assert table.people[ANA].countdown is None
        table.close()


def test_whoever_takes_a_seat_is_shown_it_too() -> None:
    table = HostTable(a_word_of_ana)
    table.until(table.clock.time + 4)
    table.hand_over(ANA)
    person = type(table.people[ANA])(table)
    table.sit(ANA, person)
    assert person.countdown is not None
    table.close()
