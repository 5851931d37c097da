"""Where a match stood when it was left, in words."""

from __future__ import annotations

from pathlib import Path

from access_game.core.journal import Damaged
from access_game.core.match import Match
from access_game.core.seats import Seat
from access_game.core.sight import Sight
from access_game.host import saves
from access_game.host.news import public_sight
from access_game.host.replayed import play_again
from access_game.host.sitting import OtherRules
from access_game.narration.narrator import Narrator
from access_game.players.gallery import Gallery


def score_of(path: Path, language: str) -> str:
    """The scores of a match on the disk, as everybody may know them; nothing where it cannot be played again."""
    try:
        reading = saves.read(path)
        replayed = play_again(reading)
    except (Damaged, OtherRules, OSError):
        return ""
    words = Gallery(language, reading.header, replayed.lid).narrator.scores(public_sight(replayed.match))
    replayed.match.close()
    return words


def standing_of(match: Match, seat: Seat, narrator: Narrator, others: str) -> str:
    """For who takes it up: which game and with whom, the scores, what lies there for all, and whose turn it is."""
    sight, game = Sight(seat), narrator.book.text("game-title")
    for message in match.told(seat):
        sight.hear(message)
    head = narrator.book.text("standing-game", game=game, others=others) if others else f"{game}."
    table = [] if narrator.lid.memory else [narrator.table(sight)]  # what must be remembered is not told again
    turn = [narrator.turn(sight, with_question=False)] if sight.turn is not None else []
    return " ".join([head, narrator.scores(sight), *table, *turn])
