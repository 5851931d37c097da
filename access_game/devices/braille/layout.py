"""A view of the console as one line of braille: its items side by side, each under its own routing keys."""

from __future__ import annotations

from access_game.devices.braille.sheet import Sheet, Span
from access_game.narration.view import Item, Kind, View

BETWEEN = " | "
CLOSED, EMPTY = "o", "-"  # a card face down, a place without a card


def lay(view: View) -> Sheet:
    """What the state line shows of a view. The cursor marks the focus; in a line being typed it stands where the next
    character goes."""
    if view.kind is Kind.LINE:
        return Sheet(view.typed, cursor=view.caret, is_spelt=True) if view.typed else Sheet(view.title)
    if not view.items:
        return Sheet(view.braille or view.body or view.title)
    if view.kind is Kind.TEXT:
        item = view.items[view.focus]
        return Sheet(item.label, (Span(0, len(item.label), item.id),))
    text, spans, cursor = "", list[Span](), None
    for place, item in enumerate(view.items):
        if view.kind is Kind.GRID:
            label, between = sign(item), " " if place % view.columns == 0 else ""
        else:
            label, between = ("+" if item.chosen else "") + (item.braille or item.label), BETWEEN
        if text:
            text += between
        if place == view.focus:
            cursor = len(text)
        spans.append(Span(len(text), len(text) + len(label), item.id))
        text += label
    return Sheet(text, tuple(spans), cursor, is_spelt=view.kind in (Kind.GRID, Kind.HAND))


def sign(item: Item) -> str:
    """A card of a grid in as few cells as can be: a row is felt at once, and a routing key presses one card."""
    kind = item.face.kind if item.face is not None else "empty"
    return {"back": CLOSED, "empty": EMPTY}.get(kind) or item.braille.split()[-1]
