"""Plain text for a terminal. Where it cannot show é: e, never a question mark and never a crash. And nothing that
steers it: a name or a file called "clear the screen" is shown, not obeyed."""

from __future__ import annotations

import codecs
import contextlib
import re
import unicodedata
from typing import Any

NAME = "access_game_plain"
_SIGNS = str.maketrans({"«": '"', "»": '"', "“": '"', "”": '"', "’": "'", "…": "...", "œ": "oe", "Œ": "OE", "•": "*"})
# Signs that move, colour or clear a terminal (C0, DEL, C1), break a line unseen, or turn the order of letters round.
_STEERS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
BRIEF = 40  # signs of something that is quoted


def harmless(text: str) -> str:
    """The same, with every sign that would steer the terminal written out; lines still end where they end."""
    return _STEERS.sub(lambda found: " " if found[0] == "\t" else f"\\u{ord(found[0]):04x}", text)


def brief(text: str, most: int = BRIEF) -> str:
    """What is quoted back to somebody who typed, or pasted, far too much."""
    return text if len(text) <= most else f"{text[:most]}…"


def plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(_SIGNS))
    return "".join(c if c.isascii() else "" if unicodedata.combining(c) else " " for c in text), error.end


codecs.register_error(NAME, plain)


def safeguard(*streams: Any) -> None:
    for stream in streams:
        with contextlib.suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors=NAME)
