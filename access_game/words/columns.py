"""The words the columns of Solitix can give: which end cards to take, and which to move aside, to spell them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from access_game.words import planes
from access_game.words.finder import ALPHABET, Finder
from access_game.words.query import STAR

LEAST_CARDS = 4


class ColumnMove(NamedTuple):
    """Take the end card of a column (`to` is -1), or move it into the emptied column `to`."""

    column: int
    to: int = -1


class Dig(NamedTuple):
    """How far into a column: for each card from the end, whether it was moved aside instead of taken."""

    column: int
    aside: tuple[bool, ...]
    empties: bool


class Way(NamedTuple):
    digs: tuple[Dig, ...]
    fires: int


def feasible(digs: Sequence[Dig], free: int) -> bool:
    """Whether the emptied columns come in time for the cards moved aside; each holds one.

    Columns emptied without moving anything come first, then those emptied at a cost, then the others: no other
    order leaves more room.
    """
    room = free
    for dig in sorted(digs, key=_eagerness):
        room -= sum(dig.aside)
        if room < 0:
            return False
        room += dig.empties
    return True


def _eagerness(dig: Dig) -> tuple[bool, int]:
    return (not dig.empties, sum(dig.aside))


class Columns:
    """The columns as they lie, each from its bottom to its end card, and the firecrackers at hand."""

    def __init__(self, stacks: Sequence[str], fires: int) -> None:
        self.stacks = tuple(stacks)
        self.fires = fires
        self.free = self.stacks.count("")
        self._whole = [Counter(stack.replace(STAR, "")) for stack in self.stacks if stack and stack.count(STAR) < 2]

    def fit(self, word: str) -> Way | None:
        """One way to spell the word, or None: every card taken is used, at most one of them is a star."""
        return _Fitting(self, word).columns_from(0, 0)

    def room(self, need: dict[str, int]) -> int:
        """No column can have more cards moved aside: the columns empty now, and those the word holds whole.

        A column emptied by moving some of its own cards aside gives back at most the room it took.
        """
        room = self.free
        for whole in self._whole:
            for letter, count in whole.items():
                if need.get(letter, 0) < count:
                    break
            else:
                room += 1
        return room


class _Fitting:
    """One word tried on the columns, from the first to the last."""

    def __init__(self, columns: Columns, word: str) -> None:
        self._columns = columns
        self._need = {letter: word.count(letter) for letter in word}
        self._asides = columns.room(self._need)
        self._digs: list[Dig] = []
        self._failed: set[tuple[object, ...]] = set()
        # For each column, what the word may have from there on: if it wants more, it is given up there.
        self._supply: list[dict[str, int]] = [{}]
        for stack in reversed(columns.stacks):
            supply = dict(self._supply[-1])
            for card in self._open(stack):
                supply[card] = supply.get(card, 0) + 1
            self._supply.append(supply)
        self._supply.reverse()

    def _open(self, stack: str) -> str:
        """The cards of a column the word can come at, if it had the column for itself."""
        passed: dict[str, int] = {}
        room = self._asides
        for deep, card in enumerate(reversed(stack)):
            passed[card] = passed.get(card, 0) + 1
            if passed[card] > (1 if card == STAR else self._need.get(card, 0)):
                room -= 1
                if room < 0:
                    return stack[len(stack) - deep :]
        return stack

    def columns_from(self, column: int, star: int) -> Way | None:
        columns = self._columns
        if column == len(columns.stacks):
            left = sum(self._need.values()) - star
            fits = 0 <= left <= columns.fires and feasible(self._digs, columns.free)
            return Way(tuple(self._digs), left) if fits else None
        if not self._enough(column, star):
            return None
        # The same letters left, the same columns emptied and cards aside: it failed before, it fails again.
        costs = sorted(_eagerness(dig) for dig in self._digs) if self._asides else ()
        state = (column, star, tuple(self._need.values()), *costs)
        if state in self._failed:
            return None
        way = self._dig(column, (), star)
        if way is None:
            self._failed.add(state)
        return way

    def _enough(self, column: int, star: int) -> bool:
        """The letters still wanted can come from the columns left, a star and the firecrackers."""
        supply = self._supply[column]
        jokers = self._columns.fires + (star or (STAR in supply))
        for letter, count in self._need.items():
            jokers -= max(0, count - supply.get(letter, 0))
        return jokers >= 0

    def _dig(self, column: int, aside: tuple[bool, ...], star: int) -> Way | None:
        """Take the next card of the column, or move it aside, or leave the column here."""
        stack = self._columns.stacks[column]
        deep = len(aside)
        if deep < len(stack):
            card = stack[-1 - deep]
            if card == STAR:
                if not star and (way := self._dig(column, (*aside, False), 1)):
                    return way
            elif self._need.get(card):
                self._need[card] -= 1
                way = self._dig(column, (*aside, False), star)
                self._need[card] += 1
                if way:
                    return way
            # The last card of a column is never moved aside: it would only change places with the empty one.
            if deep + 1 < len(stack) and sum(aside) < self._asides and (way := self._dig(column, (*aside, True), star)):
                return way
        if not aside:
            return self.columns_from(column + 1, star)
        if aside[-1]:
            return None  # a card moved aside for nothing
        self._digs.append(Dig(column, aside, deep == len(stack)))
        way = self.columns_from(column + 1, star)
        self._digs.pop()
        return way


def plan(way: Way, stacks: Sequence[str]) -> tuple[ColumnMove, ...]:
    """The way as moves in an order that works."""
    empty = [column for column, stack in enumerate(stacks) if not stack]
    moves: list[ColumnMove] = []
    for dig in sorted(way.digs, key=_eagerness):
        for moved in dig.aside:
            moves.append(ColumnMove(dig.column, empty.pop(0)) if moved else ColumnMove(dig.column))
        if dig.empties:
            empty.append(dig.column)
    return tuple(moves)


def reach(finder: Finder, stacks: Sequence[str], fires: int, layers: Iterable[int]) -> Iterator[tuple[int, str, Way]]:
    """The words of each layer that fit, layer after layer: bits leave those that may, fitting decides."""
    columns = Columns(stacks, fires)
    cards = "".join(stacks)
    jokers = fires + (STAR in cards)
    mask = finder.from_rack(cards.replace(STAR, ""), jokers, finder.between(LEAST_CARDS, len(cards) + fires))
    if stacks and min(map(len, stacks)) > 1:
        mask = _sieve(finder, stacks, jokers, mask)
    for layer in layers:
        for number, word in finder.passing(mask & layer, None):
            way = columns.fit(word)
            if way:
                yield number, word, way


def _sieve(finder: Finder, stacks: Sequence[str], jokers: int, words: int) -> int:
    """Leaves the words all of whose letters can be come at: the cards above one are in the word as well.

    Words that empty a column may move cards aside, and pass. Each letter is looked at alone, so some words left do
    not fit; those dropped never do. It pays on high columns.
    """
    reached: dict[str, int] = {}
    emptying = 0
    for stack in stacks:
        open_to = words  # the words that come this deep
        above: Counter[str] = Counter()
        for card in reversed(stack):
            above[card] += 1
            if card != STAR:
                open_to &= finder.plane(planes.has(card, above[card]))
                reached[card] = reached.get(card, 0) | open_to
            elif above[STAR] > 1:
                open_to = 0
        emptying |= open_to
    lacking = [0] * (jokers + 1)  # lacking[n]: the words with more than n letters out of reach
    for letter in ALPHABET:
        holding = words & finder.plane(planes.has(letter, 1))
        short = holding ^ (holding & reached.get(letter, 0))
        for n in range(jokers, 0, -1):
            lacking[n] |= lacking[n - 1] & short
        lacking[0] |= short
    return emptying | words ^ (words & lacking[jokers])
