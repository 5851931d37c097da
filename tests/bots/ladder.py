"""Levels against each other: matches of two computers at the real host, each deal played from both seats.

`PYTHONPATH=tests python -m bots.ladder 400` prints the whole table; the suite plays as many as it has time for."""

from __future__ import annotations

import sys
import time
from math import sqrt
from typing import NamedTuple

from bots.racers import KnowsEverything, words

from access_game.games import stems
from access_game.host.sitting import new_header, simulate

RUNGS = (("hard", "normal"), ("normal", "easy"))
CERTAIN = 1.96  # standard deviations: 95 %


class Rung(NamedTuple):
    points: float  # of the better level: a draw is half a win
    matches: int

    @property
    def share(self) -> float:
        return self.points / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, of 95 %."""
        share, n, z = self.share, self.matches, CERTAIN
        middle, reach = share + z * z / (2 * n), z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        return (middle - reach) / (1 + z * z / n), (middle + reach) / (1 + z * z / n)


def climb(stem: str, better: str, worse: str, matches: int, seed: int = 1) -> Rung:
    points = 0.0
    for number in range(matches):
        levels = {"Ana": better, "Bob": worse}
        seats = levels if number % 2 else dict(reversed(levels.items()))
        header = new_header(stem, seats, {}, seed=10_000 * seed + number // 2)
        result = simulate(header, KnowsEverything(), words() if stem == "frontibix" else None)["result"]
        points += 0.5 + 0.5 * ((result["Ana"] > result["Bob"]) - (result["Ana"] < result["Bob"]))
    return Rung(points, matches)


def main(matches: int) -> None:
    for stem in stems():
        for better, worse in RUNGS:
            began = time.process_time()
            rung = climb(stem, better, worse, matches)
            low, high = rung.interval
            spent = time.process_time() - began
            print(f"{stem}: {better} against {worse}, {matches} matches: {rung.share:.1%} ({low:.1%} to {high:.1%}), "
                  f"{spent:.0f} s")  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]))
