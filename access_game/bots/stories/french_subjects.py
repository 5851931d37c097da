"""Whom a French clause is about: somebody new, the hero again, or "il" and "elle"."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_nouns import alive, is_named, named, noun_group
from access_game.bots.stories.french_words import ANIMATE
from access_game.bots.stories.situation import Branch, Situation

FIRST = {"indef": 1.5, "def": 1.0, "poss": 0.9, "num": 0.15}
DULL = ("naturellement", "justement", "immédiatement", "malheureusement", "tiens", "waouh")
CROWDED = 3  # beings in a story: then nobody new comes


def sentence_start(s: Situation) -> Iterator[Branch]:
    later = s.thread.hero is not None
    yield from subject(s)
    yield Branch(
        "opener",
        lambda e: s._replace(at="front", tense=e.frame, mood="soon" if e.kind == "later" else ""),
        weight=1.6 if later else 0.8,
        taste=lambda e: float(later or e.kind == "any") * (0.5 if e.kind == "any" or e.word in DULL else 1.0),
    )
    yield Branch("cry", lambda e: s._replace(at="front"), weight=0.0)
    where = 0.0 if s.thread.place else 0.4
    yield Branch(
        "prep",
        lambda e: s._replace(at="prep", role="front", wanted=e.kind, frame=e.word),
        weight=where,
        taste=lambda e: float(e.word in ("dans", "sur", "sous")),
    )
    front = s._replace(role="front", wanted="J", adjectives=2, at="det")
    yield Branch(
        "det",
        lambda e: front._replace(gender=e.gender, number="s", article=e.kind, onset=e.before),
        lambda e: e.kind in ("every", "dem") and e.number == "s",
        0.25,
    )
    at_zoo = s._replace(at="into", role="front", wanted="a", article="def", adjectives=2)
    yield Branch(
        "into",
        lambda e: at_zoo._replace(gender=e.gender, number=e.number, onset=e.before),
        weight=where * 0.5,
        taste=lambda e: float(e.word == "au"),
    )
    # understood, not said: without a comma "quand le chat danse la souris rit" is hard to hear
    yield Branch("joiner", lambda e: s._replace(at="clause", owed=True), lambda e: e.word == "quand", 0.0)
    yield Branch("whenever", lambda e: s._replace(at="clause", owed=True, onset=e.before), weight=0.0)
    yield Branch("if", lambda e: s._replace(at="clause", owed=True, tense="pres"), weight=0.0)
    yield Branch("joiner", lambda e: s._replace(at="clause"), lambda e: e.word != "quand", 0.0)


def subject(s: Situation) -> Iterator[Branch]:
    """At the beginning, after an opener, or after the word that joins a clause."""
    start = fresh(s)
    thread = s.thread
    yield Branch("all", lambda e: s, weight=0.0)  # tout le monde
    yield from _pronoun(start, 4.0 if thread.topic else 0.0)
    if thread.hero is None:
        yield from noun_group(start, "subject", ANIMATE, 4.0, FIRST)
        yield Branch("name", lambda e: named(start._replace(role="subject"), e), weight=1.2)
        return
    yield Branch(
        "name",
        lambda e: named(start, e),
        lambda e: is_named(s, e),
        1.0,
        lambda e: 0.0 if thread.topic and e.lemma == thread.topic.lemma and s.at == "clause" else 1.0,
        echo=True,
    )
    yield Branch("name", lambda e: named(start, e), lambda e: not is_named(s, e), 0.3, last=True)
    for step in noun_group(start, "subject", "KA", 0.5, {"indef": 1.0, "own": 1.0, "num": 1.0}):
        if step.part == "det":
            yield step._replace(last=True)
    yield from _hero_again(start, 0.0 if s.mood in ("when", "and") or "called" in s.moods else 2.0)
    crowd = alive(s)
    if s.at == "clause":
        kinds = {"own": 0.5} if s.mood not in ("and", "when") and crowd < CROWDED else {}
        if s.mood == "so" and crowd < CROWDED:
            kinds["indef"] = 0.4
        yield from noun_group(start, "subject", "KA", 1.0, kinds, "s")
        return
    kinds = {"own": 0.03}
    if crowd < CROWDED and thread.topic == thread.hero:  # one newcomer at a time
        kinds = {"indef": 0.3 if s.mood == "soon" else 0.1, "own": 0.4}
    for step in noun_group(start, "subject", ANIMATE, 1.0, kinds, "s"):
        if step.part == "det":
            yield step


def once(s: Situation) -> Iterator[Branch]:
    """Il était une fois un ogre: he is the hero, and all is said."""
    unheard = s._replace(thread=s.thread._replace(hero=None, topic=None))
    for step in noun_group(unheard, "subject", ANIMATE, 3.0, {"indef": 1.0}):
        if step.part == "det":
            yield step._replace(then=_is_told(step.then))


def _is_told(then: Callable[[Gloss], Situation]) -> Callable[[Gloss], Situation]:
    return lambda e: then(e)._replace(frame="once")


def _hero_again(s: Situation, weight: float) -> Iterator[Branch]:
    """ "Le coquin", "cette gourmande": nobody else can be meant. So the letter of the hero's own name is not needed."""
    hero = s.thread.hero
    if hero is None or hero.person[0] != "3":
        return
    group = s._replace(role="subject", wanted="EHA", adjectives=0, at="det")
    yield Branch(
        "det",
        lambda e: group._replace(gender=e.gender, number=e.number, article=e.kind, onset=e.before),
        lambda e: (
            (e.kind in ("def", "dem") or e.word in ("notre", "nos"))
            and e.number + e.gender == hero.number + hero.gender
        ),
        weight,
    )


def _pronoun(s: Situation, weight: float) -> Iterator[Branch]:
    topic = s.thread.topic

    def taste(e: Gloss) -> float:
        if topic is None or topic.person != e.person or e.word in ("on", "quelqu'un", "chacun", "chacune"):
            return 0.0
        return float(e.person[0] != "3" or e.gender == topic.gender)

    def then(e: Gloss) -> Situation:
        same = topic is not None and topic.person == e.person and e.gender in ("", topic.gender)
        thread = s.thread if same else s.thread._replace(topic=e, hero=s.thread.hero or e)
        return s._replace(
            at="predicate", who=e.person, sex=e.gender, onset=e.before, kind="H", article="", thread=thread
        )

    yield Branch("pronoun", then, weight=weight, taste=taste)


def another_subject(s: Situation) -> Iterator[Branch]:
    yield from noun_group(s, "subject", ANIMATE, 1.0, {"indef": 1.0, "def": 0.8, "own": 0.8, "poss": 0.4})
    yield Branch("name", lambda e: named(s, e), lambda e: not is_named(s, e), 0.6)


def fresh(s: Situation) -> Situation:
    return s._replace(
        gender="", number="", kind="", article="", role="subject", wanted="", frame="", joined=0,
        negative="", adjectives=0, extras=0, adverbs=0, relatives=0,
    )  # fmt: skip
