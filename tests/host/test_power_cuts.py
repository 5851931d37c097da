"""The power may go at any moment: what anybody has heard of is on the disk, and what was torn leaves no trace."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from commands.shell import Seated

from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.host import saves
from access_game.host.clock import JumpingClock
from access_game.host.files import FileJournal
from access_game.host.run import fulfil
from access_game.host.sitting import Sitting, new_header
from access_game.players.player import Answered, Heard, Report, Undo


class Disk:
    """What would be left after a power cut: of each file the length it had when it was last synced, and the folders
    whose names were synced since something in them was made or renamed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lengths: dict[int, int] = {}
        self.names: dict[int, set[tuple[str, int]]] = {}
        sync = os.fsync

        def fsync(descriptor: int) -> None:
            sync(descriptor)
            state = os.fstat(descriptor)
            self.lengths[state.st_ino] = state.st_size
            if os.path.isdir(f"/proc/self/fd/{descriptor}"):
                folder = Path(os.readlink(f"/proc/self/fd/{descriptor}"))
                self.names[state.st_ino] = {(path.name, path.stat().st_ino) for path in folder.iterdir()}

        monkeypatch.setattr(os, "fsync", fsync)

    def holds(self, path: Path) -> bool:
        state = path.stat()
        named = self.names.get(path.parent.stat().st_ino, set())
        return self.lengths.get(state.st_ino) == state.st_size and (path.name, state.st_ino) in named


class Listening:
    """Somebody at the table who looks at the disk whenever anything is told."""

    is_person = listens = True

    def __init__(self, sitting: Sitting, path: Path, disk: Disk) -> None:
        self.sitting, self.path, self.disk = sitting, path, disk
        self.heard: list[str] = []
        self.lost: list[str] = []
        self.ticket = 0
        self.asked = ""

    def recall(self, messages: Any) -> None:
        self.look("recall")

    def tell(self, message: Message) -> None:
        self.look(message.key)
        self.heard.append(message.key)

    def look(self, what: str) -> None:
        kept = len(saves.read(self.path).entries)
        if not self.disk.holds(self.path) or kept != len(self.sitting.match.journal):
            self.lost.append(what)

    def ask(self, ticket: int, question: Any) -> None:
        self.ticket, self.asked = ticket, question.key

    def withdraw(self, ticket: int) -> None:
        pass

    def refuse(self, ticket: int, refusal: Any) -> None:
        raise AssertionError(refusal)

    def count_down(self, countdown: Any) -> None:
        pass

    def listen(self, ticket: int) -> None:
        self.sitting.post(Heard(ticket))


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="which folder was synced is read from /proc")
def test_whatever_is_heard_is_on_the_disk_also_after_an_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    header = new_header("frontibix", {"Ana": "", "Bob": ""}, {"calm": "yes"}, seed=4, pace=0)
    file = FileJournal.begin(tmp_path, header)
    sitting, clock = Sitting(header), JumpingClock()
    drive = sitting.drive(file)
    ana, bob = (Listening(sitting, file.path, disk) for _ in range(2))

    def settle(*reports: Report) -> None:
        for report in reports:
            sitting.post(report)
        while not drive.inbox.is_empty:
            fulfil(drive.step(clock.now), drive, clock)

    fulfil(drive.begin({Seat(0): ana, Seat(1): bob}, clock.now), drive, clock)
    settle()
    assert (ana.asked, bob.asked) == ("own_word", "own_word")
    (dealt,) = (m for m in sitting.match.told(Seat(0)) if m.key == "dealt")
    first, second = f"{dealt.facts['card'].face}ut", f"{dealt.facts['card'].face}ou"
    settle(Answered(ana.ticket, first))
    entries = len(sitting.match.journal)
    settle(Undo(0))
    assert "undone" in ana.heard and len(sitting.match.journal) == entries - 1
    settle(Answered(ana.ticket, second))
    assert not ana.lost and not bob.lost
    assert saves.read(file.path).entries[-1].answer == second
    sitting.match.close()
    file.close()


@pytest.mark.peer
def test_a_long_torn_line_leaves_no_tail_behind_what_is_played_next(tmp_path: Path) -> None:
    """The program itself: a power cut tore a line that was longer than the next one to be written."""
    with Seated("play", "zieufermix", "--terminal", "--seats", "Ana,bot:hard", "--seed", "3", home=tmp_path) as table:
        table.question()
        table.kill()
    (path,) = (tmp_path / "matches").glob("*.match")
    whole = path.read_bytes()
    path.write_bytes(whole + b"0badc0de [0," + b"9" * 3000)
    with Seated("continue", "--terminal", home=tmp_path) as table:
        table.question()
        table.types("2")
        table.question()
        table.kill()
    after = path.read_bytes()
    assert after.startswith(whole) and b"9999" not in after
    assert saves.read(path).entries[len(whole.splitlines()) - 1].answer == 2
