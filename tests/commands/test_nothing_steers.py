"""Names, words and files that are written to steer a terminal: they are shown or refused, never obeyed."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from commands.shell import PATIENCE, ROOT, Seated, child, environment, program, redirected

from access_game import commands
from access_game.commands.telling import tell, tell_json, tell_trouble
from access_game.core.journal import Header
from access_game.devices.screen.draft import LONGEST
from access_game.devices.screen.plain import brief, harmless
from access_game.host.clock import JumpingClock
from access_game.host.files import FileJournal
from access_game.host.sitting import Sitting

pytestmark = pytest.mark.peer

CLEARS = "\x1b[2JAna\x9b2J\u202e\x7f"  # clears the screen, twice, and writes on from right to left
STEERS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def saved(folder: Path, finished: bool, level: str = "hard") -> Path:
    """A match somebody else wrote, with a name no player of ours may have."""
    header = Header("zieufermix", 1, (CLEARS, "Bob"), ("", level), {"spread": "grid"}, seed=8)
    file = FileJournal.begin(folder, header)
    if finished:
        sitting = Sitting(header)
        sitting.play(JumpingClock(), drive=sitting.drive(file))
    file.close()
    return file.path


def test_every_sign_that_steers_is_written_out() -> None:
    assert harmless("\x1b[2J\x07\x9b\u202e\x7f\r") == "\\u001b[2J\\u0007\\u009b\\u202e\\u007f\\u000d"
    assert harmless("é œ ’ « A »\n🎴\u200d\u202f!") == "é œ ’ « A »\n🎴\u200d\u202f!"
    assert not any(STEERS.search(harmless(chr(code))) for code in range(0x2100))
    assert brief("x" * 41) == "x" * 40 + "…"


@pytest.mark.parametrize("seat", [(), ("--seat", "1"), ("--seat", "2")])
def test_a_replay_shows_the_name_and_does_not_obey_it(tmp_path: Path, seat: tuple[str, ...]) -> None:
    done = child("replay", str(saved(tmp_path, finished=True)), *seat, home=tmp_path)
    assert done.returncode == 0
    assert not STEERS.search(done.stdout)
    assert ("[2JAna" in done.stdout) == (seat != ("--seat", "1"))  # to herself she is "you"


ARGUMENTS: dict[str, tuple[str, ...]] = {
    "command": (CLEARS,),
    "option": (f"--{CLEARS}",),
    "too many": ("games", CLEARS),
    "game": ("play", CLEARS),
    "rules": ("rules", CLEARS),
    "seats": ("play", "zieufermix", "--seats", f"{CLEARS},Bob"),
    "level": ("play", "zieufermix", "--seats", f"Ana,bot:{CLEARS}"),
    "setting": ("play", "zieufermix", "--option", f"{CLEARS}=1"),
    "value": ("play", "zieufermix", "--option", f"spread={CLEARS}"),
    "seed": ("play", "zieufermix", "--seed", CLEARS),
    "replayed": ("replay", CLEARS),
    "continued": ("continue", CLEARS, "--terminal"),
    "voice": ("say", "a", "--voice", CLEARS),
    "sound file": ("say", "a", "--to", f"{CLEARS}/x.wav"),
    "language": ("--lang", CLEARS, "games"),
    "two lines": ("rules", "a\nb"),
}


@pytest.mark.parametrize("arguments", ARGUMENTS.values(), ids=ARGUMENTS)
@pytest.mark.parametrize("lang", ["fr_FR.UTF-8", "en_GB.UTF-8"])
def test_what_is_quoted_in_a_complaint_is_shown_and_not_obeyed(
    tmp_path: Path, arguments: tuple[str, ...], lang: str
) -> None:
    done = child(*arguments, home=tmp_path, lang=lang)
    assert done.returncode in (1, 2)
    assert len(done.stderr.splitlines()) == 1
    assert not STEERS.search(done.stderr + done.stdout)


def test_what_is_said_without_a_voice_is_shown_and_not_obeyed(tmp_path: Path) -> None:
    done = child("say", f"{CLEARS} bonjour", "--speech", "off", home=tmp_path)
    assert not STEERS.search(done.stdout) and done.stdout.endswith("bonjour\n")


def test_a_home_whose_name_steers_is_shown_and_not_obeyed(tmp_path: Path) -> None:
    done = child("doctor", home=tmp_path / CLEARS)
    assert done.returncode == 0 and not STEERS.search(done.stdout)
    found = json.loads(child("doctor", "--json", home=tmp_path / CLEARS).stdout)["found"]
    assert next(row for row in found if row["part"] == "home")["name"] == str(tmp_path / CLEARS)  # whole, as data


def test_a_match_with_such_a_name_is_played_on_a_terminal_that_stays_as_it_is(tmp_path: Path) -> None:
    path = saved(tmp_path / "matches", finished=False, level="")
    with Seated("continue", str(path), "--terminal", home=tmp_path) as table:
        shown = table.until("\n> ")
        table.types("\x07\x1b[2J")
        shown += table.until("n’écrit rien")
        table.types("s")
        shown += table.until("Bob")
        table.kill()
    ours = shown.replace("\r", "")  # the terminal's own; it also writes ^[ for the keys it shows
    assert not STEERS.search(ours), ascii(ours)
    assert "[2JAna" in ours


def test_the_list_of_saved_matches_shows_such_a_name_harmlessly(tmp_path: Path) -> None:
    saved(tmp_path / "matches", finished=False)
    done = redirected("", "--terminal", home=tmp_path, typed="2\n")
    assert "[2JAna" in done.stdout and not STEERS.search(done.stdout)


def test_a_line_of_a_hundred_megabytes_is_answered(tmp_path: Path) -> None:
    """And what comes after it too."""
    process = subprocess.Popen(
        program("--terminal"), cwd=ROOT, env=environment(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    out, err = process.communicate(b"9" * 100_000_000 + b"\naide\n", timeout=PATIENCE)
    assert err == b"" and process.returncode == 1
    said = out.decode()
    assert "Il n’y a pas de numéro 9999" in said and "Aide." in said
    assert len(said) < LONGEST


def test_commands_have_one_way_out(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody prints but `telling`; the bench measures, and quotes nobody."""
    folder = Path(os.path.dirname(commands.__file__))
    printing = {
        file.name
        for file in folder.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name) and node.id == "print"
    }
    assert printing == {"telling.py", "bench.py"}
    tell(CLEARS)
    tell_json({"name": CLEARS})
    tell_trouble(f"{CLEARS}\nb")
    printed = capsys.readouterr()
    assert not STEERS.search(printed.out + printed.err) and printed.err.count("\n") == 1
    assert json.loads(printed.out.splitlines()[1]) == {"name": CLEARS}


