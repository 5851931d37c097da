"""For a terminal that cannot show é: e. Never a question mark, and never a crash."""

from __future__ import annotations

import codecs
import contextlib
import unicodedata
from typing import Any

NAME = "access_game_plain"
_SIGNS = str.maketrans({"«": '"', "»": '"', "“": '"', "”": '"', "’": "'", "…": "...", "œ": "oe", "Œ": "OE", "•": "*"})


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
