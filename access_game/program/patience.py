"""Patience with whoever reads by braille alone: what waits for their display, and what goes on by nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from access_game.narration.utterance import PROGRAM

if TYPE_CHECKING:
    from .app import Program
    from .fingers import Fingers


class Patience:
    def __init__(self, program: Program) -> None:
        self.program = program
        self._begin: Callable[[], None] | None = None  # the match that waits
        self._is_input_over = False  # nothing more can be typed in the terminal

    @property
    def has_fingers(self) -> bool:
        """Somebody reads by braille, or will as soon as the display they named is there."""
        return any(one.has_reader for one in self._all)

    @property
    def _all(self) -> list[Fingers]:
        """At the table, and at places of their own."""
        return [self.program.fingers, *(one.fingers for one in self.program.neighbours.here.values())]

    @property
    def is_alone(self) -> bool:
        """Nobody hears, and nobody types in a terminal: what is told must be read before it counts as heard."""
        queue = self.program.mouth.queue
        is_silent = queue is None or queue.voice.name == "off"
        return self._is_input_over and is_silent if self.program.wishes.terminal else self._is_speech_off

    @property
    def _is_speech_off(self) -> bool:
        return self.program.settings.speech == "off"

    @property
    def is_unheard(self) -> bool:
        """Nobody hears anything here, not even by a screen reader of their own."""
        return self._is_speech_off and not self.program.mouth.bystander.may_be_there

    def begin(self, begin: Callable[[], None]) -> None:
        """The match for which the program was started. Where nobody hears, it waits for the display that was named:
        else the others would play while nobody can know of it."""
        if self._is_waiting():
            self._begin = begin
        else:
            begin()

    def look(self) -> None:
        """A display has come, or another one was chosen."""
        with self.program.console.lock:
            begin = self._begin if not self._is_waiting() else None
            if begin is not None:
                self._begin = None
        if begin is not None and self.program.evening is None:
            try:
                begin()
            except Exception as error:  # nobody calls us who could tell it
                self.program.fault(error)
        if self._is_input_over and not self.has_fingers:
            self.program.input_closed()  # it was all that was left

    def goes_on(self) -> bool:
        """Nothing more can be typed. Whoever reads by braille needs no other keys than theirs."""
        self._is_input_over = True
        fingers = self.program.fingers
        if not self.has_fingers:
            return False
        is_there = any(one.dots is not None and not one.is_lost for one in self._all)
        self.program.console.announce("input-closed-braille" if is_there else "input-closed-awaited", PROGRAM)
        if self.is_alone:
            fingers.be_alone()
        return True

    def _is_waiting(self) -> bool:
        return self.is_unheard and any(one.is_awaited for one in self._all)
