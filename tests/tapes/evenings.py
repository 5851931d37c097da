"""Whole evenings as processes of their own, several at once, since they mostly wait for a voice; each is heard once."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from .laws import Noted, read
from .scripts import SCRIPTS

TESTS = Path(__file__).resolve().parents[1]
AT_ONCE = 4  # who listens needs little of the machine
LIMIT = 300.0  # seconds
SOUND = "sound.raw"


class Evening(NamedTuple):
    lines: list[Noted]
    code: int
    errors: str
    log: str
    seconds: float
    tape: Path


class Evenings:
    """Each script in each language, played at most once; those that were asked for first begin first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pool = ThreadPoolExecutor(AT_ONCE)
        self._asked: dict[tuple[str, str], Future[Evening]] = {}

    def begin(self, script: str, language: str) -> None:
        if (script, language) not in self._asked:
            self._asked[script, language] = self._pool.submit(played, script, language, self._folder)

    def of(self, script: str, language: str) -> Evening:
        self.begin(script, language)
        return self._asked[script, language].result(LIMIT * 2)

    def forget(self, script: str, language: str) -> None:
        """It shall be played anew when it is asked for again."""
        self._asked.pop((script, language), None)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def played(script: str, language: str, folder: Path) -> Evening:
    home = folder / f"{script}-{language}"
    (home / "profiles").mkdir(parents=True, exist_ok=True)
    settings = {"speech": "builtin", "braille": "off", **SCRIPTS[script].settings}
    rows = [f"{name} = {value!r}" for name, value in settings.items()]
    (home / "profiles" / "adult.toml").write_text("\n".join([*rows, ""]), encoding="utf-8")
    tape, log = home / "tape.jsonl", home / "log.txt"
    began = time.monotonic()
    child = subprocess.run(
        [sys.executable, "-m", "tapes.stage", script, language, str(home), str(tape)],
        env=environment(home, hasty=SCRIPTS[script].is_hasty),
        capture_output=True, text=True, timeout=LIMIT, check=False,
    )  # fmt: skip
    (home / SOUND).unlink(missing_ok=True)  # a hundred megabytes nobody listens to
    said = log.read_text(encoding="utf-8") if log.exists() else ""
    lines = read(tape) if tape.exists() else []
    return Evening(lines, child.returncode, child.stderr, said, time.monotonic() - began, tape)


def environment(home: Path, *, hasty: bool) -> dict[str, str]:
    """No display and no loudspeaker: SDL's own stand-ins. The hasty one plays into a file, faster than an ear."""
    sound = {"SDL_AUDIODRIVER": "dummy"}
    if hasty:
        sound = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(home / SOUND), "SDL_DISKAUDIODELAY": "2"}
    return {
        **{name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")},
        **sound,
        "SDL_VIDEODRIVER": "dummy",
        "ACCESS_GAME_HOME": str(home),
        "ACCESS_GAME_LOG": str(home / "log.txt"),
        "PYTHONPATH": os.pathsep.join((str(TESTS), str(TESTS.parent))),
    }
