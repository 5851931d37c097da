"""No screen: for players who need none, and for tests. The loop only waits to be closed."""

from __future__ import annotations

import threading
from collections.abc import Callable

from access_game.devices.keys.stroke import Stroke
from access_game.devices.screen.themes import Style
from access_game.narration.view import View


class SilentScreen:
    name = "off"
    description = "No window"
    is_public = is_private = False

    def __init__(self) -> None:
        self.view = View()
        self.style = Style()
        self._closed = threading.Event()

    def check(self) -> bool:
        return True

    def open(self) -> None:
        pass

    def close(self) -> None:
        self._closed.set()

    def show(self, view: View) -> None:
        self.view = view

    def dress(self, style: Style) -> None:
        self.style = style

    def loop(self, on_stroke: Callable[[Stroke], None], on_event: Callable[[str], None]) -> None:
        self._closed.wait()
