"""Small scripts at a bare table, for the tests of the core."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from access_game.core.match import Match, NotAnAnswer
from access_game.core.messages import Entry, Message, Setup
from access_game.core.seats import CLOCK, DEALER, JUDGE, Seat
from access_game.core.table import Table

ANA, BOB, CLEO = Seat(0), Seat(1), Seat(2)
NAMES = ("Ana", "Bob", "Cléo")


class SmallTable:
    """A match of any script, spoken to in short words."""

    def __init__(
        self,
        script: Callable[[Table], Coroutine[Any, Any, Any]],
        seats: int = 2,
        levels: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        self.match = Match(script, Setup(NAMES[:seats], levels, options))

    def says(self, seat: Seat, answer: Any, at: int = 0) -> None:
        self.match.feed(Entry(seat, answer, at))

    def bell(self, at: int = 0) -> None:
        self.says(CLOCK, None, at)

    def deals(self, *order: int) -> None:
        self.says(DEALER, list(order))

    def judge(self, verdict: str) -> None:
        self.says(JUDGE, verdict)

    @property
    def asked(self) -> dict[Seat, str]:
        """Who is asked what."""
        return {seat: q.key for seat, q in self.match.waiting.questions.items()} if self.match.waiting else {}

    def refuses(self, seat: Seat, answer: Any) -> str:
        try:
            self.says(seat, answer)
        except NotAnAnswer as error:
            return error.refusal.reason
        raise AssertionError(f"{answer!r} was taken")

    def heard(self, seat: Seat) -> list[str]:
        return [message.key for message in self.match.told(seat)]

    def last(self, seat: Seat, key: str) -> Message:
        return [message for message in self.match.told(seat) if message.key == key][-1]

    @property
    def result(self) -> Any:
        assert self.match.waiting is None, f"still waiting at {self.match.where()}"
        return self.match.result