NUMBERS = ["9" * 28, "9" * 5000, "²", "①"]


@pytest.mark.parametrize("typed", NUMBERS, ids=["28", "5000", "squared", "circled"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "zieufermix", "--seats"), ("simulate", "zieufermix", "--matches"), ("say", "a", "--rate"),
        ("simulate", "zieufermix", "--seed"), ("play", "zieufermix", "--seed"), ("say", "a", "--voice"),
        ("replay", "x", "--seat"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_a_number_that_is_none_is_refused_on_the_command_line(
    tmp_path: Path, arguments: tuple[str, ...], typed: str
) -> None:
    done = child(*arguments, typed, home=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1 and len(done.stderr) < 300


def test_a_long_seed_is_a_seed(tmp_path: Path) -> None:
    assert child("simulate", "zieufermix", "--seed", "9" * 18, home=tmp_path).returncode == 0


LONG = "x" * 31


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (LONG, "30 signes au plus"),
        ("A\x1bna", "ne se lit pas"),
        ("A\tna", "ne se lit pas"),
        ("\u202e", "ne se lit pas"),
    ],
)
def test_what_cannot_be_a_name_is_refused_before_the_match(tmp_path: Path, name: str, said: str) -> None:
    done = child("play", "zieufermix", "--terminal", "--seats", f"{name},bot:easy", home=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr and len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "matches").exists()


def test_thirty_signs_are_a_name(tmp_path: Path) -> None:
    done = child("play", "zieufermix", "--terminal", "--seats", f"{'x' * 30},bot:easy", home=tmp_path)
    assert done.returncode == 1 and "enregistrée" in done.stdout  # nothing more can be typed, and that is told
