"""The table's own time. It stands still while the table rests, while a line cannot be kept, and while the machine
slept: whatever is due then moves on by itself."""

from __future__ import annotations

REMEMBERED = 8  # times it stood; a key is never reported later than that


class Hourglass:
    def __init__(self, now: float, reads: float = 0.0) -> None:
        """`now` on the host's clock; `reads`: what it shows at that moment, seconds since the match began."""
        self._begun = now - reads  # on the host's clock, less all the time it stood and we no longer remember
        self._stood: list[tuple[float, float]] = []  # from, to, on the host's clock
        self._since: float | None = None
        self._holders: set[str] = set()

    @property
    def stands(self) -> bool:
        return self._since is not None

    def at(self, moment: float) -> float:
        """The table's time at a moment of the host's clock, also one that has passed."""
        stood = sum(min(max(moment - start, 0.0), end - start) for start, end in self._stood)
        if self._since is not None:
            stood += max(moment - self._since, 0.0)
        return moment - self._begun - stood

    def moment(self, time: float) -> float:
        """When the table's time will be so, on the host's clock, if it does not stand again before."""
        return time + self._begun + sum(end - start for start, end in self._stood)

    def hold(self, who: str, now: float) -> None:
        self._holders.add(who)
        if self._since is None:
            self._since = now

    def release(self, who: str, now: float) -> None:
        """It runs again when the last who held it lets go."""
        self._holders.discard(who)
        if self._since is not None and not self._holders:
            start, self._since = self._since, None
            self.skip(start, now)

    def skip(self, start: float, end: float) -> None:
        """Nobody was there between these moments."""
        if self._since is not None or end <= start:
            return
        while self._stood and self._stood[-1][1] > start:  # no moment is missing twice
            first, last = self._stood.pop()
            start, end = min(start, first), max(end, last)
        self._stood.append((start, end))
        if len(self._stood) > REMEMBERED:
            first, last = self._stood.pop(0)
            self._begun += last - first
