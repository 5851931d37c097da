"""The people at this console during a match: one, or several who share its keys.

Alone, everything is said to "you". Together, what is meant for all is said once with names, and what is meant for
one waits behind that player's curtain: "Bob alone, press Enter". When the curtain falls, nothing stays behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from access_game.core.messages import Message
from access_game.core.questions import Answer, Pick, Question, Several
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.sight import Sight
from access_game.core.table import FORGOTTEN
from access_game.narration.narrator import Narrator
from access_game.narration.transcript import Transcript, forgotten_by, topic_of
from access_game.narration.utterance import MATCH, Part, Say, Utterance, strikes
from access_game.narration.view import Countdown, View

from .actions import paused
from .asking import Asking
from .console import Console
from .curtain import BRAILLE_ONLY, CURTAIN, EARPHONES, OPEN_HANDS, Curtain
from .figures import is_figure
from .floor import CALL, Floor
from .guest import Guest, GuestPlayer, StandIn, is_secret
from .hints import Hint
from .pages import LinePage, ListPage, Page
from .player import TIME_LEFT, Answered, Closed, Opened, Player, Post, Ticket, Undo
from .prompts import options, prompt
from .tableau import with_table
from .waiting import WaitingPage
from .walk import WalkPage

__all__ = ["BRAILLE_ONLY", "CURTAIN", "EARPHONES", "OPEN_HANDS", "Party"]

PAUSED = "table_paused"
PAUSES = {PAUSED: True, "table_resumed": False}
SILENT_KEYS = frozenset(("asked", FORGOTTEN))


class Party:
    def __init__(
        self, console: Console, narrators: dict[Seat, Narrator], common: Narrator, post: Post,
        privacy: str = CURTAIN, scope: str = MATCH,
    ) -> None:  # fmt: skip
        self.console, self.common, self.post, self.scope = console, common, post, scope
        self.guests = {seat: Guest(seat, narrator, Sight(seat)) for seat, narrator in narrators.items()}
        self.curtain = Curtain(console, self.guests, privacy, scope)
        self.shown: Page | None = None  # what lies on the table page: a prompt, a curtain, a race
        self.floor, self.asking = Floor(self), Asking(self)
        self.answered = next(iter(self.guests))  # who answered last: theirs is the answer to take back
        self.is_paused = False  # whoever leads the table lets it rest
        self.awaits_news = False  # something was done at the panel, and is not told yet
        self.hint: Hint | None = None  # who knows what a computer would do; without one there are no hints
        self.on_hinted: Callable[[Guest], None] | None = None  # who leads the table wants them to have an idea
        self.levels: Sequence[str] = ()  # who sits where now: "" for a person
        self.elsewhere: frozenset[Seat] = frozenset()  # the other people of this room, each at a console of their own
        self._last: Message | None = None
        self._recalled: set[int] = set()  # the messages, by their identity, that another guest has recalled
        self.base = WaitingPage(console.text("waiting-title"), self.whose_turn)
        self.base.help = console.text("waiting-help")

    @property
    def is_shared(self) -> bool:
        return len(self.curtain.room) > 1

    @property
    def inside(self) -> Guest | None:
        """Who is behind the curtain now, or has the floor where hands are open."""
        return self.curtain.inside

    def player(self, seat: Seat) -> GuestPlayer:
        return GuestPlayer(self, self.guests[seat])

    def stand_in(self, seat: Seat, bot: Player) -> StandIn:
        """The computer plays for that guest from now on; the room goes on listening."""
        with self.console.gather():
            self.guests[seat].has_left = True
            self.asking.over(self.guests[seat])  # the computer is asked now
        return StandIn(self, self.guests[seat], bot)

    # What the host says: whoever drives it shows what has changed, once --------------------------------
    def recall(self, guest: Guest, messages: Sequence[Message]) -> None:
        """Everything told so far, anew: after a pause of days, or an undo. Nobody hears it, all may look it up."""
        with self.console.gather():
            if guest.has_left:  # the room went on listening while the computer played
                guest.has_left, guest.sight, guest.told = False, Sight(guest.seat), list(messages)
                for message in messages:
                    guest.sight.hear(message)
                return
            if guest.seat == next(iter(self.guests)):
                self.console.transcript, self._recalled = Transcript(self.console.transcript.seat), set()
            guest.sight, guest.told = Sight(guest.seat), list(messages)
            for message in messages:
                guest.sight.hear(message)
                if id(message) in self._recalled:
                    continue  # what was forgotten then must not take away what was told after it
                self._recalled.add(id(message))
                if not self.is_whisper(message):
                    utterance = self.narrator_for(guest).utterance(message, guest.sight)
                    self.console.transcript.hear(message, utterance)
            self.renew_walks()

    def tell(self, guest: Guest, message: Message) -> None:
        with self.console.gather():
            guest.sight.hear(message)
            guest.told.append(message)
            self.awaits_news = False
            if message.key in PAUSES:
                self.is_paused = PAUSES[message.key]
                self.base.name = self.console.text("waiting-paused" if self.is_paused else "waiting-title")
            if message.changes:
                self.renew(guest)
            if message.key == "passed" and message.facts["who"] == guest.seat:
                guest.is_sent = True  # by who leads the table
            for topic in forgotten_by(message):
                self.forget(guest, topic)
            self.floor.follow(message)
            if self.floor.is_overtaken(guest, message):
                self.arrange()
            if message.key == TIME_LEFT:
                self.asking.remind(guest, message)
            elif message.key in SILENT_KEYS or (guest.has_left and len(message.to) == 1):
                return
            elif self.is_whisper(message):
                utterance = guest.narrator.utterance(message, guest.sight)
                guest.whispers += [utterance] if utterance is not None else []
            elif message is not self._last and not self.is_known(message):
                self._last = message
                self.curtain.tell_inside(message)
                to_all = self.curtain.is_there and len(message.to) > 1  # it waits until everybody listens
                narrator = self.common if to_all else self.narrator_for(guest)
                utterance = narrator.utterance(message, guest.sight)
                if utterance is not None:
                    self.console.transcript.hear(message, utterance)
                    self.say(replace(utterance, topic=topic_of(message)))
            if message.key == "hinted" and message.facts["who"] == guest.seat and self.on_hinted is not None:
                self.on_hinted(guest)

    def forget(self, guest: Guest, topic: str) -> None:
        guest.whispers = [whisper for whisper in guest.whispers if not strikes(topic, whisper.topic)]
        self.curtain.forget(topic)
        self.console.forget(topic)

    def say(self, utterance: Utterance) -> None:
        """To everybody in the room; what is said while one is behind the curtain waits until all listen again."""
        utterance = replace(utterance, scope=utterance.scope or self.scope)
        if not self.curtain.keep(utterance):
            if utterance.text:
                self.curtain.fall()
            self.curtain.aloud(utterance)

    def ask(self, guest: Guest, ticket: Ticket, question: Question[Any]) -> None:
        with self.console.gather():
            utterance = self.narrator_for(guest).question(question, guest.sight)
            again, old = guest.lost == utterance.text, guest.page
            guest.ticket, guest.question, guest.is_sent, guest.lost = ticket, question, False, ""
            here = (
                old.current.id
                if again and isinstance(old, ListPage) and old.current
                else guest.was_at.get(question.among, "")
            )
            voice = guest.narrator if self.is_behind(guest) else self.narrator_for(guest)  # behind it, nobody is called
            guest.page = prompt(
                question, guest.sight, voice, lambda answer: self.give(guest, answer),
                on_open=lambda is_open: self.post((Opened if is_open else Closed)(guest.ticket)),
                hidden=self.is_shared, focus=here,
            )  # fmt: skip
            begun = self.floor.take_up(guest)
            if again:
                guest.page.scope = guest.scope
                guest.page.asked = old.asked if old is not None else guest.page.asked
            else:
                self.asking.over(guest)  # what was asked before, and was not answered
                guest.is_asked_aloud = False
            if self.is_behind(guest):
                if self.curtain.leaving is guest:  # the others are not listening yet: no second curtain
                    self.curtain.leaving = None
                    self.enter(guest, by_key=False)
            elif not again and begun is None:  # the same question, because the table changed, is not heard twice
                self.asking.aloud(guest, utterance)
            self.arrange()
            if begun is not None and begun.is_ended:
                self.give(guest, begun.line.text)

    def withdraw(self, guest: Guest, ticket: Ticket) -> None:
        with self.console.gather():
            if guest.ticket != ticket:
                return
            cut_off = guest.question is not None and not guest.is_sent
            guest.lost = guest.page.title() if cut_off and guest.page is not None else ""
            if cut_off:
                self.stay(guest)
            if guest.sight.question is guest.question:  # what is asked next was told before this one is withdrawn
                guest.sight.question = None
            guest.ticket, guest.question, guest.is_sent = 0, None, False
            self.asking.has_come(guest)  # nobody waits for whoever is asked nothing
            if self.inside is guest:
                self.step_out()
                if cut_off:
                    self.curtain.fall()
            self.arrange()

    def refuse(self, guest: Guest, ticket: Ticket, refusal: Refused) -> None:
        with self.console.gather():
            guest.is_sent = self.awaits_news = False
            if isinstance(guest.page, LinePage) and refusal.reason != PAUSED:
                guest.page.is_refused = True
            self.floor.let_go(guest)
            self.asking.is_there(guest)
            if refusal.reason == PAUSED:
                self.console.focus(paused(self.console), "refused")
                self.arrange()
                return
            words = self.narrator_for(guest).refusal(refusal)
            topic = (guest.question.topic or guest.question.among) if guest.question is not None else ""
            self.console.say(replace(words, topic=words.topic or topic))
            self.asking.meant(guest)
            self.arrange()

    def listen(self, guest: Guest, ticket: Ticket) -> None:
        """Everybody has been told and asked: now it is clear who is to play, and who came too late. No time runs for
        somebody who is asked in private and is not behind the curtain yet."""
        with self.console.gather():
            self.curtain.fall()
            self.asking.together()
            late = [one for one in self.guests.values() if one.lost and not one.has_left]
            if any(isinstance(one.page, LinePage) and not one.knows_time_is_over for one in late):
                self.console.announce("question-closed")
            for one in late:
                self.asking.over(one)
                one.lost, one.page = "", None
            self.floor.call_up()
        self.asking.heard(guest, ticket)

    def count_down(self, guest: Guest, countdown: Countdown | None) -> None:
        guest.countdown = countdown
        with self.console.gather():
            self.console.refresh()

    def called(self, guest: Guest) -> tuple[Part, ...]:
        """The name of who is meant, where others are here."""
        return (Say(f"{self.name(guest)}."),) if self.is_shared else ()

    # What the people do -------------------------------------------------------------------------
    def give(self, guest: Guest, answer: Answer) -> None:
        if guest.is_sent:
            self.console.focus(self.console.text("answer-sent"))
            return
        if not guest.ticket:
            self.console.focus(self.console.text("question-closed"))
            return
        if self.is_paused:
            self.floor.let_go(guest)
            self.console.focus(paused(self.console), "refused")
            return
        guest.is_sent, self.answered = True, guest.seat
        self.floor.note_buzz(guest, answer)
        self.stay(guest)
        self.asking.answered(guest)
        self.console.taken()  # what it came to, the table says
        self.post(Answered(guest.ticket, answer, self.console.at))

    def stay(self, guest: Guest) -> None:
        """Whoever is asked about the same place again is where they were in it; at a deed only who has just done it."""
        here = guest.page.current if isinstance(guest.page, ListPage) and isinstance(guest.question, Pick) else None
        if here is not None and guest.question is not None and (guest.is_sent or is_figure(here.id)):
            guest.was_at[guest.question.among] = here.id if guest.question.among else ""

    def undo(self) -> None:
        if self.guests[self.answered].has_left:
            self.console.say(self.common.refusal(Refused("nothing_to_undo")))
            return
        self.console.focus(self.console.text("undo-asked"))
        self.post(Undo(self.answered))

    def idea(self, guest: Guest) -> Answer | None:
        """What a computer would answer for this guest, from what this guest was told; the same when asked again."""
        if self.hint is not None and guest.question is not None and guest.idea[0] != guest.ticket:
            guest.idea = guest.ticket, self.hint(guest.seat, guest.told, guest.question)
        return guest.idea[1]

    # The curtain -----------------------------------------------------------------------------------
    def is_behind(self, guest: Guest) -> bool:
        return self.curtain.hides(guest)

    def enter(self, guest: Guest, by_key: bool = True) -> None:
        """Behind the curtain: what was whispered, then the question. Nobody thinks for nothing in a pause."""
        if by_key and self.is_paused:
            self.console.focus(paused(self.console), "refused")
            return
        self.curtain.let_in(guest, self.name(guest))
        self.floor.called = None
        self.console.take_away(f"{self.scope}/{CALL}")  # who was called has come
        self.arrange()
        if by_key:
            self.console.taken()
        for whisper in guest.whispers:
            self.console.say(whisper)
        guest.whispers.clear()
        self.asking.behind(guest)
        self.asking.has_come(guest)

    def step_out(self) -> None:
        """Nothing private stays, not even on a page laid over the table."""
        del self.console.pages[self.console.pages.index(self.base) + 1 :]
        self.curtain.let_out()
        self.arrange()

    def close_without_answer(self) -> None:
        """Give the keys back to the others; the question stays open."""
        if self.inside is not None:
            self.step_out()
            self.curtain.fall()
            self.console.introduce()
            self.floor.called = self.shown

    def whose_turn(self) -> str:
        """For whoever waits; nothing where something is asked."""
        guest = self.spokesman
        return "" if self.shown is not None else self.narrator_for(guest).turn(self.public(guest))

    # What is on top --------------------------------------------------------------------------------
    def arrange(self) -> None:
        """Show the question that is open, the race if there are several, or the table."""
        console = self.console
        asked = [guest for guest in self.guests.values() if guest.is_asked]
        page = self.inside.page if self.inside is not None else self.floor.page(asked)
        page = page or self.floor.begun
        has_keys = self.is_shared and self.inside is None and self.floor.is_race(asked)
        console.seat_key = self.floor.buzz if has_keys else None
        bottom = console.pages.index(self.base)
        overlays = [other for other in console.pages[bottom + 1 :] if other is not self.shown]
        console.pages[bottom:] = [self.base, *([page] if page is not None else []), *overlays]
        self.shown = page
        console.refresh()

    def renew(self, guest: Guest) -> None:
        """The table changed under an open question: the list is rebuilt, the focus stays."""
        if isinstance(guest.page, ListPage) and isinstance(guest.question, Pick | Several):
            guest.page.rebuild(options(guest.question, guest.sight, self.narrator_for(guest)))
        self.renew_walks()

    def renew_walks(self) -> None:
        """What must not be seen any more is not found on a walk either."""
        for page in self.console.pages:
            if isinstance(page, WalkPage):
                page.renew()

    # Words and views ---------------------------------------------------------------------------
    def narrator_for(self, guest: Guest) -> Narrator:
        return guest.narrator if not self.is_shared or self.inside is guest else self.common

    def name(self, guest: Guest) -> str:
        return self.common.names[guest.seat]

    def is_whisper(self, message: Message) -> bool:
        """Somebody in this room must not hear it."""
        return self.curtain.is_there and is_secret(message) and not self.curtain.room <= set(message.to)

    def is_known(self, message: Message) -> bool:
        """Somebody of this room is at the answer line: the room knows."""
        return self.curtain.is_there and message.key == "claimed" and message.facts["who"] in self.guests

    @property
    def spokesman(self) -> Guest:
        """Whose eyes the common screen has: behind the curtain that player's, else nobody's hand is shown."""
        return self.inside or next(iter(self.guests.values()))

    def public(self, guest: Guest) -> Sight:
        """What of a guest's sight may be shown and said now."""
        return self.curtain.before(guest)

    def decorate(self, view: View) -> View:
        return with_table(view, self)
