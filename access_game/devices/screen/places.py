"""What lies on the table beside the question: rows and piles, each with its name, and with its count where that is not
to be seen."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from access_game.devices.screen import room
from access_game.devices.screen.card import height_of
from access_game.devices.screen.plan import QUIET, Drawing, Layout
from access_game.devices.screen.scale import Scale
from access_game.devices.screen.themes import BASE
from access_game.devices.screen.typeface import Typeface
from access_game.narration.view import Seen

NAMES = 0.75  # of the print, for the names of the places


def places(page: Layout, box: Rect, seen: Sequence[Seen], at: Scale, most: int, typeface: Typeface) -> None:
    """On shelves, several on one where there is room, with the largest cards that leaves; `most`: how wide they ever
    grow here. Their names are as large as they can be without taking anything from the cards."""
    shelf = Shelves(seen, box, at.margin, typeface)
    width = shelf.widest(most)
    if not width:
        return
    sizes = range(round(at.size * NAMES), shelf.least, -1)
    size = next((one for one in sizes if shelf.fits(width, one)), shelf.least)
    for place, spot in shelf.laid(width, size):
        _place(page, spot, place, size, width, typeface)


def widest(box: Rect, seen: Sequence[Seen], at: Scale, most: int, typeface: Typeface) -> int:
    """How wide their cards would be in that box; 0 where none is large enough to tell."""
    return Shelves(seen, box, at.margin, typeface).widest(most)


def title(place: Seen) -> str:
    return f"{place.name} ({place.count})" if place.count > len(place.faces) else place.name


class Shelves:
    """Places one after the other, and on the next shelf where the first is full."""

    def __init__(self, seen: Sequence[Seen], box: Rect, margin: int, typeface: Typeface) -> None:
        self.seen, self.box, self.margin, self.typeface = seen, box, margin, typeface
        self.least = round(BASE * NAMES)  # the size of their names in the smallest print

    def widest(self, most: int) -> int:
        widths = range(min(most, self.box.width, self.box.height), room.NARROWEST - 1, -1)
        return next((width for width in widths if self.fits(width, self.least)), 0)

    def fits(self, width: int, size: int) -> bool:
        spots = [spot for _, spot in self.laid(width, size)]
        return all(spot.right <= self.box.right and spot.bottom <= self.box.bottom for spot in spots)

    def laid(self, width: int, size: int) -> list[tuple[Seen, Rect]]:
        spots: list[tuple[Seen, Rect]] = []
        left, top, bottom = self.box.left, self.box.top, self.box.top
        for place in self.seen:
            columns = room.columns_of(place, self.box.width, width)
            name = min(self.typeface.width(title(place), size), self.box.width)
            wide = max(name, columns * (width + room.GAP) - room.GAP)
            tall = self.typeface.line(size) + -(-len(place.faces) // columns) * (height_of(width) + room.GAP)
            if left > self.box.left and left + wide > self.box.right:
                left, top = self.box.left, bottom + room.GAP
            spots.append((place, Rect(left, top, wide, tall)))
            left, bottom = left + wide + 2 * self.margin, max(bottom, top + tall)
        return spots


def _place(page: Layout, box: Rect, place: Seen, size: int, width: int, typeface: Typeface) -> None:
    tall, step = height_of(width), typeface.line(size)
    block = typeface.fit(title(place), box.width, step, size)
    page.put("place", Rect(box.left, box.top + step - block.height, box.width, block.height), block, QUIET)
    columns = room.columns_of(place, box.width, width)
    spots = page.places.setdefault(place.name, [])
    for number, (_, face) in enumerate(place.faces):
        row, column = divmod(number, columns)
        left, top = box.left + column * (width + room.GAP), box.top + step + row * (tall + room.GAP)
        spots.append(Rect(left, top, width, tall))
        page.marks.append(Drawing(spots[-1], face))
