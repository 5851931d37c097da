"""Whole matches at one console, by keys alone, with one person, two, and a full table."""

from __future__ import annotations

from random import Random

import pytest

from access_game.games import open_box
from players.room import Room
from players.sense import play_out

FORMS = (
    ("zieufermix", {}),
    ("zieufermix", {"spread": "ring"}),
    ("frontibix", {}),
    ("frontibix", {"calm": "yes"}),
    ("frontibix", {"mode": "classic"}),
    ("paflemix", {"rounds": "1"}),
    ("paflemix", {"rounds": "1", "form": "turns"}),
    ("paflemix", {"rounds": "1", "form": "turns", "easy": "yes"}),
)


def seats(game: str, people: int, full: bool) -> dict[str, str]:
    names = ("Ana", "Bob")[:people]
    high = open_box(game).GAME.players[1]
    computers = high - people if full else 2 * (people == 1)
    return dict.fromkeys(names, "") | {f"Ordi {n}": ("easy", "normal", "hard")[n % 3] for n in range(1, computers + 1)}


@pytest.mark.parametrize(
    ("people", "full", "privacy"),
    [(1, False, "curtain"), (2, False, "curtain"), (2, False, "open"), (2, True, "curtain"), (2, True, "open")],
)
@pytest.mark.parametrize(("game", "options"), FORMS, ids=lambda value: str(value))
def test_a_match_is_played_to_its_end(
    game: str, options: dict[str, str], people: int, full: bool, privacy: str
) -> None:
    rng = Random(f"{game} {options} {people} {full} {privacy}")
    room = Room(
        game, seats(game, people, full), seed=rng.randrange(99), privacy=privacy, options=options, a_key_takes=0.2
    )
    try:
        play_out(room, rng)
        assert room.sitting.match.waiting is None and room.sitting.match.result
        assert any("Partie terminée" in text for text in room.ear.texts)
        assert room.party.inside is None and not room.party.curtain.held
        room.check()
    finally:
        room.close()
