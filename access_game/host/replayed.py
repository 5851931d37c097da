"""Where a journal leads: its match, played again as far as our rules go."""

from __future__ import annotations

from typing import NamedTuple

from access_game.core.game import Game
from access_game.core.journal import Header, Reading
from access_game.core.match import Match, NotAnAnswer
from access_game.core.messages import Entry
from access_game.core.refusal import Refused
from access_game.games import open_box

from .sitting import OtherRules


class Replayed(NamedTuple):
    """`rest`: the answers our rules did not take, from the first of them on. `is_fault`: they did not refuse it but
    stumbled over it, so the match itself cannot be used any more, only what it said."""

    lid: Game
    match: Match
    rest: list[Entry]
    is_fault: bool

    @property
    def is_whole(self) -> bool:
        return not self.rest

    @property
    def is_over(self) -> bool:
        return self.is_whole and self.match.waiting is None


def play_again(reading: Reading) -> Replayed:
    """OtherRules where there is no such game here, or it cannot be set up like that."""
    header = reading.header
    try:
        box = open_box(header.game)
        check_setup(header, box.GAME)
        match = Match(box.play, header.setup)
    except Exception as error:
        raise OtherRules(header.game) from error
    entries = reading.entries
    for number, entry in enumerate(entries):
        try:
            match.feed(entry)
        except NotAnAnswer:
            return Replayed(box.GAME, match, entries[number:], False)
        except Exception:  # a fault of the rules, or of who made the file: it must not cost what came before
            return Replayed(box.GAME, match, entries[number:], True)
    return Replayed(box.GAME, match, [], False)


def check_setup(header: Header, lid: Game) -> None:
    """Refused where the game could not have been begun like that: it would stumble, or never end."""
    lid.check_seats(len(header.seats))
    for option in lid.options:
        given = header.options.get(option.key)
        if not any(type(given) is type(value) and given == value for value in option.values):
            raise Refused("bad_option_value", option=option.key, given=str(given), values=option.spelled())
