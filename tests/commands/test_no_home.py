"""Scenes of somebody the system gives no folder: a guest account, a service, a container. And of strange homes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from commands.shell import PATIENCE, ROOT, child, environment

from access_game.home.home import Home
from access_game.program.dials import language_of

pytestmark = pytest.mark.peer

# A user the system knows nothing about: no HOME, and no line in the list of users.
STRANGER = (
    "import os, sys; os.getuid = lambda: 54321;"
    "from access_game.__main__ import main; sys.argv = ['access-game', *sys.argv[1:]]; sys.exit(main())"
)
COMMANDS = {
    "games": ("games",),
    "rules": ("rules", "zieufermix"),
    "simulate": ("simulate", "zieufermix"),
    "doctor": ("doctor",),
    "help": ("--help",),
}


def stranger(*arguments: str, tmp: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    dropped = ("ACCESS_GAME_HOME", "HOME", "XDG_DATA_HOME", "USER", "LOGNAME")
    kept = {name: value for name, value in environment(tmp).items() if name not in dropped}
    done = subprocess.run(
        [sys.executable, "-c", STRANGER, *arguments], cwd=ROOT, env={**kept, "TMPDIR": str(tmp)}, input=typed,
        capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    return done


@pytest.mark.parametrize("arguments", COMMANDS.values(), ids=COMMANDS)
def test_without_a_home_every_command_works(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = stranger(*arguments, tmp=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
    assert not (ROOT / "~").exists(), "a folder called ~ was made where the player stood"


def test_without_a_home_the_hall_says_where_things_are_kept(tmp_path: Path) -> None:
    done = stranger("--terminal", tmp=tmp_path)
    (sentence,) = (line for line in done.stdout.splitlines() if "ACCESS_GAME_HOME" in line)
    assert str(tmp_path) in sentence
    assert "doctor" in COMMANDS and "ACCESS_GAME_HOME" in stranger("doctor", tmp=tmp_path).stdout


def test_what_is_said_before_a_match_begun_by_command_shows_no_menu(tmp_path: Path) -> None:
    done = stranger("play", "zieufermix", "--terminal", tmp=tmp_path)
    assert "ACCESS_GAME_HOME" in done.stdout and "Première carte" in done.stdout
    assert "1. Jouer" not in done.stdout


@pytest.mark.parametrize("raised", [RuntimeError("no home"), KeyError("uid not found"), OSError("no passwd")])
def test_a_system_that_cannot_say_where_home_is_costs_no_traceback(
    tmp_path: Path, raised: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    import platformdirs

    def fails(*_: object, **__: object) -> str:
        raise raised

    monkeypatch.delenv("ACCESS_GAME_HOME", raising=False)
    monkeypatch.setattr(platformdirs, "user_data_dir", fails)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    home = Home()
    assert home.is_lent
    assert home.folder.parent == tmp_path
    assert Home().folder == home.folder  # a match can be continued
    assert home.folder.stat().st_mode & 0o077 == 0
    home.folder.rmdir()
    home.folder.write_text("somebody was here first")
    assert Home().folder not in (home.folder, tmp_path)
    assert Home().folder.is_dir()


def test_a_home_that_is_only_a_sign_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody knows whose ~ it is, some systems give it back as it is."""
    monkeypatch.delenv("ACCESS_GAME_HOME", raising=False)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: "~/.local/share/access-game")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert Home().is_lent
    assert Home().folder.parent == tmp_path


def test_a_folder_somebody_else_laid_there_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ACCESS_GAME_HOME", raising=False)
    monkeypatch.setattr("access_game.home.home._folder", lambda: None)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "theirs").mkdir()
    (tmp_path / f"access-game-{os.getuid()}").symlink_to(tmp_path / "theirs")
    assert Home().folder.resolve() != tmp_path / "theirs"
    assert Home().is_lent


@pytest.mark.parametrize("content", [b"rate = " + b"9" * 5000, b"profile = 7" + b"7" * 5000], ids=["rate", "profile"])
def test_a_number_without_end_in_the_settings_stops_no_command(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "profiles").mkdir()
    for file in (tmp_path / "settings.toml", tmp_path / "profiles" / "adult.toml"):
        file.write_bytes(content)
    done = child("games", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("kind", ["pipe", "folder", "blocked"])
def test_the_doctor_tells_a_home_that_cannot_be_written(tmp_path: Path, kind: str) -> None:
    home = tmp_path / "home"
    if kind == "pipe":
        os.mkfifo(home)
    elif kind == "blocked":
        home.write_text("a file")
        home = home / "deeper"
    done = child("doctor", home=home)
    assert done.returncode == 0
    assert ("n’est pas accessible en écriture" in done.stdout) == (kind != "folder")
    assert list(tmp_path.iterdir()) in ([tmp_path / "home"], [])


def test_a_log_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = child("games", home=tmp_path, ACCESS_GAME_LOG=str(tmp_path / "nowhere" / "log"))
    assert done.returncode == 1
    assert str(tmp_path / "nowhere" / "log") in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_locale_nobody_knows_means_french(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> tuple[str, str]:
        raise ValueError("unknown locale: UTF-8")

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", unknown)
    assert language_of("") == "fr"
