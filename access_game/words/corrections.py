"""What we change in the dictionaries: words they lack, symbols and abbreviations that are no words, names.

The changes themselves are in data/ours.*.toml, for reading. A tool of the word-list build, never of a game.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from access_game.core.letters import VOWELS, fold
from access_game.words.readings import Sense, write_rule

Spellings = dict[str, dict[str, set[Sense]]]  # folded word -> spelling -> readings
SHORT = 3  # letters: up to here every string is an acronym or a symbol of something
HEARD = 3.0  # Zipf: a name that short is a word only when it is heard
ROMAN = re.compile(
    r"(?=[IVXLCDM])M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?:e|es|er|ers|re|res|de|des|ds?|nds?)?"
)  # XIV, and XIVe
_GENDERS = {"feminine": "f", "masculine": "m", "noun": ""}
_PARTS = {"adjective": "adj", "sound": "interj", "name": "name"}


class Corrections:
    """Those of one language."""

    def __init__(self, path: Path) -> None:
        ours = tomllib.loads(path.read_text(encoding="utf-8"))
        listed = {name: frozenset(text.split()) for name, text in ours.items() if isinstance(text, str)}
        self.one_and_two = listed["one"] | listed["two"]
        self.sounds, self.acronyms, self.no_words = listed["sounds"], listed["acronyms"], listed["not"]
        self.names = listed["names"]
        self.common = listed.get("words", frozenset())
        self.more: Mapping[str, str] = ours.get("more", {})
        self._kept = frozenset(map(fold, self.sounds | self.acronyms))

    def is_word(self, spelling: str, zipf: float) -> bool:
        """Whether a spelling of the dictionary is a word, and no symbol, number, abbreviation or name of a letter."""
        letters = fold(spelling)
        if len(letters) <= 2:
            return spelling in self.one_and_two
        if spelling in self.no_words or ROMAN.fullmatch(spelling):
            return False
        if letters in self._kept:
            return True
        if len(letters) > SHORT:
            return not is_run(letters)
        spelt_out = spelling[1:] != spelling[1:].lower()
        if VOWELS.isdisjoint(letters) or spelt_out:
            return False
        return spelling.islower() or zipf >= HEARD

    def apply(self, spellings: Spellings, zipfs: Mapping[str, float], graded: bool) -> Spellings:
        """The list without what is no word, and with what it lacks; `graded`, with its grammar."""
        kept: Spellings = {}
        for word, written in spellings.items():
            left = {text: senses for text, senses in written.items() if self.is_word(text, zipfs.get(text.lower(), 0))}
            if left:
                kept[word] = left
        for text, sense in self._added():
            known = kept.setdefault(fold(text), {})
            if not any(text.lower() == other.lower() for other in known):
                known[text] = {sense} if graded else set()
        return kept

    def _added(self) -> Iterator[tuple[str, Sense]]:
        for text in sorted(self.one_and_two | self.sounds):
            yield text, Sense("interj", lemma=write_rule(text, text))
        for text in sorted(self.acronyms):
            yield text, Sense("name", lemma=write_rule(text, text))
        for kind, words in self.more.items():
            for entry in words.split():
                singular, _, plural = entry.partition("/")
                pos = _PARTS.get(kind, "noun")
                yield singular, Sense(pos, _GENDERS.get(kind, ""), "s", lemma=write_rule(singular, singular))
                if kind in _GENDERS:
                    several = plural or "-".join(part + "s" for part in singular.split("-"))
                    if several != singular:
                        yield several, Sense(pos, _GENDERS[kind], "p", lemma=write_rule(several, singular))


def is_run(letters: str) -> bool:
    """One letter again and again is a noise on the keys."""
    return len(set(letters)) == 1


def capitals(sizes: Mapping[str, int], corrections: Corrections) -> frozenset[str]:
    """The names to be shown as such: those listed, and those in a smaller list than the word with their letters."""
    told = (text for text, size in sizes.items() if text[:1].isupper() and sizes.get(text.lower(), 0) > size)
    return corrections.names | {text for text in told if text.lower() not in corrections.common}


def conjugated_only(spellings: Spellings) -> Iterator[str]:
    """Names whose letters are otherwise only a form of a verb: Cuba is rather the island."""
    forms = {"infinitive", "past_participle", "present_participle", ""}
    for written in spellings.values():
        for text in written:
            readings: Iterable[Sense] = written.get(text.lower(), ())
            if text[:1].isupper() and readings and all(r.pos == "verb" and r.tense not in forms for r in readings):
                yield text
