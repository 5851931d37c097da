"""The lists of foreign words: what the dictionaries of other languages have, as far as it is common there.

A tool of the word-list build, never of a game. A word that no dictionary has is in no list, however often it is
written: people's misspellings are. One that a slip of the keys makes of a common word at home must be commoner still.

Decided with the lists in hand, for unknown is not refused, and what is known wins at once:
- A doubled or single letter is what people get wrong. Where it is all the difference ("posible", "persone", "milion")
  no other language counts but for a dozen words like "tutto" and "dann"; and the other one of the box does, for English
  and French are taught here ("traffic", "dinner").
- Of seven letters and more a slip is likelier than Catalan: "finalment" and "magazin" are unknown at a French table,
  and what is left is as common as a function word; of English and French words, common ones.
- Shorter words are all slips of one another ("hond", "perro", "lunedì", "guitar", "trein"): there it is enough that
  they are common.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path

from access_game.core.letters import VOWELS, fold
from access_game.words.chest import pack
from access_game.words.corrections import ROMAN, SHORT, is_run
from access_game.words.order import in_order

COMMON = 3.0  # Zipf frequency in its own language: twenty to forty thousand forms
FAMILIAR = 4.0  # the same, for one that looks like a slip of the keys: some six thousand
DOUBLING = 4.5  # the same, where a doubled letter is all the difference, or the word is long; of the language we teach
STRANGE = 5.5  # the same, for a long one of a language we do not
COMMONEST = 6.1  # the same, where a doubled letter is all the difference: some dozen words
LONG = 7  # letters
AT_HOME = 3.3  # how common a word at home must be, for others to look like slips of it

# The languages, their dictionaries, and on what terms these may be passed on: see data/NOTICE.md.
DICTIONARIES = {
    "es": (("es_ES",), "GPL-3.0-or-later", "hunspell-es"),
    "it": (("it_IT",), "GPL-3.0", "hunspell-it"),
    "de": (("de_DE",), "GPL-3.0", "hunspell-de-de"),
    "pt": (("pt_PT", "pt_BR"), "GPL-3.0", "hunspell-pt-pt, hunspell-pt-br"),
    "nl": (("nl",), "BSD-3-Clause", "hunspell-nl"),
    "ca": (("ca",), "GPL-3.0-or-later", "hunspell-ca"),
    "pl": (("pl_PL",), "Apache-2.0", "hunspell-pl"),
    "ro": (("ro_RO",), "LGPL-2.1", "hunspell-ro"),
}


class Slips:
    """The common words of a home language, and what one slip of the keys makes of them: a letter too many, too few,
    another, or two that changed places."""

    def __init__(self, zipfs: Mapping[str, float], home: Iterable[str]) -> None:
        """`home`: the spellings of the language."""
        self._by_rest: dict[str, set[str]] = {}
        for text in home:
            if zipfs.get(text.lower(), 0.0) >= AT_HOME:
                word = fold(text)
                for rest in _rests(word):
                    self._by_rest.setdefault(rest, set()).add(word)

    def least(self, word: str, taught: bool) -> float:
        """How common a foreign word must be to count as one. `taught`: of the other language of the box."""
        alike = {other for rest in _rests(word) for other in self._by_rest.get(rest, ()) if other != word}
        near = [other for other in alike if is_slip(word, other)]
        if not near:
            return COMMON
        if any(_single(word) == _single(other) for other in near):
            return DOUBLING if taught else COMMONEST
        if len(word) < LONG:
            return FAMILIAR
        return DOUBLING if taught else STRANGE


def _rests(word: str) -> Iterator[str]:
    """The word, and the word without each of its letters: two words one slip apart have one of these in common."""
    yield word
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


def _single(word: str) -> str:
    """Its letters without their doubles."""
    return "".join(letter for letter, _ in groupby(word))


def is_slip(word: str, other: str) -> bool:
    """Whether they are one slip apart."""
    if len(word) > len(other):
        word, other = other, word
    at = next((at for at, letter in enumerate(word) if letter != other[at]), len(word))
    if len(word) < len(other):
        return len(word) + 1 == len(other) and word[at:] == other[at + 1 :]
    swapped = word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :]
    return word[at + 1 :] == other[at + 1 :] or swapped == other


def short_words(path: Path) -> dict[str, frozenset[str]]:
    """Our table of the words of two and three letters, folded, by language."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {language: frozenset(map(fold, text.split())) for language, text in table.items()}


def is_foreign_word(token: str) -> bool:
    """Long enough to be told from an acronym, with a vowel, no number, no cry."""
    letters = fold(token)
    return (
        len(letters) > SHORT
        and not VOWELS.isdisjoint(letters)
        and not ROMAN.fullmatch(token.upper())
        and not is_run(letters)
        and "'" not in token
        and not any(letter * 4 in letters for letter in VOWELS)
    )


def foreign_chest(
    heard: Mapping[str, float],
    short: Iterable[str],
    slips: Mapping[str, Slips],
    about: dict[str, object],
    taught: bool = False,
) -> bytes:
    """The words of one language: those its dictionary has, with how common they are, and our short ones.

    For each home language a mask tells which of them count there.
    """
    ours = frozenset(short)
    best: dict[str, float] = dict.fromkeys(ours, 9.0)
    for token, zipf in heard.items():
        if zipf >= COMMON and is_foreign_word(token):
            best[fold(token)] = max(zipf, best.get(fold(token), 0.0))
    counting = {
        home: {word for word, zipf in best.items() if word in ours or zipf >= near.least(word, taught)}
        for home, near in slips.items()
    }
    ordered, counts = in_order(set().union(*counting.values()))
    parts = {"letters": "".join(ordered).encode("ascii")}
    for home, words in counting.items():
        mask = bytearray((len(ordered) + 7) // 8)
        for number, word in enumerate(ordered):
            if word in words:
                mask[number >> 3] |= 1 << (number & 7)
        parts[f"counts in {home}"] = bytes(mask)
    return pack(parts, about | {"counts": counts}, frozenset({"letters"}))
