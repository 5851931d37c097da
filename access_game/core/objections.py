"""Objections: who thinks that the last word does not do says so, a few times, and the people vote about it."""

from __future__ import annotations

from collections import Counter

from .bells import Bell
from .questions import Pick
from .rituals import vote
from .seats import Seat
from .table import Table

EACH = 2  # for each of the people
WINDOW = 5.0  # seconds to object to the very last word


class Objections:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.used: Counter[Seat] = Counter()

    def why_not(self, seat: Seat, author: Seat | None) -> str:
        """Why this seat may not object to the last word. `author`: who said it; None: there is none to object to."""
        if author in (None, seat):
            return "no_objection"
        return "" if self.used[seat] < EACH else "no_objection_left"

    async def last_chance(self, author: Seat, racing: bool = True) -> Seat | None:
        """After the last word of all, before it stands: who objects to it. Nobody waits where nobody can."""
        people = [seat for seat in self.table.people if not self.why_not(seat, author)]
        facts = {"who": author}
        question = Pick("last_word", ("let", "object"), quick="object", topic=self.table.theme, facts=facts)
        waiting, bell = dict.fromkeys(people, question), Bell(WINDOW) if racing else None
        while waiting and (found := await self.table.first_of(waiting, within=bell)) is not None:
            if found[1] == "object":
                return found[0]
            del waiting[found[0]]
        return None

    async def is_upheld(self, by: Seat, author: Seat, key: str) -> bool:
        """The people but the author vote; who objects has voted, and decides where there is nobody else. True: the word
        does not stand."""
        self.used[by] += 1
        voters = [seat for seat in self.table.people if seat not in (by, author)]
        left = EACH - self.used[by]
        self.table.tell_all("objected", who=by, rival=author, left=left, voters=len(voters))
        return not voters or not await vote(self.table, voters, key, {by: False}, who=author)
