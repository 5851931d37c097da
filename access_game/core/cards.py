"""The box: one hundred cards, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from .letters import VOWELS

STAR, FIRECRACKER = "star", "firecracker"
WHITE, BLACK, PLUS, PLUS_PLUS = "white", "black", "+", "++"

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# The whole material in one table: every other list of cards is a choice from this one.
MATERIAL: tuple[tuple[str, Iterable[str]], ...] = (
    (WHITE, ALPHABET),
    (BLACK, ALPHABET),
    (PLUS, "AAAEEEEEEILLMNNOORRRSSSSTTTU"),
    (PLUS_PLUS, "AAEEIIOOUU"),
    ("", 7 * (STAR,)),
    ("", 3 * (FIRECRACKER,)),
)


@dataclass(frozen=True, slots=True)
class Card:
    id: int  # its place in the box: the same physical card in every game
    face: str  # "A" ... "Z", "star", "firecracker"
    mark: str = ""  # "white", "black", "+", "++"

    @property
    def is_letter(self) -> bool:
        return len(self.face) == 1


BOX: tuple[Card, ...] = tuple(
    Card(id, face, mark) for id, (face, mark) in enumerate((face, mark) for mark, faces in MATERIAL for face in faces)
)


def choose(face: str, mark: str = "", count: int = 1) -> tuple[Card, ...]:
    """The first `count` cards of that face and mark."""
    found = tuple(card for card in BOX if card.face == face and card.mark == mark)
    if len(found) < count:
        raise ValueError(f"the box holds {len(found)} cards {face} {mark}")
    return found[:count]


MARKS = {"w": WHITE, "b": BLACK, "p": PLUS, "pp": PLUS_PLUS}
NAMED = {"STAR": (STAR, ""), "FIRE": (FIRECRACKER, "")}


def from_notation(notation: str) -> list[Card]:
    """ "bA pA pA STAR FIRE": those cards, each a different one of the box."""
    taken: list[Card] = []
    for name in notation.split():
        face, mark = NAMED.get(name) or (name[-1], MARKS[name[:-1]])
        taken.append(next(card for card in BOX if card.face == face and card.mark == mark and card not in taken))
    return taken


ORDERS = ("dealt", "alphabet", "vowels", "family")  # how a hand may be read


def in_order(cards: Iterable[Card], order: str) -> list[Card]:
    """A hand as it is read: as it was dealt, by the alphabet, vowels first, or by families (mark, then letter).
    Stars and firecrackers come last."""
    keys: dict[str, Callable[[Card], tuple[bool, bool, str, str]]] = {
        "alphabet": lambda card: (not card.is_letter, False, card.face, card.mark),
        "vowels": lambda card: (not card.is_letter, card.face not in VOWELS, card.face, card.mark),
        "family": lambda card: (not card.is_letter, False, card.mark, card.face),
    }
    return sorted(cards, key=keys[order]) if order in keys else list(cards)
