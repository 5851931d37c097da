"""Finds words by their letters: planes of bits, one bit a word, laid upon one another."""

from __future__ import annotations

import re
from collections.abc import Iterator

from access_game.words import planes
from access_game.words.chest import Chest
from access_game.words.order import WordOrder
from access_game.words.query import STAR, Query

_SET_BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
_NOT_EMPTY = re.compile(rb"[^\0]")
_WIDE = tuple(
    b"".join((b"\xff" if byte >> bit & 1 else b"\0") * (planes.BLOCK // 8) for bit in range(8)) for byte in range(256)
)
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def numbers(mask: int) -> Iterator[int]:
    """The bits that are set, from the least."""
    packed = mask.to_bytes((mask.bit_length() + 7) // 8, "little")
    for found in _NOT_EMPTY.finditer(packed):
        place = found.start()
        for bit in _SET_BITS[packed[place]]:
            yield place * 8 + bit


class Finder:
    """The planes of one list. They are unpacked at their first use and kept."""

    def __init__(self, chest: Chest, order: WordOrder) -> None:
        self._chest = chest
        self._order = order
        self._planes: dict[str, int] = {}
        self._neighbours = b""

    def plane(self, name: str) -> int:
        """The words this plane marks; none when the list has no such word."""
        plane = self._planes.get(name)
        if plane is None:
            part = f"plane {name}"
            plane = int.from_bytes(self._chest.part(part), "little") if part in self._chest else 0
            self._planes[name] = plane
        return plane

    def between(self, shortest: int, longest: int) -> int:
        """The words of these lengths."""
        first, after = self._order.span(shortest, longest)
        return (1 << after) - (1 << first)

    def candidates(self, query: Query) -> int:
        """The words that have the letters; their order remains to be tested."""
        mask = self.between(query.least, query.most)
        for letter, count in query.cards.items():
            mask &= self.plane(planes.has(letter, count))
        for letter in set(query.without):
            mask ^= mask & self.plane(planes.has(letter, 1))
        for head in (query.starting, _fixed_head(query.pattern)):
            for place, letter in enumerate(head[: planes.ENDS]):
                if letter != "?":
                    mask &= self.plane(planes.starts(letter, place))
        for tail in (query.ending, _fixed_tail(query.pattern)):
            for place, letter in enumerate(reversed(tail[-planes.ENDS :])):
                if letter != "?":
                    mask &= self.plane(planes.ends(letter, place))
        if query.rack is not None and mask:
            mask = self.from_rack(query.rack.replace(STAR, ""), query.rack.count(STAR) + query.jokers, mask)
        if query.runs and mask:
            mask &= self._near(query.runs)
        return mask

    def from_rack(self, cards: str, jokers: int, mask: int) -> int:
        """The words of the mask that lack at most as many cards as there are jokers."""
        lacking = [0] * (jokers + 1)  # lacking[n]: the words that lack more than n cards
        for letter in ALPHABET:
            count = cards.count(letter) + 1
            while plane := self.plane(planes.has(letter, count)):
                short = mask & plane
                for n in range(jokers, 0, -1):
                    lacking[n] |= lacking[n - 1] & short
                lacking[0] |= short
                count += 1
        return mask ^ lacking[jokers]

    def _near(self, runs: tuple[str, ...]) -> int:
        """The blocks of words where the letters of the runs stand as near as asked: wider than true, never narrower."""
        if not self._neighbours:
            self._neighbours = self._chest.part("neighbours")
        table = self._neighbours
        width = len(table) // (len(planes.GAPS) * 26 * 26)
        blocks = (1 << width * 8) - 1
        for run in runs:
            for gap in planes.GAPS:
                for first, second in zip(run, run[gap:], strict=False):
                    if first != "?" and second != "?":
                        at = planes.row(first, second, gap) * width
                        blocks &= int.from_bytes(table[at : at + width], "little")
        wide = b"".join([_WIDE[byte] for byte in blocks.to_bytes(width, "little")])
        return int.from_bytes(wide, "little")

    def passing(self, mask: int, test: re.Pattern[bytes] | None) -> Iterator[tuple[int, str]]:
        """The words of the mask that pass the test, with their numbers."""
        order = self._order
        letters = order.letters
        shelves = iter(order.shelves)
        length = first = after = place = 0
        for number in numbers(mask):
            while number >= after:
                length, first, after, place = next(shelves)
            at = place + (number - first) * length
            if test is None or test.match(letters, at, at + length):
                yield number, letters[at : at + length].decode("ascii")


def _fixed_head(pattern: str) -> str:
    return pattern.split(STAR, 1)[0]


def _fixed_tail(pattern: str) -> str:
    return pattern.rsplit(STAR, 1)[-1]
