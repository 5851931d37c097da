"""Scenes of matches on the disk: nothing is lost to a power cut, nothing damaged is written over."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from access_game.core import journal
from access_game.core.journal import Damaged, Header, NotKept
from access_game.core.match import Match
from access_game.core.messages import Entry
from access_game.core.notes import HandedOver, Undone
from access_game.core.seats import DEALER, Seat
from access_game.host import files, saves
from access_game.host.clock import JumpingClock
from access_game.host.files import FileJournal
from access_game.host.sitting import OtherRules, Sitting, new_header, simulate

ANA = Seat(0)
HEADER = Header("zieufermix", 1, ("Ana", "Bob"), ("", "hard"), {"spread": "grid"}, seed=3)
ENTRIES = [Entry(DEALER, [2, 1, 0], 0), Entry(ANA, 4, 1200), Entry(ANA, "été", 2500)]


def kept(folder: Path, *entries: Entry) -> Path:
    file = FileJournal.begin(folder, HEADER)
    for entry in entries:
        file.append([entry], len(file.lines))
    file.close()
    return file.path


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    reading = saves.read(kept(tmp_path, *ENTRIES))
    assert (reading.header, reading.entries) == (HEADER, ENTRIES)


def test_an_entry_is_on_the_disk_when_write_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deeds: list[str] = []
    sync = os.fsync

    def spy(descriptor: int) -> None:
        deeds.append(f"fsync after {len(saves.read(file.path).entries)}")  # flushed before it is synced
        sync(descriptor)

    file = FileJournal.begin(tmp_path, HEADER)
    monkeypatch.setattr(os, "fsync", spy)
    for number, entry in enumerate(ENTRIES, start=1):
        file.append([entry], len(file.lines))
        deeds.append(f"written {number}")
    file.close()
    assert deeds == ["fsync after 1", "written 1", "fsync after 2", "written 2", "fsync after 3", "written 3"]


def test_the_match_moves_only_after_its_entry_is_on_the_disk(tmp_path: Path) -> None:
    """A whole match of computers; whenever anybody is told anything, the file holds all the match was fed."""
    header = new_header("zieufermix", {"A": "normal", "B": "hard"}, {}, seed=5)
    file = FileJournal.begin(tmp_path, header)
    told = 0

    def check(message: Any) -> None:
        nonlocal told
        told += 1
        if told % 7 == 0:
            assert saves.read(file.path).entries == sitting.match.journal

    sitting = Sitting(header, on_message=check)
    assert sitting.play(JumpingClock(), drive=sitting.drive(file))
    assert told > 50
    begun = file.path
    finished = file.finish()
    assert file.path == finished
    assert saves.read(finished).entries == sitting.match.journal
    assert not begun.exists()


@pytest.mark.parametrize("torn", [1, 5, 20])
def test_a_torn_last_line_is_cut_away(tmp_path: Path, torn: int) -> None:
    path = kept(tmp_path, *ENTRIES)
    whole = path.read_bytes()
    path.write_bytes(whole[:-torn])
    file, reading = FileJournal.go_on(path)
    assert reading.entries == ENTRIES[:-1]
    file.append([ENTRIES[-1]], len(file.lines))
    file.close()
    assert path.read_bytes() == whole


def test_a_file_cut_at_any_byte_is_a_shorter_match_or_no_match(tmp_path: Path) -> None:
    path = kept(tmp_path, *ENTRIES)
    whole = path.read_bytes()
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for length in range(len(whole) + 1):
        path.write_bytes(whole[:length])
        lines = sum(end <= length for end in ends)
        if lines:
            assert saves.read(path).entries == ENTRIES[: lines - 1]
        else:
            with pytest.raises(Damaged):
                saves.read(path)


@pytest.mark.parametrize("line", [1, 2, 3])
def test_a_damaged_line_is_named_and_the_file_left_as_it_is(tmp_path: Path, line: int) -> None:
    path = kept(tmp_path, *ENTRIES)
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = lines[line - 1][:-3] + b"9" + lines[line - 1][-2:]
    path.write_bytes(b"\n".join(lines))
    before = path.read_bytes()
    with pytest.raises(Damaged) as caught:
        FileJournal.go_on(path)
    assert caught.value.line == line
    assert path.read_bytes() == before


def test_a_foreign_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.match"
    path.write_bytes(b"Dear Ana,\nhow are you?\n")
    with pytest.raises(Damaged) as caught:
        FileJournal.go_on(path)
    assert caught.value.reason == "not_a_journal"
    assert path.read_bytes() == b"Dear Ana,\nhow are you?\n"
    assert saves.waiting(tmp_path) == []
    assert path.exists()


def test_two_matches_begun_in_the_same_second_have_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Noon(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> datetime:  # type: ignore[override]
            return datetime(2026, 1, 1, 12, 0, 0)

    monkeypatch.setattr(files, "datetime", Noon)
    paths = [kept(tmp_path, ENTRIES[0]) for _ in range(3)]
    assert len(set(paths)) == 3
    assert [len(saves.read(path).entries) for path in paths] == [1, 1, 1]
    assert {match.path for match in saves.waiting(tmp_path)} == set(paths)


def test_an_undo_is_a_note_and_nothing_is_cut_out(tmp_path: Path) -> None:
    path = kept(tmp_path, *ENTRIES)
    before = path.read_bytes()
    file, _ = FileJournal.go_on(path)
    file.append([Undone(1)], 3)
    assert saves.read(path).entries == ENTRIES[:1]
    file.append([ENTRIES[2], HandedOver(ANA, "easy")], 4)
    file.close()
    reading = saves.read(path)
    assert path.read_bytes().startswith(before)
    assert reading.entries == [ENTRIES[0], ENTRIES[2]]
    assert reading.levels == ("easy", "hard")
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_writer_who_counts_otherwise_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    file = FileJournal.begin(tmp_path, HEADER)
    file.append(ENTRIES[:2], 0)
    before = file.path.read_bytes()
    for fence in (0, 1, 3):
        with pytest.raises(NotKept) as caught:
            file.append(ENTRIES[2:], fence)
        assert (caught.value.reason, caught.value.where) == ("other_writer", str(file.path))
    assert file.path.read_bytes() == before
    file.append(ENTRIES[2:], 2)
    assert file.read().lines == ENTRIES
    file.close()


def test_a_finished_match_is_put_away_and_covers_no_other(tmp_path: Path) -> None:
    shelf = tmp_path / "finished"
    for number in range(2):
        file = FileJournal.begin(tmp_path, HEADER)
        os.replace(file.path, tmp_path / "same.match")
        file.path = tmp_path / "same.match"
        file.append([ENTRIES[number]], len(file.lines))
        file.finish()
    assert sorted(path.name for path in shelf.iterdir()) == ["same-1.match", "same.match"]
    assert saves.waiting(tmp_path) == []


def test_the_newest_match_is_the_first_in_the_list(tmp_path: Path) -> None:
    paths = [kept(tmp_path, ENTRIES[0]) for _ in range(3)]
    for moment, path in zip((100, 300, 200), paths, strict=True):
        os.utime(path, (moment, moment))
    assert [match.path for match in saves.waiting(tmp_path)] == [paths[1], paths[2], paths[0]]
    assert saves.waiting(tmp_path / "nowhere") == []


def test_a_match_of_older_rules_is_not_taken_up() -> None:
    with pytest.raises(OtherRules):
        Sitting(Header("zieufermix", 99, ("Ana", "Bob"), ("", "")))
    with pytest.raises(OtherRules):
        Sitting(HEADER, ENTRIES)


def test_a_journal_taken_up_at_any_entry_stands_where_it_stood() -> None:
    header = new_header("zieufermix", {"A": "normal", "B": "hard"}, {}, seed=5)
    sitting = Sitting(header)
    sitting.play(JumpingClock())
    entries = list(sitting.match.journal)
    for length in range(0, len(entries), 5):
        taken_up = Sitting(header, entries[:length])
        stood = Match(sitting.box.play, header.setup, entries[:length])
        assert taken_up.match.where() == stood.where()
        assert taken_up.play(JumpingClock())
        assert taken_up.match.journal[:length] == entries[:length]
        stood.close()


def test_the_same_seed_plays_the_same_match() -> None:
    header = new_header("zieufermix", {"A": "easy", "B": "normal"}, {}, seed=11)
    one, two = simulate(header, None, None), simulate(header, None, None)
    assert one == two
    other = new_header("zieufermix", {"A": "easy", "B": "normal"}, {}, seed=12)
    assert simulate(other, None, None)["journal_sha256"] != one["journal_sha256"]


def test_a_name_of_broken_bytes_is_kept(tmp_path: Path) -> None:
    header = Header("zieufermix", 1, ("Zo\udce9", 'L"Ana'), ("", ""))
    file = FileJournal.begin(tmp_path, header)
    file.append([Entry(ANA, "\udcff", 5)], len(file.lines))
    file.close()
    assert saves.read(file.path).header.seats == header.seats
    assert journal.read(file.path.read_bytes()).entries == [Entry(ANA, "\udcff", 5)]
