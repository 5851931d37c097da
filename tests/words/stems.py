"""The stems that no computer may say, read from forbidden.*.txt, and all that the computers can say."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fnmatch import translate
from pathlib import Path
from typing import NamedTuple

from access_game.bots import frontibix
from access_game.bots.stories.english_words import english_lexicon
from access_game.bots.stories.french_words import french_lexicon
from access_game.core.letters import fold
from access_game.narration.phrasebook import Phrasebook
from access_game.words import Level, Lexicon, Query

ENDINGS = {"fr": ("", "S", "X", "E", "ES"), "en": ("", "S", "ES", "ED", "ING", "ER", "ERS", "Y")}
EASY = "@easy"


class Sieve:
    """Patterns put so that half a million words go through in a moment."""

    def __init__(self, patterns: Iterable[str], endings: Iterable[str] = ("",)) -> None:
        self._whole: set[str] = set()
        self._heads: set[str] = set()
        inside = []
        for pattern in patterns:
            head = fold(pattern.rstrip("*"))
            if "*" not in pattern:
                self._whole.update(head + ending for ending in endings)
            elif "*" not in pattern.rstrip("*"):
                self._heads.add(head)
            else:
                inside.append(translate("".join(char if char == "*" else fold(char) for char in pattern)))
        self._lengths = sorted(set(map(len, self._heads)))
        self._inside = re.compile("|".join(inside) or "(?!)")

    def holds(self, word: str) -> bool:
        if word in self._whole or any(word[:length] in self._heads for length in self._lengths):
            return True
        return self._inside.fullmatch(word) is not None


class Stems(NamedTuple):
    bad: Sieve
    innocent: Sieve

    def meet(self, words: Iterable[str]) -> list[str]:
        folded = ((word, word if word.isupper() and word.isascii() else fold(word)) for word in words)
        return [word for word, letters in folded if self.bad.holds(letters) and not self.innocent.holds(letters)]


def stem_lines(language: str, easy: bool) -> list[str]:
    text = (Path(__file__).parent / f"forbidden.{language}.txt").read_text(encoding="utf-8")
    always, _, at_easy = text.partition(f"\n{EASY}\n")
    lines = (always + "\n" + at_easy * easy).splitlines()
    return [line for line in lines if line and line[0] != "#"]


def stems(language: str, easy: bool) -> Stems:
    lines = stem_lines(language, easy)
    bad = Sieve([line for line in lines if line[0] != "!"], ENDINGS[language])
    return Stems(bad, Sieve([line[1:] for line in lines if line[0] == "!"]))


def sayable(lexicon: Lexicon, level: Level) -> Iterator[str]:
    """Everything a computer of this level can say in the language of the lexicon, wherever it has it from."""
    language = lexicon.language
    yield from (hit.folded for hit in lexicon.find(Query(), level))
    yield from frontibix.FEW[language].split()
    yield from Phrasebook(language).text("computer-names").split(", ")
    vocabulary = french_lexicon() if language == "fr" else english_lexicon()
    vocabulary.words()
    yield from (entry.word for entries in vocabulary._spelled.values() for entry in entries if entry.told)
