"""Scenes at the command line: what is asked wrongly gets one sentence in the right language, and exit code 2."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from commands.shell import child
from narration.betrayals import BETRAYS

from access_game import __version__
from access_game.commands.cli import COMMANDS, run
from access_game.commands.usage import KINDS, kind
from access_game.home.profiles import Shelf
from access_game.home.settings import Settings

pytestmark = pytest.mark.peer

# What argparse says by itself, in English.
ARGPARSE = re.compile(
    r"usage:|positional arguments|show this help|show program|invalid choice|choose from|required|unrecognized"
    r"|expected|argument |ambiguous|following|invalid int"
)

NAMES = re.compile(
    rf"\{{[^}}]*\}}|^ +({'|'.join(COMMANDS)})\b|access-game \w+", re.MULTILINE
)  # the same in all languages


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ACCESS_GAME_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    return tmp_path


WRONG: dict[str, tuple[list[str], str]] = {
    "unknown command": (["dance"], "Commande « dance » inconnue."),
    "unknown option of all": (["--dance"], "--dance"),
    "unknown option of one": (["games", "--dance"], "--dance"),
    "too many words": (["rules", "zieufermix", "trop"], "trop"),
    "missing word": (["simulate"], "Il manque : JEU."),
    "missing value": (["play", "zieufermix", "--seats"], "--seats : il manque une valeur."),
    "no number": (["play", "zieufermix", "--seed", "x"], "« x » n’est pas un nombre entier"),
    "not a choice": (["simulate", "zieufermix", "--level", "expert"], "easy, normal, hard"),
    "not a chrono": (["play", "zieufermix", "--chrono", "7"], "10, 5, 3"),
    "value too many": (["games", "--json=oui"], "--json ne prend pas de valeur"),
    "unknown language": (["--lang", "xx", "games"], "--lang ne peut pas être « xx ». Au choix : fr, en."),
    "unknown game": (["play", "belote"], "Il n’y a pas de jeu belote. Jeux : "),
    "unknown game to rule": (["rules", "belote"], "Il n’y a pas de jeu belote."),
    "unknown game to simulate": (["simulate", "../core"], "Il n’y a pas de jeu ../core."),
    "one seat": (["play", "zieufermix", "--seats", "Ana"], "Ce jeu se joue de 2 à 5 personnes ; il y en a 1."),
    "too many seats": (["play", "zieufermix", "--seats", "A,B,C,D,E,F"], "il y en a 6"),
    "too many simulated": (["simulate", "zieufermix", "--seats", "9"], "il y en a 9"),
    "fewer than none": (["simulate", "zieufermix", "--seats", "-1"], "il y en a -1"),
    "no matches": (["simulate", "zieufermix", "--matches", "0"], "au moins une"),
    "bad level": (
        ["play", "zieufermix", "--seats", "Ana,bot:expert"],
        "Niveau « expert » inconnu : easy, normal, hard.",
    ),
    "no level": (["play", "zieufermix", "--seats", "Ana,bot:"], "easy, normal, hard"),
    "same name": (["play", "zieufermix", "--seats", "Ana,Ana"], "Ana est là deux fois"),
    "same by ear": (["play", "zieufermix", "--seats", "Ana, ana "], "ana est là deux fois"),
    "too many": (["play", "zieufermix", "--seats", "Ana" + ",bot:easy" * 40], "il y en a 41"),
    "empty name": (["play", "zieufermix", "--seats", "Ana,,Bob"], "Une place n’a pas de nom"),
    "bad option": (["play", "zieufermix", "--option", "couleur=rouge"], "pas de réglage couleur"),
    "bad value": (["play", "zieufermix", "--option", "spread=tas"], "grid, ring"),
    "option without value": (["play", "zieufermix", "--option", "spread"], "nom=valeur"),
    "no chrono here": (["play", "zieufermix", "--chrono", "5"], "pas de réglage chrono"),
    "too fast": (["say", "bonjour", "--rate", "9999"], "de 80 à 450"),
    "no such voice": (["say", "bonjour", "--voice", "klingon"], "Voix « klingon » inconnue"),
    "no such bench": (["bench", "everything"], "start, speech, words, engine, host, idle"),
}


@pytest.mark.parametrize(("arguments", "said"), WRONG.values(), ids=WRONG)
def test_what_makes_no_sense_is_told_in_one_sentence(
    arguments: list[str], said: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert said in printed.err.replace("\u00a0", " ")
    assert len(printed.err.splitlines()) == 1
    assert not ARGPARSE.search(printed.err)
    assert list(home.iterdir()) == []  # nothing was begun


@pytest.mark.parametrize("arguments", [arguments for arguments, _ in WRONG.values()], ids=WRONG)
def test_the_same_in_english_has_no_french(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*arguments, "--lang=en"] if arguments[0] != "--lang" else ["--lang=en", *arguments]) == 2
    printed = capsys.readouterr().err
    assert printed.strip()
    assert not BETRAYS["en"].search(re.sub("“[^”]*”", "", printed))


def test_every_kind_of_complaint_argparse_has_is_known() -> None:
    ids = [kind(message)[0] for message in (
        "the following arguments are required: GAME",
        "argument COMMAND: invalid choice: 'x' (choose from 'games', 'play')",
        "argument --level: invalid choice: 'x' (choose from easy, hard)",
        "argument --seed: invalid int value: 'x'",
        "argument --seats: expected one argument",
        "argument --json: ignored explicit argument 'x'",
        "ambiguous option: --se could match --seats, --seed",
        "unrecognized arguments: x y",
    )]  # fmt: skip
    assert ids == [id for _, id in KINDS]
    assert kind("something nobody foresaw") == ("usage-other", {})


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_french_has_no_english(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "fr", *command.split(), "--help"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("utilisation\u00a0: access-game")
    assert "-h, --help" in text
    assert not ARGPARSE.search(text)
    assert not BETRAYS["fr"].search(re.sub(NAMES, "", text))


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_english_has_no_french(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command.split(), "--help", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("usage: access-game")
    assert not BETRAYS["en"].search(re.sub(r"\{[^}]*\}", "", text))


def test_the_commands_of_the_contract_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    text = capsys.readouterr().out
    contract = ("games", "play", "continue", "simulate", "replay", "rules", "say", "doctor", "bench")
    assert set(contract) <= set(COMMANDS)
    for word in (*contract, "--lang", "--terminal", "--speech", "--braille", "--sound", "--version"):
        assert word in text


def test_the_version_is_told(tmp_path: Path) -> None:
    done = child("--version", home=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"access-game {__version__}\n", "")


@pytest.mark.parametrize(
    ("lang", "chosen", "asked", "begins"),
    [
        ("fr_FR.UTF-8", "", [], "Commande"),
        ("en_GB.UTF-8", "", [], "Unknown"),
        ("C", "", [], "Commande"),  # French where the system does not say
        ("de_DE.UTF-8", "", [], "Commande"),
        ("fr_FR.UTF-8", "en", [], "Unknown"),  # the player's own choice wins over the system
        ("fr_FR.UTF-8", "en", ["--lang", "fr"], "Commande"),  # and the command line over both
        ("fr_FR.UTF-8", "", ["--lang=en"], "Unknown"),
    ],
)
def test_the_language_is_the_command_lines_the_players_or_the_systems(
    home: Path, lang: str, chosen: str, asked: list[str], begins: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("LANG", lang)
    if chosen:
        from access_game.home.home import Home

        Shelf.open(Home(home)).change(Settings(language=chosen))
    assert run([*asked, "dance"]) == 2
    assert capsys.readouterr().err.startswith(begins)
