"""Cards laid in a box: how many side by side, how large, and each of them with what belongs to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from access_game.devices.screen.card import RATIO, height_of
from access_game.devices.screen.plan import INK, LINE, QUIET, Drawing, Layout, Outline, Tick
from access_game.devices.screen.scale import Scale
from access_game.devices.screen.typeface import Typeface
from access_game.narration.view import Item

LENS = 0.36  # of the width of the box


class Grain(NamedTuple):
    """How cards lie in their box: how wide each is, how many side by side, how far apart."""

    width: int
    columns: int
    gap: int


def packed(box: Rect, count: int, columns: int, gap: int) -> Grain:
    """The largest cards of which all fit; `columns`: 0 where a row may be broken anywhere."""
    best = Grain(0, 1, gap)
    for across in [columns] if columns else range(1, count + 1):
        down = -(-count // across)
        width = min(box.width // across - gap, round((box.height // down - gap) / RATIO))
        if width > best.width:
            best = Grain(width, across, gap)
    return best


def laid(box: Rect, items: Sequence[tuple[int, Item]], grain: Grain) -> list[tuple[int, Rect, Item]]:
    tall = height_of(grain.width)
    spots = []
    for place, (number, item) in enumerate(items):
        row, column = divmod(place, grain.columns)
        left = box.left + grain.gap // 2 + column * (grain.width + grain.gap)
        top = box.top + grain.gap // 2 + row * (tall + grain.gap)
        spots.append((number, Rect(left, top, grain.width, tall), item))
    return spots


def cell(page: Layout, number: int, item: Item, spot: Rect, at: Scale, typeface: Typeface, is_focus: bool) -> None:
    if item.face:
        page.marks.append(Drawing(spot, item.face))
    else:
        page.marks.append(Outline(spot, 2, LINE))
        block = typeface.fit(item.label, spot.width - 8, spot.height - 8, at.size)
        if block.whole:  # else it stands beside the lens
            here = Rect(spot.left + 4, spot.centery - block.height // 2, spot.width - 8, 0)
            page.put("", here, block, INK if item.alive else QUIET)
    if item.chosen:
        side = max(18, spot.width // 3)
        page.marks.append(Tick(Rect(spot.right - side, spot.top, side, side)))
    if is_focus:
        outlined(page, number, item, spot.inflate(2 * at.rim + 4, 2 * at.rim + 4), at)
    page.items[number] = spot


def outlined(page: Layout, number: int, item: Item, box: Rect, at: Scale) -> None:
    page.focus = page.items[number] = box
    page.marks.append(Outline(box, at.rim, is_dashed=not item.alive))


def in_words(page: Layout, item: Item, box: Rect, at: Scale, typeface: Typeface) -> None:
    block = typeface.fit(item.label, box.width, box.height, at.size, True)
    page.put("focus", box, block, INK if item.alive else QUIET)


def lens_width(box: Rect, at: Scale) -> int:
    """The widest card the lens can hold."""
    return max(8, min(round(box.width * LENS) - at.gap, round((box.height - at.gap) / RATIO)))
