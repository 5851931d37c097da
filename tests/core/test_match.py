"""A match: fed with entries, it refuses what answers nothing, replays, rewinds and says where it stands."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from core.small_table import ANA, BOB, SmallTable

from access_game.core.cards import BOX
from access_game.core.match import JournalMismatch, Match, NotAnAnswer
from access_game.core.messages import Entry, Setup
from access_game.core.questions import Number, Pick, Press
from access_game.core.seats import DEALER
from access_game.core.table import Table


async def bid(table: Table) -> int:
    first = await table.must(ANA, Number("bid", 1, 9))
    table.tell_all("bid_made", who=ANA, amount=first)
    return await answer(table, first)


async def answer(table: Table, first: int) -> int:
    return first + await table.must(BOB, Number("counter", 1, 9))


def test_a_refused_entry_changes_nothing() -> None:
    table = SmallTable(bid)
    said = list(table.match.table.said)
    for entry in (Entry(ANA, 10, 99), Entry(BOB, 1, 99), Entry(DEALER, [1], 99), Entry(ANA, None, 99)):
        with pytest.raises(NotAnAnswer):
            table.match.feed(entry)
    assert table.match.journal == []
    assert table.match.table.said == said
    assert (table.match.table.now, table.match.table.step) == (0, 0)
    assert table.asked == {ANA: "bid"}


def test_the_refusal_says_why() -> None:
    table = SmallTable(bid)
    assert table.refuses(BOB, 1) == "not_your_turn"
    assert table.refuses(ANA, 10) == "out_of_range"
    table.says(ANA, 4)
    table.says(BOB, 5)
    assert table.refuses(ANA, 1) == "match_over"
    assert table.result == 9


def test_one_can_ask_beforehand_whether_an_entry_would_do() -> None:
    table = SmallTable(bid)
    table.match.check(Entry(ANA, 4))
    with pytest.raises(NotAnAnswer):
        table.match.check(Entry(ANA, 10))
    assert table.match.journal == []


def test_every_answer_is_acknowledged_and_every_question_is_heard() -> None:
    table = SmallTable(bid)
    table.says(ANA, 4)
    assert table.heard(ANA) == ["asked", "noted", "bid_made"]
    assert table.heard(BOB) == ["bid_made", "asked"]


def test_a_journal_of_other_rules_is_refused_at_its_entry() -> None:
    with pytest.raises(JournalMismatch, match=r"entry 2, at bid:\d+ > answer:\d+ > must:\d+") as mismatch:
        Match(bid, Setup(("Ana", "Bob")), [Entry(ANA, 4), Entry(BOB, 77)])
    assert "out_of_range" in str(mismatch.value)


def test_a_journal_that_goes_on_after_the_end_is_refused() -> None:
    with pytest.raises(JournalMismatch, match="entry 3, at the end"):
        Match(bid, Setup(("Ana", "Bob")), [Entry(ANA, 4), Entry(BOB, 5), Entry(ANA, 1)])


def test_rewinding_gives_the_match_as_it_was() -> None:
    table = SmallTable(bid)
    table.says(ANA, 4, at=10)
    table.says(BOB, 5, at=20)
    before = table.match.rewind(1)
    assert before.journal == [Entry(ANA, 4, 10)]
    assert before.table.now == 10
    before.feed(Entry(BOB, 6, 30))
    assert (before.result, table.match.result) == (10, 9)


def test_a_match_says_on_which_lines_of_the_rules_it_stands() -> None:
    table = SmallTable(bid)
    assert table.match.where().startswith("bid:")
    table.says(ANA, 1)
    assert [part.split(":")[0] for part in table.match.where().split(" > ")] == ["bid", "answer", "must"]
    table.says(BOB, 1)
    assert table.match.where() == "the end"


def test_a_game_may_only_await_its_table() -> None:
    async def sleepy(table: Table) -> None:
        await asyncio.sleep(0)

    with pytest.raises(TypeError, match="only await its table"):
        Match(sleepy, Setup(("Ana", "Bob")))


def test_a_game_that_asks_nothing_is_over_at_once() -> None:
    async def nothing(table: Table) -> str:
        return "done"

    match = Match(nothing, Setup(("Ana",)))
    assert (match.waiting, match.result) == (None, "done")


def test_a_closed_match_leaves_nothing_running() -> None:
    closed: list[str] = []

    async def tidy(table: Table) -> None:
        try:
            await table.must(ANA, Number("bid", 1, 9))
        except GeneratorExit:
            closed.append("tidied")
            raise

    SmallTable(tidy).match.close()
    assert closed == ["tidied"]


def test_an_undo_is_free_until_somebody_has_seen_a_card() -> None:
    async def flips(table: Table) -> None:
        row = table.lay("row", await table.shuffle(BOX[:3]))
        await table.must(ANA, Pick("choose", (1, 2, 3)))
        table.turn_up(row, await table.must(ANA, Pick("flip", (1, 2, 3))), by=ANA)
        await table.must(BOB, Pick("choose", (1, 2, 3)))

    table = SmallTable(flips)
    table.deals(2, 0, 1)
    seen: list[Any] = [table.match.sightings()]
    for _ in range(2):
        table.says(ANA, 1)
        seen.append(table.match.sightings())
    assert seen[0] == seen[1] != seen[2]
    assert seen[2] == {ANA: {2}, BOB: {2}}


def test_the_same_question_asked_again_after_its_answer_is_told_again() -> None:
    """Otherwise a player who has answered would wait for a question that waits for them."""
    question = Press("again")

    async def script(table: Table) -> None:
        for _ in range(2):
            await table.first_of({ANA: question, BOB: question})

    match = Match(script, Setup(("Ana", "Bob")))
    match.feed(Entry(ANA, True))
    assert [m.key for m in match.told(ANA)] == ["asked", "noted", "asked"]
    assert [m.key for m in match.told(BOB)] == ["asked"]
    match.close()
