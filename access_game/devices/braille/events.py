"""What a display reports, whatever its maker: the same few events for every driver."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Direction = Literal["up", "down", "left", "right", "first", "last"]


@dataclass(frozen=True, slots=True)
class Happened:
    """When it was read, in monotonic seconds: races are judged by it. 0 where nobody looked at the clock. Two presses
    of one key are the same event."""

    at: float = field(default=0.0, compare=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Route(Happened):
    """The routing key above a cell, counted from 0."""

    cell: int


@dataclass(frozen=True, slots=True)
class Pan(Happened):
    """-1 towards the beginning of the line, +1 towards its end."""

    way: int


@dataclass(frozen=True, slots=True)
class Steer(Happened):
    to: Direction


@dataclass(frozen=True, slots=True)
class Chord(Happened):
    """Dots struck together. Without space they write; with it they are a command no driver knows by name."""

    dots: int
    space: bool = False


@dataclass(frozen=True, slots=True)
class Text(Happened):
    """A character already decoded."""

    char: str


@dataclass(frozen=True, slots=True)
class Erase(Happened):
    pass


@dataclass(frozen=True, slots=True)
class Enter(Happened):
    pass


@dataclass(frozen=True, slots=True)
class Escape(Happened):
    pass


@dataclass(frozen=True, slots=True)
class Tab(Happened):
    pass


@dataclass(frozen=True, slots=True)
class Help(Happened):
    pass


@dataclass(frozen=True, slots=True)
class Lost(Happened):
    """The display no longer answers: unplugged, switched off, out of reach."""


@dataclass(frozen=True, slots=True)
class Back(Happened):
    """The display answers again, perhaps with another number of cells."""

    cells: int


Event = Route | Pan | Steer | Chord | Text | Erase | Enter | Escape | Tab | Help | Lost | Back
