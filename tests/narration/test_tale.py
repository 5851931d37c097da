"""The story as it is read in the end."""

from __future__ import annotations

from access_game.core.seats import Seat
from access_game.narration.tale import runs

ANA, BOB = Seat(0), Seat(1)


def test_each_says_what_they_laid_and_words_in_a_row_are_one_breath() -> None:
    assert runs([(ANA, "Fabien"), (BOB, "et"), (BOB, "Yves"), (ANA, "chantent")]) == [
        (ANA, "Fabien"),
        (BOB, "et Yves"),
        (ANA, "chantent."),
    ]


def test_a_star_ends_the_sentence_of_the_word_before_it_and_the_next_one_has_a_capital() -> None:
    told = [(ANA, "elle"), (BOB, "dort"), (ANA, "."), (BOB, "puis"), (ANA, "ronfle"), (BOB, ".")]
    assert runs(told) == [(ANA, "Elle"), (BOB, "dort. Puis"), (ANA, "ronfle.")]


def test_an_elided_word_is_said_by_who_laid_the_word_after_it() -> None:
    assert runs([(ANA, "l'"), (BOB, "éléphant"), (ANA, "rit")]) == [(BOB, "L'éléphant"), (ANA, "rit.")]


def test_a_story_that_stops_at_an_elision_is_read_to_its_end() -> None:
    assert runs([(ANA, "Max"), (BOB, "veut"), (ANA, "l'")]) == [(ANA, "Max"), (BOB, "veut l'.")]


def test_a_story_of_nothing_but_stars_is_empty() -> None:
    assert runs([(ANA, "."), (BOB, ".")]) == []
