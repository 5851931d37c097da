"""What a game waits for, and how several small scripts wait at once. The whole scheduler is `together`."""

from __future__ import annotations

from collections.abc import Coroutine, Generator, Mapping
from itertools import islice
from typing import Any, TypeVar

from .bells import Bell
from .messages import Entry
from .questions import Question
from .seats import CLOCK, Seat

R = TypeVar("R")
Within = float | Bell | None  # a duration of its own, or a bell that counts on elsewhere


class Ask:
    """The only thing a game ever waits for: open questions, and the bells that may end the wait."""

    __slots__ = ("bells", "questions")

    def __init__(
        self, questions: Mapping[Seat, Question[Any]], bells: Mapping[Bell, tuple[Seat, ...]] | Bell | None = None
    ) -> None:
        """`bells`: each with the seats it rings for; a lone one rings for all who are asked."""
        self.questions = questions
        if isinstance(bells, Bell):
            bells = {bells: tuple(questions)}
        self.bells: Mapping[Bell, tuple[Seat, ...]] = bells or {}

    def rung(self, entry: Entry) -> Bell | None:
        """The bell an entry of the clock means: its number in the order of `bells`, the first where it says nothing.
        None where there is no such bell."""
        number = entry.answer if isinstance(entry.answer, int) else 0
        return next(islice(self.bells, number, None), None) if number >= 0 else None

    @property
    def within(self) -> float | None:
        """The seconds of the first bell."""
        return next((bell.seconds for bell in self.bells), None)

    @property
    def fixed(self) -> bool:
        return any(bell.fixed for bell in self.bells)

    def __await__(self) -> Generator[Ask, Entry, Entry]:
        return (yield self)


def bell_of(within: float | Bell | None) -> Bell | None:
    """A duration is a bell nobody else knows."""
    return Bell(within) if isinstance(within, int | float) else within


async def together(scripts: Mapping[Seat, Coroutine[Any, Any, R]], common: Bell | None = None) -> dict[Seat, R]:
    """One small script per seat, all at once, each with bells of its own if it likes. The journal orders their
    answers, so replay is exact. When the common bell rings, who is not done is left out."""
    done: dict[Seat, R] = {}
    waiting: dict[Seat, Ask] = {}

    def resume(seat: Seat, entry: Entry | None) -> None:
        try:
            waiting[seat] = scripts[seat].send(entry)
        except StopIteration as stop:
            waiting.pop(seat, None)
            done[seat] = stop.value

    for seat in scripts:
        resume(seat, None)
    while waiting:
        asked: dict[Seat, Question[Any]] = {}
        for ask in waiting.values():
            for seat, question in ask.questions.items():
                asked.setdefault(seat, question)  # two scripts may ask the judge: one after the other
        bells = {common: tuple(asked)} if common is not None else {}
        for ask in waiting.values():
            bells.update(ask.bells)
        whole = Ask(asked, bells)
        entry = await whole
        rung = whole.rung(entry) if entry.seat == CLOCK else None
        if rung is None:
            resume(next(seat for seat, ask in waiting.items() if entry.seat in ask.questions), entry)
        elif rung is common:
            for seat in waiting:
                scripts[seat].close()
            break
        else:
            seat, ask = next((seat, ask) for seat, ask in waiting.items() if rung in ask.bells)
            resume(seat, entry._replace(answer=list(ask.bells).index(rung)))
    return done
