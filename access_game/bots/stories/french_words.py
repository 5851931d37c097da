"""The French vocabulary: the words a teller says, those it only understands, and the small words between them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from access_game.bots.stories.entry import Gloss, Vocabulary
from access_game.bots.stories.french_conjugation import Verbs
from access_game.bots.stories.french_forms import adjective_forms, plural, starts_with_vowel

ANIMATE = "HAK"
# what adjectives may describe, by the list they stand in
DESCRIBED = {
    "beings": ANIMATE, "things": "OUWTVM", "clothes": "C", "food": "FZ", "colours": "AOUWTVMCFZN",
    "early_all": "HAFZCTVMLOUWNSX", "early_beings": "HAK", "early_food": "FZD",
}  # fmt: skip
# classes of the words that are only understood
_HEARD = {
    "human": "H", "animal": "A", "thing": "O", "food": "FZ", "mass": "G", "drink": "D", "clothing": "C", "body": "B",
    "place": "a", "surface": "s", "vehicle": "V", "music": "M", "text": "L", "nature": "N", "idea": "X", "event": "X",
    "time": "J",
}  # fmt: skip


@cache
def french_lexicon() -> Vocabulary:
    told, heard = _data("fr.toml"), _data("heard.fr.toml")
    return Vocabulary(_entries(told, heard), Verbs(told["verbs"], heard["verbs"]).starting)


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).with_name("data") / name).read_text(encoding="utf-8"))


def _entries(told: dict[str, Any], heard: dict[str, Any]) -> Iterator[Gloss]:
    yield from _nouns(told["nouns"], heard["nouns"])
    yield from _adjectives(told["adjectives"], heard["adjectives"])
    for gender in "mf":
        known = told["names"][gender].split()
        for token in [*known, *heard["names"][gender].split()]:
            name = _plain(token, "name")
            yield name._replace(gender=gender, number="s", person="3s", kind="H", only=_only(token in known))
    for kind in ("any", "later"):
        for token in told["openers"][kind].split():
            yield _plain(token, "opener")._replace(kind=kind)
    for token in heard["openers"]["any"].split():
        word, _, tense = token.partition(":")
        yield _plain(word, "opener")._replace(frame=tense, only="heard")
    cries = told["openers"]["cry"].split()
    for token in [*cries, *heard["openers"]["cry"].split()]:
        yield _plain(token, "cry")._replace(only=_only(token in cries))
    for part, key in (("adverb", "manner"), ("degree", "degree")):
        known = told["adverbs"][key].split()
        for token in [*known, *heard["adverbs"][key].split()]:
            yield _plain(token.strip("!~"), part)._replace(only=_only(token in known))
    yield from _small_words(told["words"])


def _nouns(told: dict[str, dict[str, str]], heard: dict[str, dict[str, str]]) -> Iterator[Gloss]:
    for name, lists in told.items():
        for token in lists.get("bare", "").split():
            yield _plain(token, name)
    kinds: dict[tuple[str, str], str] = {}  # a noun in several classes is one noun
    for lists in told.values():
        for gender in "mf":
            for token in lists.get(gender, "").split():
                kinds[token, gender] = kinds.get((token, gender), "") + lists["letter"]
    for (token, gender), kind in kinds.items():
        yield from _noun(token, gender, kind, True)
    for name, letter in _HEARD.items():
        for gender in "mf":
            for token in heard[name][gender].split():
                if (token, gender) not in kinds:
                    yield from _noun(token, gender, letter, False)
    for name in ("manner", "feeling"):
        for token in heard[name]["bare"].split():
            yield _plain(token, name)._replace(only="heard")


def _noun(token: str, gender: str, kind: str, told: bool) -> Iterator[Gloss]:
    one, _, many = token.strip("*").partition("/")
    for number, word in (("s", one), ("p", many or plural(one))):
        vowel = starts_with_vowel(word, "*" in token)
        entry = Gloss(word, f"noun/{gender}{number}", one, gender, number, "3" + number, kind, vowel=vowel)
        yield entry._replace(only=_only(told))


def _adjectives(told: dict[str, str], heard: dict[str, str]) -> Iterator[Gloss]:
    kinds: dict[str, str] = {}
    for name in ("beings", "things", "clothes", "food", "colours"):
        for token in told[name].split():
            kinds[token] = kinds.get(token, "") + DESCRIBED[name]
    for token, kind in kinds.items():
        yield from _adjective(token, "adj", kind)
    for name in ("states", "traits"):
        for token in told[name].split():
            yield from _adjective(token, "mood", name)
    early: list[str] = []
    for name in ("early_all", "early_beings", "early_food"):
        for token in told[name].split():
            early.append(token.split("/")[0])
            yield from _adjective(token, "early", DESCRIBED[name])
            yield from _adjective(token, "mood", told=False)
    for place in ("before", "after"):
        for token in heard[place].split():
            yield from _adjective(token, "mood", told=False)
            if place == "after":
                yield from _adjective(token, "adj", told=False)
            elif token.split("/")[0].strip("*!^") not in early:
                yield from _adjective(token, "early", told=False)


def _adjective(token: str, part: str, kind: str = "", told: bool = True) -> Iterator[Gloss]:
    aspirate = "*" in token
    for form, word in adjective_forms(token.strip("*")).items():
        gender, number = form[0], "p" if form[1] == "p" else "s"
        vowel = starts_with_vowel(word, aspirate)
        entry = Gloss(word, f"{part}/{gender}{number}", token, gender, number, kind=kind, vowel=vowel)
        entry = entry._replace(only=_only(told))
        if part == "early" and token.count("/") == 4 and gender == "m" and number == "s":
            yield entry._replace(before="v" if form == "mv" else "c")  # un bel oiseau, un beau chat
        elif form != "mv":
            yield entry


def _small_words(words: dict[str, str]) -> Iterator[Gloss]:
    for token in words["determiners"].split():
        word, form, before, kind = token.split(":")
        foreign = kind == "odd" or (kind == "poss" and word[0] in "tvl")  # "ton", "leur": nobody's in these stories
        entry = _small(word, "det", before)._replace(gender=form[0], number=form[1], kind=kind)
        yield entry._replace(only=_only(not foreign))
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
        word, classes = token.split(":")
        yield _small(word, "prep", "")._replace(kind=classes.strip("-"), only=_only(classes != "-" or word == "en"))
    for token in words["places"].split():
        word, form, before = token.split(":")
        yield _small(word, "into", before)._replace(gender=form[:1], number=form[1:], only=_only(word in ("à", "au")))
    for token in words["joiners"].split():
        word, mood = token.split(":")
        yield _small(word, "joiner", "")._replace(kind=mood.strip("-"), only=_only(mood != "-"))
    for token in words["ques"].split():
        word, before, mood = token.split(":")
        yield _small(word, "whenever", before)._replace(kind=mood)
    for word in words["negations"].split():
        yield _small(word, "no", "")
    for word, part, before in (
        ("ne", "ne", "c"), ("n'", "ne", "v"), ("que", "que", "c"), ("qu'", "que", "v"), ("de", "of", "c"),
        ("d'", "of", "v"), ("qui", "qui", ""), ("où", "where", ""), ("rien", "nothing", ""), ("si", "if", ""),
        ("tout", "all", ""), ("toute", "all", ""), ("tous", "all", ""), ("toutes", "all", ""),
        ("s'", "if", ""), ("parce", "because", ""), ("tandis", "because", ""), ("alors", "because", ""),
    ):  # fmt: skip
        yield _small(word, part, before)


def _small(word: str, part: str, before: str) -> Gloss:
    return _plain(word, part)._replace(before=before.strip("-"))


def _only(told: bool) -> str:
    return "" if told else "heard"


def _plain(token: str, part: str) -> Gloss:
    word = token.strip("*")
    return Gloss(word, part, word, vowel=starts_with_vowel(word, "*" in token))
