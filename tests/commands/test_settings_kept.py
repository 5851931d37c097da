"""Scenes of settings on the disk: round they go, and what is damaged costs nothing but itself."""

from __future__ import annotations

import os
import tomllib
import tracemalloc
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_game.home import profiles as module
from access_game.home.home import Home
from access_game.home.profiles import LARGEST, Shelf, toml, write
from access_game.home.settings import CHOICES, PRESETS, PROFILES, Settings, sensible

NAMES = ["Ana", 'L"Ana', "O’Brien", "back\\slash", "été", "Ana🎴", "", "A' = 3", "日本"]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_is_read_again(home: Home, name: str) -> None:
    chosen = Settings(language="en", rate=300, mono=True, pace=0, name=name, keys={"repeat": ["r", "ctrl+r"]})
    Shelf.open(home).change(chosen)
    assert Shelf.open(home).settings == chosen


def test_half_a_sign_from_a_broken_terminal_spoils_nothing(home: Home) -> None:
    Shelf.open(home).change(Settings(name="Zo\udce9", rate=300))
    again = Shelf.open(home).settings
    assert again.rate == 300
    assert again.name == "Zo?"


@given(st.text())
def test_any_text_can_be_written_as_toml(text: str) -> None:
    whole = text.encode(errors="replace").decode()
    assert tomllib.loads(f"name = {toml(text)}") == {"name": whole}


@pytest.mark.parametrize("name", [item.name for item in fields(Settings) if item.name in CHOICES])
def test_every_choice_survives_the_disk(home: Home, name: str) -> None:
    for value in CHOICES[name]:
        Shelf.open(home).change(replace(Settings(), **{name: value}))
        assert getattr(Shelf.open(home).settings, name) == value


