"""Every command under ten fingers: what is taught of the chords is what they do, on the display in use."""

from __future__ import annotations

from dataclasses import replace

import pytest

from access_game.devices.braille.bindings import Grip, behind_brltty
from access_game.devices.braille.cells import cell
from access_game.devices.braille.display import Abilities
from access_game.devices.braille.drivers.brlapi import Address, BrlApi
from access_game.devices.braille.drivers.silent import SilentDisplay
from access_game.devices.braille.keys import struck
from access_game.devices.keys.keymap import Keymap
from access_game.devices.keys.stroke import Stroke as Key
from access_game.narration.phrasebook import Phrasebook
from access_game.players.chords import MINE, Chords
from access_game.players.console import Console
from access_game.players.intent import Intent
from access_game.players.pages import Choice, LinePage, ListPage
from players.test_dots import Hands, Pad

TABLES = ("fr8", "fr6", "en8", "ueb1")
# What a keyboard has keys for and no chord: the menu of actions lists it.
ONLY_IN_THE_MENU = {
    *("nth", "tick", "silence", "word_back", "word_on", "letter_back", "letter_on", "rules", "settings", "verbosity"),
    *("slower", "faster", "voice_back", "effects_down", "effects_up", "learn_keys", "facilitator", "print_size"),
    *("theme", "full_screen"),
}


def behind(driver: str, model: str = "") -> BrlApi:
    display = BrlApi(Address("nowhere", 1))
    display.bindings = behind_brltty(driver, model)
    return display


@pytest.mark.parametrize("is_word", [False, True], ids=["among items", "in a word"])
@pytest.mark.parametrize("name", TABLES)
def test_each_chord_that_is_taught_gives_its_command(name: str, is_word: bool) -> None:
    console = Console(Phrasebook("en"))
    line = LinePage("Word?", lambda text: None)
    console.open(line if is_word else ListPage("", [Choice("a", "A")], lambda id: None))
    hands = Hands(console, table=name)
    meant: list[Intent] = []
    console.obey = meant.append  # type: ignore[method-assign]
    for command, dots in Chords(name).commands(console.keymap).items():
        if command in MINE:
            continue  # the line answers that itself
        hands.press(struck(cell(dots), True))
        assert [replace(one, at=0.0) for one in meant] == [Intent(command)], dots
        meant.clear()


@pytest.mark.parametrize("name", TABLES)
def test_every_command_of_a_match_has_a_chord(name: str) -> None:
    commands = {command.name for command in Keymap().commands}
    assert commands - set(Chords(name).commands(Keymap())) == ONLY_IN_THE_MENU


def test_a_letter_chosen_by_the_player_is_its_chord() -> None:
    keymap = Keymap().rebind("hand", Key.parse("b"))
    assert Chords().commands(keymap)["hand"] == "12"
    assert Chords(display=behind("EuroBraille")).ways(keymap)["hand"] == (Grip("space", "78"), Grip("", "12"))


def test_the_ways_are_those_of_the_display_in_use() -> None:
    assert Chords(display=Pad(40)).ways(Keymap())["help"] == (Grip("space", "125"),)
    assert Chords(display=behind("HandyTech")).ways(Keymap()) == Chords(display=Pad(40)).ways(Keymap())
    assert Chords(display=behind("Baum", "ultra")).ways(Keymap())["help"] == (Grip("right-space", "125"),)
    assert Chords(display=behind("HumanWare")).ways(Keymap())["hand"] == (Grip("thumb", "134"),)
    assert Chords(display=behind("FreedomScientific")).ways(Keymap())["hand"] == (Grip("shift", "134"),)
    assert Chords(display=behind("EuroBraille")).ways(Keymap())["help"] == (Grip("backspace", "125"),)
    assert Chords(display=behind("Unheard of")).ways(Keymap())["menu"] == (Grip("space", "26"),)
    assert Chords(display=behind("Unheard of")).ways(Keymap())["erase"] == (Grip("", "7"),)


def test_who_has_no_dots_is_taught_none() -> None:
    deaf = Pad(40)
    deaf.abilities = Abilities(dots=False)
    assert Chords(display=deaf).ways(Keymap()) == Chords(display=SilentDisplay()).ways(Keymap()) == {}
