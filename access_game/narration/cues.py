"""Which sound goes with which message, and from where it is heard."""

from __future__ import annotations

from collections.abc import Callable

from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.utterance import Cue
from access_game.narration.wording import NONE

SizeOf = Callable[[str], tuple[int, int]]  # columns and size of a place, by its name

WIDTH = 0.8  # the outermost seats and columns: never quite at the ear, so that both ears hear everything
ROW_STEP = 2.0  # semitones from one line of a grid to the next


def seat_pan(seat: int, seats: int) -> float:
    """Seats stand from left to right in their order."""
    return round(WIDTH * (2 * seat / (seats - 1) - 1), 3) if seats > 1 else 0.0


def grid_cue(name: str, slot: int, columns: int, size: int) -> Cue:
    """A sound at a place of a grid: left to right by column, high to low by row. A row of cards is one line."""
    width = columns or max(size, 1)
    row, column = divmod(slot - 1, width)
    rows = -(-size // width) if size else 1
    pan = WIDTH * (2 * column / (width - 1) - 1) if width > 1 else 0.0
    return Cue(name, round(pan, 3), ROW_STEP * ((rows - 1) / 2 - row))


def cue_of(
    book: Phrasebook, id: str, message: Message, listener: Seat | None, seats: int, size_of: SizeOf
) -> Cue | None:
    """The sound of a message: what is written as `.cue` beside its words, or `.you-cue` where the listener does it.
    It comes from its place on the table, or from the seat of whoever acts."""
    facts = message.facts
    who = facts.get("who")
    mine = listener is None or listener in (who, *facts.get("winners", ()))
    attribute = "you-cue" if mine and book.has(id, "you-cue") else "cue"
    if not book.has(id, attribute):
        return None
    card = facts.get("card")
    own = {"who": NONE if who is None else str(who)}
    if card:
        own["card-cue"] = book.text(f"card-{'letter' if card.is_letter else card.face}", "cue")
    name = book.fill(id, attribute, own)
    if "slot" in facts and facts.get("owner") is None and "place" in facts:
        columns, size = size_of(facts["place"])
        if columns:
            return grid_cue(name, facts["slot"], columns, size)
    return Cue(name, seat_pan(who, seats) if isinstance(who, Seat) and who != listener else 0.0)
