"""Whoever leaves leaves nothing under the fingers, whatever the way out and whatever the protocol."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from threading import Thread

import pytest
from faces.windowed import Windowed
from xdisplay import XDisplay, missing

from access_game.devices.braille import serial_port
from access_game.devices.braille.choice import SERIAL, serial_display
from access_game.devices.braille.drivers.brlapi import Address, BrlApi
from access_game.devices.braille.tables import encode

from .brltty import Brltty
from .emulators import DEVICES, ActiveBrailleDevice, BaumDevice, Device, EsysDevice, FocusDevice
from .fake_server import FakeServer
from .reader import Reader, program

pytestmark = pytest.mark.peer

AT_ONCE = 5.0
WORDS = encode("quelque chose").cells


@pytest.mark.parametrize("name", SERIAL)
def test_the_last_line_of_a_serial_display_is_blank(name: str, tmp_path: Path) -> None:
    with DEVICES[name](tmp_path) as device:
        display = serial_display(name, str(device.path))
        display.open(lambda event: None)
        for number in range(30):  # lines are on their way when somebody leaves
            display.write(WORDS + bytes([number]))
        display.close()
        display.write(WORDS)
        assert device.wait_shown(b"")
        time.sleep(0.1)
        assert device.shown == bytes(device.size)
        assert not getattr(device, "overruns", 0)


@pytest.mark.parametrize("name", ["handytech", "freedomscientific"])
def test_a_blank_line_that_is_refused_is_sent_again(name: str, tmp_path: Path) -> None:
    with DEVICES[name](tmp_path) as device:
        assert isinstance(device, ActiveBrailleDevice | FocusDevice)
        display = serial_display(name, str(device.path))
        display.open(lambda event: None)
        display.write(WORDS)
        assert device.wait_shown(WORDS)
        device.refusals = 2
        display.close()
        assert device.wait_shown(b"")


def test_a_display_that_never_acknowledges_is_left_soon_and_blank(tmp_path: Path) -> None:
    with ActiveBrailleDevice(tmp_path) as device:
        device.mute_acknowledgements = True
        display = serial_display("handytech", str(device.path))
        display.open(lambda event: None)
        display.write(WORDS)
        assert device.wait_shown(WORDS)
        left = time.monotonic()
        display.close()
        assert time.monotonic() - left < AT_ONCE
        assert device.wait_shown(b"")


def test_what_is_written_while_somebody_leaves_comes_too_late(tmp_path: Path) -> None:
    with ActiveBrailleDevice(tmp_path) as device:
        device.mute_acknowledgements = True
        display = serial_display("handytech", str(device.path))
        display.open(lambda event: None)
        display.write(WORDS)
        assert device.wait_shown(WORDS)
        leaving = Thread(target=display.close)
        leaving.start()
        while not display._is_leaving:
            time.sleep(0.001)
        display.write(WORDS)
        device.mute_acknowledgements = False
        device.say(0x07, 0x7E)  # the line before has been taken at last
        leaving.join()
        assert device.wait_shown(b"")


def test_the_blank_line_comes_before_the_goodbye(tmp_path: Path) -> None:
    with EsysDevice(tmp_path) as device:
        display = serial_display("eurobraille", str(device.path))
        display.open(lambda event: None)
        display.write(WORDS)
        assert device.wait_shown(WORDS)
        display.close()
        assert device.wait_shown(b"")
        blank = device.packet(b"BS", bytes(device.size))
        assert blank in bytes(device.heard)
        assert bytes(device.heard).rindex(blank) > bytes(device.heard).rindex(WORDS)


def test_a_display_that_is_away_does_not_hold_up_the_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial_port, "LAST_LINE", 30.0)
    with BaumDevice(tmp_path) as device:
        display = serial_display("baum", str(device.path))
        display.open(lambda event: None)
    left = time.monotonic()
    display.close()
    assert time.monotonic() - left < AT_ONCE


def test_brltty_gets_a_blank_line_and_its_terminal_back() -> None:
    with FakeServer() as server:
        display = BrlApi(Address("127.0.0.1", server.port), tty=(7,))
        display.open(lambda event: None)
        display.write(WORDS)
        assert server.wait_shown(WORDS)
        server.nap = 0.3
        display.close()
        assert server.left_with == bytes(40)


@pytest.mark.brltty
def test_nothing_of_ours_stays_on_a_display_of_a_real_brltty(tmp_path: Path) -> None:
    with BaumDevice(tmp_path, 40) as device, Brltty("baum", device) as judge:
        wish = f"brlapi:127.0.0.1:{judge.number}"
        assert judge.wait_listening(), judge.said()
        with program(tmp_path / "home", wish) as started:
            reader = Reader(device, started)
            reader.wait(lambda: "aide" in reader.text)
            assert "aide" in reader.text, started.complaints()
            started.process.send_signal(signal.SIGTERM)
            assert read_on(reader) == 0
            reader.wait(lambda: not any(device.shown) or "aide" not in reader.text)
            assert "aide" not in reader.text and "revoir" not in reader.text


def read_on(reader: Reader) -> int:
    """Good-bye is read, and the program goes."""
    until = time.monotonic() + 60
    while reader.program.is_on and time.monotonic() < until:
        reader.pan()
    return reader.program.process.wait(1)


WAYS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]


@pytest.mark.parametrize("ending", WAYS, ids=["SIGTERM", "Ctrl+C", "terminal closed"])
def test_the_program_asked_to_end_leaves_blank_cells(ending: signal.Signals, tmp_path: Path) -> None:
    with BaumDevice(tmp_path, 20) as device:
        leave_by(ending, "baum", device, tmp_path)


@pytest.mark.parametrize("name", sorted(set(SERIAL) - {"baum"}))
def test_so_it_does_on_every_display(name: str, tmp_path: Path) -> None:
    with DEVICES[name](tmp_path, 40) as device:
        leave_by(signal.SIGTERM, name, device, tmp_path)


def leave_by(ending: signal.Signals, name: str, device: Device, folder: Path) -> None:
    with program(folder / "home", f"{name}:{device.path}") as started:
        reader = Reader(device, started)
        reader.wait(lambda: "aide" in reader.text)
        assert any(device.shown), started.complaints()
        started.process.send_signal(ending)
        reader.until(
            lambda: "au revoir" in reader.text, reader.pan, "good-bye"
        )  # it stays until it was read, for a while
        assert read_on(reader) == 0, started.complaints()
        assert device.wait_shown(b"")


def test_whoever_quits_by_the_menu_leaves_blank_cells(tmp_path: Path) -> None:
    with BaumDevice(tmp_path, 40) as device, program(tmp_path / "home", f"baum:{device.path}") as started:
        reader = Reader(device, started)
        reader.press_item("Quitter", leads_to="Quitter Access")
        reader.press("Oui")
        assert read_on(reader) == 0, started.complaints()
        assert device.wait_shown(b"")


@pytest.mark.xvfb
@pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}")
def test_whoever_closes_the_window_leaves_blank_cells(tmp_path: Path) -> None:
    with (
        BaumDevice(tmp_path, 40) as device,
        XDisplay() as display,
        Windowed(display, tmp_path / "home", "--braille", f"baum:{device.path}") as started,
    ):
        assert device.wait_for(lambda: any(device.shown)), started.said()
        display.key("alt+F4")
        assert started.leave() == 0
        assert device.wait_shown(b"")
