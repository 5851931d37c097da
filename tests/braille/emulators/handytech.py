"""An Active Braille: FF asks, FE MODEL answers, then 79 MODEL LEN TYPE DATA 16; each line is acknowledged."""

from __future__ import annotations

from .device import Device

DOT_KEYS = {"1": 0x0F, "2": 0x0B, "3": 0x07, "4": 0x13, "5": 0x17, "6": 0x1B, "7": 0x03, "8": 0x1F}


class ActiveBrailleDevice(Device):
    cell_count = 40
    model = 0x54
    wrong_end = False  # a fault

    def begin(self) -> None:
        self._left = bytearray()
        self.refusals = 0  # how many lines to refuse before accepting one
        self.overruns = 0  # lines that came before the last was acknowledged
        self.mute_acknowledgements = False

    def packet(self, kind: int, *data: int) -> bytes:
        closing = 0x55 if self.wrong_end else 0x16
        return bytes([0x79, self.model, len(data) + 1, kind, *data, closing])

    def say(self, kind: int, *data: int) -> None:
        self.send(self.packet(kind, *data))

    def receive(self, data: bytes) -> None:
        self._left += data
        while self._left:
            first = self._left[0]
            if first == 0xFF:
                self._left.pop(0)
                self.send(bytes([0xFE, self.model]))
            elif first == 0x79:
                if len(self._left) < 3 or len(self._left) < self._left[2] + 4:
                    return
                whole = self._left[2] + 4
                packet = bytes(self._left[:whole])
                del self._left[:whole]
                if packet[1] == self.model and packet[-1] == 0x16:
                    self._obey(packet[3], packet[4:-1])
            else:
                self._left.pop(0)

    def _obey(self, kind: int, data: bytes) -> None:
        if kind != 0x01:  # a setting, such as the sensitivity of the touch cells: acknowledged like a line
            self.say(0x07, 0x7E)
            return
        if 0x79 in self._left:
            self.overruns += 1
        if self.refusals:
            self.refusals -= 1
            self.say(0x07, 0x7D)
            return
        self.show(data)
        if not self.mute_acknowledgements:
            self.say(0x07, 0x7E)

    def keys(self, *codes: int) -> None:
        down = b"".join(self.packet(0x04, code) for code in codes)
        self.send(down + b"".join(self.packet(0x04, code | 0x80) for code in codes))

    def strike(self, dots: str, *, space: bool = False) -> None:
        self.keys(*(DOT_KEYS[dot] for dot in dots), *([0x10] if space else []))

    def route(self, cell: int) -> None:
        self.keys(0x20 + cell)

    def pan(self, way: int) -> None:
        self.keys(0x0C if way < 0 else 0x14)


class BrailleWaveDevice(Device):
    """An older model: bare bytes in both directions."""

    cell_count = 40
    model = 0x05

    def begin(self) -> None:
        self._left = bytearray()

    def receive(self, data: bytes) -> None:
        self._left += data
        while self._left:
            if self._left[0] == 0x01:
                if len(self._left) < 1 + self.size:
                    return
                cells = bytes(self._left[1 : 1 + self.size])
                del self._left[: 1 + self.size]
                self.show(cells)
                self.send(b"\x7e")
            elif self._left.pop(0) == 0xFF:
                self.send(bytes([0xFE, self.model]))

    def strike(self, dots: str, *, space: bool = False) -> None:
        codes = [DOT_KEYS[dot] for dot in dots] + ([0x10] if space else [])
        self.send(bytes(codes) + bytes(code | 0x80 for code in codes))

    def route(self, cell: int) -> None:
        self.send(bytes([0x20 + cell, 0xA0 + cell]))

    def pan(self, way: int) -> None:
        key = 0x0C if way < 0 else 0x14
        self.send(bytes([key, key | 0x80]))
