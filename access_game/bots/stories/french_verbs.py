"""French verbs: their persons and tenses, what makes sense in which clause, and what each verb takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_being import attribute, negation
from access_game.bots.stories.french_clauses import closing, where
from access_game.bots.stories.french_nouns import LIKED, MASS, OBJECT, alive, bare_noun, noun_group
from access_game.bots.stories.french_subjects import CROWDED, fresh
from access_game.bots.stories.french_words import ANIMATE
from access_game.bots.stories.situation import Branch, Situation

TENSES = ("pres", "impf", "fut")
# which verbs give a clause its sense: flags one of which the verb must have
SENSE = {"reason": "w", "but": "k", "when": "h"}


def predicate(s: Situation) -> Iterator[Branch]:
    yield from verb_forms(s, 3.0)
    yield from mirror(s, 1.3)
    yield Branch("ne", lambda e: s._replace(at="ne", onset=e.before, negative="ne"), weight=0.0)
    yield from it_or_them(s, 2.0)


def mirror(s: Situation, weight: float) -> Iterator[Branch]:
    """se, s': if there is something to do with oneself that makes sense here."""
    yield Branch(
        "mirror",
        lambda e: s._replace(at="mirror", onset=e.before),
        lambda e: e.person == s.who,
        weight,
        lambda e: float(e.before == "v" or s.mood not in SENSE or s.mood == "but"),
    )


def it_or_them(s: Situation, weight: float) -> Iterator[Branch]:
    """ "Une libellule la chatouille": the hero. "Il tricote une chaussette et la mange": what was named last."""
    meant = s.thread.named[-1] if s.thread.named else None
    about, hero = s.thread.topic, s.thread.hero
    if hero and about and about.lemma != hero.lemma and s.at != "shared":
        meant = hero
        weight *= 2
    things = set(meant.kind) & set("HAKFCTVMLOUN") if meant else set()
    if meant is None or meant == about or not things or s.who[0] != "3" or s.mood in SENSE:
        weight = 0.0

    def taste(e: Gloss) -> float:
        if meant is None or e.kind != "object":
            return 0.0
        fitting = ("les",) if meant.number == "p" else ("l'", "la" if meant.gender == "f" else "le")
        return float(e.word in fitting)

    calm = s._replace(at="clitic", frame="".join(sorted(things)))
    yield Branch("clitic", lambda e: calm._replace(onset=e.before), weight=weight, taste=taste)


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
        if s.at == "clitic":  # "la mange"; être and avoir are only understood
            taken = _takes(s)
            yield Branch(f"verb/{s.who}/{tense}", _took(now), weight=often, taste=taken)
        else:
            yield Branch(f"verb/{s.who}/{tense}", _acts(now), weight=often, taste=_sense(s))
        if s.at == "clitic":
            often = 0.0
        rare = 0.3 if s.mood in ("so", "then", "and") else {"reason": 2.0, "but": 2.0, "when": 4.0}.get(s.mood, 1.0)
        if s.at == "shared" and s.mood == "but":
            rare = 0.5
        described = now._replace(role="attribute", frame="x")
        yield Branch(f"etre/{s.who}/{tense}", _goes(described._replace(at="etre")), weight=often * 0.5 * rare)
        yield Branch(f"avoir/{s.who}/{tense}", _goes(described._replace(at="avoir")), weight=often * 0.4 * rare)
    if told == "past" and s.at not in ("clitic", "mirror"):
        past = calm._replace(tense="past", role="attribute")
        for part in ("etre", "avoir"):
            yield Branch(f"{part}/{s.who}/pres", _goes(past._replace(at=part)), weight=weight * 0.5)


def _sense(s: Situation) -> Callable[[Gloss], float]:
    """The clause must make sense after its joiner; and who is not the hero brings nobody else into the story."""
    wanted = set(SENSE.get(s.mood, ""))
    about, hero = s.thread.topic, s.thread.hero
    guest = bool(hero and about and about.lemma != hero.lemma and s.at != "infinitive")
    crowd = 0.0 if guest else 1.0 if alive(s) < CROWDED else 0.3

    def taste(e: Gloss) -> float:
        if wanted and not wanted & set(e.frame):
            return 0.0
        usual = 2.5 if "+" in e.frame else 0.35 if "-" in e.frame else 1.0
        return usual * crowd if set(e.frame) & set(ANIMATE) else usual

    return taste


def _takes(s: Situation) -> Callable[[Gloss], float]:
    return lambda e: float(bool(set(s.frame) & set(e.frame)) and "l" not in e.frame)


