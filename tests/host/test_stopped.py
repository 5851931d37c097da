"""Scenes of a real process that is stopped and goes on, as when a lid is closed or somebody presses Ctrl+Z."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from host.sleeper import BELL

TESTS = Path(__file__).parent.parent


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot stop a process")
def test_a_process_that_was_stopped_takes_nobody_s_time() -> None:
    """Both drivers, side by side. The bell may ring only when its whole time has passed with the process awake."""
    folders = os.pathsep.join([str(TESTS), str(TESTS.parent)])
    children = [
        subprocess.Popen(
            [sys.executable, str(TESTS / "host" / "sleeper.py"), how],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": folders},
        )
        for how in ("here", "loop")
    ]  # fmt: skip
    try:
        stopped = {}
        for child in children:
            assert child.stdout is not None
            assert child.stdout.readline() == "begun\n"
            child.send_signal(signal.SIGSTOP)
            stopped[child.pid] = time.monotonic()
        time.sleep(3.5)  # more than two seconds beyond the next look at the clock
        asleep = {}
        for child in children:
            asleep[child.pid] = time.monotonic() - stopped[child.pid]
            child.send_signal(signal.SIGCONT)
        for child in children:
            assert child.stdout is not None
            took = float(child.stdout.readline())
            assert child.wait() == 0
            # A tenth for the moments between a signal and its effect; never too long, however busy the machine is.
            assert took >= asleep[child.pid] + BELL - 0.1
    finally:
        for child in children:
            child.kill()
            child.wait()
            assert child.stdout is not None
            child.stdout.close()
