"""The journal as text: a header, then one line for each thing that happened. It is the save, the replay and the bug
report, and it only grows: what was taken back is noted, never cut out.

Each line carries a check over itself and all lines before it, so a changed, lost or doubled line is found and
named. Only the last line may be torn: that is how a power cut looks. A right check proves nothing about who wrote
it: what a line says is looked at before it is believed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol
from zlib import crc32

from . import notes
from .messages import Entry, Setup, Value
from .names import sayable
from .notes import Ended, HandedOver, Note, Rested, Undone
from .seats import JUDGE, Seat

# 1 had no notes, 2 only two of them: a program of that time calls a file that may hold others newer, which it is, and
# not damaged. All of them are read here.
FORMAT = 3
LONGEST_LINE = 65_536  # bytes; the order of a hundred cards takes 400
MOST_SEATS = 20
MOST_OPTIONS = 50
LONGEST_TEXT = 200  # of the smaller things in a header
HIGHEST = 10**100  # of a seed, an option or a time: any number a person could have typed


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
    choices: Mapping[str, Sequence[Value]] = field(default_factory=dict)  # what each seat chose for itself, by option

    @property
    def setup(self) -> Setup:
        chosen = {option: tuple(values) for option, values in self.choices.items()}
        return Setup(self.seats, self.levels, dict(self.options), chosen, self.language)


Line = Entry | Note


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

    @property
    def is_ended(self) -> bool:
        """Was it stopped with its scores? Nothing is played in it any more."""
        return bool(self.lines) and isinstance(self.lines[-1], Ended)

    @property
    def rests(self) -> bool:
        """Was it left while the table was in a pause?"""
        return next((line.on for line in reversed(self.lines) if isinstance(line, Rested)), False)


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
    return _line(line if isinstance(line, Entry) else notes.written(line), check)


def read(data: bytes) -> Reading:
    """The whole journal. A torn last line is dropped; anything else that is wrong is Damaged."""
    header: Header | None = None
    found: list[Line] = []
    standing = check = length = 0
    lines = data.split(b"\n")  # the last piece has no newline: empty, or torn
    for number, line in enumerate(lines[:-1], start=1):
        value, check = _value(line, check, number)
        try:
            if header is None:
                header = _header(value)
            else:
                if found and isinstance(found[-1], Ended):
                    raise ValueError(value)
                count = len(header.seats)
                note = notes.read(value, count, standing) if isinstance(value, dict) else _entry(value, header)
                standing = note.to if isinstance(note, Undone) else standing + isinstance(note, Entry)
                found.append(note)
        except Damaged:
            raise
        except (ValueError, TypeError) as error:
            raise _damaged(number) from error
        length += len(line) + 1
    if header is None:
        raise Damaged("not_a_journal", 1)
    return Reading(header, found, check, length)


def read_header(data: bytes) -> Header:
    """Of the beginning of a file, for a list of many: what follows the first line is not looked at."""
    line, newline, _ = data.partition(b"\n")
    if not newline:
        raise Damaged("not_a_journal", 1)
    value, _ = _value(line, 0, 1)
    try:
        return _header(value)
    except Damaged:
        raise
    except (ValueError, TypeError) as error:
        raise _damaged(1) from error


def _damaged(number: int) -> Damaged:
    return Damaged("not_a_journal" if number == 1 else "damaged_line", number)


def _value(line: bytes, check: int, number: int) -> tuple[Any, int]:
    """What a line says, and the check so far. A line nobody could have written is not even tried: it may be built to
    take minutes."""
    body = line[9:]
    if len(line) > LONGEST_LINE or line[:9] != f"{crc32(body, check):08x} ".encode():
        raise _damaged(number)
    try:
        return json.loads(body), crc32(body, check)
    except (ValueError, RecursionError) as error:
        raise _damaged(number) from error


def _header(value: Any) -> Header:
    """Every field is looked at: the games believe it."""
    if not isinstance(value, dict) or not _is_number(value.get("access_game")):
        raise ValueError(value)
    if value["access_game"] > FORMAT:
        raise Damaged("newer_journal", 1)
    fields = {name: one for name, one in value.items() if name != "access_game"}
    known = Header.__dataclass_fields__
    required = ("game", "rules", "seats", "levels")
    if value["access_game"] < 1 or not set(required) <= set(fields) <= set(known):
        raise ValueError(value)
    header = Header(**{**fields, "seats": _row(fields["seats"]), "levels": _row(fields["levels"])})
    sound = (
        _is_word(header.game),
        _is_number(header.rules) and 1 <= header.rules <= 10**6,
        1 <= len(header.seats) <= MOST_SEATS and len(header.levels) == len(header.seats),
        all(not level or _is_word(level) for level in header.levels),
        isinstance(header.options, dict) and len(header.options) <= MOST_OPTIONS,
        isinstance(header.options, dict) and all(_is_text(k) and _is_value(v) for k, v in header.options.items()),
        _is_text(header.words) and _is_word(header.language) and _is_text(header.begun) and header.begun.isprintable(),
        header.seed is None or _is_number(header.seed),
        type(header.pace) in (int, float) and 0 <= header.pace <= 100,
        isinstance(header.choices, dict) and len(header.choices) <= MOST_OPTIONS,
        isinstance(header.choices, dict) and all(_is_chosen(k, v, header) for k, v in header.choices.items()),
    )
    if not all(sound):
        raise ValueError(value)
    chosen = {option: tuple(values) for option, values in header.choices.items()}
    return Header(**{**header.__dict__, "seats": tuple(sayable(name) for name in header.seats), "choices": chosen})


def _row(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise ValueError(value)
    return tuple(value)


def _is_number(value: Any) -> bool:
    return type(value) is int and -HIGHEST < value < HIGHEST  # True is no number


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_TEXT


def _is_word(value: Any) -> bool:
    """A name of our own: of a game, a level, a language. Some of them become names of files."""
    return _is_text(value) and value.isascii() and value.isidentifier()


def _is_chosen(option: Any, values: Any, header: Header) -> bool:
    whole = isinstance(values, list | tuple) and len(values) == len(header.seats)
    return _is_text(option) and whole and all(map(_is_value, values))


def _is_value(value: Any) -> bool:
    return isinstance(value, bool) or _is_number(value) or _is_text(value)


def _entry(value: Any, header: Header) -> Entry:
    seat, answer, at = value
    if not _is_number(seat) or not JUDGE <= seat < len(header.seats) or not _is_number(at) or at < 0:
        raise ValueError(value)
    return Entry(Seat(seat), answer, at)
