"""The stopwatch of the table: how long the people in a race took, from when everybody had heard the start signal. What
it shows everybody has perceived. It is no part of the rules, and no journal holds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from access_game.core.messages import Message
from access_game.core.questions import Answer, Question
from access_game.core.seats import Seat
from access_game.core.stride import FOUND, LONGEST, NOTHING, OUT, WRONG, Attempt, Stride

OVER = ("void", "pot_lost", "won_cards", "match_over")  # the duel is decided
SPOKE = ("answered", "no_word")  # who buzzed said something, or had to


class Stopwatch:
    def __init__(self, strides: Mapping[Seat, Stride] | None = None) -> None:
        """`strides`: of those who are known already."""
        self.strides = dict(strides or {})
        self._ran: dict[Seat, float] = {}  # how long each has been running in this duel
        self._ends: dict[Seat, str] = {}  # how each came out of it; until it is decided a buzz is OUT

    def of(self, seat: Seat) -> Stride:
        return self.strides.get(seat) or Stride()

    def stop(self, seat: Seat, question: Question[Any], answer: Answer | None, after: float) -> None:
        """A person has answered; or could not any more, None. A race that goes on after help counts on."""
        if question.key == "race":
            self._ran[seat] = min(self._ran.get(seat, 0.0) + after, LONGEST)
            if answer in ("buzz", "give_up"):
                self._ends[seat] = OUT

    def hear(self, message: Message) -> None:
        who: Any = message.facts.get("who")
        if message.key == "tied":  # two at once: both had found something, nobody knows what
            self._clear()
        elif message.key in SPOKE and who in self._ends:
            self._ends[who] = WRONG
        elif message.key in OVER:
            if message.key == "won_cards" and self._ends.get(who) == WRONG:
                self._ends[who] = FOUND  # what it said was right after all
            for seat, after in self._ran.items():
                self.strides[seat] = self.of(seat).then(Attempt(self._ends.get(seat, NOTHING), after))
            self._clear()

    def _clear(self) -> None:
        self._ran.clear()
        self._ends.clear()
