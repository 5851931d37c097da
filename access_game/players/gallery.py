"""Who only watches, or reads a match again: told what everybody is told, or what one seat was told."""

from __future__ import annotations

import logging

from access_game.core.game import Game
from access_game.core.journal import Header
from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.core.sight import Sight
from access_game.narration.narrator import Narrator
from access_game.narration.utterance import Utterance

NOWHERE = Seat(-9)  # a chair that stands at no table
_log = logging.getLogger(__name__)


class Gallery:
    """With no seat it is the gallery: everybody is called by name, and what one alone was told is not heard."""

    def __init__(
        self, language: str, header: Header, lid: Game, seat: Seat | None = None, verbosity: str = "normal"
    ) -> None:
        self.seat, self.count = seat, len(header.seats)
        self.narrator = Narrator(language, header.game, lid, header.seats, seat, verbosity)
        self.sight = Sight(NOWHERE if seat is None else seat)

    def hears(self, message: Message) -> bool:
        return message.is_open(self.count) if self.seat is None else self.seat in message.to

    def hear(self, message: Message) -> Utterance | None:
        """What is said of it here. A message that cannot be told must not take the others with it."""
        if not self.hears(message):
            return None
        try:
            self.sight.hear(message)
            if message.key == "asked" and self.seat is not None:
                return self.narrator.question(message.facts["question"], self.sight)
            return self.narrator.utterance(message, self.sight)
        except Exception:
            _log.exception("could not tell %s", message.key)
            return None

    def look(self, what: str) -> Utterance:
        """ "scores", "table", "turn" or "counts"."""
        return self.narrator.look(what, self.sight)
