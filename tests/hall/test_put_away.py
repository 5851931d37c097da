"""A match that waits can be put away: Continue offers it no more, and its file stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from faces.house import House
from faces.newcomer import finished, running

from access_game.host.files import FileJournal


@pytest.fixture
def left(tmp_path: Path) -> Path:
    with House(tmp_path) as house:
        house.go("play", "zieufermix", "start")
    return tmp_path


@pytest.mark.parametrize(("language", "said"), [("fr", "Partie rangée."), ("en", "The match is put away.")])
def test_a_match_is_put_away_after_a_yes_and_the_menu_has_no_continue(left: Path, language: str, said: str) -> None:
    with House(left, language) as house:
        house.go("continue", "away")
        house.go("0")
        assert "Zieufermix" in house.title
        heard = house.go("yes")
        assert said in heard and house.console.page is house.program.hall.page
        assert "continue" not in house.here
    assert not running(left) and len(finished(left)) == 1


def test_who_says_no_has_put_nothing_away(left: Path) -> None:
    with House(left) as house:
        house.go("continue", "away", "0", "no")
    assert len(running(left)) == 1


def test_a_match_that_is_played_elsewhere_is_not_put_away(left: Path) -> None:
    (path,) = running(left)
    with House(left) as house:
        house.go("continue", "away", "0")
        journal, _ = FileJournal.go_on(path)
        try:
            assert any("autre programme" in text for text in house.go("yes"))
        finally:
            journal.close()
    assert running(left) == [path]
