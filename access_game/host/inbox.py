"""The inbox: what players report, from any thread, waits here for the host. Of two who answer, the quicker goes first,
whichever report came in first."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from queue import Empty, SimpleQueue

from access_game.players.player import Answered, Closed, Heard, KeepElsewhere, Leave, Opened, Report, Ticket, TryAgain

Verdicts = TryAgain | KeepElsewhere | Leave  # what can be done about lines that could not be kept


class Inbox:
    def __init__(self) -> None:
        self._queue: SimpleQueue[Report] = SimpleQueue()
        self._lying: deque[Report] = deque()  # taken from the queue, not yet by the host
        self.on_post: Callable[[], None] | None = None
        self.fault: Exception | None = None

    def post(self, report: Report) -> None:
        self._queue.put(report)
        self._call()

    def fail(self, fault: Exception) -> None:
        """A computer that thought elsewhere came to grief: this table cannot go on."""
        self.fault = fault
        self._call()

    def _call(self) -> None:
        if (call := self.on_post) is not None:
            call()

    def wait(self, timeout: float | None) -> None:
        """Until something new is posted."""
        try:
            self._lying.append(self._queue.get(timeout=timeout))
        except Empty:
            return

    @property
    def has_news(self) -> bool:
        return self.fault is not None or not self._queue.empty()

    @property
    def is_empty(self) -> bool:
        self._gather()
        return not self._lying

    @property
    def is_timed(self) -> bool:
        """What lies on top happened at a moment of its own: nothing may be done before it is looked at."""
        return not self.is_empty and isinstance(self._lying[0], Answered | Opened | Closed)

    def take(self, is_open: Callable[[Ticket], bool]) -> Report:
        """The next report. Answers to open questions are taken by the times of their keys."""
        self._gather()
        if isinstance(self._lying[0], Answered):
            number = self._earliest(is_open)
            report = self._lying[number]
            del self._lying[number]
            return report
        return self._lying.popleft()

    def verdict(self) -> Verdicts | None:
        """What is to be done about lines that could not be kept; everything else goes on waiting."""
        self._gather()
        for number, report in enumerate(self._lying):
            if isinstance(report, TryAgain | KeepElsewhere | Leave):
                del self._lying[number]
                return report
        return None

    def _earliest(self, is_open: Callable[[Ticket], bool]) -> int:
        """An answer is not taken before a wish that was reported earlier: an undo, a rest, a leave."""
        found, earliest = 0, float("inf")
        for number, report in enumerate(self._lying):
            if isinstance(report, Answered):
                if report.at is not None and report.at < earliest and is_open(report.ticket):
                    found, earliest = number, report.at
            elif not isinstance(report, Heard | Opened | Closed):
                break
        first = self._lying[0]
        untimed = isinstance(first, Answered) and (first.at is None or not is_open(first.ticket))
        return 0 if untimed else found

    def _gather(self) -> None:
        while True:
            try:
                self._lying.append(self._queue.get_nowait())
            except Empty:
                return
