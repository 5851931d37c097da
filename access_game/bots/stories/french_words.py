"""The French story vocabulary, from its data file to entries with all their forms."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from access_game.bots.stories.entry import Gloss, Vocabulary
from access_game.bots.stories.french_forms import (
    Conjugation,
    adjective_forms,
    conjugate_er,
    conjugate_given,
    conjugate_ir,
    plural,
    starts_with_vowel,
)
from access_game.core.letters import fold

CLASSES = {
    "human": "H", "animal": "A", "thing": "O", "food": "F", "mass": "G", "drink": "D", "clothing": "C", "body": "B",
    "place": "P", "surface": "S", "vehicle": "V", "music": "M", "text": "T", "nature": "N",
    "idea": "X", "event": "E", "time": "J",
}  # fmt: skip
_ETRE = ["être", "suis", "es", "est", "sommes", "êtes", "sont", "ser", "été"]
_AVOIR = ["avoir", "ai", "as", "a", "avons", "avez", "ont", "aur", "eu"]


@cache
def french_lexicon() -> Vocabulary:
    path = Path(__file__).with_name("data") / "fr.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Vocabulary(_entries(data), _Verbs(data["verbs"]).starting)


def _entries(data: dict[str, Any]) -> Iterator[Gloss]:
    for name, letter in CLASSES.items():
        for gender in "mf":
            for token in data["nouns"][name][gender].split():
                yield from _noun(token, gender, letter)
    for name in ("manner", "feeling"):
        for word in data["nouns"][name]["bare"].split():
            yield Gloss(word, name, word, vowel=starts_with_vowel(word))
    for place in ("before", "after"):
        for token in data["adjectives"][place].split():
            yield from _adjective(token, place)
    for gender in "mf":
        for token in data["names"][gender].split():
            name = token.strip("*")
            yield Gloss(name, "name", name, gender, "s", "3s", "H", vowel=starts_with_vowel(name, "*" in token))
    for part, key in (("opener", "any"), ("cry", "cry")):
        for token in data["openers"][key].split():
            word, _, tense = token.partition(":")
            plain = word.strip("*")
            yield Gloss(plain, part, plain, kind=tense, vowel=starts_with_vowel(plain, "*" in word))
    for part, key in (("adverb", "manner"), ("degree", "degree"), ("negadverb", "negating")):
        for token in data["adverbs"][key].split():
            word = token.strip("*!~")
            number = "p" if token.endswith("!") else ""
            kind = "close" if token.endswith("~") else ""
            yield Gloss(word, part, word, number=number, kind=kind, vowel=starts_with_vowel(word, "*" in token))
    yield from _small_words(data["words"])


def _noun(token: str, gender: str, letter: str) -> Iterator[Gloss]:
    one, _, many = token.strip("*").partition("/")
    vowel = starts_with_vowel(one, "*" in token)
    yield Gloss(one, f"noun/{gender}s", one, gender, "s", "3s", letter, vowel=vowel)
    if letter not in "GD":
        many = many or plural(one)
        yield Gloss(
            many, f"noun/{gender}p", one, gender, "p", "3p", letter, vowel=starts_with_vowel(many, "*" in token)
        )


def _adjective(token: str, place: str) -> Iterator[Gloss]:
    aspirate = "*" in token
    for form, word in adjective_forms(token.strip("*")).items():
        gender, number = form[0], "p" if form[1] == "p" else "s"
        special = place == "before" and "/" in token and token.count("/") == 4 and gender == "m" and number == "s"
        before = ("v" if form == "mv" else "c") if special else ""
        vowel = starts_with_vowel(word, aspirate)
        entry = Gloss(word, f"adj/{gender}{number}", token, gender, number, kind=place, vowel=vowel)
        if form != "mv":
            yield entry
        if place == "before":
            yield entry._replace(part=f"early/{gender}{number}", before=before)


class _Verbs:
    """The verbs, conjugated one first letter at a time."""

    def __init__(self, verbs: dict[str, str]) -> None:
        self._frames: dict[str, tuple[Callable[[], Conjugation], str]] = {}
        for key, conjugate in (("er", conjugate_er), ("ir", conjugate_ir), ("governing", conjugate_er)):
            for token in verbs[key].split():
                infinitive, _, frame = token.partition(":")
                plain = infinitive.strip("*")
                self._learn(plain, partial(conjugate, plain), frame + "h" * (plain != infinitive))
        for line in verbs["irregular"].strip().splitlines():
            given, _, frame = line.partition(":")
            fields = given.split()
            self._learn(fields[0], partial(conjugate_given, fields), frame.strip())

    def _learn(self, infinitive: str, conjugate: Callable[[], Conjugation], frame: str) -> None:
        known = self._frames.get(infinitive, (conjugate, ""))[1]
        self._frames[infinitive] = (conjugate, known + frame.replace("P", "PS"))

    def starting(self, letter: str) -> Iterator[Gloss]:
        for infinitive, (conjugate, frame) in self._frames.items():
            # "aller" gives vais and ira: it answers to three letters
            if letter == fold(infinitive[0])[0] or (infinitive == "aller" and letter in "VI"):
                yield from (e for e in _verb_forms(conjugate(), frame, "verb") if fold(e.word[0])[0] == letter)
        for fields, frame, part in ((_ETRE, "=", "etre"), (_AVOIR, "", "avoir")):
            forms = _verb_forms(conjugate_given(fields), frame, part)
            yield from (e for e in forms if fold(e.word[0])[0] == letter)


def _verb_forms(conjugation: Conjugation, frame: str, part: str) -> Iterator[Gloss]:
    lemma = conjugation.infinitive
    vowel = starts_with_vowel(lemma, "h" in frame)
    for tense, person, form in conjugation.tenses():
        # "ai", "eu": the first letter may differ from the infinitive's
        sound = vowel if part == "verb" and form[0] == lemma[0] else starts_with_vowel(form)
        yield Gloss(form, f"{part}/{person}/{tense}", lemma, person=person, kind=tense, frame=frame, vowel=sound)
    yield Gloss(lemma, f"inf/{part}", lemma, frame=frame, vowel=vowel)
    if part == "verb" and not set(frame) & set("@>") | ({"="} & set(frame)):
        past = conjugation.participle
        if "e" not in frame:
            yield Gloss(past, "participle", lemma, frame=frame, vowel=starts_with_vowel(past, "h" in frame))
            return
        for form, ending in (("ms", ""), ("fs", "e"), ("mp", "s"), ("fp", "es")):
            word = past + ending
            yield Gloss(word, f"participle/{form}", lemma, form[0], form[1], frame=frame, vowel=starts_with_vowel(word))


def _small_words(words: dict[str, str]) -> Iterator[Gloss]:
    for token in words["determiners"].split():
        word, form, before, kind = token.split(":")
        plain = word.strip("*")
        vowel = starts_with_vowel(plain, "*" in word)
        yield Gloss(plain, "det", plain, form[0], form[1], kind=kind, vowel=vowel, before=before.strip("-"))
    for token in words["pronouns"].split():
        word, person, gender, before = token.split(":")
        yield _small(word, "pronoun", before)._replace(gender=gender.strip("-"), number=person[1], person=person)
    for token in words["clitics"].split():
        word, needs, before = token.split(":")
        yield _small(word, "clitic", before)._replace(kind=needs)
    for token in words["mirrors"].split():
        word, person, before = token.split(":")
        yield _small(word, "mirror", before)._replace(person=person)
    for token in words["prepositions"].split():
        word, classes, flags = token.split(":")
        surface = "S" if "P" in classes and word != "dans" else ""
        yield _small(word, "prep", "")._replace(kind=classes + surface, frame=flags)
    for token in words["places"].split():
        word, form, before = token.split(":")
        yield _small(word, "into", before)._replace(gender=form[:1], number=form[1:])
    for token in words["joiners"].split():
        word, flags = token.split(":")
        yield _small(word, "joiner", "")._replace(frame=flags)
    for token in words["ques"].split():
        word, before = token.split(":")
        yield _small(word, "whenever", before)
    for word in words["negations"].split():
        yield _small(word, "no", "")
    for word, part, before in (
        ("ne", "ne", "c"), ("n'", "ne", "v"), ("que", "que", "c"), ("qu'", "que", "v"), ("de", "of", "c"),
        ("d'", "of", "v"), ("qui", "qui", ""), ("où", "where", ""), ("rien", "nothing", ""), ("si", "if", ""),
        ("s'", "if", ""), ("parce", "because", ""), ("tandis", "because", ""), ("alors", "because", ""),
    ):  # fmt: skip
        yield _small(word, part, before)


def _small(word: str, part: str, before: str) -> Gloss:
    return Gloss(word, part, word, vowel=starts_with_vowel(word), before=before.strip("-"))
