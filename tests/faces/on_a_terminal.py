"""The program on a real terminal with an environment of one's choice, and who of its family is still there."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

from commands.shell import PATIENCE, ROOT, Seated, environment, hears_ctrl_c, program
from pexpect.fdpexpect import fdspawn


class OnTerminal(Seated):
    def __init__(self, *arguments: str, home: Path, **more: str) -> None:
        self.master, slave = os.openpty()
        self.process = subprocess.Popen(
            program(*arguments), cwd=ROOT, env=environment(home, **more), stdin=slave, stdout=slave, stderr=slave,
            start_new_session=True, preexec_fn=hears_ctrl_c,
        )  # fmt: skip
        os.close(slave)
        self.screen = fdspawn(self.master, timeout=PATIENCE, encoding="utf-8", codec_errors="replace")

    def rest(self) -> str:
        """All that is still written, up to the end of the program."""
        written = b""
        while True:
            try:
                block = os.read(self.master, 4096)
            except OSError:  # how a terminal says that nobody is at the other end
                break
            if not block:
                break
            written += block
        self.process.wait(PATIENCE)
        return written.decode(errors="replace")


def family(home: Path) -> list[int]:
    """The processes that were started for this home, and their children: all have it in their environment."""
    mark, found = f"ACCESS_GAME_HOME={home}\0".encode(), []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (place / "environ").read_bytes() and (place / "stat").read_text().rpartition(")")[2][1] != "Z":
                found.append(int(place.name))
        except OSError:  # it ended while we looked, or is not ours
            continue
    return found


def all_gone(home: Path) -> bool:
    """Within a while: a process that is told to end needs a moment."""
    until = time.monotonic() + PATIENCE
    while family(home):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True
