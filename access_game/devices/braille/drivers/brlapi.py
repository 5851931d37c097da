"""BRLTTY's displays, through BrlAPI spoken directly over its socket: whatever BRLTTY drives, we write to.

On Linux this is the road of choice: BRLTTY and Orca can go on using the same display.
"""

from __future__ import annotations

import os
import select
import socket
import struct
import threading
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from access_game.devices.braille import wire
from access_game.devices.braille.bindings import behind_brltty
from access_game.devices.braille.codes import EVERYTHING, Codes, wanted
from access_game.devices.braille.display import Abilities, NoDisplay, OnEvent
from access_game.devices.braille.events import Back, Lost

name = "brlapi"
description = "Any display driven by BRLTTY (BrlAPI)"
FIRST_PORT = 4101
SOCKETS = Path("/var/lib/BrlAPI")
KEY_FILE = Path("/etc/brlapi.key")
PATIENCE = 5.0  # seconds for each answer of the server while we introduce ourselves
LOOK_AGAIN = 1.0
LAST_WORDS = 1.0  # seconds for the server to take the last line, and for each thread to end
TAKEN = (2, 3)  # errors: somebody else has this terminal, or the whole display


class Address(NamedTuple):
    """An empty host is the socket in the file system; port is BRLTTY's number (0, 1...) or a TCP port."""

    host: str = ""
    port: int = 0

    def __str__(self) -> str:
        return f"{self.host}:{self.port}" if self.host else str(SOCKETS / str(self.port))

    @property
    def tcp_port(self) -> int:
        return self.port + FIRST_PORT if self.port < 1000 else self.port


def check() -> bool:
    """Whether a server may be there: its socket exists, or the user has named one."""
    return "BRLAPI_HOST" in os.environ or (hasattr(socket, "AF_UNIX") and (SOCKETS / "0").exists())


def address(text: str = "") -> Address:
    """ "localhost:5", ":1", "" (what BRLAPI_HOST says, else the usual socket). ValueError when it is none of these."""
    host, _, port = (text or os.environ.get("BRLAPI_HOST", "")).rpartition(":")
    if not host and port and not port.isdecimal():
        return Address(port, 0)
    if int(port or 0) not in range(65536):
        raise ValueError(f"no port {port}")
    return Address(host, int(port or 0))


def key_file() -> Path:
    """Where the key lies, as BrlAPI's own clients are told: BRLAPI_AUTH may name several ways, joined by plus signs."""
    named = (way.removeprefix("keyfile:") for way in os.environ.get("BRLAPI_AUTH", "").split("+"))
    return next((Path(way) for way in named if Path(way).is_absolute()), KEY_FILE)


def default_tty() -> tuple[int, ...]:
    """The virtual terminal we run on: BRLTTY shows us while the user is there."""
    for variable in ("WINDOWPATH", "XDG_VTNR", "CONTROLVT"):
        numbers = os.environ.get(variable, "").split(":")
        if all(number.isdecimal() and len(number) < 10 for number in numbers):
            return tuple(map(int, numbers))
    return (1,)


def _name(data: bytes) -> str:
    return data.split(b"\0")[0].decode("utf-8", "replace")


