"""A Focus 40 Blue: four bytes, or four, a payload and a byte that brings the sum to zero; all is acknowledged."""

from __future__ import annotations

from .device import Device, byte_of


class FocusDevice(Device):
    cell_count = 40
    wrong_sum = False  # a fault

    def begin(self) -> None:
        self._left = bytearray()
        self.refusals = 0
        self.extended = False

    def say(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.send(bytes([kind, a, b, c]))

    def say_long(self, kind: int, payload: bytes) -> None:
        packet = bytes([kind, len(payload), 0, 0]) + payload
        total = (256 - sum(packet) % 256) % 256
        self.send(packet + bytes([total ^ (0x5A if self.wrong_sum else 0)]))

    def receive(self, data: bytes) -> None:
        self._left += data
        while len(self._left) >= 4:
            kind = self._left[0]
            whole = 4 if kind < 0x80 else 5 + self._left[1]
            if len(self._left) < whole:
                return
            packet = bytes(self._left[:whole])
            del self._left[:whole]
            if kind >= 0x80 and sum(packet) % 256:
                self.say(0x02, 0x31, kind)
            else:
                self._obey(packet)

    def _obey(self, packet: bytes) -> None:
        kind = packet[0]
        if kind == 0x81 and self.refusals:
            self.refusals -= 1
            self.say(0x02, 0x31, kind)
            return
        if kind == 0x81:
            start, count = packet[2], packet[1]
            line = bytearray(self.shown)
            line[start : start + count] = packet[4:-1]
            self.show(bytes(line))
        if kind == 0x0F:
            self.extended = bool(packet[1] & 2)
        self.say(0x01)
        if kind == 0x00:
            name = b"Focus %d" % self.size
            self.say_long(
                0x80, b"Freedom Scientific".ljust(24, b"\0") + name.ljust(16, b"\0") + b"5.10".ljust(8, b"\0")
            )

    def state(self, first: int = 0, second: int = 0, third: int = 0) -> None:
        self.send(bytes([0x03, first, second, third, 0x03, 0, 0, 0]))

    def strike(self, dots: str, *, space: bool = False) -> None:
        self.state(byte_of(dots), 0x80 if space else 0)

    def route(self, cell: int) -> None:
        self.send(bytes([0x04, cell, 1, 0, 0x04, cell, 0, 0]))

    def pan(self, way: int) -> None:
        self.state(0, 0x10 if way < 0 else 0x20)

    def wheel(self, which: int, steps: int) -> None:
        self.say(0x05, which << 3 | steps)
