"""What is asked of the dealer and of the judge: chance and the dictionary sit at the table too."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from .letters import Letters, example
from .questions import About, Answer, numbers
from .refusal import Refused

KNOWN, UNKNOWN, NO_LIST = "known", "unknown", "no_list"
FOREIGN, PERSONAL = "foreign", "personal"  # known, but not as a word of the language of the table
WORD, HOME, NAME, VERB = "word", "home", "name", "verb"  # what a text may be judged as; a home word has this language
FINE = 1000  # noise is written down in thousandths


@dataclass(frozen=True, slots=True)
class Order(About):
    """Put these cards in some order."""

    key: str
    cards: tuple[int, ...]

    def read(self, raw: Answer) -> list[int]:
        order = numbers(raw)
        if order != raw or sorted(order) != sorted(self.cards):
            raise Refused("other_cards")
        return order

    def guess(self, rng: Random) -> Answer:
        order = list(self.cards)
        for i in range(len(order) - 1, 0, -1):
            j = int(rng.random() * (i + 1))
            order[i], order[j] = order[j], order[i]
        return order


@dataclass(frozen=True, slots=True)
class Lot(About):
    """Draw one of several things: the answer is its number."""

    key: str
    count: int

    def read(self, raw: Answer) -> int:
        if not isinstance(raw, int) or isinstance(raw, bool) or not 0 <= raw < self.count:
            raise Refused("no_lot")
        return raw

    def guess(self, rng: Random) -> Answer:
        return int(rng.random() * self.count)


@dataclass(frozen=True, slots=True)
class Noise(About):
    """How far something goes astray: around 0, two times in three by no more than `sigma`, never by four times that."""

    key: str
    sigma: float

    def read(self, raw: Answer) -> float:
        if not isinstance(raw, int) or isinstance(raw, bool) or abs(raw) > 4 * self.sigma * FINE:
            raise Refused("no_noise")
        return raw / FINE

    def guess(self, rng: Random) -> Answer:
        drawn = sum(rng.random() for _ in range(12)) - 6  # twelve even draws: nearly a bell curve, on random() only
        return int(max(-4.0, min(4.0, drawn)) * self.sigma * FINE)


@dataclass(frozen=True, slots=True)
class Verdict(About):
    """Is it a word, a famous name, a form of a verb? Known, unknown, or no list to look in. Who asks for a word of this
    language is also told that it is one of another, or one that people here accepted before."""

    key: str
    text: str
    kind: str = WORD

    def read(self, raw: Answer) -> str:
        known = (KNOWN, UNKNOWN, NO_LIST, FOREIGN, PERSONAL) if self.kind == HOME else (KNOWN, UNKNOWN, NO_LIST)
        if not isinstance(raw, str) or raw not in known:
            raise Refused("no_verdict")
        return raw

    def guess(self, rng: Random) -> Answer:
        return KNOWN if rng.random() < 0.8 else UNKNOWN


@dataclass(frozen=True, slots=True)
class Suggestion(About):
    """Some words with these letters, the best known first: as many as are known, divided by blanks."""

    key: str
    letters: Letters
    count: int

    def read(self, raw: Answer) -> tuple[str, ...]:
        if not isinstance(raw, str):
            raise Refused("no_verdict")
        words = tuple(raw.split())
        if len(words) > self.count or any(self.letters.refuse(word) for word in words):
            raise Refused("no_verdict")
        return words

    def guess(self, rng: Random) -> Answer:
        return example(self.letters) if rng.random() < 0.5 else ""
