"""A view of the console as one line of braille: its items side by side, each under its own routing keys."""

from __future__ import annotations

from collections.abc import Iterable

from access_game.devices.braille.line import Page, Span
from access_game.narration.view import Item, Kind, View

GAP = "  "


def lay(view: View) -> Page:
    """What the state line shows of a view. The cursor marks the focus, or the end of the line being typed."""
    if view.kind is Kind.LINE:
        return Page(view.typed, cursor=len(view.typed))
    if not view.items:
        return Page(view.braille or view.body or view.title)
    text, spans = side_by_side(view.items)
    focused = 0 <= view.focus < len(spans)
    return Page(text, spans, spans[view.focus].start if focused else None)


def side_by_side(items: Iterable[Item]) -> tuple[str, tuple[Span, ...]]:
    text, spans = "", []
    for item in items:
        text += GAP if text else ""
        start = len(text)
        text += item.braille or item.label
        spans.append(Span(start, len(text), item.id))
    return text, tuple(spans)
