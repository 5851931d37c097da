"""Sit beside a seat and listen: every message of a match through a narrator, as a console would do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from access_game.core.match import Match
from access_game.core.messages import Message, Seat
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


def listen(stem: str, match: Match, language: str, listener: int | None, verbosity: str = "normal") -> Iterator[Heard]:
    """What one seat hears; with listener None, what the loudspeaker of a shared table says."""
    voice = narrator(stem, match, language, listener, verbosity)
    sights = {seat: Sight(seat) for seat in match.table.seats}
    for message in match.table.said:
        if listener is not None and Seat(listener) not in message.to:
            continue
        for seat in message.to:
            sights[seat].hear(message)
        sight = sights[message.to[0] if listener is None else Seat(listener)]
        if message.key == "asked":
            voice.utterance(message, sight)
            yield Heard(message, voice.question(message.facts["question"], sight), sight)
        else:
            yield Heard(message, voice.utterance(message, sight), sight)
