"""EuroBraille: Esys, Esytime, b.note, b.book, Iris. Frames 02 LEN LEN TYPE SUB DATA 03, nothing escaped, no sum."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from access_game.devices.braille.events import Event, Route
from access_game.devices.braille.keys import DOTS, Held, meaning
from access_game.devices.braille.packets import NOT_YET, NOTHING, Found, Packets, skip_to
from access_game.devices.braille.serial_port import has_serial
from access_game.devices.braille.signals import Again, Here, Reply, Signal, Wire

name = "eurobraille"
description = "EuroBraille Esys, Esytime, b.note, b.book, Iris (serial)"
WIRE = Wire(9600, "E")
USB = frozenset({(0x28AC, pid) for pid in (0x0012, 0x0013, 0x0020, 0x0021)})

_START, _END = 0x02, 0x03
_LONGEST = 0x200  # no frame of these displays comes near; a longer one is a broken length

MODELS = {
    0x01: "Iris 20", 0x02: "Iris 40", 0x03: "Iris S20", 0x04: "Iris S32", 0x05: "Iris KB20", 0x06: "Iris KB40",
    0x07: "Esys 12", 0x08: "Esys 40", 0x09: "Esys Light 40", 0x0A: "Esys 24", 0x0B: "Esys 64", 0x0C: "Esys 80",
    0x0D: "Esys Light 80", 0x0E: "Esytime 32", 0x0F: "Esytime 32 Standard", 0x10: "Esytime Evo",
    0x11: "Esytime Evo Standard", 0x12: "b.note", 0x13: "b.note 20", 0x14: "b.book", 0x15: "b.book 2",
}  # fmt: skip
_IRIS = range(0x01, 0x07)
_WITH_L_KEYS = (*_IRIS, *range(0x0E, 0x12), 0x14, 0x15)
_NOTES = (0x12, 0x13)
_BOOKS = (0x12, 0x13, 0x14, 0x15)  # these want to know who is connected

_SWITCHES = {0x1: "on", 0x2: "back"}  # the first switch, right and left
_L_KEYS = {0x01: "back", 0x80: "on"}
_IRIS_ARROWS = {0x100: "up", 0x200: "down", 0x400: "right", 0x800: "left"}
_STICKS = {
    0x10000: "up", 0x20000: "down", 0x40000: "right", 0x80000: "left", 0x100000: "press",
    0x1000000: "up", 0x2000000: "down", 0x4000000: "right", 0x8000000: "left", 0x10000000: "press",
}  # fmt: skip
_NOTE_STICK = {**_STICKS, 0x40000: "on", 0x80000: "back"}  # a b.note has no other key to pan with


def check() -> bool:
    return has_serial()


def frame(kind: bytes, data: bytes = b"") -> bytes:
    body = kind + data
    return bytes([_START]) + (len(body) + 2).to_bytes(2, "big") + body + bytes([_END])


class EuroBraille:
    waits = False

    def __init__(self) -> None:
        self.model = ""
        self._kind = 0
        self._cells = 0
        packets = Packets(self._look)
        self.feed, self.gap = packets.feed, packets.gap
        self._held = Held()

    def hello(self, attempt: int) -> Sequence[bytes]:
        return (frame(b"SI"),)

    def line(self, cells: bytes) -> bytes:
        return frame(b"BS", cells)

    def goodbye(self) -> bytes:
        return frame(b"Sn") if self._kind in _BOOKS else b""

    def _look(self, row: bytearray) -> Found:
        if before := skip_to(_START, row):
            return before
        if len(row) < 3:
            return NOT_YET
        length = int.from_bytes(row[1:3], "big")
        if not 4 <= length <= _LONGEST:
            return NOTHING
        if len(row) < length + 2:
            return NOT_YET
        if row[length + 1] != _END:
            return NOTHING
        body = bytes(row[3 : length + 1])
        return Found(length + 2, self._read(body[:2], body[2:]))

    def _read(self, kind: bytes, data: bytes) -> list[Signal]:
        match kind:
            case b"SG" if data:
                self._cells = data[0]
            case b"ST" if data:
                self._kind = data[0]
            case b"SN":
                self.model = data.rstrip(b"\0").decode("latin-1")
            case b"SI":
                return self._introduced()
            case b"KI" if len(data) >= 2:
                return [Route(data[1] - 1)] if data[0] in (1, 3) and data[1] else []
            case b"KB" if len(data) >= 2:
                return [*meaning(_entry(int.from_bytes(data[:2], "big")))]
            case b"KC":
                return [*self._commands(data)]
            case b"RP":
                return [Again()]
            case b"TL":
                return [Reply(frame(b"TL", data))]
        return []

    def _introduced(self) -> list[Signal]:
        """A bare SI ends the introduction."""
        if not self._cells:
            return []
        found: list[Signal] = [Here(self._cells, self.model or MODELS.get(self._kind, ""))]
        if self._kind in _BOOKS:
            found.append(Reply(frame(b"Sn", b"ACCESS/00")))
        return found

    def _commands(self, data: bytes) -> list[Event]:
        bits = int.from_bytes(data[:4], "big")
        if self._kind in _WITH_L_KEYS:
            names = {**_L_KEYS, **_IRIS_ARROWS, **_STICKS}
        else:
            names = {**_SWITCHES, **(_NOTE_STICK if self._kind in _NOTES else _STICKS)}
        keys = [key for bit, key in names.items() if bits & bit]
        if self._kind in _IRIS and len(data) == 2:  # told once, without a release
            return meaning(keys)
        return self._held.now(keys)


def _entry(bits: int) -> Iterable[str]:
    yield from (key for i, key in enumerate(DOTS) if bits >> i & 1)
    if bits & 0x100:
        yield "backspace"
    if bits & 0x200:
        yield "space"


def codec() -> EuroBraille:
    return EuroBraille()
