"""The vigil: what is said while a braille display is not there. Each reason once, however often it is looked for."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

from access_game.devices.braille.display import NoDisplay
from access_game.devices.braille.drivers.brlapi import address
from access_game.narration.fluent import Fact
from access_game.narration.utterance import PROGRAM


class Crier(Protocol):
    """Who says what befalls a display to those who can hear it."""

    def announce(self, id: str, scope: str = "", **facts: Fact) -> None: ...


class Vigil:
    """`is_unheard`: nobody hears anything here, so that a display is waited for even where none was named."""

    def __init__(self, crier: Crier, wish: str, is_unheard: bool) -> None:
        self.crier = crier
        self._name, _, self._where = wish.strip().partition(":")
        self._name = self._name.casefold() or "auto"
        self._is_unheard = is_unheard
        self._told: set[str] = set()
        self._last = ""  # the reason of the look before

    def tell(self, missing: NoDisplay | None, is_sought: bool) -> None:
        """Why there is none, and what is waited for."""
        self._last = _key(missing)
        if (self._name == "auto" and not self._is_unheard) or self._last in self._told:
            return  # most people have no display, and need not hear so each time
        self._told.add(self._last)
        if missing is not None:
            self.crier.announce(f"no-display-{missing.reason.replace('_', '-')}", PROGRAM, **missing.facts)
        if is_sought:
            self._tell_awaited()

    def look(self, missing: NoDisplay | None) -> None:
        """Another look found none. A reason that was there at two of them stays: a display may just be starting."""
        before, self._last = self._last, _key(missing)
        if before == self._last:
            self.tell(missing, is_sought=True)

    def _tell_awaited(self) -> None:
        if self._name == "auto":
            self.crier.announce("braille-awaited-auto", PROGRAM)
        elif self._name == "brlapi":
            with suppress(ValueError):
                self.crier.announce("braille-awaited-brltty", PROGRAM, host=str(address(self._where)))
        elif self._where:
            self.crier.announce("braille-awaited-port", PROGRAM, driver=self._name, port=self._where)
        else:
            self.crier.announce("braille-awaited-driver", PROGRAM, driver=self._name)


def _key(missing: NoDisplay | None) -> str:
    return missing.reason if missing is not None else "none"
