"""What a finder is asked: the letters a word must have, and where."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, fields
from enum import Enum
from functools import cached_property

from access_game.core.letters import ANY, Letters, fold

STAR = ANY
_MARKS = {"pattern": "*?", "containing": STAR, "excerpt": STAR, "rack": STAR}  # the fields where they mean something


class Level(Enum):
    """What a computer has to say: a list for each level, each holding the one before (spoken.py)."""

    EASY = "easy"  # what a child of eight knows: five thousand forms, each chosen by hand
    NORMAL = "normal"  # common words, forty thousand
    HARD = "hard"  # the commonest third of the list
    ALL = "all"  # all that is fit to be said

    @classmethod
    def named(cls, name: str) -> Level:
        """The level of a player's setting: "easy", "normal", "hard"."""
        return cls[name.upper()]


@dataclass(frozen=True)
class Query:
    """All that is asked holds at once; what is empty asks nothing. Letters may come with accents and in lower case.

    What a word must have is said by `core.letters.Letters`, the rule of the table; a finder may also be asked for a
    `pattern` or a `substring`.
    """

    containing: str = ""  # in any order: "TQ*"
    starting: str = ""
    ending: str = ""
    in_order: str = ""  # in this order, with any letters between
    pattern: str = ""  # the whole word: ? is one letter, * any number of letters, even none
    substring: str = ""  # side by side
    excerpt: str = ""  # side by side, a star being any letter: "A*RIT"
    rack: str | None = None  # the word uses only these cards, each once; a star is any letter
    jokers: int = 0  # stars more in the rack
    shortest: int = 1
    longest: int = 99
    without: str = ""  # none of these letters

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, str):
                object.__setattr__(self, field.name, _folded(value, _MARKS.get(field.name, "")))

    @classmethod
    def of(cls, letters: Letters, shortest: int = 1) -> Query:
        """The words the table would not refuse."""
        asked = {field.name: getattr(letters, field.name) for field in fields(letters)}
        at_least, at_most = asked.pop("at_least"), asked.pop("at_most")
        return cls(**asked, shortest=max(at_least, shortest), longest=at_most)

    @cached_property
    def letters(self) -> Letters:
        """What is asked, as the table has it."""
        names = {field.name for field in fields(Letters)} & {field.name for field in fields(self)}
        asked = {name: getattr(self, name) for name in names}
        return Letters(**asked, at_least=self.shortest, at_most=self.longest)

    @property
    def cards(self) -> Counter[str]:
        """How many of each letter the word needs."""
        needed = self.letters.needed
        for other in (self.pattern, self.substring):
            needed = needed | Counter(letter for letter in other if letter.isalpha())
        return needed

    @property
    def least(self) -> int:
        """The word is no shorter."""
        return max(self.letters.least, len(self.pattern.replace(STAR, "")), len(self.substring))

    @property
    def most(self) -> int:
        """The word is no longer."""
        fixed = bool(self.pattern) and STAR not in self.pattern
        return min(self.letters.most, len(self.pattern)) if fixed else self.letters.most

    @property
    def runs(self) -> tuple[str, ...]:
        """The stretches of letters that stand side by side, with ? for any letter."""
        starred = self.excerpt.replace(STAR, "?")
        stretches = (self.starting, self.ending, self.substring, starred, *self.pattern.split(STAR))
        return tuple(stretch for stretch in stretches if len(stretch) > 1)

    def answered_by(self, word: str) -> bool:
        """Whether this one word answers, known to a list or not."""
        folded, test = fold(word), self.order_test()
        if self.letters.refuse(word) is not None or not self.least <= len(folded) <= self.most:
            return False
        return test is None or test.match(folded.encode()) is not None

    def order_test(self) -> re.Pattern[bytes] | None:
        """What bits cannot tell, asked of the letters of a whole word; None when the bits tell all."""
        tests = []
        if self.in_order:
            tests.append("".join(f"[^{letter}]*{letter}" for letter in self.in_order))
        if self.substring:
            tests.append(f".*{self.substring}")
        if self.excerpt:
            tests.append(".*" + self.excerpt.replace(STAR, "."))
        if self.pattern:
            tests.append(re.sub(r"\*+", ".*", self.pattern.replace("?", ".")) + r"\Z")
        if len(self.starting) > 1:
            tests.append(self.starting)
        if len(self.ending) > 1:
            tests.append(f".*{self.ending}" + r"\Z")
        return re.compile("".join(f"(?={test})" for test in tests).encode("ascii")) if tests else None


def _folded(text: str, marks: str) -> str:
    """Folded, but with the marks where they were; a mark that means nothing there is dropped."""
    return "".join(char if char in marks else fold(char) for char in text)
