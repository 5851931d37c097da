"""Our drivers and emulated displays at the two ends of a pseudo-terminal."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import serial

from access_game.devices.braille import serial_port
from access_game.devices.braille.choice import SERIAL, driver, open_display, serial_display
from access_game.devices.braille.display import NoDisplay
from access_game.devices.braille.events import Back, Chord, Event, Lost, Pan, Route, Steer
from access_game.devices.braille.serial_port import SerialDisplay
from access_game.devices.braille.tables import encode

from .emulators import (
    DEVICES,
    ActiveBrailleDevice,
    BrailleWaveDevice,
    BrailliantDevice,
    Device,
    EsysDevice,
    FocusDevice,
)

pytestmark = pytest.mark.peer

PATIENCE = 30.0


class Heard:
    """The events of a display, waited for."""

    def __init__(self) -> None:
        self.events: queue.Queue[Event] = queue.Queue()

    def __call__(self, event: Event) -> None:
        self.events.put(event)

    def next(self) -> Event:
        return self.events.get(timeout=PATIENCE)

    def after(self, press: Callable[[], None], wanted: Event) -> bool:
        """Press again and again, as a reader would, until the event is heard."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            press()
            with suppress(queue.Empty):
                while self.events.get(timeout=0.3) != wanted:
                    pass
                return True
        return False


@contextmanager
def opened(name: str, device: Device) -> Iterator[tuple[SerialDisplay, Heard]]:
    heard = Heard()
    display = serial_display(name, str(device.path))
    display.open(heard)
    try:
        yield display, heard
    finally:
        display.close()


@pytest.fixture(params=SERIAL)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def device(name: str, tmp_path: Path) -> Iterator[Device]:
    with DEVICES[name](tmp_path) as plugged:
        yield plugged


def test_a_display_is_identified_and_shows_french(name: str, device: Device) -> None:
    with opened(name, device) as (display, _):
        assert display.cells == device.size
        assert display.model
        cells = encode("étoile + A blanc").cells
        display.write(cells)
        assert device.wait_shown(cells)


def test_all_256_cells_arrive_as_they_are(name: str, device: Device) -> None:
    with opened(name, device) as (display, _):
        for start in range(0, 256, device.size):
            cells = bytes(range(start, min(256, start + device.size)))
            display.write(cells)
            assert device.wait_shown(cells)


def test_keys_become_the_same_events_on_every_display(name: str, device: Device) -> None:
    with opened(name, device) as (_, heard):
        device.route(0)
        device.route(device.size - 1)
        device.pan(-1)
        device.pan(1)
        device.strike("125")
        device.strike("1", space=True)
        device.strike("", space=True)
        device.strike("17")
        assert [heard.next() for _ in range(8)] == [
            Route(0),
            Route(device.size - 1),
            Pan(-1),
            Pan(1),
            Chord(0b10011),
            Steer("up"),
            Chord(0, True),
            Chord(0b1000001),
        ]


def test_a_line_too_long_is_cut_and_a_short_one_filled(name: str, device: Device) -> None:
    with opened(name, device) as (display, _):
        display.write(b"\xff" * 200)
        assert device.wait_shown(b"\xff" * device.size)
        display.write(b"\x01")
        assert device.wait_shown(b"\x01")


def test_bytes_that_dribble_in_are_understood(name: str, device: Device) -> None:
    device.one_by_one = True
    with opened(name, device) as (display, heard):
        assert display.cells == device.size
        device.pan(1)
        assert heard.next() == Pan(1)


def test_a_key_after_a_broken_packet_is_heard(name: str, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial_port, "QUIET", 0.0)
    with opened(name, device) as (_, heard):
        device.twist = lambda data: data[:2]  # the line breaks off in the middle of a packet
        device.pan(-1)
        device.twist = lambda data: data
        assert heard.after(lambda: device.pan(1), Pan(1))


def test_a_display_unplugged_and_plugged_again_goes_on_with_the_newest_line(name: str, device: Device) -> None:
    with opened(name, device) as (display, heard):
        display.write(encode("avant").cells)
        assert device.wait_shown(encode("avant").cells)
        device.unplug()
        assert heard.next() == Lost()
        display.write(encode("pendant").cells)
        device.shown = bytes(device.size)
        device.plug()
        assert heard.next() == Back(device.size)
        assert device.wait_shown(encode("pendant").cells)
        device.route(2)
        assert heard.next() == Route(2)


def test_a_silent_display_is_refused(name: str, device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial_port, "ANSWER", 0.02)
    device.asleep = True
    with pytest.raises(NoDisplay) as refused:
        serial_display(name, str(device.path)).open(Heard())
    assert refused.value.reason == "silent"
    assert refused.value.facts == {"driver": name, "port": str(device.path)}


