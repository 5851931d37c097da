"""A rush: anybody may act at any moment. Its calm form, for a table without speed, gives everybody a turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .asking import Ask
from .bells import Bell
from .questions import Pick, Word
from .rituals import clockwise
from .seats import CLOCK, Seat
from .table import Table

BAR = 5.0  # seconds for which somebody who let a claim go may not claim again

Choice = Pick[int | str]


@dataclass
class Rush:
    table: Table
    last: Seat  # who acted last
    racing: bool = True
    lock: bool = False  # who acted last lets somebody else act first
    unlocked: bool = False
    standstills: int = 0  # how often since then everybody had no idea
    stuck: set[Seat] = field(default_factory=set)  # who has said "no idea"
    barred: dict[Seat, Bell] = field(default_factory=dict)  # who may not claim, and the bell that ends it
    asked: dict[Seat, Choice] = field(default_factory=dict)

    async def first(self, questions: Mapping[Seat, Choice]) -> tuple[Seat, int | str] | None:
        """Whoever acts first; None when a bar has ended. A question that has not changed stays the same object, so
        nobody is asked anew because of what others do; one without any option is not asked."""
        self.asked = {
            seat: self.asked[seat] if self.asked.get(seat) == question else question
            for seat, question in questions.items()
            if question.options
        }
        ask = Ask(self.asked, {bell: (seat,) for seat, bell in self.barred.items()})
        entry = await ask
        if entry.seat != CLOCK:
            return entry.seat, self.asked[entry.seat].read(entry.answer)
        ended = ask.rung(entry)
        self.barred = {seat: bell for seat, bell in self.barred.items() if bell is not ended}
        return None

    def must_wait(self, seat: Seat) -> str:
        """Why this seat may do nothing now; in a race everybody may do something."""
        if self.racing:
            return ""
        turn = next(one for one in clockwise(self.table, self.last) if one not in self.stuck)
        return "" if seat == turn else "not_your_turn"

    def must_hold(self, seat: Seat) -> str:
        """Why this seat may not lay anything now."""
        held = "locked" if seat in self.locked else "barred" if seat in self.barred else ""
        return self.must_wait(seat) or held

    @property
    def locked(self) -> set[Seat]:
        return {self.last} if self.lock and not self.unlocked else set()

    async def claim(self, by: Seat, word: Word, within: float) -> str:
        """To open the answer line is to claim it: the others wait, so that nobody is overtaken in the middle of a
        word. Who lets the claim go is barred until something happens or a few seconds have passed."""
        self.table.tell(self.table.others(by), "claimed", public=True, who=by)
        said = await self.table.ask(by, word, within=within if self.racing else None)
        if not said:
            self.table.tell_all("let_go", who=by)
            if self.racing:
                self.barred[by] = Bell(BAR, fixed=True)
        return said or ""

    def no_idea(self, seat: Seat) -> None:
        """When all who may act are stuck the lock is lifted, once; when all are, it is a standstill."""
        self.table.tell_all("no_idea", who=seat)
        self.stuck.add(seat)
        if self.stuck | self.locked < set(self.table.seats):
            return
        if self.locked:
            self.stuck -= self.locked
            self.unlocked = True
            self.table.tell_all("lock_lifted", who=self.last)
        else:
            self.stuck.clear()
            self.standstills += 1
            self.table.tell_all("standstill", times=self.standstills)

    def happened(self, by: Seat) -> None:
        """Somebody acted: all starts afresh."""
        self.last, self.unlocked, self.standstills = by, False, 0
        self.stuck.clear()
        self.barred.clear()
