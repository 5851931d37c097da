"""What follows a French clause: one more thing on where, how or what for, and the word that joins the next clause."""

from __future__ import annotations

from collections.abc import Iterator

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_nouns import (
    OBJECT,
    ONE,
    WHERE,
    after_determiner,
    bare_noun,
    both,
    is_named,
    named,
    noun_group,
)
from access_game.bots.stories.french_subjects import fresh, subject
from access_game.bots.stories.french_words import ANIMATE
from access_game.bots.stories.situation import Branch, Situation

LONG = 2  # clauses joined to the first: then it is time for a full stop
LOCAL = ("dans", "sur", "sous", "devant", "derrière", "chez")
LIKENED = {"indef": 1.5, "def": 0.5, "own": 0.6, "poss": 0.6}
COMPANY = {"own": 1.2, "indef": 1.0, "def": 0.6, "poss": 0.3}


def closing(s: Situation) -> Iterator[Branch]:
    """The clause is whole. One complement may come, then only another clause."""
    more = 1.0 if s.extras < 1 and "x" not in s.frame and not s.relatives and s.mood not in ("when", "reason") else 0.0
    alone = s.at == "after verb"
    how = more if alone and not s.adverbs and "c" in s.frame else 0.0
    yield Branch("adverb", lambda e: _done(s)._replace(adverbs=1), weight=0.2 * how)
    late = not s.adverbs and s.at in ("after verb", "noun") and s.role in ("", "object") and "x" not in s.frame
    yield Branch("adverb", lambda e: _done(s)._replace(adverbs=1), weight=0.2 * late, last=True)
    if s.owed and s.mood == "qui":  # le chat qui danse: now his own verb
        yield from where(s, 0.3 * more)
        return
    if s.owed:
        yield from subject(s._replace(at="front", owed=False, clauses=s.clauses + 1))
        yield from where(s, 0.3 * more)
        return
    yield from where(s, 0.7 * more)
    yield from _beside(s, more)
    yield from _joined(s)
    if s.at == "noun" and s.article != "name":
        said = 1.0 if s.role == "object" and set(s.kind) & set("HA") and s.article == "indef" and more else 0.0
        yield Branch("qui", lambda e: relative(s), weight=said, fancy=True)


def _beside(s: Situation, more: float) -> Iterator[Branch]:
    """avec, sans, comme, en, pour"""

    def said(e: Gloss) -> float:
        if e.word == "comme":
            return 5.0 if "c" in s.frame and s.at == "after verb" else 0.0
        if e.word == "avec":
            return 0.6
        if e.word == "sans":
            return 0.5 if s.at == "after verb" else 0.0
        return {"en": 2.0, "pour": 1.8}.get(e.word, 0.0)

    yield Branch("prep", lambda e: governed(s, e), lambda e: e.word not in LOCAL, more, said)


def _joined(s: Situation) -> Iterator[Branch]:
    often = s.moods.count

    def taste(e: Gloss) -> float:
        if e.kind in ("reason", "when"):  # once, and never a reason for a reason
            alone = {"car": 0.5, "quand": 0.0}.get(e.word, 1.0)
            return alone if s.thread.topic and s.mood not in ("reason", "when") and not often(e.kind) else 0.0
        if e.kind in ("but", "then"):
            return 1.0 if s.mood not in ("but", "reason") and not often(e.kind) else 0.0
        return (1.5 if e.kind == "and" else 0.3) * 0.6 ** often(e.kind)

    tired = len(s.moods) >= LONG  # it should have stopped: on it goes only where nobody has a star, nor draws one
    yield Branch("joiner", lambda e: join(s, e), weight=0.0 if tired else 1.2, taste=taste)
    late = ("and", "but", "then", "so") if tired else ("but", "then", "so") if s.mood not in ("reason", "when") else ()
    yield Branch("joiner", lambda e: join(s, e), weight=0.3, taste=lambda e: float(e.kind in late), last=True)
    yield Branch(
        "whenever",
        lambda e: _clause(s, e.kind)._replace(onset=e.before),
        weight=0.0 if tired else 0.25 if s.extras < 1 else 0.1,
        taste=lambda e: taste(e) if e.before == "v" else 0.0,
    )
    yield Branch("because", lambda e: s._replace(at="because", frame=e.word), weight=0.0)
    yield Branch("if", lambda e: fresh(s)._replace(at="clause"), weight=0.0)
    here = set(s.kind) & set("ads") and s.role == "place" and s.at == "noun"
    there = _clause(s, "where")
    yield Branch("where", lambda e: there, weight=0.4 if here and not tired and not often("where") else 0.0)


