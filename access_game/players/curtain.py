"""The curtain between one player and the others in the room. Behind it a hand is heard and a secret is answered; when
it falls, nothing stays: not in the ears, not on the screen, not under the fingers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count

from access_game.core.messages import Message
from access_game.core.places import Eyes
from access_game.core.seats import Seat
from access_game.core.sight import SeenPlace, Sight
from access_game.narration.utterance import MATCH, PRIVATE, Utterance, is_within, strikes

from .console import Console
from .guest import Guest

CURTAIN, OPEN_HANDS, BRAILLE_ONLY, EARPHONES = "curtain", "open", "braille", "earphones"
LED = frozenset(
    ("table_paused", "table_resumed", "handed_over", "seat_taken", "level_changed", "passed", "hinted", "undone")
)


class Curtain:
    def __init__(
        self, console: Console, guests: Mapping[Seat, Guest], privacy: str = CURTAIN, scope: str = MATCH
    ) -> None:
        self.console, self.guests, self.privacy, self.scope = console, guests, privacy, scope
        self.company: frozenset[Seat] = (
            frozenset()
        )  # who sits at a display of their own, and may hear what is said here
        self.inside: Guest | None = None  # who is behind it now, or has the floor where hands are open
        self.leaving: Guest | None = None  # has answered behind it, and may be asked at once again
        self.held: list[Utterance] = []  # what was said to all while somebody was behind it
        self._aloud: dict[int, Utterance] = {}  # what is being said to all, and was not heard to its end
        self._numbers = count()
        self._is_drawn = False  # somebody is behind it, and something private was said or shown there

    @property
    def room(self) -> set[Seat]:
        """All who hear what is said here."""
        return {*self.guests, *self.company}

    @property
    def is_there(self) -> bool:
        return len(self.room) > 1 and self.privacy != OPEN_HANDS

    def hides(self, guest: Guest) -> bool:
        """Must what this guest is told or asked wait behind it?"""
        return self.is_there and (bool(guest.whispers) or guest.is_asked_in_private)

    def keeps(self, guest: Guest) -> bool:
        """Does this guest know anything here that the others in the room do not?"""
        return self.is_there and (guest.is_asked_in_private or any(map(is_own, guest.sight.places.values())))

    def side(self, guest: Guest) -> float | None:
        """The ear of a guest where two people share a pair of earphones; None where all hear the same."""
        if self.privacy != EARPHONES or len(self.guests) != 2:
            return None
        return -1.0 if guest.seat == min(self.guests) else 1.0

    def let_in(self, guest: Guest, name: str) -> None:
        """From now on only this guest hears, sees and feels."""
        console, audience = self.console, self.console.audience
        self.held, self._aloud = [*self._aloud.values(), *self.held], {}
        console.wipe()
        console.enter(f"{self.scope}/{PRIVATE}")
        self.inside, self._is_drawn = guest, True
        if self.privacy == BRAILLE_ONLY and audience.has_fingers:
            audience.veil = console.text("curtain-braille", name=name)
        audience.cover = console.text("curtain-cover", name=name)
        audience.pan = self.side(guest)

    def let_out(self) -> None:
        """Nothing private stays."""
        audience, guest = self.console.audience, self.inside
        self.inside, audience.veil, audience.cover, audience.pan = None, "", "", None
        was_drawn, self._is_drawn = self._is_drawn, False
        if was_drawn:
            self.leaving = guest
            self.console.enter(self.scope)
            self.console.wipe()

    def keep(self, utterance: Utterance) -> bool:
        """What is said to all waits while somebody is behind it."""
        if self.inside is None or not self.is_there:
            return False
        self.held.append(utterance)
        return True

    def tell_inside(self, message: Message) -> None:
        """What whoever leads the table does is told at once to whoever is behind it; the others hear it after."""
        guest = self.inside if self.is_there and message.key in LED else None
        words = guest.narrator.utterance(message, guest.sight) if guest is not None else None
        if words is not None:
            self.console.say(words)

    def aloud(self, utterance: Utterance) -> None:
        """To all. Whoever goes behind it while a voice is still at it takes nothing from the others: it is said when
        the curtain falls."""
        if not self.is_there or not utterance.text or utterance.clock or utterance.ceremony:
            self.console.say(utterance)
            return
        number = next(self._numbers)
        self._aloud[number] = utterance

        def heard() -> None:
            self._aloud.pop(number, None)

        self.console.say(utterance, heard)

    def fall(self) -> None:
        """Everybody listens again, and hears what was said in the meantime."""
        if self.leaving is not None and self.inside is None:
            self.leaving = None
            self.console.announce("curtain-closed")
            held, self.held = self.held, []
            for utterance in held:
                self.aloud(utterance)

    def forget(self, topic: str) -> None:
        self._keep(lambda utterance: not strikes(topic, utterance.topic))

    def leave(self, scope: str) -> None:
        """What nobody needs to hear any more does not wait for the end of it."""
        self._keep(lambda utterance: not is_within(utterance.scope, scope))

    def _keep(self, stays: Callable[[Utterance], bool]) -> None:
        self.held = [utterance for utterance in self.held if stays(utterance)]
        self._aloud = {number: utterance for number, utterance in list(self._aloud.items()) if stays(utterance)}

    def before(self, guest: Guest) -> Sight:
        """What of a guest's sight everybody may have now: in front of it no question, and of a place that its owner
        alone sees only how many cards it holds."""
        if not self.is_there or self.inside is guest:
            return guest.sight
        places = {key: counted(place) if is_own(place) else place for key, place in guest.sight.places.items()}
        return replace(guest.sight, question=None, places=places)


def is_own(place: SeenPlace) -> bool:
    """Does its owner alone see what lies face down there?"""
    return place.owner is not None and place.eyes is Eyes.OWNER


def counted(place: SeenPlace) -> SeenPlace:
    """The same place for somebody who only sees that cards are there."""
    return replace(place, cards=dict.fromkeys(place.cards))
