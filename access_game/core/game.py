"""The lid of the box: what a player wants to know before sitting down, and what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .messages import Value
from .refusal import Refused

YES, NO = ("yes", "true", "on", "1", "oui"), ("no", "false", "off", "0", "non")


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of the table. The first value is the default."""

    key: str
    values: tuple[Value, ...]
    each: bool = False  # every player chooses for the whole game (C6); what the table chose holds for the others

    def read(self, text: str) -> Value:
        """The value somebody typed, or Refused with what would be right."""
        for value in self.values:
            if isinstance(value, bool):
                if text.lower() in (YES if value else NO):
                    return value
            elif text == str(value):
                return value
        raise Refused("bad_option_value", option=self.key, given=text, values=self.spelled())

    def spelled(self) -> tuple[str, ...]:
        return tuple(("yes" if v else "no") if isinstance(v, bool) else str(v) for v in self.values)


# Options that mean the same in every game that has them.
CHRONO = Option("chrono", (10, 5, 3))
DICTIONARY_ONLY = Option("dictionary_only", (False, True))


@dataclass(frozen=True, slots=True)
class Game:
    players: tuple[int, int]  # at least, at most
    minutes: int
    kind: str  # "memory", "words", "race", "bluff"
    reading: str = "none"  # what a player must know: "none", "letters", "words"
    marks: bool = False  # are the tactile marks part of the game, hence spoken?
    counted: str = "points"  # what the scores count: "pairs", "cards", "points"
    rules: int = 1  # raised when old journals no longer replay
    options: tuple[Option, ...] = ()
    memory: bool = False  # something told must be remembered: from some moment on the table gives it back to nobody
    secrets: bool = True  # is anything for one seat alone? then people in one room need a curtain
    order: str = "dealt"  # how a hand is sorted when it is read; the player may change it

    def check_seats(self, count: int) -> None:
        low, high = self.players
        if not low <= count <= high:
            raise Refused("bad_seats", given=count, low=low, high=high)

    def choose(self, given: Mapping[str, str]) -> dict[str, Value]:
        """All options of a match: what was given, and the defaults."""
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                raise Refused("no_such_option", option=key, known=tuple(known))
        return {k: known[k].read(given[k]) if k in given else known[k].values[0] for k in known}
