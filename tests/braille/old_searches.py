"""The search for packets as each of the four makers' drivers once had it for itself: what `packets.py` must equal."""

from __future__ import annotations

from typing import Any

from access_game.devices.braille.drivers import eurobraille, freedomscientific, handytech, humanware
from access_game.devices.braille.signals import NotTaken, Signal, Taken


class Alone:
    """A codec of today that reads its packets as before. Only the search is old."""

    def __init__(self, codec: Any) -> None:
        self.codec = codec
        self.row = bytearray()

    def feed(self, data: bytes) -> list[Signal]:
        self.row += data
        return self.search()

    def gap(self) -> list[Signal]:
        if self.row:
            del self.row[0]
        return self.search()

    def search(self) -> list[Signal]:
        raise NotImplementedError


class EuroBrailleAlone(Alone):
    def search(self) -> list[Signal]:
        found: list[Signal] = []
        while True:
            start = self.row.find(0x02)
            if start < 0:
                self.row.clear()
                return found
            del self.row[:start]
            if len(self.row) < 3:
                return found
            length = int.from_bytes(self.row[1:3], "big")
            if not 4 <= length <= 0x200:
                del self.row[0]
            elif len(self.row) < length + 2:
                return found
            elif self.row[length + 1] != 0x03:
                del self.row[0]
            else:
                body = bytes(self.row[3 : length + 1])
                del self.row[: length + 2]
                found += self.codec._read(body[:2], body[2:])


class HumanWareAlone(Alone):
    def search(self) -> list[Signal]:
        found: list[Signal] = []
        while True:
            start = self.row.find(0x1B)
            if start < 0:
                self.row.clear()
                return found
            del self.row[:start]
            if len(self.row) < 3:
                return found
            kind, length = self.row[1], self.row[2]
            if length not in humanware._LENGTHS.get(kind, ()):
                del self.row[0]
            elif len(self.row) < 3 + length:
                return found
            else:
                payload = bytes(self.row[3 : 3 + length])
                del self.row[: 3 + length]
                found += self.codec._read(kind, payload)


class HandyTechAlone(Alone):
    def search(self) -> list[Signal]:
        found: list[Signal] = []
        while self.row:
            used, signals = self._next()
            if not used:
                break
            del self.row[:used]
            found += signals
        return found

    def _next(self) -> tuple[int, list[Signal]]:
        row, codec = self.row, self.codec
        first = row[0]
        old = codec._model in handytech.OLD_MODELS
        if first == 0x79 and not old:
            if len(row) < 3:
                return 0, []
            length = row[2]
            if not 1 <= length <= 0xF0 or (codec._model >= 0 and row[1] != codec._model):
                return 1, []
            if len(row) < length + 4:
                return 0, []
            if row[length + 3] != 0x16:
                return 1, []
            return length + 4, codec._read(row[3], bytes(row[4 : length + 3]))
        if first == 0xFE:
            return (2, codec._introduced(row[1])) if len(row) > 1 else (0, [])
        if first == 0xFD and not old:
            return (3, codec._introduced(row[1], row[2])) if len(row) > 2 else (0, [])
        if first == 0x7E:
            return 1, [Taken()]
        if first == 0x7D:
            return 1, [NotTaken()]
        return 1, [*codec._key(first)] if old else []


class FreedomScientificAlone(Alone):
    def search(self) -> list[Signal]:
        found: list[Signal] = []
        row, codec = self.row, self.codec
        while row:
            kind = row[0]
            if kind in freedomscientific._SHORT:
                if len(row) < 4:
                    break
                size = 4
                found += codec._read(kind, bytes(row[1:4]))
            elif kind in freedomscientific._LONG:
                if len(row) < 2:
                    break
                size = row[1] + 5
                if row[1] not in freedomscientific._LONG[kind]:
                    size = 1
                elif len(row) < size:
                    break
                elif sum(row[:size]) & 0xFF:
                    size = 1
                else:
                    found += codec._read_long(kind, bytes(row[4 : size - 1]))
            else:
                size = 1
            del row[:size]
        return found


ALONE: dict[str, type[Alone]] = {
    eurobraille.name: EuroBrailleAlone,
    humanware.name: HumanWareAlone,
    handytech.name: HandyTechAlone,
    freedomscientific.name: FreedomScientificAlone,
}
