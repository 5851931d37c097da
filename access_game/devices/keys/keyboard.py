"""What a keyboard driver is: it turns the events of its library into strokes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from access_game.devices.keys.stroke import Stroke


class Keyboard(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def description(self) -> str: ...

    def check(self) -> bool:
        """Can keys be read here and now?"""

    def open(self) -> None:
        """Get ready, once the window stands."""

    def close(self) -> None:
        """No key is read from now on."""

    def strokes(self, events: Iterable[Any]) -> list[Stroke]:
        """The strokes of one batch of events, in the order they were made."""
