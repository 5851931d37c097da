"""French verbs: their persons and tenses, what each takes, être and avoir, and the negation around them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_clauses import closing, where
from access_game.bots.stories.french_nouns import LIKED, OBJECT, ONE, bare_noun, both, noun_group
from access_game.bots.stories.french_subjects import fresh
from access_game.bots.stories.situation import Branch, Situation

TENSES = ("pres", "impf", "fut")
# which verbs give a clause its sense: flags one of which the verb must have
SENSE = {"reason": "w", "but": "k", "when": "i"}
BODY = {"def": 1.0}


def predicate(s: Situation) -> Iterator[Branch]:
    yield from verb_forms(s, 3.0)
    yield Branch("mirror", lambda e: s._replace(at="mirror", onset=e.before), lambda e: e.person == s.who, 1.3)
    yield Branch("ne", lambda e: s._replace(at="ne", onset=e.before, negative="ne"), weight=0.0)
    yield Branch("clitic", lambda e: s._replace(at="clitic", onset=e.before), weight=0.0)


def only_verb(s: Situation) -> Iterator[Branch]:
    """After "ne", a pronoun of object or a mirror pronoun: only the verb may come."""
    yield from verb_forms(s, 1.0)


def verb_forms(s: Situation, weight: float) -> Iterator[Branch]:
    told = s.tense or s.thread.tense or "pres"
    calm = s._replace(onset="", wanted="", extras=0, adverbs=0)
    for tense in TENSES:
        often = weight if tense == told or (told == "past" and tense == "impf") else 0.0
        now = calm._replace(tense=tense, thread=s.thread._replace(tense=s.thread.tense or tense))
        if s.at == "mirror":
            yield Branch(f"self/{s.who}/{tense}", _acts(now), weight=often, taste=_sense(s))
            yield Branch(f"verb/{s.who}/{tense}", _acts(now, "i"), weight=0.0)
            continue
        if s.at == "clitic":
            yield Branch(f"verb/{s.who}/{tense}", _acts(now, "i"), weight=often)
        else:
            yield Branch(f"verb/{s.who}/{tense}", _acts(now), weight=often, taste=_sense(s))
        rare = 0.3 if s.mood in ("so", "then", "and") else 2.0 if s.mood in ("reason", "but") else 1.0
        described = now._replace(role="attribute", frame="x")
        yield Branch(f"etre/{s.who}/{tense}", _goes(described._replace(at="etre")), weight=often * 0.5 * rare)
        yield Branch(f"avoir/{s.who}/{tense}", _goes(described._replace(at="avoir")), weight=often * 0.4 * rare)
    if told == "past" and s.at not in ("clitic", "mirror"):
        past = calm._replace(tense="past", role="attribute")
        for part in ("etre", "avoir"):
            yield Branch(f"{part}/{s.who}/pres", _goes(past._replace(at=part)), weight=weight * 0.5)


def _sense(s: Situation) -> Callable[[Gloss], float]:
    wanted = set(SENSE.get(s.mood, ""))
    return lambda e: float(not wanted or bool(wanted & set(e.frame)))


def _goes(to: Situation) -> Callable[[Gloss], Situation]:
    return lambda e: to


def _acts(s: Situation, frame: str = "") -> Callable[[Gloss], Situation]:
    return lambda e: s._replace(at="after verb", role="object", frame=frame or e.frame, kind="", article="")


def classes(frame: str) -> str:
    return "".join(c for c in frame if c.isupper())


def after_verb(s: Situation) -> Iterator[Branch]:
    if s.negative == "ne":
        yield from negation(s)
        return
    yield from objects(s)
    done = s._replace(at="end")
    if ">" in s.frame:
        yield Branch("inf/verb", _infinitive(s), weight=3.0, taste=_doable)
    yield Branch("of", lambda e: s._replace(at="infinitive", onset=e.before), weight=3.0 if "~" in s.frame else 0.0)
    if "^" in s.frame:
        yield Branch("into", lambda e: s._replace(at="infinitive", onset=""), lambda e: e.word == "à", 3.0)
    if "&" in s.frame:
        yield Branch("into", _towards(s, "HK"), lambda e: e.number != "p", 2.0)
    if "q" in s.frame:
        yield Branch("cry", lambda e: done, weight=3.0)
    if "d" in s.frame:
        yield Branch("prep", lambda e: s._replace(at="disguise"), lambda e: e.word == "en", 3.0)
    if "o" in s.frame:
        chosen = s._replace(at="prep", role="object", wanted="HA", frame="pour un")
        yield Branch("prep", lambda e: chosen, lambda e: e.word == "pour", 3.0)
    yield Branch("que", lambda e: fresh(s)._replace(at="clause", onset=e.before), weight=0.0)
    if "=" in s.frame:
        yield from attribute(s._replace(role="attribute"))
    if "y" in s.frame:
        yield from where(s, 2.5)
    if "i" in s.frame:
        yield from closing(s)
    else:  # "mange lentement une pomme": understood only
        yield Branch("adverb", lambda e: s._replace(adverbs=1), weight=0.0)
        yield Branch("prep", lambda e: s._replace(at="prep", role="place", wanted=e.kind, frame=e.word), weight=0.0)


def objects(s: Situation) -> Iterator[Branch]:
    wanted = classes(s.frame)
    if "b" in s.frame:
        yield from noun_group(s, "object", "B", 2.0, BODY)
    elif s.negative == "no":
        yield from noun_group(s, "object", wanted or "O", 1.5 if wanted else 0.0, {"def": 1.0, "own": 1.0})
        gone = s._replace(at="bare", role="object", wanted=wanted)
        yield Branch("of", lambda e: gone._replace(onset=e.before), weight=0.5 if wanted else 0.0)
    elif "g" in s.frame:  # adore les carottes, le chocolat
        for step in noun_group(s, "object", wanted, 2.5, LIKED):
            yield step._replace(taste=_likes(step.taste)) if step.part == "det" else step
    else:
        kinds = {**OBJECT, "part": 2.0} if "Y" in wanted else OBJECT
        yield from noun_group(s, "object", wanted or "O", 3.0 if wanted else 0.0, kinds, "p" * ("l" in s.frame))
    yield Branch("nothing", lambda e: s._replace(at="end", negative="no"), weight=0.0)
    if "j" in s.frame:
        juggled = s._replace(at="prep", role="object", wanted="FTO", frame="several")
        yield Branch("prep", lambda e: juggled, lambda e: e.word == "avec", 3.0)


def _likes(usual: Callable[[Gloss], float]) -> Callable[[Gloss], float]:
    """ "Les" for what is counted; "le" and "la" lead to chocolate, not to one carrot."""
    return lambda e: usual(e) * (2.5 if e.number == "p" else 0.4 if e.kind == "own" else 0.0)


def _doable(e: Gloss) -> float:
    return 0.0 if set(e.frame) & set(">=~^wy") else 1.0


def _infinitive(s: Situation) -> Callable[[Gloss], Situation]:
    return lambda e: s._replace(at="after verb", role="object", frame=e.frame, onset="")


def infinitive(s: Situation) -> Iterator[Branch]:
    """After "de" and "à"."""
    yield Branch("inf/verb", _infinitive(s), weight=2.0, taste=_doable)
    yield from noun_group(s, "object", "HAKO", 0.0, OBJECT)


def aim(s: Situation) -> Iterator[Branch]:
    """After "pour": what for, or for whom."""
    done = s._replace(extras=1)
    yield Branch("inf/verb", _infinitive(done), weight=2.0, taste=lambda e: float("z" in e.frame))
    said = 1.0 if "p" in s.frame else 0.0
    yield from noun_group(done, "place", "AK" if said else "HAK", said, {"own": 1.0, "poss": 0.5, "indef": 0.3})


def gerund(s: Situation) -> Iterator[Branch]:
    """After "en": how, in what, or doing what else."""
    done = s._replace(at="end", role="object", extras=1)
    yield Branch("manner", lambda e: done, weight=1.2)
    yield Branch("ride", lambda e: done, weight=1.5 if "m" in s.frame else 0.0)
    yield Branch(
        "gerund",
        lambda e: s._replace(at="after verb", role="object", frame=e.frame, extras=1),
        weight=1.0,
        taste=lambda e: 1.0 if "i" in e.frame and "x" not in e.frame else 0.0,
    )
    yield from bare_noun(s._replace(role="place", extras=1, wanted=""))


def disguise(s: Situation) -> Iterator[Branch]:
    yield Branch("disguise", lambda e: s._replace(at="end", role="object"), weight=3.0)
    yield from bare_noun(s._replace(role="place", wanted=""))


def negation(s: Situation) -> Iterator[Branch]:
    said = s._replace(negative="no")
    yield Branch("no", lambda e: said, weight=2.0, taste=lambda e: float(e.word in ("pas", "plus", "jamais")))
    yield Branch("adverb", lambda e: s, weight=0.0)
    yield Branch("nothing", lambda e: said._replace(at="end"), weight=0.5 if set(s.frame) & set("OFGDCTL") else 0.0)


def after_etre(s: Situation) -> Iterator[Branch]:
    if s.negative == "ne":
        yield from negation(s)
        return
    if s.tense != "past":
        yield from attribute(s)
        yield from where(s, 0.0 if s.negative or s.mood in ("reason", "but") else 0.5)
        yield Branch("prep", lambda e: s._replace(at="prep", role="place", wanted=e.kind, frame=e.word), weight=0.0)
    for form in forms(s):
        then = s._replace(at="after verb", role="object", frame="i", negative="", tense="past")
        past = then._replace(thread=s.thread._replace(tense="past"))
        yield Branch(f"participle/{form}", _goes(past), weight=0.5 if s.tense == "past" else 0.0)


def attribute(s: Situation) -> Iterator[Branch]:
    for form in forms(s):
        yield Branch(f"mood/{form}", lambda e: described(s), weight=2.0)
        yield Branch(f"adj/{form}", lambda e: described(s), weight=0.0)
    yield Branch("degree", lambda e: s._replace(at="degree"), weight=1.0)
    if s.who[0] == "3":
        said = 0.4 if s.who == "3s" and s.sex and not s.negative and s.mood not in ("reason", "but") else 0.0
        for step in noun_group(s, "attribute", "H", said, ONE):
            if step.part == "det":
                yield step._replace(fits=both(step.fits, lambda e: e.gender + e.number == s.sex + s.who[1]))


def after_degree(s: Situation) -> Iterator[Branch]:
    for form in forms(s):
        yield Branch(f"mood/{form}", lambda e: described(s), weight=1.0)
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
        taste=_doable,
    )
    if s.tense == "past":
        return
    yield Branch("feeling", lambda e: described(s), weight=1.5)
    yield from noun_group(s, "object", "I", 0.5, {"def": 1.0})
    had = 0.0 if s.negative or s.mood in ("reason", "but") else 1.0
    yield from noun_group(s, "object", "ACTV", had, {"indef": 1.0, "num": 0.4})


def forms(s: Situation) -> list[str]:
    number = s.who[1]
    return [s.sex + number] if s.sex else ["m" + number, "f" + number]


def described(s: Situation) -> Situation:
    """After "est content", "a faim": a whole clause that nothing is added to."""
    return s._replace(at="end", role="object", wanted="", frame="x")


def _towards(s: Situation, wanted: str) -> Callable[[Gloss], Situation]:
    def then(e: Gloss) -> Situation:
        group = s._replace(at="into", role="object", wanted=wanted, gender=e.gender, number=e.number)
        return group._replace(article="def", onset=e.before, adjectives=0)

    return then
