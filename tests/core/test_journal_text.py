"""The journal as text: what was written is read, a torn end is dropped, and anything else that is wrong is named."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_game.core.journal import Damaged, Header, first_line, next_line, read
from access_game.core.messages import CLOCK, DEALER, Entry, Seat

HEADER = Header("zieufermix", 1, ("Ana", "Bob"), ("", "hard"), {"spread": "grid"}, begun="2026-11-16")
ENTRIES = [
    Entry(DEALER, [3, 1, 2], 0),
    Entry(Seat(0), 5, 1200),
    Entry(Seat(1), "œuf à la coque", 2400),
    Entry(CLOCK, None, 3000),
    Entry(Seat(0), True, 4000),
]

names = st.text(min_size=1, max_size=8)
answers = st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.integers(0, 99))
entries = st.lists(st.builds(Entry, st.integers(-3, 7).map(Seat), answers, st.integers(0, 10**9)), max_size=12)
headers = st.builds(
    Header,
    game=names,
    rules=st.integers(1, 9),
    seats=st.lists(names, max_size=5).map(tuple),
    levels=st.lists(st.sampled_from(["", "easy", "hard"]), max_size=5).map(tuple),
    options=st.dictionaries(names, st.booleans() | st.integers() | st.text(max_size=5), max_size=3),
    words=st.text(max_size=8),
    begun=st.text(max_size=8),
    seed=st.none() | st.integers(),
    pace=st.sampled_from([0.0, 1.0, 2.0, 4.0]),
)


def written(header: Header = HEADER, journal: list[Entry] = ENTRIES) -> bytes:
    text, check = first_line(header)
    for entry in journal:
        line, check = next_line(entry, check)
        text += line
    return text.encode()


def damage(data: bytes) -> tuple[str, int]:
    with pytest.raises(Damaged) as damaged:
        read(data)
    return damaged.value.reason, damaged.value.line


@given(headers, entries)
def test_what_was_written_is_read(header: Header, journal: list[Entry]) -> None:
    data = written(header, journal)
    reading = read(data)
    assert (reading.header, reading.entries, reading.length) == (header, journal, len(data))
    assert data.count(b"\n") == len(journal) + 1


@given(entries, entries)
def test_a_journal_read_can_be_written_on(before: list[Entry], after: list[Entry]) -> None:
    data = written(HEADER, before)
    check = read(data).check
    for entry in after:
        line, check = next_line(entry, check)
        data += line.encode()
    assert read(data).entries == before + after


def test_a_broken_byte_typed_at_a_terminal_does_not_break_the_journal() -> None:
    typed = Entry(Seat(0), b"caf\xe9".decode("utf-8", "surrogateescape"), 1)
    assert read(written(HEADER, [typed])).entries == [typed]


def test_accents_can_be_read_in_the_file() -> None:
    assert "œuf à la coque" in written().decode()


def test_a_torn_last_line_is_dropped_wherever_it_is_torn() -> None:
    whole = written()
    start = len(written(journal=ENTRIES[:-1]))
    for end in range(start, len(whole)):
        reading = read(whole[:end])
        assert (reading.entries, reading.length) == (ENTRIES[:-1], start)


def test_a_torn_first_line_is_no_journal() -> None:
    assert damage(written(journal=[])[:-1]) == ("not_a_journal", 1)
    assert damage(b"") == ("not_a_journal", 1)
    assert damage(b"Dear diary,\ntoday") == ("not_a_journal", 1)
    assert damage(b"\x89PNG\r\n\x1a\n\x00\x00") == ("not_a_journal", 1)


def test_any_changed_byte_is_found_and_its_line_named() -> None:
    whole = written()
    for place in range(len(whole) - 1):  # without its newline the last line is torn, not changed
        changed = whole[:place] + bytes([whole[place] ^ 0x15]) + whole[place + 1 :]
        line = whole[:place].count(b"\n") + 1
        assert damage(changed) == ("not_a_journal" if line == 1 else "damaged_line", line)


@pytest.mark.parametrize("lost", range(1, len(ENTRIES)))
def test_a_lost_line_is_found_where_it_is_missing(lost: int) -> None:
    lines = written().splitlines(keepends=True)
    assert damage(b"".join(lines[:lost] + lines[lost + 1 :])) == ("damaged_line", lost + 1)


@pytest.mark.parametrize("doubled", range(len(ENTRIES) + 1))
def test_a_doubled_line_is_found(doubled: int) -> None:
    lines = written().splitlines(keepends=True)
    assert damage(b"".join(lines[: doubled + 1] + lines[doubled:])) == ("damaged_line", doubled + 2)


def test_two_lines_that_changed_places_are_found() -> None:
    lines = written().splitlines(keepends=True)
    lines[2], lines[3] = lines[3], lines[2]
    assert damage(b"".join(lines)) == ("damaged_line", 3)


def signed(*bodies: str) -> bytes:
    """Lines with a right check, whatever they say."""
    data, check = b"", 0
    for body in bodies:
        check = crc32(body.encode(), check)
        data += f"{check:08x} {body}\n".encode()
    return data


def header_with(**other: Any) -> str:
    line, _ = first_line(HEADER)
    text = line[9:-1]
    for name, value in other.items():
        assert name in text
        text = text.replace(name, value)
    return text


def test_a_journal_of_a_newer_program_is_called_newer() -> None:
    assert damage(signed(header_with(**{'"access_game":1': '"access_game":2'}))) == ("newer_journal", 1)


@pytest.mark.parametrize("body", ["5", '"x"', "[]", "{}", "null", "not json", '{"access_game":1}', "[" * 100_000])
def test_a_well_signed_first_line_that_is_no_header_is_no_journal(body: str) -> None:
    assert damage(signed(body)) == ("not_a_journal", 1)


def test_a_header_with_strange_seats_is_no_journal() -> None:
    assert damage(signed(header_with(**{'"Ana"': "7"}))) == ("not_a_journal", 1)
    assert damage(signed(header_with(**{'"language"': '"tongue"'}))) == ("not_a_journal", 1)


@pytest.mark.parametrize("body", ["5", "[]", "[0,1]", '["0",1,2]', "[0,1,null]", "[0,1,2,3]", "{}", "}"])
def test_a_well_signed_line_that_is_no_entry_is_damaged(body: str) -> None:
    assert damage(signed(header_with(), "[0,5,10]", body)) == ("damaged_line", 3)


def test_a_header_knows_how_the_match_was_set_up() -> None:
    setup = read(written()).header.setup
    assert (setup.names, setup.level(0), setup.level(1), setup.options) == (
        ("Ana", "Bob"),
        "",
        "hard",
        {"spread": "grid"},
    )
