"""`play`: straight into a match."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import date

from access_game.bots import LEVELS
from access_game.core.journal import Header
from access_game.core.names import LONGEST_NAME, name_fault, sayable, tidy
from access_game.core.refusal import Refused
from access_game.devices.screen.plain import brief
from access_game.games import open_box
from access_game.home.home import Home
from access_game.home.profiles import Shelf
from access_game.host.sitting import new_header
from access_game.narration.companions import companions
from access_game.narration.phrasebook import Phrasebook
from access_game.program.app import Program

from .hall import wishes

COMPUTER = "bot:"


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    header = header_of(wanted, book)
    program = Program(wishes(wanted))
    return program.run(lambda: program.play(header))


def header_of(wanted: argparse.Namespace, book: Phrasebook) -> Header:
    """The match the command line describes. Refused where it makes no sense."""
    lid, settings = open_box(wanted.game).GAME, Shelf.open(Home()).settings
    seats = seats_of(wanted.seats or first_seats(settings.name, lid.players, book), lid.players, book)
    given = options_of(wanted.option)
    if wanted.chrono:
        given["chrono"] = wanted.chrono
    return new_header(
        wanted.game, seats, given,
        language=book.language, begun=date.today().isoformat(), seed=wanted.seed, pace=settings.pace,
    )  # fmt: skip


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    given = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise Refused("option_without_value", given=pair)
        given[key.strip()] = value.strip()
    return given


def first_seats(name: str, players: tuple[int, int], book: Phrasebook) -> str:
    """Where nobody is named: the player, and two computers."""
    mine = sayable(name).replace(",", " ") if name.strip() else book.text("you-name")
    return ",".join([mine, *["bot:normal"] * min(2, players[1] - 1)])


def is_computer(name: str) -> bool:
    return name.startswith(COMPUTER)


def seats_of(names: str, players: tuple[int, int], book: Phrasebook) -> dict[str, str]:
    """ "Ana,Bob,bot:easy": names to levels."""
    seats: dict[str, str] = {}
    taken = set()  # by ear, "ana" and "Ana" are one
    wanted = [part.strip(" ") for part in names.split(",")]
    if len(wanted) > players[1]:
        raise Refused("bad_seats", low=players[0], high=players[1], given=len(wanted))
    computers = iter(companions(book, sum(map(is_computer, wanted)), wanted))
    for name in wanted:
        if is_computer(name):
            level = name.removeprefix(COMPUTER)
            if level not in LEVELS:
                raise Refused("bad_level", given=level, known=LEVELS)
            name = next(computers)
        else:
            level = ""
            if fault := name_fault(name):
                reason = "empty_name" if fault == "empty" else f"name_{fault}"
                raise Refused(reason, given=brief(name), high=LONGEST_NAME)
            name = tidy(name)
        if name.casefold() in taken:
            raise Refused("same_name", name=name)
        taken.add(name.casefold())
        seats[name] = level
    return seats
