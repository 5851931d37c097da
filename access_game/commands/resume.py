"""`continue`: take up a match where it was left."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from access_game.core.journal import LONGEST_LINE, Damaged, NotKept, Reading
from access_game.home.home import Home
from access_game.host import saves
from access_game.host.files import FileJournal
from access_game.host.lock import AlreadyOpen
from access_game.host.replayed import play_again
from access_game.host.sitting import OtherRules
from access_game.narration.phrasebook import Phrasebook
from access_game.program.app import Program

from .hall import wishes
from .telling import tell_trouble


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    program = Program(wishes(wanted))
    path = Path(wanted.file) if wanted.file else newest(program.home)
    if path is None:
        tell_trouble(book.text("nothing-to-continue"))
        return 1
    try:
        reading = saves.read(path)  # before any face opens: a damaged file is told on the command line
        if is_over(reading):
            path = put_away(path, program.home)
            tell_trouble(book.text("match-is-over", file=str(path)))
            return 1
        return program.run(lambda: program.open_match(path))
    except Damaged as damage:
        tell_trouble(damaged(book, path, damage))
    except OtherRules:
        tell_trouble(book.text("other-rules", file=str(path)))
    return 1


def is_over(reading: Reading) -> bool:
    replayed = play_again(reading)
    replayed.match.close()
    if reading.header.rules != replayed.lid.rules:
        raise OtherRules(reading.header.game)
    return replayed.is_over or reading.is_ended


def put_away(path: Path, home: Home) -> Path:
    """Where it lies now. A program that has just finished it does that itself."""
    if path.parent == home.matches:
        with suppress(AlreadyOpen, NotKept, OSError):
            return FileJournal.go_on(path)[0].finish()
    return path


def newest(home: Home) -> Path | None:
    """The last match that can be read; where none can, the last there is, so that its damage is told. A file without
    a single whole line is a match that never began."""
    damaged = []
    for path in saves.saved(home.matches):
        try:
            saves.read(path)
            return path
        except OSError:
            continue
        except Damaged:
            if not never_began(path):
                damaged.append(path)
    return damaged[0] if damaged else None


def never_began(path: Path) -> bool:
    with suppress(OSError):
        return path.stat().st_size <= LONGEST_LINE and b"\n" not in path.read_bytes()
    return False


def damaged(book: Phrasebook, path: Path, damage: Damaged) -> str:
    return book.text(f"journal-{damage.reason.replace('_', '-')}", file=str(path), line=damage.line)