def test_a_port_that_does_not_exist_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(NoDisplay) as refused:
        serial_display(name, str(tmp_path / "nothing")).open(Heard())
    assert refused.value.reason == "absent"


def test_the_display_of_another_maker_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial_port, "ANSWER", 0.02)
    with BrailliantDevice(tmp_path) as device, pytest.raises(NoDisplay) as refused:
        serial_display("handytech", str(device.path)).open(Heard())
    assert refused.value.reason == "silent"


@pytest.mark.parametrize(
    ("name", "fault"),
    [("freedomscientific", "wrong_sum"), ("eurobraille", "wrong_end"), ("humanware", "wrong_length")],
)
def test_a_display_that_packs_wrongly_is_refused(
    name: str, fault: str, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serial_port, "ANSWER", 0.02)
    setattr(device, fault, True)
    with pytest.raises(NoDisplay) as refused:
        serial_display(name, str(device.path)).open(Heard())
    assert refused.value.reason == "silent"


def test_the_port_is_opened_with_the_makers_settings(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, object] = {}

    class Recorder:
        def __init__(self, port: str, **settings: object) -> None:
            given.update(settings, port=port)

    monkeypatch.setattr(serial, "Serial", Recorder)
    serial_port.open_port("COM7", driver(name).WIRE)
    baud, parity = driver(name).WIRE
    assert given["port"] == "COM7"
    assert (given["baudrate"], given["parity"]) == (baud, parity)
    assert (given["bytesize"], given["stopbits"], given["exclusive"]) == (8, 1, True)
    assert given["timeout"]
    assert given["write_timeout"]


@pytest.mark.parametrize("name", ["handytech", "freedomscientific"])
def test_lines_wait_for_the_acknowledgement_and_the_newest_wins(name: str, device: Device) -> None:
    with opened(name, device) as (display, _):
        for number in range(200):
            display.write(bytes([number]))
        assert device.wait_shown(bytes([199]))
        assert getattr(device, "overruns", 0) == 0


@pytest.mark.parametrize("name", ["handytech", "freedomscientific"])
def test_a_line_refused_is_sent_again(name: str, device: Device) -> None:
    assert isinstance(device, ActiveBrailleDevice | FocusDevice)
    with opened(name, device) as (display, _):
        device.refusals = 2
        display.write(b"\x07\x1b")
        assert device.wait_shown(b"\x07\x1b")


@pytest.mark.parametrize("name", ["handytech"])
def test_a_display_that_never_acknowledges_still_gets_the_newest_line(
    name: str, device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serial_port, "ACKNOWLEDGE", 0.02)
    assert isinstance(device, ActiveBrailleDevice)
    device.mute_acknowledgements = True
    with opened(name, device) as (display, _):
        for text in ("un", "deux", "trois"):
            display.write(encode(text).cells)
            assert device.wait_shown(encode(text).cells)


@pytest.mark.parametrize("name", ["eurobraille"])
def test_a_display_back_from_its_own_menu_gets_its_line_again(name: str, device: Device) -> None:
    assert isinstance(device, EsysDevice)
    with opened(name, device) as (display, _):
        display.write(b"\x01\x02")
        assert device.wait_shown(b"\x01\x02")
        lines = device.lines
        device.back_in_driver_mode()
        assert device.wait_for(lambda: device.lines == lines + 1)


@pytest.mark.parametrize("name", ["humanware"])
def test_a_display_that_says_it_goes_to_sleep_is_lost_and_found_when_it_wakes(name: str, device: Device) -> None:
    assert isinstance(device, BrailliantDevice)
    with opened(name, device) as (display, heard):
        display.write(b"\x05")
        assert device.wait_shown(b"\x05")
        device.switch_off()
        assert heard.next() == Lost()
        device.unplug()
        device.asleep = False
        device.plug()
        assert heard.next() == Back(device.size)
        assert device.wait_shown(b"\x05")


def test_an_old_handy_tech_display_works_too(tmp_path: Path) -> None:
    with BrailleWaveDevice(tmp_path) as device, opened("handytech", device) as (display, heard):
        display.write(encode("pétard").cells)
        assert device.wait_shown(encode("pétard").cells)
        device.strike("12")
        assert heard.next() == Chord(0b11)


def test_a_named_port_is_opened_by_choice(name: str, device: Device) -> None:
    display = open_display(f"{name}:{device.path}", Heard())
    try:
        assert display.name == name
        assert display.cells == device.size
    finally:
        display.close()


def test_closing_twice_and_writing_after_closing_harm_nobody(name: str, device: Device) -> None:
    with opened(name, device) as (display, _):
        display.close()
        display.close()
        display.write(b"\x01")


def test_closing_while_the_display_is_away_ends(name: str, device: Device) -> None:
    with opened(name, device) as (_, heard):
        device.unplug()
        assert heard.next() == Lost()
