"""Whole evenings by braille display alone: no voice, no sound, no screen, no keyboard but the display's."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_game.core.letters import fold
from access_game.host.saves import read
from access_game.words.lexicon import load

from .by_finger import Frontibix, Zieufermix
from .emulators import BaumDevice, EsysDevice
from .reader import Program, Reader, program

pytestmark = pytest.mark.peer


def test_zieufermix_from_the_main_menu_to_the_last_card_on_twenty_cells(tmp_path: Path) -> None:
    with BaumDevice(tmp_path, 20) as device, program(tmp_path / "home", f"baum:{device.path}") as game:
        reader, play = Reader(device, game), Zieufermix()
        reader.press_item("Jouer", leads_to="Zieufermix")
        play.prepare(reader)
        reader.until(lambda: bool(game.finished), lambda: play.look(reader), "zieufermix")
        journal = read(game.finished[0])
        assert journal.header.game == "zieufermix" and len(journal.header.seats) == 3
        assert sum(entry.seat == 0 for entry in journal.entries) >= 2
        leave(reader, game)


def leave(reader: Reader, game: Program) -> None:
    """From the results through the main menu and the last question, all on the line."""
    reader.press_item("principal", leads_to="Jouer")
    reader.press_item("Quitter", leads_to="Quitter Access")
    reader.press("Oui")
    assert game.process.wait(30) == 0, game.complaints()


def test_a_calm_frontibix_from_the_main_menu_to_the_last_word_in_six_dots(tmp_path: Path) -> None:
    profile = tmp_path / "home" / "profiles" / "adult.toml"
    profile.parent.mkdir(parents=True)
    profile.write_text("table8 = false\n", encoding="utf-8")
    with EsysDevice(tmp_path, 40) as device, program(tmp_path / "home", f"eurobraille:{device.path}") as game:
        reader, play = Reader(device, game, "fr6"), Frontibix(load("fr"))
        reader.press_item("Jouer", leads_to="Frontibix")
        play.prepare(reader)
        reader.until(lambda: bool(game.finished), lambda: play.look(reader), "frontibix")
        journal = read(game.finished[0])
        assert journal.header.game == "frontibix" and journal.header.setup.options["calm"] is True
        words = [entry.answer for entry in journal.entries if entry.seat == 0 and isinstance(entry.answer, str)]
        assert any(fold(word) != fold("write") and len(word) > 2 for word in words)
        leave(reader, game)
