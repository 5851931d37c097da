"""How the room of a page is shared out: plain arithmetic on boxes, without drawing anything."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from access_game.narration.view import Seen

NARROWEST = 16  # pixels: a card drawn smaller than this tells nothing
GAP = 4


def below(box: Rect, height: int) -> Rect:
    """What is left under a strip of that height."""
    height = min(height, box.height)
    return Rect(box.left, box.top + height, box.width, box.height - height)


def above(box: Rect, height: int) -> Rect:
    """What is left over a strip of that height."""
    return Rect(box.left, box.top, box.width, max(0, box.height - height))


def left_of(box: Rect, width: int) -> Rect:
    """A strip of that width at the left."""
    return Rect(box.left, box.top, min(width, box.width), box.height)


def right_of(box: Rect, left: int) -> Rect:
    """What is left of it from there on."""
    return Rect(left, box.top, max(0, box.right - left), box.height)


def share(box: Rect, part: float, margin: int) -> tuple[Rect, Rect]:
    """That part for the question, the rest for the table: side by side where it is wide, else one over the other."""
    if box.width > box.height * 1.3:
        left = round(box.width * part)
        beside = Rect(box.left + left + margin, box.top, box.width - left - margin, box.height)
        return Rect(box.left, box.top, left, box.height), beside
    upper = round(box.height * part)
    return above(box, box.height - upper), below(box, upper + margin)


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
    fitting = max(1, (width + GAP) // (card + GAP))
    wanted = place.columns if place.columns > 1 else len(place.faces)
    return max(1, min(wanted, fitting) if place.columns <= 1 else wanted)
