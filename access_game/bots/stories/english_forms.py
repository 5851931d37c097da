"""English endings: plurals, third persons, pasts, -ing forms, and what takes "an"."""

from __future__ import annotations

_SIBILANTS = ("s", "x", "z", "ch", "sh")


def starts_with_vowel(word: str, contrary: bool = False) -> bool:
    """To the ear: *unicorn and °hour are marked as contrary to their first letter."""
    return (word[0].lower() in "aeiouéè") != contrary or word.lower() == "x-ray"


def add_s(word: str) -> str:
    """cats, foxes, ladies: nouns in the plural and verbs in the third person alike."""
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith("o") and word in ("go", "do", "echo", "potato", "tomato"):
        return word + "es"
    if word in ("quiz", "zigzag", "whiz"):
        return "quizzes" if word == "quiz" else word + "s"
    return word + ("es" if word.endswith(_SIBILANTS) else "s")


def past(verb: str, doubles: bool) -> str:
    if verb in ("travel", "yodel", "quarrel", "model", "zigzag"):
        return verb + verb[-1] + "ed"
    if doubles:
        return verb + verb[-1] + "ed"
    if verb.endswith("e"):
        return verb + "d"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ied"
    return verb + "ed"


def ing(verb: str, doubles: bool) -> str:
    if doubles or verb in ("travel", "yodel", "quarrel", "model", "zigzag"):
        return verb + verb[-1] + "ing"
    if verb.endswith("ic"):
        return verb + "king"
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and not verb.endswith(("ee", "oe", "ye")):
        return verb[:-1] + "ing"
    return verb + "ing"
