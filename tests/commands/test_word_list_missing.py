"""Scenes without a word list: the program starts, says so, and the table votes."""

from __future__ import annotations

import functools
import json
import sys
from pathlib import Path

import pytest
from commands.shell import child

from access_game.commands.cli import run
from access_game.home.home import Home
from access_game.words import lexicon, library
from access_game.words.chest import WordListMissing
from access_game.words.library import Library

pytestmark = pytest.mark.peer


@pytest.fixture(params=["missing", "damaged"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    folder = tmp_path / "lists"
    folder.mkdir()
    if request.param == "damaged":
        for kind in ("words", "freq", "spoken"):
            whole = (lexicon.DATA / f"fr.{kind}").read_bytes()
            (folder / f"fr.{kind}").write_bytes(whole[: len(whole) // 2])
    return folder


def test_the_library_says_which_list_is_missing(shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "load", functools.partial(lexicon.load, folder=shelf))
    told: list[WordListMissing] = []
    books = Library("fr", Home(tmp_path).words("fr"))
    books.start(told.append)
    assert books.wait() is None
    assert books.missing is not None
    assert books.missing.file == "fr.words"
    assert [one.file for one in told] == ["fr.words"]
    assert books.judge().verdict("maison") == "no_list"
    books.personal.accept("maison")
    assert books.judge().verdict("maison") == "known"


def test_the_doctor_says_what_to_do(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(library, "load", functools.partial(lexicon.load, folder=shelf))
    monkeypatch.setenv("ACCESS_GAME_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert run(["doctor", "--json", "--lang", "fr"]) == 0
    (row,) = [row for row in json.loads(capsys.readouterr().out)["found"] if row["part"] == "words"]
    assert row["state"] == "missing"
    assert "fr.words" in row["sentence"]
    assert "vote" in row["advice"]


def test_a_match_of_words_begins_and_says_that_the_table_decides(shelf: Path, tmp_path: Path) -> None:
    code = (
        "import functools, pathlib, sys; from access_game.commands import cli;"
        "from access_game.words import lexicon, library;"
        f"library.load = functools.partial(lexicon.load, folder=pathlib.Path({str(shelf)!r}));"
        "sys.exit(cli.run(['play', 'frontibix', '--terminal', '--seats', 'Ana,bot:easy', '--lang', 'fr']))"
    )
    done = child(home=tmp_path / "home", command=[sys.executable, "-c", code])
    assert done.returncode == 1  # nothing more can be typed
    assert "fr.words" in done.stdout
    assert "vote" in done.stdout


def test_computers_play_without_a_list(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(library, "load", functools.partial(lexicon.load, folder=shelf))
    monkeypatch.setenv("ACCESS_GAME_HOME", str(tmp_path))
    assert run(["simulate", "frontibix", "--json", "--lang", "fr", "--seats", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["entries"] > 10
