"""The box of one hundred cards, and letters as the cards carry them."""

from __future__ import annotations

from collections import Counter

import pytest

from access_game.core.cards import BLACK, BOX, FIRECRACKER, PLUS, PLUS_PLUS, STAR, WHITE, choose
from access_game.core.letters import VOWELS, fold
from access_game.games import zieufermix

TOTALS = "A7 B2 C2 D2 E10 F2 G2 H2 I5 J2 K2 L4 M3 N4 O6 P2 Q2 R5 S6 T5 U5 V2 W2 X2 Y2 Z2"


def counted(row: str) -> dict[str, int]:
    return {word[0]: int(word[1:]) for word in row.split()}


def test_the_box_holds_one_hundred_cards() -> None:
    assert len(BOX) == 100
    assert sum(card.is_letter for card in BOX) == 90
    faces = Counter(card.face for card in BOX)
    assert (faces.pop(STAR), faces.pop(FIRECRACKER)) == (7, 3)
    assert faces == counted(TOTALS)


def test_every_card_is_a_different_card() -> None:
    assert [card.id for card in BOX] == list(range(100))


def test_the_marks_divide_the_letters_as_the_box_does() -> None:
    marks = {mark: Counter(c.face for c in BOX if c.mark == mark) for mark in (WHITE, BLACK, PLUS, PLUS_PLUS)}
    assert marks[WHITE] == marks[BLACK] == Counter("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    assert marks[PLUS] == counted("A3 E6 I1 L2 M1 N2 O2 R3 S4 T3 U1")
    assert marks[PLUS_PLUS] == counted("A2 E2 I2 O2 U2")
    assert all(card.mark == "" for card in BOX if not card.is_letter)


def test_solitix_plays_with_74_cards_of_which_33_stop() -> None:
    solitix = [card for card in BOX if card.mark != WHITE]
    laid = [card for card in solitix if card.face != FIRECRACKER]
    stopping = [card for card in laid if card.mark == BLACK or card.face == STAR]
    assert (len(solitix), len(laid), len(stopping), len(laid) - len(stopping)) == (74, 71, 33, 38)
    assert choose("A", PLUS_PLUS)[0] not in stopping  # its ink is black, but it is not of the black alphabet


def test_zieufermix_takes_sixteen_cards_and_leaves_one_a_plus_in_the_box() -> None:
    faces = Counter((card.face, card.mark) for card in zieufermix.CARDS)
    assert faces == {
        ("A", BLACK): 1,
        ("A", WHITE): 1,
        ("A", PLUS): 2,
        ("A", PLUS_PLUS): 2,
        (STAR, ""): 7,
        (FIRECRACKER, ""): 3,
    }
    assert len({card.id for card in zieufermix.CARDS}) == 16
    assert len([card for card in choose("A", PLUS, 3) if card not in zieufermix.CARDS]) == 1


def test_y_is_a_vowel() -> None:
    vowels = [card for card in BOX if card.face in VOWELS]
    consonants = [card for card in BOX if card.is_letter and card.face not in VOWELS]
    assert (len(vowels), len(consonants)) == (35, 55)
    assert len(BOX) - len(consonants) == 45


def test_the_alphabets_alone_are_52_cards() -> None:
    """Frontibix: with the firecrackers 55. Amipourix and Bazardelix choose from the same 52."""
    alphabets = [card for card in BOX if card.mark in (WHITE, BLACK)]
    assert len(alphabets) == 52
    assert len(alphabets) + len(choose(FIRECRACKER, count=3)) == 55


def test_one_cannot_choose_more_cards_than_there_are() -> None:
    with pytest.raises(ValueError, match="holds 7"):
        choose(STAR, count=8)


@pytest.mark.parametrize(
    ("typed", "letters"),
    [
        ("Œuf", "OEUF"),
        ("garçon", "GARCON"),
        ("arc-en-ciel", "ARCENCIEL"),
        ("Île", "ILE"),
        ("Straße", "STRASSE"),
        ("ex æquo", "EXAEQUO"),
        ("aujourd’hui", "AUJOURDHUI"),
        ("l'été", "LETE"),
        ("e\u0301te\u0301", "ETE"),
        ("3,14", ""),
    ],
)
def test_a_word_is_folded_to_the_letters_of_the_cards(typed: str, letters: str) -> None:
    assert fold(typed) == letters
