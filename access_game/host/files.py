"""A match on disk: one file, which only grows, and one program that writes it. What `append` has taken is on the disk;
what it has not taken has left no trace."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from sys import platform

from access_game.core import journal
from access_game.core.journal import LONGEST_LINE, Damaged, Header, Line, NotKept, Reading

from .lock import AlreadyOpen, hold, let_go
from .saves import AT_ONCE, BINARY, SUFFIX, put_away, read_open, settle

REASONS = {
    errno.ENOSPC: "no_room",
    errno.EDQUOT: "no_room",
    errno.EFBIG: "too_big",
    errno.ENOENT: "file_gone",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOTDIR: "no_folder",
    errno.EEXIST: "no_folder",
    errno.EISDIR: "no_folder",
    errno.ENAMETOOLONG: "no_folder",
}


def not_kept(error: OSError, where: Path) -> NotKept:
    return NotKept(REASONS.get(error.errno or 0, "disk_fault"), str(where), error.errno or 0)


class FileJournal:
    """An open match; see the port `Journal`. A file that cannot be read is never opened for writing."""

    def __init__(self, path: Path, descriptor: int, reading: Reading, *, goes_to_shelf: bool = True) -> None:
        """`goes_to_shelf`: when the match is over its file is put among the finished ones."""
        self.path, self.header, self.lines = path, reading.header, list(reading.lines)
        self.goes_to_shelf = goes_to_shelf
        self._file: int | None = descriptor
        self._check, self._length = reading.check, reading.length
        self._is_torn = False  # a write failed: what lies beyond our length is a piece of it
        self._is_told = False  # the table knows that something is wrong: another try may bring the file back

    @classmethod
    def begin(
        cls, folder: Path, header: Header, lines: Sequence[Line] = (), *, goes_to_shelf: bool = True
    ) -> FileJournal:
        """A new file, with what was played so far; NotKept, and no file, where it cannot be written."""
        stamp, number = datetime.now().strftime("%Y%m%d-%H%M%S"), 0
        path = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            while True:
                path = folder / f"{stamp}-{header.game}{f'-{number}' if number else ''}{SUFFIX}"
                with suppress(FileExistsError):
                    descriptor, reading = _create(path, header, lines)
                    break
                number += 1
        except OSError as error:
            raise not_kept(error, path) from error
        return cls(path, descriptor, reading, goes_to_shelf=goes_to_shelf)

    @classmethod
    def go_on(cls, path: Path, *, goes_to_shelf: bool = True) -> tuple[FileJournal, Reading]:
        """Take a match up again: AlreadyOpen where another program has it, Damaged where it cannot be read, NotKept
        where it can be read but not written. What a power cut tore off the last line is cut away."""
        descriptor, reading = _take_up(path)
        return cls(path, descriptor, reading, goes_to_shelf=goes_to_shelf), reading

    # The port --------------------------------------------------------------------------------------
    def append(self, lines: Sequence[Line], fence: int) -> None:
        if fence != len(self.lines):
            raise NotKept("other_writer", str(self.path))
        try:
            descriptor = self._at_its_place()
            text, check = _lines(lines, self._check)
            self._is_torn = True
            _write(descriptor, self._length, text)
        except OSError as error:
            self._is_told = True
            if self._is_torn and self._file is not None:
                with suppress(OSError):  # where even that fails, reading drops the torn line
                    os.ftruncate(self._file, self._length)
                    os.fsync(self._file)
            raise not_kept(error, self.path) from error
        self._is_torn = self._is_told = False
        self.lines += lines
        self._check, self._length = check, self._length + len(text)

    def read(self) -> Reading:
        return read_open(self._at_its_place(), self.path)

    # The file ----------------------------------------------------------------------------------------
    @property
    def is_kept(self) -> bool:
        """Is everything that was taken on the disk now? Asked before anybody is told so."""
        try:
            is_there = self._file is None or self._stands(self._file)
            return is_there and os.stat(self.path).st_size >= self._length
        except OSError:
            return False

    def close(self) -> None:
        if self._file is not None:
            let_go(self._file)
            os.close(self._file)
            self._file = None

    def finish(self) -> Path:
        """The match is over: its journal goes to the finished ones; where that cannot be it stays, and is told to be
        over when somebody wants to go on with it."""
        if platform == "win32":
            self.close()  # an open file cannot be moved there
        if self.goes_to_shelf:
            with suppress(OSError):
                self.path = put_away(self.path)
        self.close()
        return self.path

    def _stands(self, descriptor: int) -> bool:
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(descriptor))
        except FileNotFoundError:
            return False

    def _at_its_place(self) -> int:
        """The open file, as long as we left it. Where it is gone that is told first, and it is brought back when the
        table tries again: somebody may have pulled out a stick, and put it in again."""
        if self._file is None or not self._stands(self._file):
            if not self._is_told:
                self._is_told = True
                raise NotKept("file_gone", str(self.path), errno.ENOENT)
            self._file = self._brought_back()
        size = os.fstat(self._file).st_size
        if size > self._length and self._is_torn:
            os.ftruncate(self._file, self._length)
        elif size != self._length:  # on a disk without locks, or by somebody who asks for none
            raise NotKept("other_writer", str(self.path))
        return self._file

    def _brought_back(self) -> int:
        """The file of that name, if it says what we said so far, with what is missing in it; or the whole anew."""
        self.close()
        try:
            descriptor, reading = _take_up(self.path)
        except FileNotFoundError:
            descriptor, reading = _create(self.path, self.header, self.lines)
        except (Damaged, AlreadyOpen) as error:
            raise NotKept("other_writer", str(self.path)) from error
        try:
            if reading.header != self.header or reading.lines != self.lines[: len(reading.lines)]:
                raise NotKept("other_writer", str(self.path))
            text, self._check = _lines(self.lines[len(reading.lines) :], reading.check)
            _write(descriptor, reading.length, text)
        except BaseException:
            os.close(descriptor)
            raise
        self._length, self._is_torn = reading.length + len(text), False
        return descriptor


def _create(path: Path, header: Header, lines: Sequence[Line]) -> tuple[int, Reading]:
    """A file that was not there, held, with all of that on the disk; no file at all where that fails."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | BINARY, 0o666)
    try:
        hold(descriptor, str(path))
        first, check = journal.first_line(header)
        rest, check = _lines(lines, check)
        _write(descriptor, 0, first.encode() + rest)
    except BaseException:
        os.close(descriptor)
        with suppress(OSError):
            os.unlink(path)
        raise
    settle(path.parent)
    settle(path.parent.parent)  # where the folder is new too
    return descriptor, Reading(header, list(lines), check, len(first.encode()) + len(rest))


