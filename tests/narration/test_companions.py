"""The first names of the computers."""

from __future__ import annotations

import unicodedata

import pytest

from access_game.core.names import name_fault
from access_game.games import open_box, stems
from access_game.narration.companions import companions
from access_game.narration.phrasebook import LANGUAGES, Phrasebook

MOST = max(open_box(stem).GAME.players[1] for stem in stems())


def all_names(language: str) -> list[str]:
    return Phrasebook(language).text("computer-names").split(", ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_names_for_the_largest_table_whatever_the_people_are_called(language: str) -> None:
    book, names = Phrasebook(language), all_names(language)
    assert len(names) >= MOST
    for people in range(MOST + 1):
        seated = companions(book, MOST - people, [name.upper() for name in names[:people]])
        assert len(seated) == MOST - people and not set(seated) & set(names[:people])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_names_begin_alike_and_none_is_long(language: str) -> None:
    names = all_names(language)
    first = [unicodedata.normalize("NFD", name)[0] for name in names]
    assert sorted(first) == sorted(set(first))
    assert all(2 < len(name) <= 7 and not name_fault(name) and name.isalpha() for name in names)


def test_the_same_chair_has_the_same_name_tomorrow() -> None:
    book = Phrasebook("fr")
    assert companions(book, 2) == companions(book, 4)[:2] == ["Zoé", "Malo"]


def test_a_name_a_person_has_is_not_given_twice() -> None:
    assert companions(Phrasebook("fr"), 2, ["ZOÉ", "Ana"]) == ["Malo", "Anouk"]
