"""How much a listener has to listen to: whole matches of computers, counted."""

from __future__ import annotations

import re
from collections import Counter
from statistics import median

import pytest
from clockwork import among_computers
from narration.ears import Heard, listen

from access_game.core.seats import Seat
from access_game.games import stems
from access_game.narration.phrasebook import LANGUAGES
from access_game.narration.utterance import Say, Utterance

SEEDS = (1, 2, 3, 7)
SEATS = 3
OFTEN = 50  # times in a match
WORD = re.compile(r"[\w’'-]+")


def heard(stem: str, language: str, seed: int, listener: int = 0) -> list[Heard]:
    match = among_computers(stem, SEATS, seed, language=language)
    return [one for one in listen(stem, match, language, listener) if one.utterance is not None]


def words(utterance: Utterance | None) -> int:
    return len(WORD.findall(utterance.text)) if utterance is not None else 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_an_event_of_zieufermix_is_told_in_fewer_than_six_words(language: str, seed: int) -> None:
    lengths = [words(utterance) for _, utterance, _ in heard("zieufermix", language, seed)]
    assert median(length for length in lengths if length) < 6
    assert len(lengths) > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("listener", range(SEATS))
def test_a_match_of_paflemix_is_told_in_three_hundred_utterances(language: str, listener: int) -> None:
    """Questions counted too; mere sounds are not said. Who is left with an X and a W makes a match longer."""
    matches = [heard("paflemix", language, seed, listener) for seed in range(1, 9)]
    said = [sum(bool(words(utterance)) for _, utterance, _ in told) for told in matches]
    assert 100 < median(said) < 300
    assert max(said) < 400


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stem", stems())
def test_what_is_heard_fifty_times_is_three_words_and_an_article(stem: str, language: str) -> None:
    for seed in SEEDS:
        told = heard(stem, language, seed)
        times = Counter(message.key for message, utterance, _ in told if utterance and utterance.text)
        for key in [key for key, count in times.items() if count >= OFTEN]:
            lengths = [words(utterance) for message, utterance, _ in told if message.key == key]
            assert median(lengths) <= 4, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_paflemix_a_card_is_asked_for_in_words_once_and_then_by_its_sound(language: str) -> None:
    question = {"fr": "Votre carte\u00a0?", "en": "Your card?"}[language]
    asked = [
        utterance
        for message, utterance, _ in heard("paflemix", language, 7)
        if message.key == "asked" and message.facts["question"].key == "lay" and utterance is not None
    ]
    assert [utterance.text for utterance in asked].count(question) == 1
    assert len(asked) > 5
    for utterance in asked:
        assert utterance.text in (question, "")
        assert [cue.name for cue in utterance.cues] == ["turn"]
        assert utterance.braille  # who reads with the fingers has no sound


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_race_of_frontibix_is_explained_once_and_then_the_signal_is_enough(language: str) -> None:
    races = [
        utterance
        for message, utterance, _ in heard("frontibix", language, 7, 1)
        if message.key == "asked" and message.facts["question"].key == "race" and utterance is not None
    ]
    assert [bool(utterance.text) for utterance in races] == [True, *[False] * (len(races) - 1)]
    assert len(races) > 3
    assert not any(utterance.cues for utterance in races[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_is_read_whole_once_each_word_in_the_voice_of_its_teller(language: str) -> None:
    told = heard("paflemix", language, 7)
    rounds = [utterance for message, utterance, _ in told if message.key == "retold"]
    assert len(rounds) == sum(message.key == "finished" for message, _, _ in told) == 2
    laid = []
    for message, _, _ in told:
        if message.key == "story_word":
            laid.append((message.facts["who"], message.facts["word"].lower()))
        elif message.key == "retold":
            break
    first = rounds[0]
    assert first is not None and first.voice is None
    said = [part for part in first.parts if isinstance(part, Say) and part.voice is not None]
    assert {part.voice for part in said} == {Seat(0), Seat(1), Seat(2)}
    voiced = [(part.voice, word) for part in said for word in part.text.lower().replace(".", "").split()]
    assert [word for _, word in voiced] == [word for _, word in laid]
    assert voiced == laid
