"""How words are said that a voice would read wrongly: a table for each language, `data/pronunciation.*.tsv`.

It is for ears only. What is shown, brailled or handed to the tree of the window keeps its spelling, and so does the
tape. A screen reader is given the few lines that are `for` all: its own voice reads the rest as well as its user is
used to, and whoever looks a word up in its history finds the letters the word is really written with.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).resolve().parent / "data"
ALL, OURS = "all", "ours"  # whom a line is for: every voice, or those that are no screen reader
_WORD = re.compile(r"[^\W\d_]+|-")
_PAUSE = r"(?=\s*(?:[.,;:!?…)»”\"]|$))"
_WITHIN = r"(?<=[^\W\d_A-Z]\ |[0-9,]\ )"  # something stands before it in its sentence


class Respelling(NamedTuple):
    """A line of the table. Marks in `written`: = as it is written, no other capitals; , not at the beginning of a
    sentence; | only before a pause; # a figure follows."""

    written: str
    spoken: str
    sound: str  # in the IPA, without stress: what the built-in voice makes of `spoken`
    whom: str
    why: str

    @property
    def words(self) -> str:
        return self.written.strip("=,|#")

    @property
    def pattern(self) -> re.Pattern[str]:
        marks, words = self.written.partition(self.words)[0], self.words
        ending = self.written.partition(words)[2]
        # A hyphen makes one word of two: vis-à-vis is no screw.
        body = r"\s+".join(map(re.escape, words.split()))
        before = r"(?<![\w-])"
        after = r"(?=[0-9])" if "#" in ending else _PAUSE if "|" in ending else r"(?![\w-])"
        if "," in marks:
            before = _WITHIN
        return re.compile(before + body + after, 0 if "=" in marks else re.IGNORECASE)


class _Change(NamedTuple):
    length: int
    pattern: re.Pattern[str]
    spoken: str


@cache
def table(language: str) -> tuple[Respelling, ...]:
    """All lines of a language, as they stand; none where there is no table."""
    path = DATA / f"pronunciation.{language}.tsv"
    if not path.is_file():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(Respelling(*line.split("\t")) for line in lines if line and not line.startswith("#"))


@cache
def _changes(language: str, reader: bool) -> dict[str, list[_Change]]:
    """By the word they begin with: where a text does not have it, it need not be searched."""
    found: dict[str, list[_Change]] = {}
    for line in table(language):
        if not reader or line.whom == ALL:
            first = _WORD.findall(line.words.lower())[0]
            found.setdefault(first, []).append(_Change(len(line.words), line.pattern, line.spoken))
    return found


@lru_cache(maxsize=2048)
def pronounced(text: str, language: str, reader: bool = False) -> str:
    """What a voice is given instead of the text. `reader`: it is a screen reader's."""
    changes = _changes(language[:2], reader)
    firsts = changes.keys() & set(_WORD.findall(text.lower()))
    # The longest first: "A plus plus" before "A plus".
    for change in sorted((change for first in firsts for change in changes[first]), key=lambda change: -change.length):
        text = change.pattern.sub(change.spoken, text)
    return text
