"""Taking back: what can be undone without giving anybody an edge."""

from __future__ import annotations

from access_game.core.match import Match
from access_game.core.refusal import Refused
from access_game.core.seats import Seat


def taken_back(match: Match, seat: Seat) -> Match:
    """The match as it was before this seat's last answer. Refused where others have answered since, or have learned
    something."""
    mine = max((n for n, entry in enumerate(match.journal) if entry.seat == seat), default=None)
    if mine is None or any(entry.seat >= 0 for entry in match.journal[mine + 1 :]):
        raise Refused("nothing_to_undo")
    before = match.rewind(mine)
    if is_revealed(before, match):
        before.close()
        raise Refused("undo_revealed")
    return before


def is_revealed(before: Match, after: Match) -> bool:
    """Has anybody learned between them what taking it back would let them use? A card, chance, a verdict, the bell, a
    word said aloud, the count of a vote."""
    since = after.table.said[len(before.table.said) :]
    return (
        before.sightings() != after.sightings()
        or any(entry.seat < 0 for entry in after.journal[len(before.journal) :])
        or any(message.key == "voted" or "word" in message.facts for message in since)
    )
