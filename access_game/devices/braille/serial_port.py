"""A display on a serial line: one thread reads, one writes, and both find the display again when it comes back.

`write` only leaves the newest cells on the table; the writing thread takes them when the display is ready. Lines nobody
had time to show are skipped, as they should be.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from typing import Protocol

from access_game.devices.braille.closed_port import why_closed
from access_game.devices.braille.display import Abilities, NoDisplay, OnEvent
from access_game.devices.braille.events import Back, Lost
from access_game.devices.braille.signals import Again, Codec, Here, NotTaken, Off, Reply, Signal, Taken, Wire

ATTEMPTS = 3
ANSWER = 1.0  # seconds a display has to say who it is, for each attempt
ACKNOWLEDGE = 1.0  # seconds a display has to accept a line before the next is sent all the same
RESENDS = 3
LOOK_AGAIN = 0.5  # seconds between two looks for a display that went away
LAST_LINE = 1.5  # seconds for the blank line on leaving to be accepted: the line before it may still be on its way
LAST_WORDS = 0.2  # seconds for what was written last to reach the display before the port is closed
QUIET = 0.5  # seconds of silence after which half a packet is a broken one

try:
    from termios import error as TerminalError  # not an OSError, although it says the same
except ImportError:  # Windows
    TerminalError = OSError  # type: ignore[misc, assignment]

_GONE = (OSError, TypeError, TerminalError)  # TypeError is pyserial's when the other thread has closed the port


class Port(Protocol):
    """The little of pyserial that is used."""

    def read(self, size: int = 1) -> bytes: ...
    def write(self, data: bytes, /) -> int | None: ...
    def close(self) -> None: ...
    @property
    def in_waiting(self) -> int: ...


OpenPort = Callable[[str, Wire], Port]


def has_serial() -> bool:
    """Whether pyserial is installed."""
    return find_spec("serial") is not None


def open_port(port: str, wire: Wire) -> Port:
    """The serial port, exclusive, with short reads: raises OSError (pyserial's errors are)."""
    import serial  # only when a serial display is wanted: the rest of the game does without it

    try:
        opened: Port = serial.Serial(
            port,
            baudrate=wire.baud,
            bytesize=serial.EIGHTBITS,
            parity=wire.parity,
            stopbits=serial.STOPBITS_ONE,
            timeout=0.1,
            write_timeout=2.0,
            exclusive=True,
        )
    except TerminalError as error:
        raise OSError(str(error)) from error
    return opened


class SerialDisplay:
    abilities = Abilities()

    def __init__(
        self, driver: str, codec: Callable[[], Codec], wire: Wire, port: str, opener: OpenPort = open_port
    ) -> None:
        self.name = driver
        self.port = port
        self.model = ""
        self.cells = 0
        self._new_codec, self._wire, self._opener = codec, wire, opener
        self._codec = codec()
        self._line: Port | None = None
        self._on_event: OnEvent = lambda event: None
        self._turn = threading.Condition()
        self._here = False  # the display has said who it is
        self._wanted: bytes | None = None  # the newest cells
        self._fresh = False  # ... and they are not on the display yet
        self._busy_until = 0.0  # a line was sent and not yet accepted
        self._resends = 0
        self._replies: deque[bytes] = deque()
        self._is_leaving = False
        self._closed = threading.Event()
        self._threads: list[threading.Thread] = []

    # -- what the caller does -------------------------------------------------------------------------------------

    def open(self, on_event: OnEvent) -> None:
        self._on_event = on_event
        try:
            line = self._opener(self.port, self._wire)
        except ImportError as error:
            raise NoDisplay("no_serial", driver=self.name) from error
        except (OSError, ValueError) as error:
            raise NoDisplay(why_closed(error), driver=self.name, port=self.port, said=str(error)) from error
        with self._turn:
            if self._is_leaving:  # closed by somebody else meanwhile
                line.close()
                raise NoDisplay("silent", driver=self.name, port=self.port)
            self._line = line
            for work in (self._read_on, self._write_on):
                thread = threading.Thread(target=work, name=f"braille {self.name}", daemon=True)
                self._threads.append(thread)
                thread.start()
        try:
            answered = self._ask_who(line)
        except _GONE as error:
            self.close()
            raise NoDisplay("cannot_open", driver=self.name, port=self.port, said=str(error)) from error
        if not answered:
            self.close()
            raise NoDisplay("silent", driver=self.name, port=self.port)

    def write(self, cells: bytes, text: str = "") -> None:
        with self._turn:
            if not self._is_leaving:
                self._wanted, self._fresh = bytes(cells), True
                self._turn.notify_all()

    def close(self) -> None:
        """Also while another thread opens it: that one is refused at once."""
        with self._turn:
            if self._is_leaving:
                return
            self._is_leaving = True
            self._clear()
            self._closed.set()
            self._turn.notify_all()
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join()
        line, self._line = self._line, None
        if line is not None:
            try:
                if self._here:
                    self._part(line)
            except _GONE:
                pass  # it went before we did
            finally:
                line.close()

    def _clear(self) -> None:
        """Nothing of ours stays under the fingers. Waits until the display has accepted that, where it says so."""
        if self._line is None or not self._here:
            return
        self._wanted, self._fresh = b"", True
        self._turn.notify_all()
        self._turn.wait_for(lambda: self._line is None or not (self._fresh or self._busy_until), LAST_LINE)

    def _part(self, line: Port) -> None:
        """The two threads have done."""
        if self._fresh:  # the line before was never accepted: it can wait no longer
            line.write(self._codec.line(bytes(self.cells)))
        line.write(self._codec.goodbye())
        time.sleep(LAST_WORDS)

    # -- hello ----------------------------------------------------------------------------------------------------

    def _ask_who(self, line: Port) -> bool:
        """Ask a few times; the reading thread hears the answer."""
        for attempt in range(ATTEMPTS):
            for packet in self._codec.hello(attempt):
                line.write(packet)
            with self._turn:
                if self._turn.wait_for(lambda: self._here or self._closed.is_set() or self._line is not line, ANSWER):
                    return self._here
        return False

    # -- the reading thread ---------------------------------------------------------------------------------------

    def _read_on(self) -> None:
        silent_since = time.monotonic()
        while not self._closed.is_set():
            line = self._line
            if line is None:
                self._closed.wait(0.05)
                continue
            try:
                data = line.read(max(1, line.in_waiting))
            except _GONE:
                self._lose(line)
                continue
            if data:
                silent_since = time.monotonic()
                self._hear(self._codec.feed(data), line)
            elif time.monotonic() - silent_since > QUIET:
                silent_since = time.monotonic()
                self._hear(self._codec.gap(), line)

    def _hear(self, signals: list[Signal], line: Port) -> None:
        for signal in signals:
            if isinstance(signal, Here):
                self._meet(signal)
            elif isinstance(signal, Off):
                self._lose(line)
            elif isinstance(signal, Taken | NotTaken | Again | Reply):
                self._note(signal)
            elif self._here:
                self._on_event(replace(signal, at=time.monotonic()))

    def _meet(self, here: Here) -> None:
        with self._turn:
            self.cells, self.model = here.cells, here.model
            self._here = True
            self._fresh = self._wanted is not None
            self._turn.notify_all()

    def _note(self, signal: Taken | NotTaken | Again | Reply) -> None:
        with self._turn:
            if isinstance(signal, Reply):
                self._replies.append(signal.data)
            elif isinstance(signal, Again):
                self._fresh = self._wanted is not None
            elif isinstance(signal, Taken):
                self._busy_until, self._resends = 0.0, 0
            elif self._resends < RESENDS:
                self._busy_until = 0.0
                self._resends += 1
                self._fresh = self._wanted is not None
            self._turn.notify_all()

    # -- the writing thread ---------------------------------------------------------------------------------------

    def _write_on(self) -> None:
        while not self._closed.is_set():
            with self._turn:
                while not self._has_work():
                    self._turn.wait(self._patience())
                line, packet = self._line, self._next_packet()
            if line is None:
                self._closed.wait(LOOK_AGAIN)
                self._look_again()
            elif packet:
                try:
                    line.write(packet)
                except _GONE:
                    self._lose(line)

    def _has_work(self) -> bool:
        if self._closed.is_set() or self._line is None or self._replies:
            return True
        return self._here and self._fresh and time.monotonic() >= self._busy_until

    def _patience(self) -> float | None:
        """A display that does not acknowledge is not waited for forever."""
        return max(0.01, self._busy_until - time.monotonic()) if self._fresh and self._busy_until else None

    def _next_packet(self) -> bytes:
        if self._replies:
            return self._replies.popleft()
        if self._line is None or self._closed.is_set() or self._wanted is None:
            return b""
        self._fresh = False
        if self._codec.waits:
            self._busy_until = time.monotonic() + ACKNOWLEDGE
        self._turn.notify_all()
        return self._codec.line(self._wanted[: self.cells].ljust(self.cells, b"\0"))

    # -- gone and back --------------------------------------------------------------------------------------------

    def _lose(self, line: Port) -> None:
        with self._turn:
            if self._line is not line or self._closed.is_set():
                return
            self._line = None
            was_here, self._here = self._here, False
            self._busy_until, self._resends = 0.0, 0
            self._replies.clear()
            self._turn.notify_all()
        line.close()
        if was_here:
            self._on_event(Lost())

    def _look_again(self) -> None:
        """Called by the writing thread while there is no line."""
        if self._closed.is_set():
            return
        try:
            line = self._opener(self.port, self._wire)
        except (OSError, ValueError):
            return
        self._codec = self._new_codec()
        with self._turn:
            self._line = line
        try:
            answered = self._ask_who(line)
        except _GONE:
            answered = False
        if answered:
            self._on_event(Back(self.cells))
        else:
            self._lose(line)
