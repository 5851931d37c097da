"""What is asked at a terminal is answered with the truth, and a refusal says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest
from faces.house import House

from access_game.narration.phrasebook import LINES
from access_game.players.pages import Choice, ListPage, TextPage
from players.lines_room import LinesRoom, lines_of
from players.test_what_was_typed_for import Heard

DUO = {"Ana": "", "Bob": ""}


@pytest.fixture
def grid() -> LinesRoom:
    return LinesRoom("zieufermix", DUO, seed=4)


def at_the_curtain() -> LinesRoom:
    """Ana has noted her word, and Bob is called."""
    room = LinesRoom("frontibix", DUO, seed=3)
    room.types("1")
    room.types("vache")
    return room


def test_who_asks_whose_turn_it_is_hears_who_is_awaited() -> None:
    room = LinesRoom("frontibix", DUO, seed=3)
    assert lines_of(room.types("q")) == ["On attend Ana et Bob."]
    room.close()
    room = at_the_curtain()
    assert lines_of(room.types("q")) == ["On attend Bob."]
    room.close()


def test_in_a_game_without_hands_nobody_is_told_that_they_are_private(grid: LinesRoom) -> None:
    for command in ("m", "ranger ma main"):
        assert lines_of(grid.types(command)) == ["Dans ce jeu, pas de cartes en main."]
    grid.close()


def test_a_hint_is_public_and_given_once_where_nobody_has_a_secret(grid: LinesRoom) -> None:
    grid.party.hint = lambda seat, told, question: 3
    assert lines_of(grid.types("h")) == ["Idée : ligne 1, colonne 3."] and not grid.party.guests[0].whispers
    grid.types("panneau de la table")
    number = next(n for n, one in enumerate(grid.console.page.choices, 1) if one.id == "idea/0")
    assert lines_of(grid.types(str(number)))[:2] == ["Une idée pour Ana.", "Idée : ligne 1, colonne 3."]
    grid.close()


# Refusals -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("typed", ["5", "xyz", "2"])
def test_a_refusal_at_a_curtain_says_what_opens_it(typed: str) -> None:
    room = at_the_curtain()
    assert f"« {typed} » ne sert à rien ici. Entrée pour écouter." in room.types(typed)
    assert room.party.inside is None
    room.close()


def test_a_curtain_is_told_in_one_line() -> None:
    room = at_the_curtain()
    told = [line for line in lines_of(room.out.getvalue().replace("\u00a0", " ")) if "Entrée" in line and "Bob" in line]
    assert len(told) == 1 and "Entrée pour écouter" not in room.out.getvalue()
    room.close()


@pytest.mark.parametrize(
    ("numbers", "told"),
    [
        ((10, 20, 60), "10, 20, 60"),
        (range(1, 8), "de 1 à 7"),
        ((1, 3, 5, 6, 7), "1, 3, de 5 à 7"),
        ((1,), "choisissez 1,"),
    ],
)
def test_a_number_that_is_not_there_is_told_which_are(numbers: tuple[int, ...], told: str) -> None:
    choices = [Choice(str(n), f"choix {n}", number=n) for n in numbers]
    heard = Heard(ListPage("Lequel\u00a0?", choices, pytest.fail, on_back=lambda: None))
    assert told in heard.line("9").replace("\u00a0", " ")
    if len(numbers) > 1:
        assert told in heard.line(f"{numbers[0]} {numbers[1]}")


def test_a_line_and_a_column_that_are_not_there_are_told_so(grid: LinesRoom) -> None:
    assert "Il n’y a pas de carte 4 5 ici" in grid.types("4 5")
    assert "Un seul numéro" in grid.types("1 2 3")
    grid.close()


@pytest.mark.parametrize("typed", ["2.", "2)", " 2. "])
def test_a_number_is_taken_as_it_stands_printed(typed: str) -> None:
    taken: list[str] = []
    Heard(ListPage("Lequel\u00a0?", [Choice(c, c) for c in "abc"], taken.append)).line(typed)
    assert taken == ["b"]


def test_to_repeat_at_a_fresh_start_says_the_menu(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        assert house.press("r")[-1].startswith("Menu principal. Jouer")


@pytest.mark.parametrize(("typed", "told"), [("panneau", "Panneau de la table."), ("Idée", "pas d’idée")])
def test_a_word_that_only_one_command_is_called_by_is_enough(typed: str, told: str, grid: LinesRoom) -> None:
    assert told in grid.types(typed)


def test_a_word_that_several_commands_are_called_by_is_none(grid: LinesRoom) -> None:
    assert "« message » n’est ni un numéro" in grid.types("message")


def test_where_one_is_names_no_choice_that_nobody_chose() -> None:
    """Numbers are typed here: nothing is under a finger."""
    room = LinesRoom("frontibix", {"Ana": "", "Zoé": "normal", "Malo": "normal"}, seed=3)
    first = room.console.page.choices[0].label
    assert first and first not in (said := room.types("où suis-je")), said
    assert "?" in said
    room.close()


def test_who_learns_what_can_be_typed_hears_the_commands_of_a_match_too(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.console.answer_by(LINES)
        house.go("learn", "keys")
        assert isinstance(page := house.console.page, TextPage)
        told = [choice.label.replace("\u00a0", " ") for choice in page.choices]
        assert {"p", "h", "m", "t", "s", "o", "annuler"} <= {line.partition(" : ")[0] for line in told}, told


def test_who_types_the_way_back_into_a_word_is_told_it_by_the_tools_too(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.console.answer_by(LINES)
        house.go("tools", "word")
        house.console.line("0")
        assert house.ear.texts[-1].replace("\u00a0", " ") == "Si c’était une commande : /retour."
        house.console.line("/retour")
        assert "scores" in house.here
