"""Who sits at the table, what is said there, and one line of the journal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .questions import Answer
from .seats import CLOCK, DEALER, JUDGE, Seat

__all__ = ["CLOCK", "DEALER", "JUDGE", "Entry", "Message", "Seat", "Setup", "Value"]

Value = bool | int | str


class Entry(NamedTuple):
    """One line of the journal: who answered what, and when (ms since the match began)."""

    seat: Seat
    answer: Answer
    at: int = 0


class Message(NamedTuple):
    """A fact on its way to some seats. Its wording, sound and dots are decided elsewhere."""

    to: tuple[Seat, ...]
    key: str
    facts: dict[str, Any]
    topic: str = ""  # what it may later be forgotten with


@dataclass(frozen=True)
class Setup:
    """Who plays what: chosen once, before the first card."""

    names: tuple[str, ...]
    levels: tuple[str, ...] = ()  # "" for a person, else the level of the computer in that seat
    options: Mapping[str, Value] = field(default_factory=dict)

    def level(self, seat: int) -> str:
        return self.levels[seat] if seat < len(self.levels) else ""
