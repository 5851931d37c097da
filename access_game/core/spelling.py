"""Which cards write a word: the player types it, and the cards are found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .cards import STAR, Card
from .letters import fold
from .places import Place
from .questions import Pick
from .seats import Seat
from .table import Table


def writers(word: str, cards: Mapping[int, Card]) -> list[list[int]]:
    """For each letter of the word the slots it may come from: cards with that letter, or else the stars, which stand
    for any letter and come last. Empty where the cards cannot write it."""
    letters = fold(word)
    stars = [slot for slot, card in cards.items() if card.face == STAR]
    ways: list[list[int]] = []
    for place, letter in enumerate(letters):
        held = [slot for slot, card in cards.items() if card.face == letter]
        ways.append(held if letters.count(letter, 0, place) < len(held) else stars)
    wanted = sum(way is stars for way in ways)
    return ways if wanted <= len(stars) else []


async def spell(table: Table, seat: Seat, word: str, place: Place, marks: bool = False) -> tuple[int, ...]:
    """The slots of the cards that write this word, in its order; nothing where they cannot. Cards that look alike are
    not asked about: only where `marks` matter does the player say which of them."""
    chosen: list[int] = []
    for way in writers(word, place.slots):
        free = [slot for slot in way if slot not in chosen]
        kinds = {place.slots[slot].mark for slot in free}
        if marks and len(kinds) > 1 and _is_choice(free, way, word, place.slots):
            chosen.append(await table.must(seat, Pick("which_card", free, among=place.name, of=place.owner)))
        else:
            chosen.append(free[0])
    return tuple(chosen)


def _is_choice(free: Sequence[int], way: Sequence[int], word: str, cards: Mapping[int, Card]) -> bool:
    """Would another card be left over? If the word uses all of them there is nothing to choose."""
    return len(way) > fold(word).count(cards[free[0]].face)
