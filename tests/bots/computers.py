"""Computers at a table, without any clock: each hears what its seat is told and answers what its seat is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from access_game.bots import Bot, Chair, sit_down
from access_game.core.match import Match
from access_game.core.messages import Entry, Setup
from access_game.core.questions import Answer
from access_game.core.seats import CLOCK, DEALER, Seat
from access_game.games import open_box

Seating = Callable[[Chair], Bot]
Watch = Callable[[Match, Seat, Bot, Answer], None]


def chair(match: Match, seat: Seat, seed: int) -> Chair:
    return Chair(seat, match.setup.level(seat) or "normal", match.setup, Random(f"{seed} {seat}"))


def computers_play(
    stem: str,
    levels: Sequence[str],
    seed: int,
    seating: Seating | None = None,
    watch: Watch | None = None,
    at_most: int = 3000,
) -> Match:
    """A whole match. `seating` seats another kind of computer; `watch` sees each answer before it is fed."""
    game = open_box(stem)
    options = {option.key: option.values[0] for option in game.GAME.options}
    match = Match(game.play, Setup(tuple(f"bot{n}" for n in range(len(levels))), tuple(levels), options))
    bots = {seat: (seating or (lambda c: sit_down(stem, c)))(chair(match, seat, seed)) for seat in match.table.seats}
    dealer, heard = Random(seed), 0
    while match.waiting is not None:
        assert len(match.journal) < at_most, f"no end in sight at {match.where()}"
        for message in match.table.said[heard:]:
            for seat in message.to:
                bots[seat].hear(message)
        heard = len(match.table.said)
        if not match.waiting.questions:  # a moment to look
            match.feed(Entry(CLOCK, None))
            continue
        seat, question = next(iter(match.waiting.questions.items()))
        if seat == DEALER:
            match.feed(Entry(seat, question.guess(dealer)))
            continue
        thought = bots[seat].answer(question)
        assert thought is not None
        assert thought.after >= 0
        if watch is not None:
            watch(match, seat, bots[seat], thought.answer)
        match.feed(Entry(seat, thought.answer))
    return match
