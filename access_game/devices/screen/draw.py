"""A page: one view drawn in one style into one surface."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from access_game.devices.screen import card
from access_game.devices.screen.layout import lay_out
from access_game.devices.screen.plan import Arrow, Drawing, Fill, Layout, Mark, Outline, Print, Tick
from access_game.devices.screen.themes import Colour, Style, Theme
from access_game.devices.screen.typeface import Typeface
from access_game.narration.view import View

__all__ = ["Layout", "draw"]


def draw(surface: pygame.Surface, view: View, style: Style, typeface: Typeface, now: float = 0.0) -> Layout:
    """Draws the whole page; nothing of the page before remains. `now`: on the host's clock, for the chrono."""
    page = lay_out(view, surface.get_size(), style.zoom, typeface, now)
    surface.fill(style.theme.ground)
    paint(surface, page.marks, style.theme, typeface)
    return page


def paint(surface: pygame.Surface, marks: Sequence[Mark], theme: Theme, typeface: Typeface) -> None:
    def colour(name: str) -> Colour:
        found: Colour = getattr(theme, name)
        return found

    for mark in marks:
        match mark:
            case Print(box, block, name):
                typeface.set(surface, block, box.left, box.top, colour(name))
            case Drawing(box, face):
                card.draw_card(surface, face, box, theme, typeface)
            case Tick(box):
                card.draw_tick(surface, box, theme.ground, theme.ink)
            case Outline(box, rim, name, True):
                card.dashed(surface, box, colour(name), rim)
            case Outline(box, rim, name, False):
                pygame.draw.rect(surface, colour(name), box, rim)
            case Fill(box, name):
                pygame.draw.rect(surface, colour(name), box)
            case Arrow(box, to, name):
                pygame.draw.polygon(surface, colour(name), triangle(box, to))


def triangle(box: Rect, to: str) -> list[tuple[int, int]]:
    if to == "up":
        return [box.bottomleft, box.bottomright, (box.centerx, box.top)]
    if to == "down":
        return [box.topleft, box.topright, (box.centerx, box.bottom)]
    return [box.topleft, box.bottomleft, (box.right, box.centery)]
