from __future__ import annotations

import pytest

from access_game.devices.braille import choice
from access_game.devices.braille.choice import (
    OTHERS,
    SERIAL,
    PortListed,
    candidates,
    choose,
    driver,
    open_display,
    survey,
)
from access_game.devices.braille.display import NoDisplay
from access_game.devices.braille.drivers import brlapi
from access_game.devices.braille.drivers.brlapi import BrlApi
from access_game.devices.braille.drivers.screen_reader import ScreenReader
from access_game.devices.braille.drivers.skeleton import SkeletonDisplay
from access_game.devices.braille.events import Event, Route
from access_game.devices.braille.serial_port import SerialDisplay

BNOTE = PortListed("COM4", "b.note", 0x28AC, 0x0012)
ORBIT = PortListed("COM5", "VarioUltra", 0x0904, 0x2010)
MODEM = PortListed("COM6", "an adapter", 0x0403, 0x6001)
PLAIN = PortListed("/dev/ttyS0", "n/a", None, None)


def here() -> list[PortListed]:
    return [PLAIN, MODEM, BNOTE, ORBIT]


@pytest.fixture(autouse=True)
def no_brltty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brlapi, "check", lambda: False)


def test_only_ports_whose_numbers_are_known_are_tried_unasked() -> None:
    tried = [(d.name, d.port) for d in candidates("auto", ports=here) if isinstance(d, SerialDisplay)]
    assert tried == [("eurobraille", "COM4"), ("baum", "COM5")]


def test_the_order_is_brltty_the_screen_reader_a_port_and_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brlapi, "check", lambda: True)
    names = [display.name for display in candidates("auto", braille=print, ports=here)]
    assert names == ["brlapi", "screen_reader", "eurobraille", "baum", "silent"]


def test_with_nothing_there_auto_ends_in_silence() -> None:
    display = open_display("auto", lambda event: None, ports=lambda: [PLAIN, MODEM])
    assert display.name == "silent"
    assert display.cells == 0
    display.write(b"\x01", "a")
    display.close()


@pytest.mark.parametrize(
    ("others", "left"),
    [
        ((), ["brlapi", "eurobraille", "baum", "silent"]),
        (("brlapi",), ["eurobraille", "baum", "silent"]),
        (("brlapi:elsewhere:3",), ["brlapi", "eurobraille", "baum", "silent"]),
        (("baum:COM5",), ["brlapi", "eurobraille", "silent"]),
        (("baum:COM4",), ["brlapi", "baum", "silent"]),  # a port has one display, whatever it is taken for
        (("baum", "EuroBraille"), ["brlapi", "silent"]),
    ],
)
def test_what_another_person_here_has_named_is_given_to_nobody_else(
    others: tuple[str, ...], left: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brlapi, "check", lambda: True)
    assert [display.name for display in candidates("auto", ports=here, others=others)] == left
    assert [display.name for display in candidates("baum", ports=here, others=others)] == ["baum"]  # named twice


def test_off_is_off_whatever_is_plugged_in() -> None:
    assert [display.name for display in candidates("off", braille=print, ports=here)] == ["silent"]


def test_a_named_driver_takes_the_named_port_or_a_recognised_one() -> None:
    (named,) = candidates("baum:/dev/rfcomm0", ports=here)
    assert isinstance(named, SerialDisplay)
    assert named.port == "/dev/rfcomm0"
    (found,) = candidates("Baum", ports=here)
    assert isinstance(found, SerialDisplay)
    assert found.port == "COM5"


def test_a_named_driver_without_a_port_says_so() -> None:
    with pytest.raises(NoDisplay) as missing:
        candidates("freedomscientific", ports=here)
    assert (missing.value.reason, missing.value.facts) == ("no_port", {"driver": "freedomscientific"})


@pytest.mark.parametrize(("wish", "reason"), [("typewriter", "unknown_driver"), ("brlapi:host:five", "bad_port")])
def test_a_wish_nobody_understands_is_refused_with_its_reason(wish: str, reason: str) -> None:
    with pytest.raises(NoDisplay) as refused:
        choose(wish)
    assert refused.value.reason == reason
    assert refused.value.facts["wish"] == wish


def test_brltty_elsewhere_is_reached_by_its_address() -> None:
    display = choose("brlapi:table:5")
    assert isinstance(display, BrlApi)
    assert (display.where.host, display.where.tcp_port) == ("table", 4106)


def test_a_named_display_that_fails_is_no_silent_one() -> None:
    with pytest.raises(NoDisplay) as refused:
        open_display("baum:/nowhere/at/all", lambda event: None)
    assert refused.value.reason == "absent"


def test_the_screen_reader_gets_text_once_and_its_faults_stay_its_own() -> None:
    got: list[str] = []

    def braille(text: str) -> None:
        got.append(text)
        raise RuntimeError("the screen reader went away")

    display = ScreenReader(braille)
    display.open(lambda event: None)
    display.write(b"\x01", "A blanc")
    display.write(b"\x01", "A blanc")
    display.write(b"\x01", "à toi")
    display.close()
    display.write(b"\x01", "trop tard")
    assert got == ["A blanc", "à toi"]
    assert not any(display.abilities)


def test_without_a_screen_reader_there_is_none() -> None:
    with pytest.raises(NoDisplay) as missing:
        open_display("screen_reader", lambda event: None)
    assert missing.value.reason == "no_reader"


def test_the_survey_names_what_it_recognises_and_opens_nothing() -> None:
    found = survey(here)
    assert [(p.port, p.driver) for p in found.ports] == [
        ("/dev/ttyS0", ""),
        ("COM6", ""),
        ("COM4", "eurobraille"),
        ("COM5", "baum"),
    ]
    assert found.brlapi == ""
    assert [name for name, _ in found.drivers] == [*SERIAL, *OTHERS]


def test_the_ports_of_this_computer_can_be_listed() -> None:
    assert all(isinstance(port, PortListed) for port in choice.list_ports())


@pytest.mark.parametrize("name", [*SERIAL, *OTHERS, "skeleton"])
def test_every_driver_says_its_name_and_what_it_is(name: str) -> None:
    module = driver(name)
    assert module.name == name
    assert module.description
    assert isinstance(module.check(), bool)


def test_no_two_drivers_claim_the_same_usb_numbers() -> None:
    claimed = [numbers for name in SERIAL for numbers in driver(name).USB]
    assert len(claimed) == len(set(claimed))


def test_the_skeleton_shows_and_presses() -> None:
    heard: list[Event] = []
    display = SkeletonDisplay(20)
    display.open(heard.append)
    display.write(b"\x01", "a")
    display.press(Route(3))
    assert (display.shown, display.text, heard) == (b"\x01", "a", [Route(3)])
