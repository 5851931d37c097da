"""The program dies at every single call it makes to the system: in a begin, an answer, an undo, a hand-over and a
finish. Whatever had been taken is there when the match is taken up again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from host.cut import HEADER, LINES, SURVIVED, WHOLE

from access_game.core.journal import Damaged
from access_game.host import saves
from access_game.host.files import FileJournal

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
MOST = 200  # calls; a match of seven lines makes some sixty


def killed(folder: Path, fatal: int, how: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, str(HERE / "cut.py"), str(folder), str(fatal), how], cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.returncode in (9, SURVIVED)
    return done.returncode, done.stdout.splitlines()


@pytest.mark.parametrize("how", ["after", "middle"])
def test_killed_at_any_call_to_the_system_nothing_taken_is_lost(tmp_path: Path, how: str) -> None:
    deaths = 0
    for fatal in range(1, MOST):
        folder = tmp_path / str(fatal) / "matches"
        code, said = killed(folder, fatal, how)
        files = [*folder.glob("*.match"), *(folder / "finished").glob("*.match")]
        taken = [int(words.split()[1]) for words in said if words.startswith("kept")]
        assert len(files) <= 1, "a match is never in two places"
        if code == SURVIVED:
            assert said[-1] == "finished" and saves.read(files[0]).lines == WHOLE
            break
        deaths += 1
        if not taken:  # it died in the beginning: no match, or one without an answer
            for path in files:
                try:
                    assert saves.read(path).lines == []
                except Damaged:
                    assert list(saves.waiting(folder)) == []
            again = FileJournal.begin(folder, HEADER)  # and another can be begun
            again.close()
            continue
        file, reading = FileJournal.go_on(files[0])  # the lock fell with its program
        assert reading.header == HEADER
        assert len(reading.lines) >= taken[-1], f"lost a line at call {fatal}: {said}"
        assert reading.lines == WHOLE[: len(reading.lines)]
        file.append(WHOLE[len(reading.lines) :], len(reading.lines))
        file.close()
        assert saves.read(files[0]).lines == WHOLE
    else:
        pytest.fail("the match never came to its end")
    assert deaths > 30  # else the calls are not the journal's any more


def test_killed_while_it_is_taken_up_nothing_is_lost(tmp_path: Path) -> None:
    """Taking up cuts a torn line away: it dies before, in the middle and after."""
    file = FileJournal.begin(tmp_path, HEADER, LINES)
    file.close()
    whole = file.path.read_bytes()
    script = (
        "import sys; sys.path.insert(0, sys.argv[4])\n"
        "from pathlib import Path\nfrom cut import die_at\nfrom access_game.host.files import FileJournal\n"
        "die_at(int(sys.argv[2]), sys.argv[3])\nFileJournal.go_on(Path(sys.argv[1]))\nsys.exit(3)\n"
    )
    for fatal in range(1, 40):
        file.path.write_bytes(whole + whole.splitlines()[-1][:7])
        done = subprocess.run(
            [sys.executable, "-c", script, str(file.path), str(fatal), "after", str(HERE)], cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert done.stderr == ""
        assert saves.read(file.path).lines == LINES
        if done.returncode == SURVIVED:
            assert file.path.read_bytes() == whole
            return
    pytest.fail("it was never taken up")
