"""The journal as text: what was written is read, a torn end is dropped, and anything else that is wrong is named."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_game.core.journal import LONGEST_LINE, Damaged, Header, Line, first_line, next_line, read, read_header
from access_game.core.messages import Entry
from access_game.core.names import LONGEST_NAME, sayable
from access_game.core.notes import Ended, HandedOver, Hinted, Passed, Rested, Undone
from access_game.core.seats import CLOCK, DEALER, Seat

HEADER = Header("zieufermix", 1, ("Ana", "Bob"), ("", "hard"), {"spread": "grid"}, begun="2026-11-16")
ENTRIES = [
    Entry(DEALER, [3, 1, 2], 0),
    Entry(Seat(0), 5, 1200),
    Entry(Seat(1), "œuf à la coque", 2400),
    Entry(CLOCK, None, 3000),
    Entry(Seat(0), True, 4000),
]
NOTED: list[Line] = [
    *ENTRIES[:2],
    Undone(1),
    ENTRIES[1],
    HandedOver(Seat(0), "easy"),
    *ENTRIES[2:],
    Undone(2),
    Rested(True),
    Rested(False),
    Passed(Seat(0)),
    ENTRIES[4],
    Hinted(Seat(1)),
    Ended(),
]

words = st.from_regex(r"[a-z_][a-z0-9_]{0,12}", fullmatch=True)
names = st.text(min_size=1, max_size=12).map(sayable)
answers = st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.integers(0, 99))


def lines_for(seats: int) -> st.SearchStrategy[list[Line]]:
    entry = st.builds(Entry, st.integers(-3, seats - 1).map(Seat), answers, st.integers(0, 10**9))
    some_seat = st.integers(0, seats - 1).map(Seat)
    handed = st.builds(HandedOver, some_seat, st.sampled_from(["", "easy", "hard"]))
    of_a_seat = st.sampled_from([Passed, Hinted]).flatmap(lambda note: st.builds(note, some_seat))
    return st.lists(entry | handed | of_a_seat | st.builds(Rested, st.booleans()), max_size=12)


@st.composite
def headers(draw: st.DrawFn) -> Header:
    seats = draw(st.lists(names, min_size=1, max_size=20))
    return Header(
        game=draw(words),
        rules=draw(st.integers(1, 9)),
        seats=tuple(seats),
        levels=tuple(draw(st.sampled_from(["", "easy", "hard"])) for _ in seats),
        options=draw(st.dictionaries(words, st.booleans() | st.integers() | st.text(max_size=5), max_size=3)),
        words=draw(st.text(max_size=8)),
        language=draw(st.sampled_from(["fr", "en"])),
        begun="2026-11-16",
        seed=draw(st.none() | st.integers()),
        pace=draw(st.sampled_from([0.0, 1.0, 2, 4])),
        choices=draw(st.dictionaries(words, st.tuples(*[st.booleans() | st.integers(0, 9)] * len(seats)), max_size=2)),
    )


def written(header: Header = HEADER, journal: Sequence[Line] = ENTRIES) -> bytes:
    text, check = first_line(header)
    for entry in journal:
        line, check = next_line(entry, check)
        text += line
    return text.encode()


def damage(data: bytes) -> tuple[str, int]:
    with pytest.raises(Damaged) as damaged:
        read(data)
    return damaged.value.reason, damaged.value.line


@given(headers(), st.data())
def test_what_was_written_is_read(header: Header, data: st.DataObject) -> None:
    journal = data.draw(lines_for(len(header.seats)))
    text = written(header, journal)
    reading = read(text)
    assert (reading.header, reading.lines, reading.length) == (header, journal, len(text))
    assert text.count(b"\n") == len(journal) + 1
    assert read_header(text) == header


@given(lines_for(2), lines_for(2))
def test_a_journal_read_can_be_written_on(before: list[Line], after: list[Line]) -> None:
    data = written(HEADER, before)
    check = read(data).check
    for line in after:
        text, check = next_line(line, check)
        data += text.encode()
    assert read(data).lines == before + after


def test_a_journal_of_the_first_format_is_read_too() -> None:
    old = signed(header_with(**{'"access_game":3': '"access_game":1'}), "[-1,[3,1,2],0]", "[0,5,1200]")
    assert (read(old).header, read(old).entries) == (HEADER, ENTRIES[:2])
    line, _ = next_line(Undone(1), read(old).check)
    assert read(old + line.encode()).entries == ENTRIES[:1]


def test_a_journal_of_the_second_format_is_read_too() -> None:
    old = signed(header_with(**{'"access_game":3': '"access_game":2'}), "[-1,[3,1,2],0]", "[0,5,1200]", '{"undone":1}')
    assert (read(old).header, read(old).entries) == (HEADER, ENTRIES[:1])


def test_nothing_comes_after_the_end() -> None:
    ended = written(HEADER, [*ENTRIES, Ended()])
    assert read(ended).is_ended and not read(written()).is_ended
    for more in (ENTRIES[0], Rested(True), Ended()):
        assert damage(written(HEADER, [*ENTRIES, Ended(), more])) == ("damaged_line", len(ENTRIES) + 3)


def test_what_was_taken_back_is_gone_and_who_sits_where_is_known() -> None:
    reading = read(written(HEADER, NOTED))
    assert reading.lines == NOTED
    assert reading.entries == [*ENTRIES[:2], ENTRIES[4]]
    assert reading.levels == ("easy", "hard")


def test_every_prefix_of_bytes_is_the_whole_lines_of_it_or_refused_at_the_first() -> None:
    whole = written(HEADER, NOTED)
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for length in range(len(whole) + 1):
        count = sum(end <= length for end in ends)
        if count:
            reading = read(whole[:length])
            assert (reading.lines, reading.length) == (NOTED[: count - 1], ends[count - 1])
        else:
            assert damage(whole[:length]) == ("not_a_journal", 1)


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
    assert damage(signed(header_with(**{'"access_game":3': '"access_game":4'}))) == ("newer_journal", 1)


@pytest.mark.parametrize("body", ["5", '"x"', "[]", "{}", "null", "not json", '{"access_game":1}', "[" * 60_000])
def test_a_well_signed_first_line_that_is_no_header_is_no_journal(body: str) -> None:
    assert damage(signed(body)) == ("not_a_journal", 1)


STRANGE: dict[str, list[Any]] = {
    "access_game": [True, 0, -1, "2", None],
    "game": ["", 7, "../zieufermix", "zieu fermix", "é", "x" * 300, None],
    "rules": [0, -1, True, "1", 1.0, None, 10**9],
    "seats": ["", "Ana", [], {}, [7, "Bob"], ["Ana"] * 21, [["Ana"], "Bob"], None],
    "levels": ["", [], ["hard"], ["", "hard", ""], ["", 7], ["", "very hard"], None],
    "choices": [[], "", {"level": 1}, {"level": [1]}, {"level": [1, None]}, {"level": [1, 2, 3]}, {"x" * 300: [1, 2]}],
    "options": [[], "", {"spread": []}, {"spread": None}, {"spread": 1.5}, {"x" * 300: 1}, {"a": 10**200}, None],
    "words": [7, None, "x" * 300],
    "language": ["", 7, "../fr", None],
    "begun": [7, None, "\x1b[2J", "x" * 300],
    "seed": ["3", True, 1.5, 10**200],
    "pace": ["1", True, None, -1, 1000, float("nan"), float("inf")],
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in STRANGE.items() for value in values])
def test_a_header_with_a_right_check_is_believed_in_no_field(field: str, value: Any) -> None:
    fields = {"access_game": 3, **replace(HEADER).__dict__, field: value}
    body = json.dumps(fields)
    assert damage(signed(body)) == ("not_a_journal", 1)
    with pytest.raises(Damaged):
        read_header(signed(body))


@pytest.mark.parametrize("missing", ["access_game", "game", "rules", "seats", "levels"])
def test_a_header_without_what_a_match_needs_is_no_journal(missing: str) -> None:
    fields = {"access_game": 3, **HEADER.__dict__}
    del fields[missing]
    assert damage(signed(json.dumps(fields))) == ("not_a_journal", 1)


def test_a_header_with_something_unheard_of_is_no_journal() -> None:
    assert damage(signed(json.dumps({"access_game": 3, **HEADER.__dict__, "tongue": "fr"}))) == ("not_a_journal", 1)


BODIES = [
    *("5", "[]", "[0,1]", '["0",1,2]', "[0,1,null]", "[0,1,2,3]", "{}", "}", "[2,1,2]", "[-4,1,2]", "[true,1,2]"),
    *("[0,1,-5]", "[0,1,true]", "[0,1,1.5]", '{"undone":-1}', '{"undone":2}', '{"undone":true}', '{"undone":0,"x":1}'),
    *('{"handed_over":2,"level":""}', '{"handed_over":0}', '{"handed_over":0,"level":7}'),
    *('{"handed_over":0,"level":"../x"}', '{"handed_over":0,"level":"easy","x":1}', '{"gone":1}'),
]


@pytest.mark.parametrize("body", BODIES)
def test_a_well_signed_line_that_is_no_entry_is_damaged(body: str) -> None:
    assert damage(signed(header_with(), "[0,5,10]", body)) == ("damaged_line", 3)


@pytest.mark.parametrize(
    "body",
    [f"[0,{'9' * 24_000_000},1]", f'[0,"{"a" * 24_000_000}",1]', "[0," + "[" * 12_000_000, f"[0,{'9' * 5000},1]"],
    ids=["digits", "letters", "brackets", "a number of thousands of digits"],
)
def test_a_line_nobody_could_have_written_is_refused_without_being_understood(
    body: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading it cost a minute. What is understood at all is short."""
    data = signed(header_with(), body)
    understood: list[int] = []
    loads = json.loads
    monkeypatch.setattr(json, "loads", lambda text: (understood.append(len(text)), loads(text))[1])
    assert damage(data) == ("damaged_line", 2)
    assert max(understood) <= LONGEST_LINE


def test_a_first_line_without_end_is_no_journal() -> None:
    assert damage(signed(json.dumps({"access_game": 3, **HEADER.__dict__, "begun": "x" * LONGEST_LINE})))[1] == 1


@pytest.mark.parametrize(
    ("name", "heard"),
    [
        ("Ana\x1b[2J\x07", "Ana [2J"),
        ("Ana\nBob", "Ana Bob"),
        ("\u202eana\u2066", "ana"),
        ("x" * 5000, "x" * LONGEST_NAME),
        (" \t ", "?"),
        ("Zo\udce9", "Zo\udce9"),
        ("Jean-Noël D’Arc", "Jean-Noël D’Arc"),
    ],
)
def test_a_strange_name_in_an_older_file_is_made_harmless_and_the_match_read(name: str, heard: str) -> None:
    reading = read(written(replace(HEADER, seats=(name, "Bob"))))
    assert reading.header.seats == (heard, "Bob")
    assert reading.entries == ENTRIES


def test_a_header_knows_how_the_match_was_set_up() -> None:
    setup = read(written()).header.setup
    assert (setup.names, setup.level(0), setup.level(1), setup.options) == (
        ("Ana", "Bob"),
        "",
        "hard",
        {"spread": "grid"},
    )
