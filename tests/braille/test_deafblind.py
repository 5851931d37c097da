"""Whole matches by braille display alone: no voice, no sound, no screen, no keyboard but the display's."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from access_game.core.letters import fold
from access_game.host.saves import read
from access_game.words.lexicon import Lexicon, load
from access_game.words.query import Level, Query

from .emulators import BaumDevice, EsysDevice
from .reader import Program, Reader, program

pytestmark = pytest.mark.peer

CARD = r"a\+\+|a\+|an|ab|étoile|pétard"
GRID = re.compile(rf"(?:{CARD}|[o-])+(?: (?:{CARD}|[o-])+)*")
TURNED = re.compile(rf"l(\d)c(\d) : ({CARD})")
SWAPPED = re.compile(r"l(\d)c(\d) <> l(\d)c(\d)")
PAIRS = {"a+": "a+", "a++": "a++", "an": "ab", "ab": "an", "étoile": "étoile"}


class Memory:
    """What a reader of Zieufermix keeps in mind of the cards that were turned."""

    def __init__(self) -> None:
        self.known: dict[int, str] = {}
        self.tried: set[int] = set()  # cards pressed while the grid looked as it does: one may have been refused
        self.grid: list[str] = []

    def read(self, text: str) -> None:
        if found := SWAPPED.search(text):
            row, column, other_row, other_column = map(int, found.groups())
            one, other = 4 * row + column - 5, 4 * other_row + other_column - 5
            moved = {other: self.known.pop(one, ""), one: self.known.pop(other, "")}
            self.known |= {slot: card for slot, card in moved.items() if card}
        elif found := TURNED.search(text):
            self.known[4 * int(found[1]) + int(found[2]) - 5] = found[3]

    def choose(self, cards: list[str], rng: Random) -> int:
        """The partner of the card that lies open, a card of a known pair, or one never seen."""
        if cards != self.grid:
            self.grid, self.tried = cards, set()
        closed = [slot for slot, card in enumerate(cards) if card == "o"]
        fresh = [slot for slot in closed if slot not in self.tried] or closed
        open_ones = [card for card in cards if card not in "o-"]
        pairs = [
            slot
            for slot in fresh
            if (wanted := PAIRS.get(self.known.get(slot, "")))
            and wanted in (open_ones or [self.known.get(other) for other in closed if other != slot])
        ]
        unseen = [slot for slot in fresh if slot not in self.known]
        slot = rng.choice(pairs or unseen or fresh)
        self.tried = {slot} if fresh is closed else self.tried | {slot}
        return slot


def turn_a_card(reader: Reader, memory: Memory, rng: Random) -> None:
    """One look at the line: a grid is there to be pressed, everything else to be read."""
    text, at = reader.windows()
    memory.read(text)
    if not GRID.fullmatch(text):
        reader.pan()
        return
    if "o" not in text:  # the closed cards are in another window
        reader.pan(rng.choice((-1, 1)))
        return
    cards = [(found.start(), found[0]) for found in re.finditer(rf"{CARD}|[o-]", text)]
    if len(cards) == 16:
        where = cards[memory.choose([card for _, card in cards], rng)][0]
    else:  # a card lies open and the grid is wider than the display
        where = rng.choice([start for start, card in cards if card == "o"])
    reader.route(at[where])


def test_zieufermix_from_the_main_menu_to_the_last_card_on_twenty_cells(tmp_path: Path) -> None:
    with BaumDevice(tmp_path, 20) as device, program(tmp_path / "home", "baum", device) as game:
        reader = Reader(device, game)
        reader.press_item("Jouer", leads_to="Zieufermix")
        reader.press_item("Zieufermix", leads_to="Commencer")
        memory, rng = Memory(), Random(5)
        reader.press_item("Commencer", leads_to="oooo oooo")
        reader.until(lambda: bool(game.finished), lambda: turn_a_card(reader, memory, rng), "zieufermix")
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


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return load("fr")


class Speller:
    """What a player of Frontibix needs: the own letter, the word of the other, and words."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.own = self.other = ""

    def read(self, text: str) -> None:
        if found := re.search(r"(?<!autre )mot en (\w) \?", text):
            self.own, self.other = fold(found[1]), ""
        elif found := re.search(r"(?:zoé|malo) : ([^\W\d]+)", text):
            self.other = fold(found[1])[:1]

    def word(self, query: Query) -> str:
        hits = (hit.display for hit in self.lexicon.find(query, Level.NORMAL))
        return next((word for word in hits if word.isalpha()), "")


def duel(reader: Reader, speller: Speller) -> None:
    """One look at the line: choose, write, or read on."""
    text, at = reader.windows()
    speller.read(text)
    if re.fullmatch(r"un mot en \w ?\?", text):
        reader.type(speller.word(Query(starting=speller.own, shortest=3)))
    elif text.startswith(("un mot avec les deux lettres", "votre mot, le plus court")):
        both = speller.own + speller.other
        reader.type(speller.word(Query(containing=both)) if len(both) == 2 else "")
    elif text == "écrire | 2e mot" or re.fullmatch(r"zoé \| malo|zoé|malo|continuer|oui \| non", text):
        reader.route(at[0])
    else:
        reader.pan()


def test_a_calm_frontibix_from_the_main_menu_to_the_last_word_in_six_dots(tmp_path: Path, lexicon: Lexicon) -> None:
    profile = tmp_path / "home" / "profiles" / "adult.toml"
    profile.parent.mkdir(parents=True)
    profile.write_text("table8 = false\n", encoding="utf-8")
    with EsysDevice(tmp_path, 40) as device, program(tmp_path / "home", "eurobraille", device) as game:
        reader = Reader(device, game, "fr6")
        reader.press_item("Jouer", leads_to="Frontibix")
        reader.press_item("Frontibix", leads_to="vitesse")
        reader.press_item("vitesse", leads_to="vitesse : oui")
        reader.press("Commencer")
        speller = Speller(lexicon)
        reader.until(lambda: bool(game.finished), lambda: duel(reader, speller), "frontibix")
        journal = read(game.finished[0])
        assert journal.header.game == "frontibix" and journal.header.setup.options["calm"] is True
        words = [entry.answer for entry in journal.entries if entry.seat == 0 and isinstance(entry.answer, str)]
        assert any(fold(word) != fold("write") and len(word) > 2 for word in words)
        leave(reader, game)
