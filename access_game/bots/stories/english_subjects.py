"""Who an English clause is about: the hero first of all, then what the story has named already."""

from __future__ import annotations

from collections.abc import Iterator

from access_game.bots.stories.english_groups import ECHO, epithet, group, inside_group, odds
from access_game.bots.stories.english_turns import (
    HAILED,
    KEPT,
    acting,
    is_being,
    known,
    owner,
    referents,
    same,
    spoken_of,
)
from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.situation import Branch, Situation

_BEINGS, _ANYTHING = "PA", "PAFTWVIURKOBLENCGD"
_OWNED = "TWFVI"
# how often each sort of subject comes after each joiner: pronoun, hero by name, something known, his thing,
# everyone, somebody new
_HABITS = {
    "": (4.0, 3.0, 3.0, 1.0, 0.0, 0.1),
    "and": (2.0, 0.0, 2.0, 0.8, 0.0, 0.0),
    "but": (2.0, 1.0, 2.0, 0.8, 0.3, 0.0),
    "because": (4.0, 1.0, 1.5, 0.4, 0.0, 0.0),
    "so": (3.0, 1.0, 2.0, 0.5, 0.6, 0.0),
    "meanwhile": (0.0, 1.0, 2.0, 0.6, 1.0, 0.3),
}
_ANYBODY = ("a", "an", "two", "three", "four", "five", "six", "seven", "nine", "ten", "twelve")  # as a last resort
_MEANWHILE = (3.0, 1.0, 2.5, 1.0, 0.3, 0.0)  # when, while, until


def subjects(s: Situation) -> Iterator[Branch]:
    hero = s.thread.hero
    if hero is None:
        yield from _heroes(s)
        return
    pronoun, name, echo, thing, everyone, new = _HABITS.get(s.mood, _MEANWHILE)
    yield Branch("pronoun", lambda e: spoken_of(s, e), weight=pronoun, taste=lambda e: _pronoun_taste(s, e))
    hailed = HAILED in s.used.split() or bool(s.mood) and s.mood != "because" and same(s.doer, hero)
    known_ones = [one for one in (hero, *s.thread.named) if set(one.kind) & set("PATFWVIU") and not same(one, s.doer)]
    alone = not any(is_being(one) for one in s.thread.named)  # then somebody may come along

    def determiner(e: Gloss) -> float:
        if e.number != hero.number and e.number != "s":
            return 0.0
        if hailed and (e.kind == "def" or e.word == "our"):
            return echo * odds(known_ones) if e.kind == "def" and e.number == "s" and odds(known_ones) > 0.5 else 0.0
        if e.kind == "def":  # whom the story knows, or the hero by another name
            return echo if e.number == hero.number else echo * 0.3
        if e.word == "our" and e.number == hero.number:
            return echo * 0.8
        if e.kind == "poss" and e.number == "s" and is_being(s.doer) and owner(s.doer or hero, e):
            return thing
        return new if e.word in ("a", "an") and alone else 0.0

    def last_resort(e: Gloss) -> float:
        if e.kind == "def" or e.word == "our":
            return float(hailed and e.number == hero.number)
        return 0.2 * (e.word in _ANYBODY)

    for step in group(s, "subject", _ANYTHING, 1.0):
        if step.part == "det":
            yield step._replace(taste=determiner)
            yield step._replace(taste=lambda e: last_resort(e), last=True)
        elif step.part == "name":
            yield step._replace(weight=name, taste=lambda e: ECHO * (_heard_of(s, e) and not same(e, s.doer)))
            yield step._replace(weight=0.0 if s.mood else 0.3, taste=lambda e: 1.0, last=True)
        else:
            yield step._replace(weight=0.0, odd=2)  # in "and races" it rather runs
    crowd = Branch("everyone", lambda e: acting(s._replace(at="predicate", article="pronoun"), e), weight=everyone,
                   taste=lambda e: _everyone_taste(s, e))  # fmt: skip
    yield crowd
    yield crowd._replace(weight=0.1, last=True)


def _heard_of(s: Situation, e: Gloss) -> bool:
    return any(same(e, one) for one in (s.thread.hero, *s.thread.named) if one and one.part == "name")


def subject_noun(s: Situation) -> Iterator[Branch]:
    """Inside the group: "the" takes up what is known, "his" owns things, "a" brings somebody new."""
    story_begins = s.thread.hero is None

    def taste(e: Gloss) -> float:
        if s.article in ("mine", "ours"):
            return 1.0 if "k" in e.kind and story_begins and not known(s, e) else 0.0
        if s.article == "poss":
            return (
                (ECHO if known(s, e) else 1.0) if set(e.kind) & set(_OWNED) and not set(e.kind) & set(_BEINGS) else 0.0
            )
        if s.article == "def" and known(s, e):
            echoed = is_being(e) or not s.adjectives and set(e.kind) & set("TFWVIU")
            return ECHO * 10 if echoed and not (s.mood and same(e, s.doer)) else 0.0
        if s.article == "def" and not story_begins:  # whoever is not known yet comes with "a"
            return 0.0
        if not is_being(e) or known(s, e) or "y" in e.kind:
            return 0.0
        return 1.0

    yield epithet(s, 2.0)
    for step in inside_group(s):
        if step.part.startswith("noun"):
            yield step._replace(taste=taste)
        else:
            weight = 0.7 if story_begins else 0.4 if s.clauses == 0 else 0.0
            apt = not s.adjectives and (s.article in ("indef", "num") or s.article == "def" and s.number == _many(s))
            yield step._replace(weight=weight * apt,
                                fits=lambda e: "P" in e.kind)  # fmt: skip


def _heroes(s: Situation) -> Iterator[Branch]:
    """The first subject of the story. Girls and animals: S and I come more often than H."""

    def determiner(e: Gloss) -> float:
        if e.number == "p":
            return 0.12 if e.kind == "num" and not e.word.endswith("ty") else 0.0
        return {"a": 1.0, "an": 1.0, "the": 1.0, "my": 0.6, "our": 0.5}.get(e.word, 0.0) if e.number == "s" else 0.0

    for step in group(s, "subject", _ANYTHING, 1.0):
        if step.part == "det":
            yield step._replace(taste=determiner, weight=2.0)
        elif step.part == "name":
            yield step._replace(taste=lambda e: 1.0 if e.gender == "f" else 0.1)
        else:
            yield step._replace(weight=0.0)
    yield Branch("pronoun", lambda e: spoken_of(s, e), weight=0.0)
    yield Branch("everyone", lambda e: acting(s._replace(at="predicate", article="pronoun"), e), weight=0.0)


def _many(s: Situation) -> str:
    return s.thread.hero.number if s.thread.hero else s.number


def _pronoun_taste(s: Situation, e: Gloss) -> float:
    """It and they may mean what was named last, were it a trombone; with a new sentence rather the hero."""
    who = next(iter(referents(s, e)), None)
    if who is None or (s.role == "front" and "L" in who.kind):
        return 0.0
    return 1.0 if same(who, s.thread.hero) or s.mood else 0.3


def _everyone_taste(s: Situation, e: Gloss) -> float:
    heard = [one.word[:4] for one in s.thread.named if one.part == "everyone"]
    if e.word[:4] in heard or (heard and len(s.thread.named) < KEPT - 2):
        return 0.0
    if e.word.startswith("every"):
        return 1.0
    return 0.5 if e.word == "nobody" and s.mood in ("", "but") else 0.0
