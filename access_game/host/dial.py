"""The dial: what each player is shown of the bell that rings for them, whenever that has changed."""

from __future__ import annotations

from collections.abc import Mapping

from access_game.core.seats import Seat
from access_game.players.player import Countdown, Player

from .bell import JUST, Belfry
from .hourglass import Hourglass


class Dial:
    def __init__(self) -> None:
        self._shown: dict[Seat, tuple[Player, Countdown | None]] = {}

    def turn(self, players: Mapping[Seat, Player], belfry: Belfry, glass: Hourglass, time: float) -> None:
        """To whoever sits there now, on the host's clock; it stands while the table rests."""
        for seat, player in players.items():
            found = belfry.countdown(seat, time)
            if found is not None and found.ends is not None:
                found = found._replace(ends=None if glass.stands else glass.moment(found.ends))
            who, shown = self._shown.get(seat, (player, None))
            if who is not player or not is_same(found, shown):
                self._shown[seat] = player, found
                player.count_down(found)


def is_same(one: Countdown | None, other: Countdown | None) -> bool:
    """A clock that runs to the same moment is the same, however much of it has passed."""
    if one is None or other is None or one.whole != other.whole:
        return one is other
    if one.ends is None or other.ends is None:
        return one.ends is other.ends and abs(one.left - other.left) < JUST
    return abs(one.ends - other.ends) < JUST
