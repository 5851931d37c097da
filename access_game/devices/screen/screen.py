"""What a screen driver is: it shows the newest view, and carries keys and window events back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from access_game.devices.keys.stroke import Stroke
from access_game.devices.screen.themes import Style
from access_game.narration.view import View

CLOSED, FOCUS_LOST, FOCUS_GAINED, RESIZED = "closed", "focus_lost", "focus_gained", "resized"


class NoScreen(Exception):
    """There is no display, or it has gone; the terminal face takes over."""


class Screen(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def description(self) -> str: ...

    @property
    def is_public(self) -> bool:
        """Can anybody in the room look at it, and the player do without?"""

    @property
    def is_private(self) -> bool:
        """Is it under one pair of hands or eyes?"""

    def check(self) -> bool:
        """Could a window be opened here and now? Opens nothing."""

    def open(self) -> None:
        """Opens the window, on the main thread; raises NoScreen where that fails."""

    def close(self) -> None:
        """Ends the loop; from any thread, at any time, as often as one likes."""

    def show(self, view: View) -> None:
        """From now on this view is shown; from any thread. Older views not drawn yet are left out."""

    def dress(self, style: Style) -> None:
        """Another print size or theme; from any thread."""

    def loop(self, on_stroke: Callable[[Stroke], None], on_event: Callable[[str], None]) -> None:
        """Runs on the main thread until `close`, handing out strokes and window events."""
