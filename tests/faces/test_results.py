"""After the last card: play again, read the match again, write it down."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_game.hall.record import FORMATS
from faces.house import House
from faces.newcomer import Newcomer, arrows, finished, running, wait_until


@pytest.fixture
def ended(tmp_path: Path):
    (tmp_path / "profiles").mkdir()
    (tmp_path / "profiles" / "adult.toml").write_text('computers = "quick"\n', encoding="utf-8")
    with House(tmp_path) as house:
        house.press("enter", "enter", "enter")
        evening = house.program.evening
        (path,) = running(tmp_path)
        asked = evening.party.guests[0]

        def choose(slot: int) -> None:
            wait_until(lambda: asked.is_asked and house.console.page is asked.page, "the question")
            house.press(*(key.lower() for key in arrows(slot)), "enter")

        Newcomer(tmp_path, choose).play(path)
        evening.thread.join(120)
        yield house


def test_a_finished_match_is_read_again_written_down_and_played_again(ended: House, tmp_path: Path) -> None:
    house = ended
    assert "Partie terminée" in house.title and house.here[0] == "again" and house.here[-1] == "menu"
    assert any("Scores" in text for text in house.ear.texts)
    house.go("history")
    assert len(house.console.page.choices) > 10
    house.press("escape")
    for name in FORMATS:
        said = house.go(name)[-1]
        assert Path(said[said.index(str(tmp_path)) :]).stat().st_size > 100
    for name in FORMATS:
        (tmp_path / "matches" / "finished" / f"{finished(tmp_path)[0].stem}.{name}").unlink()
        (tmp_path / "matches" / "finished" / f"{finished(tmp_path)[0].stem}.{name}").mkdir()  # nothing can be written
        assert "n’est pas enregistré" in house.go(name)[-1]
    house.go("again")
    assert house.program.evening is not None and len(running(tmp_path)) == 1 and len(finished(tmp_path)) == 1
    assert house.program.evening.header.seats == ("Quelqu’un", "Zoé", "Malo")


def test_after_a_match_somebody_comes_to_the_same_table(ended: House) -> None:
    house = ended
    house.go("seats")
    assert "avec 2 ordinateurs" in house.console.page.choices[0].label
    house.go("person")
    for letter in "lea":
        house.press(letter)
    house.press("enter")
    house.go("computers")
    house.go("start")
    assert house.program.evening is not None
    header = house.program.evening.header
    assert "lea" in header.seats and header.options == {"spread": "grid"}


def test_a_story_that_cannot_be_written_is_not_called_saved(ended: House, tmp_path: Path) -> None:
    house = ended
    (path,) = finished(tmp_path)
    path.with_suffix(".txt").mkdir()
    said = house.go("txt")[-1]
    assert "n’est pas enregistré" in said and str(path.with_suffix(".txt")) in said
    assert "Partie terminée" in house.title  # and the page is still there
    assert str(path.with_suffix(".html")) in house.go("html")[-1]
