"""Sounds: each exists, and comes from its place."""

from __future__ import annotations

from access_game.core.messages import Message, Seat
from access_game.home.shipped import shipped
from access_game.narration.cues import ASKED, CUES, FACES, MINE, cue_of, grid_cue, seat_pan
from access_game.narration.utterance import Cue

ALL = (Seat(0), Seat(1))


def nowhere(_: str) -> tuple[int, int]:
    return 0, 0


def grid(_: str) -> tuple[int, int]:
    return 4, 16


def test_every_sound_that_is_asked_for_exists() -> None:
    asked = {
        *CUES.values(),
        *MINE.values(),
        *FACES.values(),
        *ASKED.values(),
        "won",
        "lost",
        "shared",
        "move",
        "refused",
        "turn",
    }
    there = {path.stem for path in shipped("sounds").glob("*.flac")}
    assert sorted(asked - there) == []


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
    assert cue_of(turn, Seat(1), 2, nowhere) == Cue("turn")
    assert cue_of(turn, Seat(0), 2, nowhere) == Cue("other_turn", 0.8)


def test_a_message_without_a_sound_has_none() -> None:
    assert cue_of(Message(ALL, "word_accepted", {"who": Seat(1), "word": "x"}), Seat(0), 2, grid) is None
