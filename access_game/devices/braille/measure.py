"""How long from a key to the cells that answer it: for `bench`, on a display at hand or on one made of memory."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

from access_game.devices.braille.display import Display
from access_game.devices.braille.drivers import baum
from access_game.devices.braille.events import Event, Pan
from access_game.devices.braille.line import BrailleLine
from access_game.devices.braille.serial_port import SerialDisplay
from access_game.devices.braille.tables import encode

PATIENCE = 10.0


class Timings(NamedTuple):
    rounds: int
    median_ms: float
    worst_ms: float


class LoopPort:
    """A serial port with a small Baum display inside: answers who it is, tells its keys, keeps its cells."""

    def __init__(self, cells: int = 40) -> None:
        self.cells = cells
        self.shown: queue.Queue[bytes] = queue.Queue()
        self._out: queue.Queue[bytes] = queue.Queue()

    @property
    def in_waiting(self) -> int:
        return 0

    def read(self, size: int = 1) -> bytes:
        try:
            return self._out.get(timeout=0.1)
        except queue.Empty:
            return b""

    def write(self, data: bytes, /) -> int:
        body = bytes(data[1:]).replace(b"\x1b\x1b", b"\x1b")
        if body == b"\x01\0" and self.cells != 1:
            self._out.put(baum.packet(0x01, self.cells))
        elif body[:1] == b"\x01":
            self.shown.put(body[1:])
        return len(data)

    def press(self) -> None:
        """The key that pans on."""
        self._out.put(baum.packet(0x24, 0x10) + baum.packet(0x24, 0))

    def close(self) -> None:
        pass


def measure(press: Callable[[], None], shown: Callable[[], object], rounds: int) -> Timings:
    """`press` strikes a key, `shown` returns when the answering cells are on the display."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        press()
        shown()
        times.append((time.perf_counter() - start) * 1000)
    return Timings(rounds, median(times), max(times))


def panning(display: Display, line: BrailleLine) -> Callable[[Event], None]:
    """What the game does with a panning key, and nothing else: pan, write."""

    def answer(event: Event) -> None:
        if isinstance(event, Pan):
            if not line.pan(event.way):
                line.state(line.text, now=True)  # from the last window to the first
            display.write(line.window(), line.text)

    return answer


def bench(rounds: int = 100, cells: int = 40) -> Timings:
    """From a panning key to the next window, through codec, threads and line, without a cable."""
    port = LoopPort(cells)
    display = SerialDisplay("baum", baum.codec, baum.WIRE, "memory", lambda name, wire: port)
    line = BrailleLine(cells, encode)
    line.state("A blanc, étoile, pétard, " * 20)
    display.open(panning(display, line))
    try:
        return measure(port.press, lambda: port.shown.get(timeout=PATIENCE), rounds)
    finally:
        display.close()
