"""What BRLTTY makes of the chords of each display, and which of them we take for which chord of ours.

BRLTTY binds keys to commands by tables of its own, one for each display, and tells its clients only the command. Chords
it binds to nothing are never told. All this was measured on BRLTTY 6.5: tests/braille/measure_brltty_keys.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from access_game.devices.braille.cells import cell
from access_game.devices.braille.events import Chord, Enter, Erase, Escape, Event, Help, Pan, Steer
from access_game.devices.braille.keys import struck

COMMAND = 0x20000000
ALONE = ("7", "8")  # they erase and confirm without a space bar, on every display
CONTROL = COMMAND | 0x4F  # of BRLTTY's sticky modifiers: said before the dots it is meant for


class Grip(NamedTuple):
    """Keys struck together: `dots` with a key, "" being none. Without dots it is the key alone.

    Keys: space, right-space, thumb (the inner left or right one), shift (either), backspace.
    """

    key: str
    dots: str = ""


class Bound(NamedTuple):
    """A code of BRLTTY, the chord that sends it, and the chord of ours it is taken for."""

    code: int
    dots: str
    means: str = ""  # the same where nothing is said
    key: str = "space"


@dataclass(frozen=True)
class Bindings:
    """`held`: a key that makes any dots a command, in a word too. `lead`: a chord with space after which the next dots
    are one. `before`: what must be struck once before dots are dots."""

    bound: tuple[Bound, ...] = ()
    more: Mapping[int, Event] = field(default_factory=dict)
    space: str = "space"
    held: str = ""
    lead: str = ""
    before: tuple[Grip, ...] = ()

    @cached_property
    def events(self) -> dict[int, Event]:
        """What each code we take means; of dots see `codes`."""
        chords = {one.code: struck(cell(one.means or one.dots), True) for one in self.bound}
        return {**_KEYS, **self.more, **chords}

    def reach(self, dots: str) -> tuple[Grip, ...]:
        """What to strike for a chord of ours, one stroke after the other. () where there is no way."""
        if dots in ALONE:
            return (Grip("", dots),)
        found = sorted((one for one in self.bound if (one.means or one.dots) == dots), key=lambda one: one.dots != dots)
        if found:
            key = self.space if found[0].key == "space" else found[0].key
            return (Grip(key, found[0].dots),)
        if self.held:
            return (Grip(self.held, dots),)
        return (Grip(self.space, self.lead), Grip("", dots)) if self.lead else ()


# Keys that mean to us about what they mean to BRLTTY, on whatever display: it moves over a screen, we over items.
_KEYS: dict[int, Event] = {
    COMMAND | 0x01: Steer("up"),  # line up and down
    COMMAND | 0x02: Steer("down"),
    COMMAND | 0x03: Steer("up"),  # window up and down
    COMMAND | 0x04: Steer("down"),
    COMMAND | 0x05: Steer("up"),  # to a line that differs
    COMMAND | 0x06: Steer("down"),
    COMMAND | 0x09: Steer("first"),  # top and bottom
    COMMAND | 0x0A: Steer("last"),
    COMMAND | 0x0B: Steer("first"),
    COMMAND | 0x0C: Steer("last"),
    COMMAND | 0x13: Steer("left"),  # one character left and right
    COMMAND | 0x14: Steer("right"),
    COMMAND | 0x15: Pan(-1),  # half a window, a window, a window past blanks
    COMMAND | 0x16: Pan(+1),
    COMMAND | 0x17: Pan(-1),
    COMMAND | 0x18: Pan(+1),
    COMMAND | 0x19: Pan(-1),
    COMMAND | 0x1A: Pan(+1),
    COMMAND | 0x1B: Steer("first"),  # beginning and end of the line
    COMMAND | 0x1C: Steer("last"),
    COMMAND | 0x1D: Enter(),  # home: the press of most joysticks
    COMMAND | 0x1E: Escape(),  # back
    COMMAND | 0x1F: Enter(),
    COMMAND | 0x31: Help(),  # BRLTTY's own help tells of its keys, which here are ours
    0xFF08: Erase(),
    0xFF0D: Enter(),
    0xFF1B: Escape(),
    0xFF51: Steer("left"),
    0xFF52: Steer("up"),
    0xFF53: Steer("right"),
    0xFF54: Steer("down"),
    0xFFBE: Help(),  # F1; most displays have it on space and the first routing key
    0xFFC0: Chord(cell("26"), True),  # F3
}
_COMMON = (
    Bound(0xFF52, "1"),
    Bound(0xFF54, "4"),
    Bound(0xFF51, "3"),
    Bound(0xFF53, "6"),
    Bound(0xFF50, "2"),  # its Home, End, PageUp, PageDown
    Bound(0xFF57, "5"),
    Bound(0xFF55, "23"),
    Bound(0xFF56, "56"),
    Bound(0xFF09, "45"),
    Bound(0xFF1B, "26", "15"),  # space and E is bound to nothing
    Bound(COMMAND | 0x31, "125"),
    Bound(COMMAND | 0x33, "123"),  # its "learn the keys"
    Bound(COMMAND | 0x2F, "1235"),  # R: its autorepeat
    Bound(COMMAND | 0x32, "234"),  # S: its status
    Bound(COMMAND | 0x28, "2345"),  # T: follows its cursor
    Bound(COMMAND | 0x48, "1236"),  # V: its cursor comes to the line
    Bound(COMMAND | 0x24, "24"),  # I: skips its equal lines
)
# P is its menu of preferences: that stays with BRLTTY, and so do B, C, D, F, G, U, W, X, and any letter with 7 or 8.

SHARED = Bindings(_COMMON, lead="38")  # what BRLTTY calls chords.kti: nine of its drivers have it
_RIGHT_SPACE = Bindings(_COMMON, space="right-space", lead="38")
_THUMBS = Bindings(_COMMON, held="thumb", lead="38")  # BRLTTY calls them Control and Meta
_SHIFTS = Bindings(_COMMON, held="shift", lead="38")
_ESYS = Bindings(
    (
        Bound(0xFF52, "4"),  # its arrows lie elsewhere; here they are the chords of ours, not the arrows
        Bound(0xFF54, "6"),
        Bound(0xFF51, "2"),
        Bound(0xFF53, "5"),
        Bound(0xFF50, "123"),
        Bound(0xFF57, "456"),
        Bound(0xFF56, "46"),
        Bound(0xFF09, "256", "45"),
        Bound(0xFF1B, "1245", "15"),
        Bound(0xFF63, "135"),
        Bound(COMMAND | 0x4D, "7"),
        Bound(COMMAND | 0x50, "8"),
        Bound(0xFFBE, "1", key="backspace"),  # its F1 to F12: backspace with A to L
        Bound(0xFFC2, "15", key="backspace"),
        Bound(0xFFC5, "125", key="backspace"),
        Bound(0xFFC6, "24", key="backspace"),
    ),
    {  # the left joystick
        COMMAND | 0x0B: Steer("up"),
        COMMAND | 0x0C: Steer("down"),
        COMMAND | 0x0F: Steer("left"),
        COMMAND | 0x10: Steer("right"),
    },
    lead="78",
)
# These have arrow keys that send what those chords send: the keys are worth more.
_IRIS = Bindings(tuple(one for one in _ESYS.bound if one.code not in range(0xFF51, 0xFF55)), lead="78")
# The left space is its Control where dots are dots; elsewhere they are keys to move with, dot 8 help, dot 2 back.
_HANDY = Bindings(
    more={  # a keypad, on some
        0xFF50: Steer("first"),
        0xFF57: Steer("last"),
        0xFF55: Pan(-1),
        0xFF56: Pan(+1),
    },
    held="space",
    before=(Grip("right-space", "78"),),
)
DIRECT = Bindings(held="space")  # a display of our own: every chord is the reader's
NONE = Bindings()  # no dots at all

_TABLES: dict[str, Bindings] = {
    "Baum": SHARED,
    "EuroBraille": _ESYS,
    "HumanWare": _THUMBS,
    "HandyTech": _HANDY,
    "FreedomScientific": _SHIFTS,
}
_MODELS: dict[tuple[str, str], Bindings] = {
    **{("Baum", model): _RIGHT_SPACE for model in ("connect", "default", "pronto", "pv", "ultra")},
    **{("EuroBraille", model): _IRIS for model in ("clio", "iris")},
}


def behind_brltty(driver: str, model: str = "") -> Bindings:
    """By the names BRLTTY gives them. A driver nobody has measured has the bindings most have."""
    return _MODELS.get((driver, model)) or _TABLES.get(driver, SHARED)
