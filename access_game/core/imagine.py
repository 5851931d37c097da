"""Another world with the same past, as far as one seat can tell."""

from __future__ import annotations

from itertools import zip_longest
from random import Random

from .chance import Lot, Noise, Order
from .match import JournalMismatch, Match, NotAnAnswer
from .messages import Entry
from .seats import CLOCK, DEALER, Seat


def imagine(match: Match, seat: Seat, rng: Random) -> Match:
    """Play the same journal again, but let the cards this seat did not see fall otherwise.

    In each shuffle a card keeps its place only if the seat saw it later on.
    JournalMismatch if the world drawn contradicts an answer or a message: draw again.
    """
    world = Match(match.script, match.setup)
    last_seen = {card: step for step, card in match.table.sights[seat]}
    try:
        for step, entry in enumerate(match.journal, start=1):
            question = world.waiting.questions.get(DEALER) if world.waiting else None
            if entry.seat == DEALER and isinstance(question, Lot | Noise):
                entry = entry._replace(answer=question.guess(rng))  # what the seat was told of it decides below
            elif entry.seat == DEALER and isinstance(entry.answer, list):
                if not isinstance(question, Order) or len(question.cards) != len(entry.answer):
                    raise JournalMismatch("another pile was shuffled")
                kept = {card for card in entry.answer if last_seen.get(card, -1) >= step}
                free = Order("", tuple(card for card in question.cards if card not in kept))
                fresh = iter(free.read(free.guess(rng)))
                entry = entry._replace(answer=[card if card in kept else next(fresh, -1) for card in entry.answer])
            if entry.seat == CLOCK and world.waiting and tuple(world.waiting.questions) != match.asked[step - 1]:
                raise JournalMismatch("the bell rang for others")  # a bell fits any wait, so it must be told apart
            asked = world.waiting.questions.get(entry.seat) if world.waiting else None
            if asked is not None and asked.secret and entry.seat != seat and not _answers(world, entry):
                # Nobody saw what was answered there: with another card it was another word. What became of it decides.
                entry = entry._replace(answer=asked.guess(rng))
            try:
                world.feed(entry)
            except NotAnAnswer as error:
                raise JournalMismatch(str(error)) from error
        for other, told in zip_longest(world.told(seat), match.told(seat)):
            if other != told:
                keys = (message.key if message else "nothing" for message in (other, told))
                raise JournalMismatch("this seat would have heard something else: " + " instead of ".join(keys))
    except JournalMismatch:
        world.close()
        raise
    return world


def _answers(world: Match, entry: Entry) -> bool:
    try:
        world.check(entry)
    except NotAnAnswer:
        return False
    return True
