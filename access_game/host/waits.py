"""What the table waits for besides people: that all is heard, a bell, a computer's answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from access_game.core.asking import Ask
from access_game.core.bells import Bell
from access_game.core.seats import Seat
from access_game.players.player import Ticket

from .bell import JUST, Belfry, Ringing, Rope
from .ears import Ears
from .minds import Minds, Saying


class Waits:
    """All times are the table's."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.ears, self.minds, self.belfry = Ears(), Minds(), Belfry(pace)

    def hang(
        self, ask: Ask | None, people: set[Seat], tickets: Mapping[Ticket, Seat], opened: float, at: float
    ) -> None:
        """The game waits with these bells since the entry of the time `opened`; `tickets`: who listens to what was told
        on the way there."""
        ropes: dict[Bell, Rope] = {}
        for bell, seats in (ask.bells if ask is not None else {}).items():
            mute = not self.pace and not bell.fixed and not people.isdisjoint(seats)
            ropes[bell] = Rope(seats, concerned(seats, tickets), mute)
        for ticket, seat in tickets.items():
            self.ears.listen(ticket, seat, at)
        self.belfry.hang(ropes, opened, at)

    def ask(self, ticket: Ticket, seat: Seat, tickets: Mapping[Ticket, Seat]) -> None:
        """Somebody is asked: they think from when those have heard for whom the same bells ring."""
        ropes = self.belfry.ropes.items()
        company = {one for bell, rope in ropes if seat in rope.seats and not bell.fixed for one in rope.seats}
        self.minds.ask(ticket, concerned(company, tickets))

    def update(self, at: float) -> None:
        self.ears.lose_patience(at)
        self.belfry.update(self.ears, at)
        self.minds.update(self.ears, at)

    def next(self, at: float) -> float | None:
        saying = self.minds.first
        due = (self.belfry.next(at), self.ears.next, saying.at if saying is not None else None)
        return min((moment for moment in due if moment is not None), default=None)

    def first(self, spoken: float, rung: float) -> Saying | Ringing | None:
        """The first of what computers say up to the one moment, and of what rings up to the other."""
        saying, ringing = self.minds.first, self.belfry.first
        if saying is not None and saying.at > spoken + JUST:
            saying = None
        if ringing is None or ringing.at > rung + JUST or (saying is not None and saying.at <= ringing.at):
            return saying
        return ringing


def concerned(seats: Iterable[Seat], tickets: Mapping[Ticket, Seat]) -> Mapping[Ticket, Seat]:
    """Who has to have heard what was just said, before time runs for these seats: those of them who listen; where none
    does, as in a pause or among computers, everybody."""
    return {ticket: seat for ticket, seat in tickets.items() if seat in seats} or tickets
