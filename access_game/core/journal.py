"""The journal as text: a header, then one line for each thing that happened. It is the save, the replay and the bug
report, and it only grows: what was taken back is noted, never cut out.

Each line carries a check over itself and all lines before it, so a changed, lost or doubled line is found and
named. Only the last line may be torn: that is how a power cut looks."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol
from zlib import crc32

from .messages import Entry, Seat, Setup, Value

FORMAT = 1


class Damaged(ValueError):
    """A journal that cannot be read. `reason` is a message key, `line` the line where reading stopped."""

    def __init__(self, reason: str, line: int) -> None:
        super().__init__(f"{reason} in line {line}")
        self.reason, self.line = reason, line


@dataclass(frozen=True)
class Header:
    game: str
    rules: int
    seats: tuple[str, ...]
    levels: tuple[str, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    words: str = ""  # which word list judged
    language: str = "fr"
    begun: str = ""  # date, for the list of saved matches
    seed: int | None = None  # of the computers' chance; the match itself replays without it
    pace: float = 1.0  # how much longer the bells wait; 0 is never

    @property
    def setup(self) -> Setup:
        return Setup(self.seats, self.levels, dict(self.options))


class Undone(NamedTuple):
    """A note: the match went back to its first `to` entries."""

    to: int


class HandedOver(NamedTuple):
    """A note: from here on a computer of that level sits in the seat; with no level, a person again."""

    seat: Seat
    level: str


Line = Entry | Undone | HandedOver


class Journal(Protocol):
    """Where the lines of one match are kept."""

    def append(self, lines: Sequence[Line], fence: int) -> None:
        """Kept for good when it returns. `fence`: how many lines the writer believes are there; NotKept if there are
        others, because somebody else writes too, or if they cannot be written. Nothing of them is then kept."""

    def read(self) -> Reading: ...


class NotKept(Exception):
    """The lines could not be kept. `reason` is a message key, `where` the place, `code` the system's own number."""

    def __init__(self, reason: str, where: str = "", code: int = 0) -> None:
        super().__init__(f"{reason} {where}")
        self.reason, self.where, self.code = reason, where, code


class Reading(NamedTuple):
    header: Header
    lines: list[Line]
    check: int  # to go on writing from here
    length: int  # how many bytes of the file are whole

    @property
    def entries(self) -> list[Entry]:
        return entries(self.lines)

    @property
    def levels(self) -> tuple[str, ...]:
        """Who sits where now: "" for a person, else the level of the computer."""
        levels = list(self.header.levels)
        for line in self.lines:
            if isinstance(line, HandedOver):
                levels[line.seat] = line.level
        return tuple(levels)


def entries(lines: Iterable[Line]) -> list[Entry]:
    """What is still true of them: an answer that was taken back was never given."""
    kept: list[Entry] = []
    for line in lines:
        if isinstance(line, Entry):
            kept.append(line)
        elif isinstance(line, Undone):
            del kept[line.to :]
    return kept


def _line(value: object, check: int) -> tuple[str, int]:
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if any("\ud800" <= char <= "\udfff" for char in body):  # a broken byte of a terminal: UTF-8 cannot carry it
        body = json.dumps(value, separators=(",", ":"))
    check = crc32(body.encode(), check)
    return f"{check:08x} {body}\n", check


def first_line(header: Header) -> tuple[str, int]:
    return _line({"access_game": FORMAT, **header.__dict__}, 0)


def next_line(line: Line, check: int) -> tuple[str, int]:
    """An entry is a list, a note an object with its name."""
    match line:
        case Undone(to):
            return _line({"undone": to}, check)
        case HandedOver(seat, level):
            return _line({"handed_over": seat, "level": level}, check)
        case _:
            return _line(line, check)


def read(data: bytes) -> Reading:
    """The whole journal. A torn last line is dropped; anything else that is wrong is Damaged."""
    header: Header | None = None
    found: list[Line] = []
    check = length = 0
    lines = data.split(b"\n")  # the last piece has no newline: empty, or torn
    for number, line in enumerate(lines[:-1], start=1):
        body = line[9:]
        if line[:9] != f"{crc32(body, check):08x} ".encode():
            raise Damaged("not_a_journal" if number == 1 else "damaged_line", number)
        check = crc32(body, check)
        try:
            value = json.loads(body)
            if header is None:
                header = _header(value)
            else:
                found.append(_note(value, header) if isinstance(value, dict) else _entry(value))
        except Damaged:
            raise
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise Damaged("not_a_journal" if number == 1 else "damaged_line", number) from error
        length += len(line) + 1
    if header is None:
        raise Damaged("not_a_journal", 1)
    return Reading(header, found, check, length)


def _header(value: Any) -> Header:
    if not isinstance(value, dict):
        raise ValueError(value)
    if value.pop("access_game") != FORMAT:
        raise Damaged("newer_journal", 1)
    seats, levels = tuple(value["seats"]), tuple(value["levels"])
    if not all(isinstance(name, str) for name in seats + levels):
        raise ValueError(value)
    return Header(**{**value, "seats": seats, "levels": levels})


def _entry(value: Any) -> Entry:
    seat, answer, at = value
    if not isinstance(seat, int) or not isinstance(at, int):
        raise ValueError(value)
    return Entry(Seat(seat), answer, at)


def _note(value: Any, header: Header) -> Line:
    match value:
        case {"undone": int(to)} if to >= 0:
            return Undone(to)
        case {"handed_over": int(seat), "level": str(level)} if 0 <= seat < len(header.seats):
            return HandedOver(Seat(seat), level)
    raise ValueError(value)
