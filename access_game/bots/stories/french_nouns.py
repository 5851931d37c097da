"""French noun groups: determiner, adjective, noun, owner; and the subject they may make."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_words import CLASSES
from access_game.bots.stories.situation import Branch, Situation

ALIVE, ALL = "HA", "".join(CLASSES.values()).replace("J", "")
COUNTING = ("indef", "num", "every", "des")  # never before what is not counted: un lait
LIKED = {
    "H": 1.0,
    "A": 1.3,
    "O": 0.25,
    "F": 0.3,
    "V": 0.2,
    "N": 0.2,
    "C": 0.15,
    "M": 0.15,
    "P": 0.05,
    "S": 0.05,
    "B": 0.1,
}


def subject(s: Situation) -> Iterator[Branch]:
    start = fresh(s)
    yield from noun_group(start, "subject", ALL, 2.0)
    yield Branch(
        "pronoun",
        lambda e: start._replace(at="predicate", who=e.person, sex=e.gender, onset=e.before, role="subject"),
        weight=2.0,
    )


def another_subject(s: Situation) -> Iterator[Branch]:
    yield from noun_group(s, "subject", ALIVE, 1.0)


def noun_group(s: Situation, role: str, wanted: str, weight: float, kinds: Iterable[str] = ()) -> Iterator[Branch]:
    allowed = set(kinds)

    def fits(e: Gloss) -> bool:
        if e.kind == "part" or (e.kind == "des" and role not in ("object", "subject")):
            return e.kind == "part" and bool(set(wanted) & set("GD")) and role == "object" and not allowed
        if set(wanted) <= set("GD") and (e.kind in COUNTING or e.number == "p"):
            return False
        if set(wanted) <= set("GDX") and e.kind in ("every", "num"):
            return False
        return not allowed or e.kind in allowed

    def begun(e: Gloss) -> Situation:
        return s._replace(
            at="det",
            role=role,
            gender=e.gender,
            number=e.number,
            article=e.kind,
            onset=e.before,
            wanted=wanted,
            adjectives=0,
        )

    yield Branch("det", begun, fits, weight, det_taste)
    if "H" in wanted:
        yield Branch(
            "name",
            lambda e: named(s._replace(role=role, wanted=wanted), e),
            weight=weight * (0.6 if role == "subject" else 0.25),
        )


def after_determiner(s: Situation) -> Iterator[Branch]:
    form = s.gender + s.number
    uncounted = s.article in COUNTING

    def fits(e: Gloss) -> bool:
        if e.kind == "J" and "J" in s.wanted:
            return usual_time(e.lemma, s.article)
        if e.kind in "GD":
            return e.kind in s.wanted and not uncounted
        return e.kind in s.wanted and s.article != "part" and (s.article not in ("every", "num") or e.kind != "X")

    liked = (lambda e: LIKED.get(e.kind, 0.04)) if s.role == "subject" else (lambda e: 1.0)
    yield Branch(f"noun/{form}", lambda e: named(s, e), fits, 3.0, liked)
    if s.at == "det" and s.article not in ("des", "part"):
        yield Branch(
            f"early/{form}",
            lambda e: s._replace(at="early", onset=e.before, adjectives=1),
            lambda e: not set(s.wanted) <= set("JGDXE"),
            0.8 if s.wanted not in ("P", "PS") else 0.3,
        )


def bare_noun(s: Situation) -> Iterator[Branch]:
    """A noun without article: "en pyjama", "pas de pyjama", "avoir faim"."""
    if s.frame in ("manner", "feeling"):
        yield Branch(s.frame, lambda e: s._replace(at="end", frame="i", onset=""), weight=2.0)
        return
    for form in ("ms", "fs", "mp", "fp"):
        yield Branch(f"noun/{form}", lambda e: named(s, e), lambda e: e.kind in s.wanted, 1.0)


def of_whom(s: Situation) -> Iterator[Branch]:
    role = "owner" if s.role == "subject" else s.role
    yield Branch("of", lambda e: s._replace(at="of", role=role, onset=e.before, adjectives=3), weight=0.25)
    yield Branch(
        "det",
        lambda e: s._replace(
            at="det", role=role, gender="m", number="s", article="def", onset="c", wanted=ALIVE, adjectives=3
        ),
        lambda e: e.word == "du",
        0.25,
    )


def owner(s: Situation) -> Iterator[Branch]:
    for step in noun_group(s, s.role, ALIVE, 1.0, ["def", "indef", "poss", "dem"]):
        yield step._replace(fits=both(step.fits, lambda e: e.word not in ("le", "les")), then=owning(step.then))


def fresh(s: Situation) -> Situation:
    return s._replace(
        at="clause", gender="", number="", kind="", article="", role="subject", wanted="", frame="", joined=0,
        negative="", adjectives=0, extras=0, adverbs=0,
    )  # fmt: skip


def named(s: Situation, e: Gloss) -> Situation:
    """The noun or the name has come: a subject now has its person and gender."""
    article = "name" if e.part == "name" else s.article
    after = s._replace(at="noun", gender=e.gender, number=e.number, kind=e.kind, article=article, onset="")
    if s.role != "subject":
        return after
    if s.joined:
        return after._replace(who="3p", sex="m" if "m" in (s.sex, e.gender) else "f")
    return after._replace(who=e.person, sex=e.gender)


def det_taste(e: Gloss) -> float:
    """Of the words for O, "onze" is the only determiner: without this every other story would count to eleven."""
    return 0.06 if e.word == "onze" else 0.15 if e.kind == "num" else 0.5 if e.word == "l'" else 1.0


def usual_time(noun: str, article: str) -> bool:
    if article == "num":
        return noun in (
            "an",
            "jour",
            "mois",
            "siècle",
            "fois",
            "heure",
            "minute",
            "nuit",
            "seconde",
            "semaine",
            "année",
        )
    return noun != "siècle" and (noun not in ("fois", "an", "minute", "seconde") or article in ("indef", "every"))


def both(one: Callable[[Gloss], bool], other: Callable[[Gloss], bool]) -> Callable[[Gloss], bool]:
    return lambda e: one(e) and other(e)


def owning(then: Callable[[Gloss], Situation]) -> Callable[[Gloss], Situation]:
    return lambda e: then(e)._replace(adjectives=3)
