"""The commands of a braille display are given other dots in the settings; what cannot be is refused with its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from players.test_dots import Pad

from access_game.devices.braille.bindings import behind_brltty
from access_game.devices.braille.cells import cell
from access_game.devices.braille.drivers.brlapi import Address, BrlApi
from access_game.devices.braille.events import Chord
from access_game.players.pages import ListPage

from .house import House


def kept(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "profiles" / "adult.toml").read_text(encoding="utf-8"))


def with_a_display(house: House, display: Pad | BrlApi) -> None:
    fingers = house.program.fingers
    fingers._settings, fingers._language = house.program.settings, "fr"
    fingers.display = display  # type: ignore[assignment]
    fingers._lay(display)  # type: ignore[arg-type]


def said(house: House) -> str:
    return house.ear.texts[-1].replace("\u00a0", " ")


def test_a_command_gets_other_dots_and_the_old_ones_are_free(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        with_a_display(house, Pad(40))
        dots = house.program.fingers.dots
        assert dots is not None
        house.go("settings", "dots", "repeat")
        house.console.line("2 4 6")
        assert kept(tmp_path)["dots"] == {"repeat": "246"}
        page = house.console.page
        assert isinstance(page, ListPage) and page.current is not None
        assert page.current.label.replace("\u00a0", " ").endswith(": Espace 2 4 6")
        done: list[str] = []
        house.console.do = lambda command, digit=0: done.append(command)  # type: ignore[method-assign]
        dots.receive(Chord(cell("246"), True))
        dots.receive(Chord(cell("1235"), True))  # R, which it was
        assert done == ["repeat"]
        assert all("Espace avec une lettre" not in house.console.text(hint) for hint in house.console.hints)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("s", "sert déjà à : Les scores"),
        ("2 6", "sert déjà à : Où suis-je"),
        ("1", "sert déjà à : Monter"),  # drivers know it by name: a joystick means the same
        ("h", "sert déjà à : Aide"),
        ("k", "sert déjà à : Défilement automatique"),
        ("7", "ne peut pas servir ici"),
        ("bonjour", "ne peut pas servir ici"),
        ("9", "ne peut pas servir ici"),
        ("", "ne peut pas servir ici"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason_and_changes_nothing(typed: str, reason: str, tmp_path: Path) -> None:
    with House(tmp_path) as house:
        with_a_display(house, Pad(40))
        house.go("settings", "dots", "repeat")
        house.console.line(typed)
        assert reason in said(house), said(house)
        assert house.console.page.typing and not house.program.settings.dots


def test_dots_that_a_driver_knows_by_name_are_never_free(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        with_a_display(house, Pad(40))
        house.go("settings", "dots", "up")
        house.console.line("2456")
        house.go("repeat")
        house.console.line("1")  # would still move up
        assert "sert déjà à : Monter" in said(house) and house.program.settings.dots == {"up": "2456"}


def test_behind_brltty_it_is_the_same(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        display = BrlApi(Address("nowhere", 1))
        display.bindings = behind_brltty("HandyTech")
        with_a_display(house, display)
        house.go("settings", "dots", "repeat")
        house.console.line("j")  # its left space makes any dots a command
        assert house.program.settings.dots == {"repeat": "245"}


def test_all_are_put_back_at_once_and_a_file_changed_by_hand_does_no_harm(tmp_path: Path) -> None:
    profile = tmp_path / "profiles" / "adult.toml"
    profile.parent.mkdir(parents=True)
    profile.write_text('[dots]\nrepeat = "245"\nnonsense = "246"\nhand = "999"\ntable = 5\n', encoding="utf-8")
    with House(tmp_path) as house:
        with_a_display(house, Pad(40))
        assert house.console.chords.own == {"repeat": "245"}
        house.go("settings", "dots", "/default")
        assert house.program.settings.dots == {} and house.console.chords.own == {}


def test_without_a_display_there_is_nothing_to_change(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.go("settings")
        page = house.console.page
        assert isinstance(page, ListPage) and not page.focus_on("dots")
