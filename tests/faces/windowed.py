"""The program in its window, on a display of its own, with real keys."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from xdisplay import XDisplay

from faces.newcomer import LIMIT, wait_until

ROOT = Path(__file__).resolve().parents[2]


class Windowed:
    more: Mapping[str, str] = {}  # of the environment

    def __init__(self, display: XDisplay, home: Path, *arguments: str, **settings: str | int | bool) -> None:
        self.display, self.home = display, home
        lines = [f"{name} = {json.dumps(value)}" for name, value in settings.items()]
        (home / "profiles").mkdir(parents=True, exist_ok=True)
        (home / "profiles" / "adult.toml").write_text("\n".join(['computers = "quick"', *lines, ""]), encoding="utf-8")
        env = {**display.env, "ACCESS_GAME_HOME": str(home), "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
        env |= {
            "LANG": "fr_FR.UTF-8",
            "LC_ALL": "",
            "ACCESS_GAME_LOG": str(home / "log.txt"),
            "PYTHONWARNINGS": "error",
            **self.more,
        }
        self.errors = open(home / "errors.txt", "w+b")  # noqa: SIM115  closed on leaving
        self.process = subprocess.Popen(
            [sys.executable, "-m", "access_game", "--speech", "off", "--braille", "off", "--sound", "off", *arguments],
            env=env, stdin=subprocess.DEVNULL, stdout=self.errors, stderr=self.errors,
        )  # fmt: skip

    def __enter__(self) -> Windowed:
        wait_until(lambda: self.process.poll() is not None or self.has_focus(), "the window")
        assert self.process.poll() is None, f"it did not start: {self.said()}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.errors.close()

    def window(self) -> str:
        """Its number for xdotool, once it has the keys."""
        return self.ask("getwindowfocus").strip() if self.has_focus() else ""

    def has_focus(self) -> bool:
        """By its process: its title changes with the game and the turn."""
        return self.ask("getwindowfocus", "getwindowpid").strip() == str(self.process.pid)

    def ask(self, *words: str) -> str:
        asked = subprocess.run(["xdotool", *words], env=self.display.env, capture_output=True, timeout=LIMIT)
        return asked.stdout.decode() if asked.returncode == 0 else ""

    def said(self) -> str:
        """What it wrote to the terminal it was started from."""
        return (self.home / "errors.txt").read_text(encoding="utf-8")

    def log(self) -> str:
        path = self.home / "log.txt"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def leave(self) -> int:
        return self.process.wait(LIMIT)
