"""The notes of a journal: what happened at the table and is no answer. Who leads the table wrote most of them."""

from __future__ import annotations

from typing import Any, NamedTuple

from .seats import Seat

LONGEST_LEVEL = 200


class Undone(NamedTuple):
    """The match went back to its first `to` entries."""

    to: int


class HandedOver(NamedTuple):
    """From here on a computer of that level sits in the seat; with no level, a person again."""

    seat: Seat
    level: str


class Rested(NamedTuple):
    """The table rests, or goes on."""

    on: bool


class Passed(NamedTuple):
    """The answer in the next line was given for that seat by who leads the table: its turn was passed."""

    seat: Seat


class Hinted(NamedTuple):
    """That seat was given an idea."""

    seat: Seat


class Ended(NamedTuple):
    """The last line: the match was stopped here, and its scores count."""


Note = Undone | HandedOver | Rested | Passed | Hinted | Ended


def written(note: Note) -> dict[str, Any]:
    """An object with the name of the note."""
    match note:
        case Undone(to):
            return {"undone": to}
        case HandedOver(seat, level):
            return {"handed_over": seat, "level": level}
        case Rested(on):
            return {"rested": on}
        case Passed(seat):
            return {"passed": seat}
        case Hinted(seat):
            return {"hinted": seat}
        case Ended():
            return {"ended": True}


def read(value: dict[str, Any], seats: int, standing: int) -> Note:
    """ValueError where it is none. `standing`: how many entries can be taken back."""

    def is_seat(seat: Any) -> bool:
        return type(seat) is int and 0 <= seat < seats

    match value:
        case {"undone": to, **rest} if not rest and type(to) is int and 0 <= to <= standing:
            return Undone(to)
        case {"handed_over": seat, "level": str(level), **rest} if not rest and is_seat(seat) and is_level(level):
            return HandedOver(Seat(seat), level)
        case {"rested": bool(on), **rest} if not rest:
            return Rested(on)
        case {"passed": seat, **rest} if not rest and is_seat(seat):
            return Passed(Seat(seat))
        case {"hinted": seat, **rest} if not rest and is_seat(seat):
            return Hinted(Seat(seat))
        case {"ended": True, **rest} if not rest:
            return Ended()
    raise ValueError(value)


def is_level(level: str) -> bool:
    return not level or (len(level) <= LONGEST_LEVEL and level.isascii() and level.isidentifier())
