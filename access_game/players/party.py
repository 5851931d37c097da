"""The people at this console during a match: one, or several who share its keys.

Alone, everything is said to "you". Together, what is meant for all is said once with names, and what is meant for
one waits behind that player's curtain: "Bob alone, press Enter". When the curtain falls, nothing stays behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from access_game.core.messages import Message, Seat
from access_game.core.questions import Answer, Pick, Press, Question, Refused
from access_game.core.sight import Sight
from access_game.core.table import FORGOTTEN
from access_game.narration.narrator import Narrator
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import Priority, Say, Utterance
from access_game.narration.view import Kind, View

from .console import Console, is_private_device
from .guest import Guest, GuestPlayer, StandIn, is_secret
from .pages import Choice, LinePage, ListPage, Page
from .player import Answered, Closed, Heard, Opened, Player, Post, Ticket, Undo
from .prompts import options, prompt, seen

CURTAIN, OPEN_HANDS, BRAILLE_ONLY, EARPHONES = "curtain", "open", "braille", "earphones"
SILENT_KEYS = frozenset(("asked", FORGOTTEN))


class Party:
    def __init__(
        self, console: Console, narrators: dict[Seat, Narrator], common: Narrator, post: Post, privacy: str = CURTAIN
    ) -> None:
        self.console, self.common, self.post, self.privacy = console, common, post, privacy
        self.guests = {seat: Guest(seat, narrator, Sight(seat)) for seat, narrator in narrators.items()}
        self.inside: Guest | None = None  # who is behind the curtain now, or has the floor where hands are open
        self.leaving: Guest | None = None  # has answered behind the curtain, and may be asked at once again
        self.held: list[Utterance] = []  # what was said to all while somebody was behind the curtain
        self.doors: dict[str, ListPage] = {}  # the pages before a curtain or a race, by their titles
        self.called: Page | None = None  # the one that was announced last
        self.shown: Page | None = None  # what lies on the table page: a prompt, a curtain, a race
        self.answered = next(iter(self.guests))  # who answered last: theirs is the answer to take back
        self._last: Message | None = None
        self._recalled: list[Message] = []
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

    def stand_in(self, seat: Seat, bot: Player) -> StandIn:
        """The computer plays for that guest from now on; the room goes on listening."""
        self.guests[seat].has_left = True
        return StandIn(self, self.guests[seat], bot)

    # What the host says -----------------------------------------------------------------------
    def recall(self, guest: Guest, messages: Sequence[Message]) -> None:
        """Everything told so far, anew: after a pause of days, or an undo. Nobody hears it, all may look it up."""
        with self.console.lock:
            if guest.seat == next(iter(self.guests)):
                self.console.transcript, self._recalled = Transcript(self.console.transcript.seat), []
            guest.sight = Sight(guest.seat)
            for message in messages:
                guest.sight.hear(message)
                if message.key == FORGOTTEN:
                    self.console.transcript.strike(message.facts["forgotten"])
                elif not self.is_whisper(message) and not any(message is one for one in self._recalled):
                    self._recalled += [message] if self.is_shared else []
                    utterance = self.narrator_for(guest).utterance(message, guest.sight)
                    if utterance is not None:
                        self.console.transcript.hear(message, utterance)

    def tell(self, guest: Guest, message: Message) -> None:
        with self.console.lock:
            guest.sight.hear(message)
            if guest.page is not None and message.key not in ("noted", "asked"):
                self.renew(guest)
            if message.key == FORGOTTEN:
                self.forget(guest, message.facts["forgotten"])
            elif message.key in SILENT_KEYS or (guest.has_left and len(message.to) == 1):
                return
            elif self.is_whisper(message):
                utterance = guest.narrator.utterance(message, guest.sight)
                guest.whispers += [utterance] if utterance is not None else []
            elif message is not self._last and not self.is_known(message):
                self._last = message
                utterance = self.narrator_for(guest).utterance(message, guest.sight)
                if utterance is not None:
                    self.console.transcript.hear(message, utterance)
                    self.say(utterance)

    def forget(self, guest: Guest, topic: str) -> None:
        guest.whispers = [whisper for whisper in guest.whispers if whisper.topic != topic]
        self.held = [utterance for utterance in self.held if utterance.topic != topic]
        self.console.forget(topic)

    def say(self, utterance: Utterance) -> None:
        """To everybody in the room; what is said while one is behind the curtain waits until all listen again."""
        if self.inside is not None and self.has_curtain:
            self.held.append(utterance)
            return
        if utterance.text:
            self.open_curtain()
        self.console.say(utterance)

    def ask(self, guest: Guest, ticket: Ticket, question: Question[Any]) -> None:
        with self.console.lock:
            again, old = guest.lost == question.key, guest.page
            guest.ticket, guest.question, guest.is_sent, guest.lost = ticket, question, False, ""
            here = (
                old.current.id
                if again and isinstance(old, ListPage) and old.current
                else guest.was_at.get(question.among, "")
            )
            guest.page = prompt(
                question, guest.sight, self.narrator_for(guest), lambda answer: self.give(guest, answer),
                on_open=lambda is_open: self.post((Opened if is_open else Closed)(guest.ticket)),
                hidden=self.is_shared, focus=here,
            )  # fmt: skip
            utterance = self.narrator_for(guest).question(question, guest.sight)
            if self.is_behind(guest):
                if self.leaving is guest:  # the others are not listening yet: no second curtain
                    self.leaving = None
                    self.enter(guest)
            elif not again:  # the same question, because the table changed: nobody needs to hear it twice
                self.console.transcript.hear(Message((guest.seat,), "asked", {"question": question}), utterance)
                self.say(replace(utterance, tag="question"))
            self.arrange()

    def withdraw(self, guest: Guest, ticket: Ticket) -> None:
        with self.console.lock:
            if guest.ticket != ticket:
                return
            cut_off = guest.question is not None and not guest.is_sent
            guest.lost = guest.question.key if cut_off and guest.question is not None else ""
            guest.ticket, guest.question, guest.is_sent = 0, None, False
            guest.sight.question = None
            if self.inside is guest:
                self.step_out()
                if cut_off:
                    self.open_curtain()
            self.arrange()

    def refuse(self, guest: Guest, ticket: Ticket, refusal: Refused) -> None:
        with self.console.lock:
            guest.is_sent = False
            if isinstance(guest.page, LinePage):
                guest.page.is_refused = True
            self.console.say(self.narrator_for(guest).refusal(refusal))
            self.arrange()

    def listen(self, ticket: Ticket) -> None:
        """Everybody has been told and asked: now it is clear who is to play, and who came too late."""
        with self.console.lock:
            self.open_curtain()
            late = [guest for guest in self.guests.values() if guest.lost and not guest.has_left]
            if any(guest.page is not None and guest.page.typing for guest in late):
                self.console.announce("question-closed")
            for guest in late:
                guest.lost, guest.page = "", None
            self.call_up()
        self.console.say(Utterance(()), heard=lambda: self.post(Heard(ticket)))

    def call_up(self) -> None:
        """Say once who is wanted behind the curtain, or that everybody is."""
        called = self.shown if self.shown in self.doors.values() else None
        if called is not None and called is not self.called:
            text = called.title()
            self.console.say(Utterance((Say(text),), Priority.NOW, language=self.common.language, braille=text))
        self.called = called

    # What the people do -------------------------------------------------------------------------
    def give(self, guest: Guest, answer: Answer) -> None:
        if guest.is_sent:
            self.console.focus(self.console.text("answer-sent"))
            return
        if not guest.ticket:
            self.console.focus(self.console.text("question-closed"))
            return
        guest.is_sent, self.answered = True, guest.seat
        if isinstance(guest.page, ListPage) and isinstance(guest.question, Pick) and guest.page.current:
            guest.was_at[guest.question.among] = guest.page.current.id if guest.question.among else ""
        self.console.focus((), "typed")  # the key was taken; what it came to, the table says
        self.post(Answered(guest.ticket, answer, self.console.at or None))

    def undo(self) -> None:
        if self.guests[self.answered].has_left:
            self.console.say(self.common.refusal(Refused("nothing_to_undo")))
            return
        self.console.focus(self.console.text("undo-asked"))
        self.post(Undo(self.answered))

    # The curtain -----------------------------------------------------------------------------------
    def is_behind(self, guest: Guest) -> bool:
        return self.has_curtain and (bool(guest.whispers) or guest.is_asked_in_private)

    def enter(self, guest: Guest) -> None:
        """Behind the curtain: what was whispered, then the question."""
        console = self.console
        console.wipe()
        self.inside, self.called = guest, None
        if self.privacy == BRAILLE_ONLY and any(is_private_device(ear) for ear in console.ears):
            console.veil = console.text("curtain-braille", name=self.name(guest))
        console.cover = console.text("curtain-cover", name=self.name(guest))
        console.pan = self.side(guest)
        self.arrange()
        for whisper in guest.whispers:
            console.say(whisper)
        guest.whispers.clear()
        if guest.question is not None:
            console.say(guest.narrator.question(guest.question, guest.sight))

    def side(self, guest: Guest) -> float | None:
        """The ear of a guest where two people share a pair of earphones; None where all hear the same."""
        if self.privacy != EARPHONES or len(self.guests) != 2:
            return None
        return -1.0 if guest.seat == min(self.guests) else 1.0

    def step_out(self) -> None:
        """Nothing private stays: not in the ears, not on the screen, not on a page laid over the table."""
        console, guest = self.console, self.inside
        del console.pages[console.pages.index(self.base) + 1 :]
        self.inside, console.veil, console.cover, console.pan = None, "", "", None
        if self.has_curtain:
            self.leaving = guest
            console.wipe()
        self.arrange()

    def open_curtain(self) -> None:
        """Everybody listens again, and hears what was said in the meantime."""
        if self.leaving is not None and self.inside is None:
            self.leaving = None
            self.console.announce("curtain-closed")
            held, self.held = self.held, []
            for utterance in held:
                self.console.say(utterance)

    def close_without_answer(self) -> None:
        """Give the keys back to the others; the question stays open."""
        if self.inside is not None:
            self.step_out()
            self.open_curtain()
            self.console.introduce()
            self.called = self.shown

    # What is on top --------------------------------------------------------------------------------
    def arrange(self) -> None:
        """Show the question that is open, the race if there are several, or the table."""
        console = self.console
        asked = [guest for guest in self.guests.values() if guest.is_asked]
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
        if not self.is_behind(guest):
            return guest.page
        side = self.side(guest)
        id = "curtain" if side is None else "curtain-left" if side < 0 else "curtain-right"
        page = self.before(id, lambda id: self.enter(guest), Kind.TEXT, name=self.name(guest))
        page.rebuild([Choice("in", self.console.text("curtain-enter"))])
        return page

    def before(self, id: str, on_choose: Callable[[str], None], kind: Kind, **facts: str) -> ListPage:
        """The page before a curtain or a race; the same one as long as it is the same moment."""
        title = self.console.text(f"{id}-title", **facts)
        page = self.doors.get(title)
        if page is None or (page is not self.shown and page is not self.called):
            page = self.doors[title] = ListPage(title, (), on_choose, kind=kind)
            page.help = self.console.text(f"{id}-help", **facts)
        return page

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
        secret = any(self.is_behind(guest) for guest in asked)
        page = self.before("floor-secret" if secret else "floor", self.pick_seat, Kind.RACE)
        page.rebuild(choices)
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
        if self.is_behind(guest):
            self.enter(guest)
        elif isinstance(guest.question, Press):
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
        return self.has_curtain and is_secret(message)

    def is_known(self, message: Message) -> bool:
        """Somebody of this room is at the answer line: the room knows."""
        return self.has_curtain and message.key == "claimed" and message.facts["who"] in self.guests

    def renew(self, guest: Guest) -> None:
        """The table changed under an open question: the list is rebuilt, the focus stays."""
        if isinstance(guest.page, ListPage) and isinstance(guest.question, Pick):
            guest.page.rebuild(options(guest.question, guest.sight, self.narrator_for(guest)))

    @property
    def spokesman(self) -> Guest:
        """Whose eyes the common screen has: behind the curtain that player's, else nobody's hand is shown."""
        return self.inside or next(iter(self.guests.values()))

    def public(self, guest: Guest) -> Sight:
        """What of a guest's sight may be shown and said now: before the curtain no hand and no question."""
        if not self.has_curtain or self.inside is guest:
            return guest.sight
        common = {key: place for key, place in guest.sight.places.items() if place.owner != guest.seat}
        return replace(guest.sight, question=None, places=common)

    def decorate(self, view: View) -> View:
        """The table around the page: what lies on it, whose turn it is, the line for the fingers."""
        guest = self.spokesman
        narrator, sight = self.narrator_for(guest), self.public(guest)
        on_page = guest.question.among if isinstance(guest.question, Pick) and view.items else ""
        table = tuple(
            seen(place, narrator)
            for place in sight.places.values()
            if place.owner in (None, guest.seat) and place.name != on_page and place.size + len(place.cards)
        )
        sent = any(one.is_sent and one.page is self.console.page for one in self.guests.values())
        return replace(view, table=table, status=narrator.turn(sight), braille=narrator.status(sight), is_open=not sent)
