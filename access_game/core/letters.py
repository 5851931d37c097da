"""Letters as the cards carry them: capitals without accents (convention C1)."""

from __future__ import annotations

import unicodedata
from collections import Counter

_LIGATURES = str.maketrans({"Œ": "OE", "Æ": "AE", "Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH"})
VOWELS = frozenset("AEIOUY")


def fold(text: str) -> str:
    """ "Œuf" is OEUF, "arc-en-ciel" is ARCENCIEL: what remains are the letters A to Z."""
    if text.isascii():
        upper = text.upper()
        return upper if upper.isalpha() else "".join(c for c in upper if c.isalpha())
    plain = unicodedata.normalize("NFD", text.upper().translate(_LIGATURES))
    return "".join(c for c in plain if "A" <= c <= "Z")


def missing(word: str, letters: str) -> str:
    """The letters the word lacks, one distinct occurrence for each card (C2); both already folded."""
    lacking = Counter(letters) - Counter(word)
    return "".join(sorted(lacking.elements()))
