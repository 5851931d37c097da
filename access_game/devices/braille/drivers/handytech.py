"""Handy Tech and Help Tech: Active Braille, Basic Braille, Connect, Actilino, Activator, Braille Star.

Newer models speak in packets 79 MODEL LEN TYPE DATA 16 and acknowledge each line; older ones send bare key bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from access_game.devices.braille.events import Event, Route
from access_game.devices.braille.keys import Held, meaning
from access_game.devices.braille.packets import NOT_YET, NOTHING, Found, Packets
from access_game.devices.braille.serial_port import has_serial
from access_game.devices.braille.signals import Again, Here, NotTaken, Signal, Taken, Wire

name = "handytech"
description = "Handy Tech and Help Tech: Active, Basic, Connect, Star, Actilino, Activator (serial)"
WIRE = Wire(19200, "O")
USB = frozenset({(0x0921, 0x1200)})  # 0403:6001 is any FTDI adapter: only the user can say that a display hangs on it

_RESET, _HERE, _HERE_WITH_CELLS, _PACKET, _END = 0xFF, 0xFE, 0xFD, 0x79, 0x16
_WRITE, _KEY, _REPLY, _TAKEN, _NOT_TAKEN = 0x01, 0x04, 0x07, 0x7E, 0x7D

MODELS = {
    0x54: ("Active Braille", 40), 0x55: ("Connect Braille", 40), 0x61: ("Actilino", 16), 0x64: ("Active Star", 40),
    0x74: ("Braille Star 40", 40), 0x78: ("Braille Star 80", 80), 0x81: ("Basic Braille 16", 16),
    0x82: ("Basic Braille 20", 20), 0x83: ("Basic Braille 32", 32), 0x84: ("Basic Braille 40", 40),
    0x86: ("Basic Braille 64", 64), 0x87: ("Basic Braille 80", 80), 0x8A: ("Basic Braille 48", 48),
    0x8B: ("Basic Braille 160", 160), 0x93: ("Basic Braille Plus 32", 32), 0x94: ("Basic Braille Plus 40", 40),
    0xA4: ("Activator", 40), 0xA6: ("Activator Pro 64", 64), 0xA8: ("Activator Pro 80", 80),
    0xB2: ("myBraille 24", 24), 0xB4: ("myBraille 40", 40), 0xB6: ("myBraille 64", 64), 0xB8: ("myBraille 80", 80),
}  # fmt: skip
# Older models: cells, and status cells written before them.
OLD_MODELS = {
    0x05: ("Braille Wave", 40, 0), 0x44: ("Easy Braille", 40, 0), 0x72: ("Braillino", 20, 0),
    0x80: ("Modular 20", 20, 4), 0x88: ("Modular 80", 80, 4), 0x89: ("Modular 40", 40, 4),
}  # fmt: skip

_KEYS = {
    0x0F: "dot1", 0x0B: "dot2", 0x07: "dot3", 0x13: "dot4", 0x17: "dot5", 0x1B: "dot6", 0x03: "dot7", 0x1F: "dot8",
    0x10: "space", 0x18: "space2",
    0x0C: "back", 0x14: "on", 0x04: "back2", 0x08: "on2",  # triple-action keys, left and right: top back, bottom on
    0x74: "left", 0x75: "right", 0x76: "up", 0x77: "down", 0x78: "press", 0x7A: "escape", 0x7B: "enter",
}  # fmt: skip
_ROUTING = range(0x20, 0x70)
_UP = 0x80


def check() -> bool:
    return has_serial()


class HandyTech:
    def __init__(self) -> None:
        self.waits = True
        self._model = -1
        packets = Packets(self._look)
        self.feed, self.gap = packets.feed, packets.gap
        self._held = Held(_chord)

    def hello(self, attempt: int) -> Sequence[bytes]:
        return (bytes([_RESET]),)

    def line(self, cells: bytes) -> bytes:
        if self._model in OLD_MODELS:
            return bytes([_WRITE]) + bytes(OLD_MODELS[self._model][2]) + cells
        return self._packet(_WRITE, cells)

    def goodbye(self) -> bytes:
        return b""

    def _packet(self, kind: int, data: bytes) -> bytes:
        return bytes([_PACKET, self._model & 0xFF, len(data) + 1, kind]) + data + bytes([_END])

    def _look(self, row: bytearray) -> Found:
        first = row[0]
        old = self._model in OLD_MODELS
        if first == _PACKET and not old:
            if len(row) < 3:
                return NOT_YET
            length = row[2]
            if not 1 <= length <= 0xF0 or (self._model >= 0 and row[1] != self._model):
                return NOTHING
            if len(row) < length + 4:
                return NOT_YET
            if row[length + 3] != _END:
                return NOTHING
            return Found(length + 4, self._read(row[3], bytes(row[4 : length + 3])))
        if first == _HERE:
            return Found(2, self._introduced(row[1])) if len(row) > 1 else NOT_YET
        if first == _HERE_WITH_CELLS and not old:
            return Found(3, self._introduced(row[1], row[2])) if len(row) > 2 else NOT_YET
        if first == _TAKEN:
            return Found(1, [Taken()])
        if first == _NOT_TAKEN:
            return Found(1, [NotTaken()])
        return Found(1, [*self._key(first)]) if old else NOTHING

    def _introduced(self, model: int, cells: int = 0) -> list[Signal]:
        again: list[Signal] = [Again()] if self._model == model else []
        if model in OLD_MODELS:
            self._model = model
            title, size, _ = OLD_MODELS[model]
            return [Here(size, title), *again]
        title, size = MODELS.get(model, ("Help Tech", 0))
        if not (cells or size):
            return []
        self._model = model
        return [Here(cells or size, title), *again]

    def _read(self, kind: int, data: bytes) -> list[Signal]:
        if kind == _REPLY and data:
            return [Taken()] if data[0] == _TAKEN else [NotTaken()]
        return [*self._key(data[0])] if kind == _KEY and data else []

    def _key(self, byte: int) -> list[Event]:
        key, up = byte & ~_UP, bool(byte & _UP)
        if key in _ROUTING:
            return [] if up else [Route(key - _ROUTING.start)]
        named = _KEYS.get(key)
        if named is None:
            return []
        if up:
            return self._held.release(named)
        self._held.press(named)
        return []


def _chord(keys: Iterable[str]) -> list[Event]:
    """The twins left and right mean the same."""
    return meaning(key.rstrip("2") if key in ("space2", "back2", "on2") else key for key in keys)


def codec() -> HandyTech:
    return HandyTech()
