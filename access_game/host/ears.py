"""Who has heard how far. A listen ticket stands for everything told before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf

from access_game.core.seats import Seat
from access_game.players.player import Ticket

PATIENCE = 45.0  # a voice that never reports its end must not stop the game


class Ears:
    def __init__(self) -> None:
        self._listening: dict[Ticket, tuple[Seat, float]] = {}  # and how long it is waited for

    def listen(self, ticket: Ticket, seat: Seat, now: float) -> None:
        self._listening[ticket] = seat, now + PATIENCE

    def heard(self, ticket: Ticket) -> None:
        """Who has heard this has heard all that was told before it."""
        if ticket in self._listening:
            seat = self._listening[ticket][0]
            self._keep(lambda other, whose, _: whose != seat or other > ticket)

    def wait_for(self, ticket: Ticket) -> None:
        """Its player is not there yet: no patience ends before they are."""
        if ticket in self._listening:
            self._listening[ticket] = self._listening[ticket][0], inf

    def get_up(self, seat: Seat) -> None:
        """Another sits there now: nobody waits for what the first one had not heard."""
        self._keep(lambda _, whose, __: whose != seat)

    def lose_patience(self, now: float) -> None:
        self._keep(lambda _, __, until: until > now + 1e-6)

    def clear(self) -> None:
        self._listening.clear()

    def are_open(self, tickets: Iterable[Ticket]) -> bool:
        """Is any of these still being heard?"""
        return any(ticket in self._listening for ticket in tickets)

    @property
    def next(self) -> float | None:
        """When the patience with somebody ends."""
        return min((until for _, until in self._listening.values() if until < inf), default=None)

    def _keep(self, wanted: Callable[[Ticket, Seat, float], bool]) -> None:
        self._listening = {
            ticket: (seat, until) for ticket, (seat, until) in self._listening.items() if wanted(ticket, seat, until)
        }
