"""The porter: stands between AccessKit and the bus of the screen readers of Linux while the house is being furnished.

AccessKit 0.7 makes itself known on that bus a moment before anybody answers there for it, and a call that comes in
between is dropped. Orca makes one at once, waits fifteen seconds for the answer, reads nothing meanwhile, and finds
that what happened first is no more. (Seen in one start of eight.) So our own connection goes by a door of ours, where
whoever calls is kept waiting until the first thing has been told from inside: then all is in its place.
"""

from __future__ import annotations

import os
import re
import secrets
import select
import socket
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from urllib.parse import unquote

from access_game.devices.screen.interpreter import in_new_words
from access_game.devices.session_bus import ask, has_bus

BUS = "AT_SPI_BUS_ADDRESS"  # where AccessKit, as every program, looks first for that bus
_QUESTION = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
_PATIENCE = 1.0  # seconds for the bus to say where the other one is
_LONGEST = 3.0  # seconds for which a caller is kept waiting: a fifth of what Orca waits
_CALL, _SIGNAL = 1, 4  # kinds of messages
_HEAD = 16  # bytes of a message that tell how long it is
_BLOCK = 65536
_PEER = struct.Struct("3i")  # process, user, group


class Porter:
    def __init__(self, find: Callable[[], str] | None = None, longest: float = _LONGEST) -> None:
        self._find, self._longest = find or whereabouts, longest
        self._door: socket.socket | None = None
        self._there = self._before = ""

    def stand(self) -> bool:
        """From now on whoever looks for that bus in this process finds our door. False where there is no such bus."""
        if self._door is not None or not sys.platform.startswith("linux"):
            return False
        self._there = self._find()
        if not place(self._there):
            return False
        name = f"access-game-{os.getpid()}-{secrets.token_hex(8)}"
        try:
            self._door = socket.socket(socket.AF_UNIX)
            self._door.bind(f"\0{name}")
            self._door.listen()
        except OSError:
            self.leave()
            return False
        self._before, os.environ[BUS] = os.environ.get(BUS, ""), f"unix:abstract={name}"
        Thread(target=self._receive, args=(self._door,), name="porter", daemon=True).start()
        return True

    def leave(self) -> None:
        """Who has come in stays."""
        door, self._door = self._door, None
        if door is not None:
            with suppress(OSError):
                door.shutdown(socket.SHUT_RDWR)  # wakes the thread that waits there
            door.close()
        if os.environ.get(BUS, "").startswith(f"unix:abstract=access-game-{os.getpid()}-"):
            del os.environ[BUS]
            if self._before:
                os.environ[BUS] = self._before

    def _receive(self, door: socket.socket) -> None:
        while True:
            try:
                inside, _ = door.accept()
            except OSError:
                return
            outside = self._reach() if _is_ours(inside) else None
            if outside is None:
                inside.close()
                continue
            Thread(target=_Visit(inside, outside, self._longest).run, name="porter", daemon=True).start()

    def _reach(self) -> socket.socket | None:
        """The bus itself; where it is not there any more it has moved."""
        for where in (self._there, None):
            if where is None:
                self._there = where = self._find()
            line = socket.socket(socket.AF_UNIX)
            try:
                line.connect(place(where))
            except (OSError, ValueError):
                line.close()
            else:
                return line
        return None


class _Visit:
    """One connection: AccessKit inside, the bus outside."""

    def __init__(self, inside: socket.socket, outside: socket.socket, longest: float) -> None:
        self._inside, self._outside = inside, outside
        self._until = time.monotonic() + longest
        self._is_open = False  # the house is furnished
        self._told, self._heard = _Letters(), _Letters()
        self._waiting = b""  # the calls that came before

    def run(self) -> None:
        try:
            while self._pass_on():
                pass
        except OSError:
            pass  # one of them has hung up
        finally:
            self._inside.close()
            self._outside.close()

    def _pass_on(self) -> bool:
        left = None if self._is_open else max(0.0, self._until - time.monotonic())
        ready, _, _ = select.select([self._inside, self._outside], [], [], left)
        if self._inside in ready:
            if not (block := self._inside.recv(_BLOCK)):
                return False
            self._outside.sendall(block)
            if not self._is_open and any(kind == _SIGNAL for kind, _ in self._told.read(block)):
                self._open()
        if self._outside in ready:
            if not (block := self._outside.recv(_BLOCK)):
                return False
            self._inside.sendall(self._let_in(block))
        if not ready:
            self._open()
        return True

    def _open(self) -> None:
        """Before anything more comes in, whoever waits."""
        self._is_open = True
        self._inside.sendall(self._waiting)
        self._waiting = b""

    def _let_in(self, block: bytes) -> bytes:
        passed = b""
        for kind, letter in self._heard.read(block):
            if kind != _CALL:
                passed += letter
            elif self._is_open:
                passed += in_new_words(letter)
            else:
                self._waiting += in_new_words(letter)
        return passed


class _Letters:
    """Cuts what comes over a connection to a bus into its lines and messages."""

    def __init__(self) -> None:
        self.rest = b""

    def read(self, block: bytes) -> list[tuple[int, bytes]]:
        """Each with its kind; 0 for a line of the greeting, which comes before all messages."""
        self.rest += block
        found = []
        while length := self._length():
            letter, self.rest = self.rest[:length], self.rest[length:]
            found.append((letter[1] if _is_message(letter) else 0, letter))
        return found

    def _length(self) -> int:
        """Of the first one; 0 where not all of it is there."""
        if len(self.rest) < 2:
            return 0
        if not _is_message(self.rest):
            return self.rest.find(b"\n") + 1
        if len(self.rest) < _HEAD:
            return 0
        body, _, fields = struct.unpack_from("<3I" if self.rest[:1] == b"l" else ">3I", self.rest, 4)
        length = _HEAD + (fields + 7) // 8 * 8 + body
        return int(length) if length <= len(self.rest) else 0


def _is_message(letter: bytes) -> bool:
    """The lines of the greeting are text, and one of them begins as some messages do: BEGIN."""
    return letter[:1] in (b"l", b"B") and letter[1] < 5


def whereabouts() -> str:
    """The address of the bus of the screen readers, as this session gives it; nothing where there is none."""
    if given := os.environ.get(BUS, ""):
        return given
    if not has_bus(os.environ):
        return ""
    found = re.search(r"unix:[^\s\"']+", ask(_QUESTION, (), time.monotonic() + _PATIENCE))
    return found[0] if found else ""


def place(address: str) -> str:
    """Where a bus listens on this machine, as a socket names it; nothing where it cannot be reached so."""
    for one in address.split(";"):
        transport, _, facts = one.partition(":")
        known = dict(fact.split("=", 1) for fact in facts.split(",") if "=" in fact)
        if transport == "unix" and "path" in known:
            return unquote(known["path"])
        if transport == "unix" and "abstract" in known:
            return "\0" + unquote(known["abstract"])
    return ""


def _is_ours(line: socket.socket) -> bool:
    """Nobody but this very process goes by this door."""
    process, _, _ = _PEER.unpack(line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _PEER.size))
    return bool(process == os.getpid())
