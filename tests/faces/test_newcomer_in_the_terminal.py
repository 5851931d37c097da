"""With numbers and Enter, as the first line says, a first match is begun and finished in the terminal."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from threading import Thread
from types import TracebackType

import pytest

from faces.newcomer import Newcomer, finished, running, wait_until

pytestmark = pytest.mark.peer

pexpect = pytest.importorskip("pexpect")
ROOT = Path(__file__).resolve().parents[2]


class Typist:
    """The program on a terminal. What it writes is read at once, all the time: an unread terminal stops whoever writes
    to it."""

    def __init__(self, home: Path, *arguments: str) -> None:
        (home / "profiles").mkdir(parents=True, exist_ok=True)
        (home / "profiles" / "adult.toml").write_text('computers = "quick"\n', encoding="utf-8")
        env = {**os.environ, "ACCESS_GAME_HOME": str(home), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
        env |= {"SDL_AUDIODRIVER": "dummy", "ACCESS_GAME_LOG": str(home / "log.txt"), "TERM": "dumb"}
        self.child = pexpect.spawn(
            sys.executable, ["-m", "access_game", "--lang", "fr", "--terminal", "--braille", "off", *arguments],
            env=env, encoding="utf-8", echo=False, dimensions=(50, 200),
        )  # fmt: skip
        self.text, self.at, self.is_over = "", 0, False
        self.reader = Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        while True:
            try:
                self.text += self.child.read_nonblocking(4096, timeout=1)
            except pexpect.TIMEOUT:
                continue
            except (pexpect.EOF, OSError, ValueError):
                self.is_over = True
                return

    def hear(self, pattern: str) -> str:
        """Wait until that is written, after what was heard before; the first group of it."""
        found: list[re.Match[str]] = []

        def heard() -> bool:
            match = re.search(pattern, self.text[self.at :])
            found.extend([match] if match else [])
            return bool(match)

        wait_until(lambda: heard() or self.is_over, pattern)
        assert found, f"{pattern!r} was not written before the end: {self.text[-500:]}"
        self.at += found[0].end()
        return found[0][1] if found[0].re.groups else ""

    def type(self, line: object) -> None:
        self.child.sendline(str(line))

    def leave(self) -> int:
        wait_until(lambda: self.is_over, "the end of the program")
        self.reader.join()
        self.child.close()
        assert self.child.exitstatus is not None
        return int(self.child.exitstatus)

    def __enter__(self) -> Typist:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.child.isalive():
            self.child.kill(9)
        self.reader.join()
        self.child.close(force=True)


def test_a_newcomer_begins_and_finishes_a_first_match(tmp_path: Path) -> None:
    with Typist(tmp_path) as terminal:
        terminal.hear("tapez un numéro puis Entrée")
        for page in (r"1\. Jouer", r"1\. Zieufermix", r"1\. Commencer"):
            terminal.hear(page)
            terminal.type(1)
        wait_until(lambda: bool(running(tmp_path)), "the match")
        (path,) = running(tmp_path)
        player = Newcomer(tmp_path, terminal.type)
        player.play(path)
        terminal.hear("Partie terminée")
        assert player.flips > 3 and finished(tmp_path)
        for line in (r"(\d)\. Menu principal", r"(\d)\. Quitter", r"(\d)\. Oui"):
            terminal.type(terminal.hear(line))
        assert terminal.leave() == 0
        assert not (tmp_path / "log.txt").read_text(encoding="utf-8")


def test_the_end_of_the_terminal_keeps_the_match_and_continue_takes_it_up(tmp_path: Path) -> None:
    with Typist(tmp_path) as terminal:
        for page in (r"1\. Jouer", r"1\. Zieufermix", r"1\. Commencer"):
            terminal.hear(page)
            terminal.type(1)
        terminal.hear("Première carte")
        terminal.child.sendeof()
        terminal.hear("La partie est enregistrée")
        assert terminal.leave() == 1 and len(running(tmp_path)) == 1
    with Typist(tmp_path) as terminal:
        terminal.type(terminal.hear(r"(\d)\. Continuer"))
        terminal.hear(r"1\. Zieufermix")
        terminal.type(1)
        terminal.hear("Première carte")
    assert len(running(tmp_path)) == 1
