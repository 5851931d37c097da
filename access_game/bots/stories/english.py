"""How an English sentence goes on: a or an, one or several, who does and who do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from access_game.bots.stories.english_forms import starts_with_vowel
from access_game.bots.stories.english_turns import (
    acting,
    acts,
    det_taste,
    fresh,
    goes,
    governed,
    join,
    may_join,
    named,
    only,
    plain_verb,
    prep_taste,
    relative,
    somebody_else,
)
from access_game.bots.stories.english_words import CLASSES, english_lexicon
from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.situation import Branch, Situation
from access_game.bots.stories.thread import Thread

_ALIVE, _ALL = "HA", "".join(CLASSES.values()).replace("J", "")
_LIKED = {
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
_BEING = (
    "in",
    "on",
    "under",
    "with",
    "like",
    "near",
    "behind",
    "inside",
    "beside",
    "against",
    "underneath",
    "above",
    "at",
    "opposite",
)


class English:
    def __init__(self) -> None:
        self.lexicon = english_lexicon()
        self._places: dict[str, Callable[[Situation], Iterable[Branch]]] = {
            "start": self._start, "clause": self._subject, "front": self._subject, "shared": self._shared,
            "and": self._and, "det": self._group, "noun": self._after_noun, "predicate": self._predicate,
            "midway": self._verb,
            "after verb": self._after_verb, "be": self._after_be, "have": self._after_have, "do": self._base,
            "to": self._base, "degree": self._degree, "prep": self._after_prep, "end": self._closing,
            "lost": self._closing,
        }  # fmt: skip

    def steps(self, at: Situation) -> Iterable[Branch]:
        return self._places[at.at](at)

    def complete(self, at: Situation) -> bool:
        if at.owed or at.role in ("subject", "front"):
            return at.at == "lost"
        if at.at == "after verb":
            return "i" in at.frame
        return at.at in ("noun", "end", "lost")

    def close(self, at: Situation) -> Thread:
        return at.thread

    def split(self, word: str) -> list[str]:
        return [word]

    def lost(self, before: Iterable[Situation]) -> Situation:
        told = next(iter(before), Situation())
        return Situation("lost", role="object", who=told.who, tense=told.tense, clauses=told.clauses)

    def guess(self, word: str, first: bool) -> Iterator[Gloss]:
        vowel, low = starts_with_vowel(word), word.lower()
        if word[0].isupper():
            for gender in "mf":
                yield Gloss(word, "name", word, gender, "s", "3s", "H", vowel=vowel)
        if low.endswith("ly"):
            yield Gloss(word, "adverb", word, vowel=vowel)
            yield Gloss(word, "midway", word, vowel=vowel)
        frame = _ALL + "i"
        form = "ing" if low.endswith("ing") else "past" if low.endswith("ed") else "3s" if low.endswith("s") else "base"
        number = "p" if low.endswith("s") and not low.endswith("ss") else "s"
        for kind in "HAOFCBPVTNX":
            yield Gloss(word, f"noun/{number}", word, "", number, "3" + number, kind, vowel=vowel)
        yield Gloss(word, f"verb/{form}", word, frame=frame, vowel=vowel)
        yield Gloss(word, "adj", word, vowel=vowel)

    # the beginning of a sentence and of a clause

    def _start(self, s: Situation) -> Iterator[Branch]:
        yield from self._subject(s)
        yield Branch("cry", lambda e: s._replace(at="front"), weight=0.4)
        yield Branch("opener", lambda e: s._replace(at="front", tense=e.kind), weight=1.5)
        yield Branch("prep", lambda e: governed(s, e, "front"), lambda e: "f" in e.frame, 0.6)
        yield Branch("joiner", lambda e: s._replace(at="clause", owed=True), lambda e: "f" in e.frame, 0.5)

    def _subject(self, s: Situation) -> Iterator[Branch]:
        start = fresh(s)
        yield from self._noun_group(start, "subject", _ALL, 2.0)
        yield Branch("pronoun", lambda e: start._replace(at="predicate", who=e.person, kind="H"), weight=1.0)

    def _and(self, s: Situation) -> Iterator[Branch]:
        yield from self._noun_group(s, "subject", _ALIVE, 1.0)

    def _shared(self, s: Situation) -> Iterator[Branch]:
        """After "and": the subject may do something else, the verb take another object, or all starts anew."""
        yield from self._subject(s)
        if s.who and s.tense and s.relatives == 0:
            again = s._replace(frame="", extras=0)
            if s.negative:
                yield Branch(f"verb/{s.negative}", lambda e: acting(again, e), weight=1.0)
            else:
                yield from self._verb_forms(again, 0.8)
        if s.wanted and s.role in ("object", "place"):
            yield from self._noun_group(s, s.role, s.wanted, 0.7)

    # a noun and what stands before it

    def _noun_group(
        self, s: Situation, role: str, wanted: str, weight: float, kinds: Iterable[str] = ()
    ) -> Iterator[Branch]:
        allowed = set(kinds)
        group = s._replace(role=role, wanted=wanted, adjectives=0)

        def begun(e: Gloss) -> Situation:
            return group._replace(at="det", number=e.number, article=e.kind, onset=e.before)

        def fits(e: Gloss) -> bool:
            if e.word == "enough" and role == "subject":
                return False
            uncounted = set(wanted) & set("GD")
            if not (uncounted if e.number == "m" else set(wanted) - uncounted):
                return False  # "a milk", "some cat"
            return not allowed or e.kind in allowed

        yield Branch("det", begun, fits, weight, det_taste)
        if "H" in wanted:
            yield Branch("name", lambda e: named(group, e), weight=weight * (0.6 if role == "subject" else 0.25))
        if allowed:
            return
        if role != "subject" and "H" in wanted:
            yield Branch(
                "object",
                lambda e: group._replace(at="noun", article="name", kind="", number=e.number),
                lambda e: somebody_else(e, s),
                weight * 0.3,
            )
        plain = group._replace(article="bare")
        some = "".join(c for c in wanted if c in "HAOFCVMTN") if role != "subject" else "HA"
        if some:
            yield Branch("noun/p", lambda e: named(plain, e), lambda e: e.kind in some, weight * 0.35)
            yield Branch(
                "adj", lambda e: plain._replace(at="det", number="p", adjectives=1, wanted=some), weight=weight * 0.12
            )
        if role == "object" and set(wanted) & set("GD"):
            yield Branch("noun/m", lambda e: named(plain, e), lambda e: e.kind in wanted, weight * 0.3)

    def _group(self, s: Situation) -> Iterator[Branch]:
        liked = (lambda e: _LIKED.get(e.kind, 0.04)) if s.role == "subject" else (lambda e: 1.0)
        yield Branch(f"noun/{s.number}", lambda e: named(s, e), lambda e: e.kind in s.wanted, 2.5, liked)
        if s.adjectives < 2 and s.wanted != "J":
            yield Branch(
                "adj",
                lambda e: s._replace(adjectives=s.adjectives + 1, onset=""),
                weight=1.2 if not s.adjectives else 0.3,
            )

    def _after_noun(self, s: Situation) -> Iterator[Branch]:
        if s.role == "front":
            yield from (step for step in self._subject(s) if s.article != "name" or step.part != "name")
        elif s.role == "subject":
            if s.joined < 2 and s.article != "every":
                yield Branch(
                    "joiner", lambda e: s._replace(at="and", joined=s.joined + 1), lambda e: e.word == "and", 0.4
                )
            yield from self._predicate(s)
        else:
            yield from self._closing(s)

    # verbs

    def _predicate(self, s: Situation) -> Iterator[Branch]:
        yield from self._verb_forms(s, 3.0)
        yield Branch("midway", lambda e: s._replace(at="midway"), weight=0.4, fancy=True)

    def _verb(self, s: Situation) -> Iterator[Branch]:
        yield from (step for step in self._verb_forms(s, 1.0) if step.part.startswith("verb"))

    def _verb_forms(self, s: Situation, weight: float) -> Iterator[Branch]:
        done = s._replace(role="object", onset="", wanted="", extras=0, adverbs=0, negative="")
        for tense, often in (("pres", 1.0), ("past", 0.7)):
            if s.tense not in ("", tense):
                continue
            now = done._replace(tense=tense)
            form = "past" if tense == "past" else "3s" if s.who == "3s" else "base"
            yield Branch(f"verb/{form}", acts(now), weight=weight * often)
            yield Branch(
                f"be/{s.who}/{tense}", goes(now._replace(at="be", role="attribute")), weight=weight * 0.7 * often
            )
            yield Branch(f"have/{form}", goes(now._replace(at="have", role="attribute")), weight=weight * 0.2 * often)
            yield Branch(
                f"do/{form}",
                goes(now._replace(at="do", role="attribute", negative="base")),
                weight=weight * 0.06 * often,
                fancy=True,
            )
        modal = done._replace(at="do", role="attribute", tense=s.tense or "pres", negative="base")
        yield Branch("modal", goes(modal), weight=weight * 0.25)

    def _base(self, s: Situation) -> Iterator[Branch]:
        """After can, does, to: the verb as the dictionary has it."""
        yield Branch("verb/base", acts(s), plain_verb, 2.0)
        if s.at == "do" and s.kind != "not":
            yield Branch("not", lambda e: s._replace(kind="not"), weight=0.6)

    def _after_verb(self, s: Situation) -> Iterator[Branch]:
        objects = "".join(c for c in s.frame if c.isupper())
        if objects:
            yield from self._noun_group(s, "object", objects, 2.5)
        if ">" in s.frame:
            yield Branch("to", lambda e: s._replace(at="to", role="attribute", negative="base"), weight=1.5)
        if "?" in s.frame:
            yield Branch("that", lambda e: fresh(s), weight=2.0)
        if "i" in s.frame:
            yield from self._closing(s)

    def _after_be(self, s: Situation) -> Iterator[Branch]:
        number = "p" if s.who[1] == "p" else "s"
        yield Branch("adj", lambda e: s._replace(at="end", role="object", article="adverb"), weight=1.5)
        yield Branch("degree", lambda e: s._replace(at="degree"), weight=0.6)
        yield Branch("verb/ing", acts(s._replace(negative="ing")), plain_verb, 1.5)
        yield Branch("prep", lambda e: governed(s, e, "place"), lambda e: e.word in _BEING, 0.6)
        if s.adjectives < 9:
            yield Branch("not", lambda e: s._replace(adjectives=9), weight=0.4)
        if s.kind in ("H", "A") and s.who != "2s" and not s.joined:
            for step in self._noun_group(s, "attribute", _ALIVE, 0.8, ("indef", "poss", "def")):
                if step.part == "det":
                    yield step._replace(fits=only(step.fits, number))

    def _degree(self, s: Situation) -> Iterator[Branch]:
        yield Branch("adj", lambda e: s._replace(at="end", role="object", article="adverb"))

    def _after_have(self, s: Situation) -> Iterator[Branch]:
        for step in self._noun_group(s, "object", "OCVMAF", 1.5, ("indef", "num", "poss", "some")):
            if step.part == "det":
                yield step

    # after the clause

    def _closing(self, s: Situation) -> Iterator[Branch]:
        tired = 0.5 ** max(0, s.extras - 1)
        rested = s._replace(
            extras=s.extras + 1, frame="i", at="end", role="object", wanted="", article="adverb", adverbs=s.adverbs + 1
        )
        if s.article != "adverb" and s.role != "attribute":
            yield Branch(
                "adverb",
                lambda e: rested,
                lambda e: not e.number or e.number == s.who[1:],
                0.8 * tired * 0.15**s.adverbs,
            )
        if s.owed:
            main = self._subject(s._replace(owed=False))
            yield from (step for step in main if s.article != "name" or step.part != "name")  # two names confuse
            yield from self._where(s, 0.4 * tired)
            return
        yield from self._where(s, 1.8 * tired)
        yield from self._when(s, 0.4 * tired)
        yield Branch("joiner", lambda e: join(s, e), lambda e: may_join(e, s), 1.2)
        if s.at == "noun" and s.relatives < 1 and s.article not in ("name", "every", "bare") and s.kind not in "XEJ":
            yield Branch("who" if s.kind in "HA" else "which", lambda e: relative(s), weight=0.6, fancy=True)

    def _where(self, s: Situation, weight: float) -> Iterator[Branch]:
        calm = s._replace(extras=s.extras + 1)
        yield Branch("prep", lambda e: governed(calm, e, "place"), weight=weight, taste=prep_taste)

    def _when(self, s: Situation, weight: float) -> Iterator[Branch]:
        """ "every night", "this morning": a day without preposition."""
        calm = s._replace(extras=s.extras + 1, role="place", wanted="J", adjectives=0, at="det", number="s", onset="")
        if s.article != "time":
            yield Branch(
                "det",
                lambda e: calm._replace(article="time"),
                lambda e: e.word in ("every", "each", "this", "that", "one") and e.number == "s",
                weight,
            )

    def _after_prep(self, s: Situation) -> Iterator[Branch]:
        if "c" in s.frame and s.role != "front":
            yield from (step._replace(weight=step.weight * 0.2) for step in self._subject(s))
        if "b" in s.frame:
            yield Branch("verb/base", acts(s._replace(role="object", negative="base")), plain_verb, 0.8)
        if "g" in s.frame:
            yield Branch("verb/ing", acts(s._replace(role="object", negative="ing")), plain_verb, 0.7)
        for step in self._noun_group(s, s.role, s.wanted, 1.0):
            if "p" not in s.frame or step.part in ("noun/p", "adj"):
                yield step
            elif step.part == "det":
                yield step._replace(fits=only(step.fits, "p"))
