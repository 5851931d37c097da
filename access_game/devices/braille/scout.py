"""Looks for the display a player wants, again and again, until it is there or nobody wants it any more.

A look opens what `choice.candidates` names and nothing else: no port is written to that nobody has named. And a display
that is plugged in while we look is first left to the screen reader of this computer, which looks for it too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from threading import Event, Lock, Thread

from access_game.devices.braille.choice import PortListed, list_ports, open_display
from access_game.devices.braille.display import Display, NoDisplay, OnEvent

LOOK_AGAIN = 1.5  # seconds between two looks
FIRST_PICK = 5.0  # seconds a screen reader has for a display that has just been plugged in


class Scout:
    """`on_come(scout, display)` and `on_miss(scout, reason)` are called on its thread, after each look but the
    first, which is the caller's own."""

    def __init__(
        self,
        wish: str,
        on_event: OnEvent,
        on_come: Callable[[Scout, Display], None],
        on_miss: Callable[[Scout, NoDisplay | None], None],
        others: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        self.wish = wish
        self.missing: NoDisplay | None = None  # why the last look found none; None also where there was none to try
        self.is_looking = False  # again and again
        self._on_event, self._on_come, self._on_miss, self._others = on_event, on_come, on_miss, others
        self.is_named = wish.strip().casefold() not in ("", "auto")
        self._since: dict[str, float] | None = None  # when each port was first seen; None: never looked
        self._tried: Display | None = None
        self._turn = Lock()
        self._over = Event()

    @property
    def is_over(self) -> bool:
        return self._over.is_set()

    def look(self) -> Display | None:
        """Once. None where none is there; the silent one only where none is wanted."""
        self.missing = None
        try:
            display = open_display(
                self.wish, self._on_event, ports=self._listed, attempt=self._attempt, others=self._others()
            )
        except NoDisplay as reason:  # also a wish that nobody can try
            self.missing = reason
            return None
        return None if not self.is_named and display.name == "silent" else display

    def begin(self) -> None:
        """From now on again and again, on a thread of its own."""
        self.is_looking = True
        Thread(target=self._run, name="braille-scout", daemon=True).start()

    def give(self) -> bool:
        """Whoever asked takes the display; False where nobody wants it any more, and it is closed."""
        with self._turn:
            if self._over.is_set():
                return False
            self._tried = None
            self._over.set()
            return True

    def close(self) -> None:
        """At once, also in the middle of a look: the port is free when this returns."""
        with self._turn:
            self._over.set()
            tried, self._tried = self._tried, None
        if tried is not None:
            tried.close()

    def _run(self) -> None:
        while not self._over.wait(LOOK_AGAIN):
            display = self.look()
            if self._over.is_set():
                return
            if display is not None:
                self._on_come(self, display)
                return
            self._on_miss(self, self.missing)

    def _attempt(self, display: Display, on_event: OnEvent) -> None:
        with self._turn:
            if not self._over.is_set():
                self._tried = display
            else:
                display.close()  # nobody wants it any more: it fails at once
        try:
            display.open(on_event)
        except NoDisplay as reason:
            self.missing = reason
            raise

    def _listed(self) -> list[PortListed]:
        """All at the first look; later none that has only just been plugged in."""
        ports, now = list_ports(), time.monotonic()
        if self._since is None:
            self._since = {port.device: now - FIRST_PICK for port in ports}
        self._since = {port.device: self._since.get(port.device, now) for port in ports}
        return [port for port in ports if self.is_named or now - self._since[port.device] >= FIRST_PICK]
