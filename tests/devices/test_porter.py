"""The porter keeps callers waiting until the house is furnished; all else goes in and out as it comes."""

from __future__ import annotations

import os
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_game.devices.screen import porter as porter_module
from access_game.devices.screen.porter import BUS, Porter, place, whereabouts

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has that bus")
PATIENCE = 30
CALL, REPLY, SIGNAL = 1, 2, 4


def message(kind: int, body: bytes = b"", fields: bytes = b"", order: str = "<") -> bytes:
    mark = b"l" if order == "<" else b"B"
    lengths = struct.pack(f"{order}3I", len(body), 1, len(fields))
    return mark + bytes([kind, 0, 1]) + lengths + fields + b"\0" * (-len(fields) % 8) + body


class Lines:
    """A connection whose every byte counts."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        line.settimeout(PATIENCE)

    def tells(self, *letters: bytes) -> None:
        self.line.sendall(b"".join(letters))

    def hears(self, letter: bytes) -> None:
        got = b""
        while len(got) < len(letter):
            more = self.line.recv(len(letter) - len(got))
            assert more, f"hung up after {got!r}"
            got += more
        assert got == letter

    def hears_nothing(self) -> bool:
        self.line.settimeout(0)
        try:
            return not self.line.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return True
        finally:
            self.line.settimeout(PATIENCE)


class Street:
    """A bus that listens, and the porter before our house."""

    def __init__(self, folder: Path, longest: float = PATIENCE) -> None:
        self.folder, self.addresses = folder, list[str]()
        self.bus = self.opened("bus")
        self.addresses.append(f"unix:path={folder}/bus,guid=0123")
        self.porter = Porter(self.find, longest)
        self.lines = list[socket.socket]()

    def find(self) -> str:
        return self.addresses[-1]

    def close(self) -> None:
        self.porter.leave()
        for line in (*self.lines, self.bus):
            line.close()

    def opened(self, name: str) -> socket.socket:
        bus = socket.socket(socket.AF_UNIX)
        bus.bind(str(self.folder / name))
        bus.listen()
        bus.settimeout(PATIENCE)
        return bus

    def enter(self) -> tuple[Lines, Lines]:
        """Our end of the line, and that of the bus."""
        ours = socket.socket(socket.AF_UNIX)
        ours.connect(place(os.environ[BUS]))
        theirs, _ = self.bus.accept()
        self.lines += [ours, theirs]
        return Lines(ours), Lines(theirs)


@pytest.fixture
def street(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Street]:
    monkeypatch.delenv(BUS, raising=False)
    street = Street(tmp_path)
    assert street.porter.stand()
    yield street
    street.close()


def greeted(street: Street) -> tuple[Lines, Lines]:
    ours, theirs = street.enter()
    for line in (b"\0AUTH EXTERNAL 30\r\n", b"NEGOTIATE_UNIX_FD\r\n", b"BEGIN\r\n"):
        ours.tells(line)
        theirs.hears(line)
    for line in (b"OK 0123456789\r\n", b"AGREE_UNIX_FD\r\n"):
        theirs.tells(line)
        ours.hears(line)
    return ours, theirs


def test_a_call_waits_for_the_first_thing_told_from_inside_and_a_reply_does_not(street: Street) -> None:
    ours, theirs = greeted(street)
    ours.tells(message(CALL, b"embed me"))
    theirs.hears(message(CALL, b"embed me"))
    theirs.tells(message(CALL, b"who are you?"), message(REPLY, b"embedded"), message(CALL, b"what is there?"))
    ours.hears(message(REPLY, b"embedded"))
    assert ours.hears_nothing()
    ours.tells(message(SIGNAL, b"a window"))
    theirs.hears(message(SIGNAL, b"a window"))
    ours.hears(message(CALL, b"who are you?") + message(CALL, b"what is there?"))


def test_afterwards_everything_passes_as_it_comes(street: Street) -> None:
    ours, theirs = greeted(street)
    ours.tells(message(SIGNAL))
    theirs.hears(message(SIGNAL))
    for letter in (message(CALL, b"x" * 200_000), message(CALL, order=">"), message(REPLY)):
        theirs.tells(letter)
        ours.hears(letter)
        ours.tells(letter)
        theirs.hears(letter)


@pytest.mark.parametrize("order", "<>")
def test_messages_that_come_in_pieces_are_put_together(street: Street, order: str) -> None:
    ours, theirs = greeted(street)
    reply = message(REPLY, b"embedded", b"five.", order)
    for piece in (reply[:1], reply[1:9], reply[9:20]):
        theirs.tells(piece)
    assert ours.hears_nothing()
    theirs.tells(reply[20:], message(CALL, b"who?")[:7])
    ours.hears(reply)
    signal = message(SIGNAL, b"a window", b"seven..", order)
    ours.tells(signal[:17])
    ours.tells(signal[17:])
    theirs.hears(signal)
    theirs.tells(message(CALL, b"who?")[7:])
    ours.hears(message(CALL, b"who?"))


def test_where_nothing_is_ever_told_nobody_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BUS, raising=False)
    street = Street(tmp_path, longest=0.0)
    assert street.porter.stand()
    ours, theirs = greeted(street)
    theirs.tells(message(CALL, b"who are you?"))
    ours.hears(message(CALL, b"who are you?"))
    street.close()


@pytest.mark.parametrize("who", ["inside", "outside"])
def test_when_one_hangs_up_the_other_knows(street: Street, who: str) -> None:
    ours, theirs = greeted(street)
    (ours if who == "inside" else theirs).line.close()
    assert (theirs if who == "inside" else ours).line.recv(1) == b""


def test_a_bus_that_has_moved_is_looked_for_again(street: Street) -> None:
    street.bus.close()
    street.bus = street.opened("another")
    street.addresses.append(f"unix:path={street.folder}/another")
    ours, theirs = greeted(street)
    ours.tells(message(SIGNAL))
    theirs.hears(message(SIGNAL))


def test_nobody_else_goes_by_our_door(street: Street) -> None:
    said = subprocess.run(
        [sys.executable, "-c", "import socket, sys; s = socket.socket(socket.AF_UNIX); s.connect('\\0' + sys.argv[1])\n"
         "s.settimeout(30); print(s.recv(1))", place(os.environ[BUS])[1:]],
        capture_output=True, text=True, timeout=PATIENCE * 2,
    )  # fmt: skip
    assert said.stdout == "b''\n"
    greeted(street)  # and the next of ours is let in


def test_he_leaves_the_street_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for before in ("", "unix:path=/chosen/by/hand"):
        monkeypatch.setenv(BUS, before) if before else monkeypatch.delenv(BUS, raising=False)
        street = Street(tmp_path)
        assert street.porter.stand() and os.environ[BUS] != before
        street.porter.leave()
        street.porter.leave()
        assert os.environ.get(BUS, "") == before
        street.close()
        (tmp_path / "bus").unlink()


def test_without_such_a_bus_there_is_no_porter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BUS, raising=False)
    for address in ("", "tcp:host=localhost,port=1"):
        porter = Porter(lambda address=address: address)  # type: ignore[misc]
        assert not porter.stand()
        assert BUS not in os.environ


def test_where_the_bus_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert place("unix:path=/run/user/1/at-spi/bus%5f0,guid=12") == "/run/user/1/at-spi/bus_0"
    assert place("tcp:host=h,port=1;unix:abstract=/tmp/x,guid=12") == "\0/tmp/x"
    monkeypatch.delenv(BUS, raising=False)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    for answer in ("('unix:path=/tmp/y,guid=12',)", 'method return\n   string "unix:path=/tmp/y,guid=12"\n'):
        monkeypatch.setattr(porter_module, "ask", lambda *question, answer=answer: answer)
        assert place(whereabouts()) == "/tmp/y"
    monkeypatch.setattr(porter_module, "ask", lambda *question: "")
    assert whereabouts() == ""
    monkeypatch.setenv(BUS, "unix:path=/chosen")
    assert whereabouts() == "unix:path=/chosen"
