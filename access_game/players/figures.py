"""Numbers as people type them."""

from __future__ import annotations

import re

_FIGURE = re.compile("([+\\-\u2212]?)0*([0-9]+)", re.ASCII)


def is_figure(text: str) -> bool:
    """Digits of a keyboard, and nothing else: ² and ① are digits too, for Python, but no numbers."""
    return text.isascii() and text.isdecimal()


def figure(text: str, digits: int = 9) -> int | None:
    """The whole number, with or without a sign; None where it is none, or longer than anybody needs."""
    found = _FIGURE.fullmatch(text.strip())
    if found is None or len(found[2]) > digits:
        return None
    return -int(found[2]) if found[1] in ("-", "\u2212") else int(found[2])
