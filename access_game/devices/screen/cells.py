"""Cards in rows: all of them as large as their box allows. Where that is smaller than the print that was asked for,
a lens: the card under the focus at that size, and beside it all of them small."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from access_game.devices.screen import room
from access_game.devices.screen.card import height_of
from access_game.devices.screen.lens import through_lens
from access_game.devices.screen.plan import Layout
from access_game.devices.screen.scale import Scale
from access_game.devices.screen.spots import Grain, cell, in_words, laid, lens_width, packed
from access_game.devices.screen.typeface import SMALLEST, Typeface
from access_game.narration.view import Item


def shown(box: Rect, count: int, columns: int, wish: int, most: int, at: Scale) -> int:
    """How wide the card under the focus is, whether in its row or in the lens."""
    width = min(packed(split(box, at)[0], count, columns, at.gap).width, most)
    return width if width >= wish else min(lens_width(box, at), most)


def split(box: Rect, at: Scale) -> tuple[Rect, Rect]:
    """Room for the cards, and for the focused one in words: under them, or beside them where the box is shallow."""
    if box.width > 2 * box.height:
        words = round(box.width * 0.36)
        return Rect(box.left, box.top, box.width - words, box.height), Rect(
            box.right - words + at.margin, box.top, words - at.margin, box.height
        )
    words = min(round(1.4 * at.size), box.height // 4)
    return room.above(box, words + at.margin // 2), Rect(box.left, box.bottom - words, box.width, words)


def cells(
    page: Layout, box: Rect, items: Sequence[tuple[int, Item]], columns: int, focus: int, wish: int, most: int,
    at: Scale, typeface: Typeface,
) -> None:  # fmt: skip
    """`items` with their numbers in the view. `wish`: how wide the card under the focus is at least; `most`: how wide
    cards ever grow here, so that larger print is never smaller."""
    numbers = [number for number, _ in items]
    place = numbers.index(focus) if focus in numbers else -1
    upper, words = split(box, at)
    grain = packed(upper, len(items), columns, at.gap)
    is_whole = grain.width >= wish and _readable(items, grain, at, typeface)
    if is_whole or (place < 0 and not columns):
        grain = grain._replace(width=max(8, min(grain.width, most)))
        for number, spot, item in laid(upper, items, grain):
            cell(page, number, item, spot, at, typeface, number == focus)
        if place >= 0:
            in_words(page, items[place][1], words, at, typeface)
            page.sizes["card"] = grain.width
        return
    through_lens(page, box, items, columns, place, max(8, min(lens_width(box, at), most)), at, typeface)


def _readable(items: Sequence[tuple[int, Item]], grain: Grain, at: Scale, typeface: Typeface) -> bool:
    """Can what has no picture be read in its cell?"""
    inner = (grain.width - 8, height_of(grain.width) - 8)
    return all(item.face or typeface.fit(item.label, *inner, min(at.size, SMALLEST)).whole for _, item in items)
