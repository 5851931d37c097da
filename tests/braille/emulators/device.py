"""What the emulated displays share: a pseudo-terminal behind a path that stays, a thread, and ways to misbehave."""

from __future__ import annotations

import os
import select
import threading
import tty
from collections.abc import Callable
from pathlib import Path

PATIENCE = 30.0


class Device:
    """A display one can plug in and out. `path` is the port a driver opens; it outlives each plugging in."""

    cell_count = 40

    def __init__(self, folder: Path, cells: int | None = None) -> None:
        self.path = folder / "port"
        self.size = cells or self.cell_count
        self.shown = bytes(self.size)
        self.lines = 0  # how many lines were written to it
        self.asleep = False  # answers nothing
        self.twist: Callable[[bytes], bytes] = lambda data: data  # what happens to bytes on their way to the host
        self.one_by_one = False
        self.heard = bytearray()
        self._sending = threading.Lock()
        self._news = threading.Condition()
        self._master = self._slave = -1
        self._wake_in, self._wake_out = -1, -1
        self._thread: threading.Thread | None = None

    # -- plug -----------------------------------------------------------------------------------------------------

    def __enter__(self) -> Device:
        self.plug()
        return self

    def __exit__(self, *_: object) -> None:
        self.unplug()

    def plug(self) -> None:
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        self._wake_in, self._wake_out = os.pipe()
        self.begin()
        fresh = self.path.with_name(self.path.name + ".new")
        fresh.symlink_to(os.ttyname(self._slave))
        fresh.replace(self.path)
        self._thread = threading.Thread(target=self._listen, args=(self._master, self._wake_in), daemon=True)
        self._thread.start()

    def unplug(self) -> None:
        if self._thread is None:
            return
        self.path.unlink(missing_ok=True)
        os.write(self._wake_out, b"x")
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._thread = None
        for handle in (self._master, self._slave, self._wake_in, self._wake_out):
            os.close(handle)
        self._master = self._slave = -1

    def _listen(self, master: int, wake: int) -> None:
        while True:
            ready, _, _ = select.select([master, wake], [], [], None if not self.pending() else 0.05)
            if wake in ready:
                return
            if not ready:
                self.idle()
                continue
            try:
                data = os.read(master, 4096)
            except OSError:
                continue
            with self._news:
                self.heard += data
                self._news.notify_all()
            if not self.asleep:
                self.receive(data)

    # -- protocol: what each display fills in ---------------------------------------------------------------------

    def begin(self) -> None:
        """Freshly switched on."""

    def receive(self, data: bytes) -> None:
        raise NotImplementedError

    def pending(self) -> bool:
        """Whether an idle moment decides something."""
        return False

    def idle(self) -> None:
        pass

    def strike(self, dots: str, *, space: bool = False) -> None:
        """Dots ("125") pressed and released, with the space bar or not; "" and space: the space bar alone."""
        raise NotImplementedError

    def route(self, cell: int) -> None:
        raise NotImplementedError

    def pan(self, way: int) -> None:
        raise NotImplementedError

    # -- for the protocols ----------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """To the host. A key's press and release are sent in one piece, so that no host sees it held down."""
        data = self.twist(data)
        parts = [bytes([byte]) for byte in data] if self.one_by_one else [data]
        with self._sending:  # keys and answers come from two threads: their bytes must not mix
            for part in parts:
                while part:
                    part = part[os.write(self._master, part) :]

    def show(self, cells: bytes) -> None:
        with self._news:
            self.shown = bytes(cells)
            self.lines += 1
            self._news.notify_all()

    # -- for the scenes -------------------------------------------------------------------------------------------

    def wait_for(self, wanted: Callable[[], bool]) -> bool:
        with self._news:
            return self._news.wait_for(wanted, PATIENCE)

    def wait_shown(self, cells: bytes) -> bool:
        """Until the display shows the cells, padded with blanks."""
        whole = cells.ljust(self.size, b"\0")
        return self.wait_for(lambda: self.shown == whole)


def byte_of(dots: str) -> int:
    return sum(1 << (int(dot) - 1) for dot in dots)
