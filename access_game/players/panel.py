"""The panel of whoever leads the table: a pause, reading again, seats for computers, the end. What it does is done by
the host, which tells it to everybody; here is only asked for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from access_game.bots import LEVELS
from access_game.core.passing import pass_of
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.narration.utterance import Lane

from .actions import paused
from .gallery import nobodies
from .guest import Guest
from .pages import Choice, ListPage
from .player import End, GiveIdea, HandOver, PassTurn, Report, Rest

if TYPE_CHECKING:
    from .desk import Desk


class Panel:
    def __init__(self, desk: Desk) -> None:
        self.desk, self.console, self.party = desk, desk.console, desk.party
        self.party.on_hinted = self.give_idea
        self.leave = f"action-{desk.leaving}"

    def text(self, id: str, **facts: str | int) -> str:
        return self.console.text(id, **facts)

    def of(self, id: str, seat: Seat, **facts: str) -> str:
        """With their name, or "you" for somebody alone who has none."""
        name = self.party.common.names[seat]
        form = "you" if name in nobodies() and not self.party.is_shared else ""
        return self.console.book.text(id, form, name=name, **facts)

    def open(self) -> None:
        """On the table itself: what lay there goes, and a question of ours that was left is answered with no."""
        console, party = self.console, self.party
        beneath = party.shown if party.shown in console.pages else party.base
        del console.pages[console.pages.index(beneath) + 1 :]
        page = ListPage(
            self.text("facilitator-title"), list(self._choices()), self.lead, on_back=lambda: console.close(page),
            help=self.text("facilitator-help" if self.desk.is_kept else "facilitator-help-lesson"),
        )  # fmt: skip
        console.open(page)

    def _choices(self) -> Iterator[Choice]:
        """A lesson waits for its pupil anyway, and nothing of it is kept."""
        kept = self.desk.is_kept
        if kept:
            yield Choice("pause", self.text("facilitator-resume" if self.party.is_paused else "facilitator-pause"))
        yield Choice("again", self.text("facilitator-again"))
        yield Choice("hint", self.text("facilitator-hint"))
        for guest in self.party.guests.values() if kept else ():
            if guest.is_asked and not guest.has_left:
                yield Choice(f"idea/{guest.seat}", self.of("facilitator-idea", guest.seat))
                yield Choice(f"pass/{guest.seat}", self.of("facilitator-pass", guest.seat))
        yield Choice("seats", self.text("facilitator-seats"), detail=self.text("facilitator-seats-detail"))
        if kept:
            yield Choice("finish", self.text("facilitator-finish"))
        yield Choice("leave", self.text(self.leave))

    def _seats(self) -> Iterator[Choice]:
        """Of each seat what can be done with it: for a person who plays, for one who got up, for a computer."""
        party = self.party
        for seat, guest in party.guests.items():
            if guest.has_left:
                yield Choice(f"{seat}/", self.of("facilitator-back", seat))
                continue
            for level in LEVELS:
                words = self.of("facilitator-computer", seat, level=self.text(f"level-{level}"))
                yield Choice(f"{seat}/{level}", words)
        for number, now in enumerate(party.levels):
            seat = Seat(number)
            if seat in party.elsewhere and now:
                yield Choice(f"{number}/", self.of("facilitator-back", seat))
            for level in LEVELS if now or seat in party.elsewhere else ():
                if level != now:
                    id = "facilitator-level" if now else "facilitator-computer"
                    yield Choice(f"{number}/{level}", self.of(id, seat, level=self.text(f"level-{level}")))

    def open_seats(self) -> None:
        """In a list of its own: a table of eight has many lines of this."""
        console, panel = self.console, self.console.page

        def choose(id: str) -> None:
            console.close(panel, quiet=True)
            self.hand_over(id)

        page = ListPage(
            self.text("facilitator-seats-title"), list(self._seats()), choose, on_back=lambda: console.close(page),
            help=self.text("facilitator-seats-detail"),
        )  # fmt: skip
        console.open(page)

    def lead(self, id: str) -> None:
        console, deeds = self.console, self._deeds
        if id == "leave":
            self.desk.act("leave")
        elif id == "seats":
            self.open_seats()
        elif id == "finish":
            console.confirm(self.text("finish-confirm"), self.finish)
        else:
            console.close(quiet=True)
            what, _, seat = id.partition("/")
            if what in self._of_a_guest:
                self._of_a_guest[what](self.party.guests[Seat(int(seat))])
            else:
                deeds[id]()

    @property
    def _deeds(self) -> dict[str, Callable[[], None]]:
        return {"pause": self.pause, "again": lambda: self.console.do("repeat"), "hint": self.remind}

    @property
    def _of_a_guest(self) -> dict[str, Callable[[Guest], None]]:
        return {"idea": self.help_out, "pass": self.pass_turn}

    def pause(self) -> None:
        self.post(Rest(not self.party.is_paused))

    def post(self, report: Report) -> None:
        """The table tells what came of it, before anything else is shown."""
        self.console.taken()
        self.party.awaits_news = True
        self.party.post(report)

    def finish(self) -> None:
        """The table says who has won; the results follow."""
        self.console.close(quiet=True)
        self.post(End())

    def hand_over(self, id: str) -> None:
        seat, level = id.split("/")
        self.post(HandOver(int(seat), level))

    def remind(self) -> None:
        """What is asked; of a secret only who is wanted."""
        console, party = self.console, self.party
        guest = next((one for one in party.guests.values() if one.is_asked), None)
        if guest is None or guest.question is None:
            console.focus(self.text(self.desk.not_asked))
        elif party.is_behind(guest) and party.inside is not guest:
            console.focus(self.text("curtain-title", name=party.name(guest)))
        else:
            console.focus(party.common.help(guest.question, guest.sight))

    def pass_turn(self, guest: Guest) -> None:
        """Where the rules want a choice it is said why not, and what to do instead."""
        if guest.question is None or not guest.is_asked:
            self.console.focus(self.text(self.desk.not_asked))
        elif self.party.is_paused:
            self.console.focus(paused(self.console), "refused")
        else:
            try:
                pass_of(guest.question)
            except Refused as refusal:
                self.console.say(self.party.common.refusal(refusal))
            else:
                self.post(PassTurn(guest.seat))

    # An idea ---------------------------------------------------------------------------------------------
    def help_out(self, guest: Guest) -> None:
        """Everybody is told that there is one; the idea itself is for that player alone."""
        console, party = self.console, self.party
        if guest.question is None or not guest.is_asked:
            console.focus(self.text(self.desk.not_asked))
        elif party.is_paused:
            console.focus(paused(console), "refused")
        elif guest.question.by_heart:
            console.focus(self.text("hint-by-heart"))
        elif party.hint is None:
            console.focus(self.text("hint-none"))
        else:
            self.post(GiveIdea(guest.seat))

    def give_idea(self, guest: Guest) -> None:
        """Where others could use it, it waits behind the curtain."""
        console, party = self.console, self.party
        if guest.question is None or not guest.is_asked:
            return
        answer = party.idea(guest)
        if answer is None:
            console.announce("hint-nothing")
            return
        is_open = party.inside is guest or not party.curtain.keeps(guest)
        narrator = party.narrator_for(guest) if is_open else guest.narrator
        idea = replace(narrator.idea(guest.question, answer, guest.sight), lane=Lane.EVENT)
        if is_open:
            console.say(idea)
        else:
            guest.whispers.append(idea)
            party.arrange()
            console.announce("hint-waits", name=party.name(guest))
