"""What a display reports, whatever its maker: the same few events for every driver."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Direction = Literal["up", "down", "left", "right", "first", "last"]


@dataclass(frozen=True, slots=True)
class Route:
    """The routing key above a cell, counted from 0."""

    cell: int


@dataclass(frozen=True, slots=True)
class Pan:
    """-1 towards the beginning of the line, +1 towards its end."""

    way: int


@dataclass(frozen=True, slots=True)
class Steer:
    to: Direction


@dataclass(frozen=True, slots=True)
class Chord:
    """Dots struck together. Without space they write; with it they are a command no driver knows by name."""

    dots: int
    space: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """A character already decoded."""

    char: str


@dataclass(frozen=True, slots=True)
class Erase:
    pass


@dataclass(frozen=True, slots=True)
class Enter:
    pass


@dataclass(frozen=True, slots=True)
class Escape:
    pass


@dataclass(frozen=True, slots=True)
class Tab:
    pass


@dataclass(frozen=True, slots=True)
class Help:
    pass


@dataclass(frozen=True, slots=True)
class Lost:
    """The display no longer answers: unplugged, switched off, out of reach."""


@dataclass(frozen=True, slots=True)
class Back:
    """The display answers again, perhaps with another number of cells."""

    cells: int


Event = Route | Pan | Steer | Chord | Text | Erase | Enter | Escape | Tab | Help | Lost | Back
