"""Baum escape protocol: VarioUltra, SuperVario, Orbit Reader, Refreshabraille, Pronto!, older Brailliants.

Packets are 1B CODE ARGS; a 1B inside is doubled, so a single one always begins a packet and nothing else is needed to
find one's feet again.
"""

from __future__ import annotations

from collections.abc import Sequence

from access_game.devices.braille.events import Event, Route
from access_game.devices.braille.keys import DOTS, Held
from access_game.devices.braille.serial_port import has_serial
from access_game.devices.braille.signals import Here, Off, Signal, Wire

name = "baum"
description = "Baum, Orbit Reader, VarioUltra, Refreshabraille, Pronto! (serial)"
WIRE = Wire(19200, "N")
USB = frozenset(
    {(0x0904, pid) for pid in (*range(0x2001, 0x2017), 0x3000)} | {(0x0403, pid) for pid in range(0xFE70, 0xFE78)}
)

_ESC = 0x1B
_CELLS, _KEYS, _PROTOCOL, _IDENTITY = 0x01, 0x08, 0x15, 0x84
_POWER, _ROUTING_BITS, _DISPLAY, _ROUTING_ONE, _ENTRY, _STICK = 0x17, 0x22, 0x24, 0x27, 0x33, 0x34
_LENGTHS = {0x01: 1, 0x05: 1, 0x11: 2, 0x16: 1, 0x17: 1, 0x24: 1, 0x27: 1, 0x33: 2, 0x34: 1, 0x40: 1, 0x84: 16, 0x8A: 8}
_LONG_NAMES = (b"Refreshabraille ", b"NLS eReader Zoom")  # these send eighteen characters instead of sixteen

_DISPLAY_KEYS = {1: "back", 4: "on", 0: "up", 2: "down", 3: "up", 5: "down"}  # d2 and d5 pan; d1 d4 up, d3 d6 down
_STICK_KEYS = ("up", "left", "down", "right", "press")


def check() -> bool:
    return has_serial()


def packet(*parts: int) -> bytes:
    return b"\x1b" + bytes(parts).replace(b"\x1b", b"\x1b\x1b")


class Baum:
    waits = False

    def __init__(self) -> None:
        self.model = ""
        self._escaped = False
        self._code: int | None = None
        self._args = bytearray()
        self._routing: dict[int, int] = {}
        self._held: dict[int, Held] = {}

    def hello(self, attempt: int) -> Sequence[bytes]:
        if attempt % 2 == 0:
            return packet(_IDENTITY), packet(_CELLS, 0), packet(_KEYS)
        # Some models speak only once their protocol is switched on.
        return packet(_PROTOCOL, 0), packet(_PROTOCOL, 1), packet(_IDENTITY), packet(_CELLS, 0)

    def line(self, cells: bytes) -> bytes:
        return packet(_CELLS, *cells)

    def goodbye(self) -> bytes:
        return b""

    def gap(self) -> list[Signal]:
        self._escaped = False  # a 1B before a silence is a stray one, and the next begins a packet
        return []  # which announces itself: half a one harms nobody

    def feed(self, data: bytes) -> list[Signal]:
        found: list[Signal] = []
        for byte in data:
            if self._escaped:
                self._escaped = False
                if byte == _ESC:
                    found += self._argument(byte)
                else:
                    self._code, self._args = byte, bytearray()
            elif byte == _ESC:
                self._escaped = True
            else:
                found += self._argument(byte)
        return found

    def _argument(self, byte: int) -> list[Signal]:
        code = self._code
        if code is None:
            return []
        self._args.append(byte)
        if code == _ROUTING_BITS:  # its length differs between models: each byte is read as it comes
            return [*self._routed(len(self._args) - 1, byte)]
        length = _LENGTHS.get(code)
        if length is None:
            return []
        if code == _IDENTITY and bytes(self._args[:16]) in _LONG_NAMES:
            length = 18
        if len(self._args) < length:
            return []
        args = bytes(self._args)
        self._code = None
        return self._read(code, args)

    def _read(self, code: int, args: bytes) -> list[Signal]:
        if code == _IDENTITY:
            self.model = args.replace(b"\0", b" ").decode("latin-1").strip()
        elif code == _CELLS:
            return [Here(args[0], self.model)] if args[0] else []
        elif code == _POWER:
            return [Off()]
        elif code == _DISPLAY:
            return [*self._keys(code, [_DISPLAY_KEYS[i] for i in range(6) if args[0] >> i & 1])]
        elif code == _STICK:
            return [*self._keys(code, [key for i, key in enumerate(_STICK_KEYS) if args[0] >> i & 1])]
        elif code == _ENTRY:
            down = [key for i, key in enumerate(DOTS) if args[1] >> i & 1]
            return [*self._keys(code, [*down, *(["space"] if args[0] & 0b111 else [])])]
        elif code == _ROUTING_ONE:
            return [Route(args[0] - 1)] if args[0] else []
        return []

    def _keys(self, code: int, down: list[str]) -> list[Event]:
        return self._held.setdefault(code, Held()).now(down)

    def _routed(self, place: int, byte: int) -> list[Event]:
        before = self._routing.get(place, 0)
        self._routing[place] = byte
        return [Route(place * 8 + i) for i in range(8) if byte >> i & 1 and not before >> i & 1]


def codec() -> Baum:
    return Baum()
