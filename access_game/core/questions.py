"""What a seat may be asked. A question knows its answers, and why something is not one of them;
it knows nothing of keys or screens. What is asked of the dealer and the judge stands in `chance`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from .letters import LONGEST, Letters, example, first_of_several, fold
from .refusal import Refused
from .seats import Seat

Answer = int | str | bool | list[int] | None  # whatever JSON can carry
PASSED: Answer = None  # no answer of the seat's own: whoever leads the table passed its turn, and it is no fault of it
T = TypeVar("T", bound=int | str)
A = TypeVar("A", covariant=True)
SIGNS = 60  # a word and its hyphens, apostrophes and blanks are no longer, whatever face they came through


class Question(Protocol[A]):
    @property
    def key(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, Any]:
        """For the wording."""
        ...

    @property
    def topic(self) -> str:
        """What having been asked this is forgotten with: the letter wanted is a hint too."""
        ...

    @property
    def secret(self) -> bool:
        """Others in the room must not hear that it is asked, nor read what is answered."""
        ...

    @property
    def by_heart(self) -> bool:
        """It asks what one remembers: nobody may help."""
        ...

    @property
    def among(self) -> str:
        """The place it is about, if any; or "seats"."""
        ...

    @property
    def of(self) -> Seat | None:
        """Whose place of that name; None: the own one, or the common one."""
        ...

    @property
    def why_not(self) -> Mapping[int | str, str]:
        """Reasons for what is not offered."""
        ...

    def read(self, raw: Answer) -> A:
        """The answer, or Refused if it is not one."""
        ...

    def guess(self, rng: Random) -> Answer:
        """Some legal answer, for tests and the simplest bots."""
        ...

    def is_quick(self, answer: Any) -> bool:
        """Is it what one key gives at once, so that two may give it at the same time?"""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What every question says about itself: see the protocol."""

    facts: Mapping[str, Any] = field(default_factory=dict)
    topic: str = ""
    secret: bool = False
    by_heart: bool = False
    among: str = ""
    of: Seat | None = None
    why_not: Mapping[int | str, str] = field(default_factory=dict)

    def is_quick(self, answer: Any) -> bool:
        return False


def numbers(raw: Answer) -> list[int]:
    """The numbers of a list; nothing at all where it holds anything else, as a damaged or foreign journal may."""
    return raw if isinstance(raw, list) and all(type(one) is int for one in raw) else []


def one_of(options: Sequence[T], rng: Random) -> T:
    return options[int(rng.random() * len(options))]  # on random() only: stable across Pythons


@dataclass(frozen=True, slots=True)
class Pick(About, Generic[T]):
    """Choose one of several things."""

    key: str
    options: Sequence[T]
    quick: str = ""  # the option a race key gives at once
    then: str = ""  # the key of the word asked next of whoever gave it: to begin to type that word is to give it
    listed: Sequence[T] = ()  # all choices in their places, also those refused now: a number means what it meant

    def read(self, raw: Answer) -> T:
        if isinstance(raw, int | str) and not isinstance(raw, bool):
            if raw in self.options:
                return self.options[self.options.index(raw)]
            for choice, reason in self.why_not.items():
                if choice == raw:
                    raise Refused(reason, choice=choice)  # a seat is named as one
        raise Refused("not_offered", among=self.among, options=tuple(self.options))

    def guess(self, rng: Random) -> Answer:
        return one_of(self.options, rng)

    def is_quick(self, answer: Any) -> bool:
        return bool(self.quick) and answer == self.quick


def offer(key: str, reasons: Mapping[int | str, str], **about: Any) -> Pick[int | str]:
    """Everything one might wish to do: a choice with a reason against it is refused for that reason."""
    options: list[int | str] = []
    why_not: dict[int | str, str] = {}
    for choice, reason in reasons.items():
        if reason:
            why_not[choice] = reason
        else:
            options.append(choice)
    return Pick(key, tuple(options), why_not=why_not, **about)


