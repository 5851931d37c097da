"""Scenes in which the program dies, and the match goes on: kill -9, Ctrl+C, at several points."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands.shell import Seated

from access_game.core.cards import FIRECRACKER
from access_game.core.journal import Line
from access_game.core.match import Match
from access_game.core.messages import Entry
from access_game.core.notes import HandedOver, Undone
from access_game.core.seats import CLOCK, DEALER, Seat
from access_game.games import open_box, zieufermix
from access_game.host import saves
from access_game.host.files import FileJournal
from access_game.host.sitting import new_header

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
        table.until("Zoé")  # it is the computer's turn, or was: Ana's answers were heard
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


def at_a_firecracker(home: Path, *more: Line) -> Path:
    """A match of two people: Ana has turned up a firecracker, and must trade it."""
    slot = next(n for n, card in enumerate(zieufermix.CARDS, start=1) if card.face == FIRECRACKER)
    header = new_header("zieufermix", {"Ana": "", "Bob": ""}, {}, seed=3)
    deal = Entry(DEALER, [card.id for card in zieufermix.CARDS], 0)
    lines: list[Line] = [deal, Entry(ANA, slot, 10), Entry(CLOCK, None, 1010), *more]
    file = FileJournal.begin(home / "matches", header, lines)
    file.close()
    return file.path


def test_killed_after_an_undo_the_match_goes_on_before_what_was_taken_back(tmp_path: Path) -> None:
    path = at_a_firecracker(tmp_path)
    with Seated("continue", "--terminal", home=tmp_path) as table:
        question = table.question()
        table.types("1")
        assert table.question() != question
        table.types("annuler")
        table.until(question)
        table.kill()
    reading = saves.read(path)
    assert [line.answer for line in reading.lines[3:4] if isinstance(line, Entry)] == [1]
    assert reading.lines[4:] == [Undone(3)]  # noted, not cut out
    assert asked(path) == "swap_with"
    before = path.read_bytes()
    with Seated("continue", "--terminal", home=tmp_path) as table:
        assert table.question() == question
        assert path.read_bytes() == before
        table.types("2")
        table.question()
        table.kill()
    assert path.read_bytes().startswith(before)
    assert [entry.answer for entry in saves.read(path).entries[3:]] == [2]


def test_killed_with_notes_in_its_journal_nothing_is_lost(tmp_path: Path) -> None:
    """An undo and two hand-overs, there and back, were in the journal before."""
    notes: list[Line] = [Entry(ANA, 1, 2000), Undone(3), HandedOver(Seat(1), "easy"), HandedOver(Seat(1), "")]
    path = at_a_firecracker(tmp_path, *notes)
    before, lines = path.read_bytes(), saves.read(path).lines
    with Seated("continue", "--terminal", home=tmp_path) as table:
        question = table.question()
        table.kill()
    assert path.read_bytes() == before
    with Seated("continue", "--terminal", home=tmp_path) as table:
        assert table.question() == question
        table.types("2")
        table.question()
        table.kill()
    reading = saves.read(path)
    assert reading.lines[: len(lines)] == lines
    assert [entry.answer for entry in reading.entries[3:]] == [2] and reading.levels == ("", "")


def test_a_killed_program_leaves_its_match_free_for_the_next(tmp_path: Path) -> None:
    with Seated(*GAME, home=tmp_path) as table:
        table.question()
        with Seated("continue", "--terminal", home=tmp_path) as second:
            assert "déjà ouverte" in second.until("\n> ")
            second.kill()
        table.kill()
    with Seated("continue", "--terminal", home=tmp_path) as table:
        assert table.question()


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
