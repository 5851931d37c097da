"""The people at this console during a match: one, or several who share its keys.

Alone, everything is said to "you". Together, what is meant for all is said once with names, and what is meant for
one waits behind that player's curtain: "Bob alone, press Enter". When the curtain falls, nothing stays behind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from access_game.core.messages import Message, Seat
from access_game.core.questions import Answer, Pick, Press, Question, Refused, Word
from access_game.core.sight import SeenPlace, Sight
from access_game.core.table import FORGOTTEN
from access_game.narration.narrator import Narrator
from access_game.narration.utterance import Utterance
from access_game.narration.view import Kind, Seen, View

from .console import Console
from .pages import Choice, ListPage, Page
from .player import Answered, Closed, Heard, Opened, Post, Ticket, Undo
from .prompts import face, options, prompt

CURTAIN, OPEN_HANDS, BRAILLE_ONLY = "curtain", "open", "braille"
SILENT_KEYS = frozenset(("asked", FORGOTTEN))


@dataclass
class Guest:
    """One person of the party."""

    seat: Seat
    narrator: Narrator  # in the second person
    sight: Sight
    ticket: Ticket = 0
    question: Question[Any] | None = None
    page: Page | None = None  # the prompt of the open question, kept while it is open
    is_sent: bool = False  # answered; waiting for the table
    was_at: dict[str, str] = field(default_factory=dict)  # the last choice in each place: the focus stays there
    whispers: list[Utterance] = field(default_factory=list)  # what waits behind the curtain


class Party:
    def __init__(
        self, console: Console, narrators: dict[Seat, Narrator], common: Narrator, post: Post, privacy: str = CURTAIN
    ) -> None:
        self.console, self.common, self.post, self.privacy = console, common, post, privacy
        self.guests = {seat: Guest(seat, narrator, Sight(seat)) for seat, narrator in narrators.items()}
        self.inside: Guest | None = None  # who is behind the curtain now
        self.shown: Page | None = None  # what lies on the table page: a prompt, a curtain, a race
        self._last: Message | None = None
        self.base = ListPage(console.text("waiting-title"), (), lambda id: None, kind=Kind.TEXT)
        self.base.help = console.text("waiting-help")

    @property
    def is_shared(self) -> bool:
        return len(self.guests) > 1

    @property
    def has_curtain(self) -> bool:
        return self.is_shared and self.privacy != OPEN_HANDS

    def player(self, seat: Seat) -> GuestPlayer:
        return GuestPlayer(self, self.guests[seat])

    # What the host says -----------------------------------------------------------------------
    def recall(self, guest: Guest, messages: Sequence[Message]) -> None:
        with self.console.lock:
            guest.sight = Sight(guest.seat)
            for message in messages:
                guest.sight.hear(message)
                if message.key == FORGOTTEN:
                    self.console.transcript.strike(message.facts["forgotten"])
                elif message is not self._last and not self.is_whisper(message):
                    self._last = message
                    utterance = self.narrator_for(guest).utterance(message, guest.sight)
                    if utterance is not None:
                        self.console.transcript.hear(message, utterance)

    def tell(self, guest: Guest, message: Message) -> None:
        with self.console.lock:
            guest.sight.hear(message)
            if guest.page is not None and message.key not in ("noted", "asked"):
                self.renew(guest)
            if message.key == FORGOTTEN:
                self.console.forget(message.facts["forgotten"])
                return
            if message.key in SILENT_KEYS or (message is self._last and not self.is_whisper(message)):
                return
            if self.is_whisper(message):
                utterance = guest.narrator.utterance(message, guest.sight)
                if utterance is not None:
                    guest.whispers.append(utterance)
                return
            self._last = message
            utterance = self.narrator_for(guest).utterance(message, guest.sight)
            if utterance is not None:
                self.console.transcript.hear(message, utterance)
                self.console.say(utterance)

    def ask(self, guest: Guest, ticket: Ticket, question: Question[Any]) -> None:
        with self.console.lock:
            guest.ticket, guest.question, guest.is_sent = ticket, question, False
            guest.page = prompt(
                question, guest.sight, self.narrator_for(guest), lambda answer: self.give(guest, answer),
                on_open=lambda is_open: self.post((Opened if is_open else Closed)(guest.ticket)),
                hidden=self.is_shared,
                focus=guest.was_at.get(getattr(question, "among", ""), ""),
            )  # fmt: skip
            utterance = self.narrator_for(guest).question(question, guest.sight)
            if not (self.has_curtain and (guest.whispers or is_private(question))):
                self.console.transcript.hear(Message((guest.seat,), "asked", {"question": question}), utterance)
                self.console.say(replace(utterance, tag="question"))
            self.arrange()

    def withdraw(self, guest: Guest, ticket: Ticket) -> None:
        with self.console.lock:
            if guest.ticket != ticket:
                return
            late = not guest.is_sent
            guest.ticket, guest.question, guest.page, guest.is_sent = 0, None, None, False
            if self.inside is guest:
                self.leave_curtain()
            if late:
                self.console.announce("question-closed")
            self.arrange()

    def refuse(self, guest: Guest, ticket: Ticket, refusal: Refused) -> None:
        with self.console.lock:
            guest.is_sent = False
            self.console.say(self.narrator_for(guest).refusal(refusal))
            self.console.refresh()

    def listen(self, ticket: Ticket) -> None:
        self.console.say(Utterance(()), heard=lambda: self.post(Heard(ticket)))

    # What the people do -------------------------------------------------------------------------
    def give(self, guest: Guest, answer: Answer) -> None:
        if guest.is_sent:
            self.console.focus(self.console.text("answer-sent"))
            return
        if not guest.ticket:
            self.console.focus(self.console.text("question-closed"))
            return
        guest.is_sent = True
        if isinstance(guest.page, ListPage) and isinstance(guest.question, Pick) and guest.page.current:
            guest.was_at[guest.question.among] = guest.page.current.id if guest.question.among else ""
        self.post(Answered(guest.ticket, answer, self.console.at or None))

    def undo(self) -> None:
        seat = self.inside.seat if self.inside else next(iter(self.guests))
        self.console.focus(self.console.text("undo-asked"))
        self.post(Undo(seat))

    # What is on top --------------------------------------------------------------------------------
    def arrange(self) -> None:
        """Show the question that is open, the race if there are several, or the table."""
        console = self.console
        asked = [guest for guest in self.guests.values() if guest.question is not None and not guest.is_sent]
        if self.inside is not None:
            page = self.inside.page
        elif not asked:
            page = None
        elif len(asked) == 1:
            page = self.door(asked[0])
        else:
            page = self.floor(asked)
        console.seat_key = self.buzz if self.is_shared and len(asked) > 1 and self.inside is None else None
        bottom = console.pages.index(self.base)
        overlays = [other for other in console.pages[bottom + 1 :] if other is not self.shown]
        console.pages[bottom:] = [self.base, *([page] if page is not None else []), *overlays]
        self.shown = page
        console.refresh()

    def door(self, guest: Guest) -> Page | None:
        """The prompt itself, or the curtain before it."""
        assert guest.question is not None
        if not (self.has_curtain and (guest.whispers or is_private(guest.question))):
            return guest.page
        title = self.console.text("curtain", name=self.name(guest))
        page = ListPage(
            title, [Choice("in", self.console.text("curtain-enter"))], lambda id: self.enter(guest), kind=Kind.TEXT
        )
        page.help = self.console.text("curtain-help", name=self.name(guest))
        if self.shown is None or self.shown.title() != title:
            self.console.announce("curtain", now=True, name=self.name(guest))
        return page

    def enter(self, guest: Guest) -> None:
        """Behind the curtain: what was whispered, then the question."""
        self.inside = guest
        self.console.wipe()
        self.arrange()
        for whisper in guest.whispers:
            self.console.say(self.private(whisper))
        guest.whispers.clear()
        if guest.question is not None:
            self.console.say(self.private(guest.narrator.question(guest.question, guest.sight)))

    def private(self, utterance: Utterance) -> Utterance:
        """Own cards on the braille line alone, where the table chose so."""
        return replace(utterance, parts=()) if self.privacy == BRAILLE_ONLY else utterance

    def leave_curtain(self) -> None:
        self.inside = None
        self.console.wipe()
        self.console.announce("curtain-closed")

    def floor(self, asked: Sequence[Guest]) -> Page:
        """Several are asked at once: each has a key, and a line in this list."""
        choices = [
            Choice(f"{guest.seat}", self.console.text("seat-line", key=guest.seat + 1, name=self.name(guest)))
            for guest in asked
        ]
        for guest in asked:
            if isinstance(guest.question, Pick) and guest.question.quick:
                for option in options(guest.question, guest.sight, self.common):
                    label = self.console.text("seat-choice", name=self.name(guest), choice=option.label)
                    choices.append(Choice(f"{guest.seat}/{option.id}", label))
        if isinstance(self.shown, ListPage) and self.shown.name == self.console.text("floor-title"):
            self.shown.rebuild(choices)
            return self.shown
        page = ListPage(self.console.text("floor-title"), choices, self.pick_seat, kind=Kind.RACE)
        page.help = self.console.text("floor-help")
        self.console.announce("floor-title")
        return page

    def pick_seat(self, id: str) -> None:
        seat, _, option = id.partition("/")
        if option:
            self.give(self.guests[Seat(int(seat))], option)
        else:
            self.buzz(int(seat) + 1)

    def buzz(self, digit: int) -> bool:
        """A seat's own key: it answers at once where the question is a race, or takes the floor."""
        guest = self.guests.get(Seat(digit - 1))
        if guest is None or guest.question is None or guest.is_sent:
            return False
        if isinstance(guest.question, Press):
            self.give(guest, True)
        elif isinstance(guest.question, Pick) and guest.question.quick:
            self.give(guest, guest.question.quick)
        elif self.has_curtain:
            self.enter(guest)
        else:
            self.inside = guest
            self.arrange()
            self.console.introduce()
        return True

    # Words and views ---------------------------------------------------------------------------
    def narrator_for(self, guest: Guest) -> Narrator:
        return guest.narrator if not self.is_shared or self.inside is guest else self.common

    def name(self, guest: Guest) -> str:
        return self.common.names[guest.seat]

    def is_whisper(self, message: Message) -> bool:
        return self.has_curtain and len(message.to) == 1 and message.key not in ("noted", "asked")

    def renew(self, guest: Guest) -> None:
        """The table changed under an open question: the list is rebuilt, the focus stays."""
        if isinstance(guest.page, ListPage) and isinstance(guest.question, Pick):
            guest.page.rebuild(options(guest.question, guest.sight, self.narrator_for(guest)))

    @property
    def spokesman(self) -> Guest:
        """Whose eyes the common screen has: behind the curtain that player's, else nobody's hand is shown."""
        return self.inside or next(iter(self.guests.values()))

    def decorate(self, view: View) -> View:
        guest = self.spokesman
        narrator = self.narrator_for(guest)
        sight = guest.sight
        places = [
            place for place in sight.places.values()
            if place.owner is None or (place.owner == guest.seat and (not self.has_curtain or self.inside is guest))
        ]  # fmt: skip
        on_page = guest.question.among if isinstance(guest.question, Pick) and view.items else ""
        table = tuple(
            seen(place, narrator) for place in places if place.name != on_page and place.size + len(place.cards)
        )
        private = self.has_curtain and self.inside is None
        braille = self.common.status(Sight(Seat(-9), scores=sight.scores)) if private else narrator.status(sight)
        sent = any(one.is_sent and one.page is self.console.page for one in self.guests.values())
        return replace(view, table=table, status=narrator.turn(sight), braille=braille, is_open=not sent)


def seen(place: SeenPlace, narrator: Narrator) -> Seen:
    slots = range(1, place.size + 1) if place.columns else place.cards
    faces = tuple(
        (str(slot), face(place.cards[slot]) if slot in place.cards else replace(face(None), kind="empty"))
        for slot in slots
    )
    return Seen(narrator.book.text(f"place-{place.name}"), place.columns or max(len(faces), 1), faces)


def is_private(question: Question[Any]) -> bool:
    """Would asking it aloud, or answering it before others, give something away?"""
    return (isinstance(question, Word) and question.secret) or (isinstance(question, Pick) and question.among == "hand")


@dataclass
class GuestPlayer:
    """One seat of the party, as the host knows it."""

    party: Party
    guest: Guest
    is_person = True

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

    def listen(self, ticket: Ticket) -> None:
        self.party.listen(ticket)
