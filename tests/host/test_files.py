"""Scenes in which a match cannot be written, or two programs want the same one. What was taken stays, what was not
taken leaves no trace, and each trouble has its name."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from host.cut import HEADER, LINES

from access_game.core.journal import LONGEST_LINE, Entry, NotKept
from access_game.core.notes import Undone
from access_game.core.seats import Seat
from access_game.host import saves
from access_game.host.files import REASONS, FileJournal
from access_game.host.lock import AlreadyOpen
from access_game.host.loose import LooseJournal

ROOT = Path(__file__).parent.parent.parent
FALLIBLE = ("open", "write", "fsync", "ftruncate", "fstat", "stat", "lseek", "mkdir")
NEXT = [Entry(Seat(0), "encore", 5000), Undone(2)]


class Sick:
    """A system in which the n-th call fails, and perhaps everything after it; writes half before it gives up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls, self.fails = 0, lambda number: False
        self.code = errno.ENOSPC
        for name in FALLIBLE:
            monkeypatch.setattr(os, name, self.wrapped(name, getattr(os, name)))

    def wrapped(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def instead(*arguments: Any, **more: Any) -> Any:
            self.calls += 1
            if self.fails(self.calls):
                if name == "write":
                    call(arguments[0], arguments[1][: len(arguments[1]) // 2])
                raise OSError(self.code, os.strerror(self.code))
            return call(*arguments, **more)

        return instead

    def falls_ill(self, at: int, *, for_good: bool) -> None:
        self.calls = 0
        self.fails = (lambda number: number >= at) if for_good else (lambda number: number == at)

    def recovers(self) -> None:
        self.fails = lambda number: False


@pytest.fixture
def sick(monkeypatch: pytest.MonkeyPatch) -> Sick:
    return Sick(monkeypatch)


def begun(folder: Path) -> FileJournal:
    return FileJournal.begin(folder, HEADER, LINES)


def child(script: str, *arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", script, *map(str, arguments)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip


# What cannot be written ------------------------------------------------------------------------------------
@pytest.mark.parametrize("for_good", [False, True], ids=["once", "from then on"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_whatever_call_fails_in_an_answer_nothing_of_it_is_kept_and_it_can_be_tried_again(
    tmp_path: Path, sick: Sick, for_good: bool, code: int
) -> None:
    failures, sick.code = 0, code
    for at in range(1, 30):
        file = begun(tmp_path / str(at))
        sick.falls_ill(at, for_good=for_good)
        try:
            file.append(NEXT, len(LINES))
            is_kept = True
        except NotKept as trouble:
            failures, is_kept = failures + 1, False
            assert (trouble.reason, trouble.code) == (REASONS.get(code, "disk_fault"), code)
            assert trouble.where == str(file.path)
        sick.recovers()
        found = saves.read(file.path).lines
        if for_good and not is_kept:  # it could not even be cut off: a line may stand there that nobody acknowledged
            assert found[: len(LINES)] == LINES
        else:
            assert found == (LINES + NEXT if is_kept else LINES)
        assert file.is_kept
        if not is_kept:
            file.append(NEXT, len(LINES))
        assert saves.read(file.path).lines == LINES + NEXT
        file.close()
        if is_kept:
            break
    assert failures >= 4


def test_what_could_not_even_be_cut_off_is_cut_off_before_a_shorter_answer(tmp_path: Path, sick: Sick) -> None:
    """The table may leave the long word that failed, and say a short one."""
    for at in range(1, 12):
        file = begun(tmp_path / str(at))
        sick.falls_ill(at, for_good=True)
        with pytest.raises(NotKept):
            file.append([Entry(Seat(0), "anticonstitutionnellement" * 3, 5000)], len(LINES))
        sick.recovers()
        file.append([Entry(Seat(0), "a", 1)], len(LINES))
        assert saves.read(file.path).lines == [*LINES, Entry(Seat(0), "a", 1)]
        file.close()
        if at > 5:
            break


@pytest.mark.parametrize("for_good", [False, True], ids=["once", "from then on"])
def test_whatever_call_fails_in_a_begin_there_is_a_match_or_no_file(tmp_path: Path, sick: Sick, for_good: bool) -> None:
    failures = 0
    for at in range(1, 30):
        folder = tmp_path / str(at) / "matches"
        sick.falls_ill(at, for_good=for_good)
        try:
            file = FileJournal.begin(folder, HEADER)
        except NotKept as trouble:
            failures += 1
            sick.recovers()
            assert trouble.reason == "no_room" and str(folder) in trouble.where
            assert not folder.exists() or list(folder.iterdir()) == []
            continue
        sick.recovers()
        assert file.read().lines == []
        file.close()
        break
    assert failures >= 3


def test_a_limit_of_the_system_on_the_size_of_files_is_told_and_nothing_is_torn(tmp_path: Path) -> None:
    """The real thing: the kernel writes what fits, then refuses."""
    if sys.platform == "win32":
        pytest.skip("there are no such limits")
    file = begun(tmp_path)
    file.close()
    size = file.path.stat().st_size
    script = """
import resource, sys
from pathlib import Path
from access_game.core.journal import NotKept
from access_game.host.files import FileJournal
sys.path.insert(0, "tests")
from host.test_files import NEXT, LINES
file, _ = FileJournal.go_on(Path(sys.argv[1]))
_, high = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]) + 11, high))
try:
    file.append(NEXT, len(LINES))
except NotKept as trouble:
    print(trouble.reason, trouble.code, file.path.stat().st_size)
resource.setrlimit(resource.RLIMIT_FSIZE, (high, high))
file.append(NEXT, len(LINES))
print("kept")
"""
    said, _ = child(script, file.path, size).communicate(timeout=120)
    assert said.splitlines() == [f"too_big {errno.EFBIG} {size}", "kept"]
    assert saves.read(file.path).lines == LINES + NEXT


def test_a_file_that_was_removed_is_told_and_brought_back_when_tried_again(tmp_path: Path) -> None:
    file = begun(tmp_path)
    assert file.is_kept
    file.path.unlink()
    assert not file.is_kept
    with pytest.raises(NotKept) as caught:
        file.append(NEXT, len(LINES))
    assert (caught.value.reason, caught.value.where) == ("file_gone", str(file.path))
    assert not file.path.exists()
    file.append(NEXT, len(LINES))
    assert saves.read(file.path).lines == LINES + NEXT and file.is_kept
    file.close()


def test_a_folder_that_was_removed_is_told_again_and_again(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    file = begun(folder)
    away = folder.rename(tmp_path / "pulled out")
    for _ in range(3):
        with pytest.raises(NotKept) as caught:
            file.append(NEXT, len(LINES))
        assert caught.value.reason == "file_gone"
    away.rename(folder)
    file.append(NEXT, len(LINES))
    assert saves.read(file.path).lines == LINES + NEXT
    file.close()


def test_a_stick_put_in_again_with_an_older_state_gets_what_is_missing(tmp_path: Path) -> None:
    file = FileJournal.begin(tmp_path, HEADER, LINES[:4])
    old = file.path.read_bytes()
    file.append(LINES[4:], 4)
    file.path.unlink()
    file.path.write_bytes(old)  # another file of that name, as a stick has that was mounted anew
    with pytest.raises(NotKept):
        file.append(NEXT, len(LINES))
    file.append(NEXT, len(LINES))
    assert saves.read(file.path).lines == LINES + NEXT
    file.close()


@pytest.mark.parametrize("other", ["foreign", "another match", "longer"])
def test_another_file_in_its_place_is_never_written_over(tmp_path: Path, other: str) -> None:
    file = begun(tmp_path)
    elsewhere = FileJournal.begin(tmp_path / "other", HEADER, NEXT[:1] if other != "longer" else LINES + NEXT)
    elsewhere.close()
    data = b"Dear Ana,\n" if other == "foreign" else elsewhere.path.read_bytes()
    file.path.unlink()
    file.path.write_bytes(data)
    reasons = []
    for _ in range(3):
        with pytest.raises(NotKept) as caught:
            file.append(NEXT, len(LINES))
        reasons.append(caught.value.reason)
    assert reasons == ["file_gone", "other_writer", "other_writer"]
    assert file.path.read_bytes() == data


def test_what_another_wrote_without_asking_is_found_and_not_written_over(tmp_path: Path) -> None:
    """An older program knows no lock, and some disks have none."""
    file = begun(tmp_path)
    with open(file.path, "ab") as rude:
        rude.write(b"something\n")
    before = file.path.read_bytes()
    with pytest.raises(NotKept) as caught:
        file.append(NEXT, len(LINES))
    assert caught.value.reason == "other_writer" and file.path.read_bytes() == before
    file.close()


def test_a_line_that_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    file = begun(tmp_path)
    with pytest.raises(NotKept) as caught:
        file.append([Entry(Seat(0), "a" * LONGEST_LINE)], len(LINES))
    assert caught.value.reason == "line_too_long"
    file.append(NEXT, len(LINES))
    assert saves.read(file.path).lines == LINES + NEXT
    file.close()


def test_a_match_that_cannot_be_put_away_stays_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "finished").write_text("not a folder")
    file = begun(tmp_path)
    assert file.finish() == file.path and saves.read(file.path).lines == LINES


@pytest.mark.parametrize("place", ["a file", "in a file", "a name without end"])
def test_a_place_that_is_no_folder_has_its_own_name(tmp_path: Path, place: str) -> None:
    (tmp_path / "letter").write_text("Dear Ana")
    folder = {"a file": tmp_path / "letter", "in a file": tmp_path / "letter" / "x"}.get(place, tmp_path / ("x" * 300))
    with pytest.raises(NotKept) as caught:
        FileJournal.begin(folder, HEADER)
    assert caught.value.reason == "no_folder" and str(folder) in caught.value.where
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


def test_loose_leaves_keep_the_match_as_long_as_the_program_runs() -> None:
    loose = LooseJournal(HEADER, LINES)
    with pytest.raises(NotKept):
        loose.append(NEXT, 0)
    loose.append(NEXT, len(LINES))
    assert loose.read().lines == LINES + NEXT
    assert not loose.is_kept and loose.finish() is None


# Two programs, one match -----------------------------------------------------------------------------------
HOLDER = """
import sys, time
from pathlib import Path
from access_game.host.files import FileJournal
file, reading = FileJournal.go_on(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def held(tmp_path: Path) -> Iterator[tuple[Path, subprocess.Popen[str]]]:
    file = begun(tmp_path)
    file.close()
    process = child(HOLDER, file.path)
    assert process.stdout is not None and process.stdout.readline() == "held\n"
    yield file.path, process
    process.kill()
    process.communicate(timeout=120)


def test_a_match_open_in_another_program_is_not_opened_twice(held: tuple[Path, subprocess.Popen[str]]) -> None:
    path, _ = held
    before = path.read_bytes()
    with pytest.raises(AlreadyOpen) as caught:
        FileJournal.go_on(path)
    assert caught.value.path == str(path)
    assert saves.read(path).lines == LINES  # reading is for everybody
    assert path.read_bytes() == before


def test_the_lock_falls_when_its_program_is_killed(held: tuple[Path, subprocess.Popen[str]]) -> None:
    path, process = held
    process.kill()
    process.wait(120)
    file, reading = FileJournal.go_on(path)
    assert reading.lines == LINES
    file.close()


def test_a_match_can_be_taken_up_when_the_other_program_has_left_it(tmp_path: Path) -> None:
    one = begun(tmp_path)
    with pytest.raises(AlreadyOpen):
        FileJournal.go_on(one.path)
    one.close()
    two, _ = FileJournal.go_on(one.path)
    two.close()


WRITER = """
import sys
from pathlib import Path
from access_game.core.journal import Entry
from access_game.core.seats import Seat
from access_game.host.files import FileJournal
from access_game.host.lock import AlreadyOpen
sys.stdin.readline()
while True:
    try:
        file, reading = FileJournal.go_on(Path(sys.argv[1]))
        break
    except AlreadyOpen:
        continue
for number in range(40):
    file.append([Entry(Seat(0), f"{sys.argv[2]}{number}", 9000)], len(file.lines))
    print(f"{sys.argv[2]}{number}", flush=True)
file.close()
"""


def test_two_programs_that_write_at_once_damage_nothing_and_lose_no_answer(tmp_path: Path) -> None:
    for round in range(3):
        file = begun(tmp_path / str(round))
        file.close()
        both = [child(WRITER, file.path, name) for name in "ab"]
        for process in both:  # both are ready before either begins
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        said = [process.communicate(timeout=300)[0].splitlines() for process in both]
        answers = [line.answer for line in saves.read(file.path).lines[len(LINES) :] if isinstance(line, Entry)]
        assert [len(one) for one in said] == [40, 40], said
        assert answers in (said[0] + said[1], said[1] + said[0])


# The folder of matches -------------------------------------------------------------------------------------
def test_whatever_lies_in_the_folder_the_matches_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = begun(tmp_path)
    file.close()
    (tmp_path / "dangling.match").symlink_to(tmp_path / "nowhere")
    (tmp_path / "circle.match").symlink_to(tmp_path / "circle.match")
    (tmp_path / "folder.match").mkdir()
    os.mkfifo(tmp_path / "pipe.match")
    (tmp_path / "empty.match").touch()
    (tmp_path / "letter.match").write_text("Dear Ana,\n")
    closed = tmp_path / "closed.match"
    closed.write_bytes(file.path.read_bytes())
    opened = os.open

    def forbid(path: Any, *more: Any, **named: Any) -> int:
        if str(path) == str(closed):  # for the administrator, who runs some tests, nothing is closed
            raise PermissionError(errno.EACCES, "closed", str(path))
        return opened(path, *more, **named)

    monkeypatch.setattr(os, "open", forbid)
    assert [match.path for match in saves.waiting(tmp_path)] == [file.path]


def test_a_pipe_or_a_device_is_no_match_and_nobody_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.match")
    for path in (tmp_path / "pipe.match", Path("/dev/zero"), Path("/dev/null")):
        with pytest.raises(ValueError, match="not_a_journal"):
            saves.read(path)
        with pytest.raises(ValueError, match="not_a_journal"):
            FileJournal.go_on(path)


def test_a_list_of_hundreds_reads_one_line_of_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = begun(tmp_path)
    file.close()
    data = file.path.read_bytes()
    huge = data + b"0" * 5_000_000
    for number in range(500):
        (tmp_path / f"{number}.match").write_bytes(huge if number == 7 else data)
    read, taken = os.read, [0]

    def count(descriptor: int, size: int) -> bytes:
        piece = read(descriptor, size)
        taken[0] += len(piece)
        return piece

    loads, understood = saves.journal.json.loads, [0]

    def understand(text: bytes) -> Any:
        understood[0] += 1
        return loads(text)

    monkeypatch.setattr(os, "read", count)
    monkeypatch.setattr(saves.journal.json, "loads", understand)
    assert len(saves.waiting(tmp_path)) == 501
    assert understood[0] == 501
    assert taken[0] < 501 * len(data) + 2 * LONGEST_LINE


def test_a_file_larger_than_any_match_is_not_read_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "huge.match"
    with open(path, "wb") as file:
        file.truncate(saves.LARGEST + 1)
    monkeypatch.setattr(os, "read", lambda descriptor, size: pytest.fail("it was read"))
    with pytest.raises(ValueError, match="not_a_journal"):
        saves.read(path)
    assert list(saves.waiting(tmp_path)) == []
