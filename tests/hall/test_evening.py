"""Scenes of an evening at a real console, with a real file that can no longer be written: the player hears of it, and
nothing is called kept that is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event

import pytest
from players.room import KnowsAll, Listener

from access_game.core.journal import Line, NotKept
from access_game.core.notes import HandedOver
from access_game.hall.evening import Evening
from access_game.host import saves
from access_game.host.files import FileJournal
from access_game.host.sitting import new_header
from access_game.narration.phrasebook import Phrasebook
from access_game.players.console import Console
from access_game.players.player import HandOver, KeepElsewhere, TryAgain

PATIENCE = 60.0  # for a thread on a busy machine


class Parlour:
    """Ana and a computer at a console, an evening beside it, and what the program is told at the end."""

    def __init__(self, file: FileJournal, lines: Sequence[Line] = ()) -> None:
        self.console, self.ear, self.ended, self.asked = Console(Phrasebook("fr")), Listener(), Event(), Event()
        self.console.ears.append(self.ear)
        self.troubles: list[NotKept] = []
        self.troubled = Event()
        self.evening = Evening(
            self.console, file, lines, judge=KnowsAll(), words=None, personal=None, verbosity="normal",
            privacy="curtain", computers="quick", on_end=self.end, on_trouble=self.trouble,
        )  # fmt: skip
        self.evening.drive.settled = self.settle

    def begin(self) -> None:
        self.evening.begin()
        assert self.asked.wait(PATIENCE)

    def settle(self) -> None:
        if self.ana.is_asked:
            self.asked.set()

    @property
    def ana(self):
        return self.evening.party.guests[0]

    def end(self, finished: bool, fault: Exception | None) -> None:
        self.finished, self.fault = finished, fault
        self.ended.set()

    def trouble(self, trouble: NotKept) -> None:
        self.troubles.append(trouble)
        self.troubled.set()

    def plays_a_card(self) -> None:
        self.console.line("1")

    def leaves(self) -> None:
        self.evening.leave()
        assert self.ended.wait(PATIENCE)


def a_file(folder: Path) -> FileJournal:
    return FileJournal.begin(folder, new_header("zieufermix", {"Ana": "", "Ordi": "easy"}, {}, seed=3, pace=0))


def breaks(file: FileJournal, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on nothing can be appended; the answer mends it."""
    append = file.append

    def full(lines: Sequence[Line], fence: int) -> None:
        raise NotKept("full", str(file.path), 28)

    monkeypatch.setattr(file, "append", full)
    return lambda: monkeypatch.setattr(file, "append", append)


def test_an_answer_that_could_not_be_kept_waits_and_is_played_once_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = a_file(tmp_path)
    parlour = Parlour(file)
    parlour.begin()
    mend, before = breaks(file, monkeypatch), len(saves.read(file.path).entries)
    parlour.plays_a_card()
    assert parlour.troubled.wait(PATIENCE)
    assert len(parlour.evening.sitting.match.journal) == before
    mend()
    parlour.asked.clear()
    parlour.evening.sitting.post(TryAgain())
    assert parlour.asked.wait(PATIENCE)
    parlour.leaves()
    assert parlour.fault is None and not parlour.finished
    assert len(saves.read(file.path).entries) > before


def test_who_leaves_with_an_answer_that_is_not_kept_is_not_told_that_all_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = a_file(tmp_path)
    parlour = Parlour(file)
    parlour.begin()
    breaks(file, monkeypatch)
    kept = saves.read(file.path).entries
    parlour.plays_a_card()
    assert parlour.troubled.wait(PATIENCE)
    parlour.leaves()
    assert parlour.fault is parlour.troubles[0]
    assert saves.read(file.path).entries == kept


def test_without_a_page_for_it_the_match_ends_with_its_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = a_file(tmp_path)
    parlour = Parlour(file)
    parlour.evening.drive.on_trouble = parlour.evening._give_up
    parlour.begin()
    breaks(file, monkeypatch)
    parlour.plays_a_card()
    assert parlour.ended.wait(PATIENCE)
    assert isinstance(parlour.fault, NotKept) and not parlour.finished


def test_a_match_that_moved_to_another_file_is_kept_and_closed_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, elsewhere = a_file(tmp_path), a_file(tmp_path / "stick")
    parlour = Parlour(file)
    parlour.begin()
    breaks(file, monkeypatch)
    elsewhere.append(saves.read(file.path).lines, 0)
    parlour.plays_a_card()
    assert parlour.troubled.wait(PATIENCE)
    parlour.asked.clear()
    parlour.evening.sitting.post(KeepElsewhere(elsewhere))
    assert parlour.asked.wait(PATIENCE)
    parlour.leaves()
    assert parlour.fault is None and parlour.evening.file is elsewhere
    assert len(saves.read(elsewhere.path).entries) > len(saves.read(file.path).entries)
    assert file._file is None and elsewhere._file is None


def test_a_seat_that_was_handed_over_is_still_the_computer_s_when_the_match_is_taken_up(tmp_path: Path) -> None:
    header = new_header("zieufermix", {"Ana": "", "Bob": ""}, {}, seed=3, pace=0)
    file = FileJournal.begin(tmp_path, header)
    parlour = Parlour(file)
    parlour.begin()
    parlour.evening.sitting.post(HandOver(1, "easy"))
    parlour.leaves()
    assert HandedOver(1, "easy") in saves.read(file.path).lines

    again, reading = FileJournal.go_on(file.path)
    parlour = Parlour(again, reading.lines)
    parlour.begin()
    players = parlour.evening.sitting.host.circle.players
    assert (players[0].is_person, players[1].is_person) == (True, False)
    assert parlour.evening.party.guests[1].has_left and not parlour.evening.party.guests[0].has_left
    parlour.leaves()
