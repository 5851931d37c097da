"""Scenes in which an end of the pipe is missing, closed or cannot show an accent. Real child processes."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from commands.shell import PATIENCE, ROOT, child, environment, program, redirected

from access_game.core.seats import DEALER
from access_game.host import saves

pytestmark = pytest.mark.peer

PLAY = ("play", "zieufermix", "--terminal", "--seats", "Ana,bot:easy", "--seed", "3")


@pytest.fixture
def closed_pipe() -> Iterator[int]:
    """An end to write to, whose other end is closed."""
    reading, writing = os.pipe()
    os.close(reading)
    yield writing
    os.close(writing)


def match(home: Path) -> saves.Waiting:
    (one,) = saves.waiting(home / "matches")
    return one


@pytest.mark.parametrize("redirection", ["</dev/null", "<&-"], ids=["empty", "closed"])
@pytest.mark.parametrize(("lang", "sentence"), [("fr_FR.UTF-8", "La partie est enregistrée"), ("en_GB", "is saved")])
def test_nothing_to_read_leaves_with_the_match_saved(
    tmp_path: Path, redirection: str, lang: str, sentence: str
) -> None:
    done = redirected(redirection, *PLAY, home=tmp_path, lang=lang)
    assert done.returncode == 1
    assert sentence in done.stdout
    assert match(tmp_path).header.seats[0] == "Ana"


@pytest.mark.parametrize("redirection", ["</dev/null", "<&-"], ids=["empty", "closed"])
def test_the_hall_without_anything_to_read_says_so(tmp_path: Path, redirection: str) -> None:
    done = redirected(redirection, "--terminal", home=tmp_path)
    assert done.returncode == 1
    assert "Plus rien ne peut être tapé ici" in done.stdout


@pytest.mark.parametrize(
    "arguments", [("games",), ("--help",), ("simulate", "zieufermix", "--matches", "300", "--json")]
)
def test_when_nobody_reads_any_more_the_program_goes_quietly(
    tmp_path: Path, closed_pipe: int, arguments: tuple[str, ...]
) -> None:
    done = child(*arguments, home=tmp_path, stdout=closed_pipe)
    assert done.returncode in (0, 1)  # argparse does not tell us that its help was not read
    assert done.stderr == ""


def test_a_match_nobody_reads_ends_though_somebody_could_type(tmp_path: Path, closed_pipe: int) -> None:
    reading, writing = os.pipe()
    try:
        process = subprocess.run(
            program(*PLAY), cwd=ROOT, env=environment(tmp_path), stdin=reading, stdout=closed_pipe,
            stderr=subprocess.PIPE, timeout=PATIENCE, check=False,
        )  # fmt: skip
    finally:
        os.close(reading)
        os.close(writing)
    assert process.returncode == 1
    assert process.stderr == b""
    assert match(tmp_path)


@pytest.mark.parametrize("arguments", [("games",), PLAY])
def test_without_any_output_nothing_breaks(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = redirected(">&- </dev/null", *arguments, home=tmp_path)
    assert done.returncode in (0, 1)


@pytest.mark.parametrize(
    "more",
    [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}],
    ids=["ascii", "C"],
)
def test_a_terminal_without_accents_shows_the_plain_letters(tmp_path: Path, more: dict[str, str]) -> None:
    done = child(*PLAY, home=tmp_path, lang="C", typed="99\n", **more)
    assert done.returncode == 1
    assert "La partie est enregistree" in done.stdout
    assert done.stdout.isascii()
    assert "\\x" not in done.stdout
    refused = child("play", "zieufermix", "--seats", "Ana,Ana", home=tmp_path, lang="C", **more)
    assert refused.returncode == 2
    assert refused.stderr.startswith("Ana est la deux fois")


def test_bytes_that_are_no_letters_are_a_name_all_the_same(tmp_path: Path) -> None:
    done = child("play", "zieufermix", "--terminal", "--seats", b"Zo\xe9,bot:easy", home=tmp_path)
    assert done.returncode == 1
    assert match(tmp_path).header.seats[0] == "Zo\udce9"
    again = child("replay", str(match(tmp_path).path), home=tmp_path)
    assert (again.returncode, again.stderr) == (0, "")


def test_bytes_that_are_no_letters_are_no_answer(tmp_path: Path) -> None:
    process = subprocess.run(
        program(*PLAY), cwd=ROOT, env=environment(tmp_path), input=b"\xff\xfe\x00\n\xe9\n", capture_output=True,
        timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert process.returncode == 1
    assert b"Traceback" not in process.stderr
    assert all(entry.seat == DEALER for entry in saves.read(match(tmp_path).path).entries)


def test_a_home_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    done = child(*PLAY, home=blocked / "home")
    assert done.returncode == 1
    assert str(blocked) in done.stdout
    assert "est enregistrée" not in done.stdout
    assert done.stderr == ""
    assert blocked.read_text() == "not a folder"
