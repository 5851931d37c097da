"""Dots typed in a word: chords become characters, and a sign that waits for its letter can be erased."""

from __future__ import annotations

from access_game.devices.braille.events import Chord, Enter, Erase, Event, Text
from access_game.devices.braille.perkins import decoder


class Typist:
    """Between a display and a line being typed. What is not typing passes through untouched."""

    def __init__(self, table: str = "fr8") -> None:
        self._decoder = decoder(table)

    def read(self, event: Event) -> list[Event]:
        if isinstance(event, Chord) and not event.space:
            return [*self._typed(self._decoder.press(event.dots), event.at)]
        if event == Chord(0, True):
            return [*self._typed(self._decoder.press(0), event.at)]
        if isinstance(event, Erase):
            return [] if self._decoder.erase() else [event]
        if isinstance(event, Enter):
            return [*self._typed(self._decoder.flush(), event.at), event]
        return [event]

    def _typed(self, text: str, at: float) -> list[Text]:
        return [Text(char, at=at) for char in text]
