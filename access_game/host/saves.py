"""The folder of matches: which are waiting, and where the finished ones go. Whatever else lies in it is passed over."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from access_game.core import journal
from access_game.core.journal import LONGEST_LINE, Damaged, Header, Reading

from .lock import hold, let_go

SUFFIX = ".match"
LARGEST = 32 * 1024 * 1024  # bytes; the longest evening takes one
# What some systems do not have: Windows wants to be told that a byte is a byte; a pipe must not keep us waiting.
BINARY, AT_ONCE = getattr(os, "O_BINARY", 0), getattr(os, "O_NONBLOCK", 0)


@dataclass(frozen=True)
class Waiting:
    """A match that can be taken up again."""

    path: Path
    header: Header


def read(path: Path) -> Reading:
    """Damaged or OSError where it cannot be read; the file is left as it is."""
    descriptor = os.open(path, os.O_RDONLY | BINARY | AT_ONCE)
    try:
        return read_open(descriptor, path)
    finally:
        os.close(descriptor)


def read_open(descriptor: int, path: Path) -> Reading:
    """The same of a file that is open, from its beginning."""
    return journal.read(_bytes(descriptor, path, LARGEST))


def read_header(path: Path) -> Header:
    descriptor = os.open(path, os.O_RDONLY | BINARY | AT_ONCE)
    try:
        return journal.read_header(_bytes(descriptor, path, LARGEST, LONGEST_LINE + 1))
    finally:
        os.close(descriptor)


def _bytes(descriptor: int, path: Path, largest: int, wanted: int | None = None) -> bytes:
    """A folder, a pipe or a device is no journal, and nobody waits for it."""
    state = os.fstat(descriptor)
    if S_ISDIR(state.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not S_ISREG(state.st_mode) or state.st_size > largest:
        raise Damaged("not_a_journal", 1)
    os.lseek(descriptor, 0, os.SEEK_SET)
    left, pieces = largest if wanted is None else wanted, list[bytes]()
    while left > 0 and (piece := os.read(descriptor, min(left, 1 << 20))):
        pieces.append(piece)
        left -= len(piece)
    return b"".join(pieces)


def waiting(folder: Path) -> Sequence[Waiting]:
    """Unfinished matches, the newest first. Of each only the first line is read, so that hundreds cost nothing; what is
    no match is left out here, and left alone on the disk."""
    found = []
    for path in saved(folder):
        try:
            found.append(Waiting(path, read_header(path)))
        except (Damaged, OSError):
            continue
    return found


def is_used(folder: Path) -> bool:
    """Does any match lie there, finished or not?"""
    return next(folder.rglob(f"*{SUFFIX}"), None) is not None


def saved(folder: Path) -> list[Path]:
    """Every file that should be an unfinished match, the newest first. A link that leads nowhere is none."""
    found: list[tuple[int, str, Path]] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(SUFFIX):
                    try:
                        state = entry.stat()
                    except OSError:
                        continue
                    if S_ISREG(state.st_mode):
                        found.append((state.st_mtime_ns, entry.name, folder / entry.name))
    except OSError:
        return []
    return [path for _, _, path in sorted(found, reverse=True)]


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


def shelve(path: Path) -> None:
    """Put a match away that waits. AlreadyOpen where somebody is playing it; OSError where it cannot be moved."""
    descriptor = os.open(path, os.O_RDWR | BINARY | AT_ONCE)
    try:
        hold(descriptor, str(path))
        let_go(descriptor)
    finally:
        os.close(descriptor)  # Windows moves no file that is open
    put_away(path)


def put_away(path: Path) -> Path:
    """Among the finished ones; never over another."""
    shelf = path.parent / "finished"
    shelf.mkdir(exist_ok=True)
    place, number = shelf / path.name, 0
    while place.exists():
        number += 1
        place = shelf / f"{path.stem}-{number}{path.suffix}"
    os.replace(path, place)
    settle(shelf)
    settle(path.parent)
    return place
