"""The five protocols without any port: bytes in, signals out, whatever happens to the bytes on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_game.devices.braille.choice import SERIAL, driver
from access_game.devices.braille.events import Chord, Enter, Erase, Escape, Help, Pan, Route, Steer, Tab
from access_game.devices.braille.keys import Held, meaning
from access_game.devices.braille.signals import Again, Codec, Here, NotTaken, Off, Reply, Signal, Taken, Wire

from .calm import calm
from .emulators import DEVICES

# An introduction and a panning key, byte for byte as the fact sheet has them.
HELLOS: dict[str, bytes] = {
    "baum": bytes.fromhex("1b84") + b"VarioUltra 20   " + bytes.fromhex("1b0114"),
    "eurobraille": bytes.fromhex("0200055347280302000553540803020004534903"),
    "humanware": bytes.fromhex("1b0103000028"),
    "handytech": bytes.fromhex("fe54"),
    "freedomscientific": bytes.fromhex("01000000 80300000")
    + b"Freedom Scientific".ljust(24, b"\0")
    + b"Focus 40".ljust(16, b"\0")
    + b"5.10".ljust(8, b"\0"),
}
HELLOS["freedomscientific"] += bytes([-sum(HELLOS["freedomscientific"][4:]) & 0xFF])
CELLS = {"baum": 20, "eurobraille": 40, "humanware": 40, "handytech": 40, "freedomscientific": 40}
PAN_ON: dict[str, bytes] = {
    "baum": bytes.fromhex("1b2410 1b2400"),
    "eurobraille": bytes.fromhex("0200084b430000000103 0200084b430000000003"),
    "humanware": bytes.fromhex("1b050113 1b060113"),
    "handytech": bytes.fromhex("795402041416 795402049416"),
    "freedomscientific": bytes.fromhex("03002000 03000000"),
}
LINES: dict[str, Callable[[bytes], bytes]] = {
    "baum": lambda cells: b"\x1b\x01" + cells.replace(b"\x1b", b"\x1b\x1b"),
    "eurobraille": lambda cells: b"\x02" + (len(cells) + 4).to_bytes(2, "big") + b"BS" + cells + b"\x03",
    "humanware": lambda cells: b"\x1b\x02" + bytes([len(cells)]) + cells,
    "handytech": lambda cells: b"\x79\x54" + bytes([len(cells) + 1]) + b"\x01" + cells + b"\x16",
    "freedomscientific": lambda cells: _closed(b"\x81" + bytes([len(cells), 0, 0]) + cells),
}


def _closed(packet: bytes) -> bytes:
    return packet + bytes([-sum(packet) & 0xFF])


def fresh(name: str) -> Any:
    codec: Codec = driver(name).codec()
    return codec


def met(name: str) -> Any:
    codec = fresh(name)
    codec.feed(HELLOS[name])
    return codec


def fed_in_pieces(codec: Codec, data: bytes, size: int = 1) -> list[Signal]:
    found: list[Signal] = []
    for start in range(0, len(data), size):
        found += codec.feed(data[start : start + size])
    return found


def heres(signals: list[Signal]) -> list[int]:
    return [signal.cells for signal in signals if isinstance(signal, Here)]


@pytest.mark.parametrize("name", SERIAL)
def test_a_display_that_says_who_it_is_is_known(name: str) -> None:
    assert heres(fresh(name).feed(HELLOS[name])) == [CELLS[name]]


@pytest.mark.parametrize("name", SERIAL)
def test_bytes_may_come_one_by_one(name: str) -> None:
    codec = fresh(name)
    assert heres(fed_in_pieces(codec, HELLOS[name])) == [CELLS[name]]
    assert fed_in_pieces(codec, PAN_ON[name]) == [Pan(1)]


@pytest.mark.parametrize("name", SERIAL)
@calm
@given(st.data())
def test_packets_may_be_cut_anywhere(name: str, data: st.DataObject) -> None:
    codec = fresh(name)
    whole = HELLOS[name] + PAN_ON[name] * 3
    found: list[Signal] = []
    while whole:
        size = data.draw(st.integers(1, len(whole)))
        found += codec.feed(whole[:size])
        whole = whole[size:]
    assert [signal for signal in found if isinstance(signal, Pan)] == [Pan(1)] * 3
    assert heres(found) == [CELLS[name]]


@pytest.mark.parametrize("name", SERIAL)
@calm
@given(st.binary(max_size=200))
def test_noise_raises_nothing(name: str, noise: bytes) -> None:
    codec = met(name)
    assert isinstance(codec.feed(noise), list)
    assert isinstance(codec.gap(), list)


@pytest.mark.parametrize("name", SERIAL)
@calm
@given(st.data())
def test_after_a_lost_byte_and_a_silence_keys_are_heard_again(name: str, data: st.DataObject) -> None:
    codec = met(name)
    lost = data.draw(st.integers(0, len(PAN_ON[name]) - 1))
    codec.feed(PAN_ON[name][:lost] + PAN_ON[name][lost + 1 :])
    for _ in range(600):
        codec.gap()
    codec.feed(PAN_ON[name])  # lets go of whatever the broken packet left pressed
    assert Pan(1) in codec.feed(PAN_ON[name])


@pytest.mark.parametrize("name", SERIAL)
def test_the_very_next_key_after_half_a_packet_and_a_silence_is_heard(name: str) -> None:
    packets = PAN_ON[name]
    for size in range(1, len(packets)):
        codec = met(name)
        half = codec.feed(packets[:size])
        if half or packets[:size].endswith(packets[size:]):
            continue  # the key was down already: what follows is only its release
        for _ in range(600):
            codec.gap()
        assert Pan(1) in codec.feed(packets), packets[:size]


@pytest.mark.parametrize("name", SERIAL)
@calm
@given(st.data())
def test_after_a_broken_byte_and_a_silence_keys_are_heard_again(name: str, data: st.DataObject) -> None:
    codec = met(name)
    at = data.draw(st.integers(0, len(PAN_ON[name]) - 1))
    flip = data.draw(st.integers(1, 255))
    broken = bytearray(PAN_ON[name])
    broken[at] ^= flip
    codec.feed(bytes(broken))
    for _ in range(600):
        codec.gap()
    codec.feed(PAN_ON[name])
    assert Pan(1) in codec.feed(PAN_ON[name])


@pytest.mark.parametrize("name", SERIAL)
@calm
@given(st.binary(min_size=40, max_size=40))
def test_a_line_of_any_cells_is_packed_as_the_maker_says(name: str, cells: bytes) -> None:
    assert met(name).line(cells) == LINES[name](cells)


def test_a_wrong_checksum_is_refused() -> None:
    hello = bytearray(HELLOS["freedomscientific"])
    hello[-1] ^= 0x5A
    codec = fresh("freedomscientific")
    assert heres(codec.feed(bytes(hello))) == []
    for _ in range(100):
        assert heres(codec.gap()) == []


def test_a_frame_without_its_end_is_refused() -> None:
    broken = HELLOS["eurobraille"].replace(b"\x03", b"\x55")
    codec = fresh("eurobraille")
    assert heres(codec.feed(broken)) == []
    for _ in range(100):
        assert heres(codec.gap()) == []


def test_a_wrong_length_is_refused() -> None:
    broken = HELLOS["eurobraille"].replace(b"\x00\x04SI", b"\x00\x0bSI")
    assert heres(fresh("eurobraille").feed(broken + b"\x55" * 20)) == []


def test_a_packet_of_another_model_is_refused() -> None:
    assert met("handytech").feed(bytes.fromhex("795502041416 795502049416")) == []


def test_padding_between_frames_is_skipped() -> None:
    codec = met("eurobraille")
    assert codec.feed(b"\x55" * 9 + PAN_ON["eurobraille"] + b"\x55") == [Pan(1)]


def test_the_wire_of_each_maker() -> None:
    assert {name: driver(name).WIRE for name in SERIAL} == {
        "eurobraille": Wire(9600, "E"),
        "baum": Wire(19200, "N"),
        "humanware": Wire(115200, "E"),
        "handytech": Wire(19200, "O"),
        "freedomscientific": Wire(57600, "N"),
    }


def test_every_serial_driver_has_its_emulator() -> None:
    assert set(DEVICES) == set(SERIAL) == set(HELLOS)


# -- keys of one maker only -------------------------------------------------------------------------------------------


def test_a_chord_speaks_at_the_first_release_and_only_once() -> None:
    held = Held()
    assert held.now(["dot1"]) == []
    assert held.now(["dot1", "dot2"]) == []
    assert held.now(["dot2"]) == [Chord(0b11)]
    assert held.now([]) == []
    assert held.now(["dot2"]) == []
    assert held.now([]) == [Chord(0b10)]


@pytest.mark.parametrize(
    ("keys", "event"),
    [
        (["space", "dot1"], Steer("up")),
        (["space", "dot4"], Steer("down")),
        (["space", "dot3"], Steer("left")),
        (["space", "dot6"], Steer("right")),
        (["space", "dot1", "dot2", "dot3"], Steer("first")),
        (["space", "dot4", "dot5", "dot6"], Steer("last")),
        (["space", "dot1", "dot5"], Escape()),
        (["space", "dot4", "dot5"], Tab()),
        (["space", "dot1", "dot2", "dot5"], Help()),
        (["space", "dot1", "dot2", "dot3", "dot5"], Chord(0b10111, True)),
        (["space"], Chord(0, True)),
        (["dot7"], Erase()),
        (["dot8"], Enter()),
        (["backspace"], Erase()),
        (["backspace", "space"], Enter()),
        (["dot1", "dot7"], Chord(0b1000001)),
        (["press"], Enter()),
    ],
)
def test_chords_mean_what_braille_readers_know(keys: list[str], event: object) -> None:
    assert meaning(keys) == [event]


def test_a_key_nobody_named_means_nothing() -> None:
    assert meaning(["f1"]) == []


def test_eurobraille_thumbs_erase_and_confirm() -> None:
    codec = met("eurobraille")
    assert codec.feed(bytes.fromhex("0200064b42010003")) == [Erase()]
    assert codec.feed(bytes.fromhex("0200064b42030003")) == [Enter()]


def test_eurobraille_repeats_of_a_held_routing_key_are_ignored() -> None:
    codec = met("eurobraille")
    assert codec.feed(bytes.fromhex("0200064b49010503")) == [Route(4)]
    assert codec.feed(bytes.fromhex("0200064b49020503")) == []


def test_an_iris_wants_its_packet_back_and_a_display_back_from_its_menu_its_line() -> None:
    codec = met("eurobraille")
    assert codec.feed(bytes.fromhex("020004544c03")) == [Reply(bytes.fromhex("020004544c03"))]
    assert codec.feed(bytes.fromhex("020004525003")) == [Again()]


def test_a_bnote_pans_with_its_joystick_and_is_told_who_connects() -> None:
    codec = fresh("eurobraille")
    found = codec.feed(bytes.fromhex("0200055347280302000553541203020004534903"))
    assert found[0] == Here(40, "b.note")
    assert isinstance(found[1], Reply)
    assert b"Sn" in found[1].data
    assert codec.feed(bytes.fromhex("0200084b430004000003 0200084b430000000003")) == [Pan(1)]
    assert codec.goodbye() == bytes.fromhex("020004536e03")


def test_a_long_baum_name_is_read_to_its_end() -> None:
    codec = fresh("baum")
    found = codec.feed(b"\x1b\x84Refreshabraille 18\x1b\x01\x12")
    assert found == [Here(18, "Refreshabraille 18")]


def test_baum_cells_of_1b_are_doubled_and_routing_bits_read_to_the_next_packet() -> None:
    codec = met("baum")
    assert codec.line(b"\x1b\x01") == bytes.fromhex("1b011b1b01")
    assert codec.feed(bytes.fromhex("1b22 0000000000000001 1b22 0000000000000000")) == [Route(56)]
    assert codec.feed(bytes.fromhex("1b22 1b1b 00000000")) == [Route(0), Route(1), Route(3), Route(4)]


def test_baum_joystick_and_power_switch() -> None:
    codec = met("baum")
    assert codec.feed(bytes.fromhex("1b3410 1b3400")) == [Enter()]
    assert codec.feed(bytes.fromhex("1b1701")) == [Off()]


def test_a_brailliant_that_is_not_ready_is_waited_for() -> None:
    codec = fresh("humanware")
    assert codec.feed(bytes.fromhex("1b0103010000")) == []
    assert codec.feed(bytes.fromhex("1b0103001220")) == [Here(32, "Mantis Q40")]
    assert codec.feed(bytes.fromhex("1b1000")) == [Off()]


def test_a_brailliant_may_list_all_its_keys_at_once() -> None:
    codec = met("humanware")
    assert codec.feed(bytes.fromhex("1b0401 53")) == [Route(3)]
    assert codec.feed(bytes.fromhex("1b0402 0203")) == []
    assert codec.feed(bytes.fromhex("1b0400")) == [Chord(0b11)]


def test_help_tech_says_yes_and_no() -> None:
    codec = met("handytech")
    assert codec.feed(bytes.fromhex("795402077e16")) == [Taken()]
    assert codec.feed(bytes.fromhex("795402077d16")) == [NotTaken()]
    assert codec.feed(bytes.fromhex("7954020474 16 79540204f416")) == [Steer("left")]


def test_an_unknown_help_tech_model_is_known_once_it_counts_its_cells() -> None:
    codec = fresh("handytech")
    assert codec.feed(bytes.fromhex("fecc")) == []
    assert heres(codec.feed(bytes.fromhex("fdcc18"))) == [24]


def test_an_old_handy_tech_speaks_in_single_bytes() -> None:
    codec = fresh("handytech")
    assert codec.feed(bytes.fromhex("fe89")) == [Here(40, "Modular 40")]
    assert codec.line(bytes(40)) == b"\x01" + bytes(44)
    assert codec.feed(bytes.fromhex("23a3 7e 0c8c")) == [Route(3), Taken(), Pan(-1)]


def test_a_focus_has_wheels_rockers_and_two_rows_of_keys() -> None:
    codec = met("freedomscientific")
    assert codec.feed(bytes.fromhex("05020000")) == [Steer("up"), Steer("up")]
    assert codec.feed(bytes.fromhex("04070100 04070000")) == [Route(7)]
    assert codec.feed(bytes.fromhex("04070101")) == []
    assert codec.feed(_closed(bytes.fromhex("8201000020")) + _closed(bytes.fromhex("8201000000"))) == [Steer("down")]
    assert codec.feed(bytes.fromhex("02318100")) == [NotTaken()]
