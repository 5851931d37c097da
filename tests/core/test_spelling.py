"""The typed word chooses its cards."""

from __future__ import annotations

import pytest
from core.small_table import ANA, SmallTable
from scene import cards

from access_game.core.spelling import spell, writers
from access_game.core.table import Table


def spelling(word: str, notation: str, marks: bool = False) -> SmallTable:
    async def script(table: Table) -> tuple[int, ...]:
        return await spell(table, ANA, word, table.lay("hand", cards(notation), ANA), marks)

    return SmallTable(script)


@pytest.mark.parametrize(
    ("word", "hand", "slots"),
    [
        ("bac", "wA wB wC", (2, 1, 3)),
        ("été", "wE wT pE", (1, 2, 3)),
        ("été", "wE wT STAR", (1, 2, 3)),  # the star comes last
        ("été", "STAR wT wE", (3, 2, 1)),
        ("bac", "STAR wB STAR", (2, 1, 3)),
        ("bac", "wA wB STAR", (2, 1, 3)),
        ("bac", "wA wB", ()),
        ("bac", "wA STAR FIRE", ()),
        ("œuf", "wO wE wU wF", (1, 2, 3, 4)),
    ],
)
def test_a_word_takes_its_cards_in_order_and_stars_last(word: str, hand: str, slots: tuple[int, ...]) -> None:
    assert spelling(word, hand).result == slots


def test_where_marks_matter_the_player_says_which_card() -> None:
    assert spelling("a", "wA bA").result == (1,)
    table = spelling("ab", "wA bA wB", marks=True)
    assert table.asked == {ANA: "which_card"}
    table.says(ANA, 2)
    assert table.result == (2, 3)


def test_nothing_is_asked_where_every_card_is_used() -> None:
    assert spelling("aa", "wA bA", marks=True).result == (1, 2)
    assert spelling("ab", "pA pA wB", marks=True).result == (1, 3)


def test_a_word_the_cards_cannot_write_has_no_writers() -> None:
    assert writers("bac", dict(enumerate(cards("wB wA"), 1))) == []
