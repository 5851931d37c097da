"""A match on loose leaves: for a table that agreed to play on without saving."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from access_game.core.journal import Header, Journal, Line, NotKept, Reading


class Keeper(Journal, Protocol):
    """Who keeps the lines of a match as long as it is played: a file, or nobody but the memory."""

    @property
    def header(self) -> Header: ...

    @property
    def lines(self) -> Sequence[Line]: ...

    @property
    def path(self) -> Path | None:
        """Where it is kept, or was up to some point; None: nowhere."""

    @property
    def is_kept(self) -> bool:
        """Is everything that was taken on the disk?"""

    def close(self) -> None: ...

    def finish(self) -> Path | None:
        """The match is over: where it lies now."""


class LooseJournal:
    """`path`: where the match is kept up to here, if anywhere."""

    is_kept = False

    def __init__(self, header: Header, lines: Iterable[Line] = (), path: Path | None = None) -> None:
        self.header, self.lines, self.path = header, list(lines), path

    def append(self, lines: Sequence[Line], fence: int) -> None:
        if fence != len(self.lines):
            raise NotKept("other_writer")
        self.lines += lines

    def read(self) -> Reading:
        return Reading(self.header, list(self.lines), 0, 0)

    def close(self) -> None:
        pass

    def finish(self) -> Path | None:
        return None
