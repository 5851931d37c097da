"""What a computer may say, by level: positive lists, one bit a word. Nothing is said that a level does not hold.

  easy    the words of easy.*.txt, each chosen and read: what a child of eight knows
  normal  these, and the common words
  hard    these, and the commonest third of the list
  all     whatever is fit to be said at all: what the program may show a person who asks for a word

From normal on a list is too long to be written by hand, so it is made of what is counted as common, without the
families of avoid.*.txt and without names: of the names only first names and those of the easy list are said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from fnmatch import translate

from access_game.core.letters import VOWELS, fold
from access_game.words.chest import Chest, pack
from access_game.words.order import in_order
from access_game.words.query import Level
from access_game.words.readings import Sense

Written = dict[str, set[Sense]]  # spelling -> readings
Forms = dict[str, set[str]]  # lemma -> folded forms

COMMON = 3  # the rarest frequency class of a common word
COUNTED = 4  # the rarest class of a word that was ever counted
SHARE = 3  # a hard computer has one word of so many
SHORT_ENGLISH = "A I AH AM AN AS AT AX BE BY DO GO HA HE HI IF IN IS IT ME MY NO OF OH ON OR OX PI SO TO UP US WE YE YO"
WORDY = frozenset({"verb", "adj", "det", "pron", "prep", "conj", "adv", "interj"})
KEPT = "!"  # before a word that an avoided family would take along, and that is innocent


class Tongue:
    """The masks of one list. Each is unpacked at its first use and kept."""

    def __init__(self, chest: Chest) -> None:
        self._chest = chest
        self._masks: dict[Level, int] = {}

    def mask(self, level: Level) -> int:
        mask = self._masks.get(level)
        if mask is None:
            mask = self._masks[level] = int.from_bytes(self._chest.part(level.value), "little")
        return mask


def entries(text: str) -> list[str]:
    """The lines of a list of ours, without its comments."""
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def spoken_chest(
    spellings: dict[str, Written],
    ranks: bytes,
    zipf: Callable[[str], float],
    easy: Iterable[str],
    hushed: Iterable[str],
    about: dict[str, object],
) -> bytes:
    """The masks of the four levels, each holding the one before. `ranks` is the part of the .freq file."""
    ordered, _ = in_order(spellings)
    chosen = set(map(fold, easy))
    lacking = sorted(chosen - spellings.keys())
    if lacking:
        raise ValueError(f"easy words that the list does not have: {' '.join(lacking)}")
    fit = {word for word in ordered if is_pronounced(word, spellings[word])} - set(hushed) | chosen
    classes = {word: ranks[number] & 7 for number, word in enumerate(ordered)}
    counted = [word for word in ordered if classes[word] <= COUNTED]
    counted.sort(key=lambda word: (classes[word], -zipf(word), word))
    said = {word for word in fit if may_be_said(spellings[word])}
    levels = {
        Level.EASY: chosen,
        Level.NORMAL: chosen | {word for word in said if classes[word] <= COMMON},
        Level.HARD: chosen | said.intersection(counted[: len(ordered) // SHARE]),
        Level.ALL: fit,
    }
    return pack({level.value: mask_of(ordered, words) for level, words in levels.items()}, about)


def mask_of(ordered: list[str], words: set[str]) -> bytes:
    mask = bytearray((len(ordered) + 7) // 8)
    for number, word in enumerate(ordered):
        if word in words:
            mask[number >> 3] |= 1 << (number & 7)
    return bytes(mask)


def may_be_said(written: Written) -> bool:
    """No names of places, brands and statesmen: the list knows them, but nobody chose them. First names are fine."""
    return any(
        text == text.lower() or any(reading.pos == "first_name" for reading in readings)
        for text, readings in written.items()
    )


def is_pronounced(word: str, written: Written) -> bool:
    """No acronyms and symbols; of the shortest, which are mostly symbols, only those with a part in sentences."""
    if VOWELS.isdisjoint(word) or not any(text[1:] == text[1:].lower() for text in written):
        return False
    if len(word) > 2:
        return True
    readings = [reading for found in written.values() for reading in found]
    if not readings:
        return word in SHORT_ENGLISH.split()
    return any(r.pos in WORDY or (r.pos == "noun" and r.number in ("s", "p")) for r in readings) or word == "OS"


def avoided(spellings: Iterable[str], lemmas: Forms | None, listed: Iterable[str]) -> Iterator[str]:
    """The folded words a computer does not say: the listed lemmas with their forms, and the listed families."""
    families, kept, single = [], [], set()
    for entry in listed:
        if entry.startswith(KEPT):
            kept.append(_pattern(entry[1:]))
        elif "*" in entry:
            families.append(_pattern(entry))
        elif lemmas is not None:
            single |= lemmas.get(entry, set()) | {fold(entry), fold(entry) + "S"}
        else:
            single.update(english_forms(fold(entry)))
    family, innocent = (re.compile("|".join(patterns) or "(?!)") for patterns in (families, kept))
    for word in spellings:
        if (word in single or family.fullmatch(word)) and not innocent.fullmatch(word):
            yield word


def _pattern(entry: str) -> str:
    return translate("".join(char if char == "*" else fold(char) for char in entry))


def english_forms(word: str) -> Iterator[str]:
    """SCOWL names no lemmas: the usual endings, of which only those that are words count."""
    stems = {word, word + word[-1]}
    if word.endswith("E"):
        stems.add(word[:-1])
    if word.endswith("Y"):
        stems.add(word[:-1] + "I")
    yield word
    for stem in sorted(stems):
        for ending in ("S", "ES", "ED", "D", "ING", "INGS", "ER", "ERS", "Y", "IES", "IER", "IEST", "ISH", "IC"):
            yield stem + ending
