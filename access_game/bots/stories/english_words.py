"""The English story vocabulary, from its data file to entries with all their forms."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from access_game.bots.stories.english_forms import add_s, ing, past, starts_with_vowel
from access_game.bots.stories.entry import Gloss, Vocabulary

CLASSES = {
    "human": "H", "animal": "A", "thing": "O", "food": "F", "mass": "G", "drink": "D", "clothing": "C", "body": "B",
    "place": "P", "surface": "S", "vehicle": "V", "music": "M", "text": "T", "nature": "N",
    "idea": "X", "event": "E", "time": "J",
}  # fmt: skip
_BE = {
    "pres": {"1s": "am", "2s": "are", "3s": "is", "1p": "are", "3p": "are"},
    "past": {"1s": "was", "2s": "were", "3s": "was", "1p": "were", "3p": "were"},
}


@cache
def english_lexicon() -> Vocabulary:
    path = Path(__file__).with_name("data") / "en.toml"
    return Vocabulary(_entries(tomllib.loads(path.read_text(encoding="utf-8"))))


def _entry(token: str, part: str, **fields: str) -> Gloss:
    word = token.strip("*°")
    return Gloss(word, part, fields.pop("lemma", word), vowel=starts_with_vowel(word, word != token), **fields)


def _entries(data: dict[str, Any]) -> Iterator[Gloss]:
    for name, letter in CLASSES.items():
        for token in data["nouns"][name].split():
            yield from _noun(token, letter)
    for token in data["adjectives"]["any"].split():
        yield _entry(token, "adj")
    for token in data["verbs"]["any"].split():
        yield from _verb(token)
    for gender in "mf":
        for token in data["names"][gender].split():
            yield _entry(token, "name", gender=gender, number="s", person="3s", kind="H")
    for part, key in (("opener", "any"), ("cry", "cry")):
        for token in data["openers"][key].split():
            word, _, tense = token.partition(":")
            yield _entry(word, part, kind=tense)
    for part, key in (("adverb", "manner"), ("degree", "degree"), ("midway", "midway")):
        for token in data["adverbs"][key].split():
            yield _entry(token.rstrip("!"), part, number="p" if token.endswith("!") else "")
    yield from _small_words(data["words"])


def _noun(token: str, letter: str) -> Iterator[Gloss]:
    mark = token[0] if token[0] in "*°" else ""
    one, _, many = token.strip("*°").partition("/")
    if letter in "GD":
        yield _entry(mark + one, "noun/m", lemma=one, number="m", person="3s", kind=letter)
        return
    yield _entry(mark + one, "noun/s", lemma=one, number="s", person="3s", kind=letter)
    yield _entry(mark + (many or add_s(one)), "noun/p", lemma=one, number="p", person="3p", kind=letter)


def _verb(token: str) -> Iterator[Gloss]:
    given, _, frame = token.replace("P", "PS").partition(":")
    mark = "*" if given.startswith("*") else ""
    doubles = given.endswith("+")
    base, _, irregular = given.strip("*+").partition("/")
    forms = {
        "base": base,
        "3s": add_s(base),
        "past": irregular or past(base, doubles),
        "ing": ing(base, doubles),
    }
    for form, word in forms.items():
        yield _entry(mark + word, f"verb/{form}", lemma=base, frame=frame)


def _small_words(words: dict[str, str]) -> Iterator[Gloss]:
    for token in words["determiners"].split():
        word, numbers, before, kind = token.split(":")
        for number in numbers:
            mark = "*" if word == "one" else ""
            yield _entry(mark + word, "det", number=number, kind=kind, before=before.strip("-"))
    for part in ("pronouns", "objects"):
        for token in words[part].split():
            word, person = token.split(":")
            yield _entry(word, part[:-1], person=person, number=person[1])
    for word in words["modals"].split():
        yield _entry(word, "modal")
    for token in words["prepositions"].split():
        word, classes, flags = token.split(":")
        surface = "S" if "P" in classes and word not in ("in", "inside", "into", "within") else ""
        yield _entry(word, "prep", kind=classes + surface, frame=flags)
    for token in words["joiners"].split():
        word, flags = token.split(":")
        yield _entry(word, "joiner", frame=flags)
    for tense, forms in _BE.items():
        for person, word in forms.items():
            yield _entry(word, f"be/{person}/{tense}", lemma="be")
    for word, part in (
        ("has", "have/3s"), ("have", "have/base"), ("had", "have/past"), ("does", "do/3s"), ("do", "do/base"),
        ("did", "do/past"), ("not", "not"), ("to", "to"), ("that", "that"), ("who", "who"), ("that", "which"),
        ("which", "which"),
    ):  # fmt: skip
        yield _entry(word, part, lemma=part.split("/")[0])
