"""Orca's old question reaches AccessKit in words that it knows; every other message passes as it is."""

from __future__ import annotations

import struct

import pytest

from access_game.devices.screen.interpreter import in_new_words

PATH, MEMBER, INTERFACE, SIGNATURE = 1, 3, 2, 8


def field(code: int, value: str, order: str) -> bytes:
    if code == SIGNATURE:
        return bytes([code]) + b"\x01g\0" + bytes([len(value)]) + value.encode() + b"\0"
    kind = b"\x01o\0" if code == PATH else b"\x01s\0"
    return bytes([code]) + kind + struct.pack(f"{order}I", len(value)) + value.encode() + b"\0"


def even(block: bytes) -> bytes:
    return block + b"\0" * (-len(block) % 8)


def asked(member: str, order: str, *, last: bool = False, offset: int = -1, kind: int = 5) -> bytes:
    """A call as libdbus writes it; the member stands among the other fields, or last of all."""
    named = field(MEMBER, member, order)
    others = [field(PATH, "/org/a11y/atspi/accessible/0/4", order), field(INTERFACE, "org.a11y.atspi.Text", order)]
    others += [field(SIGNATURE, "iu", order)]
    rows = [*others, named] if last else [others[0], named, *others[1:]]
    fields = b"".join(even(row) for row in rows[:-1]) + rows[-1]
    mark = b"l" if order == "<" else b"B"
    head = mark + bytes([1, 0, 1]) + struct.pack(f"{order}3I", 8, 77, len(fields))
    return head + even(fields) + struct.pack(f"{order}iI", offset, kind)


@pytest.mark.parametrize("order", "<>")
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize(("old", "new"), list(enumerate((0, 1, 1, 2, 2, 3, 3))))
def test_the_old_question_becomes_the_new_one(order: str, last: bool, old: int, new: int) -> None:
    question = asked("GetTextAtOffset", order, last=last, offset=3, kind=old)
    assert in_new_words(question) == asked("GetStringAtOffset", order, last=last, offset=3, kind=new)


@pytest.mark.parametrize("order", "<>")
def test_all_else_passes_as_it_is(order: str) -> None:
    named_in_a_text = asked("GetText", order)[:-8] + b"GetTextAtOffset\0"
    for letter in (asked("GetStringAtOffset", order), asked("GetTextAtOffset", order, kind=9), named_in_a_text):
        assert in_new_words(letter) == letter
