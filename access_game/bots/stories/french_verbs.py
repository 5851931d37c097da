"""French verbs: their persons and tenses, their objects, être and avoir, and the negation around them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_clauses import adverb_taste, classes, closing, plain_verb, suits, usual_verb, where
from access_game.bots.stories.french_nouns import ALIVE, both, noun_group
from access_game.bots.stories.situation import Branch, Situation

TENSES = {"": ("pres", "impf", "fut"), "past": ("impf",)}


def predicate(s: Situation) -> Iterator[Branch]:
    yield from verb_forms(s, 3.0)
    yield Branch("ne", lambda e: s._replace(at="ne", onset=e.before, negative="ne"), weight=0.25, fancy=True)
    yield Branch(
        "clitic",
        lambda e: s._replace(at="clitic", frame=e.kind, onset=e.before),
        lambda e: not same_person(e, s.who),
        0.3,
        lambda e: 3.0 if e.word == "y" else 1.0,
        True,
    )
    yield Branch(
        "mirror", lambda e: s._replace(at="mirror", onset=e.before), lambda e: e.person == s.who, 0.35, fancy=True
    )


def only_verb(s: Situation) -> Iterator[Branch]:
    """After "ne", a pronoun of object or a mirror pronoun: only the verb may come."""
    yield from verb_forms(s, 1.0)


def verb_forms(s: Situation, weight: float) -> Iterator[Branch]:
    fits = _FITS[s.frame] if s.at == "clitic" else _mirrored if s.at == "mirror" else usual_verb
    filled = s.at in ("clitic", "mirror")
    done = s._replace(onset="", wanted="", extras=0, adverbs=0)
    for tense in TENSES.get(s.tense, (s.tense,)):
        often = weight * (1.0 if tense == "pres" or s.tense else 0.25)
        now = done._replace(tense=tense)
        yield Branch(f"verb/{s.who}/{tense}", _acts(now, filled), fits, often)
        if not filled:
            attribute_next = now._replace(role="attribute")
            yield Branch(f"etre/{s.who}/{tense}", _goes(attribute_next._replace(at="etre")), weight=often * 0.8)
            yield Branch(f"avoir/{s.who}/{tense}", _goes(attribute_next._replace(at="avoir")), weight=often * 0.6)
    if s.tense == "past" and not filled:
        for part in ("etre", "avoir"):
            yield Branch(f"{part}/{s.who}/pres", _goes(done._replace(at=part, role="attribute")), weight=weight * 0.5)


def _goes(to: Situation) -> Callable[[Gloss], Situation]:
    return lambda e: to


def _acts(s: Situation, filled: bool) -> Callable[[Gloss], Situation]:
    return lambda e: s._replace(at="after verb", role="object", frame="i" if filled else e.frame)


def _mirrored(e: Gloss) -> bool:
    return "r" in e.frame


def negation(s: Situation) -> Iterator[Branch]:
    said = s._replace(negative="no")
    yield Branch("no", lambda e: said, weight=2.0)
    yield Branch("negadverb", lambda e: s._replace(extras=2), lambda e: s.extras < 2, 0.5)
    if s.at == "after verb" and set(s.frame) & set("OFGDCTX"):
        yield Branch("nothing", lambda e: said._replace(frame="i"), weight=0.6)


def after_verb(s: Situation) -> Iterator[Branch]:
    if s.negative == "ne":
        yield from negation(s)
        return
    objects = classes(s.frame)
    if objects and s.negative == "no":
        yield from noun_group(s, "object", objects, 1.5, ("def", "poss", "dem"))
        yield Branch(
            "of",
            lambda e: s._replace(at="bare", role="object", frame="", wanted=countless(objects), onset=e.before),
            lambda e: bool(countless(objects)),
            0.5,
        )
    elif objects:
        yield from noun_group(s, "object", objects, 3.0)
    if ">" in s.frame:
        yield Branch("inf/verb", lambda e: s._replace(frame=e.frame, role="object"), plain_verb, 3.0)
    if "?" in s.frame:
        yield Branch("que", lambda e: s._replace(at="that", onset=e.before), weight=2.5)
    if "=" in s.frame:
        yield from attribute(s)
    if "@" in s.frame:
        yield from where(s, 2.0)
    if "i" in s.frame:
        yield from closing(s)
    elif s.extras < 1 and objects:
        yield Branch(
            "adverb",
            lambda e: s._replace(extras=s.extras + 1, adverbs=1),
            lambda e: suits(e, s),
            0.25,
            adverb_taste,
        )


def after_etre(s: Situation) -> Iterator[Branch]:
    if s.negative == "ne":
        yield from negation(s)
        return
    if s.tense != "past":
        yield from attribute(s)
        if s.negative != "no":
            yield from where(s, 0.6)
    for form in forms(s):
        if s.tense in ("pres", "past"):
            yield Branch(
                f"participle/{form}",
                lambda e: s._replace(at="after verb", role="object", frame="i", tense="past", negative=""),
                weight=0.5,
            )


def attribute(s: Situation) -> Iterator[Branch]:
    for form in forms(s):
        yield Branch(f"adj/{form}", lambda e: _told(s), weight=2.0)
    yield Branch("degree", lambda e: s._replace(at="degree"), weight=0.8)
    if s.negative != "no" and s.who[0] == "3" and s.sex and s.kind in "HA" and s.article != "every":
        for step in noun_group(s, "attribute", ALIVE, 0.8, ("def", "indef", "poss")):
            if step.part == "det":
                yield step._replace(
                    fits=both(step.fits, lambda e: e.gender + e.number == s.sex + s.who[1] and e.word != "l'")
                )


def after_degree(s: Situation) -> Iterator[Branch]:
    for form in forms(s):
        yield Branch(f"adj/{form}", lambda e: _told(s), weight=1.0)


def after_avoir(s: Situation) -> Iterator[Branch]:
    if s.negative == "ne":
        yield from negation(s)
        return
    if s.tense in ("pres", "past"):
        yield Branch(
            "participle",
            lambda e: s._replace(at="after verb", role="object", frame=e.frame, tense="past"),
            fits=usual_verb,
            weight=1.5,
        )
    if s.tense == "past":
        return
    yield Branch("feeling", lambda e: _told(s), weight=1.5)
    if s.negative != "no":
        yield from (x for x in noun_group(s, "object", "OCVMA", 1.5, ("indef", "num")) if x.part == "det")


def takes_object(e: Gloss) -> bool:
    return bool(classes(e.frame))


def takes_animate(e: Gloss) -> bool:
    return "H" in e.frame or "A" in e.frame


def same_person(e: Gloss, who: str) -> bool:
    return {"me": "1", "m'": "1", "nous": "1", "te": "2", "t'": "2", "vous": "2"}.get(e.word) == who[0]


def countless(objects: str) -> str:
    return "".join(c for c in objects if c in "OFGDCVTM")


def forms(s: Situation) -> list[str]:
    number = s.who[1]
    return [s.sex + number] if s.sex else ["m" + number, "f" + number]


_FITS: dict[str, Callable[[Gloss], bool]] = {
    "object": takes_object,
    "animate": takes_animate,
    "place": lambda e: "i" in e.frame,
}


def _told(s: Situation) -> Situation:
    """After "est content", "a faim": no adverb of manner."""
    return s._replace(at="end", role="object", wanted="", article="adverb")
