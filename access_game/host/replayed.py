"""Where a journal leads: its match, played again as far as our rules go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from access_game.core.game import Game
from access_game.core.journal import Header, Line, Reading
from access_game.core.match import Match, NotAnAnswer
from access_game.core.messages import Entry, Message
from access_game.core.notes import HandedOver, Note, Passed, Undone
from access_game.core.refusal import Refused
from access_game.games import open_box

from .news import news
from .sitting import OtherRules


class Replayed(NamedTuple):
    """`said`: what was told, by the game and of the evening. `rest`: the answers our rules did not take, from the first
    of them on. `is_fault`: they did not refuse it but stumbled over it, so the match itself cannot be used any more,
    only what it said."""

    lid: Game
    match: Match
    said: list[Message]
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
    said, told, levels = list[Message](), 0, list(header.levels)

    def tell(notes: Iterable[Note]) -> None:
        nonlocal told
        said.extend(match.table.said[told:])
        told = len(match.table.said)
        for note in notes:
            said.extend([news_of] if (news_of := news(note, match, levels)) is not None else [])
            if isinstance(note, HandedOver):
                levels[note.seat] = note.level

    entries, notes = reading.entries, noted(reading.lines)
    for number, entry in enumerate(entries):
        tell(notes.get(number, ()))
        try:
            match.feed(entry)
        except NotAnAnswer:
            return Replayed(box.GAME, match, said, entries[number:], False)
        except Exception:  # a fault of the rules, or of who made the file: it must not cost what came before
            tell(())
            return Replayed(box.GAME, match, said, entries[number:], True)
    tell(notes.get(len(entries), ()))
    return Replayed(box.GAME, match, said, [], False)


def noted(lines: Iterable[Line]) -> dict[int, list[Note]]:
    """The notes by the number of the answer they stand before, of those that are still true. What happened between
    answers that were taken back happened all the same, but to pass is to answer."""
    placed, standing = list[tuple[int, Note]](), 0
    for line in lines:
        if isinstance(line, Entry):
            standing += 1
        elif isinstance(line, Undone):
            standing = line.to
            kept = [one for one in placed if one[0] < line.to or not isinstance(one[1], Passed)]
            placed = [(min(number, line.to), note) for number, note in kept]
        else:
            placed.append((standing, line))
    found: dict[int, list[Note]] = {}
    for number, note in placed:
        found.setdefault(number, []).append(note)
    return found


def check_setup(header: Header, lid: Game) -> None:
    """Refused where the game could not have been begun like that: it would stumble, or never end."""
    lid.check_seats(len(header.seats))
    for option in lid.options:
        given = header.options.get(option.key)
        if not any(type(given) is type(value) and given == value for value in option.values):
            raise Refused("bad_option_value", option=option.key, given=str(given), values=option.spelled())
