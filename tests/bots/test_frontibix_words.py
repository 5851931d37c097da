"""The words of a Frontibix computer: it has one for every letter, and an easy one says what a child knows."""

from __future__ import annotations

from collections import Counter
from random import Random
from string import ascii_uppercase

import pytest

from access_game.bots.bot import LEVELS, Chair
from access_game.bots.frontibix import FEW, FrontibixPlayer
from access_game.core.initials import is_plain, misleading
from access_game.core.letters import fold
from access_game.core.messages import Setup
from access_game.core.seats import Seat
from access_game.words import Level, Lexicon, load


@pytest.fixture(scope="module", params=["fr", "en"])
def lexicon(request: pytest.FixtureRequest) -> Lexicon:
    return load(request.param)


def seated(level: str, words: Lexicon | None, language: str, seed: int = 3) -> FrontibixPlayer:
    return FrontibixPlayer(Chair(Seat(1), level, Setup(("Ana", "Bob"), ("", level)), Random(seed), language, words))


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_has_many_words_for_every_letter(lexicon: Lexicon, level: str) -> None:
    for letter in ascii_uppercase:
        player = seated(level, lexicon, lexicon.language)
        said = {player.starting(letter) for _ in range(40)}
        assert len(said) >= 8, letter
        assert all(fold(word).startswith(letter) and lexicon.speakable(word, Level.named(level)) for word in said)


@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_finds_a_word_for_almost_any_two_letters(lexicon: Lexicon, level: str) -> None:
    player = seated(level, lexicon, lexicon.language)
    without = []
    for letter in ascii_uppercase:
        for other in ascii_uppercase:
            player.letter, player.heard = letter, other.lower()
            word = player.holding_both()
            if not word:
                without.append(letter + other)
            else:
                assert not Counter(letter + other) - Counter(fold(word))
                assert lexicon.speakable(word, Level.named(level))
    assert len(without) <= 2, without


@pytest.mark.parametrize("language", ["fr", "en"])
def test_where_there_is_no_list_a_computer_still_has_two_words_for_every_letter(language: str) -> None:
    few = FEW[language].split()
    assert {letter: count for letter, count in Counter(fold(word)[0] for word in few).items() if count < 2} == {}
    assert {fold(word)[0] for word in few} == set(ascii_uppercase)
    lexicon = load(language)
    assert [word for word in few if not (lexicon.speakable(word, Level.EASY) and is_plain(word, language))] == []


def test_an_easy_computer_misleads_nobody_where_another_word_begins_so(lexicon: Lexicon) -> None:
    for letter in ascii_uppercase:
        player = seated("easy", lexicon, lexicon.language)
        said = {player.starting(letter) for _ in range(150)}
        assert [word for word in said if not is_plain(word, lexicon.language)] == [], letter
        assert len(said) > 15, letter


def test_a_hard_computer_often_says_what_misleads(lexicon: Lexicon) -> None:
    for letter in "AEOCGPUWY":
        player = seated("hard", lexicon, lexicon.language)
        said = [player.starting(letter) for _ in range(60)]
        unclear = sum(not is_plain(word, lexicon.language) for word in said)
        assert (25 if misleading(letter, lexicon.language) else 0) <= unclear < 60, letter


def test_a_computer_does_not_say_again_what_was_said(lexicon: Lexicon) -> None:
    player = seated("easy", lexicon, lexicon.language)
    said = {player.starting("X") for _ in range(60)}
    player.said = {fold(word) for word in list(said)[:-1]}
    assert fold(player.starting("X")) not in player.said
