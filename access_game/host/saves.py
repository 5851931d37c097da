"""Matches on disk: one journal file each, appended and flushed to the disk before anything is acted on."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from access_game.core import journal
from access_game.core.journal import Damaged, Header, Line, NotKept, Reading

SUFFIX = ".match"


class JournalFile:
    """An open journal. A file that cannot be read is never opened for writing."""

    def __init__(self, path: Path, header: Header, file: BinaryIO, check: int) -> None:
        self.path, self.header, self._file, self._check = path, header, file, check

    @classmethod
    def begin(cls, folder: Path, header: Header) -> JournalFile:
        folder.mkdir(parents=True, exist_ok=True)
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        number = 0
        while True:
            path = folder / f"{stamp}-{header.game}{f'-{number}' if number else ''}{SUFFIX}"
            try:
                file = open(path, "xb")  # noqa: SIM115  kept open as long as the match is played
                break
            except FileExistsError:
                number += 1
        line, check = journal.first_line(header)
        kept = cls(path, header, file, check)
        kept._append(line)
        settle(folder)
        return kept

    @classmethod
    def go_on(cls, path: Path) -> tuple[JournalFile, Reading]:
        """Take a journal up again; what a power cut tore off the last line is cut away."""
        reading = read(path)
        file = open(path, "r+b")  # noqa: SIM115
        file.truncate(reading.length)
        file.seek(reading.length)
        return cls(path, reading.header, file, reading.check), reading

    def append(self, lines: Sequence[Line], fence: int) -> None:
        text, check, length = "", self._check, self._file.tell()
        for line in lines:
            one, check = journal.next_line(line, check)
            text += one
        try:
            self._append(text)
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(length)
            raise NotKept("not_written", str(self.path), error.errno or 0) from error
        self._check = check

    def read(self) -> Reading:
        return read(self.path)

    def close(self) -> None:
        self._file.close()

    def finish(self) -> Path:
        """The match is over: its journal goes to the finished ones."""
        self.close()
        return put_away(self.path)

    def _append(self, line: str) -> None:
        self._file.write(line.encode())
        self._file.flush()
        os.fsync(self._file.fileno())


def settle(folder: Path) -> None:
    """The names in a folder are on the disk too, where a system lets us say so."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError:
        pass
    finally:
        os.close(descriptor)


def put_away(path: Path) -> Path:
    """Among the finished ones; never over another."""
    shelf = path.parent / "finished"
    shelf.mkdir(exist_ok=True)
    place, number = shelf / path.name, 0
    while place.exists():
        number += 1
        place = shelf / f"{path.stem}-{number}{path.suffix}"
    os.replace(path, place)
    return place


@dataclass(frozen=True)
class Waiting:
    """A match that can be taken up again."""

    path: Path
    header: Header
    entries: int


def read(path: Path) -> Reading:
    return journal.read(path.read_bytes())


def waiting(folder: Path) -> Sequence[Waiting]:
    """Unfinished matches, the newest first. A damaged one is left out here, and left alone on the disk."""
    found = []
    for path in saved(folder):
        try:
            reading = read(path)
        except (Damaged, OSError):
            continue
        found.append(Waiting(path, reading.header, len(reading.entries)))
    return found


def saved(folder: Path) -> list[Path]:
    """Every file that should be an unfinished match, the newest first."""
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
