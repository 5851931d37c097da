"""The codes BRLTTY tells its clients for the keys of its displays: which we ask for, and what they mean to us.

A code has 64 bits: flags in the upper half (modifiers that were held), below them a command or the key of a keyboard.
"""

from __future__ import annotations

from typing import NamedTuple

from access_game.devices.braille.bindings import COMMAND, CONTROL, Bindings
from access_game.devices.braille.events import Chord, Event, Route, Text
from access_game.devices.braille.keys import struck


class Range(NamedTuple):
    """Codes from the first to the last, both of them in it."""

    first: int
    last: int


EVERYTHING = Range(0, 0xFFFFFFFFFFFFFFFF)
_BLOCK = 0xFFFF
_ROUTE, _DOTS = COMMAND | 0x01 << 16, COMMAND | 0x22 << 16
_SPACE_BAR = 0x100  # of dots, as old versions of BRLTTY told it
_HELD = 0x4 | 0x8  # of the flags: Control and Meta, which are the thumb keys of some displays and the space of others
_MODIFIERS = range(0x40)  # Shift, upper case, Control, Meta, AltGr, GUI
_UNICODE = 0x01000000
_TEXTS = (Range(0x20, 0x7E), Range(0xA0, 0xFF), Range(_UNICODE + 0x20, _UNICODE + 0x10FFFF))


def wanted(bindings: Bindings) -> list[Range]:
    """All we ask BRLTTY for: what it binds to anything else remains its own."""
    single = {*bindings.events, *([CONTROL] if bindings.lead else [])}
    return [
        Range(_ROUTE, _ROUTE | _BLOCK),
        # Dots with whatever is held: what we did not take would be turned into characters by a table of BRLTTY's.
        *(Range(held << 32 | _DOTS, held << 32 | _DOTS | _BLOCK) for held in _MODIFIERS),
        *_TEXTS,
        *(Range(code, code) for code in sorted(single)),
    ]


class Codes:
    """The codes of one display as they come."""

    def __init__(self, bindings: Bindings) -> None:
        self._bindings = bindings
        self._is_led = False

    def read(self, code: int) -> Event | None:
        """The event of a code; None for what has none, such as the command that does nothing."""
        was_led, self._is_led = self._is_led, False
        if code == CONTROL and self._bindings.lead:
            self._is_led = not was_led  # twice is not at all
            return None
        flags, key = code >> 32, code & 0xFFFFFFFF
        if key & ~_BLOCK == _DOTS:
            return _dots(key & 0xFF, was_led or bool(flags & _HELD or key & _SPACE_BAR))
        if flags:
            return None
        if key & ~_BLOCK == _ROUTE:
            return Route(key & _BLOCK)
        return self._bindings.events.get(key) or _text(key)


def _dots(dots: int, space: bool) -> Event:
    return struck(dots, space) if dots else Chord(0, True)


def _text(key: int) -> Text | None:
    if not any(first <= key <= last for first, last in _TEXTS):
        return None
    char = chr(key & ~_UNICODE)
    return None if "\ud800" <= char <= "\udfff" else Text(char)
