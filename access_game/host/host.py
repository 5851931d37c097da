"""The host runs a match: it passes on what is said, collects answers in the order they were given, serves for the
dealer, the judge and the clock. It knows no queue, no clock, no file and no thread.

What happens is told to it with its time (`begin`, `take`, `ring`). Each of these is an act that yields the lines to be
kept, and goes on once whoever drives it has kept them: nothing is played or told before its line is durable. An act
that is closed there leaves the match as it was before that line.

1. An answer is checked, kept in the journal, then fed to the match.
2. What the match says goes to the seats it is meant for; new questions get tickets.
3. When those concerned have heard it, the bells start and the computers begin to think."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple, Protocol

from access_game.core.chance import HOME, KNOWN, Suggestion, Verdict
from access_game.core.letters import Letters
from access_game.core.match import Match, NotAnAnswer
from access_game.core.messages import Entry, Message
from access_game.core.notes import Note
from access_game.core.questions import PASSED, Answer, Question
from access_game.core.seats import CLOCK, DEALER, JUDGE, Seat
from access_game.players.player import (
    TIME_LEFT,
    Answered,
    Away,
    Closed,
    Considered,
    End,
    GiveIdea,
    HandOver,
    Heard,
    Leave,
    Opened,
    PassTurn,
    Player,
    Report,
    Rest,
    Sit,
    Ticket,
    Undo,
    Watch,
)

from .circle import Circle
from .dealer import Dealer
from .dial import Dial
from .hourglass import Hourglass
from .lead import Act, Lead
from .minds import Saying
from .news import news
from .stopwatch import Stopwatch
from .waits import Waits

MERCY = 0.001  # seconds; the journal knows no shorter time, so a key this close to a bell was not late


class Dictionary(Protocol):
    def verdict(self, word: str) -> str: ...

    def at_home(self, word: str) -> str: ...

    def suggest(self, letters: Letters, count: int) -> Sequence[str]: ...


class OpenQuestion(NamedTuple):
    seat: Seat
    question: Question[Any]
    since: float


class Host:
    def __init__(
        self,
        match: Match,
        dealer: Dealer,
        judge: Dictionary,
        pace: float = 1.0,
        *,
        levels: Sequence[str] = (),
        substitute: Callable[[Seat, str], Player] | None = None,
        on_message: Callable[[Message], None] | None = None,
        stopwatch: Stopwatch | None = None,
        rests: bool = False,
        is_ended: bool = False,
    ) -> None:
        """`levels`: who sits where now, if others than at the beginning of the match. `rests`: it was left in a
        pause; `is_ended`: it was stopped with its scores."""
        self.stopwatch = stopwatch or Stopwatch()
        self.match, self.dealer, self.judge, self.substitute = match, dealer, judge, substitute
        self.levels = list(levels or (match.setup.level(seat) for seat in match.table.seats))
        self.circle, self.waits, self.glass = Circle(match, on_message), Waits(pace), Hourglass(0.0)
        self.lead = Lead(self, rests, is_ended)
        self._tickets = count(1)
        self._open: dict[Ticket, OpenQuestion] = {}
        self._time = 0.0  # the table's, in this act
        self.dial = Dial()
        self._left = False

    @property
    def is_over(self) -> bool:
        """The last card is played, the match was stopped, or the people have left."""
        return self.is_finished or self._left

    @property
    def is_finished(self) -> bool:
        """Nobody can go on with it."""
        return self.match.waiting is None or self.lead.is_ended

    def is_open(self, ticket: Ticket) -> bool:
        return ticket in self._open

    def next_due(self) -> float | None:
        """When something happens by itself: a bell, a computer's answer. None: everybody waits for people."""
        due = None if self.glass.stands else self.waits.next(self._time)
        return None if due is None else self.glass.moment(due)

    # What drives it ------------------------------------------------------------------------------
    def begin(self, players: Mapping[Seat, Player], now: float) -> Act:
        self.glass = Hourglass(now, self.match.table.now / 1000)
        self._time = self.glass.at(now)
        self.circle.begin(players)
        yield from self.lead.take_up()
        yield from self.go_on()
        self.dial.turn(self.circle.players, self.waits.belfry, self.glass, self._time)

    def take(self, report: Report, now: float) -> Act:
        """Somebody did something."""
        self._time = self.glass.at(now)
        match report:
            case Answered():
                yield from self._take_answer(report)
            case Opened() if report.ticket in self._open:
                self.waits.belfry.open_line(self._open[report.ticket].seat, self._time)
            case Closed() if report.ticket in self._open:
                self.waits.belfry.close_line(self._open[report.ticket].seat)
            case Considered():
                self.waits.minds.make_up(report, self._time)
            case Heard():
                self.waits.ears.heard(report.ticket)
            case Away():
                self.waits.ears.wait_for(report.ticket)
            case Undo():
                yield from self.lead.undo(Seat(report.seat))
            case HandOver() if self.substitute is not None:
                yield from self.lead.sit(Seat(report.seat), report.level, self.substitute)
            case Sit():
                yield from self.lead.sit(Seat(report.seat), report.level, lambda seat, level: report.player)
            case Watch():
                self.circle.watch(report.onlooker, report.on)
            case Rest():
                yield from self.lead.rest(report, now)
            case PassTurn():
                yield from self.lead.pass_turn(Seat(report.seat), self._time)
            case GiveIdea():
                yield from self.lead.hint(Seat(report.seat))
            case End():
                yield from self.lead.end()
            case Leave():
                self.leave()
            case _:
                pass  # nothing is the matter with the journal: there is nothing to try again
        self.waits.update(self._time)
        self.dial.turn(self.circle.players, self.waits.belfry, self.glass, self._time)

    def ring(self, now: float) -> Act:
        """Time has come to `next_due`."""
        self._time = self.glass.at(now)
        self.waits.update(self._time)
        for seats, seconds in [] if self.glass.stands else self.waits.belfry.notices(self._time):
            self.circle.remind([seat for seat in seats if seat in self.circle.people], TIME_LEFT, seconds=seconds)
        yield from self._happen(self._time, self._time)
        self.dial.turn(self.circle.players, self.waits.belfry, self.glass, self._time)

    def leave(self) -> None:
        """The people get up."""
        self._left = True

    # Answers -----------------------------------------------------------------------------------
    def _take_answer(self, report: Answered) -> Act:
        """An answer is of the moment its key went down: not of one to come, nor of one before it was asked."""
        opened = self._open.get(report.ticket)
        at = self._time if report.at is None else min(self.glass.at(report.at), self._time)
        at = at if opened is None else max(at, opened.since)
        if self.lead.rests and opened is not None:
            self.lead.refuse(opened.seat, "table_paused", report.ticket)
            return
        yield from self._happen(at, at - MERCY)  # who was quicker goes first
        yield from self._answer(report.ticket, report.answer, at)

    def _happen(self, spoken: float, rung: float) -> Act:
        """What computers say up to the one moment, and what rings up to the other, in the order of their times."""
        while not self.is_over and not self.glass.stands and (first := self.waits.first(spoken, rung)) is not None:
            if isinstance(first, Saying):
                self.waits.minds.drop(first.ticket, first.at)
                yield from self._answer(first.ticket, first.answer, first.at)
            elif self.match.waiting is not None:
                number = list(self.match.waiting.bells).index(first.bell)
                yield from self.feed(CLOCK, number or None, first.at)

    def _answer(self, ticket: Ticket, answer: Answer, at: float) -> Act:
        opened = self._open.get(ticket)
        if opened is None:
            return  # too late: the question was withdrawn, and its player told so
        try:  # who says nothing has no answer: to be excused one is passed, by whoever leads the table
            yield from self.feed(opened.seat, "" if answer is PASSED else answer, at)
        except NotAnAnswer as error:
            self.waits.belfry.close_line(opened.seat)
            self.circle.players[opened.seat].refuse(ticket, error.refusal)

    def feed(self, seat: Seat, answer: Answer, at: float, why: Note | None = None) -> Act:
        """`why`: it was given for that seat, and this is told before it."""
        yield from self._enter(Entry(seat, answer, max(int(at * 1000 + 1e-3), self.match.table.now)), why)
        self._stop_watches(seat, answer)
        self.withdraw_from(seat)  # answered: should the same question come again, it is asked anew
        yield from self.go_on()

    def _stop_watches(self, answered: Seat | None = None, answer: Answer | None = None) -> None:
        """Of the person who has just answered; without one, of those whose question is no longer asked."""
        asked, now = self.match.waiting.questions if self.match.waiting else {}, self.match.table.now / 1000
        for ticket, opened in self._open.items():
            lost = answered is None and asked.get(opened.seat) is not opened.question
            if (lost or opened.seat == answered) and self.circle.players[opened.seat].is_person:
                began = self.waits.minds.began(ticket)  # None: they did not wait for the end of what was said
                after = 0.0 if began is None else max(now - began, 0.0)
                self.stopwatch.stop(opened.seat, opened.question, answer, after)

    def _enter(self, entry: Entry, why: Note | None = None) -> Act:
        self.match.check(entry)
        told = None if why is None else news(why, self.match, self.levels)
        yield [entry] if why is None else [why, entry]
        if told is not None:
            self.circle.announce(told)
        self.match.feed(entry)

    def go_on(self) -> Act:
        """Serve the dealer and the judge; then pass on what was said, hand out the questions, hang the bells."""
        while (waiting := self.match.waiting) is not None:
            asked, now = waiting.questions, self.match.table.now
            if DEALER in asked:
                yield from self._enter(Entry(DEALER, self.dealer.answer(asked[DEALER]), now))
            elif JUDGE in asked:
                yield from self._enter(Entry(JUDGE, self._verdict(asked[JUDGE]), now))
            else:
                break
        self._stop_watches()
        self.circle.tell()
        fresh = self._hand_out()
        listening = self.circle.listening if self.match.waiting is not None else ()
        tickets = {next(self._tickets): seat for seat in listening}
        people = self.circle.people
        self.waits.hang(self.match.waiting, people, tickets, self.match.table.now / 1000, self._time)
        for ticket, seat in fresh.items():
            self.waits.ask(ticket, seat, tickets)
        self.circle.listen(tickets)
        self.waits.update(self._time)

    def _verdict(self, question: Question[Any]) -> Answer:
        if isinstance(question, Suggestion):
            return " ".join(self.judge.suggest(question.letters, question.count))
        assert isinstance(question, Verdict)
        said = self.judge.verdict(question.text)
        return self.judge.at_home(question.text) if question.kind == HOME and said == KNOWN else said

    def _hand_out(self) -> dict[Ticket, Seat]:
        """Who is asked anew."""
        asked = self.match.waiting.questions if self.match.waiting else {}
        for ticket, opened in list(self._open.items()):
            if asked.get(opened.seat) is not opened.question:
                self._withdraw(ticket)
        still = {opened.seat for opened in self._open.values()}
        fresh = {next(self._tickets): seat for seat in asked if seat not in still}
        for ticket, seat in fresh.items():
            self._open[ticket] = OpenQuestion(seat, asked[seat], self._time)
            self.circle.players[seat].ask(ticket, asked[seat])
        return fresh

    def _withdraw(self, ticket: Ticket) -> None:
        opened = self._open.pop(ticket)
        self.waits.belfry.close_line(opened.seat)
        self.waits.minds.drop(ticket, self.match.table.now / 1000)
        self.circle.players[opened.seat].withdraw(ticket)

    def withdraw_from(self, seat: Seat) -> None:
        for ticket in [ticket for ticket, opened in self._open.items() if opened.seat == seat]:
            self._withdraw(ticket)

    # Taking back -----------------------------------------------------------------------------------
    def turn_back(self, before: Match) -> None:
        """From now on that is the match."""
        self.match.close()
        for ticket in list(self._open):
            self._withdraw(ticket)
        self.match = before
        self.waits.ears.clear()
        self.waits.belfry.carry(before.waiting.bells if before.waiting is not None else (), self._time)
        self.circle.turn_back(before)
        for other, player in list(self.circle.players.items()):
            if self.substitute is not None and not player.is_person:  # a fresh one: none has heard what is undone
                player = self.substitute(other, self.levels[other] or "normal")
            self.circle.seat(other, player)
        for onlooker in list(self.circle.gallery):
            self.circle.watch(onlooker)
