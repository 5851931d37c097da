"""The options of a question in words: a card of the hand, a slot of a grid, a player, or a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from access_game.core.cards import in_order
from access_game.core.questions import Question
from access_game.core.sight import SeenPlace, Sight
from access_game.narration.wording import Wording, id_of

SEVERAL = 6  # more options than this are counted, not listed


def ranked(place: SeenPlace, order: str) -> list[int]:
    """The slots of a hand as its owner wants them read; cards not seen come last."""
    slots = {card.id: slot for slot, card in place.cards.items() if card is not None}
    up = [slots[card.id] for card in in_order((card for card in place.cards.values() if card is not None), order)]
    return [*up, *(slot for slot, card in place.cards.items() if card is None)]


class Labels:
    def __init__(self, wording: Wording) -> None:
        self.wording, self.book = wording, wording.book

    @staticmethod
    def place(question: Question[Any] | None, sight: Sight | None) -> SeenPlace | None:
        """Where the options lie, as far as the seat has seen."""
        if question is None or sight is None or not question.among:
            return None
        return sight.among(question.among, question.of)

    def label(self, question: Question[Any] | None, option: int | str, sight: Sight | None, length: str) -> str:
        """`length` is a verbosity, or "braille"."""
        if isinstance(option, str):
            choice = f"choice-{id_of(option)}"
            return self.book.text(choice, "braille" if length == "braille" and self.book.has(choice, "braille") else "")
        among = question.among if question is not None else ""
        if among == "seats":
            return self.wording.name(option)
        place = self.place(question, sight)
        if place is None:
            return self.wording.slot(option, 0, length) if among else str(option)
        return self.slot(place, option, length)

    def slot(self, place: SeenPlace, slot: int, length: str) -> str:
        """ "ligne 2, colonne 3, face cachée"; in a hand the card alone."""
        card = place.cards.get(slot)
        if place.owner is not None and card is not None:
            return self.wording.card(card, length)
        where = self.wording.slot(slot, place.columns, length)
        if card is not None:
            content = self.wording.card(card, length)
        elif slot not in place.cards:
            content = self.book.text("content-empty")
        elif length == "brief":
            return where  # face down is what one expects
        else:
            content = self.book.text("content-face-down")
        attribute = length if place.columns and self.book.has("label-slot", length) else ""
        return self.book.text("label-slot", attribute, slot=where, number=slot, content=content)

    def seen(self, place: SeenPlace, slot: int, length: str) -> str:
        """A card somebody meets on a walk over the table: also that it lies face down, and what is beneath it."""
        card = place.cards.get(slot)
        content = (
            self.book.text("content-empty")
            if slot not in place.cards
            else self.book.text("content-face-down")
            if card is None
            else self.wording.card(card, length)
        )
        if beneath := place.beneath.get(slot, 0):
            content = self.book.text("content-on", content=content, count=self.wording.counted("cards", beneath))
        if len(place.cards) == 1 and not place.columns:
            return content
        where = self.wording.slot(slot, place.columns, length)
        return self.book.text("label-slot", "braille" if length == "braille" else "", slot=where, content=content)

    def offered(self, question: Question[Any] | None, options: Sequence[int | str], sight: Sight | None) -> str:
        """What would be right, for a refusal: the options themselves, or how many there are."""
        if len(options) > SEVERAL:
            return self.book.text("choices", n=len(options))
        return self.wording.listed([self.label(question, option, sight, "brief") for option in options])
