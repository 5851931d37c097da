"""What a screen, an accessible tree or a braille line shows of the console: plain data, already in words.

A view holds only what this audience may see. Whoever draws it needs no rule of any game.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

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


@dataclass(frozen=True, slots=True)
class Seen:
    """A place of the table drawn beside the question: a grid, a pile, a hand."""

    name: str
    columns: int
    faces: tuple[tuple[str, CardFace], ...]  # (label, face)


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
    captions: tuple[str, ...] = ()  # what was said last, newest last
    said: tuple[Utterance, ...] = ()  # the same for whoever reads aloud: more of it, and each with its number
    status: str = ""  # whose turn, scores
    braille: str = ""  # the state of the game in one line (C16)
    is_open: bool = True  # False: the answer is on its way, nothing more is wanted here
    language: str = "fr"

    @property
    def caret(self) -> int:
        """Where the next character goes, on whatever it is shown."""
        return len(self.typed) if self.cursor is None else self.cursor
