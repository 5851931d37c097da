"""How a folded word is really written: the accents, capitals and hyphens to put back on its letters."""

from __future__ import annotations

import re

from access_game.core.letters import fold

_CHANGE = re.compile(r"(\d+)(\D)")


def write_dress(spelling: str) -> str:
    """ "boîte" is "2î" over BOITE, "arc-en-ciel" is "3-5-": many words wear the same dress."""
    changes = []
    at = 0
    for char in spelling:
        letters = fold(char)
        if char != letters.lower():
            changes.append(f"{at}{char}")
        at += len(letters)
    return "".join(changes)


def dress(folded: str, written: str) -> str:
    """The spelling again. A change stands for as many letters as its character folds to: œ for two, - for none."""
    plain = folded.lower()
    spelled = []
    at = 0
    for place, char in _CHANGE.findall(written):
        spelled.append(plain[at : int(place)])
        spelled.append(char)
        at = int(place) + len(fold(char))
    spelled.append(plain[at:])
    return "".join(spelled)
