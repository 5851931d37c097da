"""One person of the party at a console: what they know, what they are asked, and their chair as the host knows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from access_game.core.cards import Card
from access_game.core.messages import Message
from access_game.core.questions import Answer, Question
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.sight import Sight
from access_game.narration.narrator import Narrator
from access_game.narration.utterance import Utterance
from access_game.narration.view import Countdown

from .pages import Page
from .player import Player, Ticket
from .racing import RacePage

TOO_LATE = ("time_over", "taken_back")  # whoever hears this of the own question needs not hear that it is closed


@dataclass
class Guest:
    seat: Seat
    narrator: Narrator  # in the second person
    sight: Sight
    ticket: Ticket = 0
    question: Question[Any] | None = None
    page: Page | None = None  # the prompt of the open question, kept while it is open
    countdown: Countdown | None = None  # the chrono that runs for this guest
    begun: RacePage | None = None  # a word that was begun to be typed: to type was to buzz
    buzzed: str = ""  # the key of the word that is asked of whoever buzzed
    away: Ticket = 0  # what waits to be heard until this guest is behind the curtain
    is_sent: bool = False  # answered; waiting for the table
    lost: str = ""  # the question that was closed before it was answered: its key
    scope: str = ""  # where the open question belongs: it goes with the answer
    is_asked_aloud: bool = False  # everybody has heard the open question
    was_at: dict[str, str] = field(default_factory=dict)  # the last choice in each place: the focus stays there
    whispers: list[Utterance] = field(default_factory=list)  # what waits behind the curtain
    has_left: bool = False  # a computer sits in this chair now
    told: list[Message] = field(default_factory=list)  # all of it: what a hint may know
    idea: tuple[Ticket, Answer | None] = (0, None)  # the hint given for that question; asked again it is the same

    @property
    def is_asked(self) -> bool:
        return self.question is not None and not self.is_sent

    @property
    def knows_time_is_over(self) -> bool:
        """Was that the last this guest heard of the question?"""
        heard = (one.key for one in reversed(self.told) if one.key in ("asked", *TOO_LATE))
        return next(heard, "") in TOO_LATE

    @property
    def is_asked_in_private(self) -> bool:
        return self.question is not None and self.sight.is_private(self.question)


def is_secret(message: Message) -> bool:
    """About a card or in words that those it was not told must not have."""
    cards = (one for fact in message.facts.values() for one in (fact if isinstance(fact, tuple) else (fact,)))
    return "words" in message.facts or any(isinstance(one, Card) for one in cards)


class Hosts(Protocol):
    """What a chair needs of the party around it."""

    def recall(self, guest: Guest, messages: Sequence[Message]) -> None: ...

    def tell(self, guest: Guest, message: Message) -> None: ...

    def ask(self, guest: Guest, ticket: Ticket, question: Question[Any]) -> None: ...

    def withdraw(self, guest: Guest, ticket: Ticket) -> None: ...

    def refuse(self, guest: Guest, ticket: Ticket, refusal: Refused) -> None: ...

    def listen(self, guest: Guest, ticket: Ticket) -> None: ...

    def count_down(self, guest: Guest, countdown: Countdown | None) -> None: ...


@dataclass
class GuestPlayer:
    """One seat of the party, as the host knows it."""

    party: Hosts
    guest: Guest
    is_person = True
    listens = True

    def recall(self, messages: Sequence[Message]) -> None:
        self.party.recall(self.guest, messages)

    def tell(self, message: Message) -> None:
        self.party.tell(self.guest, message)

    def ask(self, ticket: Ticket, question: Question[Any]) -> None:
        self.party.ask(self.guest, ticket, question)

    def withdraw(self, ticket: Ticket) -> None:
        self.party.withdraw(self.guest, ticket)

    def refuse(self, ticket: Ticket, refusal: Refused) -> None:
        self.party.refuse(self.guest, ticket, refusal)

    def count_down(self, countdown: Countdown | None) -> None:
        self.party.count_down(self.guest, countdown)

    def listen(self, ticket: Ticket) -> None:
        self.party.listen(self.guest, ticket)


@dataclass
class StandIn:
    """A computer in the chair of somebody who got up but stays in the room: it plays, and the room still hears."""

    party: Hosts
    guest: Guest
    bot: Player
    is_person = False
    listens = True

    def recall(self, messages: Sequence[Message]) -> None:
        self.bot.recall(messages)

    def tell(self, message: Message) -> None:
        self.bot.tell(message)
        self.party.tell(self.guest, message)

    def ask(self, ticket: Ticket, question: Question[Any]) -> None:
        self.bot.ask(ticket, question)

    def withdraw(self, ticket: Ticket) -> None:
        self.bot.withdraw(ticket)

    def refuse(self, ticket: Ticket, refusal: Refused) -> None:
        if ticket:
            self.bot.refuse(ticket, refusal)
        else:  # no answer of the computer, but a wish of the room
            self.party.refuse(self.guest, ticket, refusal)

    def count_down(self, countdown: Countdown | None) -> None:
        self.party.count_down(self.guest, countdown)

    def listen(self, ticket: Ticket) -> None:
        self.party.listen(self.guest, ticket)
