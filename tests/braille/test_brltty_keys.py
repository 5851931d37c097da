"""Real BRLTTY on each emulated display: the reader's chords reach us, and BRLTTY's own keys remain with BRLTTY."""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from access_game.devices.braille.bindings import DIRECT, Bindings, Grip
from access_game.devices.braille.cells import cell
from access_game.devices.braille.choice import SERIAL, bindings_of, serial_display
from access_game.devices.braille.codes import Codes
from access_game.devices.braille.drivers import brlapi
from access_game.devices.braille.drivers.brlapi import BrlApi
from access_game.devices.braille.events import Chord, Enter, Erase, Escape, Event, Help, Pan, Route, Steer
from access_game.devices.braille.keys import struck

from .brltty import Brltty
from .emulators import DEVICES, ActiveBrailleDevice, BaumDevice, BrailliantDevice, Device, EsysDevice, FocusDevice
from .strokes import CAPITALS, FIRST, LETTERS, Strokes
from .test_brltty import connected

pytestmark = pytest.mark.brltty

UP, DOWN = Steer("up"), Steer("down")
OURS = tuple(dict.fromkeys((*FIRST, *LETTERS, *CAPITALS)))  # every chord that can be a command of the game
LINE = bytes(range(1, 13))


@contextmanager
def at_brltty(name: str, folder: Path) -> Iterator[tuple[Strokes[Event], BrlApi, Bindings]]:
    with DEVICES[name](folder) as device, Brltty(name, device) as judge, connected(judge) as (client, heard):
        yield Strokes(judge, device, heard, Route), client, bindings_of(client)


@pytest.mark.parametrize("name", SERIAL)
def test_every_chord_struck_as_the_table_says_is_what_it_is_on_the_display_itself(name: str, tmp_path: Path) -> None:
    heard: queue.Queue[Event] = queue.Queue()
    direct: dict[str, Event] = {}
    with DEVICES[name](tmp_path) as device:
        display = serial_display(name, str(device.path))
        assert bindings_of(display) is DIRECT
        display.open(heard.put)
        try:
            for dots in OURS:
                device.strike(dots, space=True)
                direct[dots] = heard.get(timeout=30)
        finally:
            display.close()
    with at_brltty(name, tmp_path) as (hand, _, keys):
        assert hand.strike(*keys.before) == []
        for dots in OURS:
            assert (dots, hand.strike(*keys.reach(dots))) == (dots, [direct[dots]])


@pytest.mark.parametrize("name", SERIAL)
def test_dots_write_and_erase_and_confirm_through_brltty_as_on_the_display_itself(name: str, tmp_path: Path) -> None:
    with at_brltty(name, tmp_path) as (hand, _, keys):
        hand.strike(*keys.before)
        for dots in (*LETTERS, *CAPITALS, "123456", "12345678"):
            assert hand.chord(dots, space=False) == [struck(cell(dots))]
        assert hand.chord("7", space=False) == [Erase()]
        assert hand.chord("8", space=False) == [Enter()]
        assert hand.strike(Grip(keys.space)) == [Chord(0, True)]


MODELS = {
    "pronto": ("baum", {"identity": b"Pronto! V3 40"}, "right-space", "125"),
    "rb": ("baum", {"identity": b"Refreshabraille 18", "size": 18}, "space", "125"),
    "iris": ("eurobraille", {"model": 0x02}, "space", "123"),
    "esytime": ("eurobraille", {"model": 0x0E}, "space", "4"),
}


@pytest.mark.parametrize("model", MODELS)
def test_the_models_of_a_driver_have_the_space_bar_we_tell_of(model: str, tmp_path: Path) -> None:
    name, traits, space, dots = MODELS[model]
    device = DEVICES[name](tmp_path)
    for trait, value in traits.items():
        setattr(device, trait, value)
    with device, Brltty(name, device) as judge, connected(judge) as (client, heard):
        hand = Strokes(judge, device, heard, Route)
        assert client.model == model
        assert bindings_of(client).reach(dots) == (Grip(space, dots),)
        assert hand.strike(Grip(space, dots)) == [struck(cell(dots), True)]
        if model == "iris":  # its arrows send what space and dots 4, 6, 2, 5 send: the arrows are worth more
            assert hand.strike(Grip("space", "4")) == [UP]
            assert hand.strike(*bindings_of(client).reach("4")) == [DOWN]


