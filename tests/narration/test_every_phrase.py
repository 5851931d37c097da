"""Whatever a game can say, ask or refuse is written in French and in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from narration.betrayals import BETRAYS
from narration.ears import Heard, listen, narrator
from narration.sources import ASKS, REFUSES, TELLS, everything_spoken, game_page, keys, why_nots
from random_play import played, seat_counts

from access_game.core.match import Match
from access_game.core.questions import Pick, Several, Word
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.sight import Sight
from access_game.games import open_box, stems
from access_game.narration.narrator import SILENT, VERBOSITIES, Narrator
from access_game.narration.phrasebook import LANGUAGES, Phrasebook

SPOKEN = [pytest.param(stem, language, id=f"{stem}-{language}") for stem in stems() for language in LANGUAGES]
SEEDS = (1, 2)
SAMPLES = 8  # of each kind of message in each match
CELLS = 40
RAW = re.compile(r"[{}\u2068\u2069\ue000-\ue003$]|[a-z]_[a-z]|\bNone\b|\bTrue\b|\bFalse\b|\bCard\(")


@cache
def matches(stem: str) -> tuple[Match, ...]:
    """Random matches with each value of each option in turn."""
    found = []
    for seats in seat_counts(stem)[:2]:
        for seed in SEEDS:
            found.append(played(stem, seats, seed))
        for option in open_box(stem).GAME.options:
            for value in option.values[1:]:
                found.append(played(stem, seats, SEEDS[0], **{option.key: value}))
    return tuple(found)


def everything_heard(stem: str, language: str, listener: int | None, verbosity: str) -> Iterator[Heard]:
    for match in matches(stem):
        yield from listen(stem, match, language, listener, verbosity, SAMPLES)


def check(language: str, words: str) -> None:
    assert not RAW.search(words), words
    assert not BETRAYS[language].search(words), words
    assert "  " not in words, words


@pytest.mark.parametrize(("stem", "language"), SPOKEN)
@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("listener", [0, None], ids=["seated", "shared"])
def test_every_message_is_said_in_whole_words(stem: str, language: str, verbosity: str, listener: int | None) -> None:
    for message, utterance, _ in everything_heard(stem, language, listener, verbosity):
        if utterance is None:
            assert message.key in SILENT | {"laid"}
            continue
        asked = getattr(message.facts.get("question"), "key", "")
        assert utterance.parts or asked == "race", f"silence at {message.key}"  # the beep before it says it
        check(language, utterance.text)
        check(language, utterance.braille)
        story = len(message.facts.get("words") or "")  # told as long as it is; the reader pans
        story += sum(len(word) + 1 for _, word in message.facts.get("told", ()))
        hand = len(message.facts.get("cards") or ()) + 8  # who draws and draws holds more than a line has cells
        assert len(utterance.braille) <= max(CELLS, story, hand), utterance.braille
        assert utterance.braille or not utterance.text, message.key
        assert utterance.language == language


@pytest.mark.parametrize(("stem", "language"), SPOKEN)
def test_every_option_of_every_question_has_words_and_dots(stem: str, language: str) -> None:
    for match in matches(stem)[:3]:
        voice = narrator(stem, match, language, 0)
        for message, _, sight in listen(stem, match, language, 0, samples=SAMPLES):
            if message.key != "asked":
                continue
            question = message.facts["question"]
            check(language, voice.help(question, sight))
            if isinstance(question, Pick | Several):
                for option in (*question.options, *getattr(question, "why_not", ())):
                    check(language, voice.label(question, option, sight))
                    check(language, voice.focus(question, option, sight).text)
                    dots = voice.label_braille(question, option, sight)
                    check(language, dots)
                    assert 0 < len(dots) <= CELLS
                    if isinstance(option, str):
                        assert voice.meaning(option) not in ("", voice.label(question, option, sight))
                        check(language, voice.meaning(option))


@pytest.mark.parametrize(("stem", "language"), SPOKEN)
@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_every_refusal_that_can_happen_says_why(stem: str, language: str, verbosity: str) -> None:
    for match in matches(stem)[:3]:
        voice = narrator(stem, match, language, 0, verbosity)
        for message, _, sight in listen(stem, match, language, 0, samples=SAMPLES):
            if message.key != "asked":
                continue
            question = message.facts["question"]
            voice.question(question, sight)
            for wrong in wrong_answers(question):
                with pytest.raises(Refused) as caught:
                    question.read(wrong)
                utterance = voice.refusal(caught.value, sight)
                check(language, utterance.text)
                check(language, utterance.braille)
                assert utterance.text
                assert [cue.name for cue in utterance.cues] == ["refused"]


def wrong_answers(question: Any) -> Iterator[Any]:
    """Answers no question of that kind takes, and those this one gives reasons for."""
    if isinstance(question, Word):
        yield "1234"
    elif isinstance(question, Several):
        yield [-1]
    else:
        yield []
    yield from getattr(question, "why_not", ())


@pytest.mark.parametrize(("stem", "language"), SPOKEN)
def test_what_the_source_can_say_ask_and_refuse_is_written(stem: str, language: str) -> None:
    book = Phrasebook(language, stem)
    pages = everything_spoken(stem)
    said, asked = keys(pages, TELLS) - SILENT, keys(pages, ASKS)
    refused = keys(pages, REFUSES) | why_nots(game_page(stem))
    assert {"turned_up", "match_over"} <= said
    assert {"not_offered", "damaged_line"} <= refused
    assert asked
    wanted = {key.replace("_", "-") for key in said}
    wanted |= {f"ask-{key.replace('_', '-')}" for key in asked}
    wanted |= {f"refused-{key.replace('_', '-')}" for key in refused}
    assert sorted(wanted - set(book.ids())) == []


@pytest.mark.parametrize(("stem", "language"), SPOKEN)
def test_the_lid_of_the_box_is_written(stem: str, language: str) -> None:
    book, lid = Phrasebook(language, stem), open_box(stem).GAME
    for id in ("game-title", "game-sentence", "game-goal", f"unit-{lid.counted}", f"counted-{lid.counted}"):
        assert book.has(id), id
    for option in lid.options:
        key = option.key.replace("_", "-")
        assert book.has(f"option-{key}"), key
        for value in option.spelled():
            check(language, book.text(f"option-{key}-{value.replace('_', '-')}"))


@pytest.mark.parametrize(("stem", "language"), SPOKEN)
def test_three_lengths_really_differ(stem: str, language: str) -> None:
    lengths = [
        sum(len(utterance.text) for _, utterance, _ in everything_heard(stem, language, 0, verbosity) if utterance)
        for verbosity in VERBOSITIES
    ]
    brief, normal, detailed = lengths
    assert brief < 0.95 * normal
    assert normal < 0.95 * detailed


@pytest.mark.parametrize(("stem", "language"), SPOKEN)
def test_nobody_is_you_at_a_shared_table(stem: str, language: str) -> None:
    you = re.compile({"fr": r"\b[Vv](ous|otre|os)\b", "en": r"\b[Yy]ours?\b|\b[Yy]ou\b"}[language])
    for message, utterance, _ in everything_heard(stem, language, None, "normal"):
        if utterance is not None and message.key != "asked":
            assert not you.search(utterance.text), utterance.text


@pytest.mark.parametrize(("stem", "language"), SPOKEN)
def test_what_one_asks_between_two_moves_is_answered_at_any_time(stem: str, language: str) -> None:
    match = matches(stem)[-1]
    for listener in (0, None):
        voice = narrator(stem, match, language, listener)
        for number, (_, _, sight) in enumerate(listen(stem, match, language, listener, samples=SAMPLES)):
            if number % 3 == 0:
                look(voice, language, sight)
    look(narrator(stem, match, language, 0), language, Sight(Seat(0)))


def look(voice: Narrator, language: str, sight: Sight) -> None:
    for words in (voice.scores, voice.hand, voice.table, voice.turn, voice.counts):
        assert words(sight)
        check(language, words(sight))
    assert 0 < len(voice.status(sight)) <= CELLS
    check(language, voice.status(sight))


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_outside_a_match_have_words_too(language: str) -> None:
    book = Phrasebook(language)
    for reason in ("not_a_journal", "damaged_line", "newer_journal"):
        words = book.text(f"refused-{reason.replace('_', '-')}", file="a.match", line=3)
        assert "a.match" in words
        check(language, words)
