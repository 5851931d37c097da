"""Who sits round the table and who looks on, and what each of them is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from access_game.core.match import Match
from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.players.player import Onlooker, Player, Ticket


class Circle:
    def __init__(self, match: Match, on_message: Callable[[Message], None] | None = None) -> None:
        self.match, self.on_message = match, on_message
        self.players: dict[Seat, Player] = {}
        self.gallery: list[Onlooker] = []
        self._told = len(match.table.said) if match.journal else 0  # a new match is told from its first word

    def begin(self, players: Mapping[Seat, Player]) -> None:
        for seat, player in players.items():
            self.seat(seat, player)

    def seat(self, seat: Seat, player: Player) -> None:
        """They know what that seat was told."""
        self.players[seat] = player
        player.recall([message for message in self.match.table.said[: self._told] if seat in message.to])

    def watch(self, onlooker: Onlooker, on: bool = True) -> None:
        """The gallery is told what everybody may know, and nothing else."""
        self.gallery = [one for one in self.gallery if one is not onlooker]
        if on:
            self.gallery.append(onlooker)
            onlooker.recall([message for message in self.match.table.said[: self._told] if self._is_public(message)])

    def turn_back(self, match: Match) -> None:
        """This is the match now; whoever is seated from here on knows no more than it says."""
        self.match, self._told = match, len(match.table.said)

    def tell(self) -> None:
        """Pass on what the match has said since."""
        said = self.match.table.said
        for message in said[self._told :]:
            for seat in message.to:
                self.players[seat].tell(message)
            if self.gallery and self._is_public(message):
                for onlooker in self.gallery:
                    onlooker.tell(message)
            if self.on_message is not None:
                self.on_message(message)
        self._told = len(said)

    def announce(self, message: Message) -> None:
        """Something of the evening, not of the rules: it is told, but it is not in the match."""
        for listener in (*self.players.values(), *self.gallery):
            listener.tell(message)

    def remind(self, seats: Sequence[Seat], key: str, **facts: Any) -> None:
        """The same for some seats only."""
        message = Message(tuple(seats), key, facts)
        for seat in seats:
            self.players[seat].tell(message)

    def listen(self, tickets: Mapping[Ticket, Seat]) -> None:
        for ticket, seat in tickets.items():
            self.players[seat].listen(ticket)

    @property
    def listening(self) -> list[Seat]:
        return [seat for seat, player in self.players.items() if player.listens]

    @property
    def people(self) -> set[Seat]:
        return {seat for seat, player in self.players.items() if player.is_person}

    def _is_public(self, message: Message) -> bool:
        return message.is_open(len(self.match.table.seats))
