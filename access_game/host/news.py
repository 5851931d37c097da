"""What a note of the journal tells everybody: said by the host when it happens, by a watcher when it is read, and by
whoever reads the match again."""

from __future__ import annotations

from collections.abc import Sequence

from access_game.core.match import Match
from access_game.core.messages import Message, Standing
from access_game.core.notes import Ended, HandedOver, Hinted, Note, Passed, Rested, Undone
from access_game.core.seats import Seat
from access_game.core.sight import OVER, Sight

NOBODY = Seat(-9)


def news(note: Note, match: Match, levels: Sequence[str]) -> Message | None:
    """`match` and `levels` as they were before it; None where nothing has changed for anybody."""
    seats = match.table.seats
    match note:
        case Undone(to):
            return Message(seats, "undone", {"who": match.journal[to].seat}) if to < len(match.journal) else None
        case HandedOver(seat, level) if level and levels[seat]:
            return Message(seats, "level_changed", {"who": seat, "level": level}) if level != levels[seat] else None
        case HandedOver(seat, level):
            return Message(seats, "handed_over" if level else "seat_taken", {"who": seat})
        case Rested(on):
            return Message(seats, "table_paused" if on else "table_resumed", {})
        case Passed(seat):
            return Message(seats, "passed", {"who": seat})
        case Hinted(seat):
            return Message(seats, "hinted", {"who": seat})
        case Ended():
            return stopped(match)


def stopped(match: Match) -> Message:
    """Who is ahead has won; equal firsts share it, as at the end of a match."""
    sight, seats = public_sight(match), match.table.seats
    totals = {seat: sight.scores.get(seat, 0) for seat in seats}
    best = max(totals.values())
    winners = tuple(seat for seat in seats if totals[seat] == best)
    facts = {"winners": winners, "totals": tuple(totals.items()), "best": best, "of": sight.scored_in}
    key = "stopped" if len(winners) == 1 else "stopped_shared"
    if len(set(totals.values())) == 1 and len(seats) > 1:
        key, facts = ("stopped_level" if best else "stopped_none"), {"totals": facts["totals"]}
    return Message(seats, key, facts, changes=(Standing(OVER, True),))


def public_sight(match: Match) -> Sight:
    sight = Sight(NOBODY)
    for message in match.table.said:
        if message.is_open(len(match.table.seats)):
            sight.hear(message)
    return sight
