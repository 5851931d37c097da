"""The host runs a match: it passes on what is said, collects answers in the order they were given, serves for
the dealer, the judge and the clock, and writes every answer down before the rules act on it.

1. An answer is checked, written to the journal, then fed to the match.
2. What the match says goes to the seats it is meant for; new questions get tickets.
3. When everybody has heard it, the bell starts and the computers begin to think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from queue import SimpleQueue
from random import Random
from typing import Any, Protocol

from access_game.core.chance import Verdict
from access_game.core.match import Match, NotAnAnswer
from access_game.core.messages import CLOCK, DEALER, JUDGE, Entry, Message, Seat
from access_game.core.questions import Answer, Question, Refused
from access_game.players.player import (
    Answered,
    Closed,
    HandOver,
    Heard,
    Leave,
    Opened,
    Player,
    Report,
    Rest,
    Ticket,
    Undo,
)

from .bell import Bell
from .clock import Clock

PATIENCE = 45.0  # a voice that never reports its end must not stop the game


class Dictionary(Protocol):
    def verdict(self, word: str) -> str: ...


class Diary(Protocol):
    """Where entries are kept: on disk before they are acted on."""

    def write(self, entry: Entry) -> None: ...

    def rewrite(self, entries: list[Entry]) -> None: ...


@dataclass
class OpenQuestion:
    seat: Seat
    question: Question[Any]


class Host:
    def __init__(
        self,
        match: Match,
        clock: Clock,
        judge: Dictionary,
        rng: Random,
        diary: Diary | None = None,
        pace: float = 1.0,
        substitute: Callable[[Seat, str], Player] | None = None,
        on_message: Callable[[Message], None] | None = None,
    ) -> None:
        self.match, self.clock, self.judge, self.rng, self.diary = match, clock, judge, rng, diary
        self.pace, self.substitute, self.on_message = pace, substitute, on_message
        self.players: dict[Seat, Player] = {}
        self.inbox: SimpleQueue[Report] = SimpleQueue()
        self.bell = Bell(pace)
        self._told = len(match.table.said) if match.journal else 0  # a new match is told from its first word
        self._tickets = count(1)
        self._open: dict[Ticket, OpenQuestion] = {}
        self._due: list[tuple[float, int, Ticket, Answer]] = []  # what computers will say
        self._thinking: list[tuple[Ticket, Answer, float]] = []  # their clock starts when all is heard
        self._listening: set[Ticket] = set()
        self._patience: float | None = None
        self._origin = 0.0
        self._paused_at: float | None = None
        self._left = False
        self._levels: dict[Seat, str] = {}  # of the computers who took a person's seat

    # What players call, from any thread ------------------------------------------------------
    def post(self, report: Report) -> None:
        self.inbox.put(report)

    def later(self, ticket: Ticket, answer: Answer, after: float) -> None:
        """A computer has made up its mind; called while it is being asked."""
        self._thinking.append((ticket, answer, after))

    # The match -----------------------------------------------------------------------------
    def run(self, players: Mapping[Seat, Player]) -> bool:
        """Play to the end. False if the players left before."""
        self.begin(players)
        while not self.is_over:
            self.step()
        return self.match.waiting is None

    def begin(self, players: Mapping[Seat, Player]) -> None:
        self.players = dict(players)
        self._origin = self.clock.now() - self.match.table.now / 1000
        for seat, player in self.players.items():
            player.recall([message for message in self.match.table.said[: self._told] if seat in message.to])
        self._go_on()

    @property
    def is_over(self) -> bool:
        """The last card is played, or the people have left."""
        return self.match.waiting is None or self._left

    def step(self) -> None:
        """Wait for the next thing that happens, and let it happen."""
        report = self.clock.wait(self.inbox, self.next_due())
        now = self._now()
        if report is None:
            self._ring(now)
            return
        at = report.at if isinstance(report, Answered) and report.at is not None else now
        at = at if self._paused_at is None else min(at, now)
        self._speak_computers(min(at, now))  # who was quicker goes first
        match report:
            case Answered():
                self._answer(report.ticket, report.answer, at)
            case Heard():
                self._heard(report.ticket, now)
            case Opened() if report.ticket in self._open:
                self.bell.freeze(report.ticket, now)
            case Closed():
                self.bell.resume(report.ticket, now)
            case Undo():
                self._undo(Seat(report.seat))
            case HandOver():
                self._hand_over(Seat(report.seat), report.level)
            case Rest():
                self._pause(report.on, self.clock.now())
            case Leave():
                self._left = True
            case _:
                pass

    def _now(self) -> float:
        """While the table rests, its time stands still: whoever answers then answers at the moment the rest began."""
        return self.clock.now() if self._paused_at is None else self._paused_at

    def next_due(self) -> float | None:
        """When something happens by itself: a bell, a computer's answer. None: everybody waits for people."""
        if self._paused_at is not None:
            return None
        due = [self.bell.next, self._patience, self._due[0][0] if self._due else None]
        return min((moment for moment in due if moment is not None), default=None)

    def _ring(self, now: float) -> None:
        self._speak_computers(now)
        if self._patience is not None and now >= self._patience:
            self._all_heard(now)
        if self.bell.rings(now):
            self.bell.stop()
            self._feed(CLOCK, None, now)

    # Answers ---------------------------------------------------------------------------------
    def _speak_computers(self, now: float) -> None:
        while self._due and self._due[0][0] <= now and self._paused_at is None:
            at, _, ticket, answer = heappop(self._due)
            if ticket in self._open:
                self._answer(ticket, answer, at)

    def _answer(self, ticket: Ticket, answer: Answer, at: float) -> None:
        opened = self._open.get(ticket)
        if opened is None:
            return  # too late: the question was withdrawn, and its player told so
        try:
            self._feed(opened.seat, answer, at)
        except NotAnAnswer as error:
            self.bell.resume(ticket, self._now())
            self.players[opened.seat].refuse(ticket, error.refusal)

    def _feed(self, seat: Seat, answer: Answer, at: float) -> None:
        fair = max(int((at - self._origin) * 1000), self.match.table.now)
        self._enter(Entry(seat, answer, fair))
        for ticket in [ticket for ticket, opened in self._open.items() if opened.seat == seat]:
            self._withdraw(ticket)  # answered: should the same question come again, it is asked anew
        self._go_on()

    def _enter(self, entry: Entry) -> None:
        self.match.check(entry)
        if self.diary is not None:
            self.diary.write(entry)
        self.match.feed(entry)

    def _go_on(self) -> None:
        """Serve the dealer and the judge, pass on what was said, hand out the questions."""
        while (waiting := self.match.waiting) is not None:
            now = self.match.table.now
            if DEALER in waiting.questions:
                self._enter(Entry(DEALER, waiting.questions[DEALER].guess(self.rng), now))
            elif JUDGE in waiting.questions:
                question = waiting.questions[JUDGE]
                assert isinstance(question, Verdict)
                self._enter(Entry(JUDGE, self.judge.verdict(question.text), now))
            else:
                break
        self._tell()
        self._hand_out()
        self._start_bell()

    def _tell(self) -> None:
        said = self.match.table.said
        for message in said[self._told :]:
            for seat in message.to:
                self.players[seat].tell(message)
            if self.on_message is not None:
                self.on_message(message)
        self._told = len(said)

    def _hand_out(self) -> None:
        asked = self.match.waiting.questions if self.match.waiting else {}
        for ticket, opened in list(self._open.items()):
            if asked.get(opened.seat) is not opened.question:
                self._withdraw(ticket)
        still = {opened.seat for opened in self._open.values()}
        for seat, question in asked.items():
            if seat not in still:
                ticket = next(self._tickets)
                self._open[ticket] = OpenQuestion(seat, question)
                self.players[seat].ask(ticket, question)

    def _withdraw(self, ticket: Ticket) -> None:
        opened = self._open.pop(ticket)
        self.bell.resume(ticket, self._now())
        self.players[opened.seat].withdraw(ticket)

    # Time ------------------------------------------------------------------------------------
    def _start_bell(self) -> None:
        """A tie window runs from the press that opened it; everything else from when it has been heard."""
        ask, now = self.match.waiting, self._now()
        self.bell.stop()
        if ask is None:
            return
        if ask.fixed and ask.questions and ask.within is not None:
            self.bell.start(self._origin + self.match.table.now / 1000, ask.within, fixed=True)
            self._listening.clear()
            self._patience = None
            self._schedule(now)
            return
        self._listening = set()
        for player in self.players.values():
            if player.is_person or getattr(player, "listens", False):  # a room may listen to a computer in its chair
                ticket = next(self._tickets)
                self._listening.add(ticket)
                player.listen(ticket)
        self._patience = now + PATIENCE
        if not self._listening:
            self._all_heard(now)

    def _heard(self, ticket: Ticket, now: float) -> None:
        if ticket in self._listening:
            self._listening.discard(ticket)
            if not self._listening:
                self._all_heard(now)

    def _all_heard(self, now: float) -> None:
        self._listening.clear()
        self._patience = None
        ask = self.match.waiting
        if ask is not None and ask.within is not None and self.bell.next is None:
            if ask.fixed:
                self.bell.start(now, ask.within, fixed=True)
            elif self.pace or not any(self.players[seat].is_person for seat in ask.questions):
                self.bell.start(now, ask.within * (self.pace or 1))
        self._schedule(now)

    def _schedule(self, now: float) -> None:
        for ticket, answer, after in self._thinking:
            heappush(self._due, (now + after, ticket, ticket, answer))
        self._thinking.clear()

    def _pause(self, on: bool, now: float) -> None:
        if on and self._paused_at is None:
            self._paused_at = now
        elif not on and self._paused_at is not None:
            rested = now - self._paused_at
            self._paused_at = None
            self._origin += rested
            self.bell.rest(rested)
            self._patience = None if self._patience is None else self._patience + rested
            self._due = [(at + rested, order, ticket, answer) for at, order, ticket, answer in self._due]

    # Changes at the table ---------------------------------------------------------------------
    def _undo(self, seat: Seat) -> None:
        player, journal = self.players[seat], self.match.journal
        mine = max((n for n, entry in enumerate(journal) if entry.seat == seat), default=None)
        if mine is None or any(entry.seat >= 0 for entry in journal[mine + 1 :]):
            player.refuse(0, Refused("nothing_to_undo"))
            return
        before = self.match.rewind(mine)
        if self._revealed(before):
            before.close()
            player.refuse(0, Refused("undo_revealed"))
            return
        self.match.close()
        if self.diary is not None:
            self.diary.rewrite(before.journal)
        for ticket in list(self._open):
            self._withdraw(ticket)
        self.match, self._told = before, len(before.table.said)
        self._due.clear()
        self._thinking.clear()
        for other, sitting in list(self.players.items()):
            if self.substitute is not None and not sitting.is_person:  # a fresh one: none has heard what is undone
                sitting = self.players[other] = self.substitute(other, self._level(other))
            sitting.recall(before.told(other))
        self._announce("undone", who=seat)
        self._go_on()

    def _revealed(self, before: Match) -> bool:
        """Has anybody learned since then what taking it back would let them use? A card, chance, a verdict, the
        bell, a word said aloud, the count of a vote."""
        since = self.match.table.said[len(before.table.said) :]
        return (
            before.sightings() != self.match.sightings()
            or any(entry.seat < 0 for entry in self.match.journal[len(before.journal) :])
            or any(message.key == "voted" or "word" in message.facts for message in since)
        )

    def _level(self, seat: Seat) -> str:
        return self._levels.get(seat) or self.match.setup.level(seat) or "normal"

    def _hand_over(self, seat: Seat, level: str) -> None:
        if self.substitute is None:
            return
        for ticket, opened in list(self._open.items()):
            if opened.seat == seat:
                self._withdraw(ticket)
        self._levels[seat] = level
        self.players[seat] = self.substitute(seat, level)
        self.players[seat].recall(self.match.told(seat))
        self._announce("handed_over", who=seat)
        self._go_on()

    def _announce(self, key: str, **facts: Any) -> None:
        """Something of the evening, not of the rules: it is told, but it is not in the match."""
        message = Message(self.match.table.seats, key, facts)
        for player in self.players.values():
            player.tell(message)
