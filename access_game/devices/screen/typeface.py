"""The typeface: Atkinson Hyperlegible Next, measured, wrapped and fitted into boxes."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pygame

from access_game.devices.screen.themes import Colour

_FONTS = Path(__file__).resolve().parent / "fonts"
_FILES = {False: "AtkinsonHyperlegibleNext-Regular.ttf", True: "AtkinsonHyperlegibleNext-Bold.ttf"}
SMALLEST = 20  # pixels: what does not fit at this size is cut, not shrunk further
# The sizes there are: larger print that has to shrink into a box never lands below what smaller print had there.
_SIZES = (*range(8, 48), *range(48, 96, 2), *range(96, 401, 4))


class Block(NamedTuple):
    """Lines of text of one size, ready to be set."""

    lines: tuple[str, ...]
    size: int
    bold: bool
    height: int
    whole: bool  # False where the end had to be cut
    width: int = 0  # of the longest line


class Typeface:
    """Loads each size once. Belongs to one opened display: fonts die with it."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._fonts: dict[tuple[int, bool], pygame.font.Font] = {}

    def font(self, size: int, bold: bool = False) -> pygame.font.Font:
        key = (max(6, size), bold)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(_FONTS / _FILES[bold], key[0])
        return self._fonts[key]

    def line(self, size: int) -> int:
        """The height of a line with the air above it."""
        return round(size * 1.25)

    def width(self, text: str, size: int, bold: bool = False) -> int:
        return self.font(size, bold).size(clean(text))[0]

    def wrap(self, text: str, size: int, width: int, bold: bool = False) -> tuple[str, ...]:
        """The text in lines no wider than that; a word too long for a line is broken."""
        font = self.font(size, bold)
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in clean(paragraph).split(" "):
                longer = f"{line} {word}" if line else word
                if font.size(longer)[0] <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                while len(word) > 1 and font.size(word)[0] > width:
                    kept = self._reach(word, font, width)
                    lines.append(word[:kept])
                    word = word[kept:]
                line = word
            lines.append(line)
        return tuple(lines)

    def fit(self, text: str, width: int, height: int, size: int, bold: bool = False) -> Block:
        """The text at that size, or at the largest smaller one at which it fits into the box with no word broken."""
        if not text:
            return Block((), size, bold, 0, True)
        sizes = [one for one in _SIZES if min(size, SMALLEST) <= one <= size] or [size]
        least, most = 0, len(sizes)  # the largest that fits is among those from `least` on, and before `most`
        if self._fits(text, width, height, sizes[-1], bold):
            least = most - 1
        while most - least > 1:
            middle = (least + most) // 2
            if self._fits(text, width, height, sizes[middle], bold):
                least = middle
            else:
                most = middle
        return self.first_lines(text, width, height, sizes[least], bold)

    def _fits(self, text: str, width: int, height: int, size: int, bold: bool) -> bool:
        return (
            all(self.width(word, size, bold) <= width for word in text.split())
            and len(self.wrap(text, size, width, bold)) * self.line(size) <= height
        )

    def first_lines(self, text: str, width: int, height: int, size: int, bold: bool = False) -> Block:
        """As many lines of that size as the box holds, at least one; the last one says where the rest is cut."""
        lines = list(self.wrap(text, size, width, bold))
        kept = max(1, height // self.line(size))
        whole = len(lines) <= kept
        if not whole:
            del lines[kept:]
            while lines[-1] and self.width(lines[-1] + "…", size, bold) > width:
                lines[-1] = lines[-1][:-1]
            lines[-1] += "…"
        wide = max(self.width(line, size, bold) for line in lines)
        return Block(tuple(lines), size, bold, self.line(size) * len(lines), whole, wide)

    def set(self, surface: pygame.Surface, block: Block, left: int, top: int, colour: Colour) -> pygame.Rect:
        """Puts the lines there; returns the box they fill."""
        font, step = self.font(block.size, block.bold), self.line(block.size)
        box = pygame.Rect(left, top, 0, block.height)
        for number, line in enumerate(block.lines):
            if not line:
                continue
            drawn = font.render(clean(line), True, colour)
            surface.blit(drawn, (left, top + number * step + (step - drawn.get_height()) // 2))
            box.width = max(box.width, drawn.get_width())
        return box

    @staticmethod
    def _reach(word: str, font: pygame.font.Font, width: int) -> int:
        """How many letters of the word a line can hold, at least one."""
        kept = len(word)
        while kept > 1 and font.size(word[:kept])[0] > width:
            kept -= 1
        return kept


def clean(text: str) -> str:
    """The text without what the face cannot show: control characters, and the narrow space before French signs."""
    shown = text.replace("\u202f", "\u00a0").replace("\t", " ")
    return "".join(letter for letter in shown if letter >= " " and not 0x7F <= ord(letter) < 0xA0)
