"""Who only watches, or reads a match again: told what everybody is told, or what one seat was told."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from functools import cache

from access_game.core.game import Game
from access_game.core.journal import Header
from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.core.sight import Sight
from access_game.core.table import FORGOTTEN
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import LANGUAGES, Phrasebook
from access_game.narration.utterance import Utterance

NOWHERE = Seat(-9)  # a chair that stands at no table
_log = logging.getLogger(__name__)


class Gallery:
    """With no seat it is the gallery: everybody is called by name, and what one alone was told is not heard. Who has no
    name and played alone is "you" here too."""

    def __init__(
        self, language: str, header: Header, lid: Game, seat: Seat | None = None, verbosity: str = "normal"
    ) -> None:
        self.seat, self.count = seat, len(header.seats)
        listener = nameless(header) if seat is None else seat
        self.narrator = Narrator(language, header.game, lid, header.seats, listener, verbosity)
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

    def account(self, said: Iterable[Message]) -> Iterator[str]:
        """All of it in words. Nothing has to be forgotten any more."""
        for message in said:
            utterance = self.hear(message) if message.key != FORGOTTEN else None
            if utterance is not None and utterance.text:
                yield utterance.text


def nameless(header: Header) -> Seat | None:
    """Who played alone, or with computers only, and gave no name."""
    people = [Seat(number) for number, level in enumerate(header.levels) if not level]
    return people[0] if len(people) == 1 and header.seats[people[0]] in nobodies() else None


@cache
def nobodies() -> frozenset[str]:
    """How somebody without a name is written down, in any language."""
    return frozenset(Phrasebook(language).text("you-name") for language in LANGUAGES)
