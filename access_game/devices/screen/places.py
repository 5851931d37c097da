"""What lies on the table beside the question: rows and piles, each with its name, and with its count where that is not
to be seen."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from access_game.devices.screen import room
from access_game.devices.screen.card import height_of
from access_game.devices.screen.plan import QUIET, Drawing, Layout
from access_game.devices.screen.scale import Scale
from access_game.devices.screen.typeface import Typeface
from access_game.narration.view import Seen


def places(page: Layout, box: Rect, seen: Sequence[Seen], at: Scale, most: int, typeface: Typeface) -> None:
    """One under the other or side by side, whichever leaves larger cards, all of one width; `most`: how wide they ever
    grow here."""
    size = max(8, round(at.size * 0.75))
    step = typeface.line(size)
    under = room.card_width(tuple(seen), box, most, step)
    wide = (box.width - (len(seen) - 1) * at.margin) // len(seen)
    column = Rect(box.left, box.top, wide, box.height)
    beside = min(room.card_width((place,), column, most, step) for place in seen)
    titles = [title(place) for place in seen]
    if beside > under and (not under or all(typeface.fit(words, wide, step, size).whole for words in titles)):
        size = min(typeface.fit(words, wide, step, size).size for words in titles)  # all of one size
        for number, place in enumerate(seen):
            _place(page, column.move(number * (wide + at.margin), 0), place, step, size, beside, typeface)
    elif under:
        for place in seen:
            box = room.below(box, _place(page, box, place, step, size, under, typeface))


def title(place: Seen) -> str:
    return f"{place.name} ({place.count})" if place.count > len(place.faces) else place.name


def _place(page: Layout, box: Rect, place: Seen, step: int, size: int, width: int, typeface: Typeface) -> int:
    """How high it is."""
    tall = height_of(width)
    block = typeface.fit(title(place), box.width, step, size)
    page.put("place", Rect(box.left, box.top + step - block.height, box.width, block.height), block, QUIET)
    columns = room.columns_of(place, box.width, width)
    spots = page.places.setdefault(place.name, [])
    for number, (_, face) in enumerate(place.faces):
        row, column = divmod(number, columns)
        left, top = box.left + column * (width + room.GAP), box.top + step + row * (tall + room.GAP)
        spots.append(Rect(left, top, width, tall))
        page.marks.append(Drawing(spots[-1], face))
    return step + -(-len(place.faces) // columns) * (tall + room.GAP) + room.GAP
