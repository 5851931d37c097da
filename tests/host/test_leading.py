"""Who leads the table: a pause that is one, an end with the scores. Each is told to all, and kept in the journal."""

from __future__ import annotations

from typing import Any

import pytest
from host.seated import ANA, BOB, HostTable
from host.test_bell import a_word_in_ten_seconds

from access_game.bots import Thought
from access_game.core.gestures import win
from access_game.core.journal import Reading
from access_game.core.messages import Entry
from access_game.core.notes import Ended, HandedOver, Passed, Rested, Undone
from access_game.core.places import Eyes
from access_game.core.questions import Press, YesNo
from access_game.core.seats import DEALER
from access_game.core.table import Table
from access_game.games import zieufermix
from access_game.host.replayed import play_again
from access_game.host.sitting import new_header
from access_game.narration.narrator import Narrator
from access_game.players.player import MENU


async def sure(table: Table) -> Any:
    return await table.must(ANA, YesNo("sure_of_word"))


async def gains(table: Table) -> Any:
    """Ana wins as many cards as she presses, then everybody goes on pressing."""
    piles, pot = table.each("gains", eyes=Eyes.NOBODY), await table.pile(zieufermix.CARDS[:2])
    await table.must(ANA, Press("ready"))
    win(table, pot, piles[ANA])
    return await table.ask_all(dict.fromkeys(table.seats, Press("ready")))


# A pause ------------------------------------------------------------------------------------------
def test_in_a_pause_an_answer_is_refused_with_the_reason_and_can_be_given_after_it() -> None:
    table = HostTable(sure)
    table.pause(True)
    table.people[ANA].says(True)
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["table_paused"]
    assert table.journal == [] and table.people[ANA].asked == "sure_of_word"
    table.pause(False)
    table.people[ANA].says(True)
    assert table.result is True


def test_nothing_is_taken_back_in_a_pause() -> None:
    table = HostTable(gains)
    table.people[ANA].says(True)
    table.people[ANA].says(True)
    table.pause(True)
    entries = list(table.journal)
    table.undo(ANA)
    assert [refusal.reason for refusal in table.people[ANA].refusals] == ["table_paused"]
    assert table.journal == entries


def test_a_pause_is_told_to_all_and_kept_once() -> None:
    table = HostTable(sure)
    for on in (True, True, False, False):
        table.pause(on)
    assert table.notebook.lines == [Rested(True), Rested(False)]
    for person in table.people.values():
        assert [key for key in person.heard() if key != "asked"] == ["table_paused", "table_resumed"]


def test_a_menu_that_is_closed_does_not_end_the_pause() -> None:
    table = HostTable(a_word_in_ten_seconds, computers={BOB: None})
    table.pause(True)
    table.pause(True, MENU)
    table.pause(False, MENU)
    table.until(1000)
    assert not table.host.is_over and table.host.next_due() is None
    table.pause(False)
    table.until(1010)
    assert table.host.is_over


def test_where_others_wait_a_menu_stops_nothing() -> None:
    table = HostTable(a_word_in_ten_seconds)
    table.pause(True, MENU)
    table.until(10)
    assert table.host.is_over


def test_a_menu_stops_the_time_and_leaves_no_trace() -> None:
    table = HostTable(a_word_in_ten_seconds, computers={BOB: None})
    table.pause(True, MENU)
    table.until(1000)
    assert not table.host.is_over
    assert table.notebook.lines == [] and table.people[ANA].heard() == ["asked"]


def test_who_takes_up_a_match_that_was_left_in_a_pause_goes_on_with_it() -> None:
    table = HostTable(sure)
    table.pause(True)
    again = HostTable(sure, journal=table.notebook.lines)
    assert again.notebook.lines == [Rested(True), Rested(False)]
    again.people[ANA].says(True)
    assert again.result is True
    table.close()


