"""Scenes of people who come back: how they race is known with their profile, and of a guest for the evening."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from players.room import KnowsAll, Listener

from access_game.core.journal import Header
from access_game.core.seats import Seat
from access_game.core.stride import Attempt, Stride
from access_game.hall.acquaintance import Acquaintance
from access_game.hall.evening import Evening
from access_game.home.home import Home
from access_game.home.profiles import Shelf
from access_game.home.settings import Settings
from access_game.host.files import FileJournal
from access_game.host.sitting import new_header
from access_game.narration.phrasebook import Phrasebook
from access_game.players.console import Console

ANA, BOB = Seat(0), Seat(1)
QUICK, SLOW = Stride((Attempt("found", 3.0),)), Stride((Attempt("found", 15.0), Attempt("nothing", 12.5)))


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def match(**seats: str) -> Header:
    return new_header("frontibix", seats, {}, seed=1)


def plays(house: Acquaintance, header: Header, strides: dict[Seat, Stride], nameless: str = "Joueur") -> None:
    house.sits_down(header, nameless)
    house.gets_up(header, strides)


def known(house: Acquaintance, header: Header) -> dict[Seat, Stride]:
    return house.sits_down(header, "Joueur")


ALONE = match(Ana="", Ordi="easy")
TOGETHER = match(Bob="", Ana="", Ordi="easy")


def test_nobody_is_known_at_first(home: Home) -> None:
    assert known(Acquaintance(Shelf.open(home)), TOGETHER) == {ANA: Stride(), BOB: Stride()}


def test_who_plays_alone_is_known_again_when_the_program_was_closed(home: Home) -> None:
    plays(Acquaintance(Shelf.open(home)), ALONE, {ANA: SLOW})
    assert known(Acquaintance(Shelf.open(home)), ALONE) == {ANA: SLOW}


def test_each_profile_has_a_stride_of_its_own(home: Home) -> None:
    shelf = Shelf.open(home)
    house = Acquaintance(shelf)
    plays(house, ALONE, {ANA: SLOW})
    shelf.choose("child")
    assert known(house, ALONE) == {ANA: Stride()}
    plays(house, ALONE, {ANA: QUICK})
    shelf.choose("adult")
    assert known(house, ALONE) == {ANA: SLOW}
    assert shelf.load("child").races == QUICK.written
    assert shelf.load("child").pace == 2  # what a profile is by itself it stays


def test_the_profile_in_use_when_the_match_began_is_meant(home: Home) -> None:
    shelf = Shelf.open(home)
    house = Acquaintance(shelf)
    house.sits_down(ALONE, "Joueur")
    shelf.choose("child")
    house.gets_up(ALONE, {ANA: SLOW})
    assert (shelf.settings.races, shelf.load("adult").races) == ((), SLOW.written)


def test_among_several_the_profile_is_of_who_bears_its_name_and_a_guest_is_known_for_the_evening(home: Home) -> None:
    shelf = Shelf.open(home)
    shelf.change(Settings(name="Ana"))
    house = Acquaintance(shelf)
    plays(house, TOGETHER, {ANA: QUICK, BOB: SLOW})  # Bob sits first here
    assert known(house, TOGETHER) == {ANA: QUICK, BOB: SLOW}
    assert known(house, match(Ana="", bob="")) == {ANA: SLOW, BOB: QUICK}
    assert known(Acquaintance(Shelf.open(home)), TOGETHER) == {ANA: Stride(), BOB: SLOW}


def test_whose_profile_has_no_name_is_called_player(home: Home) -> None:
    house = Acquaintance(Shelf.open(home))
    plays(house, match(Joueur="", Bob=""), {ANA: QUICK, BOB: SLOW})
    assert Shelf.open(home).settings.races == QUICK.written


def test_among_several_without_a_name_of_the_house_all_are_guests(home: Home) -> None:
    plays(Acquaintance(Shelf.open(home)), match(Zoé="", Bob=""), {ANA: QUICK, BOB: SLOW})
    assert not home.profiles.exists()


def test_a_match_without_races_writes_nothing(home: Home) -> None:
    plays(Acquaintance(Shelf.open(home)), ALONE, {ANA: Stride()})
    assert not home.profiles.exists()


def test_a_setting_that_is_changed_does_not_forget_the_races_nor_the_races_a_setting(home: Home) -> None:
    shelf = Shelf.open(home)
    house = Acquaintance(shelf)
    shelf.change(Settings(rate=300))
    plays(house, ALONE, {ANA: SLOW})
    shelf.change(shelf.settings.next("zoom"))
    again = Shelf.open(home).settings
    assert (again.rate, again.zoom, again.races) == (300, 2, SLOW.written)


def test_whoever_deletes_the_profile_is_a_stranger_again(home: Home) -> None:
    plays(Acquaintance(Shelf.open(home)), ALONE, {ANA: SLOW})
    (home.profiles / "adult.toml").unlink()
    assert known(Acquaintance(Shelf.open(home)), ALONE) == {ANA: Stride()}


def test_a_file_of_before_is_read_and_keeps_what_it_says(home: Home) -> None:
    home.profiles.mkdir(parents=True)
    file = home.profiles / "adult.toml"
    file.write_text('rate = 300\nfavourite = "blue"\n[keys]\nrepeat = ["r"]\n', encoding="utf-8")
    plays(Acquaintance(Shelf.open(home)), ALONE, {ANA: SLOW})
    again = Shelf.open(home).settings
    assert (again.rate, again.keys, again.races) == (300, {"repeat": ["r"]}, SLOW.written)
    assert 'favourite = "blue"' in file.read_text(encoding="utf-8")  # of a later program, perhaps


def test_a_damaged_profile_is_left_to_whoever_can_mend_it(home: Home) -> None:
    home.profiles.mkdir(parents=True)
    file = home.profiles / "adult.toml"
    file.write_bytes(b"rate = ")
    house = Acquaintance(Shelf.open(home))
    plays(house, ALONE, {ANA: SLOW})
    assert file.read_bytes() == b"rate = "
    assert known(house, ALONE) == {ANA: SLOW}  # for this evening


@pytest.mark.parametrize("races", ['"found 3"', "[3, 4]", "{ found = 3 }", '["found x", "lost 3.0"]'])
def test_races_that_make_no_sense_are_no_races(home: Home, races: str) -> None:
    home.profiles.mkdir(parents=True)
    (home.profiles / "adult.toml").write_text(f"rate = 300\nraces = {races}\n", encoding="utf-8")
    shelf = Shelf.open(home)
    assert shelf.settings.rate == 300
    assert known(Acquaintance(shelf), ALONE) == {ANA: Stride()}


class Parlour:
    """An evening of Ana and a computer that is left at once, after races we know of."""

    def __init__(self, home: Home, folder: Path) -> None:
        self.console, self.ear, ended = Console(Phrasebook("fr")), Listener(), Event()
        self.console.ears.append(self.ear)
        self.evening = Evening(
            self.console, FileJournal.begin(folder, ALONE), (), judge=KnowsAll(), words=None, personal=None,
            verbosity="normal", privacy="curtain", acquaintance=Acquaintance(Shelf.open(home)),
            on_end=lambda finished, fault: ended.set(),
        )  # fmt: skip
        self.began_with = self.evening.sitting.stopwatch.of(ANA)
        self.evening.sitting.stopwatch.strides[ANA] = SLOW
        self.evening.begin()
        self.evening.leave()
        assert ended.wait(60)


def test_an_evening_begins_with_what_is_known_and_keeps_what_it_learned(home: Home, tmp_path: Path) -> None:
    first = Parlour(home, tmp_path / "matches")
    assert (first.began_with, Shelf.open(home).settings.races) == (Stride(), SLOW.written)
    assert Parlour(home, tmp_path / "matches").began_with == SLOW


def test_what_cannot_be_kept_is_told(home: Home, tmp_path: Path) -> None:
    home.profiles.parent.mkdir(parents=True, exist_ok=True)
    home.profiles.write_text("a file where the folder should be")
    evening = Parlour(home, tmp_path / "matches")
    (told,) = [text for text in evening.ear.texts if "courses" in text]
    assert told.startswith("Votre vitesse dans les courses est connue pour aujourd’hui seulement")
