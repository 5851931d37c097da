"""In the middle of a match nothing can be written any more: a real terminal, a real file, a real limit."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from commands.shell import Seated

from access_game.core.seats import Seat
from access_game.host import saves

pytestmark = pytest.mark.peer

ANA = Seat(0)
GAME = ("play", "zieufermix", "--terminal", "--seed", "3", "--seats", "Ana,Bob")


def only(home: Path) -> Path:
    (path,) = (home / "matches").glob("*.match")
    return path


def answers(path: Path) -> list[object]:
    return [entry.answer for entry in saves.read(path).entries if entry.seat == ANA]


def told(table: Seated) -> str:
    """Up to the prompt of the page that tells of it."""
    said = table.until("4. Arrêter la partie")
    table.until("\n> ")
    assert "n’a pas été prise" in said and "La table attend" in said
    return said


def test_a_file_removed_in_the_middle_is_told_and_brought_back_by_another_try(tmp_path: Path) -> None:
    with Seated(*GAME, home=tmp_path) as table:
        question = table.question()
        path = only(tmp_path)
        path.unlink()
        table.types("2")
        assert str(path) in told(table)
        table.types("1")
        table.until("Nouvel essai")
        assert table.question() != question
        table.kill()
    assert answers(path) == [2]


def test_a_match_left_there_is_not_called_saved(tmp_path: Path) -> None:
    with Seated(*GAME, home=tmp_path) as table:
        table.question()
        only(tmp_path).unlink()
        table.types("2")
        told(table)
        table.types("4")
        table.until("n’a pas été prise")
        table.until("La partie n’est pas enregistrée.")
        assert table.ends() == 1


def test_the_match_goes_on_in_another_folder_with_all_of_it(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    with Seated(*GAME, home=tmp_path) as table:
        table.question()
        table.types("2")
        table.question()
        only(tmp_path).unlink()
        table.types("7")
        told(table)
        table.types("2")
        number = re.search(r"(\d+)\. Taper", table.until("\n> "))
        assert number is not None
        table.types(number[1])
        table.until("\n> ")
        table.types(str(stick))
        table.until("access-game continue")
        table.question()
        table.interrupt()
        table.until("Partie enregistrée dans", str(stick))
        assert table.ends() in (0, 1)
    (path,) = stick.glob("*.match")
    assert answers(path) == [2, 7]
    assert not list((tmp_path / "matches").glob("*.match"))


@pytest.mark.skipif(sys.platform != "linux", reason="there is no limit to set")
def test_a_disk_that_takes_no_more_is_told_and_the_match_plays_on(tmp_path: Path) -> None:
    import resource

    with Seated(*GAME, home=tmp_path) as table:
        question = table.question()
        path = only(tmp_path)
        before, free = path.read_bytes(), resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE, (len(before) + 5, free[1]))
        table.types("2")
        assert "ne laisse pas grandir" in told(table)
        assert path.read_bytes() == before  # nothing is torn
        table.types("1")
        assert "ne laisse pas grandir" in told(table)  # and again, as long as it is so
        resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE, free)
        table.types("1")
        assert table.question() != question
        kept = path.read_bytes()
        assert answers(path) == [2]
        resource.prlimit(table.process.pid, resource.RLIMIT_FSIZE, (len(kept), free[1]))
        table.types("7")
        told(table)
        table.types("3")
        table.until("plus enregistrée")
        table.question()
        table.interrupt()
        table.until("n’est enregistrée que jusqu’au moment")
        assert table.ends() in (0, 1)
    assert path.read_bytes() == kept
