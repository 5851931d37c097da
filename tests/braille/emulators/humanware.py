"""A Brailliant BI 40: 1B TYPE LEN PAYLOAD."""

from __future__ import annotations

from .device import Device


class BrailliantDevice(Device):
    cell_count = 40
    wrong_length = False  # a fault

    def begin(self) -> None:
        self._left = bytearray()

    def packet(self, kind: int, *payload: int) -> bytes:
        return bytes([0x1B, kind, len(payload) + (200 if self.wrong_length else 0), *payload])

    def say(self, kind: int, *payload: int) -> None:
        self.send(self.packet(kind, *payload))

    def receive(self, data: bytes) -> None:
        self._left += data
        while len(self._left) >= 3:
            if self._left[0] != 0x1B:
                self._left.pop(0)
                continue
            whole = 3 + self._left[2]
            if len(self._left) < whole:
                return
            kind, payload = self._left[1], bytes(self._left[3:whole])
            del self._left[:whole]
            if kind == 0x00:
                self.say(0x01, 0, 0, self.size)
            elif kind == 0x02:
                self.show(payload)
            elif kind == 0x03:
                self.say(0x04)
            elif kind == 0x0C:
                self.say(0x0D, 1, 2, 0, 0)

    def keys(self, *ids: int) -> None:
        """Pressed one after the other, released in the same order."""
        down = b"".join(self.packet(0x05, key) for key in ids)
        self.send(down + b"".join(self.packet(0x06, key) for key in ids))

    def strike(self, dots: str, *, space: bool = False) -> None:
        self.keys(*(1 + int(dot) for dot in dots), *([10] if space else []))

    def route(self, cell: int) -> None:
        self.keys(80 + cell)

    def pan(self, way: int) -> None:
        self.keys(18 if way < 0 else 19)

    def switch_off(self) -> None:
        self.asleep = True
        self.say(0x10, 0)
