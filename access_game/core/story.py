"""A common story: cards laid one after the other, most of them with a word; and what of it may be heard again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .cards import STAR, Card
from .places import TOP, Place
from .questions import Word, initial
from .recital import NAMES
from .seats import Seat
from .table import Table

STORY = "story"  # all that is told from the first card to the last: forgotten when the story is to be recalled
LAST = f"{STORY} last"  # an entry and all around it, forgotten with the next one; in the easy form with the sentence
HAND = f"{STORY} hand"  # what was told of hands, forgotten when they are passed on


def word_for(card: Card) -> Word:
    """One word for each card; an empty line leaves it in the hand."""
    about: dict[str, Any] = {"topic": LAST, "facts": {"card": card}, "among": "hand"}
    return initial("story_word", card.face, may_pass=True, single=True, **about)


@dataclass(frozen=True)
class Laid:
    card: Card
    word: str
    by: Seat


@dataclass
class CommonStory:
    """Its cards lie on a pile before everybody, the last one on top."""

    table: Table
    pile: Place
    easy: bool = False  # a whole sentence may be heard again, not only its last word
    told: list[Laid] = field(default_factory=list)
    settled: int = 1  # to so many words nobody can object any more

    @property
    def sentence(self) -> list[str]:
        """The words since the last full stop."""
        begins = max((place for place, laid in enumerate(self.told, 1) if laid.card.face == STAR), default=0)
        return [laid.word for laid in self.told[begins:] if laid.word]

    @property
    def author(self) -> Seat | None:
        """Who said the last word, where one may object to it."""
        last = self.told[-1]
        return last.by if last.word and len(self.told) > self.settled else None

    @property
    def names(self) -> list[tuple[str, ...]]:
        """What is right, card by card, when it is recalled."""
        return [NAMES.get(laid.card.face, (laid.word,)) for laid in self.told]

    def begin(self, card: Card, word: str, by: Seat, left: int) -> None:
        """The first card lies there already, turned up for all."""
        self.table.tell_all("story_word", who=by, word=word, left=left)
        self.told.append(Laid(card, word, by))

    def lay(self, hand: Place, slot: int, by: Seat, word: str) -> Card:
        """The next card, with its word if it has one. What was told before it can be heard no more."""
        card = hand.slots[slot]
        if card.face == STAR or not self.easy:
            self.table.forget(LAST)
        self.table.discard(hand, slot, self.pile)
        self.table.tell_all("story_word" if word else f"laid_{card.face}", who=by, word=word, left=len(hand))
        self.told.append(Laid(card, word, by))
        return card

    def take_back(self, hand: Place) -> Seat:
        """The last card goes back to the hand it came from, its word with it. Returns who was last before."""
        self.table.forget(LAST)
        gone, before = self.told.pop(), self.told[-1]
        with self.table.about(HAND):
            self.table.move(self.pile, TOP, hand, by=gone.by, key="dealt", unseen="dealt_to")
        self.table.tell_all("taken_back", who=gone.by, word=before.word, card=before.card)
        return before.by

    def retell(self) -> None:
        """Whole, once, each word by its teller: the reward."""
        told = ((laid.by, laid.word or ".") for laid in self.told if laid.word or laid.card.face == STAR)
        self.table.tell_all("retold", told=tuple(told))
