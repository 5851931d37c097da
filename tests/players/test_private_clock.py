"""The clock of a private question: it starts for each behind their own curtain, never while nobody is there."""

from __future__ import annotations

from typing import Any

from access_game.core.messages import Entry, Message
from access_game.core.questions import initial
from access_game.core.rituals import ask_each
from access_game.core.seats import CLOCK
from access_game.core.table import Table
from access_game.players.player import TIME_LEFT, Away, Heard
from players.parlour import ANA, BOB, Parlour


async def a_secret_word_each(table: Table) -> Any:
    question = initial("own_word", "L", secret=True, facts={"letter": "L"})
    return await ask_each(table, dict.fromkeys(table.seats, question), 10.0)


def reports(parlour: Parlour, kind: type) -> list[int]:
    return [report.ticket for report in parlour.posted if isinstance(report, kind)]


def test_no_time_runs_for_anybody_before_they_are_behind_their_curtain() -> None:
    parlour = Parlour(a_secret_word_each, stem="frontibix")
    anas, bobs = reports(parlour, Away)
    assert not reports(parlour, Heard)
    parlour.press("1")  # Ana goes behind it
    assert parlour.party.inside is parlour.party.guests[ANA]
    assert reports(parlour, Heard) == [anas]
    parlour.press(*"lion", "enter")
    assert bobs not in reports(parlour, Heard)
    parlour.press("enter")
    assert parlour.party.inside is parlour.party.guests[BOB]
    assert reports(parlour, Away)[-1] in reports(parlour, Heard)
    parlour.close()


def test_alone_or_with_open_hands_nobody_is_waited_for() -> None:
    for parlour in (
        Parlour(a_secret_word_each, people=1, stem="frontibix"),
        Parlour(a_secret_word_each, stem="frontibix", privacy="open"),
    ):
        assert not reports(parlour, Away) and reports(parlour, Heard)
        parlour.close()


def test_how_much_time_is_left_is_said_behind_the_curtain_and_kept_for_nobody() -> None:
    parlour = Parlour(a_secret_word_each, stem="frontibix")
    parlour.press("1")
    parlour.ear.said.clear()
    parlour.party.player(ANA).tell(Message((ANA,), TIME_LEFT, {"seconds": 5}))
    assert [one.replace("\u00a0", " ") for one in parlour.ear.texts] == ["Encore 5 secondes."]
    assert not any("secondes" in item.text for item in parlour.console.transcript.items)
    parlour.party.player(BOB).tell(Message((BOB,), TIME_LEFT, {"seconds": 5}))
    assert len(parlour.ear.texts) == 1  # Bob is not there
    parlour.close()


def test_all_who_race_in_one_room_are_told_the_time_once() -> None:
    parlour = Parlour(a_secret_word_each, stem="frontibix", privacy="open")
    parlour.ear.said.clear()
    message = Message((ANA, BOB), TIME_LEFT, {"seconds": 10})
    for seat in (ANA, BOB):
        parlour.party.player(seat).tell(message)
    assert len(parlour.ear.texts) == 1
    parlour.close()


def test_whoever_is_told_that_time_is_over_is_not_told_that_the_question_is_closed() -> None:
    parlour = Parlour(a_secret_word_each, people=1, stem="frontibix")
    parlour.match.feed(Entry(CLOCK, None, 10_000))
    parlour.serve()
    said = [one.replace("\u00a0", " ") for one in parlour.ear.texts]
    assert "Temps écoulé !" in said and not any("Trop tard" in one for one in said)
    parlour.close()