class BrlApi:
    name = name
    abilities = Abilities()

    def __init__(self, where: Address | None = None, *, key: bytes | None = None, tty: tuple[int, ...] | None = None):
        self.where = where if where is not None else address()
        self.cells = 0
        self.driver = self.model = ""  # as BRLTTY calls them; known once open
        self.bindings = behind_brltty("")
        self._key = key
        self._tty = default_tty() if tty is None else tty
        self._socket: socket.socket | None = None
        self._unpacker = wire.Unpacker()
        self._codes = Codes(self.bindings)
        self._early: list[wire.Packet] = []
        self._on_event: OnEvent = lambda event: None
        self._turn = threading.Condition()
        self._wanted: bytes | None = None
        self._fresh = False
        self._hailed: socket.socket | None = None  # a server we are introducing ourselves to
        self._is_leaving = False
        self._left = threading.Event()  # the server has taken our leave
        self._closed = threading.Event()
        self._threads: list[threading.Thread] = []

    # -- what the caller does -------------------------------------------------------------------------------------

    def open(self, on_event: OnEvent) -> None:
        self._on_event = on_event
        self._take(self._connect())
        for work in (self._write_on, self._read_on):
            thread = threading.Thread(target=work, name="braille brlapi", daemon=True)
            self._threads.append(thread)
            thread.start()

    def write(self, cells: bytes, text: str = "") -> None:
        with self._turn:
            self._wanted, self._fresh = bytes(cells), True
            self._turn.notify_all()

    def close(self) -> None:
        """Also while another thread opens it: that one is refused at once."""
        with self._turn:
            if self._is_leaving:
                return
            self._is_leaving = True
            self._turn.notify_all()
            line, hailed = self._socket, self._hailed
        for thread in self._threads[:1]:
            self._join(thread)  # it writes no line after the last one
        with suppress(OSError):  # it may have gone before we did
            if line is not None:
                self._part(line)
        self._closed.set()
        for one in (line, hailed):
            if one is not None:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)  # wakes whoever reads there
        for thread in self._threads[1:]:
            self._join(thread)
        with self._turn:
            line, self._socket = self._socket, None
        if line is not None:
            line.close()

    def _join(self, thread: threading.Thread) -> None:
        """A server that stalls is not waited for: the thread ends when that one does."""
        if thread is not threading.current_thread():
            thread.join(LAST_WORDS)

    def _part(self, line: socket.socket) -> None:
        """Nothing of ours stays under the fingers. Were the line cut before the server has read that, it could be
        lost."""
        if select.select([], [line], [], LAST_WORDS)[1]:
            line.sendall(wire.write_cells(bytes(self.cells)) + wire.pack(wire.LEAVE_TTY))
            self._left.wait(LAST_WORDS)

    # -- hello ----------------------------------------------------------------------------------------------------

    def _take(self, line: socket.socket) -> None:
        """A server that has let us in. One that did so too late is left again."""
        with self._turn:
            self._hailed = None
            if self._is_leaving:
                line.close()
                raise NoDisplay("unreachable", host=str(self.where), said="closed")
            self._socket = line
            self._fresh = self._wanted is not None
            self._turn.notify_all()

    def _connect(self) -> socket.socket:
        where = self.where
        try:
            if where.host:
                line = socket.create_connection((where.host, where.tcp_port), PATIENCE)
            else:
                line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            with self._turn:
                if self._is_leaving:
                    line.close()
                self._hailed = line
        except (OSError, AttributeError, ValueError) as error:  # a host no network can spell is a ValueError
            raise NoDisplay("unreachable", host=str(where), said=str(error)) from error
        try:
            line.settimeout(PATIENCE)
            if not where.host:
                line.connect(str(SOCKETS / str(where.port)))
            self._unpacker, self._early = wire.Unpacker(), []
            self._introduce(line)
            line.settimeout(None)
        except NoDisplay:
            line.close()
            raise
        except (OSError, ValueError) as error:
            line.close()
            raise NoDisplay("unreachable", host=str(where), said=str(error)) from error
        return line

    def _introduce(self, line: socket.socket) -> None:
        self._await(line, wire.HELLO)
        line.sendall(wire.pack(wire.HELLO, struct.pack(">I", wire.VERSION)))
        offered = self._await(line, wire.AUTH)
        ways = struct.unpack(f">{len(offered) // 4}I", offered[: len(offered) // 4 * 4])
        if wire.NO_AUTH not in ways:
            line.sendall(wire.pack(wire.AUTH, struct.pack(">I", wire.BY_KEY) + self._read_key()))
            try:
                self._await(line, wire.ACK)
            except (NoDisplay, ConnectionError) as error:  # some servers only hang up
                raise NoDisplay("key_wrong", host=str(self.where), file=str(key_file())) from error
        line.sendall(wire.pack(wire.DRIVER))
        self.driver = _name(self._await(line, wire.DRIVER))
        line.sendall(wire.pack(wire.SIZE))
        size = self._await(line, wire.SIZE)
        columns, rows = struct.unpack(">II", size[:8]) if len(size) >= 8 else (0, 0)
        if not columns or not rows:
            raise NoDisplay("no_cells", host=str(self.where))
        self.cells = columns * rows
        self.model = self._ask_model(line)
        self.bindings = behind_brltty(self.driver, self.model)
        self._codes = Codes(self.bindings)
        line.sendall(wire.enter_tty(self._tty))
        self._await(line, wire.ACK)
        for packet in (*wire.ranges(wire.IGNORE, [EVERYTHING]), *wire.ranges(wire.ACCEPT, wanted(self.bindings))):
            line.sendall(packet)  # at first a client has nearly all keys: what is not ours goes back to BRLTTY
            self._await(line, wire.ACK)

    def _ask_model(self, line: socket.socket) -> str:
        """The name of the table of keys; "" where the server is too old to know the question."""
        line.sendall(wire.pack(wire.MODEL))
        try:
            return _name(self._await(line, wire.MODEL))
        except NoDisplay:
            return ""

    def _read_key(self) -> bytes:
        if self._key is not None:
            return self._key
        file = key_file()
        try:
            return file.read_bytes()
        except OSError as error:
            reason = "key_missing" if isinstance(error, FileNotFoundError) else "key_unread"
            raise NoDisplay(reason, host=str(self.where), file=str(file)) from error

    def _await(self, line: socket.socket, kind: int) -> bytes:
        """The data of the next packet of that kind; keys that come before are kept for later."""
        while True:
            while self._early:
                packet = self._early.pop(0)
                if packet.kind == kind:
                    return packet.data
                if packet.kind in (wire.ERROR, wire.EXCEPTION):
                    code = int.from_bytes(packet.data[:4], "big")
                    raise NoDisplay("taken" if code in TAKEN else "refused", host=str(self.where), said=str(code))
            data = line.recv(4096)
            if not data:
                raise ConnectionError("closed by the server")
            self._early += self._unpacker.feed(data)

    # -- the two threads ------------------------------------------------------------------------------------------

    def _read_on(self) -> None:
        while not self._closed.is_set():
            line = self._socket
            if line is None:
                self._look_again()
                continue
            try:
                data = line.recv(4096)
                packets = self._unpacker.feed(data)
            except (OSError, ValueError):
                data, packets = b"", []
            now = time.monotonic()
            if not data:
                self._lose(line)
            if not data and self._is_leaving:
                self._left.set()
                return
            for packet in packets:
                if packet.kind == wire.ACK:
                    self._left.set()  # the only thing we ask for once we are let in
                code = wire.code(packet.data) if packet.kind == wire.KEY else None
                event = None if code is None else self._codes.read(code)
                if event is not None and not self._closed.is_set():
                    self._on_event(replace(event, at=now))

    def _write_on(self) -> None:
        while True:
            with self._turn:
                self._turn.wait_for(lambda: self._is_leaving or (self._fresh and self._socket is not None))
                line, wanted = self._socket, self._wanted
                if self._is_leaving:
                    return
                self._fresh = False
            if line is not None and wanted is not None:
                with suppress(OSError):  # the reading thread meets the same end and says so
                    line.sendall(wire.write_cells(wanted[: self.cells].ljust(self.cells, b"\0")))

    def _lose(self, line: socket.socket) -> None:
        with self._turn:
            if self._is_leaving:
                return
            self._socket = None
        line.close()
        self._on_event(Lost())

    def _look_again(self) -> None:
        if self._closed.wait(LOOK_AGAIN):
            return
        try:
            self._take(self._connect())
        except NoDisplay:
            return
        self._on_event(Back(self.cells))
