"""Silence is a bug: whatever key is pressed, wherever, something answers; and the match stays whole."""

from __future__ import annotations

from random import Random

import pytest

from access_game.games import stems
from players.room import Room
from players.strokes import any_stroke

STROKES = 3000
TABLES = {
    "one person and two computers": ({"Ana": "", "Ordi 1": "normal", "Ordi 2": "hard"}, "curtain"),
    "two people with a curtain": ({"Ana": "", "Bob": "", "Ordi 1": "easy"}, "curtain"),
    "two people with their own braille": ({"Ana": "", "Bob": ""}, "braille"),
    "two people with open hands": ({"Ana": "", "Bob": "", "Ordi 1": "normal"}, "open"),
}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("game", stems())
def test_every_key_is_answered_in_every_state_of_a_match(game: str, table: str) -> None:
    rng = Random(f"{game} {table}")
    seats, privacy = TABLES[table]
    room = Room(game, seats, seed=rng.randrange(1000), privacy=privacy, a_key_takes=0.3)
    try:
        for _ in range(STROKES):
            if not room.is_on:  # the last card, or somebody found the way out
                room.check()
                room.close()
                room = Room(game, seats, seed=rng.randrange(1000), privacy=privacy, a_key_takes=0.3)
            room.stroke(any_stroke(rng))
        room.check()
    finally:
        room.close()
