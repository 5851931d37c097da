"""Who sits at the table, each at their side of it: seen from one's own chair, the next in turn sits at the left. Where
there is no room round the table they stand in a row above it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from access_game.devices.screen.plan import FOCUS, LINE, QUIET, Arrow, Layout, Outline
from access_game.devices.screen.scale import Scale
from access_game.devices.screen.typeface import SMALLEST, Typeface
from access_game.narration.view import Side


class Ring(NamedTuple):
    """Boxes for those who sit there, the own one first; and the middle of the table, which is left."""

    boxes: tuple[Rect, ...]
    middle: Rect


def ring(table: Rect, seats: int, at: Scale) -> Ring:
    """The same boxes whatever is written in them."""
    others = seats - 1
    print = side_size(at)
    wide = min(round(table.width * 0.23), 9 * print)
    tall = min(round(4.2 * print), table.height // 4)
    own = Rect(0, 0, min(table.width, 16 * print), min(round(1.5 * print), table.height // 8))
    own.midbottom = table.midbottom
    inner = Rect(table.left, table.top, table.width, max(0, table.height - own.height - at.margin // 2))
    on_top = others % 2 if others > 1 else others
    on_side = (others - on_top) // 2
    step = inner.height // max(on_side, 1)
    tall = min(tall, step - 4)
    left = [Rect(inner.left, inner.top + n * step + (step - tall) // 2, wide, tall) for n in range(on_side)]
    right = [Rect(inner.right - wide, one.top, wide, tall) for one in left]
    top = [Rect(inner.centerx - wide // 2, inner.top, wide, tall)] if on_top else []
    middle = inner.copy()
    if on_side:
        middle = middle.inflate(-2 * (wide + at.margin), 0)
    if on_top:
        middle = Rect(middle.left, middle.top + tall + at.margin // 2, middle.width, 0)
        middle.height = max(0, inner.bottom - middle.top)
    return Ring((own, *reversed(left), *top, *right), middle)


def in_a_row(strip: Rect, seats: int, at: Scale) -> tuple[Rect, ...]:
    rows = 1 if seats <= 4 else 2
    columns = -(-seats // rows)
    wide, tall = strip.width // columns, strip.height // rows
    return tuple(
        Rect(strip.left + number % columns * wide, strip.top + number // columns * tall, wide - 4, tall - 2)
        for number in range(seats)
    )


def side_size(at: Scale) -> int:
    return max(1, round(at.size * 0.78))


def seat(page: Layout, sides: Sequence[Side], boxes: Sequence[Rect], at: Scale, typeface: Typeface) -> None:
    """The name, and under it or beside it what everybody may know; whose turn it is has a sign and a stronger rim."""
    inners = [_inner(box, at) for box in boxes]
    in_one = [(side, inner) for side, inner in zip(sides, inners, strict=True) if inner.height <= 2.2 * side_size(at)]
    full = _size([(f"{side.name}, {side.facts}", inner) for side, inner in in_one], at, typeface)
    brief = _size([(f"{side.name} {side.brief}", inner) for side, inner in in_one], at, typeface)
    brief = brief or min(SMALLEST, side_size(at))
    for side, box, inner in zip(sides, boxes, inners, strict=True):
        page.sides.append(box)
        page.marks.append(Outline(box, 3 if side.has_turn else 1, FOCUS if side.has_turn else LINE))
        if side.has_turn:
            sign = inner.left - box.left - 6
            tall = min(inner.height, 2 * sign)
            page.marks.append(Arrow(Rect(box.left + 4, inner.top + (tall - sign) // 2, sign, sign), "right", FOCUS))
        if inner.height > 2.2 * side_size(at):
            _in_two(page, side, inner, at, typeface)
        elif full >= side_size(at) * 0.8:
            _in_one(page, f"{side.name}, {side.facts}", inner, full, side.has_turn, typeface)
        else:  # a name may be cut, a score never
            wide = typeface.width(side.brief, brief, side.has_turn)
            score = Rect(inner.right - wide, inner.top, wide, inner.height)
            _in_one(page, side.brief, score, brief, side.has_turn, typeface)
            name = Rect(inner.left, inner.top, max(1, inner.width - wide - at.margin // 2), inner.height)
            _in_one(page, side.name, name, brief, side.has_turn, typeface)


def _inner(box: Rect, at: Scale) -> Rect:
    """Behind the sign."""
    sign = min(round(side_size(at) * 0.7), max(1, box.height - 4))
    return Rect(box.left + sign + 8, box.top + 2, max(1, box.width - sign - 12), max(1, box.height - 4))


def _size(words: Sequence[tuple[str, Rect]], at: Scale, typeface: Typeface) -> int:
    """The print in which all of them stand on one line, each in its box; 0 where that would be too small to be read."""
    size = side_size(at)
    for text, box in words:
        while size and (typeface.width(text, size, True) > box.width or typeface.line(size) > box.height):
            size = size - 1 if size > min(SMALLEST, side_size(at) - 1) else 0
    return size


def _in_one(page: Layout, text: str, box: Rect, size: int, bold: bool, typeface: Typeface) -> None:
    block = typeface.first_lines(text, box.width, typeface.line(size), size, bold)
    page.put("sides", Rect(box.left, box.centery - block.height // 2, box.width, 0), block)


def _in_two(page: Layout, side: Side, box: Rect, at: Scale, typeface: Typeface) -> None:
    name = typeface.fit(side.name, box.width, round(1.3 * side_size(at)), side_size(at), True)
    page.put("sides", box, name)
    rest = Rect(box.left, box.top + name.height, box.width, box.height - name.height)
    page.put("facts", rest, typeface.fit(side.facts, rest.width, rest.height, round(side_size(at) * 0.85)), QUIET)
