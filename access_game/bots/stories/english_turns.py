"""The turns an English sentence takes from one situation to the next, and the tastes of its teller."""

from __future__ import annotations

from collections.abc import Callable

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.situation import Situation

_BOOKISH = (
    "except",
    "via",
    "despite",
    "upon",
    "throughout",
    "unlike",
    "besides",
    "within",
    "opposite",
    "about",
    "past",
    "round",
    "since",
)


def det_taste(e: Gloss) -> float:
    if e.word in ("its", "enough", "eight", "eleven"):  # the only ones of their letters, else heard too often
        return 0.12
    return 0.15 if e.kind == "num" else 0.4 if e.kind in ("some", "every") else 1.5 if e.word in ("a", "an") else 1.0


def prep_taste(e: Gloss) -> float:
    if e.word == "except":
        return 0.03
    return 0.12 if e.word in _BOOKISH else 1.6 if e.word in ("like", "with", "in") else 1.0


def plain_verb(e: Gloss) -> bool:
    return not set(e.frame) & set("?>@")


def only(fits: Callable[[Gloss], bool], number: str) -> Callable[[Gloss], bool]:
    return lambda e: fits(e) and e.number == number


def somebody_else(e: Gloss, s: Situation) -> bool:
    """ "I tickle me" is not English, and "him" after "he" would not be himself."""
    return e.person[0] == "3" or e.person[0] != s.who[:1]


def goes(to: Situation) -> Callable[[Gloss], Situation]:
    return lambda e: to


def acting(s: Situation, e: Gloss) -> Situation:
    return s._replace(at="after verb", role="object", frame=e.frame, wanted="", onset="", article="")


def acts(s: Situation) -> Callable[[Gloss], Situation]:
    return lambda e: acting(s, e)


def fresh(s: Situation) -> Situation:
    return s._replace(
        at="clause", number="", kind="", article="", role="subject", wanted="", frame="", joined=0, negative="",
        adjectives=0, extras=0, adverbs=0, onset="",
    )  # fmt: skip


def named(s: Situation, e: Gloss) -> Situation:
    article = "name" if e.part == "name" else s.article
    after = s._replace(at="noun", number=e.number, kind=e.kind, article=article, onset="", adjectives=0)
    if s.role != "subject":
        return after
    return after._replace(who="3p" if s.joined else e.person)


def governed(s: Situation, e: Gloss, role: str) -> Situation:
    return s._replace(at="prep", role=role, wanted=e.kind, frame=e.frame, onset="", adjectives=0)


def may_join(e: Gloss, s: Situation) -> bool:
    return e.word != "where" or (s.at == "noun" and s.kind in ("P", "S"))


def join(s: Situation, e: Gloss) -> Situation:
    if e.frame == "s":
        again = s.wanted if e.word in ("and", "or") else ""
        return s._replace(at="shared", clauses=s.clauses + 1, wanted=again)
    return fresh(s)._replace(clauses=s.clauses + 1)


def relative(s: Situation) -> Situation:
    who = "3p" if s.number == "p" else "3s"
    return fresh(s)._replace(at="predicate", who=who, kind=s.kind, relatives=s.relatives + 1)
