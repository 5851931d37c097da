"""Play any game by chance: whoever is asked answers something legal, and now and then the bell rings."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

from access_game.core.match import Match
from access_game.core.messages import Entry, Setup
from access_game.core.seats import CLOCK
from access_game.games import open_box, stems

NAMES = ("Ana", "Bob", "Cléo", "Driss", "Eve", "Fanny", "Gus", "Hugo")
STEPS = 4000  # far beyond any real match


def seat_counts(stem: str) -> tuple[int, ...]:
    """The fewest, one more, and the most players of that game."""
    low, high = open_box(stem).GAME.players
    return tuple(sorted({low, min(low + 1, high), high}))


def sit(stem: str, seats: int, **options: Any) -> Match:
    game = open_box(stem)
    defaults = {option.key: option.values[0] for option in game.GAME.options}
    return Match(game.play, Setup(NAMES[:seats], ("",) * seats, defaults | options))


def step(match: Match, rng: Random) -> Entry:
    """One more answer. The bell is one voice among the seats that are asked."""
    ask = match.waiting
    assert ask is not None
    seats = [*ask.questions, *([CLOCK] if ask.within is not None else [])]
    assert seats, f"nobody can end this wait: {match.where()}"
    seat = seats[int(rng.random() * len(seats))]
    answer = None if seat == CLOCK else ask.questions[seat].guess(rng)
    entry = Entry(seat, answer, match.table.now + int(rng.random() * 400))
    match.feed(entry)
    return entry


def played(stem: str, seats: int, seed: int, **options: Any) -> Match:
    match, rng = sit(stem, seats, **options), Random(seed)
    while match.waiting:
        step(match, rng)
        assert len(match.journal) < STEPS, f"no end in sight, at {match.where()}"
    return match


def life(match: Match) -> tuple[list[Any], Any]:
    """Everything anybody was told, and how it ended."""
    return [match.told(seat) for seat in match.table.seats], match.result


def print_lives() -> None:
    """One line a match: its game and a digest of all that was said, for another process to compare."""
    for stem in stems():
        for seats in seat_counts(stem):
            match = played(stem, seats, seed=seats)
            print(stem, seats, len(match.journal), sha256(repr((match.journal, life(match))).encode()).hexdigest())


if __name__ == "__main__":
    print_lives()
