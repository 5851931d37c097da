"""The judge of words: what the lists say of a word. Whether it counts is for the table."""

from __future__ import annotations

from itertools import islice
from typing import Literal

from access_game.core.letters import Letters, fold
from access_game.words.lexicon import Known, Lexicon
from access_game.words.personal import Personal
from access_game.words.query import Level, Query

Opinion = Literal["known", "unknown", "no_list"]


class Judge:
    """Asks the list of the language, then the words this table accepted before."""

    def __init__(self, lexicon: Lexicon | None, personal: Personal | None = None) -> None:
        self.lexicon = lexicon
        self.personal = personal

    def verdict(self, word: str) -> Opinion:
        if not fold(word):
            return "unknown"
        if self.personal is not None and word in self.personal:
            return "known"
        if self.lexicon is None:
            return "no_list"
        return "unknown" if self.lexicon.check(word) is Known.UNKNOWN else "known"

    def suggest(self, letters: Letters, count: int) -> list[str]:
        """Some words with these letters, the best known first; none where there is no list.

        They are read out to whoever asks, so they are words a computer may say.
        """
        found = self.lexicon.find(Query.of(letters), Level.HARD) if self.lexicon is not None else ()
        return [hit.display for hit in islice(found, count)]
