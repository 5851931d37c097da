"""Contracted braille (grade 2, abrégé) through liblouis where it is installed. Never required."""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from access_game.devices.braille.cells import from_unicode
from access_game.devices.braille.tables import Encoded

TABLES = {"fr": "fr-bfu-g2.ctb", "en": "en-ueb-g2.ctb"}
MISSING = {
    "fr": "Le braille abrégé demande la bibliothèque liblouis, qui n'est pas installée : le braille intégral reste.",
    "en": "Contracted braille needs the liblouis library, which is not installed: uncontracted braille stays.",
}
_UNICODE_DOTS = 4 | 64
_FILES = ("liblouis.so.20", "liblouis.dylib", "liblouis.dll")  # where the system's own search finds nothing
_QUIET = 60000


class Contracted(NamedTuple):
    encode: Callable[[str], Encoded] | None
    why: str = ""  # the sentence to say when there is none


@cache
def _library() -> ctypes.CDLL | None:
    for name in (ctypes.util.find_library("louis"), *_FILES):
        try:
            louis = ctypes.CDLL(name) if name else None
        except OSError:
            continue
        if louis is not None:
            louis.lou_setLogLevel(_QUIET)
            return louis
    return None


def contracted(language: str, *, library: Callable[[], ctypes.CDLL | None] = _library) -> Contracted:
    louis, table = library(), TABLES.get(language)
    why = MISSING.get(language, MISSING["en"])
    if louis is None or table is None:
        return Contracted(None, why)

    def encode(text: str) -> Encoded:
        return _translate(louis, table, text)

    try:
        encode("a")
    except ValueError:
        return Contracted(None, why)
    return Contracted(encode)


def _translate(louis: ctypes.CDLL, table: str, text: str) -> Encoded:
    """ValueError when liblouis has no such table."""
    plain = text.replace("’", "'")
    width = louis.lou_charSize()
    coding = "utf-16-le" if width == 2 else "utf-32-le"
    raw = plain.encode(coding, "replace")
    length = ctypes.c_int(len(raw) // width)
    room = length.value * 8 + 64
    got, got_length = ctypes.create_string_buffer(room * width), ctypes.c_int(room)
    sources = (ctypes.c_int * room)()
    done = louis.lou_translate(
        table.encode(),
        ctypes.create_string_buffer(raw, len(raw) + width),
        ctypes.byref(length),
        got,
        ctypes.byref(got_length),
        None,
        None,
        None,
        sources,
        None,
        _UNICODE_DOTS,
    )
    if not done:
        raise ValueError(table)
    count = got_length.value
    return Encoded(from_unicode(got.raw[: count * width].decode(coding)), tuple(sources[:count]))
