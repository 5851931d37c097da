"""French verbs with all their forms, written out one first letter at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from access_game.bots.stories.entry import Gloss
from access_game.bots.stories.french_forms import (
    Conjugation,
    conjugate_er,
    conjugate_given,
    conjugate_ir,
    starts_with_vowel,
)
from access_game.core.letters import fold

_ETRE = ["être", "suis", "es", "est", "sommes", "êtes", "sont", "ser", "été"]
_AVOIR = ["avoir", "ai", "as", "a", "avons", "avez", "ont", "aur", "eu"]
_ANYTHING = "HAKFGDCTVMLOUNBi"  # what a verb that is only understood may take


class _Verb(NamedTuple):
    conjugate: Callable[[], Conjugation]
    part: str  # verb, or self for what is done with "se"
    frame: str
    told: bool
    aspirate: bool


class Verbs:
    def __init__(self, told: dict[str, str], heard: dict[str, str]) -> None:
        self._verbs: dict[tuple[str, str], _Verb] = {}
        given = {line.split()[0]: line.partition(":")[0].split() for line in _lines(told) + _lines(heard)}
        purposes = told["purposes"].split()
        for part, key in (("verb", "told"), ("self", "mirrored")):
            for token in told[key].split():
                infinitive, _, frame = token.strip("*").partition(":")
                aim = "z" if part == "verb" and infinitive in purposes else ""
                self._learn(given, infinitive, part, frame + aim, True, token.startswith("*"))
        for token in [*heard["er"].split(), *heard["ir"].split(), *_irregular(heard), *heard["governing"].split()]:
            infinitive, _, old = token.strip("*").partition(":")
            kept = "".join(c for c in old if c in ">?=ex")
            known = self._verbs.get(("verb", infinitive))
            if known:  # what it may govern is understood too
                more = "".join(c for c in kept if c not in known.frame)
                self._verbs["verb", infinitive] = known._replace(frame=known.frame + more)
            else:
                self._learn(
                    given, infinitive, "verb", kept + ("i" if "x" in kept else _ANYTHING), False, token.startswith("*")
                )

    def _learn(
        self, given: dict[str, list[str]], infinitive: str, part: str, frame: str, told: bool, aspirate: bool
    ) -> None:
        conjugate: Callable[[], Conjugation]
        if infinitive in given:
            conjugate = partial(conjugate_given, given[infinitive])
        else:
            conjugate = partial(conjugate_er if infinitive.endswith("er") else conjugate_ir, infinitive)
        self._verbs[part, infinitive] = _Verb(conjugate, part, frame, told, aspirate)

    def starting(self, letter: str) -> Iterator[Gloss]:
        for (_, infinitive), verb in self._verbs.items():
            # "aller" gives vais and ira: it answers to three letters
            if letter == fold(infinitive[0])[0] or (infinitive == "aller" and letter in "VI"):
                yield from (e for e in _forms(verb) if fold(e.word[0])[0] == letter)
        for fields, frame, part in ((_ETRE, "=", "etre"), (_AVOIR, "", "avoir")):
            apart = _Verb(partial(conjugate_given, fields), part, frame, True, False)
            yield from (e for e in _forms(apart) if fold(e.word[0])[0] == letter)


def _lines(verbs: dict[str, str]) -> list[str]:
    return verbs["irregular"].strip().splitlines()


def _irregular(verbs: dict[str, str]) -> list[str]:
    return [line.split()[0] + ":" + line.partition(":")[2].strip() for line in _lines(verbs)]


def _forms(verb: _Verb) -> Iterator[Gloss]:
    conjugation = verb.conjugate()
    lemma, frame, part = conjugation.infinitive, verb.frame, verb.part
    vowel = starts_with_vowel(lemma, verb.aspirate)
    plain = Gloss(lemma, f"inf/{part}", lemma, frame=frame, vowel=vowel, only="" if verb.told else "heard")
    for tense, person, form in conjugation.tenses():
        # "ai", "eu": the first letter may differ from the infinitive's
        sound = vowel if form[0] == lemma[0] else starts_with_vowel(form)
        yield plain._replace(word=form, part=f"{part}/{person}/{tense}", person=person, kind=tense, vowel=sound)
    yield plain
    if part == "verb":
        going = conjugation.present[3].removesuffix("ons") + "ant"
        yield plain._replace(word=going, part="gerund")
        past = conjugation.participle
        sound = starts_with_vowel(past, verb.aspirate)
        if "e" not in frame:
            yield plain._replace(word=past, part="participle", vowel=sound)
            return
        for form, ending in (("ms", ""), ("fs", "e"), ("mp", "s"), ("fp", "es")):
            more = plain._replace(word=past + ending, part=f"participle/{form}", vowel=sound)
            yield more._replace(gender=form[0], number=form[1])
