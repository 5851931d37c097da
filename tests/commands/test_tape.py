"""`--tape`: a file with everything that was said. It is begun before any face opens, and never costs another file."""

from __future__ import annotations

import json
import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from commands.shell import child, program

from access_game.home.home import Home
from access_game.home.profiles import Shelf
from access_game.narration.phrasebook import LANGUAGES, Phrasebook

LOCALES = {"fr": "fr_FR.UTF-8", "en": "en_GB.UTF-8"}
FULL = Path("/dev/full")


def evening(
    tape: Path, home: Path, *typed: str, language: str = "fr", seats: str = "", game: str = "zieufermix"
) -> Any:
    """A match in the terminal, and these lines; then nothing more can be typed."""
    home.mkdir(exist_ok=True)
    more = ("play", game, "--seed", "3", *(("--seats", seats) if seats else ()))
    return child(
        *more, "--terminal", "--sound", "off", "--tape", str(tape),
        home=home, lang=LOCALES[language], typed="".join(f"{line}\n" for line in typed),
    )  # fmt: skip


def lines(tape: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in tape.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tape_begins_with_what_the_program_is_and_the_player_is_told_of_it(tmp_path: Path, language: str) -> None:
    tape = tmp_path / "soir.tape"
    done = evening(tape, tmp_path / "home", "5", language=language)
    told = Phrasebook(language).text("tape-begun", file="soir.tape")
    assert done.stdout.startswith(told) and str(tmp_path) not in done.stdout
    first, *rest = lines(tape)
    assert (first["t"], first["ear"], first["what"]) == (pytest.approx(0, abs=5), "console", "tape")
    assert {"version", "python", "system", "language", "face", "speech", "braille", "sound", "games"} <= set(first)
    assert (first["language"], first["face"]) == (language, "terminal") and "zieufermix" in first["games"]
    assert {"console", "keys", "terminal"} == {line["ear"] for line in rest}
    printed = [text for line in rest if line.get("what") == "done" for text in line["text"].split("\n")]
    assert printed == [text for text in done.stdout.replace("> ", "").split("\n") if text]


def test_a_tape_of_yesterday_is_written_anew(tmp_path: Path) -> None:
    tape = tmp_path / "soir.tape"
    evening(tape, tmp_path / "home", "5", "6")
    first = tape.read_text(encoding="utf-8")
    evening(tape, tmp_path / "home", "5", language="en")
    again = lines(tape)
    assert again[0]["language"] == "en" and tape.read_text(encoding="utf-8") not in first
    assert [line["what"] for line in again].count("tape") == 1


@pytest.mark.parametrize("kept", ["Cher journal,\n", '["t"]\n', '{"game": "zieufermix"}\n', "\udcff\udcfe\n", "{"])
def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path, kept: str) -> None:
    file = tmp_path / "lettre.txt"
    file.write_text(kept, encoding="utf-8", errors="surrogateescape")
    before = file.read_bytes()
    done = evening(file, tmp_path / "home", "5")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == Phrasebook("fr").text("tape-not-one", file=str(file)) + "\n"
    assert file.read_bytes() == before


def test_the_match_itself_is_no_tape(tmp_path: Path) -> None:
    home = tmp_path / "home"
    evening(tmp_path / "tape", home, "5")
    (match,) = (home / "matches").glob("*.match")
    before = match.read_bytes()
    done = child("continue", "--terminal", "--tape", str(match), home=home)
    assert done.returncode == 1 and match.read_bytes() == before


def test_an_empty_file_may_become_a_tape(tmp_path: Path) -> None:
    tape = tmp_path / "vide"
    tape.touch()
    evening(tape, tmp_path / "home", "5")
    assert lines(tape)


@pytest.mark.skipif(sys.platform == "win32", reason="no such file there")
def test_a_pipe_that_nobody_reads_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = evening(pipe, tmp_path / "home", "5")
    assert (done.returncode, done.stdout) == (1, "") and str(pipe) in done.stderr


@pytest.mark.parametrize(("name", "id"), [("dossier", "file-is-folder"), ("nulle/part/tape", "file-missing")])
def test_a_tape_that_cannot_be_written_is_told_of_before_any_face_opens(tmp_path: Path, name: str, id: str) -> None:
    (tmp_path / "dossier").mkdir()
    done = evening(tmp_path / name, tmp_path / "home", "5")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == Phrasebook("fr").text(id, file=str(tmp_path / name)) + "\n"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to this user")
def test_a_folder_that_is_locked_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "zu").mkdir(mode=stat.S_IRUSR | stat.S_IXUSR)
    done = evening(tmp_path / "zu" / "tape", tmp_path / "home", "5")
    assert done.returncode == 1 and str(tmp_path / "zu" / "tape") in done.stderr


@pytest.mark.skipif(not FULL.exists(), reason="no full disk here")
def test_a_disk_without_room_for_the_first_line_is_told_of_before_any_face_opens(tmp_path: Path) -> None:
    done = evening(FULL, tmp_path / "home", "5")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == Phrasebook("fr").text("file-no-room", file=str(FULL)) + "\n"


@pytest.mark.peer
@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_a_file_that_cannot_grow_is_told_of_once_and_the_match_goes_on(tmp_path: Path) -> None:
    words = program("play", "zieufermix", "--terminal", "--sound", "off", "--tape", str(tmp_path / "soir.tape"))
    done = child(
        command=["sh", "-c", 'ulimit -f 16; exec "$@"', "sh", *words], home=tmp_path / "home", typed="s\n" * 60
    )
    assert done.stdout.count(Phrasebook("fr").text("tape-broken", file="soir.tape")) == 1
    assert done.stdout.count("Paires") == 60 and done.stderr == ""
    whole = (tmp_path / "soir.tape").read_text(encoding="utf-8").split("\n")[:-1]
    assert len(whole) > 10 and all(json.loads(line) for line in whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_people_at_one_laptop_are_told_that_it_holds_their_private_moments(
    tmp_path: Path, language: str
) -> None:
    told = Phrasebook(language).text("tape-shared", file="soir.tape")

    def told_at(game: str, seats: str) -> int:
        shown = evening(tmp_path / "soir.tape", tmp_path / "home", language=language, seats=seats, game=game)
        return int(shown.stdout.count(told))

    assert told_at("paflemix", "Ana,Bob") == 1
    assert told_at("paflemix", "Ana,bot:easy") == told_at("zieufermix", "Ana,Bob") == 0  # nothing is hidden there


def test_the_wish_is_not_kept_and_without_it_there_is_no_tape(tmp_path: Path) -> None:
    home = tmp_path / "home"
    evening(tmp_path / "tape", home, "5")
    assert "tape" not in repr(Shelf.open(Home(home)).settings)
    assert not [path for path in home.rglob("*") if path.is_file() and b"tape" in path.read_bytes()]


def test_the_doctor_says_how_to_make_one(tmp_path: Path) -> None:
    for language in LANGUAGES:
        done = child("doctor", home=tmp_path, lang=LOCALES[language])
        assert "access-game --tape access-game.tape" in done.stdout
