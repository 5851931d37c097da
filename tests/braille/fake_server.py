"""A small BrlAPI server, written from the fact sheet, for machines without BRLTTY."""

from __future__ import annotations

import socket
import struct
import threading
import time
from contextlib import suppress
from pathlib import Path

PATIENCE = 30.0


class FakeServer:
    """Serves one client at a time, on TCP or on a socket in the file system; can stop and start again."""

    def __init__(
        self,
        *,
        key: bytes | None = None,
        size: tuple[int, int] = (40, 1),
        folder: Path | None = None,
        refusing: int = 0,
    ) -> None:
        """`refusing`: the error with which nobody gets a terminal."""
        self.key, self.size, self.folder, self.refusing = key, size, folder, refusing
        self.port = 0
        self.cells = b""
        self.tty: tuple[int, ...] = ()
        self.driver, self.model, self.is_old = b"Fake\0", b"all\0", False
        self.accepted: list[tuple[int, ...]] = []
        self.nap = 0.0  # seconds it takes for each line
        self.left_with: bytes | None = None  # what stood on the cells when somebody took their leave
        self.greeting = struct.pack(">III", 4, ord("v"), 8)
        self._news = threading.Condition()
        self._listener: socket.socket | None = None
        self._client: socket.socket | None = None
        self._ready = False
        self._thread: threading.Thread | None = None

    def __enter__(self) -> FakeServer:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        if self.folder is not None:
            (self.folder / "0").unlink(missing_ok=True)
            listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            listener.bind(str(self.folder / "0"))
        else:
            listener = socket.socket()
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(("127.0.0.1", self.port))
            self.port = listener.getsockname()[1]
        listener.listen()
        self._listener = listener
        self._thread = threading.Thread(target=self._serve, args=(listener,), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        with self._news:
            listener, client = self._listener, self._client
            self._listener = None
        for one in (listener, client):
            if one is not None:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)
        if self._thread is not None:
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive()
            self._thread = None

    def press(self, code: int, *, data: bytes | None = None) -> None:
        """A key, once the client has said which it wants; `data`: what its packet holds where it holds no code."""
        with self._news:
            assert self._news.wait_for(lambda: self._ready, PATIENCE)
            assert self._client is not None
            self._client.sendall(self._packet("k", struct.pack(">Q", code) if data is None else data))

    def wait_shown(self, cells: bytes) -> bool:
        whole = cells.ljust(self.size[0] * self.size[1], b"\0")
        with self._news:
            return self._news.wait_for(lambda: self.cells == whole, PATIENCE)

    def _packet(self, kind: str, data: bytes = b"") -> bytes:
        return struct.pack(">II", len(data), ord(kind)) + data

    def _serve(self, listener: socket.socket) -> None:
        with listener:
            while True:
                try:
                    client, _ = listener.accept()
                except OSError:
                    return
                with self._news:
                    if self._listener is None:
                        client.close()
                        return
                    self._client = client
                with client, suppress(OSError, EOFError):
                    self._talk(client)
                with self._news:
                    self._client, self._ready = None, False

    def _talk(self, client: socket.socket) -> None:
        client.sendall(self.greeting)
        while True:
            size, kind = struct.unpack(">II", self._exactly(client, 8))
            data = self._exactly(client, size)
            match chr(kind):
                case "v":
                    client.sendall(self._packet("a", struct.pack(">I", ord("K" if self.key is not None else "N"))))
                case "a":
                    good = data == struct.pack(">I", ord("K")) + (self.key or b"")
                    client.sendall(self._packet("A") if good else self._packet("e", struct.pack(">I", 7)))
                case "n":
                    client.sendall(self._packet("n", self.driver))
                case "d" if self.is_old:  # an instruction it does not know
                    client.sendall(self._packet("E", struct.pack(">II", 4, ord("d"))))
                case "d":
                    client.sendall(self._packet("d", self.model))
                case "m":
                    self.accepted = []
                    client.sendall(self._packet("A"))
                case "s":
                    client.sendall(self._packet("s", struct.pack(">II", *self.size)))
                case "t":
                    (count,) = struct.unpack(">I", data[:4])
                    self.tty = struct.unpack(f">{count}I", data[4 : 4 + 4 * count])
                    error = struct.pack(">I", self.refusing)
                    client.sendall(self._packet("e", error) if self.refusing else self._packet("A"))
                case "L":
                    self.left_with = self.cells
                    client.sendall(self._packet("A"))
                case "u":
                    assert size <= 512  # what the smallest of them reads
                    self.accepted += struct.iter_unpack(">QQ", data)
                    client.sendall(self._packet("A"))
                    with self._news:
                        self._ready = True
                        self._news.notify_all()
                case "w":
                    self._write(data)

    def _write(self, data: bytes) -> None:
        time.sleep(self.nap)
        flags, begin, size = struct.unpack(">III", data[:12])
        assert flags == 0x02 | 0x08 | 0x10 | 0x20
        assert begin == 1
        assert data[12 : 12 + size] == bytes(size)
        with self._news:
            self.cells = data[12 + size : 12 + 2 * size]
            self._news.notify_all()

    def _exactly(self, client: socket.socket, size: int) -> bytes:
        found = b""
        while len(found) < size:
            part = client.recv(size - len(found))
            if not part:
                raise EOFError
            found += part
        return found
