"""A person's stride: how long they take from the start signal of a race to a word. Everybody at the table perceives it,
so a computer may follow it: not to be quicker than a person, but to be a match for one.

Of a race that another won we know only that this person had found nothing until then. The times are therefore weighed
as those who study lifetimes do it: whoever is still looking counts among those who may find it at any later moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import NamedTuple

FOUND, WRONG = "found", "wrong"  # a word that won; one that did not
OUT, NOTHING = "out", "nothing"  # gave up; had said nothing yet when the race was over for them
ENDS = (FOUND, WRONG, OUT, NOTHING)
LONGEST = 999.0  # seconds: more than any race takes at the slowest table
KEPT = 24  # races; who wakes up is followed within a few of them
SPREAD = 3.0  # how much a computer keeps to the middle: the higher, the more


class Attempt(NamedTuple):
    """How a race went for one person."""

    end: str  # one of ENDS
    after: float  # seconds from the start signal

    def __str__(self) -> str:
        return f"{self.end} {self.after:.2f}"


# Somebody nobody knows yet: rather slow, so that the first races are no defeat.
STRANGER = (*(Attempt(FOUND, after) for after in (4.0, 7.0, 9.5, 13.0, 18.0)), Attempt(OUT, 20.0))
TRUST, HALVES = 0.5, 5  # what each of these counts where an attempt counts one: half as much after each five attempts


class Chances(NamedTuple):
    """Of a person up to a moment, if nobody else had answered: to have found a word, and to have said a wrong one."""

    after: float
    found: float
    wrong: float


@dataclass(frozen=True)
class Stride:
    attempts: tuple[Attempt, ...] = ()  # the last ones, the latest last

    @classmethod
    def read(cls, written: Sequence[str]) -> Stride:
        """What was kept of it; what is no attempt is left out."""
        return cls(tuple(attempt for text in written if (attempt := read(text)) is not None)[-KEPT:])

    @property
    def written(self) -> tuple[str, ...]:
        return tuple(str(attempt) for attempt in self.attempts)

    def then(self, attempt: Attempt) -> Stride:
        return Stride((*self.attempts, attempt)[-KEPT:])

    def chances(self, slower: float = 1.0) -> list[Chances]:
        """At each moment an attempt ended. `slower`: a stranger is thought to be so many times slower here."""
        trust = TRUST * 0.5 ** (len(self.attempts) / HALVES)
        weighed = [(Attempt(end, after * slower), trust) for end, after in STRANGER]
        weighed += [(attempt, 1.0) for attempt in self.attempts]
        weighed.sort(key=lambda one: (one[0].after, one[0].end == NOTHING))
        looking, left, found, wrong = sum(weight for _, weight in weighed), 1.0, 0.0, 0.0
        rows = []
        for attempt, weight in weighed:
            share = 0.0 if attempt.end == NOTHING else left * weight / looking
            looking = max(looking - weight, 1e-9)
            left -= share
            found += share if attempt.end == FOUND else 0.0
            wrong += share if attempt.end == WRONG else 0.0
            rows.append(Chances(attempt.after, found, wrong))
        return rows

    def reaction(
        self, share: float, lacks: float, errs: float, rng: Random, slower: float = 1.0, within: float = inf
    ) -> float:
        """When a rival buzzes so that this person wins that share of the races that anybody wins. Of its races the
        rival has no word in `lacks` and a wrong one in `errs`; a race ends `within` so many seconds.

        The person wins what they find before the rival, or find at all where the rival has no word; the rival wins
        what the person has neither found nor spoilt by then, if its word is right. The later it buzzes the more that
        balance leans to the person. So a moment is drawn for which it leans, on the average, as it should."""
        rows = [row for row in self.chances(slower) if row.after < within]
        rival, person = share * (1 - lacks - errs), (1 - share) * (1 - lacks)
        leaning = [(0.0, 0.0), *((row.after, person * row.found + rival * (row.found + row.wrong)) for row in rows)]
        most, last = leaning[-1][1], (0.93 + 0.06 * rng.random()) * within
        if not most:
            return last  # nobody finds anything that soon: the rival too takes what time there is
        middle = min((rival - (1 - share) * lacks * rows[-1].found) / most, 0.97)
        drawn = rng.betavariate(SPREAD * middle, SPREAD * (1 - middle))
        return min(moment(leaning, most * drawn), last)


def moment(steps: Sequence[tuple[float, float]], height: float) -> float:
    """When that height is reached: each step is half made at its moment."""
    since, low = 0.0, 0.0
    for at, middle in middles(steps):
        if height <= middle:
            return since + (at - since) * (height - low) / (middle - low or 1.0)
        since, low = at, middle
    return since


def middles(steps: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    last = 0.0
    for (_, low), (at, high) in zip(steps, steps[1:], strict=False):
        if high > low:
            last = at
            yield at, (low + high) / 2
    yield 1.15 * last, steps[-1][1]


def read(text: str) -> Attempt | None:
    """An attempt as it is written: "found 7.25"."""
    end, _, after = text.partition(" ")
    try:
        seconds = float(after)
    except ValueError:
        return None
    return Attempt(end, seconds) if end in ENDS and 0 <= seconds <= LONGEST else None
