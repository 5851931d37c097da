"""Our BrlAPI client and a server of a hundred lines: for machines without BRLTTY."""

from __future__ import annotations

import queue
from pathlib import Path

import pytest

from access_game.devices.braille import wire
from access_game.devices.braille.bindings import behind_brltty
from access_game.devices.braille.codes import wanted
from access_game.devices.braille.display import NoDisplay
from access_game.devices.braille.drivers import brlapi
from access_game.devices.braille.drivers.brlapi import Address, BrlApi, address, default_tty
from access_game.devices.braille.events import Back, Chord, Enter, Escape, Event, Help, Lost, Route, Steer
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
            assert (display.cells, display.driver, display.model) == (40, "Fake", "all")
            assert server.tty == (7,)
            display.write(encode("étoile").cells)
            assert server.wait_shown(encode("étoile").cells)
            assert server.accepted == wanted(behind_brltty("Fake"))
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
    assert refused.value.reason == "key_wrong"


def test_a_missing_key_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brlapi, "KEY_FILE", tmp_path / "nothing")
    with FakeServer(key=b"open sesame") as server, pytest.raises(NoDisplay) as refused:
        BrlApi(Address("127.0.0.1", server.port)).open(lambda event: None)
    assert refused.value.reason == "key_missing"
    assert refused.value.facts["file"] == str(tmp_path / "nothing")


def test_a_server_without_a_display_has_no_cells() -> None:
    with FakeServer(size=(0, 0)) as server, pytest.raises(NoDisplay) as refused:
        BrlApi(Address("127.0.0.1", server.port)).open(lambda event: None)
    assert refused.value.reason == "no_cells"


def test_a_server_too_old_to_know_its_table_of_keys_is_served_by_its_driver() -> None:
    heard: queue.Queue[Event] = queue.Queue()
    with FakeServer() as server:
        server.driver, server.is_old = b"EuroBraille\0", True
        display = BrlApi(Address("127.0.0.1", server.port))
        display.open(heard.put)
        try:
            assert (display.driver, display.model) == ("EuroBraille", "")
            server.press(0xFF52)  # space and dot 4 there
            assert heard.get(timeout=PATIENCE) == Steer("down")
        finally:
            display.close()


@pytest.mark.parametrize("name", [b"", b"\0", b"\xff\xfe\0", b"Papenmeier\0", b"x" * 5000])
def test_whatever_the_driver_is_called_help_and_the_menu_are_there(name: bytes) -> None:
    heard: queue.Queue[Event] = queue.Queue()
    with FakeServer() as server:
        server.driver = server.model = name
        display = BrlApi(Address("127.0.0.1", server.port))
        display.open(heard.put)
        try:
            server.press(0x20000031)
            server.press(0xFF1B)
            assert [heard.get(timeout=PATIENCE) for _ in range(2)] == [Help(), Escape()]
        finally:
            display.close()


def test_a_display_of_another_maker_behind_brltty_has_keys_of_its_own() -> None:
    heard: queue.Queue[Event] = queue.Queue()
    with FakeServer() as server:
        server.driver, server.model = b"EuroBraille\0", b"esys_medium\0"
        display = BrlApi(Address("127.0.0.1", server.port))
        display.open(heard.put)
        try:
            server.press(0x2000004F)  # Control, which is meant for the next dots: not for those of the other display
            server.press(0xFF52)
            assert heard.get(timeout=PATIENCE) == Steer("down")
            server.press(0x2000004F)
            server.stop()
            assert heard.get(timeout=PATIENCE) == Lost()
            server.driver, server.model = b"Baum\0", b"orbit\0"
            server.start()
            assert heard.get(timeout=PATIENCE) == Back(40)
            server.press(0xFF52)
            server.press(0x20220013)
            assert [heard.get(timeout=PATIENCE) for _ in range(2)] == [Steer("up"), Chord(0b10011)]
            assert server.accepted == wanted(behind_brltty("Baum", "orbit"))
        finally:
            display.close()


@pytest.mark.parametrize("code", [b"", b"\x20", bytes(7), bytes(9), b"\xff" * 8, b"\x20\x00\x00\x31"])
def test_a_packet_that_is_no_key_is_passed_over(code: bytes) -> None:
    heard: queue.Queue[Event] = queue.Queue()
    with FakeServer() as server:
        display = BrlApi(Address("127.0.0.1", server.port))
        display.open(heard.put)
        try:
            server.press(0, data=code)
            server.press(0x2000001F)
            assert heard.get(timeout=PATIENCE) == Enter()
        finally:
            display.close()


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
