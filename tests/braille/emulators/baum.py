"""A Baum display: 1B CODE ARGS, every inner 1B doubled."""

from __future__ import annotations

from .device import Device, byte_of

ESC = 0x1B


class BaumDevice(Device):
    cell_count = 20
    identity = b"VarioUltra 20"
    ends_early = False  # a fault: identity cut short

    def begin(self) -> None:
        self._packet: bytearray | None = None
        self._after_esc = False
        self._bitmap_length = {True: 5, False: 10}[self.size <= 40]

    def packet(self, *parts: int) -> bytes:
        body = bytearray()
        for part in parts:
            body += bytes([part, part]) if part == ESC else bytes([part])
        return bytes([ESC]) + bytes(body)

    def say(self, *parts: int) -> None:
        self.send(self.packet(*parts))

    def receive(self, data: bytes) -> None:
        for byte in data:
            if self._after_esc:
                self._after_esc = False
                if byte == ESC and self._packet is not None:
                    self._packet.append(ESC)
                else:
                    self._finish()  # a new packet ends the one before
                    self._packet = bytearray([byte])
            elif byte == ESC:
                self._after_esc = True
                continue
            elif self._packet is not None:
                self._packet.append(byte)
            self._maybe_whole()

    def _maybe_whole(self) -> None:
        packet = self._packet
        if packet is None:
            return
        whole = {0x01: 1 + self.size, 0x02: 2, 0x05: 1, 0x08: 1, 0x15: 2, 0x84: 1, 0x8A: 1, 0x50: 7}.get(packet[0], 1)
        if len(packet) >= whole:
            self._finish()

    def pending(self) -> bool:
        return self._packet is not None and bytes(self._packet) == b"\x01\x00"

    def idle(self) -> None:
        if self.pending():
            self._finish()

    def _finish(self) -> None:
        packet, self._packet = self._packet, None
        if not packet:
            return
        code = packet[0]
        if code == 0x01 and len(packet) == 1 + self.size:
            self.show(bytes(packet[1:]))
        elif code == 0x01 and packet[1:] == b"\0":
            self.say(0x01, self.size)
        elif code == 0x84:
            self._say_identity()
        elif code == 0x8A:
            self.say(0x8A, *b"12345678")
        elif code == 0x05:
            self.say(0x05, 0x10)
        elif code == 0x08:
            self.say(0x24, 0)
        elif code == 0x15 and packet[1:] == b"\x01":
            self._say_identity()
            self.say(0x8A, *b"12345678")
            self.say(0x01, self.size)
        elif code == 0x50:
            self.say(0x40, 0x14)

    def _say_identity(self) -> None:
        name = self.identity[:4] if self.ends_early else self.identity.ljust(16)
        self.say(0x84, *name)

    def strike(self, dots: str, *, space: bool = False) -> None:
        self.send(self.packet(0x33, 1 if space else 0, byte_of(dots)) + self.packet(0x33, 0, 0))

    def route(self, cell: int) -> None:
        bits = bytearray(self._bitmap_length)
        bits[cell // 8] |= 1 << cell % 8
        self.send(self.packet(0x22, *bits) + self.packet(0x22, *bytes(len(bits))))

    def pan(self, way: int) -> None:
        self.send(self.packet(0x24, 1 << (1 if way < 0 else 4)) + self.packet(0x24, 0))

    def stick(self, bit: int) -> None:
        self.send(self.packet(0x34, 1 << bit) + self.packet(0x34, 0))
