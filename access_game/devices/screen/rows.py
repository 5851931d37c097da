"""Things to choose from or to read, one under the other: as many as their box holds, around the focus. Where some are
out of sight, arrows say on which side, and a number says where one is."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from access_game.devices.screen import room
from access_game.devices.screen.card import RATIO
from access_game.devices.screen.plan import FOCUS, INK, QUIET, Arrow, Drawing, Layout, Outline, Print, Tick
from access_game.devices.screen.scale import Scale
from access_game.devices.screen.themes import BASE
from access_game.devices.screen.typeface import SMALLEST, Block, Typeface
from access_game.narration.view import Item

MARKER = "> "


def rows(page: Layout, box: Rect, items: Sequence[tuple[int, Item]], focus: int, at: Scale, typeface: Typeface) -> None:
    """`items` with their numbers in the view."""
    numbers = [number for number, _ in items]
    place = numbers.index(focus) if focus in numbers else -1
    laid = _laid(box, items, max(place, 0), at, typeface)
    if len(laid) < len(items):
        page.counter = f"{max(place, 0) + 1} / {len(items)}"
        rail, box, block = _railed(box, items, page.counter, at, typeface)
        laid = _laid(box, items, max(place, 0), at, typeface)
        page.is_more = laid[0][0] > 0, laid[-1][0] < len(items) - 1
        _rail(page, rail, block, at)
    top = box.top
    for which, tall, block in laid:
        number, item = items[which]
        _row(page, number, item, block, Rect(box.left, top, box.width, tall), number == focus, at, typeface)
        top += tall


def _laid(
    box: Rect, items: Sequence[tuple[int, Item]], place: int, at: Scale, typeface: Typeface
) -> list[tuple[int, int, Block]]:
    """Which of them are in sight, how high each is, and its words."""
    blocks: dict[int, Block] = {}

    def height(which: int) -> int:
        item = items[which][1]
        blocks[which] = _words(box, item, at, typeface)
        tall = max(blocks[which].height, _card(box, at) if item.face else 0)
        return min(tall + _air(at), box.height)

    return [(which, tall, blocks[which]) for which, tall in room.around(place, len(items), box.height, height)]


def _card(box: Rect, at: Scale) -> int:
    """The height of a card in a row."""
    return max(8, min(round(at.size * 2.2), box.height - 4 * at.rim, box.width // 4))


def _sign(box: Rect, at: Scale, typeface: Typeface) -> int:
    """The width of the sign before the focus; like the outline it does not grow with the print."""
    return typeface.width(MARKER, _sign_size(box, at), True)


def _sign_size(box: Rect, at: Scale) -> int:
    return max(1, min(at.size, BASE, box.width // 16))


def _before(item: Item, box: Rect, at: Scale, typeface: Typeface) -> int:
    """What a row holds before its words."""
    taken = _sign(box, at, typeface) + 2 * at.rim
    taken += round(_card(box, at) / RATIO) + at.size // 3 if item.face else 0
    return taken + (at.size + at.size // 3 if item.chosen else 0)


def _row(
    page: Layout, number: int, item: Item, block: Block, row: Rect, is_focus: bool, at: Scale, typeface: Typeface
) -> None:
    left = row.left + 2 * at.rim
    if is_focus:
        page.focus = row
        page.marks.append(Outline(row, at.rim, is_dashed=not item.alive))
        size = min(block.size, _sign_size(row, at))
        sign = Block((MARKER,), size, True, typeface.line(size), True)
        page.marks.append(Print(Rect(left, row.centery - sign.height // 2, 0, sign.height), sign, FOCUS))
    left += _sign(row, at, typeface)
    if item.face:
        tall = min(_card(row, at), row.height - 2 * at.rim)
        page.marks.append(Drawing(Rect(left, row.centery - tall // 2, round(tall / RATIO), tall), item.face))
        left += round(tall / RATIO) + at.size // 3
    if item.chosen:
        page.marks.append(Tick(Rect(left, row.centery - at.size // 2, at.size, at.size)))
        left += at.size + at.size // 3
    words = Rect(left, row.centery - block.height // 2, row.right - left - at.rim, block.height)
    page.put("focus" if is_focus else "", words, block, INK if item.alive else QUIET)
    page.items[number] = row


def _railed(
    box: Rect, items: Sequence[tuple[int, Item]], counter: str, at: Scale, typeface: Typeface
) -> tuple[Rect, Rect, Block]:
    """A strip at the right for where one is, as wide on every line, what it leaves, and its words. A large number must
    not make the longest line smaller than it was in smaller print."""
    large, most = min(at.size, max(SMALLEST, box.width // 16)), f"{len(items)} / {len(items)}"
    longest = max((item for _, item in items), key=lambda item: len(item.label))
    for size in (large, min(large, BASE)):
        wide = typeface.fit(most, box.width // 6, typeface.line(size), size, True)
        left = Rect(box.left, box.top, box.width - wide.width - at.margin, box.height)
        if _words(left, longest, at, typeface).size == at.size:
            break
    block = typeface.fit(counter, wide.width, wide.height, wide.size, True)
    return Rect(box.right - wide.width, box.top, wide.width, box.height), left, block


def _words(box: Rect, item: Item, at: Scale, typeface: Typeface) -> Block:
    width = box.width - _before(item, box, at, typeface) - 2 * at.rim
    return typeface.fit(item.label, width, box.height - _air(at), at.size)


def _air(at: Scale) -> int:
    return 2 * at.rim + at.margin // 2


def _rail(page: Layout, rail: Rect, block: Block, at: Scale) -> None:
    """At the right: an arrow where there is more above, where one is, an arrow where there is more below."""
    side = max(8, min(at.size // 2, rail.width))
    above, below = page.is_more
    if above:
        page.marks.append(Arrow(Rect(rail.centerx - side // 2, rail.top + 2, side, side), "up", INK))
    if below:
        page.marks.append(Arrow(Rect(rail.centerx - side // 2, rail.bottom - side - 2, side, side), "down", INK))
    left = rail.right - block.width
    page.put("counter", Rect(left, rail.centery - block.height // 2, block.width, block.height), block)
