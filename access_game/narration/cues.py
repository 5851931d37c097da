"""Which sound goes with which message, and from where it is heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from access_game.core.cards import FIRECRACKER, STAR, Card
from access_game.core.messages import Message, Seat
from access_game.narration.utterance import Cue

WIDTH = 0.8  # the outermost seats and columns: never quite at the ear, so that both ears hear everything
ROW_STEP = 2.0  # semitones from one line of a grid to the next

# A message not named here has no sound of its own.
CUES: dict[str, str] = {
    "laid": "laid",
    "shuffled": "shuffled",
    "dealt": "dealt",
    "dealt_to": "dealt",
    "received": "dealt",
    "counted": "dealt",
    "passed_on": "swapped",
    "turned_up": "turned_up",
    "turned_down": "turned_down",
    "swapped": "swapped",
    "took": "took",
    "shown": "turned_up",
    "discarded": "laid",
    "noted": "noted",
    "turn": "other_turn",
    "count": "tick",
    "chrono": "tick",
    "time_over": "bell",
    "buzzed": "buzz_other",
    "tied": "buzz_other",
    "beep": "beep",
    "claimed": "claim",
    "let_go": "back",
    "contested": "buzz_other",
    "lock_lifted": "enter_menu",
    "firecracker": "firecracker",
    "won_cards": "took",
    "race_over": "bell",
    "drew": "dealt",
    "put_under": "laid",
    "opening_card": "turned_up",
    "laid_star": "star",
    "laid_firecracker": "firecracker",
    "truth": "turned_up",
    "kept": "recall_right",
    "slipped_under": "recall_wrong",
    "finished": "bell",
}
MINE: dict[str, str] = {"turn": "turn", "buzzed": "buzz"}  # where my own sounds different
ASKED: dict[str, str] = {"hold": "locked"}  # questions that do not sound like a turn
FACES = {STAR: "star", FIRECRACKER: "firecracker"}


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
    message: Message, listener: Seat | None, seats: int, size_of: Callable[[str], tuple[int, int]]
) -> Cue | None:
    """The sound of a message; `size_of` gives columns and size of a place by name."""
    facts = message.facts
    who = facts.get("who")
    if message.key == "match_over":
        return Cue(_ending(facts["winners"], listener))
    name = CUES.get(message.key)
    if listener is None or who == listener:
        name = MINE.get(message.key, name)
    card: Any = facts.get("card")
    if message.key == "turned_up" and isinstance(card, Card):
        name = FACES.get(card.face, name)
    if name is None:
        return None
    if "slot" in facts and facts.get("owner") is None and "place" in facts:
        columns, size = size_of(facts["place"])
        if columns:
            return grid_cue(name, facts["slot"], columns, size)
    return Cue(name, seat_pan(who, seats) if isinstance(who, int) and who != listener else 0.0)


def _ending(winners: tuple[Seat, ...], listener: Seat | None) -> str:
    if listener is not None and listener not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"
