"""Where a sentence stands, and the steps that lead on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from access_game.bots.stories.entry import Gloss, Vocabulary
from access_game.bots.stories.thread import UNTOLD, Thread


class Situation(NamedTuple):
    """One way to understand the words so far. The grammar of a language says what each place of `at` means."""

    at: str = "start"
    gender: str = ""  # of the noun group being built
    number: str = ""
    kind: str = ""  # the class of its noun
    article: str = ""  # the sort of its determiner
    role: str = "subject"  # subject, owner (of the subject), object, place (any complement), front, attribute
    wanted: str = ""  # classes of noun allowed in the group
    who: str = ""  # the subject: its person and number, "3s"
    sex: str = ""
    tense: str = ""
    frame: str = ""  # what the verb still takes
    onset: str = ""  # what the next word must begin with: v a vowel, c a consonant
    joined: int = 0  # subjects joined so far by "and"
    negative: str = ""  # "ne" while the second half is owed, "no" when it has been said
    owed: bool = False  # a main clause must still come
    adjectives: int = 0
    extras: int = 0  # adverbs and complements in this clause
    adverbs: int = 0
    clauses: int = 0
    relatives: int = 0
    doer: Gloss | None = None  # who does what this clause tells
    used: str = ""  # the joiners heard in this sentence
    form: str = ""  # the form a second verb takes: could hop and "skip"
    sites: str = ""  # the sorts of place the preposition goes with
    thread: Thread = UNTOLD  # what the sentences before this one have told
    odd: int = 0  # words a teller would not have said here: of several ways to understand, the least odd counts
    mood: str = ""  # what the clause is for: a reason, a mishap, what happened then
    moods: tuple[str, ...] = ()  # of the clauses of this sentence


class Branch(NamedTuple):
    """One continuation: any entry of that part which fits leads to a new situation."""

    part: str
    then: Callable[[Gloss], Situation]
    fits: Callable[[Gloss], bool] = lambda entry: True
    weight: float = 1.0  # 0: understood when people say it, never said
    taste: Callable[[Gloss], float] = lambda entry: 1.0
    fancy: bool = False  # left to players above the beginner
    odd: int = 1  # how much it speaks against this way to understand that a computer would not have said it
    last: bool = False  # a last resort: said only under pressure, rather than draw one card more
    firm: bool = False  # what its taste forbids is not said under pressure either
    echo: bool = False  # takes up a word that was told: that it was told does not speak against it


class Grammar(Protocol):
    lexicon: Vocabulary
    breath: int  # words: a whole sentence that is longer had better end

    def steps(self, at: Situation) -> Iterable[Branch]: ...

    def complete(self, at: Situation) -> bool:
        """Can a full stop come here?"""
        ...

    def close(self, at: Situation) -> Thread:
        """The thread after this sentence: what it added to the thread it began with."""
        ...

    def split(self, word: str) -> list[str]:
        """A typed word as the grammar counts words: "l'oiseau" is two."""
        ...

    def guess(self, word: str, first: bool) -> Iterable[Gloss]:
        """What an unknown word may be, by its looks."""
        ...

    def lost(self, before: Iterable[Situation]) -> Situation:
        """Where to go on from when nothing is understood any more."""
        ...
