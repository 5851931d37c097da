"""What a screen, an accessible tree or a braille line shows of the console: plain data, already in words.

A view holds only what this audience may see. Whoever draws it needs no rule of any game.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from access_game.narration.utterance import Utterance


class Kind(Enum):
    LIST = "list"  # one item under another: menus, questions with choices
    GRID = "grid"  # rows and columns: Zieufermix
    HAND = "hand"  # cards side by side
    LINE = "line"  # a line being typed
    TEXT = "text"  # something to read: help, rules, a curtain
    RACE = "race"  # one key to press


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as it is drawn. `kind`: letter, star, firecracker, back (face down) or empty (no card there)."""

    kind: str = "back"
    letter: str = ""
    mark: str = ""  # "white", "black", "+", "++"


@dataclass(frozen=True, slots=True)
class Item:
    """One thing the focus can rest on. `id` stays the same while a list is rebuilt under the focus."""

    id: str
    label: str
    face: CardFace | None = None
    chosen: bool = False  # ticked, in a choice of several
    braille: str = ""  # short text; the label where empty
    alive: bool = True  # an item that cannot be chosen now can still be read
    number: int = 0  # by which it is typed


@dataclass(frozen=True, slots=True)
class Seen:
    """A place of the table drawn beside the question: a grid, a pile, a hand."""

    name: str
    columns: int
    faces: tuple[tuple[str, CardFace], ...]  # (label, face)
    count: int = 0  # how many cards lie there, those beneath others too
    is_own: bool = False  # the hand of whoever looks
    is_won: bool = False  # cards that are out of play, and count as points


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the table: who sits there, and what everybody may know of them."""

    name: str
    facts: str = ""  # how many cards in hand, the score
    brief: str = ""  # the score alone
    has_turn: bool = False


class Countdown(NamedTuple):
    """The chrono that runs for whoever looks, in seconds."""

    whole: float
    left: float  # of it, when this was written
    ends: float | None = None  # the moment of the host's clock when none is left; None: it stands

    def left_at(self, now: float) -> float:
        return self.left if self.ends is None else min(max(self.ends - now, 0.0), self.whole)


@dataclass(frozen=True, slots=True)
class View:
    kind: Kind = Kind.TEXT
    page: int = 0  # another number is another page: a terminal prints it, a reader starts anew
    title: str = ""
    items: tuple[Item, ...] = ()
    focus: int = -1
    columns: int = 1
    typed: str = ""  # the line being typed; dots where it is secret
    cursor: int | None = None  # before which character of it the next one goes; None: after the last
    secret: bool = False  # the line is hidden from the room
    hint: str = ""  # what else can be typed here; a terminal says it once
    body: str = ""  # the text of a TEXT view
    table: tuple[Seen, ...] = ()
    sides: tuple[Side, ...] = ()  # who sits round it, the one who looks first; none where no match is on
    captions: tuple[str, ...] = ()  # what was said last, newest last
    said: tuple[Utterance, ...] = ()  # the same for whoever reads aloud: more of it, and each with its number
    countdown: Countdown | None = None
    struck: tuple[Utterance, ...] = ()  # forgotten a moment ago: read once by whoever was about to, shown by nobody
    status: str = ""  # whose turn, scores
    braille: str = ""  # the state of the game in one line (C16)
    is_open: bool = True  # False: the answer is on its way, nothing more is wanted here
    window: str = ""  # the title of the window: the game, and whose turn it is
    language: str = "fr"
    asked: int = 0  # another number is another question, on whatever page

    @property
    def caret(self) -> int:
        """Where the next character goes, on whatever it is shown."""
        return len(self.typed) if self.cursor is None else self.cursor
