"""How an English clause ends: one complement at most, then a joiner that makes sense, then another clause."""

from __future__ import annotations

from collections.abc import Iterator

from access_game.bots.stories.english_groups import group
from access_game.bots.stories.english_subjects import subjects
from access_game.bots.stories.english_turns import (
    ADVERB,
    BEING,
    CHAINED,
    DATED,
    fresh,
    governed,
    is_being,
    is_somebody,
    joined,
    relative,
    same,
)
from access_game.bots.stories.english_verbs import LONG, bare, finite
from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.situation import Branch, Situation

_DEAR = ("x-raying", "quacking", "oinking")
_WHERE = ("everywhere", "indoors", "outdoors", "outside", "upstairs", "underwater")
_HINGES = frozenset(["so", "because", "but", "when", "while", "until"])  # a sentence turns on one of them
_BARE = ("prep/meal", "prep/moment", "prep/weekday")


def closing(s: Situation) -> Iterator[Branch]:
    """After a whole clause."""
    yield from complements(s)
    if s.owed:
        yield from subjects(fresh(s)._replace(owed=False, doer=None))
        return
    yield from joiners(s)


# one complement


def complements(s: Situation) -> Iterator[Branch]:
    hurries = "m" in s.frame and s.at == "after verb" and s.extras == 1  # where to is worth a second complement
    free = (
        (s.extras == 0 or hurries)
        and "r" not in s.frame
        and s.mood not in ("because", "until", "when", "who")
        and s.clauses <= LONG
        and not s.owed
    )
    free = free and s.role != "attribute" and s.at in ("noun", "after verb")
    share = 1.0 if free and is_being(s.doer) else 0.4 if free else 0.0
    taken = s.role == "object" and s.at == "noun"  # is there an object?
    being = taken and bool(BEING & set(s.kind)) or s.article == "pronoun"
    moves = "m" in s.frame and not taken
    there = taken and "L" in s.kind  # it says already where
    simple = s.extras == 0 or (s.extras == 1 and s.clauses > 0 and (s.at == "after verb" or taken))
    simple = simple and s.clauses <= LONG + 1 and "r" not in s.frame and not s.owed and (s.at == "after verb" or taken)
    placed = s.thread.place is not None
    done = s._replace(extras=s.extras + 1, frame=s.frame or "i", at="end", role="object", wanted="", article="adverb")
    calm = ADVERB not in s.used.split()
    done = done._replace(used=f"{s.used} {ADVERB}")
    yield Branch("adverb", lambda e: done._replace(adverbs=s.adverbs + 1), weight=0.7 if simple and calm else 0.0,
                 taste=lambda e: _adverb_taste(s, e, taken))  # fmt: skip
    late = (
        (calm or CHAINED not in s.used.split())
        and s.role in ("", "object", "place")
        and s.at in ("after verb", "noun")
        and not s.owed
        and "r" not in s.frame
    )
    yield Branch("adverb", lambda e: done._replace(adverbs=s.adverbs + 1), weight=0.3 * late,
                 taste=lambda e: _adverb_taste(s, e, taken), last=not calm or s.role == "place")  # fmt: skip
    weights = {
        "stay": 0.0 if moves or there else 1.2, "move": 2.0 if moves else 0.0, "like": 0.0 if taken else 0.8,
        "with": 0.0 if taken else 0.6, "tool": 0.5 if being and taken else 0.0, "without": 0.0 if taken else 0.3,
        "gift": 0.8 if "g" in s.frame and taken and not being else 0.0, "meal": 0.35, "event": 0.1,
        "moment": 0.25, "weekday": 0.15, "heard": 0.0,
    }  # fmt: skip
    if hurries:
        weights = {sort: weight if sort == "move" else 0.0 for sort, weight in weights.items()}
    dated = DATED in s.used.split()
    for sort, weight in weights.items():
        weight *= not (dated and sort in ("moment", "weekday"))
        fancy = sort in ("tool", "event")
        yield Branch(f"prep/{sort}", lambda e: governed(s, e), weight=weight * share, fancy=fancy,
                     taste=lambda e: _preposition_taste(s, e, placed))  # fmt: skip
    day = s._replace(at="day", role="place", extras=s.extras + 1, wanted="Y", sites="")
    yield Branch("every", lambda e: day, weight=0.0 if hurries or dated else 0.35 * share)
    beside = s._replace(at="next", role="place", extras=s.extras + 1, wanted="PAU", sites="")
    yield Branch("next", lambda e: beside, weight=0.0)


