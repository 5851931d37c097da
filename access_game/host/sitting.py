"""A sitting: a game, who plays it, and a host to run it. From a header to the last card."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from access_game.core import journal
from access_game.core.journal import Header
from access_game.core.match import JournalMismatch, Match
from access_game.core.messages import Entry, Message, Seat
from access_game.core.questions import Refused
from access_game.games import open_box
from access_game.players.player import Player
from access_game.players.seatedbot import seat_computer

from .clock import Clock, JumpingClock
from .host import Diary, Dictionary, Host


class OtherRules(Exception):
    """This journal was written by rules we no longer have; its transcript can still be read."""


class NoJudge:
    """There is no word list: the people at the table decide."""

    def verdict(self, word: str) -> str:
        return "no_list"


class Sitting:
    def __init__(
        self,
        header: Header,
        entries: Iterable[Entry] = (),
        *,
        clock: Clock,
        judge: Dictionary | None = None,
        words: Any = None,
        diary: Diary | None = None,
        on_message: Callable[[Message], None] | None = None,
        tempo: float = 1.0,
    ) -> None:
        """`tempo`: how much longer the computers think. In a race they are never hurried: people race against them."""
        self.header, self.words = header, words
        self.box = open_box(header.game)
        self.tempo = max(tempo, 1.0) if self.box.GAME.kind == "race" else tempo
        if header.rules != self.box.GAME.rules:
            raise OtherRules(header.game)
        try:
            match = Match(self.box.play, header.setup, entries)
        except JournalMismatch as error:
            raise OtherRules(str(error)) from error
        # A match taken up goes on with other chance: the dealer must not deal the same order a second time.
        past = f"{header.seed} {len(match.journal)}" if match.journal and header.seed is not None else header.seed
        self.rng = Random(past)
        self.host = Host(
            match,
            clock,
            judge or NoJudge(),
            Random(past),
            diary,
            header.pace,
            substitute=self.computer,
            on_message=on_message,
        )

    @property
    def match(self) -> Match:
        return self.host.match

    def computer(self, seat: Seat, level: str) -> Player:
        header, rng = self.header, Random(self.rng.getrandbits(64))
        return seat_computer(
            header.game, seat, level, header.setup, rng, header.language, self.words, self.host.later, self.tempo
        )

    def play(self, people: Mapping[Seat, Player] | None = None) -> bool:
        """To the end (True), or until the people leave."""
        people = people or {}
        setup = self.header.setup
        players = {
            seat: people[seat] if seat in people else self.computer(seat, setup.level(seat) or "normal")
            for seat in self.match.table.seats
        }
        try:
            return self.host.run(players)
        finally:
            self.match.close()


def new_header(game: str, seats: Mapping[str, str], options: Mapping[str, str], **more: Any) -> Header:
    """The header of a new match: names with their levels ("" for a person), options as typed. Refused if wrong."""
    lid = open_box(game).GAME
    lid.check_seats(len(seats))
    for name in seats:
        if not name.strip():
            raise Refused("empty_name")
        if len(name) > journal.LONGEST_NAME:
            raise Refused("long_name", name=journal.harmless(name), high=journal.LONGEST_NAME)
        if journal.harmless(name) != name:
            raise Refused("strange_name", name=journal.harmless(name))
    if abs(more.get("seed") or 0) >= journal.HIGHEST:
        raise Refused("bad_seed", high=len(str(journal.HIGHEST)) - 1)
    return Header(game, lid.rules, tuple(seats), tuple(seats.values()), lid.choose(options), **more)


def simulate(header: Header, judge: Dictionary | None, words: Any) -> dict[str, Any]:
    """One match among computers, without waiting for anybody."""
    clock = JumpingClock()
    sitting = Sitting(header, clock=clock, judge=judge, words=words)
    sitting.play()
    check, digest = 0, hashlib.sha256()
    for entry in sitting.match.journal:
        line, check = journal.next_line(entry, check)
        digest.update(line.encode())
    return {
        "game": header.game,
        "seed": header.seed,
        "seats": len(header.seats),
        "result": {header.seats[seat]: total for seat, total in sitting.match.result.items()},
        "entries": len(sitting.match.journal),
        "seconds": round(clock.now(), 3),
        "journal_sha256": digest.hexdigest(),
    }
