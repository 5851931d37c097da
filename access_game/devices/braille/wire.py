"""Packets of BrlAPI, version 8: a size, a type, data, all big-endian. No socket here."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import NamedTuple

VERSION = 8
LARGEST = 0x10000  # of any packet: more is no BrlAPI server

HELLO, AUTH, ACK = ord("v"), ord("a"), ord("A")
DRIVER, MODEL, SIZE, ENTER_TTY, LEAVE_TTY = ord("n"), ord("d"), ord("s"), ord("t"), ord("L")
IGNORE, ACCEPT, KEY, WRITE, ERROR, EXCEPTION = ord("m"), ord("u"), ord("k"), ord("w"), ord("e"), ord("E")
NO_AUTH, BY_KEY = ord("N"), ord("K")

_AT_ONCE = 30  # ranges of keys
_REGION, _AND, _OR, _CURSOR = 0x02, 0x08, 0x10, 0x20


class Packet(NamedTuple):
    kind: int
    data: bytes


def pack(kind: int, data: bytes = b"") -> bytes:
    return struct.pack(">II", len(data), kind) + data


class Unpacker:
    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes) -> list[Packet]:
        """The packets now complete. A size no server would send is a ValueError."""
        self._bytes += data
        found = []
        while len(self._bytes) >= 8:
            size, kind = struct.unpack(">II", self._bytes[:8])
            if size > LARGEST:
                raise ValueError("not a BrlAPI server")
            if len(self._bytes) < 8 + size:
                break
            found.append(Packet(kind, bytes(self._bytes[8 : 8 + size])))
            del self._bytes[: 8 + size]
        return found


def enter_tty(path: tuple[int, ...]) -> bytes:
    return pack(ENTER_TTY, struct.pack(f">I{len(path)}IB", len(path), *path, 0))


def ranges(kind: int, many: Iterable[tuple[int, int]]) -> list[bytes]:
    """Ranges of keys to IGNORE or to ACCEPT. Old servers read no more than 512 bytes at once: each is answered."""
    row = [struct.pack(">QQ", first, last) for first, last in many]
    return [pack(kind, b"".join(row[at : at + _AT_ONCE])) for at in range(0, len(row), _AT_ONCE)]


def write_cells(cells: bytes) -> bytes:
    """Dots as they are: nothing kept of the text below (and-mask), ours laid over it (or-mask), no cursor."""
    head = struct.pack(">III", _REGION | _AND | _OR | _CURSOR, 1, len(cells))
    return pack(WRITE, head + bytes(len(cells)) + cells + struct.pack(">I", 0))


def code(data: bytes) -> int | None:
    """The code of a key packet; None where it is no such packet."""
    return int.from_bytes(data, "big") if len(data) == 8 else None