def after_preposition(s: Situation) -> Iterator[Branch]:
    if s.article in _BARE:
        named = s.article == "prep/weekday"  # on Monday, never "on night"
        yield Branch("noun/b", lambda e: s._replace(at="end", role="object", article="adverb", wanted=""),
                     lambda e: bool(set(e.kind) & set(s.wanted)) and (not named or e.word[0].isupper()))  # fmt: skip
        return
    yield from group(s, s.role, s.wanted, 1.0, s.sites)


def after_next(s: Situation) -> Iterator[Branch]:
    yield Branch("to", lambda e: s._replace(at="prep", article="prep/stay"))


def after_every(s: Situation) -> Iterator[Branch]:
    yield Branch(
        "noun/b", lambda e: s._replace(at="end", role="object", article="adverb", wanted=""), lambda e: "Y" in e.kind
    )


def _preposition_taste(s: Situation, e: Gloss, placed: bool) -> float:
    """Where the place is known, only what stands in it: under the table, behind a walrus."""
    if e.part == "prep/meal" and e.word == "for":
        return 3.0 if set("FG") & set(s.frame) and set("FGD") & set(s.kind) else 0.0
    if e.word == "until" and "o" in s.frame:  # over at once
        return 0.0
    if e.part != "prep/stay":
        return 1.0
    if placed and set(e.kind) <= set("LE"):
        return 0.0
    if e.word == "outside" and s.adverbs:
        return 0.0
    if placed and e.word == "in":
        return 0.0
    return 0.3 if e.word == "opposite" else 1.0


def _adverb_taste(s: Situation, e: Gloss, taken: bool) -> float:
    if e.number and e.number != s.who[1:]:
        return 0.0
    if (e.word == "yesterday" and s.tense != "past") or s.adverbs:
        return 0.0
    if e.word in _WHERE and (s.thread.place is not None or s.role == "place"):
        return 0.0
    if ("l" in e.kind and "o" in s.frame) or ("r" in e.kind and "m" not in s.frame):
        return 0.0
    return 1.0 if "f" in e.kind or not taken else 0.0


# and then?


def joiners(s: Situation) -> Iterator[Branch]:
    """A second verb for the same subject, a consequence, one reason, and then a full stop."""
    heard = s.used.split()
    long = s.clauses >= LONG
    somebody = is_somebody(s.doer)
    again = s._replace(at="and", clauses=s.clauses + 1)
    plain = s.mood not in ("because", "while", "when", "until", "who")
    brief = again if plain and not long else again._replace(clauses=max(again.clauses, LONG + 1))
    turned = bool(set(heard) & _HINGES)
    deeds = 1 + heard.count(CHAINED)
    chained, breathless = deeds > 1, deeds > 2 - turned  # three deeds are enough, two after a turn
    tired = s.clauses > LONG  # it should stop; but if nobody has a star, some way on is left
    often = 0.0 if breathless else 0.3 if chained or not plain else 1.6 if not long else 0.8
    yield Branch("and", lambda e: brief, weight=often,
                 last=chained or s.clauses > LONG + 1 or s.mood in ("because", "until"))  # fmt: skip
    deed = again._replace(at="deed", used=f"{s.used} then", mood="" if s.mood == "but" else s.mood)
    yield Branch(
        "then",
        lambda e: deed,
        weight=0.4 if somebody and plain and not breathless and "then" not in heard else 0.0,
        last=long or chained,
    )
    yield Branch(
        "but",
        lambda e: again._replace(at="deed", mood="but", used=f"{s.used} but"),
        weight=0.0 if turned or tired else 0.6 if plain and not long else 0.15,
    )
    loose = not long and s.mood in ("", "and", "but", "so", "meanwhile")
    yield Branch("joiner/said", lambda e: joined(s, e),
                 taste=lambda e: _joiner_taste(s, e, somebody, long))  # fmt: skip
    yield Branch("joiner/heard", lambda e: joined(s, e), weight=0.0)
    fresh_enough = "by" not in heard and not chained
    active = somebody and loose and "r" not in s.frame and s.frame != "" and not s.form
    manner = s._replace(at="gerund", clauses=s.clauses + 1, form="", role="object", used=f"{s.used} by {CHAINED}")
    yield Branch("doing", lambda e: manner._replace(mood=e.word), weight=0.6 if active and fresh_enough else 0.0)
    trails = active and fresh_enough and "m" in s.frame and not s.adverbs and same(s.doer, s.thread.hero)
    yield from _trailing(manner._replace(mood=""), 0.4 if trails else 0.0)
    aim = manner._replace(at="to", role="attribute", mood="aim")
    aims = active and fresh_enough and s.at == "noun" and s.extras == 0
    yield Branch("to", lambda e: aim, weight=0.7 if aims else 0.0)
    last = next(iter(reversed(s.thread.named)), None)
    if s.at == "noun" and last is not None and s.article != "pronoun" and last.kind == s.kind:
        part = "who" if "P" in s.kind else "which"
        tells = loose and not s.mood and set(s.kind) & set("PATFWVI") and s.role == "object" and s.article != "name"
        yield Branch(part, lambda e: relative(s, last), weight=0.5 if tells else 0.0, fancy=True,
                     taste=lambda e: 0.0 if e.word == "which" else 1.0)  # fmt: skip
        if same(last, s.doer) is False:
            yield from calling(s)


