"""English noun groups: a or the or his, an adjective or none, a noun of the right class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from access_game.bots.stories.english_turns import (
    BEING,
    HAILED,
    began,
    hailed,
    is_being,
    known,
    meant,
    named,
    owner,
    same,
)
from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.situation import Branch, Situation
from access_game.core.cards import BOX

ECHO = 15.0  # what a story takes up again is worth more than something new
_UNCOUNTED = frozenset("GD")
_COUNTED = frozenset("FTWAKVRIO")
_CARDS = Counter(card.face for card in BOX)
_HAND = 5
_MANY = ("eighty", "ninety", "fifty", "thirty", "twenty", "forty")


def belongs(e: Gloss, wanted: str, sites: str = "") -> bool:
    """Is the noun of one of these classes? A place must suit its preposition: at the zoo, on the roof."""
    shared = set(e.kind) & set(wanted)
    if shared == {"L"} and sites:
        return bool(set(e.frame) & set(sites))
    return bool(shared)


def group(s: Situation, role: str, wanted: str, weight: float, sites: str = "") -> Iterator[Branch]:
    """All the ways to name something of these classes."""
    start = s._replace(role=role, wanted=wanted, sites=sites, adjectives=0, number="")
    uncounted = bool(set(wanted) & _UNCOUNTED)
    counted = bool(set(wanted) - _UNCOUNTED)
    yield Branch("det", lambda e: began(start, e), lambda e: uncounted if e.number == "m" else counted, weight,
                 lambda e: _determiner_taste(start, e))  # fmt: skip
    if "P" in wanted and role != "attribute":
        yield Branch("name", lambda e: named(start, e), weight=weight * 0.15, taste=lambda e: _name_taste(start, e),
                     echo=True)  # fmt: skip
    if role in ("object", "place"):
        yield Branch(
            "object", lambda e: _pronoun(start, e), weight=weight * 1.5, taste=lambda e: _pronoun_taste(start, e)
        )
    bare = start._replace(article="bare")
    beings = "A" in wanted and (role == "object" or s.article in ("prep/move", "prep/stay", "prep/with", "prep/like"))
    plural = beings or role == "object" and set(wanted) & _COUNTED or s.article == "prep/without"

    def bare_taste(e: Gloss) -> float:
        if BEING & set(e.kind):
            return 0.3 * ("A" in e.kind and beings)
        return float(role == "object" and "L" not in e.kind)

    yield Branch("noun/p", lambda e: named(bare, e), lambda e: belongs(e, wanted, sites),
                 weight * 0.12 if plural else 0.0, bare_taste)  # fmt: skip
    yield Branch("adj", lambda e: _described(bare._replace(number="p"), e),
                 lambda e: bool(set(e.kind) & set(wanted) - BEING),
                 weight * 0.04 if role == "object" and set(wanted) & _COUNTED else 0.0)  # fmt: skip
    if uncounted:
        yield Branch("noun/m", lambda e: named(bare, e), lambda e: belongs(e, wanted), weight * 0.7)
        yield Branch("adj", lambda e: _described(bare._replace(number="m"), e),
                     lambda e: bool(set(e.kind) & set(wanted) & _UNCOUNTED), weight * 0.15)  # fmt: skip


def inside_group(s: Situation) -> Iterator[Branch]:
    """After a determiner or an adjective."""
    yield Branch(f"noun/{s.number}", lambda e: named(s, e), lambda e: belongs(e, s.wanted, s.sites), 2.5,
                 lambda e: _noun_taste(s, e), echo=True)  # fmt: skip
    if s.role != "subject":
        yield epithet(s, 0.0 if same(s.doer, s.thread.hero) or s.role != "object" else 3.0)
    fits = set(s.wanted) - (_UNCOUNTED if s.number != "m" else set())
    if s.article in ("poss", "mine", "ours") or ("." in s.sites and s.thread.place is not None):
        fits -= {"L"}
    yield Branch("adj", lambda e: _described(s, e), lambda e: bool(set(e.kind) & fits),
                 0.9 if not s.adjectives and s.role != "attribute" and fits - set("RKBE") else 0.0)  # fmt: skip


def epithet(s: Situation, weight: float) -> Branch:
    """ "the rascal", "our daredevil" """
    hero = s.thread.hero
    apt = hero is not None and hero.person == f"3{s.number}" and s.article in ("def", "ours") and "P" in s.wanted
    rarely = 0.1 if HAILED in s.used.split() else 1.0
    fits = apt and is_being(hero)
    return Branch(f"epithet/{s.number}", lambda e: hailed(s, e), lambda e: fits, weight * fits * rarely)


def odds(nouns: Iterable[Gloss]) -> float:
    """How likely a hand of five has the letter of one of these: else "the" would lead nowhere."""
    letters = {one.word[0].upper() for one in nouns if one.part == "noun/s"}
    return float(1 - (1 - sum(_CARDS[letter] for letter in letters) / len(BOX)) ** _HAND)


def _described(s: Situation, e: Gloss) -> Situation:
    """ "a soggy": only what can be soggy may follow."""
    left = "".join(c for c in s.wanted if c in e.kind)
    return s._replace(at="det", adjectives=s.adjectives + 1, onset="", wanted=left or s.wanted)


def _determiner_taste(s: Situation, e: Gloss) -> float:
    """Nought is what people may say and a computer does not."""
    if e.kind in ("every", "dem") or e.word in ("no", "enough", "few", "both", "many", "one", "your", "several"):
        return 0.0
    wanted = set(s.wanted)
    possessive = e.kind == "poss"
    if e.number == "p" and e.kind == "def":  # "the pancakes": which ones?
        return 0.0
    if s.role == "attribute":
        return 1.0 if e.kind == "indef" and e.word != "another" and e.number == s.number else 0.0
    if wanted == {"B"}:
        return 1.0 if possessive and owner(s.doer, e) else 0.0
    if e.word == "another":
        return 0.0
    if e.number == "p" and s.role == "place" and not (wanted & BEING and e.kind == "num"):
        return 0.0
    if wanted <= {"L", "E"} and e.number == "p":
        return 0.0
    if wanted <= {"L", "E"}:
        homely = (
            0.6
            if (owner(s.doer, e) and "i" in s.sites) or (("E" in wanted or "i" in s.sites) and e.word in ("my", "our"))
            else 0.0
        )
        some = 0.0 if s.role == "front" else 0.5 if "L" in wanted else 1.0
        return {"def": 3.0, "indef": some, "poss": homely}.get(e.kind, 0.0)
    if s.article == "prep/like":
        return 1.0 if e.kind == "indef" else 0.3 if e.word in ("my", "our", "the", "two") else 0.0
    if possessive:
        if owner(s.doer, e):
            return 1.5
        return 0.3 if e.word in ("my", "our") and s.doer and s.doer.person[0] == "3" and e.number == "s" else 0.0
    if e.kind == "num" and s.role == "place" and "o" in s.sites and "a" not in s.sites:  # "on nine zookeepers"
        return 0.0
    if e.kind == "num":
        return (0.2 if e.word in _MANY else 0.4 if e.word[0] == "e" else 0.8) if wanted & _COUNTED else 0.0
    if e.kind == "some":
        return 0.5 if e.number == "m" else 0.1 if wanted & _COUNTED else 0.0
    if e.kind == "indef":
        return 2.0
    fitting = [one for one in s.thread.named if belongs(one, s.wanted, s.sites)]
    return 0.5 + 3 * odds(fitting)


def _noun_taste(s: Situation, e: Gloss) -> float:
    heard = known(s, e)
    if (s.number == "p" and s.role == "place" and (set(e.kind) & set("LEUNV") or s.article != "num")) or (
        s.article == "num" and "!" in e.kind
    ):
        return 0.0
    if "y" in e.kind and not heard and s.article not in ("poss", "mine", "ours"):
        return 0.0  # "an uncle": whose?
    if s.article in ("poss", "mine", "ours"):
        if set(e.kind) & {"P"} and "k" not in e.kind:
            return 0.0
        if set(e.kind) & set(s.wanted) == {"L"} and "h" not in e.frame:
            return 0.0
    if heard:
        return ECHO if s.article in ("def", "poss") and not same(e, s.doer) else 0.0
    if s.article in ("def", "mine") and "Q" in s.wanted and "Q" in e.kind:  # "in the tutu": which one?
        return 0.0
    if "." in s.sites and set(e.kind) & set(s.wanted) == {"L"} and s.thread.place is not None:
        return 0.0  # one place for the story, but for those who walk
    return 0.5 if "P" in e.kind else 1.0


def _name_taste(s: Situation, e: Gloss) -> float:
    hero = s.thread.hero
    if same(e, hero):
        return 0.0 if same(e, s.doer) else ECHO
    if any(one.part == "name" for one in s.thread.named) or s.article == "prep/like":
        return 0.0  # two names are enough for one story
    return 1.0


def _pronoun(s: Situation, e: Gloss) -> Situation:
    return s._replace(at="noun", article="pronoun", kind="", number=e.number)


def _pronoun_taste(s: Situation, e: Gloss) -> float:
    """It and them mean what was named last; him and her the hero, when somebody else is about."""
    hero, last = s.thread.hero, next(iter(reversed(s.thread.named)), None)
    if e.gender in ("m", "f"):
        return 1.0 if not same(hero, s.doer) and is_being(hero) and "P" in s.wanted and meant(hero, e) else 0.0
    if last is None or same(last, s.doer) or e.person[0] != "3" or s.role != "object" or s.joined:
        return 0.0
    fits = belongs(last, s.wanted, s.sites) and "L" not in last.kind and last.part.startswith("noun")
    return 1.0 if fits and meant(last, e) else 0.0
