"""`play`, `continue`, and no command at all: the faces of the program."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from access_game.app import Program, Wishes
from access_game.bots import LEVELS
from access_game.core.journal import Damaged, Header
from access_game.core.questions import Refused
from access_game.games import open_box
from access_game.home import Home
from access_game.host import saves
from access_game.host.sitting import OtherRules, new_header
from access_game.narration.phrasebook import Phrasebook


def wishes(wanted: argparse.Namespace) -> Wishes:
    terminal = getattr(wanted, "terminal", False) or not has_display()
    chosen = {name: getattr(wanted, name, "") for name in ("speech", "braille", "sound")}
    return Wishes(terminal, getattr(wanted, "lang", ""), **chosen)


def has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def hall(wanted: argparse.Namespace, book: Phrasebook) -> int:
    return Program(wishes(wanted)).run()


def play(wanted: argparse.Namespace, book: Phrasebook) -> int:
    header = header_of(wanted, book)
    program = Program(wishes(wanted))
    return program.run(lambda: program.play(header))


def take_up(wanted: argparse.Namespace, book: Phrasebook) -> int:
    program = Program(wishes(wanted))
    path = Path(wanted.file) if wanted.file else newest(program.home)
    if path is None:
        print(book.text("nothing-to-continue"), file=sys.stderr)
        return 1
    try:
        saves.read(path)  # before any face opens: a damaged file is told on the command line
        return program.run(lambda: program.open_match(path))
    except Damaged as damage:
        print(damaged(book, path, damage), file=sys.stderr)
    except (OtherRules, Refused):
        print(book.text("other-rules", file=str(path)), file=sys.stderr)
    return 1


def newest(home: Home) -> Path | None:
    waiting = saves.waiting(home.matches)
    return waiting[0].path if waiting else None


def damaged(book: Phrasebook, path: Path, damage: Damaged) -> str:
    return book.text(f"journal-{damage.reason.replace('_', '-')}", file=str(path), line=damage.line)


def header_of(wanted: argparse.Namespace, book: Phrasebook) -> Header:
    """The match the command line describes. Refused where it makes no sense."""
    lid = open_box(wanted.game).GAME
    seats = seats_of(wanted.seats, lid.players, book)
    given = options_of(wanted.option)
    if wanted.chrono:
        given["chrono"] = wanted.chrono
    from access_game.settings import Shelf

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
    for name in (part.strip() for part in names.split(",")):
        kind, sign, level = name.partition(":")
        if sign and kind == "bot":
            if level not in LEVELS:
                raise Refused("bad_level", given=level, known=LEVELS)
            computers += 1
            seats[book.text("computer-name", n=computers)] = level
        elif not name:
            raise Refused("empty_name")
        elif name in seats:
            raise Refused("same_name", name=name)
        else:
            seats[name] = ""
    return seats
