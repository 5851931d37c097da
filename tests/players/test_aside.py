"""A menu does not play on: alone, every clock stands until it is closed; with others it says who waits."""

from __future__ import annotations

from random import Random

import pytest

from access_game.core.questions import YesNo
from access_game.core.table import Table
from access_game.narration.phrasebook import LINES
from access_game.players.player import MENU, Rest
from players.parlour import ANA, Parlour
from players.room import Room
from players.sense import play_on
from players.test_leading_a_table import turn_of_a_computer


async def one_question(table: Table) -> bool:
    return await table.must(ANA, YesNo("sure_of_word", facts={"word": "chat"}))


@pytest.mark.parametrize("keys", [["escape"], ["f1"], ["f10"], ["shift+f1"], ["f9"], ["escape", "down", "f1"]])
def test_alone_no_computer_plays_behind_a_menu(keys: list[str]) -> None:
    room = turn_of_a_computer()
    try:
        room.press(*keys)
        entries = len(room.sitting.match.journal)
        del room._goes_on_alone
        for _ in range(50):
            room.clock.time += 10
            room.press("r")
        assert room.host.next_due() is None and len(room.sitting.match.journal) == entries
        room.press("f9") if keys == ["f9"] else room.press(*["escape"] * (2 if len(keys) > 1 else 1))
        for _ in range(3):
            room.clock.time += 10
            room.press("s")
        assert len(room.sitting.match.journal) > entries
    finally:
        room.close()


def test_a_menu_leaves_the_pause_of_the_table_as_it_is() -> None:
    room = turn_of_a_computer()
    try:
        room.press("f10", "enter")  # the first line: a pause
        assert room.party.is_paused
        room.press("f1", "escape", "escape", "escape")
        assert room.host.next_due() is None
    finally:
        room.close()


def test_a_walk_over_the_table_is_play() -> None:
    room = turn_of_a_computer()
    try:
        room.press("v")
        assert room.host.next_due() is not None
    finally:
        room.close()


def test_with_others_the_menu_says_who_waits_and_the_match_goes_on() -> None:
    room = Room("zieufermix", {"Ana": "", "Bob": "", "Ordi": "normal"}, seed=4, a_key_takes=0.01)
    rng = Random(4)
    try:
        room._goes_on_alone = lambda: False
        heard = room.heard_since(lambda: room.press("escape"))
        assert heard[-1] == "Bob attend."  # Ana is asked: she has the keys
        room.press("down", "f1")
        assert "Bob attend." not in room.heard_since(lambda: room.press("escape"))[1:]  # once
        room.press("escape")
        while room.sitting.match.waiting.questions:
            play_on(room, rng)
        heard = room.heard_since(lambda: room.press("escape"))
        assert heard[-1] == "Ana et Bob attendent."
        assert room.host.next_due() is not None
    finally:
        room.close()


def test_where_one_of_two_has_left_the_other_is_alone() -> None:
    room = Room("frontibix", {"Ana": "", "Bob": ""}, seed=4, a_key_takes=0.01)
    try:
        room._goes_on_alone = lambda: False
        room.press("f10")
        assert room.console.page.focus_on("seats")
        room.press("enter")
        assert room.console.page.focus_on("1/easy")
        room.press("enter")
        assert not any("attend" in text for text in room.heard_since(lambda: room.press("escape")))
        assert room.host.next_due() is None
    finally:
        room.close()


def test_a_question_that_comes_while_a_menu_is_open_says_how_to_get_to_it() -> None:
    room = Room("zieufermix", {"Ana": "", "Bob": ""}, seed=4)
    try:
        answer = room.console.page
        room.press("escape")

        def ana_plays_elsewhere() -> None:
            answer.choose()
            room.settle()

        heard = room.heard_since(ana_plays_elsewhere)
        assert heard[-1] == "La question attend\u00a0: Échap pour y revenir."
        room.press("escape")
        assert room.console.page is room.party.shown
    finally:
        room.close()


def test_what_is_typed_into_a_menu_for_the_question_beneath_is_told_where_that_is() -> None:
    room = Room("frontibix", {"Ana": "", "Ordi": "normal"}, seed=6)
    try:
        room.console.answer_by(LINES)
        room.line("/menu")
        heard = room.heard_since(lambda: room.line("chat"))
        assert heard[-1].endswith("La question attend\u00a0: 0 pour y revenir.")
        room.line("0")
        assert room.console.page is room.party.shown and not room.console.waiting
    finally:
        room.close()


def test_each_rest_for_a_menu_ends_also_where_the_match_ends_in_it() -> None:
    parlour = Parlour(one_question, ("Ana",), people=1)
    try:
        parlour.press("escape", "f1", "escape")
        assert [one for one in parlour.posted if isinstance(one, Rest)] == [Rest(True, MENU)]
        parlour.desk.get_up()
        assert [one for one in parlour.posted if isinstance(one, Rest)] == [Rest(True, MENU), Rest(False, MENU)]
    finally:
        parlour.close()
