"""French endings: plurals, feminines, conjugations, and which words ask for an elision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

_PLURAL_X = {"bijou", "caillou", "chou", "genou", "hibou", "joujou", "pou"}
_PLURAL_S = {"landau", "bleu", "pneu", "bal", "carnaval", "festival", "récital", "chacal", "narval", "bancal"}
_DOUBLING = ("appeler", "jeter", "épeler", "étinceler", "feuilleter", "ruisseler", "ficeler")
PERSONS = ("1s", "2s", "3s", "1p", "2p", "3p")


def starts_with_vowel(word: str, aspirate: bool = False) -> bool:
    """To the ear: "h" counts unless aspiré, "y" only when a vowel follows neither (Yves, y)."""
    first = word[0].lower()
    if aspirate:
        return False
    if first == "y":
        return len(word) == 1 or word[1].lower() not in "aeéoou"
    return first in "aàâeéèêëiîïoôœuùûh"


def plural(noun: str) -> str:
    if noun in ("rouge-gorge", "grand-père", "grand-mère", "petit-déjeuner", "petit-four", "chauve-souris"):
        return "-".join(part if part.endswith("s") else part + "s" for part in noun.split("-"))
    if noun == "orang-outan":
        return "orangs-outans"
    if noun == "martin-pêcheur":
        return "martins-pêcheurs"
    if noun[-1] in "sxz" or noun in ("abat-jour", "porte-clés"):
        return noun
    if noun in _PLURAL_X or (noun.endswith(("eau", "au", "eu", "œu")) and noun not in _PLURAL_S):
        return noun + "x"
    if noun.endswith("al") and noun not in _PLURAL_S:
        return noun[:-2] + "aux"
    if noun in ("travail", "vitrail"):
        return noun[:-2] + "ux"
    return noun + "s"


def feminine(adjective: str) -> str:
    for end, changed in (
        ("eux", "euse"), ("teur", "teuse"), ("eur", "euse"), ("er", "ère"), ("if", "ive"), ("el", "elle"),
        ("eil", "eille"), ("en", "enne"), ("on", "onne"), ("et", "ette"), ("e", "e"),
    ):  # fmt: skip
        if adjective.endswith(end):
            return adjective[: -len(end)] + changed
    return adjective + "e"


def adjective_forms(token: str) -> dict[str, str]:
    """ms, fs, mp, fp, and "mv": the masculine before a vowel (bel, nouvel, vieil)."""
    if token.endswith("!"):
        return dict.fromkeys(("ms", "fs", "mp", "fp"), token[:-1])
    if token.endswith("^"):
        forms = adjective_forms(token[:-1])
        return {"ms": forms["ms"], "fs": forms["fs"]}
    given = token.split("/")
    ms = given[0]
    fs = given[1] if len(given) > 1 else feminine(ms)
    forms = {"ms": ms, "fs": fs, "mp": given[2] if len(given) > 2 else plural(ms), "fp": fs + "s"}
    if len(given) > 4:
        forms["mv"] = given[4]
    return forms


class Conjugation(NamedTuple):
    infinitive: str
    present: tuple[str, ...]  # in the order of PERSONS
    imperfect: tuple[str, ...]
    future: tuple[str, ...]
    participle: str

    def tenses(self) -> Iterator[tuple[str, str, str]]:
        """(tense, person, form)"""
        for tense, forms in (("pres", self.present), ("impf", self.imperfect), ("fut", self.future)):
            for person, form in zip(PERSONS, forms, strict=True):
                yield tense, person, form


def _rest(infinitive: str, present: tuple[str, ...], future: str, participle: str) -> Conjugation:
    stem = present[3].removesuffix("ons")
    soft = stem[:-1] if stem.endswith("ge") else stem.replace("ç", "c") if stem.endswith("ç") else stem
    imperfect = tuple(stem + end for end in ("ais", "ais", "ait")) + (soft + "ions", soft + "iez", stem + "aient")
    if infinitive == "être":
        imperfect = ("étais", "étais", "était", "étions", "étiez", "étaient")
    return Conjugation(
        infinitive, present, imperfect, tuple(future + end for end in ("ai", "as", "a", "ons", "ez", "ont")), participle
    )


def conjugate_er(infinitive: str) -> Conjugation:
    stem = infinitive[:-2]
    strong = stem  # the stem under the stress: je promène, je jette, j'essuie
    if infinitive.endswith(_DOUBLING):
        strong = stem + stem[-1]
    elif stem.endswith("y"):
        strong = stem[:-1] + "i"
    elif len(stem) > 2 and stem[-2] == "e" and stem[-1] in "lmnprstvc":
        strong = stem[:-2] + "è" + stem[-1]
    acute = stem.rfind("é")
    if acute > 0 and all(c not in "aeiouyâêîôû" for c in stem[acute + 1 :]) and len(stem) - acute in (2, 3):
        strong = stem[:acute] + "è" + stem[acute + 1 :]
        future = infinitive
    elif strong != stem:
        future = strong + "er"
    else:
        future = infinitive
    ours = stem + "e" if stem.endswith("g") else stem[:-1] + "ç" if stem.endswith("c") else stem
    present = (strong + "e", strong + "es", strong + "e", ours + "ons", stem + "ez", strong + "ent")
    return _rest(infinitive, present, future, stem + "é")


def conjugate_ir(infinitive: str) -> Conjugation:
    stem = infinitive[:-1]
    present = (stem + "s", stem + "s", stem + "t", stem + "ssons", stem + "ssez", stem + "ssent")
    return _rest(infinitive, present, infinitive, stem)


def conjugate_given(fields: list[str]) -> Conjugation:
    infinitive, *rest = fields
    return _rest(infinitive, tuple(rest[:6]), rest[6], rest[7])