def test_a_computer_that_is_seated_in_a_pause_waits_for_its_end() -> None:
    table = HostTable(sure)
    table.heir = Thought(True, 0.5)
    table.pause(True)
    table.hand_over(ANA, "easy")
    table.until(100)
    assert not table.host.is_over and HandedOver(ANA, "easy") in table.notebook.lines
    table.pause(False)
    table.until(101)
    assert table.result is True


# The end ------------------------------------------------------------------------------------------
def test_who_is_ahead_when_the_match_is_stopped_has_won() -> None:
    table = HostTable(gains)
    table.people[ANA].says(True)
    table.end()
    assert table.host.is_over and table.host.is_finished and table.notebook.lines[-1] == Ended()
    (stopped,) = table.people[BOB].told("stopped")
    assert stopped.facts == {"winners": (ANA,), "totals": ((ANA, 2), (BOB, 0)), "best": 2, "of": "cards"}
    assert not table.people[ANA].questions and not table.people[BOB].questions
    table.close()


def test_where_nobody_has_scored_nobody_has_won() -> None:
    table = HostTable(sure)
    table.end()
    assert table.people[ANA].heard()[-1] == "stopped_none"
    table.close()


def test_a_match_that_was_stopped_is_over_for_whoever_takes_it_up() -> None:
    table = HostTable(gains)
    table.pause(True)
    table.end()
    again = HostTable(gains, journal=table.notebook.lines)
    assert again.host.is_over and again.notebook.lines == table.notebook.lines
    table.close()
    again.close()


def test_after_the_end_no_answer_counts() -> None:
    table = HostTable(sure)
    ticket = table.people[ANA].ticket
    table.end()
    table.people[ANA].questions[ticket] = YesNo("sure_of_word")
    table.people[ANA].says(True)
    assert not any(isinstance(line, Entry) for line in table.notebook.lines)
    table.close()


@pytest.mark.parametrize(
    ("language", "listener", "text"),
    [
        ("fr", None, "On arrête ici. Ana gagne, avec 2 cartes. Scores. Ana\u00a0: 2. Bob\u00a0: 0."),
        ("fr", ANA, "On arrête ici. Vous gagnez, avec 2 cartes\u00a0! Scores. Vous\u00a0: 2. Bob\u00a0: 0."),
        ("en", None, "We stop here. Ana wins with 2 cards. Scores. Ana: 2. Bob: 0."),
    ],
)
def test_the_end_names_the_winner(language: str, listener: Any, text: str) -> None:
    table = HostTable(gains)
    table.people[ANA].says(True)
    table.end()
    narrator = Narrator(language, "zieufermix", zieufermix.GAME, ("Ana", "Bob"), listener)
    utterance = narrator.utterance(table.people[BOB].told("stopped")[0])
    assert utterance is not None and utterance.text == text
    table.close()


# Read again ---------------------------------------------------------------------------------------
def test_read_again_the_evening_is_told_in_its_order_without_what_was_taken_back() -> None:
    header = new_header("zieufermix", {"Ana": "", "Bob": "easy"}, {}, seed=3)
    deal = Entry(DEALER, [card.id for card in zieufermix.CARDS], 0)
    lines = [
        deal, Rested(True), Rested(False), Passed(ANA), Entry(ANA, 1, 5), HandedOver(BOB, "hard"), Undone(1),
        Entry(ANA, 2, 9), HandedOver(ANA, "easy"), HandedOver(ANA, ""), Ended(),
    ]  # fmt: skip
    replayed = play_again(Reading(header, lines, 0, 0))
    evening = [message.key for message in replayed.said if message not in replayed.match.table.said]
    assert evening == [
        "table_paused", "table_resumed", "level_changed", "handed_over", "seat_taken", "stopped_none",
    ]  # fmt: skip
    keys = [message.key for message in replayed.said]
    assert keys.index("level_changed") < keys.index("turned_up") < keys.index("handed_over")
    assert [message for message in replayed.said if message in replayed.match.table.said] == replayed.match.table.said
    replayed.match.close()
