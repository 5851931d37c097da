"""What every display can be asked, and the one way in which it can be missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from access_game.devices.braille.events import Event

OnEvent = Callable[[Event], None]


class Abilities(NamedTuple):
    """The game is playable with none of these; a display says which it has."""

    cells: bool = True  # shows cells; False: it takes text and translates it itself
    routing: bool = True
    dots: bool = True


class Display(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def cells(self) -> int:
        """How many cells; known once open, 0 where nobody can tell."""
        ...

    @property
    def abilities(self) -> Abilities: ...

    def open(self, on_event: OnEvent) -> None:
        """Start. Events arrive on a thread of the display's own. Raises NoDisplay."""
        ...

    def write(self, cells: bytes, text: str = "") -> None:
        """Show the cells; `text` is the whole line in words, for displays that translate. Never blocks."""
        ...

    def close(self) -> None: ...


class NoDisplay(Exception):
    """No display there. `reason` is a key the caller words, `facts` what it needs to word it.

    unknown_driver (wish), no_port (driver), bad_port (wish), no_serial (driver), absent, forbidden, busy, cannot_open
    (driver, port, said), silent (driver, port), unreachable (host, said), refused (host, said), taken (host),
    key_missing, key_unread, key_wrong (host, file), no_cells (host), no_reader ().
    """

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    @property
    def may_pass(self) -> bool:
        """Can it be there later, with nothing typed or installed meanwhile?"""
        return self.reason not in ("unknown_driver", "bad_port", "no_serial", "no_reader")
