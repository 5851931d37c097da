"""A card as the real one: its letter, and at its foot the mark a finger would feel."""

from __future__ import annotations

import math

import pygame

from access_game.devices.screen.themes import Colour, Theme
from access_game.devices.screen.typeface import Typeface
from access_game.narration.view import CardFace

WIDTH = 72  # pixels at x1
RATIO = 1.4  # height over width


def height_of(width: int) -> int:
    return round(width * RATIO)


def draw_card(surface: pygame.Surface, face: CardFace, box: pygame.Rect, theme: Theme, typeface: Typeface) -> None:
    """Fills the box with the card; what it shows is told by shape, never by colour alone."""
    rim = max(2, box.width // 28)
    corner = max(3, box.width // 9)
    if face.kind == "empty":
        dashed(surface, box, theme.line, rim)
        return
    light = face.mark in ("black", "++") if face.kind == "letter" else face.kind == "star"
    paper, ink = (theme.light, theme.light_ink) if light else (theme.dark, theme.dark_ink)
    pygame.draw.rect(surface, paper, box, border_radius=corner)
    if face.kind == "back":
        _back(surface, box, theme, rim)
    elif face.kind == "star":
        pygame.draw.polygon(surface, ink, _star(box.centerx, box.centery, box.width * 0.4))
    elif face.kind == "firecracker":
        _firecracker(surface, box, ink)
    else:
        _letter(surface, face, box, ink, typeface)
    pygame.draw.rect(surface, theme.line, box, rim, border_radius=corner)


def draw_tick(surface: pygame.Surface, box: pygame.Rect, ground: Colour, ink: Colour) -> None:
    """A tick in a disc, for what has been chosen."""
    pygame.draw.ellipse(surface, ground, box)
    pygame.draw.ellipse(surface, ink, box, max(2, box.width // 12))
    points = [(0.25, 0.52), (0.44, 0.72), (0.76, 0.3)]
    placed = [(box.left + x * box.width, box.top + y * box.height) for x, y in points]
    pygame.draw.lines(surface, ink, False, placed, max(3, box.width // 8))


def dashed(surface: pygame.Surface, box: pygame.Rect, colour: Colour, rim: int) -> None:
    """An outline of dashes: an empty place, or an item that cannot be chosen now."""
    step = max(6, rim * 4)
    for start in range(box.left, box.right, step * 2):
        length = min(step, box.right - start)
        pygame.draw.rect(surface, colour, (start, box.top, length, rim))
        pygame.draw.rect(surface, colour, (start, box.bottom - rim, length, rim))
    for start in range(box.top, box.bottom, step * 2):
        length = min(step, box.bottom - start)
        pygame.draw.rect(surface, colour, (box.left, start, rim, length))
        pygame.draw.rect(surface, colour, (box.right - rim, start, rim, length))


def _letter(surface: pygame.Surface, face: CardFace, box: pygame.Rect, ink: Colour, typeface: Typeface) -> None:
    room = pygame.Rect(box.left, box.top, box.width, round(box.height * 0.78))
    size = round(box.height * 0.6)
    while size > 8 and typeface.width(face.letter, size, True) > box.width * 0.84:
        size -= 2
    drawn = typeface.font(size, True).render(face.letter, True, ink)
    surface.blit(drawn, drawn.get_rect(center=room.center))
    _mark(surface, face.mark, box, ink)


def _mark(surface: pygame.Surface, mark: str, box: pygame.Rect, ink: Colour) -> None:
    """At the foot: nothing for white, a dash for black, + and ++."""
    middle = box.top + round(box.height * 0.86)
    arm, thick = box.width * 0.11, max(2, box.width // 18)
    centres = {"black": (0.0,), "+": (0.0,), "++": (-1.35, 1.35)}.get(mark, ())
    for offset in centres:
        centre = box.centerx + offset * arm
        long = arm * (1.6 if mark == "black" else 1)
        pygame.draw.rect(surface, ink, _bar(centre, middle, long * 2, thick))
        if mark != "black":
            pygame.draw.rect(surface, ink, _bar(centre, middle, thick, arm * 2))


def _bar(x: float, y: float, width: float, height: float) -> pygame.Rect:
    return pygame.Rect(round(x - width / 2), round(y - height / 2), round(width), round(height))


def _back(surface: pygame.Surface, box: pygame.Rect, theme: Theme, rim: int) -> None:
    """A frame and a ring: sixteen of them side by side stay calm."""
    thin = max(1, rim // 2)
    inner = box.inflate(-box.width // 5, -box.width // 5)
    pygame.draw.rect(surface, theme.dark_ink, inner, thin, border_radius=max(2, box.width // 12))
    pygame.draw.circle(surface, theme.dark_ink, box.center, max(3, box.width // 8), thin)


def _star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    points = []
    for number in range(10):
        reach = radius if number % 2 == 0 else radius * 0.42
        angle = -math.pi / 2 + number * math.pi / 5
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return points


def _firecracker(surface: pygame.Surface, box: pygame.Rect, ink: Colour) -> None:
    """A tube standing aslant, a fuse, and the sparks at its end."""
    unit = box.width / 10

    def at(x: float, y: float) -> tuple[float, float]:
        return box.left + x * unit, box.top + y * unit

    pygame.draw.polygon(surface, ink, [at(2.2, 10.6), at(4.6, 5.4), at(7.0, 6.6), at(4.6, 11.8)])
    thick = max(2, round(unit * 0.5))
    pygame.draw.lines(surface, ink, False, [at(5.8, 6.0), at(6.6, 4.6), at(7.2, 4.4)], thick)
    for number in range(8):
        angle = number * math.pi / 4
        near, far = unit * 0.7, unit * (2.0 if number % 2 == 0 else 1.4)
        x, y = at(7.4, 3.6)
        start = (x + near * math.cos(angle), y + near * math.sin(angle))
        end = (x + far * math.cos(angle), y + far * math.sin(angle))
        pygame.draw.line(surface, ink, start, end, thick)
