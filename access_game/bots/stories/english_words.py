"""The English story vocabulary, from its data file to entries with all their forms."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from access_game.bots.stories.english_forms import add_s, ing, past, starts_with_vowel
from access_game.bots.stories.entry import Gloss, Vocabulary

CLASSES = {
    "person": "P", "animal": "A", "food": "F", "mass": "G", "drink": "D", "wearable": "W", "thing": "T",
    "furniture": "U", "vehicle": "V", "instrument": "I", "readable": "R", "tellable": "K", "openable": "O",
    "body": "B", "event": "E", "container": "N", "closed": "C", "kin": "k", "family": "y",
    "outfit": "Q", "meal": "M", "moment": "J", "day": "Y",
}  # fmt: skip
DESCRIBES = {
    "being": "PA", "thing": "TUVION", "food": "FG", "drink": "D", "readable": "R", "wearable": "W",
    "any": "PAFGWTUVINOB", "place": "L",
}  # fmt: skip
_UNCOUNTED, _BARE = "GD", "MJY"  # some milk; after breakfast, at midnight, on Tuesday
_BE = {
    "pres": {"1s": "am", "2s": "are", "3s": "is", "1p": "are", "3p": "are"},
    "past": {"1s": "was", "2s": "were", "3s": "was", "1p": "were", "3p": "were"},
}
_LITTLE = (
    ("has", "have/3s"), ("have", "have/base"), ("had", "have/past"), ("does", "do/3s"), ("do", "do/base"),
    ("did", "do/past"), ("not", "not"), ("to", "to"), ("that", "that"), ("who", "who"), ("that", "which"),
    ("which", "which"), ("next", "next"), ("every", "every"), ("and", "and"), ("then", "then"), ("but", "but"),
    ("named", "called"), ("called", "called"),
)  # fmt: skip


@cache
def english_lexicon() -> Vocabulary:
    data = Path(__file__).with_name("data")
    told = tomllib.loads((data / "en.toml").read_text(encoding="utf-8"))
    heard = tomllib.loads((data / "heard.en.toml").read_text(encoding="utf-8"))
    return Vocabulary([*_entries(told), *(entry._replace(only="heard") for entry in _heard(heard))])


def _entry(token: str, part: str, lemma: str = "", **fields: Any) -> Gloss:
    word = token.strip("*°!")
    return Gloss(word, part, lemma or word, vowel=starts_with_vowel(word, word != token))._replace(**fields)


def _entries(data: dict[str, Any]) -> Iterator[Gloss]:
    yield from _nouns(data["nouns"], data["places"])
    for token, kinds in _gathered({DESCRIBES[name]: words for name, words in data["adjectives"].items()
                                   if name not in ("feeling", "always")}).items():  # fmt: skip
        yield _entry(token, "adj", kind=kinds)
    always = data["adjectives"]["always"].split()
    for token in data["adjectives"]["feeling"].split():
        yield _entry(token, "feeling", kind="always" * (token in always))
    for token, frame in _gathered([(group["takes"], group["words"]) for group in data["verbs"]]).items():
        yield from _verb(token, frame)
    for token in data["epithets"]["hero"].split():
        one, _, many = token.partition("/")
        yield _entry(one, "epithet/s", number="s", kind="P")
        yield _entry(many or add_s(one), "epithet/p", lemma=one, number="p", kind="P")
    for gender in "mf":
        for token in data["names"][gender].split():
            yield _entry(token, "name", gender=gender, number="s", person="3s", kind="P")
    moment = data["openers"]["moment"].split()
    for part, key in (("opener/first", "first"), ("opener/later", "later"), ("cry", "cry")):
        for token in data["openers"][key].split():
            word, _, tense = token.partition(":")
            yield _entry(word, part, kind=tense, frame="moment" * (word in moment))
    suits = {name: data["adverbs"][name].split() for name in ("fitting", "lasting", "roaming")}
    for token in data["adverbs"]["after"].split():
        word = token.strip("*!")
        kind = "".join(name[0] for name, words in suits.items() if word in words)
        yield _entry(token, "adverb", number="p" if "!" in token else "", kind=kind)
    for part in ("midway", "degree"):
        for token in data["adverbs"][part].split():
            yield _entry(token, part)
    yield from _small_words(data["words"])
    for sort, words in data["prepositions"].items():
        for token in words.split():
            word, kinds, sites = token.split(":")
            yield _entry(word, f"prep/{sort}", kind=kinds, frame=sites)


def _heard(data: Mapping[str, Mapping[str, str]]) -> Iterator[Gloss]:
    """What people may say: the same words in the same parts, with fewer scruples."""
    words = data["words"]
    yield from _nouns(data["nouns"], {"iaoh": data["places"]["places"]})
    for token in words["adjectives"].split():
        yield _entry(token, "adj", kind="".join(dict.fromkeys("".join(DESCRIBES.values()))))
        yield _entry(token, "feeling")
    for token in words["verbs"].split():
        given, _, frame = token.partition(":")
        yield from _verb(given, frame)
    for gender in "mf":
        for token in words[gender].split():
            yield _entry(token, "name", gender=gender, number="s", person="3s", kind="P")
    for token in words["adverbs"].split():
        yield _entry(token, "adverb", kind="f")
        yield _entry(token, "midway")
    for token in words["openers"].split():
        yield _entry(token, "opener/later")


def _gathered(lists: Mapping[str, str] | list[tuple[str, str]]) -> dict[str, str]:
    """Each word once, with the letters of all the lists it stands in."""
    found: dict[str, str] = {}
    for letters, words in lists.items() if isinstance(lists, Mapping) else lists:
        for token in words.split():
            known = found.get(token, "")
            found[token] = known + "".join(letter for letter in letters if letter not in known)
    return found


def _nouns(nouns: Mapping[str, str], places: Mapping[str, str]) -> Iterator[Gloss]:
    kinds = _gathered({CLASSES[name]: words for name, words in nouns.items()})
    sites = _gathered({"h" if name == "home" else name: words for name, words in places.items()})
    for token in {**kinds, **sites}:
        given, _, sex = token.partition(":")
        kind = kinds.get(token, "") + ("L" if token in sites else "")
        mark = given[0] if given[0] in "*°" else ""
        one, _, many = given.strip("*°!").partition("/")
        kind += "!" * given.endswith("!")
        about = {"gender": sex, "kind": kind, "frame": sites.get(token, "")}
        if set(kind) & set(_UNCOUNTED):
            yield _entry(mark + one, "noun/m", lemma=one, number="m", person="3s", **about)
        elif set(kind) & set(_BARE) and "E" not in kind:
            yield _entry(mark + one, "noun/b", lemma=one, number="s", person="3s", **about)
        elif given.endswith("!"):
            yield _entry(mark + one, "noun/p", lemma=one, number="p", person="3p", **about)
        else:
            yield _entry(mark + one, "noun/s", lemma=one, number="s", person="3s", **about)
            yield _entry(mark + (many or add_s(one)), "noun/p", lemma=one, number="p", person="3p", **about)


def _verb(given: str, frame: str) -> Iterator[Gloss]:
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


def _small_words(words: Mapping[str, str]) -> Iterator[Gloss]:
    for token in words["determiners"].split():
        word, numbers, before, kind = token.split(":")
        for number in numbers:
            mark = "*" if word == "one" else ""
            yield _entry(mark + word, "det", number=number, kind=kind, before=before.strip("-"))
    for part in ("pronouns", "objects"):
        for token in words[part].split():
            word, person, sex = token.split(":")
            yield _entry(word, part[:-1], person=person, number=person[1], gender=sex)
    for word in words["everyone"].split():
        yield _entry(word, "everyone", person="3s", number="s", kind="e")
    for token in words["modals"].split():
        word, tense = token.split(":")
        yield _entry(word, "modal", kind=tense)
    for token in words["joiners"].split():
        word, _, sort = token.partition(":")
        yield _entry(word, f"joiner/{sort}", kind=sort)
    for word in words["gerunds"].split():
        yield _entry(word, "doing")
    for tense, forms in _BE.items():
        for person, word in forms.items():
            yield _entry(word, f"be/{person}/{tense}", lemma="be")
    for word, part in _LITTLE:
        yield _entry(word, part, lemma=part.split("/")[0])
