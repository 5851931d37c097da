"""A view laid out in a window: first the zones, then what stands in each. Nothing is drawn here."""

from __future__ import annotations

from pygame import Rect

from access_game.devices.screen import cells, room
from access_game.devices.screen.captions import captions
from access_game.devices.screen.chrono import chrono
from access_game.devices.screen.entry import body, entry, line_height
from access_game.devices.screen.places import places, widest
from access_game.devices.screen.plan import QUIET, Layout
from access_game.devices.screen.rows import rows
from access_game.devices.screen.scale import Scale, scale
from access_game.devices.screen.sides import in_a_row, ring, seat
from access_game.devices.screen.spots import lens_width
from access_game.devices.screen.themes import ZOOMS
from access_game.devices.screen.typeface import Typeface
from access_game.devices.screen.zones import NOTHING, Zones, zones
from access_game.narration.view import Item, Kind, Seen, View

QUESTION, LARGE_QUESTION = 0.6, 0.66  # of the table, for what is asked; the rest for what lies there

ENOUGH = 0.7  # of the width that the print asks for: so much smaller, all cards are better than one through a lens


class Ground:
    """Where the parts of this view lie in a window at one size of print."""

    def __init__(self, view: View, window: tuple[int, int], zoom: float) -> None:
        self.view, self.window, self.zoom, self.at = view, window, zoom, scale(window, zoom)
        seats = len(view.sides)
        has_hand = bool(seats) and (view.kind is Kind.HAND or any(seen.is_own for seen in view.table))
        self.zones: Zones = zones(window, zoom, seats, has_hand)
        self.boxes: tuple[Rect, ...] = ()
        middle = self.zones.table
        if seats and self.zones.sides.height:
            self.boxes = in_a_row(self.zones.sides, seats, self.at)
        elif seats:
            self.boxes, middle = ring(self.zones.table, seats, self.at)
        self.middle = middle
        self.question, self.lying = middle, NOTHING
        self.is_split = bool(self.beside) and (self.asks or bool(seats and not self.grid))
        if self.is_split:
            self.question, self.lying = self._shared(middle)
        elif self.beside and not self.grid:
            self.question, self.lying = NOTHING, middle

    def _shared(self, box: Rect) -> tuple[Rect, Rect]:
        """A line that is typed needs one line from side to side; all under it is for what lies on the table."""
        if self.view.kind is Kind.LINE and not self.view.body:
            tall = min(line_height(self.at), box.height // 2)
            return room.above(box, box.height - tall), room.below(box, tall + self.at.margin)
        share = QUESTION if self.zones.hand.height or not self.view.sides else LARGE_QUESTION
        return room.share(box, share, self.at.margin)

    @property
    def cards(self) -> list[tuple[int, Item]]:
        """The items that are asked about as cards."""
        if self.view.kind not in (Kind.HAND, Kind.GRID):
            return []
        return [(number, item) for number, item in enumerate(self.view.items) if self._is_card(item)]

    @property
    def words(self) -> list[tuple[int, Item]]:
        if self.view.kind not in (Kind.HAND, Kind.GRID):
            return list(enumerate(self.view.items))
        return [(number, item) for number, item in enumerate(self.view.items) if not self._is_card(item)]

    def _is_card(self, item: Item) -> bool:
        """Where the hand has a zone of its own, what is said instead of laying a card stands on the table."""
        return bool(item.face) or not self.zones.hand.height or self.view.kind is Kind.GRID

    @property
    def card_box(self) -> Rect:
        return self.zones.hand if self.view.kind is Kind.HAND and self.zones.hand.height else self.question

    @property
    def asks(self) -> bool:
        """Is something asked that is no card?"""
        return bool(self.words or self.view.kind is Kind.LINE or self.view.body)

    @property
    def grid(self) -> bool:
        """Is the table a grid, and nothing else is asked?"""
        return self.view.kind is Kind.GRID or (len(self.beside) == 1 and is_grid(self.beside[0]) and not self.asks)

    @property
    def own(self) -> Seen | None:
        return next((seen for seen in self.view.table if seen.is_own), None)

    @property
    def beside(self) -> list[Seen]:
        """What lies on the table; the own hand too, where it has no box of its own. What is won is told of who sits
        there."""
        lying = (seen for seen in self.view.table if seen.faces and not (seen.is_won and self.view.sides))
        return [seen for seen in lying if not (seen.is_own and self.hand_box.height)]

    @property
    def hand_box(self) -> Rect:
        """Where the own hand lies while it is not asked about; the same as when it is."""
        if self.zones.hand.height:
            return self.zones.hand
        return self.question if self.view.sides and not self.asks else NOTHING

    @property
    def columns(self) -> int:
        if self.view.kind is not Kind.GRID and self.grid:
            return self.beside[0].columns
        return self.view.columns if self.view.kind is Kind.GRID else 0

    @property
    def count(self) -> int:
        """How many cards are asked about, or would be in the same grid."""
        return len(self.cards) or (len(self.beside[0].faces) if self.grid and self.beside else 1)


def lay_out(view: View, window: tuple[int, int], zoom: float, typeface: Typeface, now: float = 0.0) -> Layout:
    """The same for the same view, window and print, at the same second of the chrono."""
    page, ground = Layout(), Ground(view, window, zoom)
    _head(page, ground, typeface)
    if view.countdown is not None and ground.zones.chrono.height:
        chrono(page, ground.zones.chrono, ground.zones.bar, view.countdown, now, typeface)
    seat(page, view.sides, ground.boxes, ground.at, typeface)
    _question(page, ground, typeface, wish(view, window, zoom), most(view, window))
    _lying(page, ground, typeface)
    box = ground.zones.captions
    said = [words for words in view.captions if words != view.title]
    if view.title or said:
        captions(page, box, said, ground.at, typeface, box.top < ground.zones.table.bottom)
    page.zones = {name: zone for name, zone in ground.zones._asdict().items() if zone.width and zone.height}
    return page


def most(view: View, window: tuple[int, int]) -> int:
    """How wide cards ever grow in this window: no wider than the lens of the largest print can show them."""
    ground = Ground(view, window, ZOOMS[-1])
    return lens_width(ground.card_box if ground.card_box.height else ground.middle, ground.at)


def wish(view: View, window: tuple[int, int], zoom: float) -> int:
    """How wide the card under the focus has to be: as the print asks for, and never smaller than in smaller print."""
    ground = Ground(view, window, zoom)
    largest = most(view, window)
    floor = 0
    for smaller in [one for one in ZOOMS if one < zoom]:
        under = Ground(view, window, smaller)
        wished = max(floor, round(min(under.at.card, largest) * ENOUGH))
        floor = cells.shown(under.card_box, under.count, under.columns, wished, largest, under.at)
    return max(floor, round(min(ground.at.card, largest) * ENOUGH))


def _head(page: Layout, ground: Ground, typeface: Typeface) -> None:
    view, at, zone = ground.view, ground.at, ground.zones
    if view.title:
        block = typeface.fit(view.title, zone.title.width, zone.title.height, round(at.size * 1.6), True)
        page.title = page.put("title", zone.title, block)
    if view.status and zone.status.height:
        block = typeface.fit(view.status, zone.status.width, zone.status.height, round(at.size * 0.8))
        page.status = page.put("status", zone.status, block, QUIET)


def _question(page: Layout, ground: Ground, typeface: Typeface, wished: int, largest: int) -> None:
    view, at, box = ground.view, ground.at, ground.question
    if view.body:
        alone = not view.items and view.kind is not Kind.LINE
        box = room.below(box, body(page, box, view, alone, at, typeface) + at.margin)
    if view.kind is Kind.LINE:
        box = room.below(box, entry(page, box, view, at, typeface) + at.margin)
    if ground.cards:
        cells.cells(page, ground.card_box, ground.cards, ground.columns, view.focus, wished, largest, at, typeface)
    if ground.words and box.height > at.rim * 4:
        rows(page, box, ground.words, view.focus, at, typeface)


def _lying(page: Layout, ground: Ground, typeface: Typeface) -> None:
    """What is not asked about and is to be seen all the same."""
    view, at = ground.view, ground.at
    own, beside = ground.own, ground.beside
    if own is not None and view.kind is not Kind.HAND:
        _as_cells(page, own, ground.hand_box, 0, 0, _widest(ground, own, typeface), at, typeface)
    if ground.grid and view.kind is not Kind.GRID:
        wished = wish(view, ground.window, ground.zoom)
        _as_cells(page, beside[0], ground.middle, ground.columns, wished, most(view, ground.window), at, typeface)
    elif beside and ground.lying.height:
        places(page, ground.lying, beside, at, _widest(ground, beside[0], typeface), typeface)


def _widest(ground: Ground, seen: Seen, typeface: Typeface) -> int:
    """How wide its cards are: no wider than larger print, which needs more room for words, leaves them."""
    view, window = ground.view, ground.window
    largest = most(view, window)
    for larger in [Ground(view, window, zoom) for zoom in ZOOMS if zoom >= ground.zoom]:
        if seen in larger.beside:
            largest = widest(larger.lying, larger.beside, larger.at, largest, typeface) or largest
    return largest


def _as_cells(
    page: Layout, seen: Seen, box: Rect, columns: int, wished: int, largest: int, at: Scale, typeface: Typeface
) -> None:
    """In the same box, and as large, as when it is asked about."""
    items = [(number, Item(label, label, face)) for number, (label, face) in enumerate(seen.faces)]
    if items and box.height:
        drawn = Layout()
        cells.cells(drawn, box, items, columns, -1, wished, largest, at, typeface)
        page.marks += drawn.marks
        page.turned_up += drawn.turned_up
        page.places[seen.name] = list(drawn.items.values())


def is_grid(seen: Seen) -> bool:
    return seen.columns < len(seen.faces)
