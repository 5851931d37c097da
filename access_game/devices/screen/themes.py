"""Colours and size of the print: data, checked by the contrast they have (7 to 1 for text, 3 to 1 for outlines)."""

from __future__ import annotations

from dataclasses import dataclass, replace

Colour = tuple[int, int, int]

BLACK: Colour = (0, 0, 0)
WHITE: Colour = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Theme:
    name: str  # its words are `theme-NAME` in keys.ftl
    ground: Colour
    ink: Colour
    quiet: Colour  # text that is not the newest, not alive, not the main thing
    line: Colour  # outlines of cards and panels
    focus: Colour
    dark: Colour = BLACK  # the cards of the white alphabet and of +
    dark_ink: Colour = WHITE
    light: Colour = WHITE  # the cards of the black alphabet and of ++
    light_ink: Colour = BLACK


THEMES: tuple[Theme, ...] = (
    Theme("dark", (18, 18, 18), WHITE, (205, 205, 205), (150, 150, 150), (255, 213, 79)),
    Theme("light", WHITE, BLACK, (60, 60, 60), (100, 100, 100), (0, 60, 158), dark=(20, 20, 20)),
    Theme(
        *("yellow", BLACK, (255, 255, 0), (255, 213, 79), (200, 200, 0), WHITE),
        dark_ink=(255, 255, 0),
        light=(255, 255, 0),
    ),
    Theme("contrast", BLACK, WHITE, WHITE, WHITE, (255, 255, 0)),
    Theme(
        *("soft", (247, 238, 214), (43, 36, 28), (70, 60, 48), (116, 98, 76), (122, 44, 10)),
        dark=(32, 27, 22),
        dark_ink=(247, 238, 214),
        light=(255, 250, 236),
        light_ink=(43, 36, 28),
    ),
)
ZOOMS: tuple[float, ...] = (1.0, 1.5, 2.0, 3.0, 4.0)
BASE = 28  # pixels of the text at x1


@dataclass(frozen=True, slots=True)
class Style:
    zoom: float = 1.0
    theme: Theme = THEMES[0]

    def larger(self) -> Style:
        """The next print size; after the largest, the smallest."""
        return replace(self, zoom=next((zoom for zoom in ZOOMS if zoom > self.zoom), ZOOMS[0]))

    def recoloured(self) -> Style:
        """The next theme; after the last, the first."""
        place = THEMES.index(self.theme) if self.theme in THEMES else -1
        return replace(self, theme=THEMES[(place + 1) % len(THEMES)])


def theme(name: str) -> Theme:
    """The theme of that name, or the first where a settings file names none of ours."""
    return next((one for one in THEMES if one.name == name), THEMES[0])


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2: 1 for the same colour, 21 for black on white."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    def linear(value: int) -> float:
        share = value / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(value) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
