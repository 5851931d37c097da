"""A line being typed, and a text to read."""

from __future__ import annotations

from pygame import Rect

from access_game.devices.screen.plan import Layout, Outline
from access_game.devices.screen.scale import Scale
from access_game.devices.screen.typeface import Block, Typeface
from access_game.narration.view import Kind, View

BAR = "|"
LARGER = 1.2  # than the other print: what is typed is read letter by letter


def line_height(at: Scale) -> int:
    """Of one typed line with its frame."""
    return round(at.size * LARGER * 1.3) + 4 * at.rim


def entry(page: Layout, box: Rect, view: View, at: Scale, typeface: Typeface) -> int:
    """With a bar where the next letter goes, which is always in sight. How high it is."""
    inner = box.inflate(-4 * at.rim, -4 * at.rim)
    size = min(round(at.size * LARGER), max(8, round(inner.height / 1.3)))
    before, after = view.typed[: view.caret], view.typed[view.caret :]
    typed = before + BAR + after
    block = typeface.fit(typed, inner.width, inner.height, size)
    if not block.whole:
        step = typeface.line(block.size)
        lines = typeface.wrap(typed, block.size, inner.width)
        bars = [number for number, line in enumerate(lines, start=1) for _ in range(line.count(BAR))]
        here = bars[before.count(BAR)]
        lines = lines[max(0, here - max(1, inner.height // step)) : here]
        wide = max(typeface.width(line, block.size) for line in lines)
        block = Block(lines, block.size, False, step * len(lines), True, wide)
    frame = Rect(box.left, box.top, box.width, min(block.height + 4 * at.rim, box.height))
    page.marks.append(Outline(frame, at.rim))
    page.put("typed", inner, block)
    page.focus = frame
    return frame.height


def body(page: Layout, box: Rect, view: View, alone: bool, at: Scale, typeface: Typeface) -> int:
    """How high it is. A page of text is turned by its reader: better large and in part than small and whole."""
    text = view.body
    most = box.height if alone else round(box.height * 0.45)
    if alone and view.focus > 0:
        text = "\n".join(text.split("\n")[view.focus :])  # it is read line by line: the line being read stands first
    if alone and view.kind is Kind.TEXT:
        block = typeface.first_lines(text, box.width, most, at.size)
    else:
        block = typeface.fit(text, box.width, most, round(at.size * (1.4 if view.kind is Kind.RACE else 1)))
    return page.put("body", box, block).height
