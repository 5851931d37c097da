"""On a terminal help and other texts are printed, and what they were laid on goes on: a number answers that."""

from __future__ import annotations

from pathlib import Path

import pytest
from faces.house import House

from access_game.core.questions import Pick, Word
from access_game.core.seats import Seat
from access_game.core.table import Table
from access_game.narration.phrasebook import LINES
from access_game.players.pages import ListPage
from access_game.players.player import MENU, Rest
from players.lines_room import LinesRoom
from players.parlour import Parlour


@pytest.fixture
def grid() -> LinesRoom:
    return LinesRoom("zieufermix", {"Ana": "", "Zoé": "hard"}, seed=3)


def turned(room: LinesRoom) -> int:
    return len([one for one in room.sitting.match.journal if one.seat == 0])


@pytest.mark.parametrize(("typed", "slot"), [("1", 1), ("3 2", 10), ("32", 10), ("5", 5)])
def test_who_has_read_the_help_turns_up_a_card_by_its_number(grid: LinesRoom, typed: str, slot: int) -> None:
    grid.types("aide")
    grid.types(typed)
    assert [entry.answer for entry in grid.sitting.match.journal if entry.seat == 0] == [slot]
    grid.close()


def test_enter_and_0_lead_back_from_the_help_and_print_the_question_again(grid: LinesRoom) -> None:
    for back in ("", "0"):
        grid.types("aide")
        assert "Première carte ?" in grid.types(back) and grid.console.page is grid.party.shown
    assert turned(grid) == 0
    grid.close()


def test_help_asked_once_more_says_the_rest(grid: LinesRoom) -> None:
    grid.types("aide")
    assert "Tout ce que l’on peut taper." in grid.types("aide")
    grid.types("1")
    assert turned(grid) == 1
    grid.close()


def test_texts_do_not_pile_up(grid: LinesRoom) -> None:
    for text in ("règles du jeu", "aide", "aide", "aide", "règles du jeu"):
        grid.types(text)
        assert len(grid.console.pages) == 3, text  # the table, its question, one text
    grid.types("3 2")
    assert turned(grid) == 1
    grid.close()


def test_a_question_that_came_while_somebody_read_is_not_answered_by_a_line_meant_for_the_one_before() -> None:
    async def play(table: Table) -> None:
        await table.ask(table.seats[0], Pick("lay", ("draw", "no_idea")))
        await table.ask(table.seats[0], Pick("lay", ("draw", "no_idea")))

    parlour = Parlour(play, ("Ana", "Zoé"), people=1)
    parlour.console.answer_by(LINES)
    try:
        parlour.console.line("aide")
        parlour.answer(Seat(0), "draw")  # whoever leads the table passed their turn
        before = len(parlour.answers)
        parlour.console.line("1")
        assert "C’était pour la question d’avant" in parlour.ear.texts[-1] and len(parlour.answers) == before
        parlour.console.line("")
        assert parlour.answers[-1].answer == "draw"
    finally:
        parlour.close()


def test_the_table_rests_while_somebody_alone_reads_and_goes_on_before_the_answer() -> None:
    async def play(table: Table) -> None:
        await table.ask(table.seats[0], Word("contest_word"))

    parlour = Parlour(play, ("Ana",), people=1)
    parlour.console.answer_by(LINES)
    try:
        parlour.console.line("/aide")
        assert parlour.posted[-1] == Rest(True, MENU)
        parlour.console.line("chat")
        posted = [type(one).__name__ for one in parlour.posted]
        assert posted[posted.index("Answered") - 1] == "Rest"
        assert parlour.answers[-1].answer == "chat"
    finally:
        parlour.close()


def test_a_secret_word_is_not_shown_where_the_help_lies_on_its_question() -> None:
    room = LinesRoom("frontibix", {"Ana": "", "Bob": ""}, seed=3)
    room.types("1")
    room.types("/aide")
    assert room.signs("va") == "**"
    room.close()


def test_the_main_menu_is_answered_after_the_help(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.console.answer_by(LINES)
        house.console.line("aide")
        house.console.line("1")
        assert house.title == "Quel jeu\u00a0?"


def test_numbers_of_the_details_are_those_of_the_list(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.console.answer_by(LINES)
        house.go("settings")
        settings = house.console.page
        assert isinstance(settings, ListPage)
        fourth = settings.choices[3]
        house.console.line("details")
        assert house.console.page.choices[3].label == f"4. {fourth.detail}"
        chosen: list[str] = []
        settings.on_choose = chosen.append
        house.console.line("4")
        assert chosen == [fourth.id] and house.console.page is settings


@pytest.mark.parametrize("back", ["", "0", "retour"])
@pytest.mark.parametrize("read", ["aide", "details", "règles du jeu"])
def test_a_list_is_printed_again_after_what_was_read_on_it(grid: LinesRoom, read: str, back: str) -> None:
    grid.types("menu")
    grid.types(read)
    assert "1. Revenir à la partie" in grid.types(back)
    grid.close()


def test_a_panel_that_is_opened_again_is_printed_again() -> None:
    room = LinesRoom("frontibix", {"Ana": "", "Zoé": "easy"}, seed=3)
    for _ in range(3):
        assert "1. Mettre la table en pause" in room.types("/panneau de la table")
        room.types("0")
    room.close()
