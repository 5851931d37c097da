"""`replay`: what a seat heard, line by line."""

from __future__ import annotations

import argparse
from pathlib import Path

from access_game.core.journal import Damaged
from access_game.core.match import JournalMismatch, Match
from access_game.core.messages import Seat
from access_game.core.questions import Refused
from access_game.core.sight import Sight
from access_game.core.table import FORGOTTEN
from access_game.games import open_box
from access_game.host import saves
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import Phrasebook

from .resume import damaged
from .telling import tell, tell_trouble


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    """What a seat heard; without a seat, what everybody could hear. Here nothing has to be forgotten any more."""
    path = Path(wanted.file)
    try:
        reading = saves.read(path)
    except Damaged as damage:
        tell_trouble(damaged(book, path, damage))
        return 1
    header = reading.header
    count = len(header.seats)
    if wanted.seat is not None and not 1 <= wanted.seat <= count:
        raise Refused("bad_seat", given=wanted.seat, high=count)
    try:
        box = open_box(header.game)
        match = Match(box.play, header.setup, reading.entries)
    except (JournalMismatch, Refused):
        tell_trouble(book.text("other-rules", file=str(path)))
        return 1
    seat = None if wanted.seat is None else Seat(wanted.seat - 1)
    narrator = Narrator(book.language, header.game, box.GAME, header.seats, seat)
    sight = Sight(Seat(-9) if seat is None else seat)
    for message in match.table.said:
        if (len(message.to) == count) if seat is None else (seat in message.to):
            if message.key == FORGOTTEN:
                continue
            sight.hear(message)
            utterance = narrator.utterance(message, sight)
            if message.key == "asked" and seat is not None:
                utterance = narrator.question(message.facts["question"], sight)
            if utterance is not None and utterance.text:
                tell(utterance.text)
    match.close()
    return 0
