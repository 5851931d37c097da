"""Where cards lie: a grid, a pile, a hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .cards import Card
from .messages import Seat


@dataclass(slots=True)
class Place:
    """Cards in numbered slots. A place with an owner is seen by its owner alone."""

    name: str
    slots: dict[int, Card] = field(default_factory=dict)
    owner: Seat | None = None
    up: set[int] = field(default_factory=set)
    columns: int = 0  # 0: a row or a pile, otherwise a grid of that width
    memory: bool = False  # its faces must be remembered, not looked up

    def __len__(self) -> int:
        return len(self.slots)

    def __bool__(self) -> bool:
        return True  # an empty hand is still a hand

    @property
    def topic(self) -> str:
        """What the faces seen here are forgotten with."""
        return self.name if self.memory else ""

    @property
    def named(self) -> dict[str, Any]:
        """How messages say which place they mean."""
        return {"place": self.name, "owner": self.owner}

    def face_down(self) -> tuple[int, ...]:
        return tuple(slot for slot in self.slots if slot not in self.up)

    def cards(self) -> tuple[Card, ...]:
        return tuple(self.slots.values())

    def free_slot(self) -> int:
        """The next number after the last: a slot keeps its number as long as its card lies there."""
        return max(self.slots, default=0) + 1
