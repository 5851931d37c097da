"""What BRLTTY's codes mean to us, display by display, and that nothing else is asked of it."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_game.devices.braille import wire
from access_game.devices.braille.bindings import CONTROL, DIRECT, NONE, SHARED, Bound, Grip, behind_brltty
from access_game.devices.braille.cells import cell, dots
from access_game.devices.braille.codes import Codes, wanted
from access_game.devices.braille.events import Chord, Enter, Erase, Escape, Event, Pan, Route, Steer, Text
from access_game.devices.braille.keys import COMMANDS, struck
from access_game.players.chords import OWN

DRIVERS = ("Baum", "EuroBraille", "HumanWare", "HandyTech", "FreedomScientific", "Unheard of")
MODELS = [*((driver, "") for driver in DRIVERS), ("Baum", "ultra"), ("EuroBraille", "iris")]
NOTHING, FREEZE, PREFERENCES, NEXT_CONSOLE = 0x20000000, 0x20000020, 0x20000034, 0x20000047
OFF = 0x200 << 32
BOUND = [(one, *model) for model in MODELS for one in behind_brltty(*model).bound]


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
        (0x01110000, None),
        (0x7F, None),
        (0x2000001E, Escape()),
        (0x20000034, None),  # its menu of preferences
        (0x0000020020000028, None),  # what it follows, switched off: not the command without a flag
        (0x0000000420220011, Escape()),  # dots with a key it calls Control, or Meta
        (0x000000082022000D, Chord(0b1101, True)),
        (0x000000012022000D, Chord(0b1101)),
        (0x0000000420220000, Chord(0, True)),
        (0x00000004000000E9, None),
        (0xFFFFFFFFFFFFFFFF, None),
    ],
)
def test_keys_of_brlapi_mean_what_they_mean_elsewhere(code: int, event: Event | None) -> None:
    assert Codes(SHARED).read(code) == event


@pytest.mark.parametrize(("one", "driver", "model"), BOUND)
def test_each_command_taken_is_the_chord_it_is_taken_for(one: Bound, driver: str, model: str) -> None:
    assert Codes(behind_brltty(driver, model)).read(one.code) == struck(cell(one.means or one.dots), True)


@pytest.mark.parametrize(("driver", "model"), MODELS)
def test_one_command_is_one_chord(driver: str, model: str) -> None:
    for one, other in combinations(behind_brltty(driver, model).bound, 2):
        assert one.code != other.code
        assert (one.key, one.dots) != (other.key, other.dots)


@pytest.mark.parametrize(("driver", "model"), MODELS)
def test_what_is_brlttys_is_not_asked_for(driver: str, model: str) -> None:
    keys = behind_brltty(driver, model)
    asked = wanted(keys)
    for code in (NOTHING, FREEZE, PREFERENCES, NEXT_CONSOLE, *(code | OFF for code in SHARED.events), 1 << 63):
        assert not any(first <= code <= last for first, last in asked), hex(code)
    for code in (
        *behind_brltty(driver, model).events,
        0x20010000,
        0x2001004F,
        0x202200FF,
        0x420220001,
        0x820220001,
        0xE9,
    ):
        assert any(first <= code <= last for first, last in asked), hex(code)
    for (_, last), (first, _) in zip(sorted(asked), sorted(asked)[1:], strict=False):
        assert last < first


@pytest.mark.parametrize(("driver", "model"), MODELS)
def test_all_that_is_asked_for_means_something(driver: str, model: str) -> None:
    asked = wanted(behind_brltty(driver, model))
    for code in (code for one in asked for code in one):
        if code & 0xFFFFFFFF not in (CONTROL, 0x0100D800):
            assert Codes(behind_brltty(driver, model)).read(code) is not None, hex(code)


@pytest.mark.parametrize(("driver", "model"), MODELS)
def test_every_chord_can_be_struck_and_every_way_leads_where_it_says(driver: str, model: str) -> None:
    keys = behind_brltty(driver, model)
    for one in range(1, 256):
        ways = keys.reach(dots(one))
        assert ways
        if len(ways) == 2:
            codes = Codes(keys)
            assert ways[0] == Grip(keys.space, keys.lead)
            assert codes.read(CONTROL) is None
            assert codes.read(0x20220000 | one) == struck(one, True)
            assert codes.read(0x20220000 | one) == struck(one)


@pytest.mark.parametrize("driver", DRIVERS)
def test_help_and_the_menu_are_one_stroke_away(driver: str) -> None:
    assert len(behind_brltty(driver).reach("15")) == len(behind_brltty(driver).reach("125")) == 1


def test_a_display_of_our_own_has_every_chord_under_the_space_bar_and_no_keyboard_has_none() -> None:
    for one in {*COMMANDS, *OWN} - {cell("7"), cell("8")}:
        assert DIRECT.reach(dots(one)) == (Grip("space", dots(one)),)
        assert NONE.reach(dots(one)) == ()


def test_a_driver_nobody_has_measured_has_the_bindings_most_have() -> None:
    for name in ("", "Unheard of", "baum", "Baum\n", "\ufffd", "Papenmeier"):
        assert behind_brltty(name) is SHARED
        assert behind_brltty(name, "ultra") is SHARED
    assert behind_brltty("Baum", "never seen") is behind_brltty("Baum")


def test_control_is_meant_for_the_next_dots_and_for_nothing_else() -> None:
    def heard(*code: int) -> list[Event | None]:
        return [codes.read(one) for one in code]

    codes, dots = Codes(SHARED), 0x20220015
    assert heard(CONTROL, dots, dots) == [None, Chord(0b10101, True), Chord(0b10101)]
    assert heard(CONTROL, CONTROL, dots) == [None, None, Chord(0b10101)]
    assert heard(CONTROL, 0x20010002, dots) == [None, Route(2), Chord(0b10101)]
    assert heard(CONTROL, 0x20220040) == [None, Erase()]
    assert Codes(DIRECT).read(CONTROL) is None


@given(st.integers(0, 0xFFFFFFFFFFFFFFFF), st.sampled_from(MODELS))
def test_no_code_is_a_fault_and_what_was_not_asked_for_means_nothing(code: int, model: tuple[str, str]) -> None:
    keys = behind_brltty(*model)
    if not any(first <= code <= last for first, last in wanted(keys)) and code & 0x1FFF0000 != 0x220000:
        assert Codes(keys).read(code) is None


@pytest.mark.parametrize("data", [b"", b"\x20", bytes(7), bytes(9)])
def test_a_packet_of_another_length_holds_no_code(data: bytes) -> None:
    assert wire.code(data) is None


def test_ranges_are_told_in_packets_an_old_server_can_read() -> None:
    packets = wire.ranges(wire.ACCEPT, wanted(SHARED))
    assert len(packets) > 1
    assert all(len(packet) <= 8 + 512 for packet in packets)
    assert sum(len(packet) - 8 for packet in packets) == 16 * len(wanted(SHARED))
