"""An Esys: 02 LEN LEN TYPE SUB DATA 03, the length counting itself and the body."""

from __future__ import annotations

import struct

from .device import Device, byte_of


class EsysDevice(Device):
    cell_count = 40
    model = 0x08
    wrong_end = False  # faults
    wrong_length = False

    def begin(self) -> None:
        self._left = bytearray()
        self.connected_as: bytes | None = None

    def packet(self, kind: bytes, data: bytes = b"") -> bytes:
        length = 2 + len(kind) + len(data) + (7 if self.wrong_length else 0)
        return b"\x02" + struct.pack(">H", length) + kind + data + (b"\x55" if self.wrong_end else b"\x03")

    def say(self, kind: bytes, data: bytes = b"") -> None:
        self.send(self.packet(kind, data))

    def receive(self, data: bytes) -> None:
        self._left += data
        while self._left:
            if self._left[0] != 0x02:
                self._left.pop(0)
                continue
            if len(self._left) < 3:
                return
            (length,) = struct.unpack(">H", self._left[1:3])
            if len(self._left) < length + 2:
                return
            packet, closing = bytes(self._left[3 : length + 1]), self._left[length + 1]
            del self._left[: length + 2]
            if closing == 0x03:
                self._obey(packet[:2], packet[2:])

    def _obey(self, kind: bytes, data: bytes) -> None:
        if kind == b"SI":
            self.say(b"SN", b"Esys 40")
            self.say(b"SH", b"Esys")
            self.say(b"SS", b"0001")
            self.say(b"SL", b"FR")
            self.say(b"SG", bytes([self.size]))
            self.say(b"ST", bytes([self.model]))
            self.say(b"SO", b"\0\0\0\0")
            self.say(b"SW", b"1.00")
            self.say(b"SP", b"2.00")
            self.say(b"SM", b"\x01\x00")
            self.say(b"SI")
        elif kind == b"BS":
            self.show(data.ljust(self.size, b"\0"))
        elif kind == b"Sn":
            self.connected_as = data

    def strike(self, dots: str, *, space: bool = False) -> None:
        self.say(b"KB", struct.pack(">H", byte_of(dots) | (0x200 if space else 0)))

    def thumbs(self, *, backspace: bool, space: bool = False) -> None:
        self.say(b"KB", struct.pack(">H", (0x100 if backspace else 0) | (0x200 if space else 0)))

    def route(self, cell: int) -> None:
        self.say(b"KI", bytes([1, cell + 1]))

    def command(self, bits: int) -> None:
        self.send(self.packet(b"KC", struct.pack(">I", bits)) + self.packet(b"KC", bytes(4)))

    def pan(self, way: int) -> None:
        self.command(0x2 if way < 0 else 0x1)

    def back_in_driver_mode(self) -> None:
        self.say(b"RP")
