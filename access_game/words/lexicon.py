"""A lexicon: the words of a language, how common they are, how they are written and what they are in a sentence."""

from __future__ import annotations

import array
import hashlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from access_game.core.letters import fold
from access_game.words import columns
from access_game.words.chest import Chest, WordListMissing
from access_game.words.columns import ColumnMove
from access_game.words.finder import Finder
from access_game.words.order import WordOrder
from access_game.words.query import Level, Query
from access_game.words.readings import Sense, apply_rule
from access_game.words.spelling import dress
from access_game.words.spoken import Tongue

DATA = Path(__file__).resolve().parent / "data"
LANGUAGES = ("fr", "en")
FOREIGN = ("fr", "en", "es", "it", "de", "pt", "nl", "ca", "pl", "ro")
CLASSES = 6  # of frequency, 0 the commonest


class Known(Enum):
    HOME = "home"  # a word of the language of the table
    FOREIGN = "foreign"  # a common word of another
    UNKNOWN = "unknown"  # neither: the table may still accept it


class Hit(NamedTuple):
    folded: str  # BOITE
    display: str  # boîte
    rank: int  # frequency class: 0 the commonest, 5 never counted


class Reached(NamedTuple):
    """A word the columns of Solitix can give, and one way to take it; a firecracker or star needs no other move."""

    hit: Hit
    moves: tuple[ColumnMove, ...]
    fires: int


