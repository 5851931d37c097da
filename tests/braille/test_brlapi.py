"""Our BrlAPI client and a server of a hundred lines: for machines without BRLTTY."""

from __future__ import annotations

import queue
import struct
from pathlib import Path

import pytest

from access_game.devices.braille import wire
from access_game.devices.braille.display import NoDisplay
from access_game.devices.braille.drivers import brlapi
from access_game.devices.braille.drivers.brlapi import Address, BrlApi, address, default_tty
from access_game.devices.braille.events import Back, Chord, Enter, Erase, Escape, Event, Lost, Pan, Route, Steer, Text
from access_game.devices.braille.tables import encode

from .fake_server import FakeServer

pytestmark = pytest.mark.peer

PATIENCE = 30.0


def test_cells_reach_the_server_and_keys_come_back() -> None:
    heard: queue.Queue[Event] = queue.Queue()
    with FakeServer() as server:
        display = BrlApi(Address("127.0.0.1", server.port), tty=(7,))
        display.open(heard.put)
        try:
            assert (display.cells, display.model) == (40, "Fake")
            assert server.tty == (7,)
            display.write(encode("étoile").cells)
            assert server.wait_shown(encode("étoile").cells)
            server.press(0x20010005)
            server.press(0x20000000)  # the command that does nothing
            server.press(0x2022003F)
            assert heard.get(timeout=PATIENCE) == Route(5)
            assert heard.get(timeout=PATIENCE) == Chord(0b111111)
        finally:
            display.close()


def test_a_server_in_the_file_system_asks_for_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brlapi, "SOCKETS", tmp_path)
    monkeypatch.setattr(brlapi, "KEY_FILE", tmp_path / "key")
    (tmp_path / "key").write_bytes(b"open sesame")
    with FakeServer(folder=tmp_path, key=b"open sesame") as server:
        assert brlapi.check()
        display = BrlApi()
        display.open(lambda event: None)
        try:
            display.write(b"\x07")
            assert server.wait_shown(b"\x07")
        finally:
            display.close()


def test_a_wrong_key_is_refused() -> None:
    with FakeServer(key=b"open sesame") as server, pytest.raises(NoDisplay) as refused:
        BrlApi(Address("127.0.0.1", server.port), key=b"barley").open(lambda event: None)
    assert refused.value.reason == "refused"


def test_a_missing_key_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brlapi, "KEY_FILE", tmp_path / "nothing")
    with FakeServer(key=b"open sesame") as server, pytest.raises(NoDisplay) as refused:
        BrlApi(Address("127.0.0.1", server.port)).open(lambda event: None)
    assert refused.value.reason == "refused"


def test_a_server_without_a_display_has_no_cells() -> None:
    with FakeServer(size=(0, 0)) as server, pytest.raises(NoDisplay) as refused:
        BrlApi(Address("127.0.0.1", server.port)).open(lambda event: None)
    assert refused.value.reason == "no_cells"


def test_a_server_of_something_else_is_unreachable() -> None:
    with FakeServer() as server:
        server.greeting = b"SSH-2.0-OpenSSH\r\n"
        with pytest.raises(NoDisplay) as refused:
            BrlApi(Address("127.0.0.1", server.port)).open(lambda event: None)
    assert refused.value.reason == "unreachable"


def test_nobody_listening_is_unreachable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brlapi, "SOCKETS", tmp_path)
    assert not brlapi.check()
    with pytest.raises(NoDisplay) as refused:
        BrlApi().open(lambda event: None)
    assert refused.value.reason == "unreachable"


def test_a_server_that_stops_and_starts_again_gets_the_newest_line() -> None:
    heard: queue.Queue[Event] = queue.Queue()
    with FakeServer() as server:
        display = BrlApi(Address("127.0.0.1", server.port))
        display.open(heard.put)
        try:
            display.write(b"\x01")
            assert server.wait_shown(b"\x01")
            server.stop()
            assert heard.get(timeout=PATIENCE) == Lost()
            display.write(b"\x02")
            server.start()
            assert heard.get(timeout=PATIENCE) == Back(40)
            assert server.wait_shown(b"\x02")
        finally:
            display.close()


@pytest.mark.parametrize(
    ("code", "event"),
    [
        (0x20010000, Route(0)),
        (0x20010013, Route(19)),
        (0x20000017, Pan(-1)),
        (0x20000018, Pan(1)),
        (0x20000001, Steer("up")),
        (0x2000001F, Enter()),
        (0x20220000, Chord(0, True)),
        (0x20220013, Chord(0b10011)),
        (0x20220101, Steer("up")),
        (0x20220111, Escape()),
        (0x20220040, Erase()),
        (0xFF0D, Enter()),
        (0xFF52, Steer("up")),
        (0xE9, Text("é")),
        (0x01000153, Text("œ")),
        (0x20000000, None),
        (0x2000FFFF, None),
        (0x0100D800, None),
    ],
)
def test_keys_of_brlapi_mean_what_they_mean_elsewhere(code: int, event: Event | None) -> None:
    assert wire.key(struct.pack(">Q", code)) == event


def test_packets_may_be_cut_anywhere() -> None:
    unpacker = wire.Unpacker()
    whole = wire.pack(wire.KEY, bytes(8)) + wire.pack(wire.ACK)
    found = [packet for byte in whole for packet in unpacker.feed(bytes([byte]))]
    assert found == [wire.Packet(wire.KEY, bytes(8)), wire.Packet(wire.ACK, b"")]


def test_addresses_are_read_as_brltty_writes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert address("") == Address("", 0)
    assert address(":1") == Address("", 1)
    assert address("localhost") == Address("localhost", 0)
    assert address("localhost:5").tcp_port == 4106
    assert Address("localhost", 4101).tcp_port == 4101
    monkeypatch.setenv("BRLAPI_HOST", "table:3")
    assert address() == Address("table", 3)
    with pytest.raises(ValueError, match="invalid literal"):
        address("table:three")


def test_the_terminal_we_run_on_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_tty() == (1,)
    monkeypatch.setenv("XDG_VTNR", "2")
    assert default_tty() == (2,)
    monkeypatch.setenv("WINDOWPATH", "7:12")
    assert default_tty() == (7, 12)
