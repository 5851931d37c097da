"""A page that is laid over the table: help, a menu, the settings. It does not play on: for somebody alone every clock
stands until it is closed; with others it says who waits. A question that comes meanwhile says how to get to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_game.narration.utterance import Say, Utterance

from .player import MENU, Rest
from .walk import WalkPage

if TYPE_CHECKING:
    from .party import Party

ASIDE = "aside"


class Aside:
    def __init__(self, party: Party) -> None:
        self.party, self.console = party, party.console
        self.is_on = self.stops = False
        self._beneath: object = None  # the question that lay there when we last looked

    @property
    def covers(self) -> bool:
        """Do the keys mean something else now than the question? To walk over the table is to play."""
        console, party = self.console, self.party
        here = console.page
        return console.learning or (here not in (party.base, party.shown) and not isinstance(here, WalkPage))

    def look(self) -> None:
        """Whatever has changed, before it is shown: nothing is shown twice."""
        with self.console.gather():
            was, self.is_on = self.is_on, self.covers
            beneath, self._beneath = self._beneath, self.party.shown
            self.console.waiting = self._waiting if self.is_on and self.party.shown is not None else ""
            if self.is_on and not was:
                self._open()
            elif was and not self.is_on:
                self.close()
            elif self.is_on and self.console.waiting and beneath is not self.party.shown:
                self._say(self.console.waiting)

    @property
    def _waiting(self) -> str:
        return self.console.text("learning-waits" if self.console.learning else "question-waits")

    def _open(self) -> None:
        party = self.party
        here = [guest for guest in party.guests.values() if not guest.has_left]
        if len(here) <= 1:
            self.stops = True
            party.post(Rest(True, MENU))
        elif not party.is_paused:
            asked = [guest for guest in here if guest.is_asked]
            mine = party.inside or (asked[0] if len(asked) == 1 else None)
            names = [party.name(guest) for guest in here if guest is not mine]
            listed = party.common.wording.listed(names)
            self._say(self.console.text("others-wait", names=listed, n=len(names)))

    def close(self) -> None:
        self.is_on, self.console.waiting = False, ""
        self.console.take_away(f"{self.party.scope}/{ASIDE}")
        if self.stops:
            self.stops = False
            self.party.post(Rest(False, MENU))

    def _say(self, words: str) -> None:
        scope = f"{self.party.scope}/{ASIDE}"
        self.console.say(Utterance((Say(words),), language=self.party.common.language, braille=words, scope=scope))
