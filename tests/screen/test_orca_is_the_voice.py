"""The whole program beside the real Orca: one voice, from the first word on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from pathlib import Path

import orca_session
import pytest
from orca_session import LIMIT, NeverSaid, OrcaSession

pytestmark = [
    pytest.mark.orca,
    pytest.mark.skipif(bool(orca_session.missing()), reason=f"not installed: {', '.join(orca_session.missing())}"),
]
ROOT = Path(__file__).resolve().parents[2]
TRIES = 4
QUIET = 400  # of 32767: what the resampling of silence may leave


class Beside:
    """The program in its window on Orca's display, its voice on SDL's disk."""

    def __init__(self, orca: OrcaSession, home: Path) -> None:
        home.mkdir(parents=True)
        self.sound = home / "sound.raw"
        env = {**orca.env, "ACCESS_GAME_HOME": str(home), "PYTHONPATH": str(ROOT)}
        env |= {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(self.sound)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "access_game", "--lang", "fr", "--braille", "off", "--sound", "off"],
            env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def __enter__(self) -> Beside:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def loudest(self) -> int:
        """Of all it has played until now."""
        raw = self.sound.read_bytes() if self.sound.exists() else b""
        return max(map(abs, array("h", raw[: len(raw) // 2 * 2])), default=0)

    def wait_heard(self) -> None:
        deadline = time.monotonic() + LIMIT
        while self.loudest() <= QUIET:
            assert time.monotonic() < deadline, "not a word of the built-in voice"
            time.sleep(0.2)


def in_one_of_a_few(orca: OrcaSession, home: Path, scene: Callable[[Beside], None]) -> None:
    """Orca 43 now and then leaves a window that has just come unread; then the next one counts."""
    unheard = []
    for number in range(TRIES):
        orca.pass_over()
        with Beside(orca, home / str(number)) as program:
            try:
                scene(program)
            except NeverSaid as silence:
                unheard.append(str(silence))
                continue
            return
    pytest.fail("\n".join(unheard))


def test_orca_reads_the_first_page_and_not_a_sample_is_ours(orca: OrcaSession, tmp_path: Path) -> None:
    def scene(program: Beside) -> None:
        orca.wait_said("Jouer")
        orca.display.key("Down")
        orca.wait_said("Trouver un jeu")
        assert program.loudest() <= QUIET, "two voices at once"
        orca.display.key("ctrl+F5")
        program.wait_heard()

    in_one_of_a_few(orca, tmp_path, scene)


def test_when_orca_ends_the_built_in_voice_takes_over(orca: OrcaSession, tmp_path: Path) -> None:
    def scene(program: Beside) -> None:
        orca.wait_said("Jouer")
        assert program.loudest() <= QUIET, "two voices at once"
        os.killpg(orca._started[-1].pid, signal.SIGKILL)
        orca._started.pop().wait()
        program.wait_heard()

    in_one_of_a_few(orca, tmp_path, scene)
