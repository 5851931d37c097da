"""Scripted players at a host whose clock only jumps: nothing here depends on how fast a machine is."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any

from access_game.bots import Thought
from access_game.core.journal import Header, Line, NotKept, Reading
from access_game.core.journal import entries as still_true
from access_game.core.letters import Letters
from access_game.core.match import Match
from access_game.core.messages import Entry, Message, Setup
from access_game.core.questions import Answer, Question
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.table import Table
from access_game.host.clock import JumpingClock
from access_game.host.dealer import FairDealer
from access_game.host.host import Host
from access_game.host.lead import Act
from access_game.players.player import (
    PANEL,
    Answered,
    Closed,
    Countdown,
    End,
    HandOver,
    Heard,
    Leave,
    Opened,
    Player,
    Report,
    Rest,
    Sit,
    Ticket,
    Undo,
    Watch,
)
from access_game.players.seatedbot import SeatedBot

ANA, BOB, CLEO = Seat(0), Seat(1), Seat(2)
NAMES = ("Ana", "Bob", "Cléo")


class Person:
    """Hears at once unless told to take time, and keeps everything the host says."""

    is_person = True
    listens = True

    def __init__(self, table: HostTable, hears: bool = True) -> None:
        self.table, self.hears = table, hears
        self.messages: list[Message] = []
        self.recalled: list[Message] = []
        self.questions: dict[Ticket, Question[Any]] = {}
        self.refusals: list[Refused] = []
        self.withdrawn: list[str] = []
        self.unheard: list[Ticket] = []
        self.countdown: Countdown | None = None
        self.shown = 0  # how often they were shown another one

    def recall(self, messages: Sequence[Message]) -> None:
        self.recalled = list(messages)

    def tell(self, message: Message) -> None:
        self.messages.append(message)

    def ask(self, ticket: Ticket, question: Question[Any]) -> None:
        self.questions[ticket] = question

    def withdraw(self, ticket: Ticket) -> None:
        self.withdrawn.append(self.questions.pop(ticket).key)

    def refuse(self, ticket: Ticket, refusal: Refused) -> None:
        self.refusals.append(refusal)

    def count_down(self, countdown: Countdown | None) -> None:
        self.countdown = countdown
        self.shown += 1

    def listen(self, ticket: Ticket) -> None:
        if self.hears:
            self.table.post(Heard(ticket))
        else:
            self.unheard.append(ticket)

    # What a scene lets this person do ------------------------------------------------------------
    @property
    def ticket(self) -> Ticket:
        (ticket,) = self.questions
        return ticket

    @property
    def asked(self) -> str:
        return next((question.key for question in self.questions.values()), "")

    def has_heard(self) -> None:
        self.table.report(*(Heard(ticket) for ticket in self.unheard))
        self.unheard.clear()

    def says(self, answer: Answer, at: float | None = None) -> None:
        self.table.report(Answered(self.ticket, answer, at))

    def opens_line(self) -> None:
        self.table.report(Opened(self.ticket))

    def closes_line(self) -> None:
        self.table.report(Closed(self.ticket))

    def told(self, key: str) -> list[Message]:
        return [message for message in self.messages if message.key == key]

    def heard(self) -> list[str]:
        return [message.key for message in self.messages]


class Thinker:
    """A computer that has one thought for everything."""

    def __init__(self, thought: Thought | None) -> None:
        self.thought = thought
        self.messages: list[Message] = []
        self.asked: list[str] = []

    def hear(self, message: Message) -> None:
        self.messages.append(message)

    def answer(self, question: Question[Any]) -> Thought | None:
        self.asked.append(question.key)
        return self.thought


class Notebook:
    """A journal in memory: what is appended is kept, unless it is told that its next lines are lost."""

    def __init__(self, lines: Sequence[Line] = ()) -> None:
        self.lines: list[Line] = list(lines)
        self.appends = 0
        self.fails = False

    @property
    def entries(self) -> list[Entry]:
        return still_true(self.lines)

    def append(self, lines: Sequence[Line], fence: int) -> None:
        self.appends += 1
        if self.fails:
            raise NotKept("full", "notebook", 28)
        if fence != len(self.lines):
            raise NotKept("written_twice", "notebook")
        self.lines += lines

    def read(self) -> Reading:
        raise NotImplementedError  # it has no header


class Words:
    """A judge who knows some words; None: there is no list."""

    def __init__(self, *known: str, listed: bool = True) -> None:
        self.known, self.listed = set(known), listed

    def verdict(self, word: str) -> str:
        return "known" if word in self.known else "unknown" if self.listed else "no_list"

    def at_home(self, word: str) -> str:
        return self.verdict(word)

    def suggest(self, letters: Letters, count: int) -> Sequence[str]:
        return ()


class HostTable:
    """A host whose time is set by the scene, a notebook, and people or thinking computers in the seats."""

    def __init__(
        self,
        script: Callable[[Table], Coroutine[Any, Any, Any]],
        seats: int = 2,
        *,
        computers: dict[Seat, Thought | None] | None = None,
        deaf: tuple[Seat, ...] = (),
        pace: float = 1.0,
        journal: Sequence[Line] = (),
        levels: Sequence[str] = (),
        judge: Words | None = None,
        on_message: Callable[[Message], None] | None = None,
        begin: bool = True,
        **options: Any,
    ) -> None:
        computers = computers or {}
        at_first = tuple("normal" if Seat(n) in computers else "" for n in range(seats))
        kept = Reading(Header("x", 1, NAMES[:seats], at_first), list(journal), 0, 0)
        self.clock, self.notebook, self.inbox = JumpingClock(), Notebook(journal), list[Report]()
        self.host = Host(
            Match(script, Setup(NAMES[:seats], at_first, options), self.notebook.entries),
            FairDealer(Random(7)), judge or Words(), pace,
            levels=levels, rests=kept.rests, is_ended=kept.is_ended, substitute=self.substitute, on_message=on_message,
        )  # fmt: skip
        self.people = {Seat(n): Person(self, Seat(n) not in deaf) for n in range(seats) if Seat(n) not in computers}
        self.thinkers = {seat: Thinker(thought) for seat, thought in computers.items()}
        self.replaced: list[tuple[Seat, str]] = []
        self.heir: Thought | None = None  # what a computer that takes a seat will think
        if begin:
            self.begin()

    def begin(self) -> None:
        seated = {seat: SeatedBot(thinker, self.post) for seat, thinker in self.thinkers.items()}
        self.act(self.host.begin({**self.people, **seated}, self.clock.time))
        self.report()

    def act(self, act: Act) -> None:
        for lines in act:
            self.notebook.append(lines, len(self.notebook.lines))

    def post(self, report: Report) -> None:
        self.inbox.append(report)

    def substitute(self, seat: Seat, level: str) -> SeatedBot:
        self.replaced.append((seat, level))
        thought = self.thinkers[seat].thought if seat in self.thinkers else self.heir
        self.thinkers[seat] = Thinker(thought)
        return SeatedBot(self.thinkers[seat], self.post)

    def report(self, *reports: Report) -> None:
        """Post these, and let the host take everything that lies in its inbox: no time passes."""
        self.inbox += reports
        while self.inbox and not self.host.is_over:
            self.act(self.host.take(self.inbox.pop(0), self.clock.time))

    def until(self, moment: float) -> None:
        """Let time pass up to that moment, and everything that is due by then happen."""
        self.report()
        while not self.host.is_over and (due := self.host.next_due()) is not None and due <= moment + 1e-9:
            self.clock.time = max(self.clock.time, due)
            self.act(self.host.ring(self.clock.time))
            self.report()
        self.clock.time = max(self.clock.time, moment)

    def undo(self, seat: Seat) -> None:
        self.report(Undo(seat))

    def hand_over(self, seat: Seat, level: str = "hard") -> None:
        self.report(HandOver(seat, level))

    def sit(self, seat: Seat, player: Player, level: str = "") -> None:
        self.report(Sit(seat, player, level))

    def pause(self, on: bool, why: str = PANEL) -> None:
        self.report(Rest(on, why))

    def end(self) -> None:
        self.report(End())

    def watch(self, onlooker: Person) -> None:
        self.report(Watch(onlooker))

    def leave(self) -> None:
        self.report(Leave())

    @property
    def bell(self) -> float | None:
        """When the next bell rings, as far as one counts."""
        first = self.host.waits.belfry.first
        return None if first is None else self.host.glass.moment(first.at)

    @property
    def journal(self) -> list[Entry]:
        return self.host.match.journal

    @property
    def result(self) -> Any:
        assert self.host.match.waiting is None, f"still waiting at {self.host.match.where()}"
        return self.host.match.result

    def close(self) -> None:
        self.host.match.close()
