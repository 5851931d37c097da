"""What a form may be in a sentence: one reading for each part it can play there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Sense(NamedTuple):
    """MANGES is (verb, person 2s, present, lemma manger); an empty field says nothing, never "no"."""

    pos: str  # noun, adj, verb, adv, first_name, surname, name, det, pron, prep, conj, number, interj, title, other
    gender: str = ""  # m, f, or e for both
    number: str = ""  # s, p, or i for unchanging
    person: str = ""  # 1s 2s 3s 1p 2p 3p
    tense: str = ""  # the values of TENSES
    lemma: str = ""  # with its accents: "manger"
    frame: str = ""  # for a verb: i without object, t with one, n with "à" or "de", q or p with "se"


TENSES = {
    "infi": "infinitive",
    "ppre": "present_participle",
    "ppas": "past_participle",
    "ipre": "present",
    "iimp": "imperfect",
    "ipsi": "past",
    "ifut": "future",
    "cond": "conditional",
    "spre": "subjunctive",
    "simp": "past_subjunctive",
    "impe": "imperative",
}
_PERSONS = {
    "1sg": "1s", "2sg": "2s", "3sg": "3s", "1pl": "1p", "2pl": "2p", "3pl": "3p", "3pl!": "3p",
    "1isg": "1s", "1jsg": "1s", "1pe": "1s", "2pe": "2s", "3pe": "3s",
}  # fmt: skip
_GENDERS = {"mas": "m", "fem": "f", "epi": "e"}
_NUMBERS = {"sg": "s", "pl": "p", "inv": "i"}
_PARTS = {
    "nom": "noun", "adj": "adj", "adv": "adv", "negadv": "adv", "advint": "adv", "prn": "first_name",
    "patr": "surname", "npr": "name", "interj": "interj", "nb": "number", "nbro": "adj", "titr": "title",
    "prep": "prep", "prepv": "prep", "cjsub": "conj", "cjco": "conj", "cj": "conj", "preverb": "pron",
    "loc": "other",
}  # fmt: skip


def read_tags(tags: Iterable[str], lemma: str) -> set[Sense]:
    """The readings of one expanded form, from the dictionary's own tags ("po:nom", "is:fem", "is:sg")."""
    parts = [tag[3:] for tag in tags if tag.startswith("po:")]
    signs = [tag[3:] for tag in tags if tag.startswith("is:")]
    gender = next((_GENDERS[s] for s in signs if s in _GENDERS), "")
    number = next((_NUMBERS[s] for s in signs if s in _NUMBERS), "")
    persons = [_PERSONS[p] for p in parts if p in _PERSONS]
    tenses = [p for p in parts if p in TENSES]
    found: set[Sense] = set()
    frame = next((p[2:7].replace("_", "").lstrip("0123") for p in parts if _is_verb(p)), "")
    for tense in tenses:
        if tense in ("infi", "ppre", "ppas"):
            found.add(Sense("verb", gender, number, "", TENSES[tense], lemma, frame))
        else:
            found.update(Sense("verb", "", "", who, TENSES[tense], lemma, frame) for who in persons)
    for part in parts:
        if _is_verb(part) or part in TENSES:
            continue
        if part in _PERSONS:
            if not tenses:
                found.add(Sense("pron", gender, number, _PERSONS[part], "", lemma))
            continue
        pos = _part_of_speech(part)
        if pos:
            found.add(Sense(pos, gender, number, "", "", lemma))
    return found or {Sense("other", gender, number, "", "", lemma)}


def _is_verb(part: str) -> bool:
    return len(part) > 2 and part[0] == "v" and part[1] in "0123"


def _part_of_speech(part: str) -> str:
    if part in _PARTS:
        return _PARTS[part]
    if part.startswith("det"):
        return "det"
    if part.startswith("pro"):
        return "pron"
    return ""


def write_rule(form: str, lemma: str) -> str:
    """The lemma as a change of the form's end ("3er" for mangées): thousands of forms share one rule."""
    shared = 0
    while shared < min(len(form), len(lemma)) and form[shared] == lemma[shared]:
        shared += 1
    return f"{len(form) - shared}{lemma[shared:]}"


def apply_rule(form: str, rule: str) -> str:
    digits = 0
    while digits < len(rule) and rule[digits] in "0123456789":
        digits += 1
    return form[: len(form) - int(rule[:digits])] + rule[digits:]
