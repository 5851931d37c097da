"""A page laid out: what is drawn where. Whoever draws it decides nothing any more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Rect

from access_game.devices.screen.typeface import Block
from access_game.narration.view import CardFace

INK, QUIET, FOCUS, LINE = "ink", "quiet", "focus", "line"  # colours, by the names they have in a theme


class Print(NamedTuple):
    """Words of one size, from the left upper corner of their box."""

    box: Rect
    block: Block
    colour: str = INK


class Drawing(NamedTuple):
    box: Rect
    face: CardFace


class Tick(NamedTuple):
    box: Rect


class Outline(NamedTuple):
    box: Rect
    rim: int
    colour: str = FOCUS
    is_dashed: bool = False


class Fill(NamedTuple):
    box: Rect
    colour: str


class Arrow(NamedTuple):
    """A triangle pointing "up", "down" or "right"."""

    box: Rect
    to: str
    colour: str = QUIET


Mark = Print | Drawing | Tick | Outline | Fill | Arrow


@dataclass(slots=True)
class Layout:
    """Where things came to stand, for the hand that draws, and for whoever wants to know: tests, a pointer one day."""

    marks: list[Mark] = field(default_factory=list)
    zones: dict[str, Rect] = field(default_factory=dict)  # by their names; no two of them overlap
    title: Rect | None = None
    focus: Rect | None = None
    caption: Rect | None = None  # the newest
    status: Rect | None = None
    chrono: Rect | None = None  # the number
    bar: Rect | None = None  # what is left of it
    lens: Rect | None = None  # the card under the focus, where the whole set is small beside it
    turned_up: list[Rect] = field(default_factory=list)  # besides, what lies face up, large
    counter: str = ""  # "7 / 16", where not everything is to be seen at the size that was asked for
    items: dict[int, Rect] = field(default_factory=dict)  # those in sight, by their number
    small: list[Rect] = field(default_factory=list)  # the whole set beside a lens
    sides: list[Rect] = field(default_factory=list)  # who sits where, in the order of the view
    places: dict[str, list[Rect]] = field(default_factory=dict)  # the cards of each place of the table, by its name
    sizes: dict[str, int] = field(default_factory=dict)  # pixels of the print and of the card under the focus
    cut: list[str] = field(default_factory=list)  # what did not fit as a whole
    is_more: tuple[bool, bool] = (False, False)  # of a list: above, below

    def put(self, name: str, box: Rect, block: Block, colour: str = INK) -> Rect:
        """Words in a box; where they came to stand."""
        filled = Rect(box.left, box.top, min(box.width, block.width), block.height)
        if block.lines:
            self.marks.append(Print(filled, block, colour))
            if name:
                self.sizes[name] = block.size
                if not block.whole:
                    self.cut.append(name)
        return filled
