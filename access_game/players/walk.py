"""Walking through the places of the table: one below the other, and in each its cards side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from access_game.core.sight import Sight
from access_game.narration.narrator import Narrator

from .pages import Choice, ListPage, Moved
from .prompts import drawn

Rows = Sequence[Sequence[Choice]]


class WalkPage(ListPage):
    """`look` gives the rows as they are now: what changes on the table changes here."""

    def __init__(
        self, title: str, look: Callable[[], Rows], on_choose: Callable[[str], None], on_back: Callable[[], None]
    ) -> None:
        super().__init__(title, (), on_choose, on_back=on_back)
        self.look = look
        self.is_counted = False
        self.rows: Rows = ()
        self.renew()

    def renew(self) -> None:
        self.rows = [row for row in self.look() if row]
        self.rebuild([choice for row in self.rows for choice in row])

    def move(self, command: str, digit: int = 0, at: float = 0.0) -> Moved:
        """Up and down from place to place (in a grid from row to row), left and right from card to card."""
        starts = [0, *accumulate(len(row) for row in self.rows)]
        row = max((n for n in range(len(self.rows)) if starts[n] <= self.focus), default=0)
        column = self.focus - starts[row]
        match command:
            case "up" | "down":
                row += 1 if command == "down" else -1
            case "left" | "right":
                column += 1 if command == "right" else -1
                if not 0 <= column < (len(self.rows[row]) if self.rows else 0):
                    return Moved(self.here(), at_edge=True)
            case "nth":
                row, column = (digit or 10) - 1, 0
            case _:
                return super().move(command, digit, at)
        if not 0 <= row < len(self.rows):
            return Moved(self.here(), at_edge=True)
        self.focus = starts[row] + min(column, len(self.rows[row]) - 1)
        return Moved(self.here())


def rows_of(sight: Sight, narrator: Narrator) -> list[list[Choice]]:
    """Each place with its title and count, then its cards; a grid keeps its rows and its empty slots. What nobody here
    may see is only counted."""
    rows: list[list[Choice]] = []
    for stretch in narrator.stretches(sight):
        place, id = stretch.place, f"{stretch.place.name}/{stretch.place.owner}"
        said = {slot: narrator.slot(place, slot) for slot in stretch.slots}
        cards = [
            Choice(f"{id}/{slot}", words.text, words.braille, drawn(place, slot), spoken=words.parts)
            for slot, words in said.items()
        ]
        head = Choice(id, stretch.label, stretch.label)
        if place.columns:
            rows.append([head])
            rows += [cards[start : start + place.columns] for start in range(0, len(cards), place.columns)]
        else:
            rows.append([head, *cards])
    return rows
