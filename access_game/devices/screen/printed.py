"""The choices of a page as a terminal prints them: one a line, each with the number it is typed by."""

from __future__ import annotations

from access_game.narration.view import Item, Kind, View


def rows(view: View) -> list[str]:
    """The choices of a page, numbered as they are typed."""
    items = placed(view)
    if view.kind is Kind.GRID:
        cells = [_cell(number, item) for number, item in items]
        return ["  ".join(cells[start : start + view.columns]) for start in range(0, len(cells), view.columns)]
    if view.kind is Kind.TEXT:
        return [item.label for item in view.items if item.label]
    return [_row(number, item) for number, item in items]


def known(view: View) -> list[str]:
    """What one must know of the choices to choose: a card that was turned up has been told, one that has gone is
    missing among the numbers."""
    if view.kind is not Kind.GRID:
        return rows(view)
    return ["-" if item.face is None or item.face.kind == "empty" else item.id for item in view.items]


def numbers(view: View) -> dict[int, str]:
    """What each number means."""
    return {number: item.id for number, item in placed(view)}


def placed(view: View) -> list[tuple[int, Item]]:
    return [(item.number or place, item) for place, item in enumerate(view.items, start=1)]


def _row(number: int, item: Item) -> str:
    """ "2 joueurs" needs no number before it."""
    return item.label if item.label.startswith(f"{number} ") else f"{number}. {item.label}"


def _cell(number: int, item: Item) -> str:
    """Its number where a card can be chosen, a dash where there is none: sixteen cells are heard in four breaths."""
    if item.face is not None and item.face.kind == "back":
        return str(number)
    return "-" if item.face is None or item.face.kind == "empty" else f"{number}: {item.braille or item.label}"
