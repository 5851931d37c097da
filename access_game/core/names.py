"""Names of players: what may be one, and what is wrong with the rest."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 30  # signs: more is not heard in one breath
_UNHEARD = ("Cc", "Cf", "Zl", "Zp")  # signs that steer a terminal or turn a line round, and say nothing


def tidy(text: str) -> str:
    """The name as it is kept: one blank between words, and one way to write é, or two people were called the same."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def name_fault(text: str) -> str:
    """What is wrong with it: "signs", "empty", "no_letter", "too_long"; nothing for a name. A figure or a sign is none:
    in a list it would be taken for something else."""
    if any(unicodedata.category(sign) in _UNHEARD for sign in text):
        return "signs"
    name = tidy(text)
    if not name:
        return "empty"
    if not any(sign.isalpha() for sign in name):
        return "no_letter"
    return "too_long" if len(name) > LONGEST_NAME else ""


def sayable(name: str) -> str:
    """A name from elsewhere as it can be said at a table: short, on one line, and steering no terminal."""
    plain = "".join(" " if unicodedata.category(sign) in _UNHEARD else sign for sign in name[: 10 * LONGEST_NAME])
    return tidy(plain)[:LONGEST_NAME].strip() or "?"
