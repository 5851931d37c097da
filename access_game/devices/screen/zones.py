"""The zones of a page: what stands where, whatever is in it. They depend on the window, on the size of the print, and
on what kind of table it is; never on what is said or asked, so that nothing jumps."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from access_game.devices.screen import room
from access_game.devices.screen.scale import scale

NOTHING = Rect(0, 0, 0, 0)


class Zones(NamedTuple):
    title: Rect  # the question, once
    status: Rect  # whose turn
    chrono: Rect  # how many seconds are left
    bar: Rect
    sides: Rect  # who sits there, in a row: where the table has no room for them round it
    table: Rect
    hand: Rect  # the own one; it lies in the table zone where that has no room for two
    captions: Rect


def zones(window: tuple[int, int], zoom: float, seats: int = 0, has_hand: bool = False) -> Zones:
    """`seats`: how many sit at the table; 0: no match is on."""
    size, margin = scale(window, zoom)[:2]
    height = window[1]
    left, top = margin, margin
    width, bottom = max(1, window[0] - 2 * margin), max(1, height - margin)
    title, status, chrono, bar = head(left, top, width, height, size, bool(seats))
    top = (bar.bottom if seats else title.bottom) + margin
    rest, captions = shared_with_captions(Rect(left, top, width, max(0, bottom - top)), window, size, margin)
    is_tight = rest.height < 11 * size or rest.width < 14 * size
    sides, hand = NOTHING, NOTHING
    is_round = rest.width >= 29 * size and height >= 27 * size  # room for who sits there, each at their side
    if seats and (is_tight or not is_round):
        rows = 1 if seats <= 4 else 2
        sides = Rect(rest.left, rest.top, rest.width, min(round(1.35 * size) * rows, round(height * 0.06) * rows))
        rest = room.below(rest, sides.height + margin // 2)
    if has_hand and not is_tight:
        tall = round(rest.height * 0.37)
        hand = Rect(left, rest.bottom - tall, rest.width, tall)
        rest = room.above(rest, tall + margin)
    return Zones(title, status, chrono, bar, sides, rest, hand, captions)


def head(left: int, top: int, width: int, height: int, size: int, is_match: bool) -> tuple[Rect, Rect, Rect, Rect]:
    """The question with whose turn it is under it, the chrono at the right of both, and its bar."""
    tall = min(round(2.6 * size), round(height * 0.13))
    if not is_match:
        return Rect(left, top, width, tall), NOTHING, NOTHING, NOTHING
    wide = min(round(width * 0.16), round(height * 0.25))
    under = min(round(1.1 * size), round(height * 0.055))
    title = Rect(left, top, width - wide - width // 50, tall)
    status = Rect(left, title.bottom, title.width, under)
    chrono = Rect(left + width - wide, top, wide, tall + under)
    bar = Rect(left, status.bottom + 2, width, max(4, round(height / 70)))
    return title, status, chrono, bar


def shared_with_captions(rest: Rect, window: tuple[int, int], size: int, margin: int) -> tuple[Rect, Rect]:
    """Beside the table where a column is wide enough to be read, else below."""
    wide = round(rest.width * 0.32)
    if window[0] > 1.2 * window[1] and wide >= 11 * size:
        captions = Rect(rest.right - wide, rest.top, wide, rest.height)
        return Rect(rest.left, rest.top, rest.width - wide - margin, rest.height), captions
    tall = min(round(3.9 * size), round(window[1] * 0.18), rest.height)
    captions = Rect(rest.left, rest.bottom - tall, rest.width, tall)
    return room.above(rest, tall + margin), captions