def _took(s: Situation) -> Callable[[Gloss], Situation]:
    def then(e: Gloss) -> Situation:
        rest = "".join(c for c in e.frame if c.islower() and c not in "wc")
        return s._replace(at="after verb", role="object", frame=rest + "i", kind="", article="")

    return then


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
    if "&" in s.frame and s.extras < 1:
        yield Branch("into", _towards(s, "HK"), lambda e: e.number != "p", 2.0)
    if "q" in s.frame:
        yield Branch("cry", lambda e: done, weight=3.0)
    if "n" in s.frame:
        yield Branch("name", lambda e: done._replace(frame="x"), lambda e: e.gender in (s.sex, "") or not s.sex, 3.0)
    if "d" in s.frame:
        yield Branch("prep", lambda e: s._replace(at="disguise"), lambda e: e.word == "en", 3.0)
    yield Branch("que", lambda e: fresh(s)._replace(at="clause", onset=e.before), weight=0.0)
    if "=" in s.frame:
        yield from attribute(s._replace(role="attribute"))
        one = 3.0 if s.who[1:] == "s" else 0.0
        yield Branch("disguise", lambda e: done._replace(extras=1), weight=one)  # devient pirate
    if "y" in s.frame:
        yield from where(s, 2.5)
    if "i" in s.frame:
        yield from closing(s)
    else:  # "mange lentement une pomme": understood only
        yield Branch("adverb", lambda e: s._replace(adverbs=1), weight=0.0)
        yield Branch("prep", lambda e: s._replace(at="prep", role="place", wanted=e.kind, frame=e.word), weight=0.0)


def objects(s: Situation) -> Iterator[Branch]:
    wanted = classes(s.frame)
    if s.negative == "no":
        yield from noun_group(s, "object", wanted or "O", 1.5 if wanted else 0.0, {"def": 1.0, "own": 1.0})
        gone = s._replace(at="bare", role="object", wanted=wanted)
        yield Branch("of", lambda e: gone._replace(onset=e.before), weight=0.5 if wanted else 0.0)
    elif "g" in s.frame:  # adore les carottes, le chocolat
        for step in noun_group(s, "object", wanted, 2.5, LIKED):
            yield step._replace(taste=_likes(step.taste)) if step.part == "det" else step
    else:
        kinds = {"part": 2.0} if wanted == "M" and "i" in s.frame else OBJECT  # joue du violon
        number = "p" if "l" in s.frame else "s" if "1" in s.frame else ""
        yield from noun_group(s, "object", wanted or "O", 3.0 if wanted else 0.0, kinds, number)
    yield Branch("nothing", lambda e: s._replace(at="end", negative="no"), weight=0.0)
    if "j" in s.frame:
        juggled = s._replace(at="prep", role="object", wanted="FTO", frame="several", extras=1)
        yield Branch("prep", lambda e: juggled, lambda e: e.word == "avec", 3.0)


def _likes(usual: Callable[[Gloss], float]) -> Callable[[Gloss], float]:
    """ "Les" for what is counted; "le" and "la" lead to chocolate, not to one carrot."""
    return lambda e: usual(e) * (2.5 if e.number == "p" else 0.4 if e.kind == "own" else 0.0)


def _doable(e: Gloss) -> float:
    return 0.0 if set(e.frame) & set(">=~^wyvk") else 1.0


def _infinitive(s: Situation) -> Callable[[Gloss], Situation]:
    acts = s._replace(at="after verb", role="object", onset="", kind="", article="", wanted="")
    return lambda e: acts._replace(frame=e.frame)


def infinitive(s: Situation) -> Iterator[Branch]:
    """After "de" and "à"."""
    yield Branch("inf/verb", _infinitive(s), weight=2.0, taste=_doable)
    some = "".join(c for c in s.frame if c in MASS + "M")  # fait de la luge
    if some:
        group = s._replace(at="det", role="object", wanted=some, number="s", article="part", adjectives=2)
        yield Branch(
            "det",
            lambda e: group._replace(gender=e.gender, onset=e.before),
            lambda e: e.kind == "def" and e.number == "s",
            0.0,
        )
    else:
        yield from noun_group(s, "object", "HAKO", 0.0, OBJECT)


def aim(s: Situation) -> Iterator[Branch]:
    """After "pour": what for, or for whom."""
    done = s._replace(extras=1)
    yield Branch("inf/verb", _infinitive(done), weight=2.0, taste=lambda e: float("z" in e.frame))
    said = 1.0 if "p" in s.frame else 0.0
    yield from noun_group(done, "place", "AK" if said else "HAK", said, {"own": 1.0, "poss": 0.5, "indef": 0.3})


def gerund(s: Situation) -> Iterator[Branch]:
    """After "en": how, in what, or doing what else."""
    done = s._replace(at="end", role="object", extras=1, kind="", article="", wanted="")
    alone = "i" in s.frame and not s.wanted
    yield Branch("manner", lambda e: done, weight=1.2 if alone else 0.0)
    rides = set("ye") & set(s.frame) and "k" not in s.frame  # arrive en yacht
    yield Branch("ride", lambda e: done, weight=2.0 if rides else 0.0)
    yield Branch(
        "gerund",
        lambda e: done._replace(at="after verb", frame=e.frame),
        weight=1.0,
        taste=lambda e: float("i" in e.frame and bool(set("ch") & set(e.frame)) and not set("km") & set(e.frame)),
    )
    yield from bare_noun(s._replace(role="place", extras=1, wanted=""))


def disguise(s: Situation) -> Iterator[Branch]:
    yield Branch("disguise", lambda e: s._replace(at="end", role="object", extras=1), weight=3.0)
    yield from bare_noun(s._replace(role="place", wanted=""))


def _towards(s: Situation, wanted: str) -> Callable[[Gloss], Situation]:
    def then(e: Gloss) -> Situation:
        group = s._replace(at="into", role="object", wanted=wanted, gender=e.gender, number=e.number, extras=1)
        return group._replace(article="def", onset=e.before, adjectives=0)

    return then