def where(s: Situation, weight: float) -> Iterator[Branch]:
    """One place for the whole story, unless somebody goes elsewhere."""
    if s.thread.place and "y" not in s.frame:
        weight *= 0.4 if "m" in s.frame else 0.0

    def said(e: Gloss) -> float:
        usual = {"dans": 1.2, "sur": 0.8, "sous": 0.7, "devant": 0.3, "derrière": 0.3, "chez": 0.8}
        if "y" in s.frame or "v" in s.frame:
            usual = {"dans": 1.5, "sur": 0.6, "chez": 1.0} | ({} if "y" in s.frame else {"sous": 0.3})
        return usual.get(e.word, 0.0)

    yield Branch("prep", lambda e: governed(s, e), lambda e: e.word in LOCAL, weight, said)

    def into(e: Gloss) -> Situation:
        group = s._replace(at="into", role="place", wanted="a", gender=e.gender, number=e.number, extras=1)
        return group._replace(article="def", onset=e.before, adjectives=0)

    # after "au" many letters go on, after "à" only L
    yield Branch("into", into, weight=weight, taste=lambda e: 1.2 if e.word == "au" else 0.1)


def governed(s: Situation, e: Gloss) -> Situation:
    if e.word in ("en", "pour"):
        return s._replace(at=e.word, extras=s.extras + 1)
    return s._replace(
        at="prep", role="place", wanted=e.kind, frame=s.frame + e.word, onset="", adjectives=0, extras=s.extras + 1
    )


def after_prep(s: Situation) -> Iterator[Branch]:
    if s.frame.endswith("sans"):
        yield from bare_noun(s)
        yield from noun_group(s, s.role, s.wanted, 0.0, ONE)
        yield Branch("inf/verb", lambda e: s._replace(at="after verb", role="object", frame=e.frame), weight=0.0)
        return
    owed = s.role == "front"  # pendant que Léa dort
    yield Branch("que", lambda e: fresh(s)._replace(at="clause", onset=e.before, owed=owed), weight=0.0)
    if s.frame.endswith("several"):
        yield from noun_group(s, s.role, s.wanted, 1.0, OBJECT, "p")
    elif s.frame.endswith("comme"):
        yield from noun_group(s, s.role, ANIMATE, 1.0, LIKENED, "s")
        yield Branch("name", lambda e: named(s, e), weight=0.0)
    elif s.frame.endswith("chez"):
        yield from noun_group(s, s.role, s.wanted, 1.0, {"def": 1.0, "own": 0.8, "poss": 0.4})
        yield Branch("name", lambda e: named(s, e), lambda e: not is_named(s, e), 0.5)
    elif s.frame.endswith("avec"):
        wanted = "OT" if "t" in s.frame.removesuffix("avec") else ANIMATE
        yield from noun_group(s, s.role, wanted, 1.0, COMPANY, "s")
    else:
        yield from noun_group(s, s.role, s.wanted, 1.0, WHERE, "s")


def after_into(s: Situation) -> Iterator[Branch]:
    """ "au" swallows its article; after "à" stands la, l', or somebody."""
    if s.gender:
        yield from after_determiner(s._replace(at="det"))
        return
    kinds = {"def": 1.0, "own": 0.6, "poss": 0.3} if "K" in s.wanted else {"def": 1.0}
    for step in noun_group(s, s.role, s.wanted, 1.0, kinds):
        yield step._replace(fits=both(step.fits, lambda e: e.word not in ("le", "les")))
    yield Branch("inf/verb", lambda e: s._replace(at="after verb", role="object", frame=e.frame), weight=0.0)


def after_because(s: Situation) -> Iterator[Branch]:
    said = 0.0 if s.frame == "alors" else 1.0
    yield Branch("que", lambda e: fresh(s)._replace(at="clause", onset=e.before, mood="reason"), weight=said)


def join(s: Situation, e: Gloss) -> Situation:
    """Some joiners share the subject: "danse et rit", "danse mais trébuche"."""
    if e.kind in ("and", "then", "but") or not e.told:
        article = s.article if e.kind == "and" else ""
        shared = s._replace(at="shared", clauses=s.clauses + 1, mood=e.kind, article=article)
        return shared._replace(moods=(*s.moods, e.kind))
    return _clause(s, e.kind)


def _clause(s: Situation, mood: str) -> Situation:
    return fresh(s)._replace(at="clause", clauses=s.clauses + 1, mood=mood, moods=(*s.moods, mood))


def relative(s: Situation) -> Situation:
    who = fresh(s)._replace(at="predicate", who="3" + s.number, sex=s.gender, kind=s.kind)
    return who._replace(relatives=s.relatives + 1, mood="and")


def _done(s: Situation) -> Situation:
    return s._replace(extras=1, at="end", role="object", wanted="", kind="", article="")
