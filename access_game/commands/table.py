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
from access_game.core.journal import Damaged, Header, Reading
from access_game.core.questions import Refused
from access_game.games import open_box
from access_game.home import Home
from access_game.host import saves
from access_game.host.clock import JumpingClock
from access_game.host.sitting import OtherRules, Sitting, new_header
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
        reading = saves.read(path)  # before any face opens: a damaged file is told on the command line
        if is_over(reading):
            if path.parent == program.home.matches:
                path = saves.put_away(path)
            print(book.text("match-is-over", file=str(path)), file=sys.stderr)
            return 1
        return program.run(lambda: program.open_match(path))
    except Damaged as damage:
        print(damaged(book, path, damage), file=sys.stderr)
    except (OtherRules, Refused):
        print(book.text("other-rules", file=str(path)), file=sys.stderr)
    return 1


def is_over(reading: Reading) -> bool:
    sitting = Sitting(reading.header, reading.entries, clock=JumpingClock())
    sitting.match.close()
    return sitting.match.waiting is None


def newest(home: Home) -> Path | None:
    """The last match that can be read; where none can, the last there is, so that its damage is told."""
    waiting = [match.path for match in saves.waiting(home.matches)] or saves.saved(home.matches)
    return waiting[0] if waiting else None


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
    taken = set()  # by ear, "ana" and "Ana" are one
    for name in (" ".join(part.split()) for part in names.split(",")):
        kind, sign, level = name.partition(":")
        if sign and kind == "bot":
            if level not in LEVELS:
                raise Refused("bad_level", given=level, known=LEVELS)
            computers += 1
            name = book.text("computer-name", n=computers)
        else:
            level = ""
        if not name:
            raise Refused("empty_name")
        if name.casefold() in taken:
            raise Refused("same_name", name=name)
        taken.add(name.casefold())
        seats[name] = level
    return seats
