"""The player's own first name: asked once, from the second match of the hall on or where several sit down, and never in
the middle of anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from access_game.players.pages import LinePage
from faces.house import House
from faces.newcomer import running


@pytest.fixture
def newcomer(tmp_path: Path) -> Iterator[House]:
    """Has begun one match, and left it."""
    with House(tmp_path, is_newcomer=True) as house:
        house.go("play", "zieufermix", "start")
    with House(tmp_path, is_newcomer=True) as house:
        yield house


def seats(house: House) -> tuple[str, ...]:
    assert house.program.evening is not None
    return house.program.evening.header.seats


def test_three_presses_of_enter_lead_into_the_first_match(tmp_path: Path) -> None:
    with House(tmp_path, is_newcomer=True) as house:
        house.press("enter", "enter", "enter")
        assert seats(house) == ("Quelqu’un", "Zoé", "Malo") and len(running(tmp_path)) == 1


def test_where_several_sit_down_the_name_is_asked_at_once(tmp_path: Path) -> None:
    with House(tmp_path, is_newcomer=True) as house:
        house.go("play", "zieufermix", "person")
        house.type("Bob")
        assert "Votre prénom" in house.go("start")[-1] and house.program.evening is None


def test_among_others_a_name_is_asked_for_them_to_call(tmp_path: Path) -> None:
    with House(tmp_path, is_newcomer=True) as house:
        house.go("play", "zieufermix", "person")
        house.type("Bob")
        assert "Les autres vous appelleront" in house.go("start")[-1]
        house.console.line("7")
        assert "au moins une lettre" in house.ear.texts[-1] and house.program.evening is None
        house.press(*["backspace"] * 3)
        house.type("Ana")
        assert seats(house)[:2] == ("Ana", "Bob")


def test_nobody_is_called_player(newcomer: House) -> None:
    """Who has no name is "you": in the invitation, and where a match is taken up."""
    newcomer.go("play", "zieufermix")
    told = [choice.label for choice in newcomer.console.page.choices]
    newcomer.press("escape", "escape")
    newcomer.go("continue")
    told += [choice.label for choice in newcomer.console.page.choices]
    assert not any("Joueur" in label or "Quelqu" in label for label in told), told
    assert any("À table\u00a0: vous" in label for label in told) and any(", vous, Zoé, Malo" in label for label in told)


def test_before_the_second_match_the_name_is_asked_and_enter_alone_plays_without(
    newcomer: House, tmp_path: Path
) -> None:
    heard = newcomer.press("enter", "enter", "enter")
    assert heard[-1] == "Votre prénom\u00a0? Entrée pour jouer sans." and newcomer.program.evening is None
    newcomer.press("enter")
    assert seats(newcomer) == ("Quelqu’un", "Zoé", "Malo") and len(running(tmp_path)) == 2


def test_who_gave_no_name_is_not_asked_again(tmp_path: Path) -> None:
    for keys in (3, 4, 3):
        with House(tmp_path, is_newcomer=True) as house:
            house.press(*["enter"] * (keys - 1))
            assert house.program.evening is None
            house.press("enter")
            assert seats(house)[0] == "Quelqu’un"


def test_a_name_once_given_is_kept_and_sat_down_with(newcomer: House, tmp_path: Path) -> None:
    newcomer.press("enter", "enter", "enter")
    newcomer.type("Léa")
    assert seats(newcomer) == ("Léa", "Zoé", "Malo")
    with House(tmp_path, is_newcomer=True) as again:
        assert again.program.settings.name == "Léa"
        again.go("play", "zieufermix", "start")
        assert seats(again)[0] == "Léa"


def test_who_is_called_like_a_computer_meets_another_one(newcomer: House) -> None:
    newcomer.press("enter", "enter", "enter")
    newcomer.type("Malo")
    assert seats(newcomer) == ("Malo", "Zoé", "Anouk")


def test_a_name_that_somebody_has_already_is_refused_and_can_be_mended(newcomer: House) -> None:
    newcomer.go("play", "zieufermix", "person")
    newcomer.type("Bob")
    newcomer.go("start")
    assert "déjà à table" in newcomer.type("bob")[-1] and newcomer.program.evening is None
    assert isinstance(newcomer.console.page, LinePage)
    newcomer.console.page.set("Ana")
    newcomer.press("enter")
    assert seats(newcomer)[:2] == ("Ana", "Bob")


def test_escape_leads_back_to_the_invitation_and_nothing_is_decided(newcomer: House) -> None:
    newcomer.press("enter", "enter", "enter", "escape")
    assert newcomer.here[0] == "start" and not newcomer.program.settings.name_asked


def test_the_settings_say_that_there_is_no_name_and_change_it(newcomer: House) -> None:
    newcomer.go("settings")
    labels = {choice.id: choice.label for choice in newcomer.console.page.choices}
    assert labels["name"] == "Votre prénom\u00a0: aucun"
    newcomer.go("name")
    newcomer.type("Ana")
    newcomer.press("escape")
    newcomer.go("play", "zieufermix", "start")
    assert seats(newcomer)[0] == "Ana"


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "Les ordinateurs s’appellent Zoé et Malo."), ("en", "The computers are called Nina and Oscar.")],
)
def test_who_is_a_computer_is_said_in_the_invitation_or_where_there_was_none_at_the_start(
    tmp_path: Path, language: str, said: str
) -> None:
    with House(tmp_path / "hall", language) as house:
        heard = house.press("enter", "enter")
        assert any("Zoé et Malo" in text or "Nina and Oscar" in text for text in heard)
        house.press("enter")
        assert said not in house.ear.texts
        header = house.program.evening.header if house.program.evening is not None else None
    with House(tmp_path / "by command", language) as house:
        house.program.is_single = True
        assert header is not None
        house.program.play(header)
        assert house.ear.texts.count(said) == 1
