"""A first game led by the hand: what is said, what the pupil is asked, and which answers lead on."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from access_game.core.letters import Letters, fold
from access_game.core.messages import Value
from access_game.core.questions import Answer, Question, Word
from access_game.narration.phrasebook import DOTS, KEYS, LINES, page


@dataclass(frozen=True)
class Stage:
    """One thing said, and at most one thing to do. In this order: where there is a `deck`, a match begins with it;
    `say` is said; where `expect` names a question, the pupil answers it; the others do what `others` says.

    Many answers may be right: without `answers` every answer the question allows leads on, except none at all. A word
    may be bound by the letters in `starting` and `containing` where the game itself would let a wrong one pass. What
    is kept under the name in `keep` stands for "{name}" in the `say`, `hint` and `answers` of later lessons."""

    say: str
    expect: str = ""  # key of the question; "" goes on at once
    answers: tuple[Answer, ...] = ()
    starting: str = ""
    containing: str = ""
    keep: str = ""
    hint: str = ""  # said when the pupil answers something else
    others: tuple[tuple[int, Answer], ...] = ()  # seat and answer, in their order
    deck: str = ""  # the dealer's order, top first, as "bA pA STAR FIRE"; cards not named follow in box order
    options: Mapping[str, Value] = field(default_factory=dict)  # of the match that begins; the rest as usual

    def leads_on(self, question: Question[Any], answer: Answer, kept: Mapping[str, str]) -> bool:
        """Is it one of the answers looked for? Refused where it is none at all, or lacks a letter."""
        read = question.read(answer)
        if isinstance(question, Word):
            Word(question.key, (Letters(starting=self.starting, containing=self.containing),)).read(answer)
            wanted = {fold(str(one).format_map(kept)) for one in self.answers}
            return not wanted or fold(read) in wanted
        return not self.answers or read in self.answers


@dataclass(frozen=True)
class Tutorial:
    """The pupil sits in seat 0, the others play from their script."""

    names: tuple[str, ...]
    lessons: tuple[Stage, ...]
    words: tuple[str, ...] = ()  # what the judge suggests where a game asks for help


def tutorial(language: str, stem: str, manner: str = KEYS) -> Tutorial:
    """`manner`: how the pupil answers. What is said or hinted otherwise stands in `say_lines` and `hint_lines` for a
    terminal, in `say_dots` and `hint_dots` for a braille display alone."""
    data = tomllib.loads(page(language, "tutorials", f"{stem}.toml"))
    lessons = tuple(lesson(**worded(entry, manner)) for entry in data["lesson"])
    return Tutorial(tuple(data["names"]), lessons, tuple(data.get("words", ())))


def worded(entry: Mapping[str, Any], manner: str) -> dict[str, Any]:
    ends = tuple(f"_{other}" for other in (LINES, DOTS))
    plain = {id: value for id, value in entry.items() if not id.endswith(ends)}
    own = {id.removesuffix(f"_{manner}"): words for id, words in entry.items() if manner and id.endswith(f"_{manner}")}
    return plain | own


def lesson(answers: list[Answer] | None = None, others: list[list[Any]] | None = None, **rest: Any) -> Stage:
    return Stage(answers=tuple(answers or ()), others=tuple((seat, does) for seat, does in others or ()), **rest)
