from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_game.devices.braille.cells import cells, row
from access_game.devices.braille.tables import NAMES, encode, table
from access_game.home.shipped import shipped

from .calm import calm

CP1252 = [c for b in range(32, 256) if (c := bytes([b]).decode("cp1252", "ignore")) and b not in (0x7F, 0xA0, 0xAD)]


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("A blanc", "fr6", "46-1-0-12-123-1-1345-14"),
        ("A blanc", "fr8", "17-0-12-123-1-1345-14"),
        ("A blanc", "ueb1", "6-1-0-12-123-1-1345-14"),
        ("étoile", "fr6", "123456-2345-135-24-123-15"),
        ("étoile", "ueb1", "45-34-15-2345-135-24-123-15"),
        ("É", "fr6", "46-123456"),
        ("É", "fr8", "1234567"),
        ("œ", "fr6", "246"),
        ("œ", "fr8", "2468"),
        ("123", "fr6", "6-16-126-146"),
        ("123", "fr8", "16-126-146"),
        ("123", "ueb1", "3456-1-12-14"),
        ("+", "fr6", "6-235"),
        ("+", "fr8", "23578"),
        ("BOL", "fr6", "46-46-12-135-123"),
        ("BOLs", "fr6", "46-46-12-135-123-6-3-234"),
        ("3+4", "fr6", "6-146-235-1456"),
        ("AB CD EF", "ueb1", "6-6-6-1-12-0-14-145-0-15-124-6-3"),
        ("(A B C) d", "ueb1", "5-126-6-6-6-1-0-12-0-14-5-345-6-3-0-145"),
        ("1a", "ueb1", "3456-1-56-1"),
        ("12 34", "ueb1", "3456-1-12-5-14-145"),
    ],
)
def test_known_texts_have_their_cells(text: str, name: str, expected: str) -> None:
    assert row(encode(text, name).cells) == expected


def test_plus_plus_is_never_read_as_two_exclamation_marks() -> None:
    assert row(encode("A++", "fr6").cells) == "46-1-6-235-6-235"
    assert encode("!!", "fr6").cells not in encode("A++", "fr6").cells


@pytest.mark.parametrize("name", NAMES)
def test_no_character_of_western_print_vanishes(name: str) -> None:
    for char in CP1252:
        if char != " ":
            assert encode(char, name).cells.strip(b"\0"), char


@pytest.mark.parametrize("name", ["fr8", "en8"])
def test_computer_braille_gives_each_character_a_cell_of_its_own(name: str) -> None:
    shared = "’" if name == "fr8" else "’Ø"  # made plain by us; sharing a cell with "[" in the American table
    found = {char: encode(char, name).cells for char in CP1252 if char not in shared}
    assert {len(many) for many in found.values()} == {1}
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize("name", NAMES)
def test_a_character_without_cells_is_felt_as_unknown(name: str) -> None:
    unknown = table(name).unknown
    assert unknown.strip(b"\0")
    for glyph in "★漢🎲":
        assert encode(glyph, name).cells == unknown


def test_a_braille_pattern_is_its_own_cell() -> None:
    assert encode("⠿⣿", "fr6").cells == b"\x3f\xff"


def test_an_unknown_accent_leaves_its_letter() -> None:
    assert encode("ő", "fr8").cells == encode("o", "fr8").cells
    assert encode("Š", "fr6").cells == encode("S", "fr6").cells


def test_typography_is_made_plain() -> None:
    assert encode("l’étoile").cells == encode("l'étoile").cells
    assert encode("2\u202f000\u00a0€").cells == encode("2 000 €").cells
    assert encode("\u2068Ana\u2069").cells == encode("Ana").cells


def test_an_accent_typed_apart_joins_its_letter_and_keeps_its_place() -> None:
    apart = encode("e\u0301a")
    assert apart.cells == encode("éa").cells
    assert apart.chars == (0, 2)


def test_each_cell_knows_its_character() -> None:
    found = encode("A 12", "fr6")
    assert row(found.cells) == "46-1-0-6-16-126"
    assert found.chars == (0, 0, 1, 2, 2, 3)
    assert [found.cell_of(char) for char in range(5)] == [0, 2, 3, 5, 6]


@pytest.mark.parametrize("name", NAMES)
@calm
@given(text=st.text(max_size=40))
def test_any_text_can_be_written(name: str, text: str) -> None:
    found = encode(text, name)
    assert len(found.cells) == len(found.chars)
    assert list(found.chars) == sorted(found.chars)
    assert all(0 <= char < len(text) for char in found.chars)


def test_the_hundred_cards_have_their_labels() -> None:
    with open(shipped("braille") / "cards.toml", "rb") as file:
        rows = tomllib.load(file)["cards"]
    assert sum(r["copies"] for r in rows) == 100
    by_mark = {mark: sum(r["copies"] for r in rows if r["mark"] == mark) for mark in ("white", "black", "+", "++")}
    assert by_mark == {"white": 26, "black": 26, "+": 28, "++": 10}
    labels = {(r["face"], r["mark"]): r["dots"] for r in rows}
    assert len(set(labels.values())) == len(labels) == 70
    assert cells(labels["A", "++"]) == encode("A++", "fr6").cells
    assert cells(labels["star", ""]) == encode("étoile", "fr6").cells
    assert labels["B", "black"] == "46-12-36-36"
