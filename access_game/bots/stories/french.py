"""How a French sentence goes on: places, agreements and elisions.

An elided word is a word of its own, laid with its own card: "l'" for L, then "oiseau" for O. It may only be said as a
promise: after l', d', n', s', qu', j' the next word must begin with a vowel or an h muet, after le, de, ne... it must not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from access_game.bots.stories.entry import Entry
from access_game.bots.stories.french_forms import starts_with_vowel
from access_game.bots.stories.french_words import CLASSES, french_lexicon
from access_game.bots.stories.situation import Situation, Step

_ALIVE, _ALL = "HA", "".join(CLASSES.values()).replace("J", "")
_TENSES = {"": ("pres", "impf", "fut"), "past": ("impf",)}
_LIKED = {"H": 1.0, "A": 1.3, "O": 0.25, "F": 0.3, "V": 0.2, "N": 0.2, "C": 0.15, "M": 0.15, "P": 0.05, "B": 0.1}
_BEING = ("dans", "sur", "sous", "avec", "comme", "chez", "contre", "devant", "derrière", "en")
_BOOKISH = ("excepté", "hormis", "nonobstant", "outre", "selon", "sauf", "via", "depuis", "par", "durant")
_COUNTING = ("indef", "num", "every", "des")  # never before what is not counted: un lait
_ONLY_MIRRORED = ("r", "hr")
_ELIDED = re.compile(r"^(l|d|j|n|s|m|t|c|qu|lorsqu|puisqu)['’](.+)$", re.IGNORECASE)


def _classes(frame: str) -> str:
    return "".join(c for c in frame if c.isupper())


class French:
    def __init__(self) -> None:
        self.lexicon = french_lexicon()
        self._places: dict[str, Callable[[Situation], Iterable[Step]]] = {
            "start": self._start, "clause": self._clause, "front": self._subject, "shared": self._shared, "and": self._and,
            "det": self._group, "early": self._group, "noun": self._after_noun, "predicate": self._predicate, "ne": self._verb,
            "clitic": self._verb, "mirror": self._verb, "after verb": self._after_verb, "etre": self._after_etre,
            "avoir": self._after_avoir, "degree": self._degree, "prep": self._after_prep, "into": self._after_into,
            "of": self._owner, "bare": self._bare, "because": self._because, "that": self._that, "if": self._if, "whenever": self._whenever, "infinitive": self._infinitive,
            "end": self._closing, "lost": self._lost,
        }  # fmt: skip

    def steps(self, at: Situation) -> Iterable[Step]:
        return self._places[at.at](at)

    def complete(self, at: Situation) -> bool:
        if at.owed or at.negative == "ne" or at.role in ("subject", "owner", "front"):
            return at.at == "lost"
        if at.at == "after verb":
            return "i" in at.frame
        return at.at in ("noun", "end", "lost")

    def split(self, word: str) -> list[str]:
        found = _ELIDED.match(word)
        if not found or any(e.word.lower() == word.lower().replace("’", "'") for e in self.lexicon.spelled(word)):
            return [word]
        return [found[1] + "'", found[2]]

    def lost(self, before: Iterable[Situation]) -> Situation:
        told = next(iter(before), Situation())
        return Situation("lost", role="object", who=told.who, sex=told.sex, tense=told.tense, clauses=told.clauses)

    def guess(self, word: str, first: bool) -> Iterator[Entry]:
        """Endings give number and part; a gender that cannot be seen is left to the determiner."""
        vowel, low = starts_with_vowel(word), word.lower()
        many = low[-1] in "sx"
        if word[0].isupper():
            for gender in "mf":
                yield Entry(word, "name", word, gender, "s", "3s", "H", vowel=vowel)
        if low.endswith("ment"):
            yield Entry(word, "adverb", word, vowel=vowel)
        if low.endswith(("er", "ir", "re", "oir")):
            yield Entry(word, "inf/verb", word, frame=_ALL + "i", vowel=vowel)
        if low.endswith(("é", "i", "u")):
            yield Entry(word, "participle", word, frame=_ALL + "i", vowel=vowel)
        number = "p" if many else "s"
        for gender in "mf":
            for kind in "HAOFCBPVTNX":
                yield Entry(word, f"noun/{gender}{number}", word, gender, number, "3" + number, kind, vowel=vowel)
            yield Entry(word, f"adj/{gender}{number}", word, gender, number, vowel=vowel)
        persons = ("1p",) if low.endswith("ons") else ("2p",) if low.endswith("ez") else ("3p",) if low.endswith("nt") else ("1s", "2s", "3s")
        tense = "impf" if low.endswith(("ait", "aient")) else "fut" if low.endswith(("ra", "ront")) else "pres"
        for person in persons:
            yield Entry(word, f"verb/{person}/{tense}", word, person=person, kind=tense, frame=_ALL + "i", vowel=vowel)

    # the beginning of a sentence and of a clause

    def _start(self, s: Situation) -> Iterator[Step]:
        yield from self._subject(s)
        yield Step("cry", lambda e: s._replace(at="front"), weight=0.4)
        yield Step("opener", lambda e: s._replace(at="front", tense=e.kind), weight=1.5)
        yield Step("prep", lambda e: _group(s, e, "front"), lambda e: "f" in e.frame, 0.5)
        yield Step("joiner", lambda e: s._replace(at="clause", owed=True), lambda e: e.frame == "w", 0.3)
        yield Step("whenever", lambda e: s._replace(at="whenever", owed=True, onset=e.before), weight=0.2)
        yield Step("if", lambda e: s._replace(at="if", owed=True, tense="pres", article=e.word), weight=0.3)

    def _clause(self, s: Situation) -> Iterator[Step]:
        yield from self._subject(s._replace(owed=s.owed))

    def _shared(self, s: Situation) -> Iterator[Step]:
        """After "et": the same subject may go on with another verb, the verb with another object, or all starts anew."""
        yield from self._subject(_fresh(s))
        if s.who and s.tense and s.relatives == 0:
            yield from self._verb_forms(s._replace(frame="", extras=0, adverbs=0, negative=""), 0.8)
        if s.wanted and s.role in ("object", "place"):
            yield from self._noun_group(s, s.role, s.wanted, 0.7, "def indef poss dem num".split())

    def _subject(self, s: Situation) -> Iterator[Step]:
        start = _fresh(s)
        yield from self._noun_group(start, "subject", _ALL, 2.0)
        yield Step("pronoun", lambda e: start._replace(at="predicate", who=e.person, sex=e.gender, onset=e.before, role="subject"), weight=1.2)

    def _and(self, s: Situation) -> Iterator[Step]:
        yield from self._noun_group(s, "subject", _ALIVE, 1.0)

    # a noun and what stands around it

    def _noun_group(self, s: Situation, role: str, wanted: str, weight: float, kinds: Iterable[str] = ()) -> Iterator[Step]:
        allowed = set(kinds)

        def fits(e: Entry) -> bool:
            if e.kind == "part" or (e.kind == "des" and role not in ("object", "subject")):
                return e.kind == "part" and bool(set(wanted) & set("GD")) and role == "object" and not allowed
            if set(wanted) <= set("GD") and e.kind in _COUNTING:
                return False
            return not allowed or e.kind in allowed

        def begun(e: Entry) -> Situation:
            return s._replace(
                at="det", role=role, gender=e.gender, number=e.number, article=e.kind, onset=e.before, wanted=wanted, adjectives=0
            )

        yield Step("det", begun, fits, weight, lambda e: 0.15 if e.kind == "num" else 0.5 if e.word == "l'" else 1.0)
        if "H" in wanted:
            yield Step("name", lambda e: _named(s._replace(role=role, wanted=wanted), e), weight=weight * (0.6 if role == "subject" else 0.25))

    def _group(self, s: Situation) -> Iterator[Step]:
        form = s.gender + s.number
        uncounted = s.article in _COUNTING

        def fits(e: Entry) -> bool:
            if e.kind == "J" and "J" in s.wanted:
                return _usual_time(e.lemma, s.article)
            if e.kind in "GD":
                return e.kind in s.wanted and not uncounted
            return e.kind in s.wanted and s.article != "part" and (s.article != "every" or e.kind != "X")

        liked = (lambda e: _LIKED.get(e.kind, 0.04)) if s.role == "subject" else (lambda e: 1.0)
        yield Step(f"noun/{form}", lambda e: _named(s, e), fits, 3.0, liked)
        if s.at == "det" and s.article not in ("des", "part"):
            yield Step(f"early/{form}", lambda e: s._replace(at="early", onset=e.before, adjectives=1), lambda e: s.wanted != "J", 0.8)

    def _bare(self, s: Situation) -> Iterator[Step]:
        """A noun without article: "en pyjama", "pas de pyjama", "avoir faim"."""
        if s.frame in ("manner", "feeling"):
            yield Step(s.frame, lambda e: s._replace(at="end", frame="i", onset=""), weight=2.0)
            return
        for form in ("ms", "fs", "mp", "fp"):
            yield Step(f"noun/{form}", lambda e: _named(s, e), lambda e: e.kind in s.wanted, 1.0)

    def _after_noun(self, s: Situation) -> Iterator[Step]:
        if s.article != "name" and s.kind != "J":
            if s.adjectives < 2 and s.role != "owner":
                yield Step(f"adj/{s.gender}{s.number}", lambda e: s._replace(adjectives=2), _behind, 1.3)
            if s.adjectives < 3 and s.role != "owner" and s.kind in "HAOFCVPM":
                yield from self._of(s)
        if s.role == "front":
            yield from self._subject(s)
        elif s.role in ("subject", "owner"):
            if s.joined < 2 and s.who[0] == "3" and s.article != "every":
                yield Step("joiner", lambda e: s._replace(at="and", joined=s.joined + 1), lambda e: e.word == "et", 0.35)
            yield from self._predicate(s)
        else:
            yield from self._closing(s)

    def _of(self, s: Situation) -> Iterator[Step]:
        role = "owner" if s.role == "subject" else s.role
        yield Step("of", lambda e: s._replace(at="of", role=role, onset=e.before, adjectives=3), weight=0.25)
        yield Step(
            "det",
            lambda e: s._replace(at="det", role=role, gender="m", number="s", article="def", onset="c", wanted=_ALIVE, adjectives=3),
            lambda e: e.word == "du",
            0.25,
        )

    def _owner(self, s: Situation) -> Iterator[Step]:
        for step in self._noun_group(s, s.role, _ALIVE, 1.0, "def indef poss dem".split()):
            yield step._replace(fits=_both(step.fits, lambda e: e.word not in ("le", "les")), then=_owning(step.then))

    # verbs

    def _predicate(self, s: Situation) -> Iterator[Step]:
        yield from self._verb_forms(s, 3.0)
        yield Step("ne", lambda e: s._replace(at="ne", onset=e.before, negative="ne"), weight=0.25, fancy=True)
        yield Step(
            "clitic",
            lambda e: s._replace(at="clitic", frame=e.kind, onset=e.before),
            lambda e: not _same_person(e, s.who),
            0.3,
            lambda e: 3.0 if e.word == "y" else 1.0,
            True,
        )
        yield Step("mirror", lambda e: s._replace(at="mirror", onset=e.before), lambda e: e.person == s.who, 0.35, fancy=True)

    def _verb(self, s: Situation) -> Iterator[Step]:
        """After "ne", a pronoun of object or a mirror pronoun: only the verb may come."""
        yield from self._verb_forms(s, 1.0)

    def _verb_forms(self, s: Situation, weight: float) -> Iterator[Step]:
        tenses = _TENSES.get(s.tense, (s.tense,))
        needs = {"object": _takes_object, "animate": _takes_animate, "place": lambda e: "i" in e.frame, "": _any}
        fits = needs[s.frame] if s.at == "clitic" else (lambda e: "r" in e.frame) if s.at == "mirror" else _any
        filled = s.at in ("clitic", "mirror")

        def done(e: Entry, tense: str) -> Situation:
            return s._replace(
                at="after verb", role="object", frame="i" if filled else e.frame, tense=tense, onset="", wanted="", extras=0, adverbs=0,
            )  # fmt: skip

        for tense in tenses:
            often = weight * (1.0 if tense == "pres" or s.tense else 0.25)
            yield Step(f"verb/{s.who}/{tense}", lambda e, t=tense: done(e, t), fits, often)  # type: ignore[misc]
            if s.at in ("clitic", "mirror"):
                continue
            yield Step(f"etre/{s.who}/{tense}", lambda e, t=tense: s._replace(at="etre", role="attribute", tense=t, onset="", extras=0), weight=often * 0.35)  # type: ignore[misc]  # noqa: E501
            yield Step(f"avoir/{s.who}/{tense}", lambda e, t=tense: s._replace(at="avoir", role="attribute", tense=t, onset="", extras=0), weight=often * 0.3)  # type: ignore[misc]  # noqa: E501
        if s.tense == "past" and not filled:
            for part in ("etre", "avoir"):
                yield Step(f"{part}/{s.who}/pres", lambda e, p=part: s._replace(at=p, role="attribute", onset="", extras=0), weight=weight * 0.5)  # type: ignore[misc]  # noqa: E501

    def _negation(self, s: Situation) -> Iterator[Step]:
        said = s._replace(negative="no")
        yield Step("no", lambda e: said, weight=2.0)
        yield Step("negadverb", lambda e: s._replace(extras=2), lambda e: s.extras < 2, 0.5)
        if s.at == "after verb" and set(s.frame) & set("OFGDCTX"):
            yield Step("nothing", lambda e: said._replace(frame="i"), weight=0.6)

    def _after_verb(self, s: Situation) -> Iterator[Step]:
        if s.negative == "ne":
            yield from self._negation(s)
            return
        objects = _classes(s.frame)
        if objects and s.negative == "no":
            yield from self._noun_group(s, "object", objects, 1.5, ("def", "poss", "dem"))
            yield Step("of", lambda e: s._replace(at="bare", role="object", frame="", wanted=_countless(objects), onset=e.before), lambda e: bool(_countless(objects)), 0.5)  # noqa: E501
        elif objects:
            yield from self._noun_group(s, "object", objects, 3.0)
        if ">" in s.frame:
            yield Step("inf/verb", lambda e: s._replace(frame=e.frame, role="object"), _plain_verb, 3.0)
        if "?" in s.frame:
            yield Step("que", lambda e: s._replace(at="that", onset=e.before), weight=2.5)
        if "=" in s.frame:
            yield from self._attribute(s)
        if "@" in s.frame:
            yield from self._where(s, 2.0)
        if "i" in s.frame:
            yield from self._closing(s)
        elif s.extras < 1 and objects:
            yield Step("adverb", lambda e: s._replace(extras=s.extras + 1, adverbs=1), lambda e: _agrees(e, s), 0.3)

    def _infinitive(self, s: Situation) -> Iterator[Step]:
        """After "pour", "sans": another verb, or somebody."""
        yield Step("inf/verb", lambda e: s._replace(at="after verb", frame=e.frame, role="object", negative="", extras=s.extras), _plain_verb, 1.5)
        yield from self._noun_group(s, "place", s.wanted, 1.0, ("def", "indef", "poss", "dem"))

    def _after_etre(self, s: Situation) -> Iterator[Step]:
        if s.negative == "ne":
            yield from self._negation(s)
            return
        if s.tense != "past":
            yield from self._attribute(s)
            if s.negative != "no":
                yield from self._where(s, 0.6)
        for form in _forms(s):
            if s.tense in ("pres", "past"):
                yield Step(f"participle/{form}", lambda e: s._replace(at="after verb", role="object", frame="i", tense="past", negative=""), weight=0.5)

    def _attribute(self, s: Situation) -> Iterator[Step]:
        for form in _forms(s):
            yield Step(f"adj/{form}", lambda e: s._replace(at="end", role="object", wanted=""), weight=2.0)
        yield Step("degree", lambda e: s._replace(at="degree"), weight=0.8)
        if s.negative != "no" and s.who[0] == "3" and s.sex and s.kind in "HA" and s.article != "every":
            for step in self._noun_group(s, "attribute", _ALIVE, 0.8, ("def", "indef", "poss")):
                if step.part == "det":
                    yield step._replace(fits=_both(step.fits, lambda e: e.gender + e.number == s.sex + s.who[1] and e.word != "l'"))

    def _degree(self, s: Situation) -> Iterator[Step]:
        for form in _forms(s):
            yield Step(f"adj/{form}", lambda e: s._replace(at="end", role="object", wanted=""), weight=1.0)

    def _after_avoir(self, s: Situation) -> Iterator[Step]:
        if s.negative == "ne":
            yield from self._negation(s)
            return
        if s.tense in ("pres", "past"):
            yield Step("participle", lambda e: s._replace(at="after verb", role="object", frame=e.frame, tense="past"), fits=_any, weight=1.5)
        if s.tense == "past":
            return
        yield Step("feeling", lambda e: s._replace(at="end", role="object", wanted=""), weight=1.5)
        if s.negative != "no":
            yield from (x for x in self._noun_group(s, "object", "OCVMA", 1.5, ("indef", "num", "poss")) if x.part == "det")

    # after the clause

    def _closing(self, s: Situation) -> Iterator[Step]:
        tired = 0.5 ** max(0, s.extras - 1)
        rested = s._replace(extras=s.extras + 1, frame="i", at="end", role="object", wanted="")
        if s.at != "noun" or s.role != "attribute":
            calm = rested._replace(article="adverb", adverbs=s.adverbs + 1)
            if s.article != "adverb":
                yield Step("adverb", lambda e: calm, lambda e: _agrees(e, s), 0.8 * tired * 0.15**s.adverbs)
        if s.owed:
            yield from self._subject(s._replace(owed=False, clauses=s.clauses + 1))
            yield from self._where(s, 0.4 * tired)
            return
        yield from self._where(s, 1.5 * tired)
        yield from self._when(s, 0.35 * tired)
        yield Step("joiner", lambda e: _join(s, e), weight=1.2, taste=lambda e: 0.3 if e.word == "or" else 1.0)
        yield Step("whenever", lambda e: _fresh(s)._replace(at="whenever", onset=e.before), weight=0.5)
        yield Step("because", lambda e: s._replace(at="because"), weight=0.03)
        if s.tense == "pres":
            yield Step("if", lambda e: _fresh(s)._replace(at="if", article=e.word), weight=0.4)
        if s.at == "noun" and s.article not in ("name", "part", "every") and s.relatives < 1 and s.kind not in "XEJ" and s.role != "front":
            yield Step("qui", lambda e: _relative(s), weight=0.7, fancy=True)
            if s.kind == "P":
                yield Step("where", lambda e: _fresh(s)._replace(at="clause", relatives=1), weight=1.2, fancy=True)

    def _where(self, s: Situation, weight: float) -> Iterator[Step]:
        calm = s._replace(extras=s.extras + 1)
        yield Step("prep", lambda e: _group(calm, e, "place"), lambda e: s.at != "etre" or e.word in _BEING, weight, _prep_taste)
        yield Step("into", lambda e: calm._replace(at="into", role="place", wanted="P", gender=e.gender, number=e.number, article="def", onset=e.before), weight=weight * 0.4)  # noqa: E501

    def _when(self, s: Situation, weight: float) -> Iterator[Step]:
        """ "chaque nuit", "un matin", "trois fois": a time without preposition."""
        if s.kind == "J" or s.article == "every":
            return
        calm = s._replace(extras=s.extras + 1, frame="i")
        for step in self._noun_group(calm, "place", "J", weight, ("indef", "dem", "every", "num")):
            yield step._replace(fits=_both(step.fits, lambda e: e.number == "s" or e.kind == "num"))

    def _after_prep(self, s: Situation) -> Iterator[Step]:
        if "q" in s.frame and s.role != "front":
            yield Step("que", lambda e: _fresh(s)._replace(at="clause", onset=e.before), weight=0.7)
        if "b" in s.frame:
            yield from self._bare(s._replace(at="bare", frame="manner"))
            return
        if "i" in s.frame:
            yield from self._infinitive(s)
            return
        kinds = ("def", "indef", "poss", "dem") + (("num",) if "n" in s.frame else ())
        for step in self._noun_group(s, s.role, s.wanted, 1.0, kinds):
            if "p" not in s.frame:
                yield step
            elif step.part == "det":
                yield step._replace(fits=_both(step.fits, lambda e: e.number == "p"))

    def _after_into(self, s: Situation) -> Iterator[Step]:
        if s.gender:
            yield from self._group(s._replace(at="det"))
            return
        for step in self._noun_group(s, "place", "P", 1.0, ("def", "poss", "dem", "indef")):
            yield step._replace(fits=_both(step.fits, lambda e: e.word not in ("le", "les")))

    def _because(self, s: Situation) -> Iterator[Step]:
        yield Step("que", lambda e: _fresh(s)._replace(at="clause", onset=e.before))

    def _if(self, s: Situation) -> Iterator[Step]:
        """ "si" before everything, "s'" before il and ils only."""
        for step in self._subject(s):
            elided = step.part == "pronoun"
            if s.article == "si":
                yield step._replace(fits=_both(step.fits, lambda e: e.word not in ("il", "ils")))
            elif elided:
                yield step._replace(fits=lambda e: e.word in ("il", "ils"))

    def _whenever(self, s: Situation) -> Iterator[Step]:
        """lorsqu' and puisqu' are only written before il, elle, on, un, une."""
        for step in self._subject(s):
            if s.onset != "v":
                yield step
            elif step.part == "pronoun":
                yield step._replace(fits=lambda e: e.word in ("il", "elle", "on", "ils", "elles"))
            elif step.part == "det":
                yield step._replace(fits=_both(step.fits, lambda e: e.word in ("un", "une")))

    def _that(self, s: Situation) -> Iterator[Step]:
        yield from self._subject(s)

    def _lost(self, s: Situation) -> Iterator[Step]:
        yield from self._closing(s)


def _prep_taste(e: Entry) -> float:
    return 0.12 if e.word in _BOOKISH else 1.6 if e.word in ("comme", "avec", "dans", "en") else 1.0


def _usual_time(noun: str, article: str) -> bool:
    if article == "num":
        return noun in ("an", "jour", "mois", "siècle", "fois", "heure", "minute", "nuit", "seconde", "semaine", "année")
    return noun != "siècle" and (noun not in ("fois", "an", "minute", "seconde") or article in ("indef", "every"))


def _any(e: Entry) -> bool:
    return e.frame not in _ONLY_MIRRORED


def _takes_object(e: Entry) -> bool:
    return bool(_classes(e.frame))


def _takes_animate(e: Entry) -> bool:
    return "H" in e.frame or "A" in e.frame


def _plain_verb(e: Entry) -> bool:
    return not set(e.frame) & set("?>@=") and _any(e)


def _both(one: Callable[[Entry], bool], other: Callable[[Entry], bool]) -> Callable[[Entry], bool]:
    return lambda e: one(e) and other(e)


def _owning(then: Callable[[Entry], Situation]) -> Callable[[Entry], Situation]:
    return lambda e: then(e)._replace(adjectives=3)


def _behind(e: Entry) -> bool:
    return e.kind != "before"  # un grand chat, never un chat grand


def _same_person(e: Entry, who: str) -> bool:
    return {"me": "1", "m'": "1", "nous": "1", "te": "2", "t'": "2", "vous": "2"}.get(e.word) == who[0]


def _countless(objects: str) -> str:
    return "".join(c for c in objects if c in "OFGDCVTM")


def _agrees(e: Entry, s: Situation) -> bool:
    """ "ensemble" wants several; "beaucoup" stays beside a verb without object."""
    if e.kind == "close" and not (s.at == "after verb" and "i" in s.frame and not _classes(s.frame)):
        return False
    return not e.number or e.number == s.who[1:]


def _forms(s: Situation) -> list[str]:
    number = s.who[1]
    return [s.sex + number] if s.sex else ["m" + number, "f" + number]


def _fresh(s: Situation) -> Situation:
    return s._replace(
        at="clause", gender="", number="", kind="", article="", role="subject", wanted="", frame="", joined=0, negative="", adjectives=0,
        extras=0, adverbs=0,
    )  # fmt: skip


def _named(s: Situation, e: Entry) -> Situation:
    """The noun or the name has come: a subject now has its person and gender."""
    article = "name" if e.part == "name" else s.article
    after = s._replace(at="noun", gender=e.gender, number=e.number, kind=e.kind, article=article, onset="")
    if s.role != "subject":
        return after
    if s.joined:
        return after._replace(who="3p", sex="m" if "m" in (s.sex, e.gender) else "f")
    return after._replace(who=e.person, sex=e.gender)


def _group(s: Situation, e: Entry, role: str) -> Situation:
    return s._replace(at="prep", role=role, wanted=e.kind, frame=e.frame, onset="", adjectives=0)


def _join(s: Situation, e: Entry) -> Situation:
    if e.frame == "s":
        again = s.wanted if e.word in ("et", "ou") else ""
        return s._replace(at="shared", clauses=s.clauses + 1, wanted=again)
    return _fresh(s)._replace(clauses=s.clauses + 1)


def _relative(s: Situation) -> Situation:
    return _fresh(s)._replace(at="predicate", who="3" + s.number, sex=s.gender, kind=s.kind, relatives=s.relatives + 1)
