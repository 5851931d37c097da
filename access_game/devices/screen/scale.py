"""How large print is in a window, and what follows from that: plain numbers."""

from __future__ import annotations

from typing import NamedTuple

from access_game.devices.screen.card import WIDTH
from access_game.devices.screen.themes import BASE

RIM = 4  # pixels of the focus outline at the least


class Scale(NamedTuple):
    size: int  # of the text
    margin: int  # between two zones; like the outline it belongs to the window, so that large print loses no room
    rim: int  # of the focus outline
    card: int  # the width of a card that this size of print asks for

    @property
    def gap(self) -> int:
        """Between two cards: room for the outline of the focus, a little off the card."""
        return 2 * (self.rim + 3)


def text_size(size: tuple[int, int], zoom: float) -> int:
    """The print the player asked for, but never so large that a window holds less than a few words."""
    width, height = size
    return max(8, round(min(BASE * max(1.0, zoom), width / 8, height / 7)))


def scale(window: tuple[int, int], zoom: float) -> Scale:
    size = text_size(window, zoom)
    return Scale(size, max(4, min(window) // 50), max(RIM, min(window) // 130), round(WIDTH * max(1.0, zoom)))
