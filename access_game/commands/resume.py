"""`continue`: take up a match where it was left."""

from __future__ import annotations

import argparse
from pathlib import Path

from access_game.core.journal import Damaged, Reading
from access_game.core.questions import Refused
from access_game.home.home import Home
from access_game.host import saves
from access_game.host.sitting import OtherRules, Sitting
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
            if path.parent == program.home.matches:
                path = saves.put_away(path)
            tell_trouble(book.text("match-is-over", file=str(path)))
            return 1
        return program.run(lambda: program.open_match(path))
    except Damaged as damage:
        tell_trouble(damaged(book, path, damage))
    except (OtherRules, Refused):
        tell_trouble(book.text("other-rules", file=str(path)))
    return 1


def is_over(reading: Reading) -> bool:
    sitting = Sitting(reading.header, reading.lines)
    sitting.match.close()
    return sitting.match.waiting is None


def newest(home: Home) -> Path | None:
    """The last match that can be read; where none can, the last there is, so that its damage is told."""
    waiting = [match.path for match in saves.waiting(home.matches)] or saves.saved(home.matches)
    return waiting[0] if waiting else None


def damaged(book: Phrasebook, path: Path, damage: Damaged) -> str:
    return book.text(f"journal-{damage.reason.replace('_', '-')}", file=str(path), line=damage.line)
