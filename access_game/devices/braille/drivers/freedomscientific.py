"""Freedom Scientific Focus Blue over Bluetooth serial. Four bytes a packet; a payload where the type is 80 or more.

A payload is closed by one byte that makes the sum of all bytes zero. Every packet of ours is acknowledged.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from access_game.devices.braille.events import Event, Route, Steer
from access_game.devices.braille.keys import DOTS, Held
from access_game.devices.braille.packets import NOT_YET, NOTHING, Found, Packets
from access_game.devices.braille.serial_port import has_serial
from access_game.devices.braille.signals import Here, NotTaken, Reply, Signal, Taken, Wire

name = "freedomscientific"
description = "Freedom Scientific Focus 14, 40, 80 Blue (Bluetooth serial)"
WIRE = Wire(57600, "N")
USB: frozenset[tuple[int, int]] = frozenset()  # on USB these displays are no serial port

_QUERY, _CONFIG, _WRITE = 0x00, 0x0F, 0x81
_TAKEN, _REFUSED, _KEYS, _ROUTING, _WHEEL, _INFO, _MORE_KEYS = 0x01, 0x02, 0x03, 0x04, 0x05, 0x80, 0x82
_SHORT = frozenset({_TAKEN, _REFUSED, _KEYS, _ROUTING, _WHEEL})
_LONG = {_INFO: range(40, 65), _MORE_KEYS: range(1, 17)}

_SECOND = {4: "back", 5: "on", 7: "space"}
_THIRD = {4: "up", 5: "down", 6: "up", 7: "down"}  # the bumpers
_ROCKERS = {4: "up", 5: "down", 6: "up", 7: "down"}
_WHEELS = {0: Steer("up"), 1: Steer("down"), 2: Steer("down"), 3: Steer("up")}


def check() -> bool:
    return has_serial()


def packet(kind: int, first: int = 0, second: int = 0, third: int = 0, payload: bytes = b"") -> bytes:
    body = bytes([kind, len(payload) if kind >= 0x80 else first, second, third]) + payload
    return body + bytes([-sum(body) & 0xFF]) if kind >= 0x80 else body


class FreedomScientific:
    waits = True

    def __init__(self) -> None:
        packets = Packets(self._look)
        self.feed, self.gap = packets.feed, packets.gap
        self._held = Held()
        self._rockers = Held()

    def hello(self, attempt: int) -> Sequence[bytes]:
        return (packet(_QUERY),)

    def line(self, cells: bytes) -> bytes:
        return packet(_WRITE, payload=cells)

    def goodbye(self) -> bytes:
        return b""

    def _look(self, row: bytearray) -> Found:
        kind = row[0]
        if kind in _SHORT:
            return Found(4, self._read(kind, bytes(row[1:4]))) if len(row) >= 4 else NOT_YET
        if kind not in _LONG:
            return NOTHING
        if len(row) < 2:
            return NOT_YET
        size = row[1] + 5
        if row[1] not in _LONG[kind]:
            return NOTHING
        if len(row) < size:
            return NOT_YET
        if sum(row[:size]) & 0xFF:
            return NOTHING  # the sum is wrong
        return Found(size, self._read_long(kind, bytes(row[4 : size - 1])))

    def _read(self, kind: int, args: bytes) -> list[Signal]:
        if kind == _TAKEN:
            return [Taken()]
        if kind == _REFUSED:
            return [NotTaken()]
        if kind == _KEYS:
            return [*self._held.now(_named(args))]
        if kind == _ROUTING:
            return [Route(args[0])] if args[1] & 1 and args[2] == 0 else []
        turn = _WHEELS.get(args[0] >> 3 & 7)
        return [turn] * (args[0] & 7) if turn else []

    def _read_long(self, kind: int, payload: bytes) -> list[Signal]:
        if kind == _MORE_KEYS:
            down = [key for bit, key in _ROCKERS.items() if payload[0] >> bit & 1]
            found: list[Event] = self._rockers.now(down)
            return [*found]
        model, firmware = (part.split(b"\0")[0].decode("latin-1").strip() for part in (payload[24:40], payload[40:48]))
        number = re.search(r"(\d+)", model)
        if number is None:
            return []
        here: list[Signal] = [Here(int(number[1]), model)]
        if firmware[:1].isdecimal() and int(firmware[0]) >= 3:
            here.append(Reply(packet(_CONFIG, 2)))  # from firmware 3 on the rockers are told only if asked for
        return here


def _named(args: bytes) -> list[str]:
    dots = [key for i, key in enumerate(DOTS) if args[0] >> i & 1]
    second = [key for bit, key in _SECOND.items() if args[1] >> bit & 1]
    return dots + second + [key for bit, key in _THIRD.items() if args[2] >> bit & 1]


def codec() -> FreedomScientific:
    return FreedomScientific()
