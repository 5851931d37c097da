"""The judge of words: what the lists say of a word. Whether it counts is for the table."""

from __future__ import annotations

from itertools import islice
from typing import Literal, NamedTuple

from access_game.core.letters import Letters, fold
from access_game.words.lexicon import Lexicon
from access_game.words.personal import Personal
from access_game.words.query import Level, Query

ENOUGH = 5  # suggestions
Opinion = Literal["known", "unknown", "no_list"]
HomeOpinion = Literal["known", "foreign", "personal", "unknown", "no_list"]
HOME, PERSONAL = "home", "personal"


class Finding(NamedTuple):
    """What was found out about a word."""

    word: str  # as it is written, where a list has it
    verdict: Opinion
    found_in: tuple[str, ...]  # "home", other languages ("es"), "personal"


class Judge:
    """Asks the list of the language, then those of other languages, then the words this table accepted before."""

    def __init__(self, lexicon: Lexicon | None, personal: Personal | None = None) -> None:
        self.lexicon = lexicon
        self.personal = personal

    def verdict(self, word: str) -> Opinion:
        if not fold(word):
            return "unknown"
        if self.found_in(word):
            return "known"
        return "no_list" if self.lexicon is None else "unknown"

    def at_home(self, word: str) -> HomeOpinion:
        """The same, of a word of the language of the table: where only others have it, who they are."""
        if self.lexicon is None:
            return "no_list"
        found = self.found_in(word)
        if HOME in found:
            return "known"
        return "unknown" if not found else "personal" if found == (PERSONAL,) else "foreign"

    def found_in(self, word: str) -> tuple[str, ...]:
        """The home language; otherwise the others that have it; and the words accepted here."""
        own = (PERSONAL,) if self.personal is not None and word in self.personal else ()
        if self.lexicon is None:
            return own
        return ((HOME,) if word in self.lexicon else self.lexicon.languages(word)) + own

    def finding(self, word: str) -> Finding:
        """The verdict and why, for a sentence."""
        found = self.found_in(word)
        is_plain = word == word.lower()  # capitals that were given are kept
        written = self.lexicon.written(word) if self.lexicon is not None and HOME in found and is_plain else word
        return Finding(written, self.verdict(word), found)

    def suggest(self, letters: Letters, count: int) -> list[str]:
        """Some words with these letters, fit to be said to anybody, the best known first; none where there is no list.
        Rarer ones only where hardly a common one is found."""
        found: list[str] = []
        for level in (Level.EASY, Level.NORMAL, Level.HARD) if self.lexicon is not None else ():
            assert self.lexicon is not None
            found = [hit.display for hit in islice(self.lexicon.find(Query.of(letters), level), count)]
            if len(found) >= min(ENOUGH, count):
                break
        return found