OTHERS: dict[str, dict[str, Event]] = {
    "baum": {
        "d2": Pan(-1),
        "d5": Pan(+1),
        "d4": UP,
        "d6": DOWN,
        "stick up": UP,
        "stick down": DOWN,
        "stick press": Enter(),
    },
    "eurobraille": {
        "switch1 left": Pan(-1),
        "switch1 right": Pan(+1),
        "backspace": Erase(),
        "backspace+space": Enter(),
        "left stick up": UP,
        "left stick down": DOWN,
        "left stick left": Steer("left"),
        "left stick right": Steer("right"),
        "right stick up": UP,
        "right stick down": DOWN,
        "right stick press": Enter(),
    },
    "humanware": {"left": Pan(-1), "right": Pan(+1), "previous": UP, "next": DOWN, "left+right": Enter()},
    "handytech": {
        "left space": Pan(-1),
        "right space": Pan(+1),
        "left top": UP,
        "left bottom": DOWN,
        "B4": UP,
        "B5": DOWN,
        "B1": Enter(),
        "B3": Escape(),
        "B8": Help(),  # its dots 1, 4, 7, 2, 8
    },
    "freedomscientific": {
        "pan left": Pan(-1),
        "pan right": Pan(+1),
        "rocker left up": UP,
        "rocker right down": DOWN,
        "wheel left up": UP,
        "wheel left down": DOWN,
        "left selector": Escape(),
        "right selector": Enter(),
    },
}


@pytest.mark.parametrize("name", SERIAL)
def test_the_other_keys_of_each_display_move_and_choose(name: str, tmp_path: Path) -> None:
    with at_brltty(name, tmp_path) as (hand, _, _keys):
        strikes = hand.keys()
        assert {key: strikes[key]() for key in OTHERS[name]} == {key: [event] for key, event in OTHERS[name].items()}


def preferences(device: Device, hand: Strokes[Event]) -> Callable[[], None]:
    """The keys of its menu of preferences."""
    match device:
        case BaumDevice():
            return lambda: device.send(device.packet(0x33, 2, 0b1111) + device.packet(0x33, 0, 0))
        case EsysDevice():
            return lambda: device.command(0x40000 | 0x1 | 0x2)
        case BrailliantDevice() | FocusDevice():
            return lambda: device.strike("1234", space=True)
        case ActiveBrailleDevice():
            return lambda: hand.one_by_one(0x1B, 0x03, 0x9B, 0x83)
    raise TypeError(device)


def press_until(wanted: Callable[[], bool], press: Callable[[], None]) -> bool:
    """On a loaded machine BRLTTY may meet the keys of a Handy Tech twice, and the menu is shut again: once more."""
    for _ in range(6):
        press()
        until = time.monotonic() + 5
        while time.monotonic() < until:
            if wanted():
                return True
            time.sleep(0.02)
    return False


@pytest.mark.parametrize("name", SERIAL)
def test_the_preferences_of_brltty_open_over_our_line_and_our_line_comes_back(name: str, tmp_path: Path) -> None:
    with at_brltty(name, tmp_path) as (hand, client, _):
        device = hand.device
        client.write(LINE)
        assert device.wait_shown(LINE), hand.judge.said()
        press = preferences(device, hand)
        assert press_until(lambda: LINE not in device.shown, press), hand.judge.said()
        assert press_until(lambda: device.shown.rstrip(b"\0") == LINE, press), hand.judge.said()
        assert hand.heard(lambda: None) == []  # nothing of it was told to us, and keys are ours again


# B skips blank windows, C shows a cursor, F freezes, U shows attributes: BRLTTY's, with 7 and 8 for off and on.
NOT_OURS = ("12", "14", "124", "136", "127", "147", "1247", "1248", "12357", "12358", "23457", "23458")


@pytest.mark.parametrize("name", ["baum", "humanware", "freedomscientific"])
def test_chords_of_brltty_we_have_no_use_for_are_not_told_us(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []

    class Listening(Codes):
        def read(self, code: int) -> Event | None:
            told.append(code)
            return super().read(code)

    monkeypatch.setattr(brlapi, "Codes", Listening)
    with at_brltty(name, tmp_path) as (hand, _, keys):
        for dots in NOT_OURS:
            assert hand.strike(Grip(keys.space, dots)) == []
        assert hand.strike(Grip(keys.space, "125")) == [Help()]
    assert [code for code in told if code >> 16 != 0x2001] == [0x20000031]  # but for the routing keys between them
