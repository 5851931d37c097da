"""An opening: somebody turns up a letter for all to see, and says at once a word that begins with it."""

from __future__ import annotations

from typing import NamedTuple

from .bells import Bell
from .cards import Card
from .places import TOP, How, Place
from .questions import initial
from .rituals import turn_up_letter
from .seats import Seat
from .table import Table

SAY = 20.0  # seconds


class Opening(NamedTuple):
    card: Card
    word: str


async def open_with(table: Table, draw: Place, by: Seat, to: Place, racing: bool = True) -> Opening | None:
    """Who says nothing in time sees the card go under the pile, and turns up the next; no letter comes twice. None
    where none is left. In calm no time is set."""
    for _ in range(sum(card.is_letter for card in draw.cards())):
        card = turn_up_letter(table, draw, by, to)
        assert card is not None
        question = initial("first_word", card.face, topic=table.theme, facts={"card": card})
        if word := await table.ask(by, question, within=Bell(SAY, firm=True) if racing else None):
            return Opening(card, word)
        table.move(to, TOP, draw, TOP, by=by, key="not_opened", how=How.UNDER, card=card)
    table.tell_all("no_letter_left")
    return None
