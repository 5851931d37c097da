"""How a French sentence goes on: places, agreements and elisions.

Much more is understood than said: a branch of weight 0, an entry that is not `told` and a taste of 0 are for what
people may say. What is said is one hero's story: few patterns, sharp classes of words.

An elided word is never laid alone: "l'oiseau" is one word, laid with L. The grammar counts two, so that the teller
looks for what may follow "l'" and joins it. After le, de, ne... no vowel may come.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_being import after_avoir, after_degree, after_etre, feeling
from access_game.bots.stories.french_clauses import after_because, after_into, after_prep, closing, relative
from access_game.bots.stories.french_forms import starts_with_vowel
from access_game.bots.stories.french_nouns import adjective, after_determiner, bare_noun, noun_group
from access_game.bots.stories.french_subjects import another_subject, fresh, once, sentence_start, subject
from access_game.bots.stories.french_verbs import (
    after_verb,
    aim,
    disguise,
    gerund,
    infinitive,
    it_or_them,
    mirror,
    only_verb,
    predicate,
    verb_forms,
)
from access_game.bots.stories.french_words import ANIMATE, french_lexicon
from access_game.bots.stories.situation import Branch, Situation
from access_game.bots.stories.thread import Thread

_ELIDED = re.compile(r"^(l|d|j|n|s|m|t|c|qu|lorsqu|puisqu)['’](.+)$", re.IGNORECASE)
_ANYTHING = "HAKFCTVMLOUNBi"

_STRANGE = ("noun", "adj", "verb", "inf", "det", "prep")  # under pressure a strange thing is better than a wrong joint


class French:
    breath = 10

    def __init__(self) -> None:
        self.lexicon = french_lexicon()

    def steps(self, at: Situation) -> Iterable[Branch]:
        strange = _STRANGE if at.at not in ("mirror", "clitic") else ()  # not every verb can follow "se"
        for step in _PLACES[at.at](at):
            yield step._replace(firm=step.firm or step.part.split("/")[0] not in strange)

    def complete(self, at: Situation) -> bool:
        if at.owed or at.negative == "ne" or at.role in ("subject", "owner", "front"):
            return at.at == "lost" or (at.at == "noun" and at.frame == "once")
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
        kept = Situation("lost", role="object", who=told.who, sex=told.sex, tense=told.tense, thread=told.thread)
        return kept._replace(clauses=told.clauses, frame="x")

    def guess(self, word: str, first: bool) -> Iterator[Gloss]:
        """Endings give number and part; a gender that cannot be seen is left to the determiner."""
        low = word.lower()
        plain = Gloss(word, "", word, frame=_ANYTHING, vowel=starts_with_vowel(word), only="heard")
        if word[0].isupper():
            for gender in "mf":
                yield plain._replace(part="name", gender=gender, number="s", person="3s", kind="H")
        if low.endswith("ment"):
            yield plain._replace(part="adverb")
        if low.endswith(("er", "ir", "re", "oir")):
            yield plain._replace(part="inf/verb")
        if low.endswith("ant"):
            yield plain._replace(part="gerund")
        if low.endswith(("é", "i", "u")):
            yield plain._replace(part="participle")
        number = "p" if low[-1] in "sx" else "s"
        for gender in "mf":
            form = plain._replace(gender=gender, number=number)
            yield form._replace(part=f"noun/{gender}{number}", person="3" + number, kind="HAFCO")
            yield form._replace(part=f"adj/{gender}{number}")
            yield form._replace(part=f"mood/{gender}{number}")
        endings = (("ons", ("1p",)), ("ez", ("2p",)), ("nt", ("3p",)), ("", ("1s", "2s", "3s")))
        persons = next(those for ending, those in endings if low.endswith(ending))
        tense = "impf" if low.endswith(("ait", "aient")) else "fut" if low.endswith(("ra", "ront")) else "pres"
        for person in persons:
            yield plain._replace(part=f"verb/{person}/{tense}", person=person, kind=tense)


def shared(s: Situation) -> Iterator[Branch]:
    """After "et": the same subject may go on with another verb, or the verb with another object."""
    if s.who and s.tense and (s.tense != "past" or s.at == "shared"):
        again = s._replace(frame="", extras=0, adverbs=0, negative="", relatives=0, kind="", article="")
        yield from verb_forms(again, 3.0)
        yield from it_or_them(again, 1.5)
        yield from mirror(again, 0.8)
    two = s.mood == "and" and s.role == "object" and s.article in ("indef", "des", "num", "few") and s.joined < 1
    if s.wanted:
        more = s._replace(joined=s.joined + 1, mood="")
        yield from noun_group(more, "object", s.wanted, 1.2 if two else 0.0, {"indef": 1.5, "num": 0.3, "own": 0.5})
    yield Branch(
        "opener",
        lambda e: fresh(s)._replace(at="front", mood="soon"),
        weight=0.4,
        taste=lambda e: float(e.word in ("soudain", "enfin", "aussitôt", "ensuite", "brusquement")),
    )
    yield from subject(fresh(s)._replace(at="clause"))


def after_noun(s: Situation) -> Iterator[Branch]:
    yield from adjective(s, 1.4 if set(s.kind) & set(ANIMATE + "OUTVMCFN") else 0.0)
    owned = s.role == "object" and s.article == "def" and s.adjectives < 2 and set(s.kind) & set("OUTVMCFL")
    role = "owner" if s.role == "subject" else s.role
    kept = s._replace(role=role, adjectives=2)
    yield Branch("of", lambda e: kept._replace(at="of", onset=e.before), weight=0.8 if owned else 0.0)
    whose = kept._replace(at="det", gender="m", number="s", article="def", onset="c", wanted="HA")
    yield Branch("det", lambda e: whose, lambda e: e.word == "du", 0.8 if owned else 0.0)
    if s.role == "front":
        yield from subject(s)
    elif s.frame == "once":
        yield from closing(s._replace(role="object", frame="x"))
        yield Branch("qui", lambda e: relative(s), weight=2.0)
    elif s.role in ("subject", "owner"):
        few = s.role == "subject" and s.clauses == 0 and s.joined < 1 and len(s.thread.named) < 3
        yield Branch(
            "joiner",
            lambda e: s._replace(at="and", joined=s.joined + 1),
            lambda e: e.word == "et",
            0.3 if few and s.article in ("name", "def", "poss", "indef") and s.number == "s" else 0.0,
        )
        aside = s._replace(at="predicate", role="subject", owed=True, mood="qui", relatives=1)
        yield Branch("qui", lambda e: aside, weight=0.0)
        yield from predicate(s._replace(role="subject"))
    else:
        yield from after_clause(s)


def verb_and_more(s: Situation) -> Iterator[Branch]:
    yield from after_verb(s)
    if "i" in s.frame and s.negative != "ne":
        yield from own_verb(s)


def after_clause(s: Situation) -> Iterator[Branch]:
    yield from closing(s)
    yield from own_verb(s)


def own_verb(s: Situation) -> Iterator[Branch]:
    """Le chat qui danse: when that is told, what the cat does."""
    if s.owed and s.mood == "qui":
        yield from predicate(
            s._replace(owed=False, mood="", role="subject", frame="", extras=0, adverbs=0, relatives=0)
        )


def owner(s: Situation) -> Iterator[Branch]:
    """ "la pantoufle de Zoé": somebody, no further."""
    for step in noun_group(s, s.role, "HK", 1.0, {"own": 1.0, "poss": 0.5, "def": 0.5}):
        if step.part == "det":
            yield step._replace(fits=lambda e: e.word not in ("le", "les"))
        else:
            yield step._replace(weight=1.0)


_PLACES: dict[str, Callable[[Situation], Iterable[Branch]]] = {
    "start": sentence_start,
    "clause": subject,
    "front": subject,
    "shared": shared,
    "and": another_subject,
    "det": after_determiner,
    "early": after_determiner,
    "noun": after_noun,
    "predicate": predicate,
    "ne": only_verb,
    "clitic": only_verb,
    "mirror": only_verb,
    "after verb": verb_and_more,
    "etre": after_etre,
    "avoir": after_avoir,
    "degree": after_degree,
    "feeling": feeling,
    "prep": after_prep,
    "into": after_into,
    "of": owner,
    "bare": bare_noun,
    "because": after_because,
    "infinitive": infinitive,
    "pour": aim,
    "en": gerund,
    "disguise": disguise,
    "once": once,
    "end": after_clause,
    "lost": closing,
}