DAMAGED = {
    "cut": b"rate = ",
    "no text": b"\xff\xfe",
    "brackets": b"[[[",
    "empty": b"",
    "twice": b"rate = 300\nrate = 200\n",
    "deep": b"a = " + b"[" * 5000,
    "nul": b"\0",
    "a number without end": b"rate = " + b"9" * 5000,
    "a page too many": b'profile = "child"\nrate = 300\n' + b"#" * LARGEST,
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_costs_nothing_but_itself(home: Home, content: bytes) -> None:
    home.profiles.mkdir(parents=True)
    file = home.profiles / "adult.toml"
    file.write_bytes(content)
    home.settings.write_bytes(content)
    shelf = Shelf.open(home)
    assert (shelf.profile, shelf.settings) == ("adult", Settings())
    assert file.read_bytes() == home.settings.read_bytes() == content  # left as it is until something is changed


@pytest.mark.parametrize(
    "data",
    [
        {"rate": "fast"}, {"rate": True}, {"rate": 200.0}, {"rate": 7}, {"pace": True}, {"mono": 1}, {"zoom": [1]},
        {"language": "xx"}, {"name": 3}, {"keys": 4}, {"keys": {"up": 3}}, {"keys": {"up": ["a", 3]}},
        {"braille": None}, {"speech": {"a": 1}}, {"unknown": 1, "__class__": 2},
    ],
    ids=str,
)  # fmt: skip
def test_what_makes_no_sense_is_left_at_its_default(data: dict[str, Any]) -> None:
    read = sensible({**data, "theme": "light"}, Settings())
    assert read == Settings(theme="light")
    assert all(type(getattr(read, item.name)) is type(getattr(Settings(), item.name)) for item in fields(Settings))


def test_each_profile_has_its_own_file(home: Home) -> None:
    shelf = Shelf.open(home)
    shelf.choose("child")
    assert shelf.settings == PRESETS["child"]
    shelf.change(replace(shelf.settings, rate=120))
    shelf.choose("adult")
    assert shelf.settings == Settings()
    shelf.choose("child")
    again = Shelf.open(home)
    assert (again.profile, again.settings.rate, again.settings.pace) == ("child", 120, 2)


def test_a_profile_of_ones_own_is_listed_after_the_known_ones(home: Home) -> None:
    shelf = Shelf.open(home)
    assert shelf.profiles() == PROFILES
    write(home.profiles / "zoe.toml", {"rate": 260})
    assert shelf.profiles() == (*PROFILES, "zoe")
    shelf.choose("zoe")
    assert Shelf.open(home).settings.rate == 260


@pytest.mark.parametrize("profile", ["../../etc/passwd", "", "a b", 3])
def test_a_profile_that_is_no_name_is_not_opened(home: Home, profile: object) -> None:
    home.settings.parent.mkdir(exist_ok=True)
    home.settings.write_text(f"profile = {toml(profile)}\n", encoding="utf-8")
    assert Shelf.open(home).profile == "adult"


def test_a_power_cut_while_writing_leaves_the_old_file(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    Shelf.open(home).change(Settings(rate=300))

    def cut(source: Any, target: Any) -> None:
        raise OSError("the lights went out")

    monkeypatch.setattr(module.os, "replace", cut)
    with pytest.raises(OSError, match="lights"):
        Shelf.open(home).change(Settings(rate=100))
    monkeypatch.undo()
    assert Shelf.open(home).settings.rate == 300


def test_the_home_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESS_GAME_HOME", str(tmp_path / "stick"))
    home = Home()
    assert home.folder == tmp_path / "stick"
    files = (home.settings, home.profiles, home.matches, home.words("fr"))
    assert all(os.path.commonpath([home.folder, file]) == str(home.folder) for file in files)
    monkeypatch.delenv("ACCESS_GAME_HOME")
    assert Home().folder.is_absolute()
    assert "access-game" in str(Home().folder)


def test_dials_go_round_or_stop_at_the_end() -> None:
    assert Settings(verbosity="detailed").next("verbosity").verbosity == "brief"
    assert Settings(rate=440).next("rate", around=False).rate == 440
    assert Settings(rate=200).next("rate", -1, around=False).rate == 180


# Files that are none -------------------------------------------------------------------------------
def test_what_is_no_file_is_no_settings_and_nobody_waits_for_it(home: Home) -> None:
    """A folder, a pipe nobody writes to, a device that never ends."""
    file = home.profiles / "adult.toml"
    home.profiles.mkdir(parents=True)
    for lay, lift in (
        (lambda: file.mkdir(), file.rmdir),
        (lambda: os.mkfifo(file), file.unlink),
        (lambda: file.symlink_to("/dev/zero"), file.unlink),
        (lambda: file.symlink_to(file), file.unlink),
    ):
        lay()
        assert Shelf.open(home).settings == Settings()
        lift()


def test_a_hundred_megabytes_are_not_read(home: Home) -> None:
    home.profiles.mkdir(parents=True)
    with (home.profiles / "adult.toml").open("wb") as file:
        file.write(b"rate = 300\n")
        file.truncate(100_000_000)
    tracemalloc.start()
    assert Shelf.open(home).settings == Settings()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1_000_000


def test_a_file_of_windows_notepad_is_understood(home: Home) -> None:
    home.profiles.mkdir(parents=True)
    (home.profiles / "adult.toml").write_bytes(b'\xef\xbb\xbfrate = 300\r\nname = "Ana"\r\n')
    assert (Shelf.open(home).settings.rate, Shelf.open(home).settings.name) == (300, "Ana")


@pytest.mark.parametrize("name", ["a b", "é" * 100, "\udcff", "\x1b[2J", "..", "x\u202ey", "-rf", "x" * 31])
def test_a_profile_whose_name_cannot_be_opened_again_is_not_offered(home: Home, name: str) -> None:
    home.profiles.mkdir(parents=True)
    (home.profiles / f"{name}.toml").write_text("rate = 300")
    (home.profiles / "a_folder.toml").mkdir()
    assert Shelf.open(home).profiles() == PROFILES


@pytest.mark.parametrize("name", ["tab\tline\nend", "\U000e0001", "\x1b[2J", "a\u202eb", "x" * 31, "\x9b2J"])
def test_a_name_nobody_could_have_typed_is_not_taken_from_the_file(home: Home, name: str) -> None:
    write(home.profiles / "adult.toml", {"name": name, "rate": 300})
    assert Shelf.open(home).settings == Settings(rate=300)
    write(home.profiles / "adult.toml", {"braille": name * 10, "rate": 300})
    assert Shelf.open(home).settings == Settings(rate=300)


def test_what_could_not_be_written_leaves_nothing_behind(home: Home) -> None:
    (home.profiles / "adult.toml").mkdir(parents=True)
    with pytest.raises(OSError):
        Shelf.open(home).change(Settings(rate=300))
    assert [path.name for path in home.profiles.iterdir()] == ["adult.toml"]
