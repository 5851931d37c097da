"""A corner of the room: a console, who sits at it, and what they can ask and do there. Everybody may share one; who has
a braille display of their own has a corner of their own."""

from __future__ import annotations

from dataclasses import dataclass

from access_game.core.match import Match
from access_game.core.seats import Seat
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import MATCH, Say, Utterance
from access_game.narration.wording import listed
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.party import Party

from .standing import standing_of


@dataclass(frozen=True)
class Corner:
    console: Console
    party: Party
    desk: Desk

    def sit_down(self) -> None:
        with self.console.gather():  # nobody sees the menu once more
            self.console.enter(MATCH)  # it is behind us, and so is the match before
            self.console.pages.clear()
            self.console.transcript = Transcript(self._listener)
            self.desk.sit_down()

    def tell(self, text: str) -> None:
        self.console.say(Utterance((Say(text),), language=self.console.book.language, braille=text))

    def tell_standing(self, match: Match, seats: tuple[str, ...]) -> None:
        """Where a match that is taken up stood, as everybody may know it."""
        listener = self._listener
        names = [name for number, name in enumerate(seats) if number != listener]
        seat = next(iter(self.party.guests), None)
        if seat is not None:
            self.tell(standing_of(match, seat, self.party.common, listed(self.console.book, names)))

    @property
    def _listener(self) -> Seat | None:
        """Who alone sits here."""
        return next(iter(self.party.guests)) if len(self.party.guests) == 1 else None
