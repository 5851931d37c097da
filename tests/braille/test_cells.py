from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_game.devices.braille.cells import cell, cells, dots, from_unicode, row, to_unicode

from .calm import calm


def test_the_letter_h_is_dots_1_2_5() -> None:
    assert cell("125") == 0b10011
    assert dots(cell("125")) == "125"
    assert to_unicode(b"\x13") == "⠓"


def test_a_row_of_cells_reads_back() -> None:
    assert cells("46-1-0") == bytes([0b101000, 1, 0])
    assert row(cells("46-1-0")) == "46-1-0"
    assert cells("") == b""


def test_a_dot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="no dot"):
        cell("19")


def test_a_character_that_is_no_braille_is_refused() -> None:
    with pytest.raises(ValueError, match="not a braille pattern"):
        from_unicode("⠓a")


@calm
@given(st.binary(max_size=80))
def test_any_cells_go_to_unicode_and_to_dots_and_back(many: bytes) -> None:
    assert from_unicode(to_unicode(many)) == many
    assert cells(row(many)) == many
