"""Answers that come twice or too late, and what cannot be taken back: nothing of it moves the match."""

from __future__ import annotations

import pytest
from host.seated import ANA, BOB, HostTable, Words

from access_game.core.cards import BOX
from access_game.core.questions import Pick, Press, Word
from access_game.core.table import Table
from access_game.players.player import Answered, Opened

NUMBERS = (1, 2, 3)


async def three_picks(table: Table) -> list[int]:
    return [await table.must(ANA, Pick(f"pick_{number}", NUMBERS)) for number in NUMBERS]


def test_a_key_that_bounced_answers_one_question_and_not_the_next() -> None:
    table = HostTable(three_picks)
    first = table.people[ANA].ticket
    table.report(Answered(first, 1), Answered(first, 2), Answered(first, 3))
    assert [entry.answer for entry in table.journal] == [1]
    assert table.notebook.entries == table.journal
    assert table.people[ANA].asked == "pick_2" and not table.people[ANA].refusals
    table.close()


async def quickest(table: Table) -> tuple[int, int]:
    found = await table.first_of(dict.fromkeys((ANA, BOB), Pick("lay", NUMBERS)))
    assert found is not None
    return found[1], await table.must(found[0], Pick("more", NUMBERS))


def test_who_comes_second_in_a_race_moves_nothing() -> None:
    table = HostTable(quickest)
    ana, bob = table.people[ANA], table.people[BOB]
    table.report(Answered(ana.ticket, 1), Answered(bob.ticket, 2))
    assert [(entry.seat, entry.answer) for entry in table.journal] == [(ANA, 1)]
    assert bob.withdrawn == ["lay"] and ana.asked == "more"
    table.close()


# What cannot be taken back ------------------------------------------------------------------------
async def then_chance(table: Table) -> None:
    await table.must(ANA, Pick("pick", NUMBERS))
    await table.shuffle(BOX[:5])
    await table.must(ANA, Press("end"))


async def then_a_verdict(table: Table) -> None:
    await table.must(ANA, Pick("pick", NUMBERS))
    await table.judged("bon")
    await table.must(ANA, Press("end"))


async def then_the_bell(table: Table) -> None:
    await table.must(ANA, Pick("pick", NUMBERS))
    await table.ask(BOB, Word("say"), within=2)
    await table.must(ANA, Press("end"))


@pytest.mark.parametrize("script", [then_chance, then_a_verdict, then_the_bell])
def test_what_chance_a_judge_or_the_bell_has_answered_cannot_be_asked_of_them_again(script) -> None:
    """No card was seen and no word was said; still, a second try would be another chance."""
    table = HostTable(script, judge=Words("bon"))
    table.people[ANA].says(2)
    table.until(10.0)
    before = list(table.journal)
    assert table.people[ANA].asked == "end" and before[-1].seat < 0
    table.undo(ANA)
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["undo_revealed"]
    assert table.journal == before == table.notebook.entries
    assert table.people[ANA].asked == "end"
    table.close()


# A tie window -------------------------------------------------------------------------------------
async def buzzers(table: Table) -> list[int]:
    return [seat for seat, _ in await table.race(dict.fromkeys(table.seats, Press("buzz")), within=60)]


@pytest.mark.parametrize("opened", ["before the press", "in the window"])
def test_an_answer_line_never_stretches_a_tie_window(opened: str) -> None:
    table = HostTable(buzzers)
    if opened == "before the press":
        table.people[BOB].opens_line()
    table.clock.time = 3.0
    table.people[ANA].says(True, at=3.0)
    if opened == "in the window":
        table.people[BOB].opens_line()
    assert table.host.next_due() == pytest.approx(3.15)
    table.until(3.2)
    assert table.result == [ANA]


async def two_words(table: Table) -> list[str]:
    """Whoever says a word first; then Bob has five seconds for another one."""
    found = await table.first_of(dict.fromkeys(table.seats, Word("say")))
    assert found is not None
    return [found[1], await table.ask(BOB, Word("again"), within=5) or ""]


def test_a_line_opened_too_late_holds_no_bell() -> None:
    """A letter typed just as the question went away: its answer line is not open, whatever the keyboard reports."""
    table = HostTable(two_words)
    late = table.people[ANA].ticket
    table.people[BOB].says("bon")
    table.report(Opened(late))
    assert table.host.next_due() == pytest.approx(5.0)
    table.until(5.5)
    assert table.result == ["bon", ""]
