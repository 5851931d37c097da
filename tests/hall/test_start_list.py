"""The list before a match: who sits down, who leaves again, and what may be a name."""

from __future__ import annotations

from pathlib import Path

import pytest
from faces.house import House

from access_game.core.names import name_fault
from access_game.narration.phrasebook import Phrasebook
from access_game.players.pages import LinePage


def labels(house: House) -> list[str]:
    return [choice.label.replace("\u00a0", " ") for choice in house.console.page.choices]


def with_bob(house: House) -> None:
    house.go("play", "frontibix", "person")
    house.type("Bob")


def test_any_person_or_computer_can_be_sent_away_and_it_is_said_who(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        with_bob(house)
        house.go("person")
        house.type("Cléo")
        assert labels(house)[0] == "Commencer à 3, avec un ordinateur : Zoé" or "Malo" in labels(house)[0]
        assert house.go("remove", "Bob")[-1] == "Bob n’est plus à table."
        assert "Bob" not in labels(house)[3] and "Cléo" in labels(house)[3]
        before = labels(house)[0]
        assert "Zoé" in before
        assert house.go("remove", "Zoé")[-1] == "Zoé n’est plus à table."
        assert "Zoé" not in labels(house)[0]


def test_the_other_computers_keep_their_names(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.go("play", "frontibix")
        assert labels(house)[0].endswith("avec 2 ordinateurs : Zoé et Malo")
        house.go("remove", "Zoé")
        assert labels(house)[0].endswith("avec un ordinateur : Malo")


def test_nobody_is_sent_away_whom_the_game_needs(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.go("play", "frontibix", "remove", "Zoé")
        assert "remove" not in house.here


def test_nobody_is_called_by_the_name_of_who_was_sent_away(tmp_path: Path) -> None:
    with House(tmp_path, is_newcomer=True) as house:
        with_bob(house)
        assert house.go("remove", "Quelqu’un")[-1] == "Vous n’êtes plus à table."
        house.go("start")
        assert house.program.evening is not None and house.program.evening.header.seats[0] == "Bob"


def test_enter_skips_the_name_also_where_others_play(tmp_path: Path) -> None:
    with House(tmp_path, is_newcomer=True) as house:
        with_bob(house)
        house.go("start")
        assert "Entrée pour jouer sans" in house.title and isinstance(house.console.page, LinePage)
        house.press("enter")
        assert house.program.evening is not None and house.program.settings.name_asked


@pytest.mark.parametrize("typed", ["0", "?", "2", "12", "…"])
def test_what_has_no_letter_is_no_name_anywhere(tmp_path: Path, typed: str) -> None:
    assert name_fault(typed)
    with House(tmp_path) as house:
        for door in (("play", "frontibix", "person"), ("settings", "name"), ("tools", "scores", "+")):
            house.program.enter_hall()
            house.go(*door)
            house.console.line(typed)
            refused, *way_back = house.ear.texts[-2 if typed == "0" else -1 :]
            assert "Il faut au moins une lettre." in refused, door
            assert all("/retour" in text for text in way_back)  # 0 leads back from every list


def test_the_command_line_says_the_same_of_a_seat() -> None:
    from access_game.commands.play import seats_of
    from access_game.core.refusal import Refused

    with pytest.raises(Refused, match="name_no_letter"):
        seats_of("Ana,2", (2, 4), Phrasebook("fr"))


@pytest.mark.parametrize(("people", "is_told"), [(["Bob"], True), ([], False)])
def test_hands_in_braille_without_a_braille_line_are_said_to_be_behind_the_curtain(
    tmp_path: Path, people: list[str], is_told: bool
) -> None:
    with House(tmp_path) as house:
        house.program.change(privacy="braille")
        house.go("play", "frontibix")
        for name in people:
            house.go("person")
            house.type(name)
        house.go("start")
        assert any("Pas de plage braille ici" in text for text in house.ear.texts) == is_told


def test_titles_of_the_table_tools_end_like_sentences(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        for tool, title in (("scores", "Feuille de scores."), ("chrono", "Chrono.")):
            house.program.enter_hall()
            house.go("tools", tool)
            assert house.title == title
