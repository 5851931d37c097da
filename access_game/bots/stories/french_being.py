"""être and avoir: what one is, what one has, and the negation around any verb."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_clauses import where
from access_game.bots.stories.french_nouns import ONE, both, noun_group
from access_game.bots.stories.situation import Branch, Situation

SIMPLE = ("reason", "but", "when")  # moods of a clause that stays short: a feeling, a state


def after_etre(s: Situation) -> Iterator[Branch]:
    if s.negative == "ne":
        yield from negation(s)
        return
    if s.tense != "past":
        yield from attribute(s)
        yield from where(s, 0.0 if s.negative or s.mood in SIMPLE else 0.5)
        yield Branch("prep", lambda e: s._replace(at="prep", role="place", wanted=e.kind, frame=e.word), weight=0.0)
    then = s._replace(at="after verb", role="object", frame="i", negative="", tense="past")
    past = then._replace(thread=s.thread._replace(tense="past"))
    for form in forms(s):
        yield Branch(f"participle/{form}", lambda e: past, weight=0.5 if s.tense == "past" else 0.0)


def attribute(s: Situation) -> Iterator[Branch]:
    for form in forms(s):
        yield Branch(f"mood/{form}", lambda e: described(s), weight=2.0, taste=_passing(s))
        yield Branch(f"adj/{form}", lambda e: described(s), weight=0.0)
    yield Branch("degree", lambda e: s._replace(at="degree"), weight=1.0)
    if s.who[0] == "3":
        said = 0.4 if s.who == "3s" and s.sex and not s.negative and s.mood not in SIMPLE else 0.0
        for step in noun_group(s, "attribute", "H", said, ONE):
            if step.part == "det":
                yield step._replace(fits=both(step.fits, lambda e: e.gender + e.number == s.sex + s.who[1]))


def _passing(s: Situation) -> Callable[[Gloss], float]:
    """ "Lorsqu'il est fatigué", not "lorsqu'il est rusé": a state comes and goes, a trait stays."""
    return lambda e: float(e.kind == "states" or s.mood not in ("when", "but"))


def after_degree(s: Situation) -> Iterator[Branch]:
    for form in forms(s):
        yield Branch(f"mood/{form}", lambda e: described(s), weight=1.0, taste=_passing(s))
        yield Branch(f"adj/{form}", lambda e: described(s), weight=0.0)


def after_avoir(s: Situation) -> Iterator[Branch]:
    if s.negative == "ne":
        yield from negation(s)
        return
    past = s._replace(tense="past", thread=s.thread._replace(tense="past"))
    yield Branch(
        "participle",
        lambda e: past._replace(at="after verb", role="object", frame=e.frame),
        weight=1.5 if s.tense == "past" else 0.0,
        taste=lambda e: float(not set(e.frame) & set(">=~^wyvk")),
    )
    if s.tense == "past":
        return
    yield from feeling(s)
    yield Branch("degree", lambda e: s._replace(at="feeling"), weight=0.8, taste=_much)
    yield from noun_group(s, "object", "I", 0.0, {"def": 1.0})
    had = 0.0 if s.negative or s.mood in SIMPLE else 1.0
    yield from noun_group(s, "object", "ACTV", had, {"indef": 1.0, "num": 0.4})


def negation(s: Situation) -> Iterator[Branch]:
    said = s._replace(negative="no")
    yield Branch("no", lambda e: said, weight=2.0, taste=lambda e: float(e.word in ("pas", "plus", "jamais")))
    yield Branch("adverb", lambda e: s, weight=0.0)
    yield Branch("nothing", lambda e: said._replace(at="end"), weight=0.5 if set(s.frame) & set("OFGDCTL") else 0.0)


def feeling(s: Situation) -> Iterator[Branch]:
    """a faim, a très peur"""
    yield Branch("feeling", lambda e: described(s), lambda e: s.at != "feeling" or e.word != "honte", 1.5)


def _much(e: Gloss) -> float:
    return float(e.word in ("très", "trop", "si", "vraiment", "terriblement"))


def forms(s: Situation) -> list[str]:
    number = s.who[1]
    return [s.sex + number] if s.sex else ["m" + number, "f" + number]


def described(s: Situation) -> Situation:
    """After "est content", "a faim": a whole clause that nothing is added to."""
    return s._replace(at="end", role="object", wanted="", frame="x")
