"""The order of a word list: by length, then alphabet. Words of a length stand side by side, equally wide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


class WordOrder:
    """The folded words of a list as one string of letters; a word is a number and a number is a place."""

    def __init__(self, letters: bytes, counts: Iterable[tuple[int, int]]) -> None:
        self.letters = letters
        self.shelves: list[tuple[int, int, int, int]] = []  # length, first number, number after the last, place
        number = place = 0
        for length, count in counts:
            self.shelves.append((length, number, number + count, place))
            number += count
            place += length * count
        if place != len(letters):
            raise ValueError("the counts do not cover the letters")
        self.size = number
        self._by_length = {shelf[0]: shelf for shelf in self.shelves}

    def __len__(self) -> int:
        return self.size

    def word(self, number: int) -> str:
        for length, first, after, place in self.shelves:
            if number < after:
                at = place + (number - first) * length
                return self.letters[at : at + length].decode("ascii")
        raise IndexError(number)

    def number(self, folded: str) -> int:
        """Where the word stands, or -1."""
        shelf = self._by_length.get(len(folded))
        if shelf is None or not folded.isascii():
            return -1
        length, first, after, place = shelf
        wanted = folded.encode("ascii")
        low, high = 0, after - first
        letters = self.letters
        while low < high:
            middle = (low + high) // 2
            at = place + middle * length
            if letters[at : at + length] < wanted:
                low = middle + 1
            else:
                high = middle
        at = place + low * length
        return first + low if low < after - first and letters[at : at + length] == wanted else -1

    def span(self, shortest: int, longest: int) -> tuple[int, int]:
        """The numbers of the words that long, as first and after the last."""
        inside = [shelf for shelf in self.shelves if shortest <= shelf[0] <= longest]
        return (inside[0][1], inside[-1][2]) if inside else (0, 0)

    def __iter__(self) -> Iterator[str]:
        for length, first, after, place in self.shelves:
            for at in range(place, place + (after - first) * length, length):
                yield self.letters[at : at + length].decode("ascii")


def in_order(words: Iterable[str]) -> tuple[list[str], list[tuple[int, int]]]:
    """The words sorted, and how many there are of each length."""
    ordered = sorted(words, key=lambda word: (len(word), word))
    counts: dict[int, int] = {}
    for word in ordered:
        counts[len(word)] = counts.get(len(word), 0) + 1
    return ordered, sorted(counts.items())
