"""A sitting: a game, who plays it, and a host to run it. From a header to the last card."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from random import Random
from typing import Any

from access_game.core import journal
from access_game.core.journal import Header, Journal, Line, NotKept, Reading
from access_game.core.match import JournalMismatch, Match
from access_game.core.messages import Message
from access_game.core.names import LONGEST_NAME, name_fault, sayable
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.stride import Stride
from access_game.games import open_box
from access_game.players.player import Player, Post
from access_game.players.seatedbot import Think, at_once, seat_computer
from access_game.words.judge import Judge

from .clock import Clock, JumpingClock
from .dealer import FairDealer
from .drive import Drive
from .host import Dictionary, Host
from .inbox import Inbox
from .run import run, run_here
from .stopwatch import Stopwatch
from .strand import Strand

UNHURRIED = 4.0  # at a table without bells people take as long as at the slowest that has some


class OtherRules(Exception):
    """This journal was written by rules we no longer have; its transcript can still be read."""


class Sitting:
    def __init__(
        self,
        header: Header,
        lines: Iterable[Line] = (),
        *,
        judge: Dictionary | None = None,
        words: Any = None,
        on_message: Callable[[Message], None] | None = None,
        tempo: float = 1.0,
        pool: Executor | None = None,
        strides: Mapping[Seat, Stride] | None = None,
    ) -> None:
        """`lines`: what its journal holds. `tempo`: how much longer the computers think; in a race they are never
        hurried: people race against them. `pool`: where they think; without one, at once. `strides`: of the people,
        from earlier races."""
        self.header, self.words, self.pool, self.box = header, words, pool, open_box(header.game)
        self.tempo = max(tempo, 1.0) if self.box.GAME.kind == "race" else tempo
        if header.rules != self.box.GAME.rules:
            raise OtherRules(header.game)
        reading = Reading(header, list(lines), 0, 0)
        self.kept = len(reading.lines)
        try:
            match = Match(self.box.play, header.setup, reading.entries)
        except JournalMismatch as error:
            raise OtherRules(str(error)) from error
        # A match taken up goes on with other chance: the dealer must not deal the same order a second time.
        past = f"{header.seed} {len(match.journal)}" if match.journal and header.seed is not None else header.seed
        self.rng, self.inbox, self.stopwatch = Random(past), Inbox(), Stopwatch(strides)
        self._on_message = on_message
        self.host = Host(
            match, FairDealer(Random(past)), judge or Judge(None), header.pace,
            levels=reading.levels, rests=reading.rests, is_ended=reading.is_ended, substitute=self.computer,
            on_message=self._hear, stopwatch=self.stopwatch,
        )  # fmt: skip

    @property
    def match(self) -> Match:
        return self.host.match

    @property
    def post(self) -> Post:
        return self.inbox.post

    def computer(self, seat: Seat, level: str) -> Player:
        header, rng = self.header, Random(self.rng.getrandbits(64))
        think: Think = at_once if self.pool is None else Strand(self.pool, self.inbox.fail)
        return seat_computer(
            header.game, seat, level, header.setup, rng, header.language, self.words, self.post, self.tempo, think,
            self.stride_of, header.pace or UNHURRIED,
        )  # fmt: skip

    def stride_of(self, seat: Seat) -> Stride | None:
        """Of the person who sits there now; None where a computer does."""
        return None if self.host.levels[seat] else self.stopwatch.of(seat)

    def _hear(self, message: Message) -> None:
        self.stopwatch.hear(message)
        if self._on_message is not None:
            self._on_message(message)

    def players(self, people: Mapping[Seat, Player] | None = None) -> dict[Seat, Player]:
        """These people, and a computer in every other seat."""
        here, levels = people or {}, self.host.levels
        return {
            seat: here[seat] if seat in here else self.computer(seat, levels[seat] or "normal")
            for seat in self.match.table.seats
        }

    def drive(
        self,
        journal: Journal | None = None,
        settled: Callable[[], None] | None = None,
        on_trouble: Callable[[NotKept], None] | None = None,
    ) -> Drive:
        return Drive(self.host, self.inbox, journal, self.kept, settled=settled, on_trouble=on_trouble)

    def play(self, clock: Clock, people: Mapping[Seat, Player] | None = None, drive: Drive | None = None) -> bool:
        """To the end (True), or until the people leave."""
        try:
            return run_here(drive or self.drive(), self.players(people), clock)
        finally:
            self.match.close()

    async def run(
        self, disk: Executor, people: Mapping[Seat, Player] | None = None, drive: Drive | None = None
    ) -> bool:
        """The same in a loop, beside other tables. Lines are kept in `disk`: not where the computers think, since a
        thought may take longer than a disk."""
        try:
            return await run(drive or self.drive(), self.players(people), disk)
        finally:
            self.match.close()


def new_header(game: str, seats: Mapping[str, str], options: Mapping[str, str], **more: Any) -> Header:
    """The header of a new match: names with their levels ("" for a person), options as typed. Refused if wrong."""
    lid = open_box(game).GAME
    lid.check_seats(len(seats))
    for name in seats:
        if fault := name_fault(name):
            raise Refused("empty_name" if fault == "empty" else f"name_{fault}", given=sayable(name), high=LONGEST_NAME)
    if abs(more.get("seed") or 0) >= journal.HIGHEST:
        raise Refused("bad_seed", high=len(str(journal.HIGHEST)) - 1)
    return Header(game, lid.rules, tuple(seats), tuple(seats.values()), lid.choose(options), **more)


def simulate(header: Header, judge: Dictionary | None, words: Any) -> dict[str, Any]:
    """One match among computers, without waiting for anybody."""
    clock = JumpingClock()
    sitting = Sitting(header, judge=judge, words=words)
    sitting.play(clock)
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
