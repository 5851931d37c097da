"""Before a match of Frontibix the player hears what a level means there: how often they will win."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_game.hall.invite import Invitation
from faces.house import House

SHARES = {
    "fr": ("moyen, environ une course sur deux", "difficile, environ une course sur trois", "facile, environ deux"),
    "en": ("normal, about every second race", "hard, about one race in three", "easy, about two races in three"),
}


@pytest.mark.parametrize("language", SHARES)
def test_the_line_of_the_level_says_how_many_races_it_leaves_and_its_details_why(tmp_path: Path, language: str) -> None:
    normal, hard, easy = SHARES[language]
    with House(tmp_path, language) as house:
        Invitation(house.program, "frontibix").open()
        assert normal in house.press("down", "down")[-1]
        assert hard in house.press("enter")[-1]
        assert easy in house.press("enter")[-1]
        detail = house.press("i")[-1]
        assert ("votre vitesse" if language == "fr" else "your own speed") in detail


def test_where_the_computers_follow_nobody_the_level_is_just_named(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        Invitation(house.program, "zieufermix").open()
        assert "course" not in house.press("down", "down")[-1]
