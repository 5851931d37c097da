"""The program as a shell runs it: a child process with a home of its own, and one on a terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from pexpect.fdpexpect import fdspawn

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120  # seconds; a loaded machine is slow, not wrong
DROPPED = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "PYTHONIOENCODING")


def environment(home: Path, lang: str = "fr_FR.UTF-8", **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in DROPPED}
    return {**kept, "ACCESS_GAME_HOME": str(home), "LANG": lang, "PYTHONUTF8": "1", "SDL_AUDIODRIVER": "dummy", **more}


def program(*arguments: str | bytes) -> list[str | bytes]:
    return [sys.executable, "-m", "access_game", *arguments]


def child(
    *arguments: str | bytes,
    home: Path,
    lang: str = "fr_FR.UTF-8",
    typed: str = "",
    stdout: int | IO[Any] = subprocess.PIPE,
    command: Sequence[str | bytes] | None = None,
    **more: str,
) -> subprocess.CompletedProcess[str]:
    """Run it to its end. Whatever happens, a player never sees a traceback."""
    done = subprocess.run(
        command or program(*arguments), cwd=ROOT, env=environment(home, lang, **more), input=typed,
        stdout=stdout, stderr=subprocess.PIPE, text=True, encoding="utf-8", errors="replace",
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    for said in (done.stdout or "", done.stderr):
        assert "Traceback" not in said, said
        assert "Exception ignored" not in said, said
    return done


def redirected(redirection: str, *arguments: str, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """With an end closed as a shell closes it: `<&-`, `>&-`."""
    command = ["sh", "-c", f'exec "$@" {redirection}', "sh", *(str(word) for word in program(*arguments))]
    return child(home=home, command=command, **more)


def hears_ctrl_c() -> None:
    """As a terminal starts a program. Tests that were started in the background have handed on that it is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Seated:
    """The program on a terminal, and somebody who types."""

    def __init__(self, *arguments: str, home: Path, lang: str = "fr_FR.UTF-8") -> None:
        self.master, slave = os.openpty()
        self.process = subprocess.Popen(
            program(*arguments), cwd=ROOT, env=environment(home, lang), stdin=slave, stdout=slave, stderr=slave,
            start_new_session=True, preexec_fn=hears_ctrl_c,
        )  # fmt: skip
        os.close(slave)
        self.screen = fdspawn(self.master, timeout=PATIENCE, encoding="utf-8", codec_errors="replace")

    def __enter__(self) -> Seated:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        self.screen.close()

    def until(self, *texts: str) -> str:
        """Read until one of these comes; what stood before it."""
        self.screen.expect_exact(list(texts))
        before = self.screen.before
        assert isinstance(before, str)
        return before

    def question(self) -> str:
        """Read up to the next prompt: the line with the question, above the cards."""
        lines = [line.strip() for line in self.until("\n> ").splitlines() if line.strip()]
        return next(line for line in reversed(lines) if line.endswith("?"))

    def types(self, line: str) -> None:
        self.screen.sendline(line)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def ends(self) -> int:
        """Read to the end; the exit code."""
        while True:
            try:
                if not os.read(self.master, 4096):
                    break
            except OSError:  # how a terminal says that nobody is at the other end
                break
        return self.process.wait(PATIENCE)
