"""After a private moment the line is empty: the cells, the text for displays that translate themselves, all of it."""

from __future__ import annotations

import pytest

from access_game.devices.braille.line import BrailleLine
from access_game.devices.braille.tables import encode

SECRET = "votre carte : y"


@pytest.mark.parametrize("length", [1, 30], ids=["in one window", "panned"])
def test_a_message_under_the_fingers_is_gone_with_the_private_moment(length: int) -> None:
    line = BrailleLine(40, encode)
    line.tell(" ".join([SECRET] * length))
    if length > 1:
        assert line.pan(1)
    assert SECRET in line.text and any(line.window())
    line.clear()
    assert line.text == "" and not any(line.window())
    assert not line.unread and not line.reading and not line.read()
    assert not line.pan(1) and not line.pan(-1)
    line.use(encode)  # another table writes the line anew
    line.resize(20)
    assert line.text == "" and not any(line.window())
