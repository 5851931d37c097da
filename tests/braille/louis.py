"""liblouis through ctypes, for the tests and for making the tables: another opinion on every cell."""

from __future__ import annotations

import ctypes
import ctypes.util
from functools import cache

_DOTS_AND_UNICODE = 4 | 64  # ask for dots, written as Unicode braille patterns
_QUIET = 60000


@cache
def library() -> ctypes.CDLL | None:
    name = ctypes.util.find_library("louis") or "liblouis.so.20"
    try:
        found = ctypes.CDLL(name)
    except OSError:
        return None
    found.lou_setLogLevel(_QUIET)
    return found


@cache
def has_louis() -> bool:
    """The library and its tables."""
    try:
        return library() is not None and translate("fr-bfu-comp8.utb", "a") == "⠁"
    except ValueError:
        return False


def version() -> str:
    louis = library()
    if louis is None:
        return ""
    louis.lou_version.restype = ctypes.c_char_p
    return str(louis.lou_version().decode())


def translate(table: str, text: str) -> str:
    """The Unicode braille patterns liblouis gives for the text."""
    louis = library()
    if louis is None:
        raise RuntimeError("liblouis is not installed")
    width = louis.lou_charSize()
    coding = {2: "utf-16-le", 4: "utf-32-le"}[width]
    raw = text.encode(coding)
    length = ctypes.c_int(len(raw) // width)
    room = length.value * 16 + 64
    given = ctypes.create_string_buffer(raw, len(raw) + width)
    got = ctypes.create_string_buffer(room * width)
    got_length = ctypes.c_int(room)
    done = louis.lou_translateString(
        table.encode(), given, ctypes.byref(length), got, ctypes.byref(got_length), None, None, _DOTS_AND_UNICODE
    )
    if not done:
        raise ValueError(f"liblouis has no table {table}")
    return got.raw[: got_length.value * width].decode(coding)
