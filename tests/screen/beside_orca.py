"""The whole program in its window beside the real Orca, as a player without our own voice has it."""

from __future__ import annotations

import subprocess
import sys
import time
from array import array
from pathlib import Path

from orca_session import LIMIT, NeverSaid, OrcaSession
from tapes.laws import Noted, read

ROOT = Path(__file__).resolve().parents[2]
QUIET = 400  # of 32767: what the resampling of silence may leave
MOST_STEPS = 30


def plain(text: str) -> str:
    return " ".join(text.replace("\u00a0", " ").split())


class Beside:
    """`with Beside(orca, home, "--speech", "off") as program: program.press("Down", "Trouver un jeu")`. Its voice goes
    to SDL's disk, where one can look how loud it was."""

    def __init__(self, orca: OrcaSession, home: Path, *words: str) -> None:
        (home / "profiles").mkdir(parents=True)
        (home / "profiles" / "adult.toml").write_text('computers = "quick"\n', encoding="utf-8")
        self.orca, self.sound, self._tape = orca, home / "sound.raw", home / "evening.tape"
        self._before, self._passed = len(orca.said()), 0
        orca.pass_over()
        env = {**orca.env, "ACCESS_GAME_HOME": str(home), "PYTHONPATH": str(ROOT)}
        env |= {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(self.sound)}
        common = ("--lang", "fr", "--braille", "off", "--sound", "off", "--tape", str(self._tape))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "access_game", *words, *common],
            env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def __enter__(self) -> Beside:
        return self

    def __exit__(self, *trouble: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def press(self, key: str, *words: str) -> None:
        """A key, and what is said to it, in that order; what was said before it does not count."""
        self.orca.pass_over()
        self.orca.display.key(key)
        self.orca.wait_said(*words)

    def go_down(self, words: str) -> None:
        """Down until these words are said; what is said at every step is waited for."""
        for _ in range(MOST_STEPS):
            heard = len(self.orca.said())
            self.press("Down", "")
            if words in self.orca.wait_line(heard):
                return
        raise NeverSaid(f"not on this page: {words!r}")

    def said(self) -> list[str]:
        """All that was said since it was started."""
        return [plain(line) for line in self.orca.said()[self._before :]]

    def tape(self) -> list[Noted]:
        return read(self._tape)

    def pass_over(self) -> None:
        """What our own voice has said up to now no longer counts."""
        self._passed = self.sound.stat().st_size // 2 * 2

    def wait_heard(self) -> None:
        """Until our own voice has been heard."""
        deadline = time.monotonic() + LIMIT
        while self.is_silent():
            assert time.monotonic() < deadline, "not a word of the built-in voice"
            time.sleep(0.2)

    def is_silent(self) -> bool:
        raw = self.sound.read_bytes()[self._passed :] if self.sound.exists() else b""
        return max(map(abs, array("h", raw[: len(raw) // 2 * 2])), default=0) <= QUIET


def unsaid(lines: list[Noted], said: list[str]) -> list[Noted]:
    """The events on the tape that were not said in their order."""
    missing, at = [], 0
    for line in lines:
        place = next((n for n, one in enumerate(said[at:], at) if plain(line.text) in one), None)
        if place is None:
            missing.append(line)
        else:
            at = place
    return missing


def said_twice(said: list[str]) -> list[str]:
    """Lines in which a sentence is said twice, or which repeat the one before; a letter may come twice in a word."""
    again = [two for one, two in zip(said, said[1:], strict=False) if one == two and len(one) > 1]
    for line in said:
        sentences = [sentence.strip() for sentence in line.replace("?", ".").replace("!", ".").split(".")]
        told = [sentence for sentence in sentences if len(sentence) > 3]
        if len(told) != len(set(told)):
            again.append(line)
    return again
