"""Packets of BrlAPI, version 8: a size, a type, data, all big-endian. No socket here."""

from __future__ import annotations

import struct
from typing import NamedTuple

from access_game.devices.braille.events import Chord, Enter, Erase, Escape, Event, Pan, Route, Steer, Tab, Text
from access_game.devices.braille.keys import struck

VERSION = 8
LARGEST = 0x10000  # of any packet: more is no BrlAPI server

HELLO, AUTH, ACK = ord("v"), ord("a"), ord("A")
DRIVER, SIZE, ENTER_TTY, LEAVE_TTY = ord("n"), ord("s"), ord("t"), ord("L")
ACCEPT, KEY, WRITE, ERROR, EXCEPTION = ord("u"), ord("k"), ord("w"), ord("e"), ord("E")
NO_AUTH, BY_KEY = ord("N"), ord("K")

_REGION, _AND, _OR, _CURSOR = 0x02, 0x08, 0x10, 0x20


class Packet(NamedTuple):
    kind: int
    data: bytes


def pack(kind: int, data: bytes = b"") -> bytes:
    return struct.pack(">II", len(data), kind) + data


class Unpacker:
    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes) -> list[Packet]:
        """The packets now complete. A size no server would send is a ValueError."""
        self._bytes += data
        found = []
        while len(self._bytes) >= 8:
            size, kind = struct.unpack(">II", self._bytes[:8])
            if size > LARGEST:
                raise ValueError("not a BrlAPI server")
            if len(self._bytes) < 8 + size:
                break
            found.append(Packet(kind, bytes(self._bytes[8 : 8 + size])))
            del self._bytes[: 8 + size]
        return found


def enter_tty(path: tuple[int, ...]) -> bytes:
    return pack(ENTER_TTY, struct.pack(f">I{len(path)}IB", len(path), *path, 0))


def accept_all() -> bytes:
    """All keys: the dots too, which the server would otherwise turn into characters by a table of its own."""
    return pack(ACCEPT, struct.pack(">QQ", 0, 0xFFFFFFFFFFFFFFFF))


def write_cells(cells: bytes) -> bytes:
    """Dots as they are: nothing kept of the text below (and-mask), ours laid over it (or-mask), no cursor."""
    head = struct.pack(">III", _REGION | _AND | _OR | _CURSOR, 1, len(cells))
    return pack(WRITE, head + bytes(len(cells)) + cells + struct.pack(">I", 0))


_COMMAND = 0x20000000
_KIND = 0xE0000000
_ROUTE, _PASS_DOTS, _SPACE_BAR = 0x01, 0x22, 0x100
_COMMANDS: dict[int, Event] = {
    0x01: Steer("up"),  # line up and down
    0x02: Steer("down"),
    0x03: Steer("up"),  # window up and down
    0x04: Steer("down"),
    0x05: Steer("up"),
    0x06: Steer("down"),
    0x09: Steer("first"),  # top and bottom
    0x0A: Steer("last"),
    0x0B: Steer("first"),
    0x0C: Steer("last"),
    0x13: Steer("left"),  # one character left and right
    0x14: Steer("right"),
    0x15: Pan(-1),  # half a window, a window, a window past blanks
    0x16: Pan(+1),
    0x17: Pan(-1),
    0x18: Pan(+1),
    0x19: Pan(-1),
    0x1A: Pan(+1),
    0x1B: Steer("first"),
    0x1C: Steer("last"),
    0x1D: Enter(),  # home, back and return: the joystick's press on most displays
    0x1E: Enter(),
    0x1F: Enter(),
}
_SYMBOLS: dict[int, Event] = {
    0xFF08: Erase(),
    0xFF09: Tab(),
    0xFF0D: Enter(),
    0xFF1B: Escape(),
    0xFF50: Steer("first"),
    0xFF51: Steer("left"),
    0xFF52: Steer("up"),
    0xFF53: Steer("right"),
    0xFF54: Steer("down"),
    0xFF55: Pan(-1),
    0xFF56: Pan(+1),
    0xFF57: Steer("last"),
}
_UNICODE = 0x01000000


def key(data: bytes) -> Event | None:
    """The event of a key packet; None for what has none, such as the command that does nothing."""
    if len(data) != 8:
        return None
    code = int.from_bytes(data, "big") & 0xFFFFFFFF
    if code & _KIND == _COMMAND:
        block, arg = code >> 16 & 0x1FFF, code & 0xFFFF
        if block == _ROUTE:
            return Route(arg)
        if block == _PASS_DOTS:
            return _dots(arg)
        return _COMMANDS.get(arg) if block == 0 else None
    if code in _SYMBOLS:
        return _SYMBOLS[code]
    if code & _UNICODE:
        char = code & 0xFFFFFF
        return Text(chr(char)) if 0x20 <= char < 0x110000 and not 0xD800 <= char < 0xE000 else None
    return Text(chr(code)) if 0x20 <= code <= 0xFF else None


def _dots(arg: int) -> Event:
    dots = arg & 0xFF
    if dots == 0:
        return Chord(0, True)  # the space bar alone
    return struck(dots, bool(arg & _SPACE_BAR))
