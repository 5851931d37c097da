"""A first game led by the hand: what is said, what the pupil is asked, and the answer that leads on."""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from access_game.core.questions import Answer
from access_game.narration.phrasebook import page


class Lesson(NamedTuple):
    """Say this; then, where `expect` names a question, wait until the pupil gives `answer` to it."""

    say: str
    expect: str = ""  # key of the question; "" goes on at once
    answer: Answer = None
    hint: str = ""  # said when the pupil answers something else


class Tutorial(NamedTuple):
    """The pupil sits in seat 0. `deck` is the order the dealer gives, top first, as "bA pA STAR FIRE"; cards not
    named follow in box order. `others` are the answers of the other seats, in the order they are asked."""

    names: tuple[str, ...]
    deck: str
    others: tuple[Answer, ...]
    lessons: tuple[Lesson, ...]


def tutorial(language: str, stem: str) -> Tutorial:
    data = tomllib.loads(page(language, "tutorials", f"{stem}.toml"))
    lessons = tuple(Lesson(**lesson) for lesson in data["lesson"])
    return Tutorial(tuple(data["names"]), data["deck"], tuple(data.get("others", ())), lessons)
