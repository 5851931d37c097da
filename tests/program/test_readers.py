"""Who reads how a word is written: the match knows it, since then initials are spelled to everybody."""

from __future__ import annotations

from players.room import Listener

from access_game.core.seats import Seat
from access_game.core.table import Table
from access_game.host.sitting import new_header
from access_game.narration.phrasebook import LINES, Phrasebook
from access_game.players.console import Console
from access_game.program.app import readers


class Fingers(Listener):
    is_private = True


def who_reads(console: Console) -> list[bool]:
    header = readers(new_header("frontibix", {"Ana": "", "Zoé": "easy"}, {}), console)
    table = Table(header.setup)
    return [table.reads(seat) for seat in (Seat(0), Seat(1))]


def test_nobody_reads_where_there_is_a_voice_alone() -> None:
    assert who_reads(Console(Phrasebook("fr"))) == [False, False]


def test_at_a_terminal_people_read_and_computers_do_not() -> None:
    console = Console(Phrasebook("fr"))
    console.answer_by(LINES)
    assert who_reads(console) == [True, False]


def test_on_a_braille_line_people_read() -> None:
    console = Console(Phrasebook("fr"))
    console.ears.append(Fingers())
    assert who_reads(console) == [True, False]
