"""The screen reader that may be looking at our window, on Linux: is it there, does it read, and for whom it speaks."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from access_game.devices.speech.sighting import Sighting, sight
from access_game.devices.speech.tree_voice import Stand, TreeVoice, can_offer
from access_game.devices.speech.voice import Voice

if TYPE_CHECKING:
    from .app import Program

READ = ("auto", "prism", "accessible_output")  # the wishes that a reader of the window can fulfil
UNREAD = 8.0  # seconds after which a reader that has not asked for the window will not
BUS_EVERY = 5  # looks: a process is seen at no cost, the bus is asked more seldom


class Bystander:
    """`on_turn`: the window is, or is no longer, what speaks. `on_unread`: a reader has come and does not read us."""

    def __init__(self, program: Program, on_turn: Callable[[], None], on_unread: Callable[[Sighting], None]) -> None:
        self.program = program
        self.tree: TreeVoice | None = None  # the last one that was to speak
        self._on_turn, self._on_unread = on_turn, on_unread
        self._looks = 0
        self._since: float | None = None  # when a reader was first seen that does not read us
        self._told: set[tuple[str, int]] = set()

    def hire(self, wish: str) -> TreeVoice | None:
        """The voice of whoever reads the window, to be tried first; None where there is no window to read."""
        self.tree = None
        if wish in READ and not self.program.wishes.terminal and sys.platform.startswith("linux"):
            self.tree = TreeVoice(self.stand, self._on_turn, self.seen)
        return self.tree

    def seen(self) -> Sighting | None:
        return sight()

    def look(self) -> list[Voice]:
        """For the lookout: a reader that runs and has asked for the window. One that does not is told of."""
        self._looks += 1
        sighting = sight(bus=self._looks % BUS_EVERY == 0)
        if sighting is None:
            self._since = None
            return []
        if can_offer() and self.stand() is Stand.ASKED:
            self.tree, self._since = TreeVoice(self.stand, self._on_turn, lambda: sighting), None
            return [self.tree]
        self._since = self._since or time.monotonic()
        if time.monotonic() - self._since > UNREAD:
            self._on_unread(sighting)
        return []

    def stand(self) -> Stand:
        window = getattr(self.program.face, "window", None)
        if window is None:
            return Stand.CLOSED
        if self.program.face is not None and self.program.face.is_terminal:
            return Stand.NEVER
        if window.reader.active:
            return Stand.ASKED
        stands = {"": Stand.OFFERED, "not opened": Stand.CLOSED, "closed": Stand.OVER}
        return stands.get(window.reader.reason, Stand.NEVER)

    def is_news(self, id: str, reader: Sighting) -> bool:
        """Has this not been told of this reader yet? One that was started again is another one."""
        news = (id, reader.process)
        is_new = news not in self._told
        self._told.add(news)
        return is_new

    @property
    def may_be_there(self) -> bool:
        """The same before anybody has had the time to ask for it: a reader runs."""
        return sight(bus=False) is not None if sys.platform.startswith("linux") else self.is_there

    @property
    def is_there(self) -> bool:
        """Does somebody really read the window?"""
        if self.stand() is not Stand.ASKED:
            return False
        return not sys.platform.startswith("linux") or self.seen() is not None
