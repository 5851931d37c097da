"""The lens: the card under the focus as large as the print asks for, and beside it all of them small, the focus marked.
What lies face up among cards that lie face down is seen large too: it is what the others look at."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from access_game.devices.screen import room
from access_game.devices.screen.card import RATIO, height_of
from access_game.devices.screen.plan import LINE, Drawing, Layout, Outline, Tick
from access_game.devices.screen.scale import Scale
from access_game.devices.screen.spots import LENS, cell, in_words, laid, outlined, packed
from access_game.devices.screen.typeface import Typeface
from access_game.narration.view import Item

Items = Sequence[tuple[int, Item]]


def through_lens(
    page: Layout, box: Rect, items: Items, columns: int, place: int, width: int, at: Scale, typeface: Typeface
) -> None:
    """`place`: of the focus among the items; -1 where one only looks: then the lens is on what lies face up."""
    number, item = items[place] if place >= 0 else (-1, None)
    up = [one for other, one in items if columns and other != number and one.face and is_up(one)]
    if item is not None and not item.face:
        lower = _worded(page, box, number, item, at, typeface)
    else:
        column = round(box.width * LENS)
        page.lens = Rect(0, 0, width, height_of(width))
        page.lens.center = (box.left + column // 2, box.centery)
        right = Rect(box.left + column + at.margin, box.top, box.width - column - at.margin, box.height)
        upper = room.above(right, right.height - min(round(right.height * 0.42), round(2.6 * at.size)))
        lower = room.below(right, upper.height)
        if item is not None:
            cell(page, number, item, page.lens, at, typeface, True)
            in_words(page, item, upper, at, typeface)
            page.sizes["card"] = width
        elif up:
            _large(page, up.pop(0), page.lens)
    if place >= 0:
        page.counter = f"{place + 1} / {len(items)}"
        tall = min(lower.height, typeface.line(at.size))
        block = typeface.fit(page.counter, round(lower.width * 0.4), tall, at.size, True)
        page.put("counter", Rect(lower.right - block.width, lower.centery - block.height // 2, block.width, 0), block)
        lower = Rect(lower.left, lower.top, lower.width - block.width - at.margin, lower.height)
    _small(page, room.left_of(lower, round(lower.width * 0.9)), items, columns, number, width)
    lower = room.right_of(lower, max(spot.right for spot in page.small) + at.margin)
    wide = min(round((lower.height - 6) / RATIO), width, (lower.width - 3) // max(len(up), 1) - 4)
    for number, one in enumerate(up if wide >= at.size // 2 else ()):
        _large(page, one, Rect(lower.left + number * (wide + 4), lower.top + 3, wide, height_of(wide)))


def is_up(item: Item) -> bool:
    return item.face is not None and item.face.kind not in ("back", "empty")


def _worded(page: Layout, box: Rect, number: int, item: Item, at: Scale, typeface: Typeface) -> Rect:
    """Words instead of a card: they have the upper half. What is left under them."""
    page.lens = Rect(box.left, box.top, box.width, round(box.height * 0.5))
    outlined(page, number, item, page.lens, at)
    in_words(page, item, page.lens.inflate(-4 * at.rim, -4 * at.rim), at, typeface)
    return room.below(box, page.lens.height + at.margin // 2)


def _large(page: Layout, item: Item, spot: Rect) -> None:
    if item.face is not None:
        page.marks.append(Drawing(spot, item.face))
        page.turned_up.append(spot)


def _small(page: Layout, box: Rect, items: Items, columns: int, focus: int, width: int) -> None:
    grain = packed(box, len(items), columns, 6)
    grain = grain._replace(width=max(6, min(grain.width, width // 2)))
    for number, spot, item in laid(box, items, grain):
        page.marks.append(Drawing(spot, item.face) if item.face else Outline(spot, 1, LINE))
        if item.chosen:
            page.marks.append(Tick(Rect(spot.right - spot.width // 2, spot.top, spot.width // 2, spot.width // 2)))
        if number == focus:
            page.marks.append(Outline(spot.inflate(6, 6), 3))
        page.small.append(spot)
        page.items.setdefault(number, spot)
