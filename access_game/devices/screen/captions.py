"""What was said last, newest last and strongest."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from access_game.devices.screen.plan import LINE, QUIET, Fill, Layout
from access_game.devices.screen.scale import Scale
from access_game.devices.screen.typeface import Typeface


def captions(page: Layout, box: Rect, said: Sequence[str], at: Scale, typeface: Typeface, is_beside: bool) -> None:
    """In a box that does not grow with what is said: the newest whole, and of those before it as many as fit."""
    page.marks.append(Fill(Rect(box.left, box.top, 2, box.height), LINE) if is_beside else _rule(box))
    inner = Rect(box.left + (at.margin if is_beside else 0), box.top, box.width, box.height)
    inner.width = box.right - inner.left
    if not is_beside:
        inner.top, inner.height = box.top + 4, max(0, box.height - 4)
    if not said:
        return
    *older, newest = said
    block = typeface.fit(newest, inner.width, inner.height, at.size, True)
    top = inner.bottom - block.height
    page.caption = page.put("caption", Rect(inner.left, top, inner.width, block.height), block)
    for words in reversed(older):
        block = typeface.first_lines(words, inner.width, inner.height, round(at.size * 0.8))
        top -= block.height + at.size // 6
        if not block.whole or top < inner.top:
            break
        page.put("", Rect(inner.left, top, inner.width, block.height), block, QUIET)


def _rule(box: Rect) -> Fill:
    return Fill(Rect(box.left, box.top, box.width, 2), LINE)