def _take_up(path: Path) -> tuple[int, Reading]:
    """Open it, hold it, then read it: in this order, so that nobody writes in between."""
    try:
        descriptor = os.open(path, os.O_RDWR | BINARY | AT_ONCE)
    except PermissionError as error:
        raise not_kept(error, path) from error
    except OSError as error:
        if error.errno == errno.EROFS:
            raise not_kept(error, path) from error
        raise
    try:
        hold(descriptor, str(path))
        reading = read_open(descriptor, path)
        if os.fstat(descriptor).st_size > reading.length:
            os.ftruncate(descriptor, reading.length)
            os.fsync(descriptor)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor, reading


def _lines(lines: Iterable[Line], check: int) -> tuple[bytes, int]:
    pieces = []
    for line in lines:
        text, check = journal.next_line(line, check)
        pieces.append(text.encode())
        if len(pieces[-1]) > LONGEST_LINE:
            raise NotKept("line_too_long")  # nobody could read it again, nor anything after it
    return b"".join(pieces), check


def _write(descriptor: int, place: int, text: bytes) -> None:
    """All of it, from that place on, and on the disk."""
    os.lseek(descriptor, place, os.SEEK_SET)
    while text:
        text = text[os.write(descriptor, text) :]
    os.fsync(descriptor)
