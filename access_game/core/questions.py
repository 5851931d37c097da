"""What a seat may be asked. A question knows its answers, and why something is not one of them;
it knows nothing of keys or screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from .letters import fold, missing

Answer = int | str | bool | list[int] | None  # whatever JSON can carry
T = TypeVar("T", bound=int | str)
A = TypeVar("A", covariant=True)
KNOWN, UNKNOWN, NO_LIST = "known", "unknown", "no_list"


class Refused(ValueError):
    """Not an answer. `reason` is a message key; with its facts it says what is wrong and what would be right."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason, self.facts = reason, facts


class Question(Protocol[A]):
    @property
    def key(self) -> str: ...

    def read(self, raw: Answer) -> A:
        """The answer, or Refused if it is not one."""
        ...

    def guess(self, rng: Random) -> Answer:
        """Some legal answer, for tests and the simplest bots."""
        ...


def _numbers(raw: Answer) -> list[int]:
    """The numbers of a list; nothing at all where it holds anything else, as a damaged or foreign journal may."""
    return raw if isinstance(raw, list) and all(type(one) is int for one in raw) else []


def one_of(options: Sequence[T], rng: Random) -> T:
    return options[int(rng.random() * len(options))]  # on random() only: stable across Pythons


@dataclass(frozen=True, slots=True)
class Pick(Generic[T]):
    """Choose one of several things; `among` names the place they lie in, or "seats"."""

    key: str
    options: Sequence[T]
    among: str = ""
    why_not: Mapping[int | str, str] = field(default_factory=dict)  # reasons for what is not offered
    quick: str = ""  # the option a race key gives at once
    facts: Mapping[str, Any] = field(default_factory=dict)  # for the wording of the question

    def read(self, raw: Answer) -> T:
        if isinstance(raw, int | str) and not isinstance(raw, bool):
            if raw in self.options:
                return self.options[self.options.index(raw)]
            if raw in self.why_not:
                raise Refused(self.why_not[raw], choice=raw)
        raise Refused("not_offered", among=self.among, options=tuple(self.options))

    def guess(self, rng: Random) -> Answer:
        return one_of(self.options, rng)


def offer(
    key: str, reasons: Mapping[int | str, str], among: str = "", facts: Mapping[str, Any] | None = None
) -> Pick[int | str]:
    """Everything one might wish to do: a choice with a reason against it is refused for that reason."""
    options = tuple(choice for choice, reason in reasons.items() if not reason)
    why_not = {choice: reason for choice, reason in reasons.items() if reason}
    return Pick(key, options, among, why_not, facts=facts or {})


@dataclass(frozen=True, slots=True)
class Several:
    """Choose some of several things."""

    key: str
    options: Sequence[int]
    at_least: int = 0
    at_most: int | None = None
    among: str = ""

    @property
    def most(self) -> int:
        return len(self.options) if self.at_most is None else self.at_most

    def read(self, raw: Answer) -> tuple[int, ...]:
        chosen = _numbers(raw)
        if chosen != raw or len(set(chosen)) != len(chosen) or any(one not in self.options for one in chosen):
            raise Refused("not_offered", among=self.among, options=tuple(self.options))
        if not self.at_least <= len(chosen) <= self.most:
            raise Refused("wrong_count", at_least=self.at_least, at_most=self.most, given=len(chosen))
        return tuple(chosen)

    def guess(self, rng: Random) -> Answer:
        left, chosen = list(self.options), list[int]()
        for _ in range(self.at_least + int(rng.random() * (self.most - self.at_least + 1))):
            chosen.append(left.pop(int(rng.random() * len(left))))
        return chosen


@dataclass(frozen=True, slots=True)
class Word:
    """Say a word. What is computed from letters is refused here; whether the word exists is asked of the judge."""

    key: str
    starting: str = ""
    containing: str = ""
    at_least: int = 1
    at_most: int = 40
    may_pass: bool = False  # an empty line is an answer too: "I don't know"
    secret: bool = False  # others in the room must not read it
    facts: Mapping[str, Any] = field(default_factory=dict)
    topic: str = ""  # what having been asked this is forgotten with: the letter wanted is a hint too

    def read(self, raw: Answer) -> str:
        """The word as it was typed; rules compare its folded form."""
        if not isinstance(raw, str):
            raise Refused("no_letters")
        word = raw.strip()
        folded = fold(word)
        if self.may_pass and not word:
            return ""
        if not folded:
            raise Refused("no_letters")
        if len(folded) < self.at_least:
            raise Refused("too_short", at_least=self.at_least)
        if len(folded) > self.at_most:
            raise Refused("too_long", at_most=self.at_most)
        if not folded.startswith(self.starting):
            raise Refused("not_starting", word=word, letter=self.starting)
        if lacking := missing(folded, self.containing):
            raise Refused("lacks", word=word, letters=lacking)
        return word

    def guess(self, rng: Random) -> Answer:
        word = self.starting + missing(self.starting, self.containing)
        fill = max(self.at_least - len(word), min(1, self.at_most - len(word)))  # a letter more where there is room
        return word + "AEIOU"[int(rng.random() * 5)] * fill


@dataclass(frozen=True, slots=True)
class Press:
    """Press your key."""

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def read(self, raw: Answer) -> bool:
        if raw is not True:
            raise Refused("only_press")
        return True

    def guess(self, rng: Random) -> Answer:
        return True


@dataclass(frozen=True, slots=True)
class Number:
    key: str
    low: int
    high: int
    facts: Mapping[str, Any] = field(default_factory=dict)

    def read(self, raw: Answer) -> int:
        if not isinstance(raw, int) or isinstance(raw, bool):
            raise Refused("no_number", low=self.low, high=self.high)
        if not self.low <= raw <= self.high:
            raise Refused("out_of_range", given=raw, low=self.low, high=self.high)
        return raw

    def guess(self, rng: Random) -> Answer:
        return self.low + int(rng.random() * (self.high - self.low + 1))


@dataclass(frozen=True, slots=True)
class YesNo:
    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def read(self, raw: Answer) -> bool:
        if not isinstance(raw, bool):
            raise Refused("only_yes_or_no")
        return raw

    def guess(self, rng: Random) -> Answer:
        return rng.random() < 0.5


@dataclass(frozen=True, slots=True)
class Order:
    """Put these cards in some order: the question asked of the dealer."""

    key: str
    cards: tuple[int, ...]

    def read(self, raw: Answer) -> list[int]:
        order = _numbers(raw)
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
class Verdict:
    """Is it a word? The question asked of the judge: known, unknown, or no list to look in."""

    key: str
    word: str

    def read(self, raw: Answer) -> str:
        if not isinstance(raw, str) or raw not in (KNOWN, UNKNOWN, NO_LIST):
            raise Refused("no_verdict")
        return raw

    def guess(self, rng: Random) -> Answer:
        return KNOWN if rng.random() < 0.8 else UNKNOWN
