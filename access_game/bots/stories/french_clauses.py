"""What follows a French clause: where, when and how it happened, and the word that joins the next."""

from __future__ import annotations

from collections.abc import Iterator

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_nouns import after_determiner, bare_noun, both, fresh, noun_group, subject
from access_game.bots.stories.situation import Branch, Situation

BEING = ("dans", "sur", "sous", "avec", "comme", "chez", "contre", "devant", "derrière", "en")
BOOKISH = ("selon", "sauf", "via", "depuis", "par", "durant", "parmi")
DULL = ("utilement", "uniformément", "ordinairement", "quotidiennement", "régulièrement", "efficacement", "également")
ONLY_MIRRORED = ("r", "hr")


def closing(s: Situation) -> Iterator[Branch]:
    tired = 0.5 ** max(0, s.extras - 1)
    rested = s._replace(extras=s.extras + 1, frame="i", at="end", role="object", wanted="")
    if s.at != "noun" or s.role != "attribute":
        calm = rested._replace(article="adverb", adverbs=s.adverbs + 1)
        if s.article != "adverb":
            yield Branch("adverb", lambda e: calm, lambda e: suits(e, s), 0.7 * tired * 0.1**s.adverbs, adverb_taste)
    if s.owed:
        main = subject(s._replace(owed=False, clauses=s.clauses + 1))
        yield from (step for step in main if s.article != "name" or step.part != "name")  # two names in a row confuse
        yield from where(s, 0.4 * tired)
        return
    yield from where(s, 1.5 * tired)
    yield from when(s, 0.35 * tired)
    yield Branch("joiner", lambda e: join(s, e), weight=1.2, taste=lambda e: 0.3 if e.word == "or" else 1.0)
    yield Branch("whenever", lambda e: fresh(s)._replace(at="whenever", onset=e.before), weight=0.5)
    yield Branch("because", lambda e: s._replace(at="because"), weight=0.03)
    if s.tense == "pres":
        yield Branch("if", lambda e: fresh(s)._replace(at="if", article=e.word), weight=0.4)
    if (
        s.at == "noun"
        and s.article not in ("name", "part", "every")
        and s.relatives < 1
        and s.kind not in "XEJ"
        and s.role != "front"
    ):
        yield Branch("qui", lambda e: relative(s), weight=0.7, fancy=True)
        if s.kind in ("P", "S"):
            yield Branch("where", lambda e: fresh(s)._replace(at="clause", relatives=1), weight=1.2, fancy=True)


def where(s: Situation, weight: float) -> Iterator[Branch]:
    calm = s._replace(extras=s.extras + 1)
    yield Branch(
        "prep",
        lambda e: governed(calm, e, "place"),
        lambda e: s.at != "etre" or e.word in BEING,
        weight,
        prep_taste,
    )
    yield Branch(
        "into",
        lambda e: calm._replace(
            at="into", role="place", wanted="PS", gender=e.gender, number=e.number, article="def", onset=e.before
        ),
        weight=weight * 0.4,
        taste=lambda e: 0.2 if e.number == "p" else 1.0,
    )


def when(s: Situation, weight: float) -> Iterator[Branch]:
    """ "chaque nuit", "un matin", "trois fois": a time without preposition."""
    if s.kind == "J" or s.article == "every":
        return
    calm = s._replace(extras=s.extras + 1, frame="i")
    for step in noun_group(calm, "place", "J", weight, ("indef", "dem", "every", "num")):
        yield step._replace(fits=both(step.fits, lambda e: e.number == "s" or e.kind == "num"))


def after_prep(s: Situation) -> Iterator[Branch]:
    if "q" in s.frame and s.role != "front":
        yield Branch("que", lambda e: fresh(s)._replace(at="clause", onset=e.before), weight=0.7)
    if "b" in s.frame:
        yield from bare_noun(s._replace(at="bare", frame="manner"))
        return
    if "i" in s.frame:
        yield from infinitive(s)
        return
    kinds = ("def", "indef", "poss", "dem") + (("num",) if "n" in s.frame else ())
    for step in noun_group(s, s.role, s.wanted, 1.0, kinds):
        if "p" not in s.frame:
            yield step
        elif step.part == "det":
            yield step._replace(fits=both(step.fits, lambda e: e.number == "p"))


def after_into(s: Situation) -> Iterator[Branch]:
    if s.gender:
        yield from after_determiner(s._replace(at="det"))
        return
    for step in noun_group(s, "place", "PS", 1.0, ("def", "poss", "dem", "indef")):
        yield step._replace(fits=both(step.fits, lambda e: e.word not in ("le", "les")))


def infinitive(s: Situation) -> Iterator[Branch]:
    """After "pour", "sans": another verb, or somebody."""
    yield Branch(
        "inf/verb",
        lambda e: s._replace(at="after verb", frame=e.frame, role="object", negative="", extras=s.extras),
        plain_verb,
        1.5,
    )
    yield from noun_group(s, "place", s.wanted, 1.0, ("def", "indef", "poss", "dem"))


def after_because(s: Situation) -> Iterator[Branch]:
    yield Branch("que", lambda e: fresh(s)._replace(at="clause", onset=e.before))


def after_if(s: Situation) -> Iterator[Branch]:
    """ "si" before everything, "s'" before il and ils only."""
    for step in subject(s):
        elided = step.part == "pronoun"
        if s.article == "si":
            yield step._replace(fits=both(step.fits, lambda e: e.word not in ("il", "ils")))
        elif elided:
            yield step._replace(fits=lambda e: e.word in ("il", "ils"))


def after_whenever(s: Situation) -> Iterator[Branch]:
    """lorsqu' and puisqu' are only written before il, elle, on, un, une."""
    for step in subject(s):
        if s.onset != "v":
            yield step
        elif step.part == "pronoun":
            yield step._replace(fits=lambda e: e.word in ("il", "elle", "on", "ils", "elles"))
        elif step.part == "det":
            yield step._replace(fits=both(step.fits, lambda e: e.word in ("un", "une")))


def prep_taste(e: Gloss) -> float:
    return 0.12 if e.word in BOOKISH else 1.6 if e.word in ("comme", "avec", "dans", "en") else 1.0


def adverb_taste(e: Gloss) -> float:
    return 0.2 if e.word in DULL else 1.0


def suits(e: Gloss, s: Situation) -> bool:
    """ "ensemble" wants several; "beaucoup" stays beside a verb without object."""
    if e.kind == "close" and not (s.at == "after verb" and "i" in s.frame and not classes(s.frame)):
        return False
    return not e.number or e.number == s.who[1:]


def classes(frame: str) -> str:
    return "".join(c for c in frame if c.isupper())


def usual_verb(e: Gloss) -> bool:
    return e.frame not in ONLY_MIRRORED


def plain_verb(e: Gloss) -> bool:
    return not set(e.frame) & set("?>@=") and usual_verb(e)


def governed(s: Situation, e: Gloss, role: str) -> Situation:
    return s._replace(at="prep", role=role, wanted=e.kind, frame=e.frame, onset="", adjectives=0)


def join(s: Situation, e: Gloss) -> Situation:
    if e.frame == "s":
        again = s.wanted if e.word in ("et", "ou") else ""
        return s._replace(at="shared", clauses=s.clauses + 1, wanted=again)
    return fresh(s)._replace(clauses=s.clauses + 1)


def relative(s: Situation) -> Situation:
    return fresh(s)._replace(at="predicate", who="3" + s.number, sex=s.gender, kind=s.kind, relatives=s.relatives + 1)
