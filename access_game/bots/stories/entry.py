"""Words a teller knows, each with the part it plays, and the box they are kept in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from access_game.core.letters import fold

_PLAIN = str.maketrans("ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜ", "AAACEEEEIIOOUUU", "'’-") | {ord("Œ"): "OE", ord("Æ"): "AE"}


def _quick_fold(word: str) -> str:
    """`fold` for our own spellings, thousands at a time."""
    return word.upper().translate(_PLAIN)


class Gloss(NamedTuple):
    """One form in one part. An empty field says nothing."""

    word: str
    part: str  # "noun/ms", "verb/3s/pres", "det", "name"...: what a step of the grammar asks for
    lemma: str = ""
    gender: str = ""  # m, f
    number: str = ""  # s, p
    person: str = ""  # 1s 2s 3s 1p 2p 3p
    kind: str = ""  # the class of a noun, the sort of a determiner, the tense an opener calls for
    frame: str = ""  # what a verb or a preposition takes
    vowel: bool = False  # does it begin with a vowel to the ear: l'oiseau, an owl
    before: str = ""  # what it wants next: v a vowel, c a consonant
    only: str = ""  # "heard": understood when people say it, never said

    @property
    def told(self) -> bool:
        return not self.only


class Vocabulary:
    """Every entry, found by its spelling (without accents) or by part and first letter.

    Verbs have so many forms that those of one first letter are only written out when that letter is first asked for:
    `late` is called once for each.
    """

    def __init__(self, entries: Iterable[Gloss], late: Callable[[str], Iterable[Gloss]] = lambda letter: ()) -> None:
        self._spelled: dict[str, list[Gloss]] = {}
        self._parts: dict[tuple[str, str], list[Gloss]] = {}
        self._seen: set[tuple[str, str, str, str]] = set()
        self._late = late
        self._ready: set[str] = set()
        self._keep(entries)

    def words(self) -> frozenset[str]:
        """The dictionary forms of all words, for counting and reading."""
        return frozenset(entry.lemma for entry in self.all())

    def all(self) -> list[Gloss]:
        """Every entry, in every form."""
        for letter in ascii_uppercase:
            self._prepare(letter)
        return [entry for entries in self._spelled.values() for entry in entries]

    def spelled(self, word: str) -> Sequence[Gloss]:
        """The entries written exactly so, but for capitals."""
        typed = word.lower().replace("’", "'")
        return [entry for entry in self.alike(word) if entry.word.lower() == typed]

    def alike(self, word: str) -> Sequence[Gloss]:
        """The entries with these letters, whatever the accents: people type "foret"."""
        key = fold(word)
        self._prepare(key[:1])
        return self._spelled.get(key, [])

    def starting(self, part: str, letter: str) -> Sequence[Gloss]:
        self._prepare(letter)
        return self._parts.get((part, letter), ())

    def _prepare(self, letter: str) -> None:
        if letter not in self._ready:
            self._ready.add(letter)
            self._keep(self._late(letter))

    def _keep(self, entries: Iterable[Gloss]) -> None:
        for entry in entries:
            same = (entry.word, entry.part, entry.kind, entry.number + entry.gender + entry.person + entry.before)
            if same in self._seen:
                continue
            self._seen.add(same)
            key = _quick_fold(entry.word)
            self._spelled.setdefault(key, []).append(entry)
            self._parts.setdefault((entry.part, key[0]), []).append(entry)
