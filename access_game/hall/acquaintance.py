"""How the people of this house race, from one match to the next: the owner of the profile in use is known by what is
kept there, a guest for as long as the program runs. Whoever deletes the profile is a stranger again."""

from __future__ import annotations

from collections.abc import Mapping

from access_game.core.journal import Header
from access_game.core.names import sayable
from access_game.core.seats import Seat
from access_game.core.stride import Stride
from access_game.home.profiles import Shelf


class Acquaintance:
    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._guests: dict[str, Stride] = {}  # by name, as it is heard
        self._sat: dict[Seat, Stride] = {}  # at the beginning of the match that is on
        self._profile, self._owner = "", ""

    def sits_down(self, header: Header, nameless: str) -> dict[Seat, Stride]:
        """What is known of the people of this match. `nameless`: how somebody is called whose profile has no name."""
        people = {Seat(n): name for n, name in enumerate(header.seats) if not header.setup.level(Seat(n))}
        settings, names = self.shelf.settings, list(people.values())
        mine = sayable(settings.name) if settings.name.strip() else nameless
        self._profile, self._owner = self.shelf.profile, names[0] if len(names) == 1 else mine
        mine_known = Stride.read(settings.races)
        self._sat = {
            seat: mine_known if name == self._owner else self._guests.get(name.casefold(), Stride())
            for seat, name in people.items()
        }
        return dict(self._sat)

    def gets_up(self, header: Header, strides: Mapping[Seat, Stride]) -> None:
        """OSError where it cannot be kept; until the program ends it is known all the same."""
        for seat, stride in strides.items():
            name = header.seats[seat]
            if stride == self._sat.get(seat):
                continue  # no race was run
            if name == self._owner:
                self.shelf.keep_races(self._profile, stride.written)
            else:
                self._guests[name.casefold()] = stride
