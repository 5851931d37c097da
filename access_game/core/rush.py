"""A rush: anybody may act at any moment. Its calm form, for a table without speed, gives everybody a turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .asking import Ask
from .bells import Bell
from .places import Place
from .questions import Pick, Question, Word
from .rituals import clockwise
from .seats import CLOCK, Seat
from .table import Table

BAR = 5.0  # seconds for which somebody who let a claim go may not claim again
IDLE = 30.0  # seconds without a deed: that is "no idea" too (C11), so that nobody who is away holds the table
AWAY = "idle"  # what somebody chooses who does nothing for so long

Choice = Pick[int | str]


@dataclass
class Rush:
    table: Table
    last: Seat  # who acted last
    racing: bool = True
    lock: bool = False  # who acted last lets somebody else act first
    unlocked: bool = False
    standstills: int = 0  # how often since then everybody had no idea
    claimer: Seat | None = None  # who is at the answer line
    stuck: set[Seat] = field(default_factory=set)  # who has said "no idea"
    barred: dict[Seat, Bell] = field(default_factory=dict)  # who may not claim, and the bell that ends it
    idle: dict[Seat, Bell] = field(default_factory=dict)  # how long each of the people has done nothing
    asked: dict[Seat, Question[Any]] = field(default_factory=dict)

    async def first(self, questions: Mapping[Seat, Choice]) -> tuple[Seat, int | str] | None:
        """Whoever acts first, or has been away too long; None when a bar has ended."""
        away = {self.idle.setdefault(seat, Bell(IDLE)): seat for seat in self.awaited if questions[seat].options}
        bars = {bell: seat for seat, bell in self.barred.items()}
        found = await self._first(questions, {bell: (seat,) for bell, seat in {**bars, **away}.items()})
        if not isinstance(found, Bell):
            return found
        if found in away:
            return away[found], AWAY
        self.barred = {seat: bell for seat, bell in self.barred.items() if bell is not found}
        return None

    async def _first(
        self, questions: Mapping[Seat, Question[Any]], bells: Mapping[Bell, tuple[Seat, ...]]
    ) -> tuple[Seat, Any] | Bell:
        """A question that has not changed stays the same object, so nobody is asked anew because of what others do;
        one without any option is not asked."""
        self.asked = {
            seat: self.asked[seat] if self.asked.get(seat) == question else question
            for seat, question in questions.items()
            if not isinstance(question, Pick) or question.options
        }
        ask = Ask(self.asked, bells)
        entry = await ask
        if entry.seat == CLOCK:
            rung = ask.rung(entry)
            assert rung is not None
            return rung
        self.idle.pop(entry.seat, None)
        return entry.seat, self.asked[entry.seat].read(entry.answer)

    @property
    def awaited(self) -> list[Seat]:
        """The people who might act and do not: computers decide for themselves, and in calm nobody is hurried."""
        waiting = [seat for seat in self.table.people if seat not in self.stuck | self.locked]
        return waiting if self.racing else []

    def must_wait(self, seat: Seat) -> str:
        """Why this seat may do nothing now; in a race everybody may do something."""
        if self.racing:
            return ""
        turn = next(one for one in clockwise(self.table, self.last) if one not in self.stuck)
        return "" if seat == turn else "not_your_turn"

    def must_hold(self, seat: Seat) -> str:
        """Why this seat may not lay anything now."""
        if seat in self.locked:
            return self.must_wait(seat) or "locked"  # whatever the others do
        held = "claimed" if self.claimer not in (None, seat) else "barred" if seat in self.barred else ""
        return self.must_wait(seat) or held

    @property
    def locked(self) -> set[Seat]:
        return {self.last} if self.lock and not self.unlocked else set()

    async def claim(
        self,
        by: Seat,
        word: Word,
        within: float,
        offers: Callable[[Seat], Choice] | None = None,
        act: Callable[[Seat, int | str], Awaitable[bool]] | None = None,
    ) -> str:
        """To open the answer line is to claim it: the others wait, so that nobody is overtaken in the middle of a
        word. Who lets the claim go is barred until something happens or a few seconds have passed. `offers`: what the
        other people may do meanwhile; `act` does it, and is True where that makes the claim void."""
        self.table.tell(self.table.others(by), "claimed", public=True, who=by)
        self.claimer, others = by, [seat for seat in self.table.people if seat != by]
        self.stuck.discard(by)
        bells = {Bell(within, firm=True): (by,)} if self.racing else {}
        while True:
            meanwhile = {seat: offers(seat) for seat in others} if offers is not None else {}
            found = await self._first({by: word, **meanwhile}, bells)
            if isinstance(found, Bell) or found[0] == by or act is None:
                break
            if await act(*found):
                self.claimer = None
                return ""
        self.claimer = None
        said = "" if isinstance(found, Bell) else str(found[1])
        if not said:
            self.table.tell_all("let_go", who=by)
            if self.racing:
                self.barred[by] = Bell(BAR, fixed=True)
        return said

    def no_idea(self, seat: Seat, key: str = "no_idea") -> bool:
        """When all who may act are stuck the lock is lifted, once; when all are, it is a standstill: True. `key`: how
        it is told, where it is."""
        if key:
            self.table.tell_all(key, who=seat)
        self.stuck.add(seat)
        if self.stuck | self.locked < set(self.table.seats):
            return False
        self.idle.clear()
        if self.locked:
            self.stuck -= self.locked
            self.unlocked = True
            self.table.tell_all("lock_lifted", who=self.last)
            return False
        self.stuck.clear()
        self.standstills += 1
        return True

    def has_no_idea(self, seat: Seat, key: str, pile: Place, hands: Mapping[Seat, Place], topic: str = "") -> None:
        """Twice a standstill in a row ends it, but only where the pile is empty: else everybody draws a card instead.
        In turns who passes has drawn, so the round goes on as it is. `topic`: what such cards are forgotten with."""
        count = len(pile)
        if not self.no_idea(seat, key):
            return
        if self.racing or not count:
            left = max(count - len(hands), 0)
            self.table.tell_all("standstill", times=self.standstills, pile=count, left=left)
        if count and self.standstills == 2:
            self.standstills = 0
            with self.table.about(topic or self.table.theme):
                for one in clockwise(self.table, self.last)[:count]:
                    self.table.deal(pile, hands[one])

    def drew(self, seat: Seat) -> None:
        """With another card one may have another idea."""
        self.stuck.discard(seat)
        self.standstills = 0

    def happened(self, by: Seat) -> None:
        """Somebody acted: all starts afresh."""
        self.last, self.unlocked, self.standstills = by, False, 0
        self.stuck.clear()
        self.barred.clear()
        self.idle.clear()
