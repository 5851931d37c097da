"""An opening: somebody turns up a letter for all to see, and says at once a word that begins with it."""

from __future__ import annotations

from typing import NamedTuple

from .bells import Bell
from .cards import Card
from .places import TOP, How, Place
from .questions import initial
from .rituals import clockwise, turn_up_letter
from .seats import Seat
from .table import Table

SAY = 20.0  # seconds
AWAY = 2  # letters without a word: longer than the idle time (C11), so whoever opens is not there


class Opening(NamedTuple):
    by: Seat
    card: Card | None = None  # None: no letter is left
    word: str = ""  # none: nobody is there


async def open_with(table: Table, draw: Place, by: Seat, to: Place, racing: bool = True) -> Opening:
    """Who says nothing in time sees the card go under the pile, and turns up the next; no letter comes twice. Who lets
    two go by is away: the next seat opens, once round the table. In calm no time is set."""
    order = [seat for seat in (by, *clockwise(table, by)[:-1]) for _ in range(AWAY)]
    card: Card | None = None
    for turn in range(sum(card.is_letter for card in draw.cards())):
        if turn == len(order):
            table.tell_all("nobody_opens")
            return Opening(by, card)
        if order[turn] != by:
            table.tell_all("opens_instead", who=order[turn], absent=by)
            by = order[turn]
        card = turn_up_letter(table, draw, by, to)
        assert card is not None
        question = initial("first_word", card.face, single=True, topic=table.theme, facts={"card": card})
        if word := await table.ask(by, question, within=Bell(SAY, firm=True) if racing else None):
            return Opening(by, card, word)
        table.move(to, TOP, draw, TOP, by=by, key="not_opened", how=How.UNDER, card=card)
    table.tell_all("no_letter_left")
    return Opening(by)
