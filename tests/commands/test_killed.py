"""Scenes in which the program dies, and the match goes on: kill -9, Ctrl+C, at several points."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands.shell import Seated

from access_game.core.match import Match
from access_game.core.messages import Seat
from access_game.games import open_box
from access_game.host import saves

pytestmark = pytest.mark.peer

ANA = Seat(0)
GAME = ("play", "zieufermix", "--terminal", "--seed", "3", "--seats", "Ana,bot:hard")


def journal(home: Path) -> Path:
    (path,) = (home / "matches").glob("*.match")
    return path


def asked(path: Path) -> str:
    """What Ana is asked at the end of this journal."""
    reading = saves.read(path)
    match = Match(open_box(reading.header.game).play, reading.header.setup, reading.entries)
    assert match.waiting is not None
    question = match.waiting.questions.get(ANA)
    match.close()
    return question.key if question else ""


@pytest.mark.parametrize("answers", [[], ["2"], ["2", "7"]], ids=["at once", "in a turn", "after a computer"])
def test_killed_at_a_question_the_match_goes_on_at_that_question(tmp_path: Path, answers: list[str]) -> None:
    with Seated(*GAME, home=tmp_path) as table:
        question = table.question()
        for answer in answers:
            table.types(answer)
            question = table.question()
        table.kill()
    path = journal(tmp_path)
    before, key = path.read_bytes(), asked(path)
    assert key

    with Seated("continue", "--terminal", home=tmp_path) as table:
        assert table.question() == question
        assert path.read_bytes() == before  # nothing added, nothing lost
        table.types("0")  # the menu of actions: no answer
        table.until("\n> ")
        table.kill()
    assert path.read_bytes() == before

    with Seated("continue", str(path), "--terminal", home=tmp_path) as table:
        assert table.question() == question
        table.types("16")
        table.question()
        table.kill()
    after = path.read_bytes()
    assert after.startswith(before)
    assert len(saves.read(path).entries) > len(before.splitlines()) - 1
    assert saves.read(path).entries[len(before.splitlines()) - 1].answer == 16


def test_killed_while_a_computer_thinks_nothing_is_lost(tmp_path: Path) -> None:
    with Seated(*GAME, home=tmp_path) as table:
        table.question()
        table.types("2")
        table.question()
        table.types("7")
        table.until("Ordi 1")  # it is the computer's turn, or was: Ana's answers were heard
        table.kill()
    path = journal(tmp_path)
    whole = path.read_bytes()
    answers = [entry.answer for entry in saves.read(path).entries if entry.seat == ANA]
    assert answers[:2] == [2, 7]
    with Seated("continue", "--terminal", home=tmp_path) as table:
        table.question()
        table.kill()
    kept = whole[: whole.rfind(b"\n") + 1]  # a line may be torn
    assert path.read_bytes().startswith(kept)
    assert asked(path)


def test_ctrl_c_leaves_with_the_match_saved(tmp_path: Path) -> None:
    with Seated(*GAME, home=tmp_path) as table:
        table.question()
        table.types("2")
        question = table.question()
        table.interrupt()
        table.until("Partie enregistrée")
        assert table.ends() in (0, 1)
    path = journal(tmp_path)
    assert saves.read(path).entries[-1].answer == 2
    with Seated("continue", "--terminal", "--lang", "fr", home=tmp_path) as table:
        assert table.question() == question


def test_ctrl_c_in_the_hall_says_goodbye(tmp_path: Path) -> None:
    with Seated("--terminal", home=tmp_path) as table:
        table.until("\n> ")
        table.interrupt()
        table.until("Au revoir")
        assert table.ends() in (0, 1)
