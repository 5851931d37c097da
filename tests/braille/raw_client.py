"""A client of BrlAPI that takes the ranges of keys it is told to take and keeps the raw codes of what it hears."""

from __future__ import annotations

import queue
import socket
import struct
import threading
import time
from contextlib import suppress

from access_game.devices.braille import wire
from access_game.devices.braille.codes import EVERYTHING, Range

from .brltty import PATIENCE, Brltty


class RawClient:
    def __init__(self, judge: Brltty, tty: int = 1) -> None:
        self.judge, self.tty = judge, tty
        self.driver = self.model = ""
        self.codes: queue.Queue[int] = queue.Queue()
        self._packets: queue.Queue[wire.Packet] = queue.Queue()

    def __enter__(self) -> RawClient:
        assert self.judge.wait_listening(), self.judge.said()
        self._socket = socket.create_connection(("127.0.0.1", 4101 + self.judge.number), PATIENCE)
        self._socket.settimeout(None)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        self._await(wire.HELLO)
        self._socket.sendall(wire.pack(wire.HELLO, struct.pack(">I", wire.VERSION)))
        self._await(wire.AUTH)
        deadline = time.monotonic() + 2 * PATIENCE  # BRLTTY looks for a display again every few seconds
        while self._ask(wire.SIZE) in (b"", bytes(8)):
            assert time.monotonic() < deadline, self.judge.said()
            time.sleep(0.05)
        self.driver = self._ask(wire.DRIVER).rstrip(b"\0").decode()
        self.model = self._ask(wire.MODEL).rstrip(b"\0").decode()
        self._socket.sendall(wire.enter_tty((self.tty,)))
        self._await(wire.ACK)
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._socket.close()

    def accept(self, *ranges: Range) -> None:
        """These and no others: at first a client has nearly all keys."""
        for packet in (*wire.ranges(wire.IGNORE, [EVERYTHING]), *wire.ranges(wire.ACCEPT, ranges)):
            self._socket.sendall(packet)
            self._await(wire.ACK)

    def _ask(self, kind: int) -> bytes:
        self._socket.sendall(wire.pack(kind))
        return self._await(kind)

    def _await(self, kind: int) -> bytes:
        packet = self._packets.get(timeout=PATIENCE)
        assert packet.kind == kind, packet
        return packet.data

    def _read(self) -> None:
        unpacker = wire.Unpacker()
        while True:
            try:
                data = self._socket.recv(4096)
            except OSError:
                return
            if not data:
                return
            for packet in unpacker.feed(data):
                if packet.kind == wire.KEY:
                    self.codes.put(int.from_bytes(packet.data, "big"))
                else:
                    self._packets.put(packet)
