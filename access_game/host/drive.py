"""Driving a host: act by act, each line kept before the act goes on. What that needs of the outside it yields as an
errand, so that it is the same in a thread and in a loop."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import NamedTuple

from access_game.core.journal import Journal, Line, NotKept
from access_game.core.seats import Seat
from access_game.players.player import KeepElsewhere, Leave, Player

from .host import Host
from .inbox import Inbox
from .lead import Act

ROUND = 1.0  # seconds: while something is due, somebody looks at the clock at least so often
GAP = 2.0  # who comes later than that was not there: the machine slept, or the process was stopped


class WaitUntil(NamedTuple):
    """For something new in the inbox, or that moment."""

    moment: float | None


class Keep(NamedTuple):
    """These lines in that journal. What comes back is None, or why they are not kept."""

    lines: Sequence[Line]
    journal: Journal
    fence: int


Errands = Generator[WaitUntil | Keep, NotKept | None, None]


class Drive:
    """`settled` is called once after each act. `on_trouble` is called when a line cannot be kept; then all stands
    still until TryAgain, KeepElsewhere or Leave is posted. Without it NotKept is raised."""

    def __init__(
        self,
        host: Host,
        inbox: Inbox,
        journal: Journal | None = None,
        fence: int = 0,
        *,
        settled: Callable[[], None] | None = None,
        on_trouble: Callable[[NotKept], None] | None = None,
    ) -> None:
        self.host, self.inbox, self.journal, self.fence = host, inbox, journal, fence
        self.settled, self.on_trouble = settled, on_trouble
        self.trouble: NotKept | None = None  # what is not kept now; also after everybody left because of it

    def run(self, players: Mapping[Seat, Player], now: Callable[[], float]) -> Errands:
        """From the first word to the last, or until the people leave."""
        yield from self.begin(players, now)
        while not self.host.is_over:
            yield from self.step(now)

    def begin(self, players: Mapping[Seat, Player], now: Callable[[], float]) -> Errands:
        yield from self._walk(self.host.begin(players, now()), now)

    def step(self, now: Callable[[], float]) -> Errands:
        """Wait for the next thing that happens, and let it happen."""
        if self.inbox.fault is not None:
            raise self.inbox.fault
        moment, due = now(), self.host.next_due()
        if self.inbox.is_empty and (due is None or due > moment):
            until = None if due is None else min(due, moment + ROUND)
            yield WaitUntil(until)
            woken = now()
            if until is not None and woken - until > GAP:
                self.host.glass.skip(moment, woken)  # also the part of the round that was awake: nobody loses time
            moment, due = woken, self.host.next_due()
        is_due = due is not None and due <= moment
        if self.inbox.is_empty or (is_due and not self.inbox.is_timed):
            if is_due:
                yield from self._walk(self.host.ring(moment), now)
        else:
            yield from self._walk(self.host.take(self.inbox.take(self.host.is_open), moment), now)

    def _walk(self, act: Act, now: Callable[[], float]) -> Errands:
        begun = now()
        try:
            for lines in act:
                if self.journal is not None and not (yield from self._keep(lines, self.journal, now)):
                    self.host.leave()
                    break
        finally:
            act.close()
        if (ended := now()) - begun > GAP:  # stopped in the middle of it, or a disk that took its time
            self.host.glass.skip(begun, ended)
        if self.settled is not None:
            self.settled()

    def _keep(
        self, lines: Sequence[Line], journal: Journal, now: Callable[[], float]
    ) -> Generator[WaitUntil | Keep, NotKept | None, bool]:
        """False where they are not kept, and everybody leaves."""
        while (trouble := (yield Keep(lines, journal, self.fence))) is not None:
            if self.on_trouble is None:
                raise trouble
            self.trouble = trouble
            self.host.glass.hold("trouble", now())
            self.on_trouble(trouble)
            while (verdict := self.inbox.verdict()) is None:
                yield WaitUntil(None)
            self.host.glass.release("trouble", now())
            if isinstance(verdict, Leave):
                return False
            if isinstance(verdict, KeepElsewhere):
                self.journal = journal = verdict.journal
        self.trouble, self.fence = None, self.fence + len(lines)
        return True
