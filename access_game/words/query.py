"""What a finder is asked: the letters a word must have, and where."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, fields
from enum import Enum

from access_game.core.letters import fold

STAR = "*"
_MARKS = {"pattern": "*?", "containing": STAR, "excerpt": STAR, "rack": STAR}  # the fields where they mean something


class Level(Enum):
    """How rare a word may be for the one who says it: the highest frequency class allowed."""

    EASY = 1  # six thousand French forms, heard every day
    NORMAL = 3  # forty-five thousand
    HARD = 4  # all that was ever counted, one hundred and twenty thousand
    ALL = 5  # the whole list

    @classmethod
    def named(cls, name: str) -> Level:
        """The level of a player's setting: "easy", "normal", "hard"."""
        return cls[name.upper()]


@dataclass(frozen=True)
class Query:
    """All that is asked holds at once; what is empty asks nothing. Letters may come with accents and in lower case.

    `containing`, `starting` and `ending` are cards, and each card wants a letter of its own (C2): starting B and
    containing B needs two B. A star in `containing` wants any letter. The others look at the whole word, alone.
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

    @property
    def cards(self) -> Counter[str]:
        """How many of each letter the word needs."""
        needed = Counter(self.containing.replace(STAR, "")) + Counter(self.starting) + Counter(self.ending)
        for other in (self.in_order, self.pattern, self.substring, self.excerpt):
            needed |= Counter(letter for letter in other if letter.isalpha())
        return needed

    @property
    def least(self) -> int:
        """The word is no shorter."""
        fixed = self.pattern.replace(STAR, "")
        asked = len(self.containing) + len(self.starting) + len(self.ending)
        return max(self.shortest, asked, len(fixed), len(self.substring), len(self.excerpt), len(self.in_order), 1)

    @property
    def most(self) -> int:
        """The word is no longer."""
        most = self.longest
        if self.pattern and STAR not in self.pattern:
            most = min(most, len(self.pattern))
        if self.rack is not None:
            most = min(most, len(self.rack) + self.jokers)
        return most

    @property
    def runs(self) -> tuple[str, ...]:
        """The stretches of letters that stand side by side, with ? for any letter."""
        starred = self.excerpt.replace(STAR, "?")
        stretches = (self.starting, self.ending, self.substring, starred, *self.pattern.split(STAR))
        return tuple(stretch for stretch in stretches if len(stretch) > 1)

    def answered_by(self, word: str) -> bool:
        """Whether this one word answers, known to a list or not."""
        folded = fold(word)
        test = self.order_test()
        held = Counter(folded)
        starts = folded.startswith(self.starting) and folded.endswith(self.ending)
        if not (starts and self.least <= len(folded) <= self.most and self.cards <= held):
            return False
        if self.rack is not None:
            lacking = held - Counter(self.rack.replace(STAR, ""))
            if lacking.total() > self.rack.count(STAR) + self.jokers:
                return False
        return not set(self.without) & set(folded) and (test is None or test.match(folded.encode()) is not None)

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
