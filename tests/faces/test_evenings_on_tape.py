"""A whole evening at each face with `--tape`: what the tape says is what reached the player, and the laws hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tapes.laws import Noted, between_key_and_answer, broken, read
from xdisplay import XDisplay, missing

from faces.newcomer import Newcomer, running, wait_until
from faces.test_newcomer_in_the_terminal import Typist  # skips where there is no pexpect
from faces.windowed import Windowed


def texts(lines: list[Noted], ear: str, what: str) -> list[str]:
    return [line.text for line in lines if line.ear == ear and line.what == what and line.text]


@pytest.mark.peer
def test_a_match_in_the_terminal_is_on_the_tape_as_it_was_printed(tmp_path: Path) -> None:
    tape = tmp_path / "soir.tape"
    with Typist(tmp_path, "--tape", str(tape)) as terminal:
        for page in (r"1\. Jouer", r"1\. Zieufermix", r"1\. Commencer"):
            terminal.hear(page)
            terminal.type(1)
        wait_until(lambda: bool(running(tmp_path)), "the match")
        terminal.hear("Première carte")
        terminal.type("?")
        terminal.hear("Aide")
        terminal.type("")
        (path,) = running(tmp_path)
        Newcomer(tmp_path, terminal.type).play(path)
        for line in (r"(\d)\. Menu principal", r"(\d)\. Quitter", r"(\d)\. Oui"):
            terminal.type(terminal.hear(line))
        assert terminal.leave() == 0
        shown = terminal.text.replace("\r", "")
    lines = read(tape)
    assert not broken(lines)
    assert not [str(fault) for fault in between_key_and_answer(lines, "terminal")]
    printed = [line for text in texts(lines, "terminal", "done") for line in text.split("\n")]
    written = [line.removeprefix("> ") for line in shown.split("\n")]
    assert printed == [line for line in written if line.strip()]


@pytest.mark.peer
def test_in_the_terminal_a_question_is_printed_once_and_its_cards_when_some_have_gone(tmp_path: Path) -> None:
    with Typist(tmp_path, "--tape", str(tmp_path / "tape")) as terminal:
        for page in (r"1\. Jouer", r"1\. Zieufermix", r"1\. Commencer"):
            terminal.hear(page)
            terminal.type(1)
        (path,) = _until_one(tmp_path)
        Newcomer(tmp_path, terminal.type).play(path)
        terminal.hear("Partie terminée")
        shown = [line.removeprefix("> ") for line in terminal.text.replace("\r", "").split("\n")]
    asked = [line for line in shown if line.strip()]
    pairs = list(zip(asked, asked[1:], strict=False))
    assert not [one for one, other in pairs if one == other and one.endswith("?")]
    rows = [re.fullmatch(r"(?:-|\d+(?:: [^ ]+ [^ ]+)?)(?:  (?:-|\d+(?:: [^ ]+ [^ ]+)?)){3}", line) for line in asked]
    numbers = [n for n, row in enumerate(rows) if row]
    grids = [[gone(asked[n + row]) for row in range(4)] for n in numbers[::4]]
    assert len(grids) > 1 and all(one != other for one, other in zip(grids, grids[1:], strict=False))


def gone(row: str) -> list[bool]:
    return [cell == "-" for cell in row.split("  ")]


def _until_one(home: Path) -> list[Path]:
    wait_until(lambda: bool(running(home)), "the match")
    return running(home)


@pytest.mark.xvfb
@pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}")
def test_a_match_in_the_window_is_on_the_tape_as_the_voice_said_it(tmp_path: Path) -> None:
    tape = tmp_path / "soir.tape"
    more = ("--speech", "builtin", "--tape", str(tape))

    def said(words: str) -> None:
        wait_until(lambda: any(words in line.text and line.begins for line in read_whole(tape)), words)

    with XDisplay(layout=("fr",)) as display, Windowed(display, tmp_path, *more) as program:
        said("Menu principal")
        for answer in ("Quel jeu", "Commencer", "À vous de jouer"):
            display.key("Return")
            said(answer)
        for key, answer in (("Right", "ligne 1, colonne 2"), ("s", "Paires"), ("F1", "Aide")):
            display.key(key)
            said(answer)
        display.key("alt+F4")
        assert program.leave() == 0 and "ERROR" not in program.log()
    lines = read(tape)
    assert not broken(lines)
    begun = texts(lines, "voice", "begun")
    assert any("Partie enregistrée" in text for text in begun)
    assert {line.ear for line in lines} == {"console", "keys", "voice"}
    assert [line.text for line in lines if line.is_key] == [*["choose"] * 3, "right", "scores", "help"]


def read_whole(tape: Path) -> list[Noted]:
    """While it is being written: the last line may not be whole yet."""
    try:
        return read(tape)
    except ValueError:
        return []
