"""How a French sentence goes on: places, agreements and elisions.

An elided word is a word of its own, laid with its own card: "l'" for L, then "oiseau" for O. It may only be said as a
promise: after l', d', n', s', qu', j' the next word must begin with a vowel or an h muet, after le, de, ne... it
must not. People may type "l'oiseau" in one go: it is read as two words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_clauses import (
    after_because,
    after_if,
    after_into,
    after_prep,
    after_whenever,
    closing,
    governed,
    infinitive,
)
from access_game.bots.stories.french_forms import starts_with_vowel
from access_game.bots.stories.french_nouns import (
    ALL,
    after_determiner,
    another_subject,
    bare_noun,
    fresh,
    noun_group,
    of_whom,
    owner,
    subject,
)
from access_game.bots.stories.french_verbs import (
    after_avoir,
    after_degree,
    after_etre,
    after_verb,
    only_verb,
    predicate,
    verb_forms,
)
from access_game.bots.stories.french_words import french_lexicon
from access_game.bots.stories.situation import Branch, Situation
from access_game.bots.stories.thread import Thread

_ELIDED = re.compile(r"^(l|d|j|n|s|m|t|c|qu|lorsqu|puisqu)['’](.+)$", re.IGNORECASE)


class French:
    def __init__(self) -> None:
        self.lexicon = french_lexicon()

    def steps(self, at: Situation) -> Iterable[Branch]:
        return _PLACES[at.at](at)

    def complete(self, at: Situation) -> bool:
        if at.owed or at.negative == "ne" or at.role in ("subject", "owner", "front"):
            return at.at == "lost"
        if at.at == "after verb":
            return "i" in at.frame
        return at.at in ("noun", "end", "lost")

    def close(self, at: Situation) -> Thread:
        return at.thread

    def split(self, word: str) -> list[str]:
        found = _ELIDED.match(word)
        if not found or self.lexicon.spelled(word):
            return [word]
        return [found[1] + "'", found[2]]

    def lost(self, before: Iterable[Situation]) -> Situation:
        told = next(iter(before), Situation())
        return Situation("lost", role="object", who=told.who, sex=told.sex, tense=told.tense, clauses=told.clauses)

    def guess(self, word: str, first: bool) -> Iterator[Gloss]:
        """Endings give number and part; a gender that cannot be seen is left to the determiner."""
        vowel, low = starts_with_vowel(word), word.lower()
        many = low[-1] in "sx"
        if word[0].isupper():
            for gender in "mf":
                yield Gloss(word, "name", word, gender, "s", "3s", "H", vowel=vowel)
        if low.endswith("ment"):
            yield Gloss(word, "adverb", word, vowel=vowel)
        if low.endswith(("er", "ir", "re", "oir")):
            yield Gloss(word, "inf/verb", word, frame=ALL + "i", vowel=vowel)
        if low.endswith(("é", "i", "u")):
            yield Gloss(word, "participle", word, frame=ALL + "i", vowel=vowel)
        number = "p" if many else "s"
        for gender in "mf":
            for kind in "HAOFCBPVTNX":
                yield Gloss(word, f"noun/{gender}{number}", word, gender, number, "3" + number, kind, vowel=vowel)
            yield Gloss(word, f"adj/{gender}{number}", word, gender, number, vowel=vowel)
        persons = (
            ("1p",)
            if low.endswith("ons")
            else ("2p",)
            if low.endswith("ez")
            else ("3p",)
            if low.endswith("nt")
            else ("1s", "2s", "3s")
        )
        tense = "impf" if low.endswith(("ait", "aient")) else "fut" if low.endswith(("ra", "ront")) else "pres"
        for person in persons:
            yield Gloss(word, f"verb/{person}/{tense}", word, person=person, kind=tense, frame=ALL + "i", vowel=vowel)


def sentence_start(s: Situation) -> Iterator[Branch]:
    yield from subject(s)
    yield Branch("cry", lambda e: s._replace(at="front"), weight=0.4)
    yield Branch("opener", lambda e: s._replace(at="front", tense=e.kind), weight=1.5)
    yield Branch("prep", lambda e: governed(s, e, "front"), lambda e: "f" in e.frame, 0.5)
    yield Branch("joiner", lambda e: s._replace(at="clause", owed=True), lambda e: e.frame == "w", 0.3)
    yield Branch("whenever", lambda e: s._replace(at="whenever", owed=True, onset=e.before), weight=0.2)
    yield Branch("if", lambda e: s._replace(at="if", owed=True, tense="pres", article=e.word), weight=0.3)


def shared(s: Situation) -> Iterator[Branch]:
    """After "et": the same subject may go on with another verb, the verb with another object, or all starts anew."""
    yield from subject(fresh(s))
    if s.who and s.tense and s.relatives == 0:
        yield from verb_forms(s._replace(frame="", extras=0, adverbs=0, negative=""), 0.8)
    if s.wanted and s.role in ("object", "place"):
        yield from noun_group(s, s.role, s.wanted, 0.7, ["def", "indef", "poss", "dem", "num"])


def after_noun(s: Situation) -> Iterator[Branch]:
    if s.article != "name" and s.kind != "J":
        if s.adjectives < 2 and s.role != "owner":
            yield Branch(
                f"adj/{s.gender}{s.number}",
                lambda e: s._replace(adjectives=2),
                stands_behind,
                1.3 if s.kind not in "XEPS" else 0.4,
            )
        if s.adjectives < 3 and s.role != "owner" and s.kind in "HAOFCVPM":
            yield from of_whom(s)
    if s.role == "front":
        yield from (step for step in subject(s) if s.article != "name" or step.part != "name")
    elif s.role in ("subject", "owner"):
        if s.joined < 2 and s.who[0] == "3" and s.article != "every":
            yield Branch("joiner", lambda e: s._replace(at="and", joined=s.joined + 1), lambda e: e.word == "et", 0.35)
        yield from predicate(s)
    else:
        yield from closing(s)


def stands_behind(e: Gloss) -> bool:
    return e.kind != "before"  # un grand chat, never un chat grand


_PLACES: dict[str, Callable[[Situation], Iterable[Branch]]] = {
    "start": sentence_start,
    "clause": subject,
    "front": subject,
    "that": subject,
    "shared": shared,
    "and": another_subject,
    "det": after_determiner,
    "early": after_determiner,
    "noun": after_noun,
    "predicate": predicate,
    "ne": only_verb,
    "clitic": only_verb,
    "mirror": only_verb,
    "after verb": after_verb,
    "etre": after_etre,
    "avoir": after_avoir,
    "degree": after_degree,
    "prep": after_prep,
    "into": after_into,
    "of": owner,
    "bare": bare_noun,
    "because": after_because,
    "if": after_if,
    "whenever": after_whenever,
    "infinitive": infinitive,
    "end": closing,
    "lost": closing,
}
