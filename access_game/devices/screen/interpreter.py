"""An old question in new words: Orca up to 45 asks for the line under the caret with `GetTextAtOffset`, which AccessKit
does not know; `GetStringAtOffset`, which it does, is answered alike. Without it the line being written is empty in
Orca's braille."""

from __future__ import annotations

import struct

OLD, NEW = b"GetTextAtOffset", b"GetStringAtOffset"
_HEAD = 16  # bytes before the fields of a message
_MEMBER = b"\x03\x01s\0"  # the field that names what is asked, and that its name is a string
_NEW_KINDS = (0, 1, 1, 2, 2, 3, 3)  # a letter; a word, a sentence, a line, each from its start or to its end


def in_new_words(letter: bytes) -> bytes:
    """A message as it came, unless it is that question."""
    if OLD not in letter:
        return letter
    order = "<" if letter[:1] == b"l" else ">"
    (length,) = struct.unpack_from(f"{order}I", letter, 12)
    start = _HEAD + (length + 7) // 8 * 8
    fields, body = letter[_HEAD : _HEAD + length], letter[start:]
    old = _MEMBER + struct.pack(f"{order}I", len(OLD)) + OLD + b"\0"
    before, found, after = fields.partition(old)
    if not found or len(before) % 8 or len(body) != 8:
        return letter
    offset, kind = struct.unpack(f"{order}iI", body)
    if kind >= len(_NEW_KINDS):
        return letter
    new = _MEMBER + struct.pack(f"{order}I", len(NEW)) + NEW + b"\0"
    fields = before + (_even(new) if after else new) + after
    head = letter[:12] + struct.pack(f"{order}I", len(fields))
    return head + _even(fields) + struct.pack(f"{order}iI", offset, _NEW_KINDS[kind])


def _even(block: bytes) -> bytes:
    """Every field, and the body, begins at a multiple of eight."""
    return block + b"\0" * (-len(block) % 8)
