"""How the room of a page is shared out: plain arithmetic on boxes, without drawing anything."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from access_game.devices.screen.card import RATIO, height_of
from access_game.narration.view import Seen

_NARROWEST = 24  # pixels: a card drawn smaller than this tells nothing
_GAP = 4


def below(box: Rect, height: int) -> Rect:
    """What is left under a strip of that height."""
    height = min(height, box.height)
    return Rect(box.left, box.top + height, box.width, box.height - height)


def above(box: Rect, height: int) -> Rect:
    """What is left over a strip of that height."""
    return Rect(box.left, box.top, box.width, max(0, box.height - height))


def share(box: Rect, size: int, busy: bool) -> tuple[Rect, Rect]:
    """Room for the question and room for the table: side by side where it is wide, else one over the other.

    In a window too small for both at this print size the question has it all.
    """
    if not busy:
        return Rect(box.left, box.top, box.width, 0), box
    if box.width > box.height * 1.3:
        question = max(round(box.width * 0.58), 7 * size)
        if box.width - question >= 4 * size:
            beside = Rect(box.left + question, box.top, box.width - question, box.height)
            return Rect(box.left, box.top, question - size // 2, box.height), beside
    elif box.height >= 9 * size:
        upper = round(box.height * 0.62)
        return above(box, box.height - upper), below(box, upper + size // 4)
    return box, Rect(0, 0, 0, 0)


def around(focus: int, count: int, space: int, height: Callable[[int], int]) -> list[tuple[int, int]]:
    """Which rows of a list to show, with their heights: the focused one surely, and its neighbours while they fit."""
    first = last = middle = min(focus, count - 1)
    tall = {middle: height(middle)}
    used = tall[middle]

    def take(number: int, limit: int) -> bool:
        nonlocal used
        if not 0 <= number < count:
            return False
        tall[number] = height(number)
        if used + tall[number] > limit:
            del tall[number]
            return False
        used += tall[number]
        return True

    while take(first - 1, (space + tall[middle]) // 2):
        first -= 1
    while take(last + 1, space):
        last += 1
    while take(first - 1, space):
        first -= 1
    return [(number, tall[number]) for number in range(first, last + 1)]


def span(focus: int, count: int, fitting: int) -> range:
    """The rows or columns in sight: as many as fit, the focused one among them, as near the middle as may be."""
    fitting = min(fitting, count)
    start = max(0, min(focus - fitting // 2, count - fitting))
    return range(start, start + fitting)


def columns_of(place: Seen, width: int, card: int) -> int:
    """A place keeps its columns where they fit; a row without end is broken."""
    fitting = max(1, (width + _GAP) // (card + _GAP))
    wanted = place.columns if place.columns > 1 else len(place.faces)
    return max(1, min(wanted, fitting) if place.columns <= 1 else wanted)


def card_width(table: tuple[Seen, ...], box: Rect, wanted: int, line: int) -> int:
    """The largest card at which every place of the table fits into the box; 0 where none is large enough to tell."""
    width = min(wanted, round(box.height / RATIO))
    while width >= _NARROWEST:
        tall = 0
        wide = 0
        for place in table:
            columns = columns_of(place, box.width, width)
            tall += line + -(-len(place.faces) // columns) * (height_of(width) + _GAP) + _GAP
            wide = max(wide, columns * (width + _GAP) - _GAP)
        if tall <= box.height and wide <= box.width:
            return width
        width -= 2
    return 0
