"""`replay`: what a seat heard, line by line."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from access_game.core.journal import Damaged, Header
from access_game.core.messages import Entry
from access_game.core.questions import Answer
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.host import saves
from access_game.host.replayed import Replayed, play_again
from access_game.host.sitting import OtherRules
from access_game.narration.phrasebook import Phrasebook
from access_game.players.gallery import Gallery

from .resume import damaged
from .telling import tell, tell_trouble


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    """What a seat heard; without a seat, what everybody could hear. What our rules cannot play any more is listed
    answer by answer: an old match can always be read."""
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
    seat = None if wanted.seat is None else Seat(wanted.seat - 1)
    replayed: Replayed | None = None
    try:
        replayed = play_again(reading)
        gallery = Gallery(book.language, header, replayed.lid, seat)
        lines = [*gallery.account(replayed.said), *answers(replayed.rest, header, book, seat)]
        replayed.match.close()
    except OtherRules:
        lines = list(answers(reading.entries, header, book, seat))
    for line in lines:
        tell(line)
    if replayed is not None and replayed.is_whole and header.rules == replayed.lid.rules:
        return 0
    tell_trouble(book.text("replay-other-rules" if lines else "other-rules", file=str(path)))
    return 0 if lines else 1


def answers(entries: Sequence[Entry], header: Header, book: Phrasebook, seat: Seat | None) -> Iterator[str]:
    """Who said what, without the rules that would tell what it meant. Dealer, clock and judge say nothing to us."""
    for entry in entries:
        if entry.seat >= 0 and seat in (None, entry.seat):
            who, answer = header.seats[entry.seat], answer_words(entry.answer, book)
            yield book.text("replay-answer", who=who, answer=answer) if answer else book.text("replay-pass", who=who)


def answer_words(answer: Answer, book: Phrasebook) -> str:
    match answer:
        case bool():
            return book.text("choice-yes" if answer else "choice-no").lower()
        case int():
            return str(answer)
        case str():
            return answer.strip()
        case list():
            return ", ".join(str(one) for one in answer)
    return ""
