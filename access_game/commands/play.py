"""`play`: straight into a match."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import date

from access_game.bots import LEVELS
from access_game.core.journal import Header
from access_game.core.names import LONGEST_NAME, name_fault, tidy
from access_game.core.refusal import Refused
from access_game.devices.screen.plain import brief
from access_game.games import open_box
from access_game.home.home import Home
from access_game.home.profiles import Shelf
from access_game.host.sitting import new_header
from access_game.narration.phrasebook import Phrasebook
from access_game.program.app import Program

from .hall import wishes


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    header = header_of(wanted, book)
    program = Program(wishes(wanted))
    return program.run(lambda: program.play(header))


def header_of(wanted: argparse.Namespace, book: Phrasebook) -> Header:
    """The match the command line describes. Refused where it makes no sense."""
    lid = open_box(wanted.game).GAME
    seats = seats_of(wanted.seats, lid.players, book)
    given = options_of(wanted.option)
    if wanted.chrono:
        given["chrono"] = wanted.chrono
    pace = Shelf.open(Home()).settings.pace
    return new_header(
        wanted.game, seats, given,
        language=book.language, begun=date.today().isoformat(), seed=wanted.seed, pace=pace,
    )  # fmt: skip


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    given = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise Refused("option_without_value", given=pair)
        given[key.strip()] = value.strip()
    return given


def seats_of(names: str, players: tuple[int, int], book: Phrasebook) -> dict[str, str]:
    """ "Ana,Bob,bot:easy": names to levels; without any, one person and two computers."""
    if not names.strip():
        names = ",".join([book.text("you-name"), *["bot:normal"] * min(2, players[1] - 1)])
    seats: dict[str, str] = {}
    computers = 0
    taken = set()  # by ear, "ana" and "Ana" are one
    for name in (part.strip(" ") for part in names.split(",")):
        kind, sign, level = name.partition(":")
        if sign and kind == "bot":
            if level not in LEVELS:
                raise Refused("bad_level", given=level, known=LEVELS)
            computers += 1
            name = book.text("computer-name", n=computers)
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
