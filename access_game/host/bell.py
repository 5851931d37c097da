"""The bell: it starts when the question has been heard, waits at the table's pace, and holds its breath
while somebody has the answer line open (C4)."""

from __future__ import annotations

from collections import Counter

LINE_TIME = 20.0  # how long an open answer line may hold the bell
FREEZES = 2  # for each player, while a question is open


class Bell:
    def __init__(self, pace: float) -> None:
        self.pace = pace
        self.deadline: float | None = None
        self._fixed = False
        self._left: float | None = None  # what is left of it while it is held
        self._holds: dict[int, float] = {}  # open answer lines, and until when they count
        self._freezes: Counter[int] = Counter()

    def start(self, now: float, seconds: float, fixed: bool = False) -> None:
        """A fixed one, a pause or a tie window, is held by nobody."""
        self.deadline, self._left, self._fixed = now + seconds, None, fixed
        if self._holds and not fixed:
            self._hold(now)

    def stop(self) -> None:
        self.deadline = self._left = None

    @property
    def next(self) -> float | None:
        """When something is due: the ring, or the end of a freeze."""
        return self.deadline if self._left is None else max(self._holds.values())

    def freeze(self, ticket: int, now: float) -> None:
        """A line may be opened before the bell starts: it will then wait from its beginning."""
        if ticket in self._holds or self._freezes[ticket] >= FREEZES:
            return
        self._freezes[ticket] += 1
        self._holds[ticket] = now + LINE_TIME * max(self.pace, 1)
        if self.deadline is not None and not self._fixed:
            self._hold(now)

    def resume(self, ticket: int, now: float) -> None:
        if self._holds.pop(ticket, None) is not None and not self._holds:
            self._go_on(now)

    def rings(self, now: float) -> bool:
        if self._holds and now >= max(self._holds.values()):
            self._holds.clear()
            self._go_on(now)
        return self.deadline is not None and now >= self.deadline

    def rest(self, seconds: float) -> None:
        """The table was paused that long."""
        if self.deadline is not None:
            self.deadline += seconds
        self._holds = {ticket: until + seconds for ticket, until in self._holds.items()}

    def _hold(self, now: float) -> None:
        if self.deadline is not None:
            self._left, self.deadline = max(self.deadline - now, 0.0), None

    def _go_on(self, now: float) -> None:
        if self._left is not None:
            self.deadline, self._left = now + self._left, None
