"""A child that plays a match into a file and dies at the n-th call to the system, as a program does under kill -9.

What it has been told is kept it says aloud, one number a line: `kept 3` when three lines were taken. Arguments: the
folder, the number of the fatal call, and whether it dies after the call or, in a write, in the middle of it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from access_game.core.journal import Header, Line
from access_game.core.messages import Entry
from access_game.core.notes import Ended, HandedOver, Hinted, Passed, Rested, Undone
from access_game.core.seats import CLOCK, DEALER, Seat
from access_game.host.files import FileJournal

HEADER = Header("zieufermix", 1, ("Ana", "Bob"), ("", "hard"), {"spread": "grid"}, seed=3)
LINES: list[Line] = [
    Entry(DEALER, [2, 1, 0], 0),
    Entry(Seat(0), 4, 1200),
    Undone(1),
    Entry(Seat(0), "été", 2500),
    HandedOver(Seat(0), "easy"),
    Entry(CLOCK, None, 3000),
    Rested(True),
    Rested(False),
    Hinted(Seat(1)),
    Passed(Seat(1)),
    Entry(Seat(1), 7, 4000),
]
WHOLE = [*LINES, Ended()]
STEPS = (
    [LINES[0]],
    [LINES[1]],
    [LINES[2]],
    LINES[3:5],
    [LINES[5]],
    *([one] for one in LINES[6:9]),
    LINES[9:11],
    [Ended()],
)
CALLS = (
    *("open", "write", "fsync", "lseek", "ftruncate", "replace", "rename", "link", "unlink", "mkdir", "close"),
    *("stat", "fstat", "scandir"),
)
SURVIVED = 3


def die_at(fatal: int, how: str) -> None:
    made = 0

    def wrapped(name: str, call: Any) -> Any:
        def instead(*arguments: Any, **more: Any) -> Any:
            nonlocal made
            made += 1
            if made == fatal and how == "middle" and name == "write":
                descriptor, text = arguments
                call(descriptor, text[: len(text) // 2])
                os._exit(9)
            number = made
            try:
                return call(*arguments, **more)
            finally:
                if number == fatal:
                    os._exit(9)

        return instead

    for name in CALLS:
        setattr(os, name, wrapped(name, getattr(os, name)))


def tell(write: Any, words: str) -> None:
    write(1, f"{words}\n".encode())


def play(folder: Path, fatal: int, how: str) -> None:
    write = os.write  # what is said aloud is no call of the journal
    die_at(fatal, how)
    file = FileJournal.begin(folder, HEADER)
    tell(write, "kept 0")
    for step in STEPS:
        file.append(step, len(file.lines))
        tell(write, f"kept {len(file.lines)}")
    file.finish()
    tell(write, "finished")


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
    sys.exit(SURVIVED)
