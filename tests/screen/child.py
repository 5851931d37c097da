"""A child process that talks in JSON lines, and a patient ear for them."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LIMIT = 30  # seconds: far more than a loaded machine needs


class Child:
    """`with Child("window_demo.py", env=display.env) as child: child.wait_for(event="opened")`"""

    def __init__(self, script: str, *arguments: str, env: Mapping[str, str]) -> None:
        paths = os.pathsep.join([str(ROOT), str(HERE), env.get("PYTHONPATH", "")]).rstrip(os.pathsep)
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / script), *arguments],
            env={**env, "PYTHONPATH": paths, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": "dummy"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self._lines: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self._errors: list[str] = []
        self._threads = [threading.Thread(target=self._hear), threading.Thread(target=self._overhear)]
        for thread in self._threads:
            thread.start()

    def __enter__(self) -> Child:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for thread in self._threads:
            thread.join(LIMIT)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                try:
                    stream.close()
                except BrokenPipeError:
                    continue

    def tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def next(self) -> dict[str, Any]:
        """The next line it said; fails with its last words where it says nothing more."""
        try:
            line = self._lines.get(timeout=LIMIT)
        except queue.Empty:
            raise AssertionError("the child says nothing") from None
        if line is None:
            raise AssertionError("the child is gone: " + "".join(self._errors)[-2000:])
        return line

    def wait_for(self, **facts: object) -> dict[str, Any]:
        """The next line that says so; whatever it says before is let go."""
        while True:
            line = self.next()
            if all(line.get(name) == value for name, value in facts.items()):
                return line

    def next_stroke(self) -> dict[str, Any]:
        """The next stroke; events of the window in between are let go."""
        while True:
            line = self.next()
            if "stroke" in line:
                return line["stroke"]

    def order(self, line: str) -> None:
        """Tells it, and waits until it is done."""
        self.tell(line)
        self.wait_for(done=line)

    def _hear(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):
                self._lines.put(json.loads(line))
        self._lines.put(None)

    def _overhear(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._errors.append(line)
