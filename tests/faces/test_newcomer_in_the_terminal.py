"""With numbers and Enter, as the first line says, a first match is begun and finished in the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from faces.newcomer import LIMIT, Newcomer, finished, running, wait_until

pexpect = pytest.importorskip("pexpect")
ROOT = Path(__file__).resolve().parents[2]


def start(home: Path, *arguments: str, **settings: str) -> pexpect.spawn:
    (home / "profiles").mkdir(parents=True, exist_ok=True)
    (home / "profiles" / "adult.toml").write_text('computers = "quick"\n', encoding="utf-8")
    env = {**os.environ, "ACCESS_GAME_HOME": str(home), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8", "TERM": "dumb"}
    env |= {"SDL_AUDIODRIVER": "dummy", "ACCESS_GAME_LOG": str(home / "log.txt")}
    return pexpect.spawn(
        sys.executable, ["-m", "access_game", "--lang", "fr", "--terminal", "--braille", "off", *arguments],
        env=env, encoding="utf-8", timeout=LIMIT, echo=False, dimensions=(50, 200),
    )  # fmt: skip


def test_a_newcomer_begins_and_finishes_a_first_match(tmp_path: Path) -> None:
    child = start(tmp_path)
    heard: list[str] = []

    def send(number: int) -> None:
        child.sendline(str(number))

    try:
        child.expect("tapez un numéro puis Entrée")
        for page in ("1. Jouer", "Quel jeu", "1. Commencer"):
            child.expect_exact(page)
            child.expect_exact("> ")
            send(1)
        wait_until(lambda: bool(running(tmp_path)), "the match")
        (path,) = running(tmp_path)
        player = Newcomer(tmp_path, lambda here, there: send(there))
        while player.play_one(path):
            heard.append(child.read_nonblocking(100_000, timeout=LIMIT))  # an unread terminal would stop the program
        child.expect("Partie terminée")
        wait_until(lambda: bool(finished(tmp_path)), "the end of the match")
        assert player.flips > 3 and not (tmp_path / "log.txt").read_text(encoding="utf-8")
        child.expect(r"(\d)\. Menu principal")
        send(int(child.match[1]))
        child.expect(r"(\d)\. Quitter")
        send(int(child.match[1]))
        child.expect(r"(\d)\. Oui")
        send(int(child.match[1]))
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0
    finally:
        child.close(force=True)


def test_the_end_of_the_terminal_keeps_the_match(tmp_path: Path) -> None:
    child = start(tmp_path)
    try:
        for page in ("1. Jouer", "1. Zieufermix", "1. Commencer"):
            child.expect_exact(page)
            child.sendline("1")
        child.expect("Première carte")
        child.sendeof()
        child.expect("La partie est enregistrée")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 1 and len(running(tmp_path)) == 1
    finally:
        child.close(force=True)
    again = start(tmp_path)
    try:
        again.expect(r"(\d)\. Continuer")
        again.sendline(again.match[1])
        again.expect(r"1\. Zieufermix")
        again.sendline("1")
        again.expect("Première carte")
    finally:
        again.close(force=True)
    assert len(running(tmp_path)) == 1
