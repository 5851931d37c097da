"""A match being played. It does no input or output; it is fed entries and holds messages."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from .asking import Ask
from .messages import Entry, Message, Setup
from .questions import PASSED
from .refusal import Refused
from .seats import CLOCK, Seat
from .sight import ASKED, NOTED
from .table import Table

Script = Callable[[Table], Coroutine[Any, Any, Any]]


class NotAnAnswer(ValueError):
    """The entry does not answer any open question. Nothing has changed. `refusal` says why."""

    def __init__(self, entry: Entry, refusal: Refused) -> None:
        super().__init__(f"{entry}: {refusal}")
        self.refusal = refusal


class JournalMismatch(RuntimeError):
    """The journal was not written by these rules."""


class Match:
    def __init__(self, script: Script, setup: Setup, journal: Iterable[Entry] = ()) -> None:
        self.script, self.setup, self.table = script, setup, Table(setup)
        self.journal: list[Entry] = []
        self.asked: list[tuple[Seat, ...]] = []  # who could have answered, for each entry of the journal
        self.result: Any = None
        self.running = script(self.table)
        self.waiting: Ask | None = None
        self._resume(None)
        for number, entry in enumerate(journal, start=1):
            try:
                self.feed(entry)
            except NotAnAnswer as error:
                where = self.where()
                self.close()
                raise JournalMismatch(f"entry {number}, at {where}: {error}") from error

    def check(self, entry: Entry) -> None:
        """NotAnAnswer if this cannot be fed now. Nothing changes."""
        ask = self.waiting
        try:
            if ask is None:
                raise Refused("match_over")
            if entry.seat == CLOCK:
                if ask.rung(entry) is None:
                    raise Refused("no_bell")
            elif entry.seat not in ask.questions:
                raise Refused("not_your_turn")
            else:
                ask.questions[entry.seat].read(entry.answer)
        except Refused as refusal:
            raise NotAnAnswer(entry, refusal) from refusal

    def feed(self, entry: Entry) -> None:
        """Move the game on by one answer."""
        self.check(entry)
        if type(entry.seat) is not Seat:
            entry = entry._replace(seat=Seat(entry.seat))  # a number from elsewhere
        self.table.now, self.table.step = entry.at, self.table.step + 1
        if entry.seat >= 0 and entry.answer is PASSED:
            self.table.excused.add(entry.seat)
        self.journal.append(entry)
        self.asked.append(tuple(self.waiting.questions) if self.waiting else ())
        self._resume(entry)

    def _resume(self, entry: Entry | None) -> None:
        before = self.waiting.questions if self.waiting else {}
        if entry is not None and entry.seat >= 0:
            self.table.tell(entry.seat, NOTED)  # silence is a bug
        try:
            self.waiting = self.running.send(entry)
        except StopIteration as stop:
            self.waiting, self.result = None, stop.value
            return
        if not isinstance(self.waiting, Ask):
            raise TypeError("a game may only await its table")
        for seat, question in self.waiting.questions.items():
            answered = entry is not None and entry.seat == seat  # then the same question is asked anew
            if seat >= 0 and (answered or question is not before.get(seat)):
                # Asking is telling; and what is asked may have to be forgotten like what is said.
                self.table.excused.discard(seat)
                self.table.tell(seat, ASKED, question.topic, question=question)

    def close(self) -> None:
        """Leave the table: the script is put away."""
        self.running.close()

    def rewind(self, length: int) -> Match:
        return Match(self.script, self.setup, self.journal[:length])

    def told(self, seat: Seat) -> list[Message]:
        return [message for message in self.table.said if seat in message.to]

    def sightings(self) -> dict[Seat, set[int]]:
        """Which cards each seat has seen: as long as this stays the same, an undo gives nobody an edge."""
        return {seat: {card for _, card in seen} for seat, seen in self.table.sights.items()}

    def where(self) -> str:
        """The lines of the rule page where the game stands, outermost first."""
        lines, awaited = [], self.running
        while (frame := getattr(awaited, "cr_frame", None)) is not None:
            lines.append(f"{awaited.cr_code.co_name}:{frame.f_lineno}")  # type: ignore[attr-defined]
            awaited = awaited.cr_await  # type: ignore[attr-defined]
        return " > ".join(lines) or "the end"
