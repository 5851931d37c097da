"""Planes: one bit for each word of the list, telling one thing about its letters. Made once, by the build."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

ENDS = 3  # letters at each end that have a plane of their own
BLOCK = 64  # words in a block of the neighbours table
GAPS = (1, 2, 3)  # neighbours side by side, and with one or two letters between


def has(letter: str, count: int) -> str:
    """Name of the plane of the words with at least that many of the letter."""
    return f"{letter}{count}"


def starts(letter: str, place: int) -> str:
    return f"^{letter}{place}"


def ends(letter: str, place: int) -> str:
    return f"${letter}{place}"


def draw(words: Sequence[str]) -> dict[str, bytes]:
    """All the planes of the words, least bit first."""
    width = (len(words) + 7) // 8
    planes: dict[str, bytearray] = {}

    def mark(name: str, number: int) -> None:
        plane = planes.get(name)
        if plane is None:
            plane = planes[name] = bytearray(width)
        plane[number >> 3] |= 1 << (number & 7)

    for number, word in enumerate(words):
        for letter, count in Counter(word).items():
            for k in range(1, count + 1):
                mark(has(letter, k), number)
        for place, letter in enumerate(word[:ENDS]):
            mark(starts(letter, place), number)
        for place, letter in enumerate(reversed(word[-ENDS:])):
            mark(ends(letter, place), number)
    return {name: bytes(planes[name]) for name in sorted(planes)}


def row(first: str, second: str, gap: int) -> int:
    """The row of the neighbours table for two letters that far apart."""
    return (GAPS.index(gap) * 26 + ord(first) - 65) * 26 + ord(second) - 65


def draw_neighbours(words: Sequence[str]) -> bytes:
    """For each pair of letters, the blocks of words where they stand that near: a search skips the other blocks."""
    width = (len(words) + BLOCK * 8 - 1) // (BLOCK * 8)
    table = bytearray(width * len(GAPS) * 26 * 26)
    for number, word in enumerate(words):
        block = number // BLOCK
        for gap in GAPS:
            for first, second in zip(word, word[gap:], strict=False):
                table[row(first, second, gap) * width + (block >> 3)] |= 1 << (block & 7)
    return bytes(table)
