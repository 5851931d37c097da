"""Who is tried again: whoever talks to a real peer, and nobody else."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# What starts another process, or stands in for a device with a life of its own.
WIRES = re.compile(
    r"^(?:import pexpect|from pexpect|pexpect = |from (?:commands\.)?shell import|import xdisplay|from xdisplay|"
    r"from (?:faces)?\.?windowed import|from child import|import orca_session|"
    r"from \.(?:brltty|reader|fake_server) import)",
    re.M,
)
MARKS = re.compile(r"mark\.(?:peer|orca|brltty|xvfb|browser)\b")
TABLE = """
import pytest
from pathlib import Path

def tries(name):
    path = Path(name)
    path.write_text(path.read_text() + "x" if path.exists() else "x")
    return len(path.read_text())

def test_ours():
    assert tries("ours") > 1

@pytest.mark.peer
def test_late():
    assert tries("late") > 2

@pytest.mark.xvfb
def test_lost():
    assert tries("lost") > 99
"""


def test_only_a_test_with_a_real_peer_is_tried_again(tmp_path: Path) -> None:
    """Our own settings and our own conftest, on a stage: a fault of ours that shows once has been seen."""
    (tmp_path / "tests").mkdir()
    for name in ("pyproject.toml", "tests/conftest.py"):
        (tmp_path / name).write_text((TESTS.parent / name).read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "tests" / "test_stage.py").write_text(TABLE, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert "2 failed, 1 passed, 4 rerun" in run.stdout, run.stdout
    tried = {name: len((tmp_path / name).read_text(encoding="utf-8")) for name in ("ours", "late", "lost")}
    assert tried == {"ours": 1, "late": 3, "lost": 3}


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in sorted(TESTS.rglob("test_*.py"))])
def test_who_talks_to_another_process_says_so(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if WIRES.search(text):
        assert MARKS.search(text), "mark it: pytestmark = pytest.mark.peer"
