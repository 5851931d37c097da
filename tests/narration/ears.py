"""Sit beside a seat and listen: every message of a match through a narrator, as a console would do it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from access_game.core.match import Match
from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.core.sight import Sight
from access_game.games import open_box
from access_game.narration.narrator import Narrator
from access_game.narration.utterance import Utterance


class Heard(NamedTuple):
    message: Message
    utterance: Utterance | None
    sight: Sight


def narrator(stem: str, match: Match, language: str, listener: int | None, verbosity: str = "normal") -> Narrator:
    seat = None if listener is None else Seat(listener)
    return Narrator(language, stem, open_box(stem).GAME, match.table.names, seat, verbosity)


def listen(
    stem: str, match: Match, language: str, listener: int | None, verbosity: str = "normal", samples: int = 0
) -> Iterator[Heard]:
    """What one seat hears; with listener None, what the loudspeaker of a shared table says. `samples` limits how often
    messages of one kind are put in words: a long match says the same hundreds of times."""
    voice = narrator(stem, match, language, listener, verbosity)
    sights = {seat: Sight(seat) for seat in match.table.seats}
    heard: Counter[tuple[str, str, bool]] = Counter()
    for message in match.table.said:
        if listener is not None and Seat(listener) not in message.to:
            continue
        for seat in message.to:
            sights[seat].hear(message)
        question = message.facts.get("question")
        kind = message.key, getattr(question, "key", ""), message.facts.get("who") == listener
        heard[kind] += 1
        if samples and heard[kind] > samples:
            continue
        sight = sights[message.to[0] if listener is None else Seat(listener)]
        if question is not None:
            voice.utterance(message, sight)
            yield Heard(message, voice.question(question, sight), sight)
        else:
            yield Heard(message, voice.utterance(message, sight), sight)