@dataclass(frozen=True, slots=True)
class Several(About):
    """Choose some of several things."""

    key: str
    options: Sequence[int]
    at_least: int = 0
    at_most: int | None = None

    @property
    def most(self) -> int:
        return len(self.options) if self.at_most is None else self.at_most

    def read(self, raw: Answer) -> tuple[int, ...]:
        chosen = numbers(raw)
        if chosen != raw or len(set(chosen)) != len(chosen) or any(one not in self.options for one in chosen):
            reasons = [self.why_not[one] for one in chosen if one in self.why_not]
            raise Refused(*reasons[:1] or ["not_offered"], among=self.among, options=tuple(self.options))
        if not self.at_least <= len(chosen) <= self.most:
            raise Refused("wrong_count", at_least=self.at_least, at_most=self.most, given=len(chosen))
        return tuple(chosen)

    def guess(self, rng: Random) -> Answer:
        left, chosen = list(self.options), list[int]()
        for _ in range(self.at_least + int(rng.random() * (self.most - self.at_least + 1))):
            chosen.append(left.pop(int(rng.random() * len(left))))
        return chosen


@dataclass(frozen=True, slots=True)
class Word(About):
    """Say a word. What is computed from letters is refused here; whether the word exists is asked of the judge."""

    key: str
    fits: tuple[Letters, ...] = (Letters(),)  # any of them
    may_pass: bool = False  # an empty line is an answer too: "I don't know"
    single: bool = False  # one word, no sentence: what a hyphen or an apostrophe joins is one

    @property
    def starting(self) -> str:
        """The letters it must begin with, where there is one way for a word to fit."""
        return self.fits[0].starting if len(self.fits) == 1 else ""

    def read(self, raw: Answer) -> str:
        """The word as it was typed; rules compare its folded form."""
        if raw is PASSED and self.may_pass:
            return ""
        if not isinstance(raw, str):
            raise Refused("no_letters")
        word = " ".join(raw.split())
        if len(word) > SIGNS:
            raise Refused("too_long", at_most=min(LONGEST, max(fit.at_most for fit in self.fits)))
        if not word.isprintable():
            raise Refused("strange_signs")
        if self.may_pass and not word:
            return ""
        if fold(word) and any(sign.isnumeric() for sign in word):
            raise Refused("digits", word=word)  # no card has one, and to drop it would be another word
        refusals = [fit.refuse(word) for fit in self.fits]
        if None not in refusals and refusals[0] is not None:
            raise refusals[0]
        if self.single and (first := first_of_several(word)):
            raise Refused("several_words", word=first)
        return word

    def guess(self, rng: Random) -> Answer:
        fits = [word for fit in self.fits if (word := example(fit, "AEIOU"[int(rng.random() * 5)]))]
        return one_of(fits, rng) if fits else ""


def initial(key: str, letter: str, **about: Any) -> Word:
    """A word that begins with this letter."""
    return Word(key, (Letters(starting=letter),), **about)


@dataclass(frozen=True, slots=True)
class Press(About):
    """Press your key."""

    key: str

    def read(self, raw: Answer) -> bool:
        if raw is not True:
            raise Refused("only_press")
        return True

    def guess(self, rng: Random) -> Answer:
        return True

    def is_quick(self, answer: Any) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Number(About):
    key: str
    low: int
    high: int

    def read(self, raw: Answer) -> int:
        if not isinstance(raw, int) or isinstance(raw, bool):
            raise Refused("no_number", low=self.low, high=self.high)
        if not self.low <= raw <= self.high:
            raise Refused("out_of_range", low=self.low, high=self.high)
        return raw

    def guess(self, rng: Random) -> Answer:
        return self.low + int(rng.random() * (self.high - self.low + 1))


@dataclass(frozen=True, slots=True)
class YesNo(About):
    key: str

    def read(self, raw: Answer) -> bool:
        if not isinstance(raw, bool):
            raise Refused("only_yes_or_no")
        return raw

    def guess(self, rng: Random) -> Answer:
        return rng.random() < 0.5
