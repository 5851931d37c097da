"""Sounds: each exists, and comes from its place."""

from __future__ import annotations

import pytest

from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.games import stems
from access_game.home.shipped import shipped
from access_game.narration.cues import cue_of, grid_cue, seat_pan
from access_game.narration.phrasebook import LANGUAGES, Phrasebook
from access_game.narration.utterance import Cue

ALL = (Seat(0), Seat(1))
BOOK = Phrasebook("fr")


def nowhere(_: str) -> tuple[int, int]:
    return 0, 0


def grid(_: str) -> tuple[int, int]:
    return 4, 16


def written(book: Phrasebook) -> dict[str, str]:
    """Every sound of the phrases of one language and game."""
    return {
        f"{id}.{attribute}, {who}": book.text(id, attribute, **{"card-cue": "star", "who": who})
        for id in book.ids()
        for attribute in ("cue", "you-cue")
        for who in ("none", "0")
        if book.has(id, attribute)
    }


@pytest.mark.parametrize("stem", stems())
def test_every_sound_that_is_asked_for_exists_and_is_the_same_in_every_language(stem: str) -> None:
    asked = [written(Phrasebook(language, stem)) for language in LANGUAGES]
    there = {path.stem for path in shipped("sounds").glob("*.flac")}
    assert len(asked[0]) > 20
    assert sorted({*asked[0].values(), "move", "refused", "turn"} - there) == []
    assert all(other == asked[0] for other in asked)


def test_seats_are_spread_from_left_to_right() -> None:
    assert [seat_pan(seat, 3) for seat in range(3)] == [-0.8, 0.0, 0.8]
    assert seat_pan(0, 1) == 0.0


def test_columns_go_from_left_to_right_and_rows_from_high_to_low() -> None:
    assert grid_cue("move", 1, 4, 16) == Cue("move", -0.8, 3.0)
    assert grid_cue("move", 4, 4, 16) == Cue("move", 0.8, 3.0)
    assert grid_cue("move", 16, 4, 16) == Cue("move", 0.8, -3.0)
    assert grid_cue("move", 1, 0, 3) == Cue("move", -0.8, 0.0)
    assert grid_cue("move", 1, 0, 1) == Cue("move", 0.0, 0.0)


def test_my_turn_and_the_turn_of_another_sound_different() -> None:
    turn = Message(ALL, "turn", {"who": Seat(1)})
    assert cue_of(BOOK, "turn", turn, Seat(1), 2, nowhere) == Cue("turn")
    assert cue_of(BOOK, "turn", turn, Seat(0), 2, nowhere) == Cue("other_turn", 0.8)


def test_a_card_that_somebody_wins_from_memory_sounds_other_than_a_lost_one() -> None:
    book = Phrasebook("fr", "paflemix")
    won, lost = (Message(ALL, "truth", {"who": who, "word": "et"}) for who in (Seat(1), None))
    assert cue_of(book, "truth", won, Seat(0), 2, nowhere) == Cue("recall_right", 0.8)
    assert cue_of(book, "truth", lost, Seat(0), 2, nowhere) == Cue("recall_wrong")


def test_a_message_without_a_sound_has_none() -> None:
    message = Message(ALL, "word_accepted", {"who": Seat(1), "word": "x"})
    assert cue_of(BOOK, "word-accepted", message, Seat(0), 2, grid) is None
