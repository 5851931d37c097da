"""How an English sentence goes on: who, does what, to what, and then one thing more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from access_game.bots.stories.english_forms import starts_with_vowel
from access_game.bots.stories.english_groups import inside_group
from access_game.bots.stories.english_joiners import (
    after_and,
    after_deed,
    after_every,
    after_gerund,
    after_next,
    after_preposition,
    calling,
    closing,
)
from access_game.bots.stories.english_subjects import subject_noun, subjects
from access_game.bots.stories.english_turns import DATED, christened, fresh, governed
from access_game.bots.stories.english_verbs import (
    after_auxiliary,
    after_be,
    after_degree,
    after_have,
    finite,
    objects,
    predicate,
)
from access_game.bots.stories.english_words import english_lexicon
from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.situation import Branch, Situation
from access_game.bots.stories.thread import Thread

_GUESSED = ("P", "A", "TFW", "L", "V", "I", "R")
_ANY = "FGDWTUVIRKOBLPAix"


class English:
    breath = 11

    def __init__(self) -> None:
        self.lexicon = english_lexicon()
        self._places: dict[str, Callable[[Situation], Iterable[Branch]]] = {
            "start": _start, "clause": subjects, "front": subjects, "det": _group, "noun": _after_noun,
            "predicate": predicate, "midway": lambda s: finite(s, 2.0), "after verb": _after_verb,
            "be": after_be, "degree": after_degree, "have": after_have, "do": after_auxiliary, "to": after_auxiliary,
            "gerund": after_gerund, "prep": after_preposition, "next": after_next, "day": after_every,
            "called": _christening, "and": after_and, "deed": after_deed, "end": closing, "lost": closing,
        }  # fmt: skip

    def steps(self, at: Situation) -> Iterable[Branch]:
        for step in self._places[at.at](at):
            yield step._replace(firm=not step.part.startswith("noun"))  # a strange thing is better than a wrong word

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
        return told._replace(at="lost", role="object", onset="", frame="i", kind="", article="", owed=False, form="")

    def guess(self, word: str, first: bool) -> Iterator[Gloss]:
        vowel, low = starts_with_vowel(word), word.lower()
        if word[0].isupper():
            for gender in "mf":
                yield Gloss(word, "name", word, gender, "s", "3s", "P", vowel=vowel)
        if low.endswith("ly"):
            yield Gloss(word, "adverb", word, kind="o", vowel=vowel)
            yield Gloss(word, "midway", word, vowel=vowel)
        form = "ing" if low.endswith("ing") else "past" if low.endswith("ed") else "3s" if low.endswith("s") else "base"
        number = "p" if low.endswith("s") and not low.endswith("ss") else "s"
        for kind in _GUESSED:
            yield Gloss(word, f"noun/{number}", word, "", number, "3" + number, kind, frame="iao", vowel=vowel)
        yield Gloss(word, f"verb/{form}", word, frame=_ANY, vowel=vowel)
        yield Gloss(word, "adj", word, kind="PAFGDWTUVIRKOBL", vowel=vowel)
        yield Gloss(word, "feeling", word, vowel=vowel)


def _start(s: Situation) -> Iterator[Branch]:
    """The first word of a sentence."""
    story_begins = s.thread.hero is None
    yield from subjects(s)
    yield Branch("cry", lambda e: s._replace(at="front"), weight=0.0 if story_begins else 0.2)
    yield Branch("opener/first", lambda e: _opened(s, e), lambda e: _in_tense(s, e), 0.6 if story_begins else 0.0)
    yield Branch("opener/later", lambda e: _opened(s, e), lambda e: _in_tense(s, e), 0.0 if story_begins else 1.5,
                 lambda e: 0.4 if e.word == "eventually" else 1.0)  # fmt: skip
    yield Branch("prep/stay", lambda e: governed(s, e, "front")._replace(wanted="L"), lambda e: "L" in e.kind,
                 0.12 if story_begins else 0.0)  # fmt: skip
    for part in ("prep/event", "prep/meal", "prep/heard", "prep/moment", "prep/weekday"):
        yield Branch(part, lambda e: governed(s, e, "front"), weight=0.0)
    for part in ("joiner/said", "joiner/heard"):
        yield Branch(part, lambda e: fresh(s)._replace(owed=True), weight=0.0)


def _in_tense(s: Situation, e: Gloss) -> bool:
    return not e.kind or not s.thread.tense or e.kind == s.thread.tense


def _opened(s: Situation, e: Gloss) -> Situation:
    return s._replace(
        at="front",
        tense=e.kind,
        adverbs=int(e.word.endswith("ly")),
        used=f"{s.used} {DATED}" if e.part == "opener/first" or e.frame == "moment" else s.used,
        mood="meanwhile" if e.word == "meanwhile" else "",
    )


def _group(s: Situation) -> Iterable[Branch]:
    return subject_noun(s) if s.role == "subject" else inside_group(s)


def _after_noun(s: Situation) -> Iterator[Branch]:
    if s.role == "front":
        yield from subjects(fresh(s))
    elif s.role == "subject":
        yield from predicate(s)
        yield from calling(s)
        yield Branch("and", lambda e: s._replace(at="clause", joined=s.joined + 1), weight=0.0)
    else:
        yield from closing(s)


def _christening(s: Situation) -> Iterator[Branch]:
    fits = {"m": "m", "f": "f"}.get(_sex(s), "mf")
    yield Branch("name", lambda e: christened(s, e), taste=lambda e: float(e.gender in fits), echo=True)


def _sex(s: Situation) -> str:
    who = s.doer if s.role == "subject" else next(iter(reversed(s.thread.named)), None)
    return who.gender if who is not None else ""


def _after_verb(s: Situation) -> Iterator[Branch]:
    yield from objects(s)
    if "i" in s.frame:
        yield from closing(s)
