"""One search for packets serves four makers, and finds in damaged bytes what each of them found by itself."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_game.devices.braille.events import Pan
from access_game.devices.braille.packets import NOT_YET, NOTHING, Found, Packets, skip_to
from access_game.devices.braille.signals import Signal, Taken

from .calm import calm
from .old_searches import ALONE
from .test_codecs import HELLOS, PAN_ON, fresh

OLD_HELLO = bytes.fromhex("fe89")  # a Handy Tech of the age of single bytes
SILENCE = b""


@st.composite
def damaged(draw: st.DrawFn, name: str) -> list[bytes]:
    """What a bad cable makes of real packets: bytes lost, changed, added and said twice; cut anywhere, with silences.
    Silence is an empty piece."""
    packets = [HELLOS[name], PAN_ON[name], PAN_ON[name][: len(PAN_ON[name]) // 2]]
    packets += [OLD_HELLO] if name == "handytech" else []
    parts = draw(st.lists(st.one_of(st.sampled_from(packets), st.binary(max_size=6)), min_size=1, max_size=6))
    stream = bytearray(b"".join(parts))
    for _ in range(draw(st.integers(0, 4))):
        at = draw(st.integers(0, len(stream)))
        stream[at : at + draw(st.integers(0, 2))] = draw(st.binary(max_size=2))
    pieces: list[bytes] = []
    while stream:
        size = draw(st.integers(1, max(1, len(stream))))
        pieces.append(bytes(stream[:size]))
        del stream[:size]
        pieces += [SILENCE] * draw(st.sampled_from((0, 0, 1, 5)))
    return [*pieces, *[SILENCE] * 8]


@pytest.mark.parametrize("name", sorted(ALONE))
@settings(calm, max_examples=400)
@given(st.data())
def test_the_shared_search_finds_what_each_maker_found_alone(name: str, data: st.DataObject) -> None:
    together, alone = fresh(name), ALONE[name](fresh(name))
    for piece in data.draw(damaged(name)):
        found: list[Signal] = together.feed(piece) if piece else together.gap()
        assert found == (alone.feed(piece) if piece else alone.gap())


@pytest.mark.parametrize("name", sorted(ALONE))
def test_both_find_whole_packets(name: str) -> None:
    """Else the scene above might compare nothing with nothing."""
    together, alone = fresh(name), ALONE[name](fresh(name))
    whole = HELLOS[name] + PAN_ON[name]
    found = [together.feed(whole[at : at + 1]) for at in range(len(whole))]
    assert found == [alone.feed(whole[at : at + 1]) for at in range(len(whole))]
    assert Pan(1) in found[-1]


def look(row: bytearray) -> Found:
    """A protocol of three signs: A, any byte, Z."""
    if before := skip_to(ord("A"), row):
        return before
    if len(row) < 3:
        return NOT_YET
    return Found(3, [Taken()]) if row[2] == ord("Z") else NOTHING


@pytest.mark.parametrize(
    ("pieces", "found"),
    [
        ([b"A1Z"], [1]),
        ([b"A", b"1", b"Z"], [0, 0, 1]),
        ([b"..A1ZA2Z."], [2]),
        ([b"A1.A2Z"], [1]),
        ([b"AAZZ"], [1]),
        ([b"AA1Z"], [1]),
        ([b"A1", SILENCE, b"Z", b"A1Z"], [0, 0, 0, 1]),
        ([b"AA", SILENCE, b"1Z"], [0, 0, 1]),
        ([SILENCE, b"A1Z"], [0, 1]),
    ],
    ids=str,
)
def test_a_packet_is_found_wherever_it_begins(pieces: list[bytes], found: list[int]) -> None:
    packets = Packets(look)
    assert [len(packets.feed(piece) if piece else packets.gap()) for piece in pieces] == found
