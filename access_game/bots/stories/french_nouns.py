"""French noun groups: which determiner goes with which noun, and the adjective between or behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_words import ANIMATE, french_lexicon
from access_game.bots.stories.situation import Branch, Situation

MASS, DONE = "GDY", "SYQI"  # what is not counted; what is done or caught, and is nobody's
PLACES = "adsufb"
OBJECT = {"indef": 1.5, "des": 0.9, "def": 0.8, "own": 1.1, "num": 0.25, "few": 0.2, "part": 1.2, "poss": 0.3}
LIKED = {"def": 1.0, "own": 0.4}
WHERE = {"def": 1.0, "indef": 0.4, "own": 0.5, "poss": 0.3}
ONE = {"indef": 1.0}
UNIQUE = ("lune", "pluie", "neige", "boue", "eau", "herbe", "récréation", "sable", "forêt", "rue", "jungle", "savane")
MANY = ("spaghetti", "lasagne", "nouille", "lentille", "frite", "ravioli")
_FREQUENT = {
    letter: count / 89 for letter, count in zip("AEIOUSRTLNM", (7, 10, 5, 6, 5, 6, 5, 5, 4, 4, 3), strict=True)
}  # of the cards; two of every other letter


def noun_group(
    s: Situation, role: str, wanted: str, weight: float, kinds: Mapping[str, float], number: str = ""
) -> Iterator[Branch]:
    """Any group is understood; said are the kinds of determiner given, as far as nouns are known that may follow."""
    group = s._replace(role=role, wanted=wanted, adjectives=0)

    def begun(e: Gloss) -> Situation:
        return group._replace(at="det", gender=e.gender, number=e.number, article=e.kind, onset=e.before)

    def taste(e: Gloss) -> float:
        if number and e.number != number:
            return 0.0
        usual = kinds.get(e.kind, 0.0) * _usual(e, s)
        return usual and usual * min(1.0, 2 * reach(e.gender + e.number, e.kind, e.before, wanted)) ** 2

    some = bool(set(wanted) & set(MASS + "M"))  # du lait, never du crocodile
    yield Branch("det", begun, lambda e: e.kind != "own" and (some or e.kind != "part"), weight, taste)
    yield Branch("det", begun, lambda e: e.kind == "own", weight, taste, firm=True)  # "sa" is always somebody's
    name = group._replace(joined=s.joined)
    wished = weight * 0.2 if role in ("object", "place") and "H" in wanted and alive(s) < 2 else 0.0
    yield Branch("name", lambda e: named(name, e), weight=wished, taste=lambda e: float(not is_named(s, e)))


def _usual(e: Gloss, s: Situation) -> float:
    """ "notre" is rare; "son" wants somebody it may belong to."""
    if e.kind == "poss":
        return 0.3 if e.word in ("notre", "nos") else 1.0
    if e.kind == "own":
        topic = s.thread.topic
        return float(topic is not None and topic.person == "3s")
    if e.kind == "num":
        return {"onze": 0.06, "neuf": 0.25, "six": 0.4, "sept": 0.4, "dix": 0.4}.get(e.word, 1.0)
    if e.kind == "def" and e.number == "p":
        return 0.4
    return 1.0


@cache
def reach(form: str, article: str, onset: str, wanted: str) -> float:
    """The share of all cards that could go on after this determiner."""
    letters = {
        letter
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        for e in french_lexicon().starting(f"noun/{form}", letter)
        if e.told and (not onset or e.vowel == (onset == "v")) and suits(e, article, wanted)
    }
    return sum(_FREQUENT.get(letter, 2 / 89) for letter in letters)


def suits(e: Gloss, article: str, wanted: str) -> float:
    """Does this noun, as one of the classes wanted, go with the article?"""
    kind = set(e.kind) & set(wanted)
    if article == "part":
        return float(bool(kind & set(MASS + "M" * (wanted == "M"))) and e.number == "s")
    if e.number == "s" and e.lemma in MANY:
        return 0.0
    if article in ("indef", "own", "poss") and e.lemma in UNIQUE:
        return 0.0
    if article in ("indef", "des", "num", "few"):
        drink = e.lemma in ("café", "thé", "sirop", "jus", "grenadine", "limonade", "tisane", "orangeade")
        return float(bool(kind - set("GYQIK" if drink else "GDYQIK")))
    if article == "def":
        return float(bool(kind - set("SYK")) and (e.number == "s" or not kind & set("GDQI")))
    if wanted == "E":
        return float(bool(kind))
    if e.number == "p" and kind <= set("GYQI"):
        return 0.0
    if article in ("own", "poss"):
        return float(bool(kind - set(DONE + "HE")) and (e.number == "s" or "K" not in kind))
    return float(bool(kind - set(DONE)))


def after_determiner(s: Situation) -> Iterator[Branch]:
    form = s.gender + s.number

    wanted = "E" if "E" in s.wanted else s.wanted

    def taste(e: Gloss) -> float:
        return 0.0 if is_named(s, e) else suits(e, s.article, wanted)

    def again(e: Gloss) -> float:
        return suits(e, s.article, s.wanted) if s.article in ("def", "own", "dem") else 0.0

    def counted(e: Gloss) -> bool:
        return s.article != "part" or not e.told or suits(e, "part", s.wanted) > 0

    yield Branch(f"noun/{form}", lambda e: named(s, e), lambda e: counted(e) and not is_named(s, e), 3.0, taste)
    yield Branch(f"noun/{form}", lambda e: named(s, e), lambda e: is_named(s, e), 6.0, again, echo=True)
    yield Branch("det", lambda e: s, lambda e: e.number == "p" == s.number and e.kind == "num", 0.0)  # les trois ours
    early = 0.7 if s.at == "det" and s.article not in ("des", "part") and s.role != "front" else 0.0
    if set(s.wanted) & set(PLACES + "E"):
        early = 0.0
    yield Branch(
        f"early/{form}",
        lambda e: s._replace(at="early", onset=e.before, adjectives=1, wanted=_described(s.wanted, e)),
        weight=early,
        taste=lambda e: float(reach(form, s.article, e.before, _described(s.wanted, e)) > 0.25),
    )


def _described(wanted: str, e: Gloss) -> str:
    """The classes wanted that this adjective may describe: all, if it is not ours to say."""
    return "".join(c for c in wanted if c in e.kind) if e.told else wanted


def adjective(s: Situation, weight: float) -> Iterator[Branch]:
    """Behind the noun, one that suits it."""
    said = weight if s.adjectives < 1 and s.article not in ("name", "part") else 0.0
    if s.article != "name":
        yield Branch(
            f"adj/{s.gender}{s.number}",
            lambda e: s._replace(adjectives=2),
            weight=said,
            taste=lambda e: float(bool(set(e.kind) & set(s.kind) & set(s.wanted))),
        )


def bare_noun(s: Situation) -> Iterator[Branch]:
    """A noun without article: "sans parapluie", "pas de pyjama"."""
    for form in ("ms", "fs", "mp", "fp"):
        said = 1.0 if form[1] == "s" else 0.0
        yield Branch(
            f"noun/{form}",
            lambda e: named(s, e)._replace(adjectives=2, article="bare", thread=s.thread),  # nothing to take up
            weight=said,
            taste=lambda e: float(bool(set(e.kind) & set(s.wanted)) and not is_named(s, e)),
        )


def named(s: Situation, e: Gloss) -> Situation:
    """The noun or the name has come: a subject now has its person and gender, and the thread one more noun."""
    article = "name" if e.part == "name" else s.article
    thread = s.thread
    called = "E" in e.kind and "E" in s.wanted and thread.hero is not None
    if not called:
        thread = thread._replace(named=(*(n for n in thread.named if n.lemma != e.lemma), e))
    if s.role in ("place", "front") and set(e.kind) & set(s.wanted) & set(PLACES):
        thread = thread._replace(place=e)
    after = s._replace(
        at="noun", gender=e.gender, number=e.number, kind=e.kind, article=article, onset="", thread=thread
    )
    if s.role == "attribute" and e.lemma == "fois":
        return after._replace(at="once", role="subject", wanted=ANIMATE)  # il était une fois
    if s.role != "subject":
        return after
    sex, who = e.gender, e.person
    if s.joined:
        sex, who = "m" if "m" in (s.sex, e.gender) else "f", "3p"
    about = e._replace(gender=sex, person=who, number=who[1])
    if called and thread.hero:  # "le coquin" is the hero himself, but not called twice in a sentence
        about = thread.hero
        after = after._replace(moods=(*s.moods, "called"))
    hero = about if thread.hero is None or s.joined else thread.hero
    return after._replace(who=who, sex=sex, thread=thread._replace(hero=hero, topic=about))


def is_named(s: Situation, e: Gloss) -> bool:
    return any(e.lemma == n.lemma for n in s.thread.named)


def alive(s: Situation) -> int:
    """How many beings the story has so far."""
    return sum(bool(set(n.kind) & set(ANIMATE)) for n in s.thread.named)


def both(one: Callable[[Gloss], bool], other: Callable[[Gloss], bool]) -> Callable[[Gloss], bool]:
    return lambda e: one(e) and other(e)
