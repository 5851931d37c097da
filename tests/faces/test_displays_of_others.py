"""How one says whose display is whose: in the settings of either face, or on the command line."""

from __future__ import annotations

import time
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from players.test_dots import Pad

from access_game.commands.hall import displays_of
from access_game.core.refusal import Refused
from access_game.narration.phrasebook import KEYS, LINES
from access_game.players.dots import Dots
from access_game.program import fingers as fingers_module

from .house import House


def kept(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "profiles" / "adult.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("manner", [KEYS, LINES])
def test_a_person_and_their_display_are_added_changed_and_taken_away_in_the_settings(
    manner: str, tmp_path: Path
) -> None:
    with House(tmp_path) as house:
        house.console.answer_by(manner)
        house.go("settings", "displays", "/add")
        house.console.line("2")
        assert house.console.page.typing  # a figure is no name
        house.console.line("Bob")
        assert "Bob" in house.console.page.title()
        house.console.line("baum:COM5")
        assert kept(tmp_path)["displays"] == {"Bob": "baum:COM5"}
        assert house.console.page.here() == "Bob\u00a0: baum:COM5"
        house.go("/add")
        house.console.line("bob")  # by ear it is the same person
        house.console.line("brlapi")
        assert kept(tmp_path)["displays"] == {"Bob": "brlapi"}
        house.go("Bob")
        house.console.line("")
        assert house.console.page.typing and kept(tmp_path)["displays"] == {"Bob": "brlapi"}
        house.console.line("aucune")
        assert "displays" not in kept(tmp_path)
        assert [choice.id for choice in house.console.page.choices] == ["/add"]


def test_a_display_that_was_chosen_there_is_looked_for_at_once_and_what_is_wrong_with_it_is_said(
    tmp_path: Path,
) -> None:
    with House(tmp_path) as house:
        house.program.face = house  # type: ignore[assignment]
        house.dress = house.close = lambda *_: None  # type: ignore[attr-defined]
        house.program.change(displays={"Bob": "nonesuch"})
        said, until = "Bob, plage braille. Pas de pilote braille appelé nonesuch.", time.monotonic() + 60
        while not any(said in text.replace("\u00a0", " ") for text in house.ear.texts):
            assert time.monotonic() < until, house.ear.texts
            time.sleep(0.01)
        house.program.face = None


def test_another_display_for_somebody_is_no_other_chair(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        neighbours, shelf = house.program.neighbours, house.program.shelf

        def want(**displays: str) -> None:
            shelf.settings = replace(shelf.settings, displays=displays)
            neighbours.open()

        want(Bob="nonesuch")
        bob = neighbours.here["bob"]
        want(Bob="another")  # in the middle of a match
        assert neighbours.here["bob"] is bob and bob.wish == "another"
        want()
        assert not neighbours.here and bob.wish == "off"
        want(Bob="nonesuch", Ana="off")
        assert neighbours.here["bob"] is bob and set(neighbours.names) == {"bob", "ana"}


def test_a_display_that_is_just_being_opened_holds_up_nobody_and_is_read_where_its_owner_sits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fingers_module, "STUCK", 0.01)
    with House(tmp_path) as house:
        house.program.shelf.settings = replace(house.program.shelf.settings, displays={"Bob": "off"})
        house.program.neighbours.open()
        fingers = house.program.neighbours.here["bob"].fingers
        with fingers._opening:  # it is, and waits for the table to be told
            fingers.move(house.console)
        fingers._lay(Pad(20))
        assert fingers.dots in house.console.ears
        fingers.move(house.program.neighbours.here["bob"].console)
        assert not any(isinstance(ear, Dots) for ear in house.console.ears)


def test_what_makes_no_sense_in_the_file_is_left_aside(tmp_path: Path) -> None:
    profile = tmp_path / "profiles" / "adult.toml"
    profile.parent.mkdir(parents=True)
    profile.write_text('[displays]\nBob = "baum:COM5"\n"2" = "brlapi"\nAna = 5\n"Zoé" = ""\n', encoding="utf-8")
    with House(tmp_path) as house:
        assert house.program.settings.displays == {"Bob": "baum:COM5"}


@pytest.mark.parametrize(
    ("given", "table", "own"),
    [
        ([], "", {}),
        (["auto"], "auto", {}),
        (["off", "baum:COM5"], "baum:COM5", {}),  # the last wish holds, as with any other
        (["baum:COM5", "off"], "off", {}),
        (["Bob=brlapi", "baum:COM5"], "baum:COM5", {"Bob": "brlapi"}),
        (["Ana = baum:COM4", "Zoé=eurobraille:COM5"], "", {"Ana": "baum:COM4", "Zoé": "eurobraille:COM5"}),
        (["baum:/dev/by-id/usb=1"], "baum:/dev/by-id/usb=1", {}),  # a port may have that sign too
    ],
)
def test_on_the_command_line_a_name_says_whose_it_is(given: list[str], table: str, own: dict[str, str]) -> None:
    assert displays_of(given) == (table, own)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (["baum:COM4", "baum:COM5"], "braille_whose"),
        (["=baum:COM5"], "braille_name"),
        (["2=baum:COM5"], "braille_name"),
        (["Bob="], "braille_name"),
        (["Bob=brlapi", "bob=baum:COM5"], "braille_twice"),
    ],
)
def test_where_nobody_can_tell_whose_one_is_it_is_refused_with_the_reason(given: list[str], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        displays_of(given)
    assert refused.value.reason == reason
