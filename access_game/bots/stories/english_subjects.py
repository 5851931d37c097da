"""Who an English clause is about: the hero first of all, then what the story has named already."""

from __future__ import annotations

from collections.abc import Iterator

from access_game.bots.stories.english_groups import ECHO, group, inside_group, odds
from access_game.bots.stories.english_turns import KEPT, acting, is_being, known, owner, referents, same, spoken_of
from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.situation import Branch, Situation

_BEINGS, _ANYTHING = "PA", "PAFTWVIURKOBLENCGD"
_OWNED = "TWFVI"
# how often each sort of subject comes after each joiner: pronoun, hero by name, something known, his thing,
# everyone, somebody new
_HABITS = {
    "": (3.0, 2.0, 2.0, 0.8, 0.3, 0.05),
    "and": (0.3, 0.0, 0.6, 0.3, 0.4, 0.0),
    "but": (1.0, 0.0, 1.5, 0.5, 0.8, 0.2),
    "because": (3.0, 0.0, 0.6, 0.2, 0.3, 0.1),
    "so": (2.0, 0.0, 1.0, 0.2, 1.2, 0.2),
    "meanwhile": (0.0, 0.0, 2.0, 0.3, 1.0, 0.3),
}
_ANYBODY = ("a", "an", "two", "three", "four", "five", "six", "seven", "nine", "ten", "twelve")  # as a last resort
_MEANWHILE = (0.8, 0.0, 1.8, 0.7, 1.4, 0.5)  # when, while, until


def subjects(s: Situation) -> Iterator[Branch]:
    hero = s.thread.hero
    if hero is None:
        yield from _heroes(s)
        return
    pronoun, name, echo, thing, everyone, new = _HABITS.get(s.mood, _MEANWHILE)
    yield Branch("pronoun", lambda e: spoken_of(s, e), weight=pronoun, taste=lambda e: _pronoun_taste(s, e))
    likely = _odds(s)
    others = sum(is_being(one) for one in s.thread.named)
    calm = 0.1 if others > 3 else 1.0
    late = bool(s.mood) or len(s.thread.named) > KEPT - 4 or not others  # for the rest the story is the hero's

    def determiner(e: Gloss) -> float:
        if e.kind == "def" and e.number == "s":
            return echo * likely if likely > 0.5 else new * 0.3 if late else 0.0
        if e.kind == "num" and e.number == "p" and e.word != "eighty":
            return new * 0.7 * calm if late else 0.0
        if e.number != "s":
            return 0.0
        if e.kind == "poss" and is_being(s.doer) and owner(s.doer or hero, e):
            return thing
        kin = hero.person[0] == "3" and not any("k" in one.kind for one in s.thread.named)
        brings = e.word in ("a", "an") or (e.word in ("my", "our") and kin)
        if not late and others > 1:
            return 0.0
        return new * (0.5 if e.word in ("my", "our") else 1.0) * calm if brings else 0.0

    for step in group(s, "subject", _ANYTHING, 1.0):
        if step.part == "det":
            yield step._replace(taste=determiner)
            yield step._replace(taste=lambda e: float(e.word in _ANYBODY), last=True)
        elif step.part == "name":
            yield step._replace(weight=name or 0.0, taste=lambda e: ECHO if same(e, hero) else 0.0)
            yield step._replace(weight=0.0 if s.mood else 0.3, taste=lambda e: 1.0, last=True)
        else:
            yield step._replace(weight=0.0)
    yield Branch("everyone", lambda e: acting(s._replace(at="predicate", article="pronoun"), e), weight=everyone,
                 taste=lambda e: _everyone_taste(s, e))  # fmt: skip


def subject_noun(s: Situation) -> Iterator[Branch]:
    """Inside the group: "the" takes up what is known, "his" owns things, "a" brings somebody new."""
    story_begins = s.thread.hero is None

    def taste(e: Gloss) -> float:
        if s.article == "mine":
            mine = 1.0 if "k" in e.kind else 0.5 if "A" in e.kind and not story_begins else 0.0
            return mine if not known(s, e) else 0.0
        if s.article == "poss":
            return (
                (ECHO if known(s, e) else 1.0) if set(e.kind) & set(_OWNED) and not set(e.kind) & set(_BEINGS) else 0.0
            )
        if s.article == "def" and known(s, e):
            echoed = is_being(e) or not s.adjectives and set(e.kind) & set("TFWVIU")
            return ECHO * 10 if echoed and not (s.mood and same(e, s.doer)) else 0.0
        if not is_being(e) or known(s, e) or "y" in e.kind:
            return 0.0
        return 1.0

    for step in inside_group(s):
        if step.part.startswith("noun"):
            yield step._replace(taste=taste)
        else:
            weight = 0.7 if story_begins else 0.25 if s.clauses == 0 else 0.0
            yield step._replace(weight=weight if not s.adjectives and s.article in ("def", "indef", "num") else 0.0,
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


def _odds(s: Situation) -> float:
    told = [one for one in (s.thread.hero, *s.thread.named) if one and not same(one, s.doer)]
    return odds(one for one in told if set(one.kind) & set("PATFWVIU"))


def _pronoun_taste(s: Situation, e: Gloss) -> float:
    who = next(iter(referents(s, e)), None)
    return 1.0 if who is not None and is_being(who) else 0.0


def _everyone_taste(s: Situation, e: Gloss) -> float:
    heard = [one.word[:4] for one in s.thread.named if one.part == "everyone"]
    if e.word[:4] in heard or (heard and len(s.thread.named) < KEPT - 2):
        return 0.0
    if e.word.startswith("every"):
        return 1.0
    return 0.5 if s.mood in ("", "but", "because") and not (s.mood and e.word.startswith("some")) else 0.0
