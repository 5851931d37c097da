"""Faults in a chain: what is void for everybody costs nobody anything, so it is counted whose fault it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from .seats import Seat
from .table import Table

MOST = 3  # the last of them loses the chain


@dataclass
class Faults:
    """Of two who try again and again until one of them wins."""

    table: Table
    counted: Counter[Seat] = field(default_factory=Counter)
    fresh: list[Seat] = field(default_factory=list)  # who was at fault in this try
    is_void: bool = False  # there is nothing left to win in it

    def blame(self, seat: Seat) -> None:
        """Everybody hears it counted, up to the last but one: that is a warning. Whose turn was passed by whoever leads
        the table could do nothing: this try is void, and nothing is counted."""
        self.is_void = True
        if seat in self.table.excused:
            return
        self.fresh.append(seat)
        self.counted[seat] += 1
        if self.counted[seat] == 1:
            self.table.tell_all("first_fault", who=seat)
        elif self.counted[seat] == MOST - 1:
            self.table.tell_all("second_fault", who=seat)

    def winner(self, rivals: Mapping[Seat, Seat]) -> Seat | None:
        """Who wins because the other was at fault once too often in this try; nobody where both were."""
        lost = [seat for seat in self.fresh if self.counted[seat] >= MOST]
        self.fresh, self.is_void = [], False
        if len(lost) > 1:
            self.table.tell_all("both_at_fault")  # the warning said that the other takes all
        if len(lost) != 1:
            return None
        self.table.tell_all("third_fault", who=lost[0], rival=rivals[lost[0]])
        return rivals[lost[0]]