def calling(s: Situation) -> Iterator[Branch]:
    """ "a walrus called Nigel" """
    new = s.article == "indef" and s.number == "s" and bool(BEING & set(s.kind)) and s.at == "noun"
    first = s.role != "subject" or same(s.doer, s.thread.hero)
    named = any(one.part == "name" for one in (s.thread.hero, *s.thread.named) if one)
    weight = 8.0 if new and first and not named and s.role in ("subject", "object") else 0.0
    yield Branch("called", lambda e: s._replace(at="called", used=f"{s.used} called"), weight=weight)


def _trailing(s: Situation, weight: float) -> Iterator[Branch]:
    """She crossed the desert "eating pancakes"."""
    for step in bare(s._replace(extras=2), "ing", weight):
        yield step._replace(taste=lambda e: 0.0 if "d" not in e.frame else 0.3 if e.word in _DEAR else 1.0)


def _joiner_taste(s: Situation, e: Gloss, somebody: bool, long: bool) -> float:
    """One turn a sentence."""
    heard = s.used.split()
    if set(heard) & _HINGES or "r" in s.frame or s.clauses > LONG:
        return 0.0
    if e.word == "because":
        return (1.3 if not long else 0.6) * somebody
    if e.word == "so":
        return 1.0 if not long else 0.5
    if long or (e.word == "until" and "o" in s.frame):
        return 0.0
    return {"when": 0.5, "while": 0.6, "until": 0.3}[e.word]


def after_and(s: Situation) -> Iterator[Branch]:
    """The same one does something else, or takes something else, or somebody else does something."""
    yield from after_deed(s)
    second = s.at == "and" and s.role == "object" and s.wanted and not s.joined and s.kind and s.article != "pronoun"
    if second:
        yield from group(s._replace(joined=1, at="clause"), "object", s.wanted, 0.8)
    for step in subjects(fresh(s, "and")):
        turn = (
            0.0 if s.clauses > LONG + 1 else 1.0 if step.part == "pronoun" else 0.5
        )  # one more deed, not one more doer
        yield step._replace(weight=step.weight * turn)


def after_deed(s: Situation) -> Iterator[Branch]:
    """After "then" and "but" the same verb forms; but "but" may also turn to somebody else."""
    mood = s.mood if s.mood == "who" or (s.mood == "but" and s.at == "deed") else ""
    again = s._replace(frame="", adverbs=0, mood=mood, used=f"{s.used} {CHAINED}")
    if s.form:
        yield from bare(again, s.form, 2.0)
    elif s.who:
        yield from finite(again, 1.5 if is_somebody(s.doer) or mood != "but" else 0.0)
    if s.at == "deed":
        for step in subjects(fresh(s, s.mood)):
            yield step._replace(weight=step.weight * (0.8 if s.mood == "but" else 0.0))


def after_gerund(s: Situation) -> Iterator[Branch]:
    yield from bare(s, "ing", 2.0)
    for step in subjects(fresh(s, "while")):
        yield step._replace(weight=0.0)
