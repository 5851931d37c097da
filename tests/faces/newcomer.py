"""Somebody who plays Zieufermix for the first time: good ears, a good memory, and three keys.

What they hear is what the match told their seat; it is read from the journal of the match, as it is on the disk."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from access_game.bots import Chair, sit_down
from access_game.core.journal import Damaged
from access_game.core.match import Match
from access_game.core.seats import Seat
from access_game.games import open_box
from access_game.host.saves import read

LIMIT = 120  # seconds for whatever a loaded machine may be slow at
PATIENCE = 6  # seconds before a newcomer presses the keys again
ME = Seat(0)


def wait_until(happened: Callable[[], bool], what: str, limit: float = 0) -> None:
    deadline = time.monotonic() + (limit or LIMIT)
    while not happened():
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.05)


def running(home: Path) -> list[Path]:
    return sorted((home / "matches").glob("*.match"))


def finished(home: Path) -> list[Path]:
    return sorted((home / "matches" / "finished").glob("*.match"))


def match_of(path: Path) -> Match | None:
    """The match as far as it is written; None while its first line is, or when it has gone to the finished ones."""
    try:
        reading = read(path)
    except (OSError, Damaged):
        return None
    return Match(open_box(reading.header.game).play, reading.header.setup, reading.entries)


class Newcomer:
    """`choose(slot)`: press the keys that lead to a card, wherever one is, and turn it."""

    def __init__(self, home: Path, choose: Callable[[int], None]) -> None:
        self.home, self.choose, self.flips = home, choose, 0

    def play_one(self, path: Path) -> bool:
        """Wait for my turn and turn a card. False when the match is over."""
        answer, entries = 0, 0

        def my_turn() -> bool:
            nonlocal answer, entries
            match = match_of(path)
            if match is None:
                return path in [self.home / "matches" / done.name for done in finished(self.home)]
            try:
                question = match.waiting.questions.get(ME) if match.waiting is not None else None
                entries = len(match.journal)
                if question is not None:
                    mind = sit_down("zieufermix", Chair(ME, "hard", match.setup, Random(entries)))
                    for message in match.told(ME):
                        mind.hear(message)
                    thought = mind.answer(question)
                    assert thought is not None and isinstance(thought.answer, int)
                    answer = thought.answer
                return question is not None
            finally:
                match.close()

        wait_until(my_turn, "my turn")
        if not path.exists():
            return False
        # The journal is ahead of the table: the question may not have been asked yet when the keys come. Then they
        # are pressed once more, as anybody would.
        pressed = float("-inf")

        def turned() -> bool:
            nonlocal pressed
            if not path.exists() or length(path) > entries:
                return True
            if time.monotonic() - pressed > PATIENCE:
                self.choose(answer)
                pressed = time.monotonic()
            return False

        wait_until(turned, "the card to be turned")
        self.flips += 1
        return path.exists()

    def play(self, path: Path, flips: int = 500) -> None:
        for _ in range(flips):
            if not self.play_one(path):
                return


def length(path: Path) -> int:
    try:
        return len(read(path).entries)
    except (OSError, Damaged):
        return 10**6  # just moved to the finished ones


def arrows(slot: int) -> list[str]:
    """To a card of the four lines of four, from wherever one is: into the corner, then down and to the right."""
    row, column = divmod(slot - 1, 4)
    return ["Up"] * 3 + ["Left"] * 3 + ["Down"] * row + ["Right"] * column
