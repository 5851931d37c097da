"""The words the columns of Solitix can give: which end cards to take, and which to move aside, to spell them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from access_game.words import planes
from access_game.words.finder import Finder
from access_game.words.query import STAR

LEAST_CARDS = 4
_FEW = 24  # so few words are quicker tried one by one than by laying more planes


class Move(NamedTuple):
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


def fit(word: str, stacks: Sequence[str], fires: int) -> Way | None:
    """One way to spell the word from the columns, or None: every card taken is used, at most one is a star."""
    free = sum(1 for stack in stacks if not stack)
    below: list[Counter[str]] = [Counter()]
    for stack in reversed(stacks):
        below.append(below[-1] + Counter(stack))
    below.reverse()  # below[n]: the cards in the columns from n on
    need = Counter(word)
    digs: list[Dig] = []

    def enough(column: int, star: int) -> bool:
        """The letters still wanted can come from the columns left, a star and the firecrackers."""
        rest = below[column]
        lacking = sum(count - rest[letter] for letter, count in need.items() if count > rest[letter])
        return lacking <= fires + (star or (1 if rest[STAR] else 0))

    def column_from(column: int, star: int) -> Way | None:
        if column == len(stacks):
            left = sum(need.values()) - star
            return Way(tuple(digs), left) if 0 <= left <= fires and feasible(digs, free) else None
        if not enough(column, star):
            return None
        return dig_from(column, (), star)

    def dig_from(column: int, aside: tuple[bool, ...], star: int) -> Way | None:
        stack = stacks[column]
        deep = len(aside)
        if deep < len(stack):
            card = stack[-1 - deep]
            if card == STAR:
                if not star and (way := dig_from(column, (*aside, False), 1)):
                    return way
            elif need[card] > 0:
                need[card] -= 1
                way = dig_from(column, (*aside, False), star)
                need[card] += 1
                if way:
                    return way
            if deep + 1 < len(stack) and sum(aside) < asides and (way := dig_from(column, (*aside, True), star)):
                return way
        if aside and aside[-1]:
            return None
        if not aside:
            return column_from(column + 1, star)
        digs.append(Dig(column, aside, deep == len(stack)))
        way = column_from(column + 1, star)
        digs.pop()
        return way

    asides = most_asides(stacks, len(word))
    return column_from(0, 0)


def most_asides(stacks: Sequence[str], cards: int) -> int:
    """No more cards can be moved aside than columns can be empty while a word of that many cards is taken."""
    room, left = 0, cards - 1  # the card under the one moved aside is taken as well
    for height in sorted(map(len, stacks)):
        left -= height
        if left < 0:
            break
        room += 1
    return room


def plan(way: Way, stacks: Sequence[str]) -> tuple[Move, ...]:
    """The way as moves in an order that works."""
    empty = [column for column, stack in enumerate(stacks) if not stack]
    moves: list[Move] = []
    for dig in sorted(way.digs, key=_eagerness):
        for moved in dig.aside:
            moves.append(Move(dig.column, empty.pop(0)) if moved else Move(dig.column))
        if dig.empties:
            empty.append(dig.column)
    return tuple(moves)


def reach(finder: Finder, stacks: Sequence[str], fires: int, layer: int) -> Iterator[tuple[int, str, Way]]:
    """The words of the layer that fit, each once: bits sieve them column by column, fit() decides."""
    height = sum(map(len, stacks))
    untried = layer & finder.between(LEAST_CARDS, height + fires)

    def sieve(column: int, deep: int, mask: int, taken: Counter[str]) -> Iterator[int]:
        """Masks of few words that hold the cards taken so far, and perhaps more."""
        nonlocal untried
        mask &= untried
        if not mask:
            return
        if column == len(stacks) or mask.bit_count() <= _FEW:
            untried ^= mask
            yield mask
            return
        if deep < len(stacks[column]):
            card = stacks[column][-1 - deep]
            if card == STAR:
                yield from sieve(column, deep + 1, mask, taken)
            else:
                taken[card] += 1
                plane = finder.plane(planes.has(card, taken[card]))
                yield from sieve(column, deep + 1, mask & plane, taken)
                taken[card] -= 1
        yield from sieve(column + 1, 0, mask, taken)

    for few in sieve(0, 0, untried, Counter()):
        for number, word in finder.passing(few, None):
            way = fit(word, stacks, fires)
            if way:
                yield number, word, way
