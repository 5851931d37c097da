"""A page: one view drawn in one style into one surface.

However small the window and however large the print, three things stand whole on the page: the title, the thing the
focus rests on, and the newest caption. What is left over goes to the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame import Rect

from access_game.devices.screen import card, room
from access_game.devices.screen.themes import BASE, Style, Theme
from access_game.devices.screen.typeface import Block, Typeface
from access_game.narration.view import Item, Kind, View

MARKER, BAR = "> ", "|"
RIM = 4  # pixels of the focus outline at the least


@dataclass(slots=True)
class Layout:
    """Where things came to stand, for whoever wants to know: tests, and a pointer one day."""

    title: Rect | None = None
    focus: Rect | None = None
    caption: Rect | None = None  # the newest
    status: Rect | None = None
    items: dict[int, Rect] = field(default_factory=dict)  # those in sight, by their number
    cut: list[str] = field(default_factory=list)  # what did not fit as a whole


def draw(surface: pygame.Surface, view: View, style: Style, typeface: Typeface) -> Layout:
    """Draws the whole page; nothing of the page before remains."""
    return _Draughtsman(surface, view, style, typeface).draw()


def text_size(size: tuple[int, int], zoom: float) -> int:
    """The print the player asked for, but never so large that a window holds less than a few words."""
    width, height = size
    return max(8, round(min(BASE * max(1.0, zoom), width / 8, height / 7)))


class _Draughtsman:
    def __init__(self, surface: pygame.Surface, view: View, style: Style, typeface: Typeface) -> None:
        self.surface, self.view, self.typeface = surface, view, typeface
        self.theme: Theme = style.theme
        self.size = text_size(surface.get_size(), style.zoom)
        self.pad = max(3, self.size // 3)
        self.rim = max(RIM, self.size // 10)
        self.small_card = round(self.size * 2.2)  # the height of a card within a row of a list
        self.page = Layout()

    def draw(self) -> Layout:
        self.surface.fill(self.theme.ground)
        whole = self.surface.get_rect()
        main = whole.inflate(-2 * self.pad, -2 * self.pad)
        main = self._title(main)
        main = self._captions(self._status(main, whole), whole)
        beside = Rect(0, 0, 0, 0)
        if self.view.table:
            busy = bool(self.view.items or self.view.kind is Kind.LINE or self.view.body)
            main, beside = room.share(main, self.size, busy)
        self._main(main)
        if beside.width and beside.height:
            self._table(beside)
        return self.page

    # -- the frame: title above, status and captions below

    def _title(self, box: Rect) -> Rect:
        if not self.view.title:
            return box
        block = self._fit("title", self.view.title, box.width, round(box.height * 0.22), round(self.size * 1.1), True)
        self.page.title = self.typeface.set(self.surface, block, box.left, box.top, self.theme.ink)
        return room.below(box, block.height + self.pad)

    def _status(self, box: Rect, whole: Rect) -> Rect:
        if not self.view.status:
            return box
        block = self._fit("status", self.view.status, box.width, round(whole.height * 0.12), round(self.size * 0.85))
        top = box.bottom - block.height
        self.page.status = self.typeface.set(self.surface, block, box.left, top, self.theme.quiet)
        return room.above(box, block.height + self.pad // 2)

    def _captions(self, box: Rect, whole: Rect) -> Rect:
        if not self.view.captions:
            return box
        *older, newest = self.view.captions
        most = round(whole.height * 0.3)
        block = self._fit("caption", newest, box.width, most - 2 * self.pad, self.size)
        top = box.bottom - block.height
        self.page.caption = self.typeface.set(self.surface, block, box.left, top, self.theme.ink)
        for caption in reversed(older[-3:]):
            earlier = self.typeface.fit(caption, box.width, most, round(self.size * 0.8))
            if not earlier.whole or box.bottom - top + earlier.height > most - 2 * self.pad:
                break
            top -= earlier.height
            self.typeface.set(self.surface, earlier, box.left, top, self.theme.quiet)
        top -= self.pad
        pygame.draw.line(self.surface, self.theme.line, (0, top), (whole.right, top), 2)
        return room.above(box, box.bottom - top + self.pad)

    # -- the middle: what is asked

    def _main(self, box: Rect) -> None:
        view = self.view
        if view.body:
            box = self._body(box, alone=not view.items and view.kind is not Kind.LINE)
        if view.kind is Kind.LINE:
            box = self._line(box)
        if not view.items or box.height < self.size:
            return
        if view.kind in (Kind.HAND, Kind.GRID):
            self._cells(box)
        else:
            self._list(box)

    def _body(self, box: Rect, alone: bool) -> Rect:
        text = self.view.body
        most = box.height if alone else round(box.height * 0.45)
        if alone and self.view.focus > 0:
            # A long text is read line by line: the line being read stands first.
            text = "\n".join(text.split("\n")[self.view.focus :])
        if alone and self.view.kind is Kind.TEXT:
            # A page of text is turned by its reader: better large and in part than small and whole.
            block = self._first_lines(text, box.width, most)
        else:
            size = round(self.size * (1.4 if self.view.kind is Kind.RACE else 1))
            block = self.typeface.fit(text, box.width, most, size)
        if not block.whole:
            self.page.cut.append("body")
        self.typeface.set(self.surface, block, box.left, box.top, self.theme.ink)
        return room.below(box, block.height + self.pad)

    def _first_lines(self, text: str, width: int, height: int) -> Block:
        step = self.typeface.line(self.size)
        lines = self.typeface.wrap(text, self.size, width)
        kept = lines[: max(1, height // step)]
        return Block(kept, self.size, False, step * len(kept), len(kept) == len(lines))

    def _line(self, box: Rect) -> Rect:
        """The line being typed, with a bar where the next letter goes, which is always in sight."""
        inner = box.inflate(-4 * self.rim, -4 * self.rim)
        size = min(round(self.size * 1.2), max(8, round(inner.height / 1.3)))
        before, after = self.view.typed[: self.view.caret], self.view.typed[self.view.caret :]
        typed = before + BAR + after
        block = self.typeface.fit(typed, inner.width, inner.height, size)
        if not block.whole:
            step = self.typeface.line(block.size)
            lines = self.typeface.wrap(typed, block.size, inner.width)
            bars = [number for number, line in enumerate(lines, start=1) for _ in range(line.count(BAR))]
            here = bars[before.count(BAR)]
            lines = lines[max(0, here - max(1, inner.height // step)) : here]
            block = Block(lines, block.size, False, step * len(lines), True)
        frame = Rect(box.left, box.top, box.width, min(block.height + 4 * self.rim, box.height))
        pygame.draw.rect(self.surface, self.theme.focus, frame, self.rim)
        self.typeface.set(self.surface, block, inner.left, inner.top, self.theme.ink)
        self.page.focus = frame
        return room.below(box, frame.height + self.pad)

    def _list(self, box: Rect) -> None:
        items, focus = self.view.items, self.view.focus
        marker = self.typeface.width(MARKER, self.size, True)
        blocks: dict[int, Block] = {}
        self.small_card = max(8, min(self.small_card, box.height - 2 * self.rim - self.pad))

        def height(number: int) -> int:
            item = items[number]
            most = box.height - self.pad
            taken = marker + 2 * self.rim + self._beside(item)
            blocks[number] = self.typeface.fit(item.label, box.width - taken - self.pad, most, self.size)
            tall = max(blocks[number].height, self.small_card + 2 * self.rim if item.face else 0) + self.pad
            return min(tall, box.height)

        seen = room.around(max(0, focus), len(items), box.height, height)
        top = box.top
        for number, tall in seen:
            row = Rect(box.left, top, box.width, tall)
            self._row(number, items[number], blocks[number], row, marker)
            top += tall
        self._more(box, seen[0][0] > 0, seen[-1][0] < len(items) - 1, top)

    def _row(self, number: int, item: Item, block: Block, row: Rect, marker: int) -> None:
        left = row.left + self.rim + self.pad // 2
        focused = number == self.view.focus
        if focused:
            self._outline(row, item)
            sign = Block((MARKER,), block.size, True, self.typeface.line(block.size), True)
            self.typeface.set(self.surface, sign, left, row.centery - sign.height // 2, self.theme.focus)
            if not block.whole:
                self.page.cut.append("focus")
        left += marker
        if item.face:
            tall = self.small_card
            place = Rect(left, row.centery - tall // 2, round(tall / card.RATIO), tall)
            card.draw_card(self.surface, item.face, place, self.theme, self.typeface)
            left += place.width + self.pad
        if item.chosen:
            tick = Rect(left, row.centery - self.size // 2, self.size, self.size)
            card.draw_tick(self.surface, tick, self.theme.ground, self.theme.ink)
            left += self.size + self.pad
        self.typeface.set(
            self.surface,
            block,
            left,
            row.centery - block.height // 2,
            self.theme.ink if item.alive else self.theme.quiet,
        )
        self.page.items[number] = row

    def _cells(self, box: Rect) -> None:
        """Cards in rows, and under them the focused one in words."""
        view = self.view
        if 0 <= view.focus < len(view.items):
            box = self._focus_in_words(box, view.items[view.focus])
        gap = 2 * (self.rim + 4)  # room for the outline of the focus, a little off the card
        wanted = round(card.WIDTH * self.size / BASE)
        tallest = max(8, round((box.height - gap) / card.RATIO))
        width = max(8, min(wanted, tallest, box.width - gap))
        columns = view.columns if view.kind is Kind.GRID else max(1, box.width // (width + gap))
        columns = max(1, min(columns, len(view.items)))
        rows = -(-len(view.items) // columns)
        # As large as shows them all; where that would belittle the chosen print size, as large as shows whole rows.
        whole_rows = box.width // columns - gap
        everything = min(whole_rows, round((box.height // rows - gap) / card.RATIO))
        least, most = round(wanted * 0.6), round(wanted * 1.5)
        width = min(everything, most) if everything >= least else min(wanted, max(whole_rows, least))
        width = max(8, min(width, tallest, box.width - gap))
        step_x, step_y = width + gap, card.height_of(width) + gap
        focus = max(0, view.focus)
        across = room.span(focus % columns, columns, max(1, box.width // step_x))
        down = room.span(focus // columns, rows, max(1, box.height // step_y))
        for row in down:
            for column in across:
                number = row * columns + column
                if number < len(view.items):
                    left = box.left + gap // 2 + (column - across.start) * step_x
                    top = box.top + gap // 2 + (row - down.start) * step_y
                    self._cell(number, Rect(left, top, width, card.height_of(width)))

    def _focus_in_words(self, box: Rect, item: Item) -> Rect:
        """Under the cards, or beside them where the room is wide and shallow. Returns what is left for the cards."""
        shallow = box.height < 4 * self.size and box.width > 2 * box.height
        width = round(box.width * 0.45) if shallow else box.width
        most = box.height if shallow else round(box.height * 0.3)
        block = self._fit("focus", MARKER + item.label, width, most, self.size, True)
        if shallow:
            top = box.top + (box.height - block.height) // 2
            self.typeface.set(self.surface, block, box.right - width, top, self.theme.ink)
            return Rect(box.left, box.top, box.width - width - self.pad, box.height)
        self.typeface.set(self.surface, block, box.left, box.bottom - block.height, self.theme.ink)
        return room.above(box, block.height + self.pad // 2)

    def _cell(self, number: int, place: Rect) -> None:
        item = self.view.items[number]
        if item.face:
            card.draw_card(self.surface, item.face, place, self.theme, self.typeface)
        else:
            block = self.typeface.fit(item.label, place.width - 8, place.height - 8, self.size)
            self.typeface.set(self.surface, block, place.left + 4, place.centery - block.height // 2, self.theme.ink)
            pygame.draw.rect(self.surface, self.theme.line, place, 2)
        if item.chosen:
            side = max(18, place.width // 3)
            tick = Rect(place.right - side, place.top, side, side)
            card.draw_tick(self.surface, tick, self.theme.ground, self.theme.ink)
        if number == self.view.focus:
            self._outline(place.inflate(2 * self.rim + 6, 2 * self.rim + 6), item)
        self.page.items[number] = place

    # -- beside: the places of the table

    def _table(self, box: Rect) -> None:
        name_size = max(14, round(self.size * 0.75))
        step = self.typeface.line(name_size)
        width = room.card_width(self.view.table, box, round(card.WIDTH * self.size / BASE), step)
        if not width:
            return
        tall = card.height_of(width)
        top = box.top
        for place in self.view.table:
            block = self.typeface.fit(place.name, box.width, step, name_size)
            self.typeface.set(self.surface, block, box.left, top, self.theme.quiet)
            top += step
            columns = room.columns_of(place, box.width, width)
            for number, (_, face) in enumerate(place.faces):
                row, column = divmod(number, columns)
                spot = Rect(box.left + column * (width + 4), top + row * (tall + 4), width, tall)
                card.draw_card(self.surface, face, spot, self.theme, self.typeface)
            top += -(-len(place.faces) // columns) * (tall + 4) + 4

    # -- small things

    def _fit(self, name: str, text: str, width: int, height: int, size: int, bold: bool = False) -> Block:
        block = self.typeface.fit(text, width, height, size, bold)
        if not block.whole:
            self.page.cut.append(name)
        return block

    def _outline(self, box: Rect, item: Item) -> None:
        if item.alive:
            pygame.draw.rect(self.surface, self.theme.focus, box, self.rim)
        else:
            card.dashed(self.surface, box, self.theme.focus, self.rim)
        self.page.focus = box

    def _beside(self, item: Item) -> int:
        """What a row holds before its words."""
        taken = round(self.small_card / card.RATIO) + self.pad if item.face else 0
        return taken + (self.size + self.pad if item.chosen else 0)

    def _more(self, box: Rect, above: bool, under: bool, bottom: int) -> None:
        """Small arrows at the right edge where a list goes on out of sight."""
        side = max(8, self.size // 3)
        x = box.right - side - self.rim - 2
        if above:
            y = box.top + self.rim + 2
            points = [(x, y + side), (x + side, y + side), (x + side // 2, y)]
            pygame.draw.polygon(self.surface, self.theme.quiet, points)
        if under:
            y = bottom - self.rim - 2
            pygame.draw.polygon(
                self.surface, self.theme.quiet, [(x, y - side), (x + side, y - side), (x + side // 2, y)]
            )
