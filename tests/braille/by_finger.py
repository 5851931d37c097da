"""How somebody plays who has nothing but a braille line: each look at it is one thing read, or one thing done."""

from __future__ import annotations

import re
from random import Random
from typing import Protocol

from access_game.core.letters import fold
from access_game.words.lexicon import Lexicon
from access_game.words.query import Level, Query

from .reader import Reader

CARD = r"a\+\+|a\+|an|ab|étoile|pétard"
GRID = re.compile(rf"(?:{CARD}|[o-])+(?: (?:{CARD}|[o-])+)*")
TURNED = re.compile(rf"l(\d)c(\d) : ({CARD})")
SWAPPED = re.compile(r"l(\d)c(\d) <> l(\d)c(\d)")
PAIRS = {"a+": "a+", "a++": "a++", "an": "ab", "ab": "an", "étoile": "étoile"}


class Play(Protocol):
    stem: str

    def prepare(self, reader: Reader) -> None:
        """On the page where a match is begun: choose what it needs, and begin."""

    def look(self, reader: Reader) -> None:
        """One look at the line."""


class Zieufermix:
    """Keeps in mind the cards that were turned."""

    stem = "zieufermix"

    def __init__(self, seed: int = 5) -> None:
        self.rng = Random(seed)
        self.known: dict[int, str] = {}
        self.tried: set[int] = set()  # cards pressed while the grid looked as it does: one may have been refused
        self.grid: list[str] = []

    def prepare(self, reader: Reader) -> None:
        reader.press_item("Zieufermix", leads_to="Commencer")
        reader.press("Commencer")

    def look(self, reader: Reader) -> None:
        """A grid is there to be pressed, everything else to be read."""
        text, at = reader.windows()
        self.read(text)
        if not GRID.fullmatch(text):
            reader.pan()
            return
        cards = [(found.start(), found[0]) for found in re.finditer(rf"{CARD}|[o-]", text)]
        if "o" not in (card for _, card in cards):  # the closed cards are in another window
            reader.pan(self.rng.choice((-1, 1)))
            return
        if len(cards) < 16 and not self.rng.randrange(3):  # all the closed ones in this window may be refused
            reader.pan(self.rng.choice((-1, 1)))
            return
        if len(cards) == 16:
            where = cards[self.choose([card for _, card in cards])][0]
        else:  # a card lies open and the grid is wider than the display
            where = self.rng.choice([start for start, card in cards if card == "o"])
        reader.route(at[where])

    def read(self, text: str) -> None:
        if found := SWAPPED.search(text):
            row, column, other_row, other_column = map(int, found.groups())
            one, other = 4 * row + column - 5, 4 * other_row + other_column - 5
            moved = {other: self.known.pop(one, ""), one: self.known.pop(other, "")}
            self.known |= {slot: card for slot, card in moved.items() if card}
        elif found := TURNED.search(text):
            self.known[4 * int(found[1]) + int(found[2]) - 5] = found[3]

    def choose(self, cards: list[str]) -> int:
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
        slot = self.rng.choice(pairs or unseen or fresh)
        self.tried = {slot} if fresh is closed else self.tried | {slot}
        return slot


class Frontibix:
    """The calm form: the own letter, the word of the other, and words."""

    stem = "frontibix"

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.own = self.other = ""
        self.line = ""  # the sentence of which a window is under the fingers, as far as it was read

    def prepare(self, reader: Reader) -> None:
        reader.press_item("Frontibix", leads_to="vitesse")
        reader.press_item("vitesse", leads_to="oui")
        reader.press("Commencer")

    def look(self, reader: Reader) -> None:
        """Choose, write, or read on."""
        text, at = reader.windows()
        self.line = f"{self.line} {text}"[-120:]
        if found := re.findall(r"(?<!autre )mot en (\w) \?", self.line):
            self.own = fold(found[-1])
        if found := re.findall(r"(?:zoé|malo|ana|bob) : ([^\W\d]+)", self.line):
            self.other = fold(found[-1])[:1]
        if re.search(r"mot en \w ?\?$", text):
            self.line, self.other = "", ""
            reader.type(self.word(Query(starting=self.own, shortest=3)))
        elif re.search(r"les (?:deux|2) lettres.*plus court(?: \?| gagne\.)$", self.line):
            self.line = ""
            both = self.own + self.other
            reader.type(self.word(Query(containing=both)) if len(both) == 2 else "")
        elif re.match(r"écrire \||zoé \||zoé$|malo$|continuer$|oui \|", text):
            reader.route(at[0])
        else:
            reader.pan()

    def word(self, query: Query) -> str:
        hits = (hit.display for hit in self.lexicon.find(query, Level.NORMAL))
        return next((word for word in hits if word.isalpha()), "")


class Paflemix:
    """In turns: the first card of the hand, any word that begins with it; then the story by heart, as it was read."""

    stem = "paflemix"

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.line = ""

    def prepare(self, reader: Reader) -> None:
        reader.press_item("Paflemix", leads_to="Commencer")
        reader.press_item("façon", leads_to="rôle")
        reader.press("Commencer")

    def look(self, reader: Reader) -> None:
        text, at = reader.windows()
        self.line = f"{self.line} {text}"[-60:]
        if found := re.search(r"mot en (\w) \?$", self.line):
            self.line = ""
            reader.type(self.word(found[1]))
        elif re.search(r"mot \d+(?: sur \d+)? \?$", self.line) or text.endswith("votre mot ?"):
            self.line = ""
            reader.type("")  # who does not know any more
        elif re.match(r"oui \||laisser \||(?:j'ai le bon mot \| )?laisser", text):
            reader.route(at[text.index("laisser") if "laisser" in text else 0])
        elif found := re.search(r"(?:^|\| )(\w|étoile|pétard) \||\| (\w|étoile|pétard)$", text):
            reader.route(at[found.start(found.lastindex or 1)])
        else:
            reader.pan()

    def word(self, letter: str) -> str:
        hits = (hit.display for hit in self.lexicon.find(Query(starting=fold(letter), shortest=3), Level.NORMAL))
        return next((word for word in hits if word.isalpha()), "")
