"""Who sits at the table."""

from __future__ import annotations


class Seat(int):
    """A number of its own kind, so that whoever meets one in a message knows it for a seat."""

    __slots__ = ()


# Chance, time and dictionary sit at the table too.
DEALER, CLOCK, JUDGE = Seat(-1), Seat(-2), Seat(-3)
