"""Letters as the cards carry them, and the one rule of what a word must have (conventions C1 and C2)."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from .refusal import Refused

_LIGATURES = str.maketrans({"Œ": "OE", "Æ": "AE", "Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH"})
VOWELS = frozenset("AEIOUY")
ANY = "*"  # a star among the cards: any letter
LONGEST = 40  # letters: no word is longer
PARTS = 5  # of a compound: qu'en-dira-t-on, will-o'-the-wisp


def fold(text: str) -> str:
    """ "Œuf" is OEUF, "arc-en-ciel" is ARCENCIEL: what remains are the letters A to Z."""
    if text.isascii():
        upper = text.upper()
        return upper if upper.isalpha() else "".join(c for c in upper if c.isalpha())
    plain = unicodedata.normalize("NFD", text.upper().translate(_LIGATURES))
    return "".join(c for c in plain if "A" <= c <= "Z")


def first_of_several(text: str) -> str:
    """The first of them where it is more than one word; nothing where it is one. "l'arbre" and "arc-en-ciel" are one,
    also with a blank beside the sign; a sentence that is all hyphens is none."""
    joined = re.sub(r"\s*(['’-])\s*", r"\1", text.strip())
    words = [word for word in re.split(r"[^\w'’-]+|_+", joined) if fold(word)]
    parts = [part for part in re.split(r"['’-]", joined) if fold(part)]
    return words[0] if len(words) > 1 else parts[0] if len(parts) > PARTS else ""


def bare(text: str) -> int:
    """How many letters it is where it is nothing but letters: one alone, none of them a vowel, or all the same. 0 where
    it may be a word."""
    folded = fold(text)
    return len(folded) if len(set(folded)) == 1 or VOWELS.isdisjoint(folded) else 0


@dataclass(frozen=True)
class Letters:
    """What a word must have; what is empty asks nothing. All letters are capitals without accents.

    `starting`, `ending` and `containing` are cards, and each card wants a letter of its own: starting with E and
    containing E needs two E. A star in `containing` only wants a letter more. The others look at the whole word.
    """

    starting: str = ""
    ending: str = ""
    containing: str = ""  # in any order
    in_order: str = ""  # in this order, with any letters between
    excerpt: str = ""  # side by side, a star being any letter
    without: str = ""  # none of these
    rack: str | None = None  # only these cards, each once; a star is any letter
    jokers: int = 0  # stars more in the rack
    at_least: int = 1
    at_most: int = LONGEST

    @cached_property
    def needed(self) -> Counter[str]:
        """How many of each letter the word needs."""
        needed = Counter(self.containing.replace(ANY, "")) + Counter(self.starting) + Counter(self.ending)
        return needed | Counter(self.in_order) | Counter(self.excerpt.replace(ANY, ""))

    @cached_property
    def least(self) -> int:
        """The word is no shorter: each card wants a letter."""
        cards = len(self.starting) + len(self.ending) + len(self.containing)
        return max(self.at_least, cards, len(self.in_order), len(self.excerpt), 1)

    @cached_property
    def most(self) -> int:
        """The word is no longer."""
        return self.at_most if self.rack is None else min(self.at_most, len(self.rack) + self.jokers)

    def refuse(self, word: str) -> Refused | None:
        """What the word lacks, if anything."""
        folded = fold(word)
        if not folded:
            return Refused("no_letters")
        if len(folded) < self.at_least:
            return Refused("too_short", at_least=self.at_least)
        if len(folded) > self.at_most:
            return Refused("too_long", at_most=self.at_most)
        if not folded.startswith(self.starting):
            return Refused("not_starting", word=word, letter=self.starting)
        if not folded.endswith(self.ending):
            return Refused("not_ending", word=word, letter=self.ending)
        rest = folded[len(self.starting) : len(folded) - len(self.ending)]
        if self.containing and (lacking := _more(self.containing.replace(ANY, ""), rest)):
            return Refused("lacks", word=word, letters=lacking)
        if len(folded) < self.least:
            return Refused("too_short", at_least=self.least)
        if self.in_order and not re.search(".*".join(self.in_order), folded):
            return Refused("not_in_order", word=word, letters=self.in_order)
        if self.excerpt and not re.search(self.excerpt.replace(ANY, "."), folded):
            return Refused("no_excerpt", word=word, letters=self.excerpt)
        if self.without and (found := "".join(letter for letter in self.without if letter in folded)):
            return Refused("has_letters", word=word, letters=found)
        if self.rack is not None:
            lacking = _more(folded, self.rack)
            if len(lacking) > self.rack.count(ANY) + self.jokers:
                return Refused("not_in_rack", word=word, letters=lacking)
        return None


def _more(letters: str, than: str) -> str:
    """The letters of the one that the other does not have, one for one."""
    return "".join(sorted((Counter(letters) - Counter(than)).elements()))


def example(letters: Letters, fill: str = "") -> str:
    """Some word that is not refused, made up from what is wanted; nothing where none can be made that simply."""
    middle = letters.containing.replace(ANY, "E") + letters.in_order + letters.excerpt.replace(ANY, "E")
    for word in (letters.starting + middle + letters.ending, letters.starting + letters.containing + letters.ending):
        for more in (fill, ""):
            padded = (word[: len(word) - len(letters.ending)] + more).ljust(letters.least - len(letters.ending), "A")
            padded += letters.ending
            if letters.refuse(padded) is None:
                return padded
    rack = (letters.rack or "").replace(ANY, "E")[: letters.most]
    return rack if letters.rack and letters.refuse(rack) is None else ""
