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
        self._left = 0.0
        self._thaw: float | None = None
        self._frozen_for: int | None = None
        self._freezes: Counter[int] = Counter()

    def set(self, deadline: float | None) -> None:
        self.deadline, self._thaw, self._frozen_for = deadline, None, None

    @property
    def next(self) -> float | None:
        """When something is due: the ring, or the end of a freeze."""
        return self._thaw if self._thaw is not None else self.deadline

    def freeze(self, ticket: int, now: float) -> None:
        if self.deadline is None or self._thaw is not None or self._freezes[ticket] >= FREEZES:
            return
        self._freezes[ticket] += 1
        self._left, self.deadline = self.deadline - now, None
        self._thaw, self._frozen_for = now + LINE_TIME * max(self.pace, 1), ticket

    def resume(self, ticket: int, now: float) -> None:
        if self._frozen_for == ticket:
            self.set(now + self._left)

    def rings(self, now: float) -> bool:
        if self._thaw is not None and now >= self._thaw:
            self.set(now + self._left)
        return self.deadline is not None and now >= self.deadline

    def rest(self, seconds: float) -> None:
        """The table was paused that long."""
        if self.deadline is not None:
            self.deadline += seconds
        if self._thaw is not None:
            self._thaw += seconds