class Lexicon:
    """Made by load(). Everything asked of it is folded first: "boîte", "BOITE" and "Boite" are the same question."""

    def __init__(self, language: str, words: Chest, freq: Chest, spoken: Chest, foreign: Mapping[str, Chest]) -> None:
        self.language = language
        self._words = words
        self._foreign = foreign
        self._order = _order_of(words)
        self._finder = Finder(words, self._order)
        self._ranks = freq.part("ranks")
        self._tongue = Tongue(spoken)
        for other in (freq, spoken):
            if other.about.get("words") != words.seal:
                raise WordListMissing(other.name, "damaged")
        if len(self._ranks) != len(self._order):
            raise WordListMissing(freq.name, "damaged")
        seals = words.seal + freq.seal + spoken.seal + "".join(chest.seal for chest in foreign.values())
        self.id = f"{language}-{hashlib.sha256(seals.encode()).hexdigest()[:12]}"

    def __len__(self) -> int:
        return len(self._order)

    def __contains__(self, word: str) -> bool:
        return self._order.number(fold(word)) >= 0

    def __iter__(self) -> Iterator[str]:
        """All the folded words, the shortest first."""
        return iter(self._order)

    def check(self, word: str) -> Known:
        if self._order.number(fold(word)) >= 0:
            return Known.HOME
        return Known.FOREIGN if self.languages(word) else Known.UNKNOWN

    def languages(self, word: str) -> tuple[str, ...]:
        """The other languages where this is a common word, and no slip of a common word of ours."""
        folded = fold(word)
        return tuple(
            language
            for language, (order, counting) in self._abroad.items()
            if (number := order.number(folded)) >= 0 and counting[number >> 3] >> (number & 7) & 1
        )

    def rank(self, word: str) -> int | None:
        """The frequency class, 0 the commonest to 5; None when the word is not in the list."""
        number = self._order.number(fold(word))
        return None if number < 0 else self._ranks[number] & 7

    def speakable(self, word: str, level: Level) -> bool:
        """Whether a computer of this level may say the word: its list has it."""
        number = self._order.number(fold(word))
        return number >= 0 and bool(self._tongue.mask(level) >> number & 1)

    def display(self, word: str) -> str | None:
        """The word with its accents, in its commonest spelling."""
        number = self._order.number(fold(word))
        return None if number < 0 else self._display(number, fold(word))

    def written(self, word: str) -> str:
        """A word of the list as it is written: with the accents it was given, where that exists, and its capital."""
        same = [spelling for spelling in self.spellings(word) if spelling.lower() == word.lower()]
        shown = self.display(word) or word
        return shown if shown in same or not same else same[0]

    def spellings(self, word: str) -> tuple[str, ...]:
        """All the spellings that fold to these letters: PECHE is pèche, péché, pêche, pêché..."""
        number = self._order.number(fold(word))
        return () if number < 0 else tuple(dress(fold(word), worn) for worn in self._worn(number))

    def readings(self, word: str) -> tuple[Sense, ...]:
        """What the word may be in a sentence. A word written with its accents is read as written, when that exists."""
        folded = fold(word)
        number = self._order.number(folded)
        if number < 0 or not self._reading_table:
            return ()
        found: dict[str, list[Sense]] = {}
        for spelling, read in zip(self.spellings(folded), self._read(number), strict=True):
            for line in read.split(";"):
                reading = Sense(*line.split(","))
                found.setdefault(spelling, []).append(reading._replace(lemma=apply_rule(spelling, reading.lemma)))
        written = found.get(word) or found.get(word.lower())
        if written and word != folded and not word.isascii():
            return tuple(written)
        return tuple(reading for readings in found.values() for reading in readings)

    def find(self, query: Query, level: Level = Level.ALL, avoided: bool = False) -> Iterator[Hit]:
        """The words that answer, one at a time, the commonest class first and the shortest first within it.

        Without `avoided`, none that a computer should not say.
        """
        mask = self._finder.candidates(query)
        if mask and not avoided:
            mask &= self._tongue.mask(level)
        if not mask:
            return
        test = query.order_test()
        for layer in self._layers():
            for number, word in self._finder.passing(mask & layer, test):
                yield self._hit(number, word)

    def reach(self, stacks: Sequence[str], level: Level = Level.ALL, fires: int = 0) -> Iterator[Reached]:
        """The words of at least 4 cards that the columns of Solitix can give, the commonest class first.

        A column is written from its bottom to its end card, a star as *. `fires` firecrackers may be added.
        """
        spoken = self._tongue.mask(level)
        layers = (layer & spoken for layer in self._layers())
        for number, word, way in columns.reach(self._finder, stacks, fires, layers):
            yield Reached(self._hit(number, word), columns.plan(way, stacks), way.fires)

    def _layers(self) -> Iterator[int]:
        """The words of each frequency class, the commonest first."""
        return map(self._layer, range(CLASSES))

    def _layer(self, rank: int) -> int:
        layer = self._layer_masks.get(rank)
        if layer is None:
            marks = bytes(49 if byte & 7 == rank else 48 for byte in range(256))
            layer = self._layer_masks[rank] = int(self._ranks[::-1].translate(marks), 2)
        return layer

    def _hit(self, number: int, word: str) -> Hit:
        return Hit(word, self._display(number, word), self._ranks[number] & 7)

    def _display(self, number: int, folded: str) -> str:
        return dress(folded, self._worn(number)[self._ranks[number] >> 3])

    def _worn(self, number: int) -> list[str]:
        return self._dress_table[self._dresses[number]].split("|")

    def _read(self, number: int) -> list[str]:
        return self._reading_table[self._reading_numbers[number]].split("|")

    @cached_property
    def _layer_masks(self) -> dict[int, int]:
        return {}

    @cached_property
    def _abroad(self) -> dict[str, tuple[WordOrder, bytes]]:
        """Of each language its words, and a bit for each that counts here."""
        mask = f"counts in {self.language}"
        return {language: (_order_of(chest), chest.part(mask)) for language, chest in self._foreign.items()}

    @cached_property
    def _dresses(self) -> array.array[int]:
        return _numbers_of(self._words.part("dresses"))

    @cached_property
    def _dress_table(self) -> list[str]:
        return self._words.part("dress table").decode().split("\n")

    @cached_property
    def _reading_numbers(self) -> array.array[int]:
        return _numbers_of(self._words.part("readings"))

    @cached_property
    def _reading_table(self) -> list[str]:
        return self._words.part("reading table").decode().split("\n") if "reading table" in self._words else []


def _numbers_of(packed: bytes) -> array.array[int]:
    found = array.array("H")
    found.frombytes(packed)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def _order_of(chest: Chest) -> WordOrder:
    counts = chest.about.get("counts")
    try:
        if not isinstance(counts, list):
            raise ValueError("no counts")
        return WordOrder(chest.part("letters"), [(int(length), int(count)) for length, count in counts])
    except (ValueError, TypeError) as error:
        raise WordListMissing(chest.name, "damaged") from error


def load(language: str, folder: Path = DATA) -> Lexicon:
    """The lexicon of a language, "fr" or "en". Raises WordListMissing, and nothing else, when it cannot be had.

    The lists of foreign words may be absent: then no word is foreign.
    """
    if language not in LANGUAGES:
        raise WordListMissing(f"{language}.words", "absent")
    words, freq, spoken = (Chest(folder / f"{language}.{kind}") for kind in ("words", "freq", "spoken"))
    abroad = {other: folder / f"{other}.foreign" for other in FOREIGN if other != language}
    return Lexicon(
        language, words, freq, spoken, {other: Chest(path) for other, path in abroad.items() if path.exists()}
    )
