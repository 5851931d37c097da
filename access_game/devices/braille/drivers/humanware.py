"""HumanWare: Brailliant BI and B, BrailleNote Touch, BrailleOne, Chameleon, Mantis. Packets 1B TYPE LEN PAYLOAD."""

from __future__ import annotations

from collections.abc import Sequence

from access_game.devices.braille.events import Event, Route
from access_game.devices.braille.keys import DOTS, Held
from access_game.devices.braille.packets import NOT_YET, NOTHING, Found, Packets, skip_to
from access_game.devices.braille.serial_port import has_serial
from access_game.devices.braille.signals import Here, Off, Signal, Wire

name = "humanware"
description = "HumanWare Brailliant, BrailleNote Touch, BrailleOne, Chameleon, Mantis (serial)"
WIRE = Wire(115200, "E")
USB = frozenset({(0x1C71, pid) for pid in (0xC005, 0xC021, 0xC104, 0xC114, 0xC124, 0xCE04)})

_ESC = 0x1B
_INIT, _INIT_ANSWER, _WRITE, _ALL_KEYS, _KEY_DOWN, _KEY_UP, _POWER_OFF = 0x00, 0x01, 0x02, 0x04, 0x05, 0x06, 0x10
# The lengths each packet may have: anything else after an escape is not a packet.
_LENGTHS = {
    _INIT_ANSWER: range(3, 64), _ALL_KEYS: range(64), _KEY_DOWN: range(1, 2), _KEY_UP: range(1, 2),
    0x0D: range(1, 64), 0x0F: range(64), _POWER_OFF: range(16),
}  # fmt: skip

MODELS = {0x10: "BrailleNote Touch", 0x11: "Chameleon 20", 0x12: "Mantis Q40", 0x13: "NLS eReader", 0x14: "BrailleOne"}
_ROUTING = 80
_KEYS = {
    **{2 + i: dot for i, dot in enumerate(DOTS)},
    10: "space",
    17: "up", 18: "back", 19: "on", 20: "down",
    21: "up", 22: "down", 23: "left", 24: "right", 25: "press",
}  # fmt: skip


def check() -> bool:
    return has_serial()


def packet(kind: int, payload: bytes = b"") -> bytes:
    return bytes([_ESC, kind, len(payload)]) + payload


class HumanWare:
    waits = False

    def __init__(self) -> None:
        packets = Packets(self._look)
        self.feed, self.gap = packets.feed, packets.gap
        self._held = Held()
        self._down: set[int] = set()

    def hello(self, attempt: int) -> Sequence[bytes]:
        return (packet(_INIT),)

    def line(self, cells: bytes) -> bytes:
        return packet(_WRITE, cells)

    def goodbye(self) -> bytes:
        return b""

    def _look(self, row: bytearray) -> Found:
        if before := skip_to(_ESC, row):
            return before
        if len(row) < 3:
            return NOT_YET
        kind, length = row[1], row[2]
        if length not in _LENGTHS.get(kind, ()):
            return NOTHING
        if len(row) < 3 + length:
            return NOT_YET
        return Found(3 + length, self._read(kind, bytes(row[3 : 3 + length])))

    def _read(self, kind: int, payload: bytes) -> list[Signal]:
        if kind == _INIT_ANSWER:
            starting, model, cells = payload[:3]
            ready = not starting and cells
            return [Here(cells, MODELS.get(model, f"Brailliant {cells}"))] if ready else []
        if kind == _KEY_DOWN:
            return [*self._press(payload[0])]
        if kind == _KEY_UP:
            return [*self._release(payload[0])]
        if kind == _ALL_KEYS:
            return [*self._now(set(payload) - {0})]
        return [Off()] if kind == _POWER_OFF else []

    def _press(self, key: int) -> list[Event]:
        self._down.add(key)
        if key >= _ROUTING:
            return [Route(key - _ROUTING)]
        if key in _KEYS:
            self._held.press(_KEYS[key])
        return []

    def _release(self, key: int) -> list[Event]:
        self._down.discard(key)
        return self._held.release(_KEYS[key]) if key in _KEYS else []

    def _now(self, down: set[int]) -> list[Event]:
        found: list[Event] = []
        gone = self._down - down
        for key in sorted(down - self._down):
            found += self._press(key)
        for key in sorted(gone):
            found += self._release(key)
        return found


def codec() -> HumanWare:
    return HumanWare()
