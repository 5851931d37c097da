from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_game.devices.braille.cells import cell, cells
from access_game.devices.braille.perkins import decoder
from access_game.devices.braille.tables import NAMES, encode, table

from .calm import calm


def typed(name: str, dots: str) -> str:
    reader = decoder(name)
    return "".join(reader.press(one) for one in cells(dots)) + reader.flush()


@pytest.mark.parametrize(
    "text",
    [
        "bonjour", "Bonjour", "BONJOUR", "BOLs", "été", "À toi", "garçon", "œuf", "12", "a 12 b", "A++", "3+4", "x=3",
        "1,5", "12:30", "n°3", "100 %", "5 €", "l'étoile", "arc-en-ciel", "oui ?", "non !", "(a)", "R2D2", "A-B", "ÎLE",
    ],
)  # fmt: skip
@pytest.mark.parametrize("name", ["fr6", "fr8"])
def test_what_is_written_in_french_reads_back(name: str, text: str) -> None:
    reader = decoder(name)
    assert "".join(map(reader.press, encode(text, name).cells)) + reader.flush() == text


@pytest.mark.parametrize(
    "text", ["hello", "Hello", "HELLO", "HELLo", "12", "1a", "12 34", "A+B", "AB CD EF gh", "it's", "5 %", "café"]
)
@pytest.mark.parametrize("name", ["ueb1", "en8"])
def test_what_is_written_in_english_reads_back(name: str, text: str) -> None:
    reader = decoder(name)
    assert "".join(map(reader.press, encode(text, name).cells)) + reader.flush() == text


def test_a_card_letter_may_be_bare_or_capital_or_with_dot_7() -> None:
    for dots in ("12", "46-12", "127"):
        assert typed("fr6", dots).upper() == "B"
    assert typed("fr6", "127") == typed("fr6", "46-12") == "B"
    assert typed("fr8", "12").upper() == typed("fr8", "127") == "B"


def test_letters_come_at_once_and_signs_wait_for_theirs() -> None:
    reader = decoder("fr6")
    assert [reader.press(one) for one in cells("46-1-6-16-0-1")] == ["", "A", "", "1", " ", "a"]


def test_a_sign_without_its_letter_can_be_taken_back() -> None:
    reader = decoder("fr6")
    reader.press(cell("46"))
    assert reader.erase()
    assert reader.press(cell("1")) == "a"
    assert not reader.erase()


def test_the_number_sign_ends_with_the_number() -> None:
    assert typed("fr6", "6-16-126-0-16") == "12 â"
    assert typed("ueb1", "3456-1-12-0-1") == "12 a"


def test_six_and_three_end_a_run_of_capitals() -> None:
    assert typed("fr6", "46-46-1-12-6-3-14") == "ABc"


@pytest.mark.parametrize("name", NAMES)
@calm
@given(struck=st.lists(st.integers(0, 255), max_size=60))
def test_no_row_of_dots_confuses_a_decoder_for_good(name: str, struck: list[int]) -> None:
    reader = decoder(name)
    for one in struck:
        assert isinstance(reader.press(one), str)
    reader.flush()
    assert reader.press(cell("1")) == "a"


def test_every_cell_of_french_computer_braille_is_one_character() -> None:
    reader, signs = decoder("fr8"), table("fr8").signs
    for char, many in signs.items():
        if char != "−":  # shares its cell with the hyphen
            assert reader.press(many[0]) == char
