"""Scenes of the commands that answer: games, rules, simulate, replay, say, doctor, bench."""

from __future__ import annotations

import json
import re
import wave
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from commands.shell import child
from narration.betrayals import BETRAYS

from access_game.commands import bench
from access_game.commands.cli import run
from access_game.commands.idle import measure as idle
from access_game.core.journal import Header
from access_game.games import stems
from access_game.host.clock import JumpingClock
from access_game.host.files import FileJournal
from access_game.host.sitting import Sitting, new_header
from access_game.narration.phrasebook import Phrasebook

pytestmark = pytest.mark.peer

Tell = Callable[..., str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ACCESS_GAME_HOME", str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return tmp_path / "home"


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """What the command prints; it must end well."""

    def told(*arguments: str) -> str:
        code = run(arguments)
        printed = capsys.readouterr()
        assert (code, printed.err) == (0, "")
        return plain(printed.out)

    return told


def plain(text: str) -> str:
    """A space that does not break is a space."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def played(folder: Path, **more: Any) -> Path:
    """A finished match of a person's and a computer's seat, both played by computers."""
    header = Header("zieufermix", 1, ("Ana", "Bob"), ("", "hard"), {"spread": "grid"}, seed=8, **more)
    file = FileJournal.begin(folder, header)
    sitting = Sitting(header)
    assert sitting.play(JumpingClock(), drive=sitting.drive(file))
    file.close()
    return file.path


# games, rules ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_catalogue_has_a_line_a_game(tell: Tell, language: str) -> None:
    lines = tell("games", "--lang", language).splitlines()
    assert [line.partition(":")[0] for line in lines] == list(stems())
    other = BETRAYS[language]
    for line in lines:
        assert not other.search(line.partition(":")[2]), line


def test_the_catalogue_as_json_has_the_keys_of_the_contract(tell: Tell) -> None:
    rows = json.loads(tell("games", "--json"))
    assert [row["stem"] for row in rows] == list(stems())
    for row in rows:
        assert set(row) == {"stem", "title", "players", "minutes", "kind", "reading", "sentence"}
        assert 1 <= row["players"][0] <= row["players"][1]
        assert row["title"]
        assert row["sentence"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_rules_can_be_read(tell: Tell, language: str) -> None:
    text = tell("rules", "zieufermix", "--lang", language)
    assert len(text.split()) > 100
    assert not BETRAYS[language].search(text)


# simulate ----------------------------------------------------------------------------------------------
def test_a_simulated_match_has_exactly_the_keys_of_the_contract(tell: Tell) -> None:
    (row,) = (json.loads(line) for line in tell("simulate", "zieufermix", "--seed", "4", "--json").splitlines())
    assert list(row) == ["game", "seed", "seats", "result", "entries", "seconds", "journal_sha256"]
    assert (row["game"], row["seed"], row["seats"], len(row["result"])) == ("zieufermix", 4, 3, 3)
    assert sum(row["result"].values()) == 6  # three pairs of A, three of stars
    assert re.fullmatch("[0-9a-f]{64}", row["journal_sha256"])


def test_several_matches_are_one_object_a_line_with_seeds_in_order(tell: Tell) -> None:
    arguments = (
        "simulate",
        "zieufermix",
        "--matches",
        "5",
        "--seed",
        "10",
        "--seats",
        "2",
        "--level",
        "hard",
        "--json",
    )
    rows = [json.loads(line) for line in tell(*arguments).splitlines()]
    assert [row["seed"] for row in rows] == [10, 11, 12, 13, 14]
    assert {row["seats"] for row in rows} == {2}
    assert len({row["journal_sha256"] for row in rows}) == 5
    assert [json.loads(line) for line in tell(*arguments).splitlines()] == rows


def test_options_and_levels_reach_the_match(tell: Tell) -> None:
    def sha(*more: str) -> str:
        row = json.loads(tell("simulate", "zieufermix", "--seed", "2", "--json", *more))
        return str(row["journal_sha256"])

    assert sha() == sha("--level", "normal") != sha("--level", "easy")
    tell("simulate", "zieufermix", "--option", "spread=ring")


def test_a_simulated_match_can_be_read(tell: Tell) -> None:
    (line,) = tell("simulate", "zieufermix", "--seed", "4").splitlines()
    assert re.match(r"Partie 4 : Zoé : \d, Malo : \d, Anouk : \d ", line)


def test_two_hash_seeds_play_the_same_match(tmp_path: Path) -> None:
    printed = {
        child("simulate", "zieufermix", "--matches", "3", "--json", home=tmp_path, PYTHONHASHSEED=seed).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1
    assert len(printed.pop().splitlines()) == 3


# replay -------------------------------------------------------------------------------------------------
def test_a_replay_tells_what_everybody_heard(tell: Tell, tmp_path: Path) -> None:
    lines = tell("replay", str(played(tmp_path))).splitlines()
    assert any("Ana" in line for line in lines)
    assert any("Bob" in line for line in lines)
    assert lines[-1].startswith("Partie terminée.")
    assert not any(re.search(r"\b(vous|votre)\b", line, re.I) for line in lines)
    assert any("étoile" in line.lower() for line in lines)  # what was forgotten at the table may be read now


def test_a_replay_of_a_seat_says_you_and_what_was_asked(tell: Tell, tmp_path: Path) -> None:
    path = str(played(tmp_path))
    ana, bob = tell("replay", path, "--seat", "1"), tell("replay", path, "--seat", "2")
    assert "À vous de jouer." in ana
    assert "Première carte" in ana
    assert "Ana" not in ana.replace("Scores", "").split("Partie terminée")[0]
    assert ana != bob
    assert "Your" in tell("replay", path, "--seat", "1", "--lang", "en")


def test_a_replay_of_an_unfinished_match_stops_where_it_stands(tell: Tell, tmp_path: Path) -> None:
    path = played(tmp_path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:5]))
    lines = tell("replay", str(path)).splitlines()
    assert lines
    assert "terminée" not in lines[-1]


@pytest.mark.parametrize("seat", ["0", "3", "-1"])
def test_a_seat_that_does_not_exist_is_refused(tmp_path: Path, seat: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(played(tmp_path)), "--seat", seat]) == 2
    assert plain(capsys.readouterr().err) == f"Pas de place {seat} : de 1 à 2.\n"


# Files that cannot be read ---------------------------------------------------------------------------
@pytest.mark.parametrize("command", ["replay", "continue"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_file_that_is_no_match_is_refused_and_left_alone(
    command: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = played(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = tmp_path / "damaged.match"
    damaged.write_bytes(b"".join([*lines[:3], lines[3].replace(b"[", b"(", 1), *lines[4:]]))
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Chère Ana,\n")
    empty = tmp_path / "empty.match"
    empty.write_bytes(b"")
    newer = tmp_path / "newer.match"
    newer.write_bytes(rewritten(lines[0], b'"access_game":3', b'"access_game":4'))
    older = tmp_path / "rules.match"
    older.write_bytes(rewritten(lines[0], b'"game":"zieufermix"', b'"game":"belote"'))
    words = {
        damaged: {"fr": "la ligne 4 est abîmée", "en": "line 4 is damaged"},
        foreign: {"fr": "n’est pas une partie d’Access Game (ligne 1)", "en": "is not a match of Access Game (line 1)"},
        empty: {"fr": "n’est pas une partie", "en": "is not a match"},
        newer: {"fr": "version plus récente", "en": "newer"},
        older: {"fr": "d’autres règles", "en": "other rules"},
        tmp_path / "nowhere.match": {"fr": "ce fichier n’existe pas", "en": "no such file"},
        tmp_path: {"fr": "est un dossier", "en": "is a folder"},
    }
    for file, sentence in words.items():
        before = file.read_bytes() if file.is_file() else None
        assert run([command, str(file), "--lang", language, *(["--terminal"] if command == "continue" else [])]) == 1
        printed = capsys.readouterr()
        assert printed.out == ""
        assert str(file) in plain(printed.err)
        assert sentence[language] in plain(printed.err)
        assert len(printed.err.splitlines()) == 1
        assert (file.read_bytes() if file.is_file() else None) == before


def rewritten(line: bytes, old: bytes, new: bytes) -> bytes:
    """The first line of a journal with something changed, and its check made right again."""
    from zlib import crc32

    body = line[9:-1].replace(old, new)
    assert body != line[9:-1]
    return f"{crc32(body):08x} ".encode() + body + b"\n"


def test_with_nothing_to_continue_it_says_how_to_begin(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["continue", "--terminal"]) == 1
    assert plain(capsys.readouterr().err) == "Aucune partie en attente. Pour commencer : access-game play zieufermix\n"


def test_where_the_only_match_is_damaged_that_is_told(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = played(home / "matches")
    path.write_bytes(path.read_bytes().replace(b"[0,", b"[9,", 1))
    before = path.read_bytes()
    assert run(["continue", "--terminal"]) == 1
    assert str(path) in (said := plain(capsys.readouterr().err))
    assert "abîmée" in said
    assert path.read_bytes() == before


def test_a_match_that_is_over_is_not_continued(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    elsewhere, path = played(tmp_path), played(home / "matches")
    assert run(["continue", str(elsewhere), "--terminal"]) == 1
    assert "cette partie est terminée" in plain(capsys.readouterr().err)
    assert elsewhere.exists()
    assert run(["continue", "--terminal"]) == 1  # its program was killed after the last card
    assert "finished" in plain(capsys.readouterr().err)
    assert [one.name for one in (home / "matches" / "finished").iterdir()] == [path.name]
    assert run(["continue", "--terminal"]) == 1
    assert "Aucune partie" in plain(capsys.readouterr().err)


# say, doctor, bench ------------------------------------------------------------------------------------
@pytest.mark.parametrize("voice", ["", "fr", "en", "fr+f2", "2"])
def test_a_sentence_is_rendered_to_a_file(tell: Tell, tmp_path: Path, voice: str) -> None:
    path = tmp_path / "said.wav"
    assert tell("say", "Bonjour tout le monde", "--to", str(path), *(["--voice", voice] if voice else [])) == ""
    with wave.open(str(path)) as sound:
        assert sound.getnframes() > sound.getframerate() / 2


def test_nothing_and_strange_signs_can_be_rendered_too(tell: Tell, tmp_path: Path) -> None:
    for text in ("", "🎴 « é »", "Zo\udce9", "%s\n"):
        path = tmp_path / "said.wav"
        tell("say", text, "--to", str(path))
        assert path.read_bytes()[:4] == b"RIFF"


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["say", "bonjour", "--to", str(tmp_path / "nowhere" / "x.wav")]) == 1
    assert plain(capsys.readouterr().err) == f"{tmp_path / 'nowhere' / 'x.wav'} : ce fichier n’existe pas.\n"
    assert run(["say", "bonjour", "--to", str(tmp_path)]) == 1
    assert "est un dossier" in plain(capsys.readouterr().err)


def test_without_a_voice_the_text_is_printed(tell: Tell) -> None:
    assert tell("say", "Bonjour", "--speech", "off") == "Bonjour\n"


def test_the_doctor_tells_of_every_part(tmp_path: Path) -> None:
    done = child("doctor", "--json", home=tmp_path)
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert set(found) == {"version", "python", "system", "language", "found"}
    assert {"speech", "braille", "sound", "screen", "words", "home"} <= {row["part"] for row in found["found"]}
    for row in found["found"]:
        assert {"part", "name", "state", "sentence", "advice"} <= set(row)
        assert row["sentence"]
        assert row["state"] in ("used", "found", "missing", "silent", "unknown")
        assert not BETRAYS["fr"].search(row["sentence"]), row["sentence"]


def test_the_doctor_tells_of_the_displays_of_others_and_whose_they_are(tmp_path: Path) -> None:
    (tmp_path / "profiles").mkdir()
    written = '[displays]\nBob = "baum:COM5"\n"Cléo" = "nonesuch"\n"Djé" = "off"\n'
    (tmp_path / "profiles" / "adult.toml").write_text(written, encoding="utf-8")
    found = json.loads(child("doctor", "--json", home=tmp_path).stdout)["found"]
    told = {row["whose"]: row for row in found if row["part"] == "braille-of"}
    assert {whose: row["state"] for whose, row in told.items()} == {"Bob": "used", "Cléo": "missing", "Djé": "missing"}
    assert told["Bob"]["sentence"] == "Plage braille pour Bob\u00a0: baum."
    assert "Cléo, plage braille." in told["Cléo"]["sentence"] and "nonesuch" in told["Cléo"]["sentence"]
    assert "--braille Djé=baum:COM5" in told["Djé"]["advice"]


def test_the_doctor_can_be_read(tmp_path: Path) -> None:
    done = child("doctor", home=tmp_path, lang="en_GB.UTF-8")
    assert done.returncode == 0
    assert str(tmp_path) in done.stdout
    assert not BETRAYS["en"].search(done.stdout)


def test_a_bench_gives_figures(tmp_path: Path) -> None:
    done = child("bench", "engine", "--json", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)["engine"]) == len(stems())


def test_the_bench_of_the_host_gives_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With ten tables: a thousand of them tell how fast this machine is, and here only that it was measured."""
    monkeypatch.setenv("ACCESS_GAME_HOME", str(tmp_path))
    monkeypatch.setattr(bench, "TABLES", 10)
    assert bench.run(Namespace(what="host", json=True), Phrasebook("fr")) == 0
    rows = json.loads(capsys.readouterr().out)["host"]
    assert len(rows) == 3 and rows[-1]["tables"] == 10


@pytest.mark.peer
def test_the_idle_bench_looks_at_the_menu_a_match_and_a_bare_window() -> None:
    """Not how little it is: that all three were looked at."""
    (row,) = idle("fr", seconds=0.3, quiet=1.0)
    assert row["limit"] == 2.0 and all(row[part] >= 0 for part in ("bare window", "menu", "match"))


def test_a_header_needs_names() -> None:
    from access_game.core.refusal import Refused

    with pytest.raises(Refused, match="empty_name"):
        new_header("zieufermix", {"Ana": "", " ": ""}, {})
