"""The icon of the window: two cards of the box, drawn as all cards are."""

from __future__ import annotations

import pygame

from access_game.devices.screen.card import draw_card
from access_game.devices.screen.themes import THEMES
from access_game.devices.screen.typeface import Typeface
from access_game.narration.view import CardFace

SIDE = 64


def icon(typeface: Typeface) -> pygame.Surface:
    drawn = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    for face, left, top in ((CardFace("letter", "G", "white"), 22, 6), (CardFace("letter", "A", "black"), 4, 2)):
        draw_card(drawn, face, pygame.Rect(left, top, 39, 55), THEMES[0], typeface)
    return drawn
