"""A child process that hangs does not outlive the program, however the program ends. Real processes throughout."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from commands.shell import ROOT, environment
from faces.newcomer import wait_until
from faces.on_a_terminal import OnTerminal, all_gone, family

from access_game.devices.leash import Leash

pytestmark = [
    pytest.mark.peer,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="families are read from /proc"),
]

# A pyttsx3 whose engine hangs: at its start, in a sentence, or in a sentence with a player of its own.
ENGINE = """
import os, subprocess, time
HANGS = os.environ["HANGS"]
def hang():
    if HANGS == "player":
        subprocess.run(["sleep", "1000"])
    time.sleep(1000)
class Engine:
    def getProperty(self, name): return []
    def setProperty(self, name, value): pass
    def say(self, text): self.text = text
    def runAndWait(self):
        if self.text.strip():
            open(os.environ["HUNG"], "w").close()
            hang()
def init():
    if HANGS == "start":
        open(os.environ["HUNG"], "w").close()
        hang()
    return Engine()
"""
# The program, as far as the worker can tell: it speaks, and is in the middle of a word.
SPEAKER = """
import threading
from access_game.devices.speech.system import System
from access_game.devices.speech.voice import Phrase
System().speak(Phrase("bonjour"), threading.Event())
"""


@pytest.fixture
def machine(tmp_path: Path) -> dict[str, str]:
    """Its environment: the voice of this system hangs."""
    library = tmp_path / "library"
    library.mkdir()
    (library / "pyttsx3.py").write_text(ENGINE, encoding="utf-8")
    player = library / "aplay"
    player.write_text("#!/bin/sh\n", encoding="utf-8")
    player.chmod(0o755)
    path = os.pathsep.join([str(library), str(ROOT)])
    return {"PYTHONPATH": path, "PATH": f"{library}:{os.environ['PATH']}", "HUNG": str(tmp_path / "hung")}


def wait_until_hung(machine: dict[str, str]) -> None:
    wait_until(Path(machine["HUNG"]).exists, "the engine to hang")


@pytest.mark.parametrize(("hangs", "members"), [("start", 2), ("sentence", 2), ("player", 3)])
def test_after_kill_9_of_the_program_its_hung_worker_goes(
    tmp_path: Path, machine: dict[str, str], hangs: str, members: int
) -> None:
    home = tmp_path / "home"
    program = subprocess.Popen([sys.executable, "-c", SPEAKER], cwd=ROOT, env=environment(home, **machine, HANGS=hangs))
    try:
        wait_until_hung(machine)
        wait_until(lambda: len(family(home)) == members, "the whole family")
    finally:
        program.kill()
        program.wait()
    assert all_gone(home)


@pytest.mark.parametrize("hangs", ["start", "sentence", "player"])
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl+C", "SIGTERM"])
def test_the_program_leaves_and_takes_its_hung_worker_along(
    tmp_path: Path, machine: dict[str, str], hangs: str, ending: signal.Signals
) -> None:
    home = tmp_path / "home"
    with OnTerminal("--terminal", "--speech", "system", home=home, **machine, HANGS=hangs) as table:
        table.until("1. Jouer")
        wait_until_hung(machine)
        table.process.send_signal(ending)
        table.until("Au revoir")
        assert table.ends() == 0
        assert all_gone(home)


def test_a_child_that_hangs_with_pythons_own_lock_in_its_hand_goes_too(tmp_path: Path) -> None:
    """No thread of it can run any more. The leash is dropped as it is when the program is killed."""
    child = textwrap.dedent("""
        import ctypes
        from access_game.devices import heel
        heel.orders(stiff=2.0)
        ctypes.PyDLL(None).system(b"echo hangs; sleep 1000")  # unlike CDLL it keeps the lock
    """)
    process = subprocess.Popen(
        [sys.executable, "-c", child], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
    )
    assert process.stdin is not None and process.stdout is not None
    with process:
        assert process.stdout.readline() == b"hangs\n"
        process.stdin.close()
        try:
            assert process.wait(60) == 1, "ended by its alarm"
        finally:
            os.killpg(process.pid, signal.SIGKILL)


def test_a_child_that_works_is_left_alone_by_its_alarm() -> None:
    child = textwrap.dedent("""
        import time
        from access_game.devices import heel
        lines = heel.orders(stiff=0.4)
        for line in lines:
            time.sleep(1.5)  # three times the alarm, without the lock
            print("did", line, end="", flush=True)
    """)
    written: list[str] = []
    leash = Leash([sys.executable, "-c", child], written.append)
    leash.tell("one")
    leash.tell("two")
    wait_until(lambda: len(written) == 2 or leash.code is not None, "both")
    assert written == ["did one\n", "did two\n"] and leash.code is None
    leash.end()
    assert leash.code == -signal.SIGKILL
