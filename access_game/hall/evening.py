"""A match at this console, from sitting down to getting up: the host runs beside the keys, on a thread of its own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from threading import Thread
from typing import cast

from access_game.core.journal import Line, NotKept
from access_game.core.messages import Message
from access_game.core.seats import Seat
from access_game.host.clock import WallClock
from access_game.host.host import Dictionary
from access_game.host.loose import Keeper
from access_game.host.sitting import Sitting
from access_game.narration.narrator import Narrator
from access_game.narration.utterance import PROGRAM
from access_game.narration.wording import listed
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.hints import hints_of
from access_game.players.party import Party
from access_game.players.player import Leave, Player
from access_game.words.lexicon import Lexicon
from access_game.words.personal import Personal

from .acquaintance import Acquaintance
from .corner import Corner

TEMPI = {"quick": 0.2, "normal": 1.0, "calm": 1.8}
_log = logging.getLogger(__name__)


class Evening:
    """`on_end(finished, fault)` is called on the host's thread when everybody has got up. `on_trouble` is called there
    when an answer cannot be kept: somebody then posts TryAgain, KeepElsewhere or Leave. Without it the match ends, and
    the trouble is its fault. `own`: who does not sit at this console, but at one of their own."""

    def __init__(
        self,
        console: Console,
        file: Keeper,
        lines: Sequence[Line],
        *,
        judge: Dictionary,
        words: Lexicon | None,
        personal: Personal | None,
        verbosity: str,
        privacy: str,
        computers: str = "normal",
        acquaintance: Acquaintance | None = None,
        own: Mapping[Seat, Console] | None = None,
        on_end: Callable[[bool, Exception | None], None],
        on_trouble: Callable[[NotKept], None] | None = None,
    ) -> None:
        self.console, self.on_end, self.personal = console, on_end, personal
        self.header = header = file.header
        self.acquaintance = acquaintance
        strides = acquaintance.sits_down(header, console.text("you-name")) if acquaintance is not None else None
        self.sitting = Sitting(
            header, lines, judge=judge, words=words, on_message=self.remember, tempo=TEMPI[computers], strides=strides
        )
        self._first = file
        self.drive = self.sitting.drive(file, self.flush, on_trouble or self._give_up)
        self.people = [seat for seat in self.sitting.match.table.seats if not header.setup.level(seat)]
        own = own or {}
        rest = [seat for seat in self.people if seat not in own]
        alone = rest[0] if len(self.people) == 1 else None
        here = self._corner(console, rest, alone, verbosity, privacy)
        self.corners = [here, *(self._corner(its, [seat], seat, verbosity, privacy) for seat, its in own.items())]
        self.party, self.desk = here.party, here.desk
        self.sitting.host.substitute = self.substitute
        self.thread = Thread(target=self._run, name="host", daemon=True)

    @property
    def file(self) -> Keeper:
        """Where the match is kept now: elsewhere than at first, if that could not be written any more."""
        return cast(Keeper, self.drive.journal)

    def _corner(
        self, console: Console, seats: Sequence[Seat], alone: Seat | None, verbosity: str, privacy: str
    ) -> Corner:
        """`alone`: whoever is "you" in all that is told there."""
        header, sitting, book = self.header, self.sitting, console.book

        def narrator(listener: Seat | None) -> Narrator:
            names, lid = header.seats, sitting.box.GAME
            return Narrator(book.language, header.game, lid, names, listener, verbosity, book.manner)

        common = narrator(alone)
        party = Party(console, {seat: narrator(seat) for seat in seats}, common, sitting.post, privacy)
        party.hint = hints_of(header.game, header.setup, header.language, sitting.words)
        party.levels, party.elsewhere = sitting.host.levels, frozenset(self.people) - frozenset(seats)
        own = alone if party.elsewhere else None
        return Corner(console, party, Desk(console, party, common.book.text("game-title"), own=own))

    def flush(self) -> None:
        for corner in self.corners:
            corner.console.flush()

    def begin(self) -> None:
        for corner in self.corners:
            corner.sit_down()
        self.thread.start()

    def tell(self, id: str, scope: str = "", **facts: str | int) -> None:
        """To everybody in the room."""
        for corner in self.corners:
            corner.console.announce(id, scope, **facts)

    def warn(self) -> None:
        """A terminal that keeps every line gives back what nobody may look up."""
        reasons = {"private": self.party.curtain.is_there, "memory": self.sitting.box.GAME.memory}
        told = [reason for reason, holds in reasons.items() if holds]
        if told and not self.console.forgets:
            self.console.announce("terminal-keeps", PROGRAM, what="both" if len(told) == 2 else told[0])

    def introduce_computers(self) -> None:
        """They have first names like everybody: who is one is said to whoever was not told by the invitation."""
        names = [name for name, level in zip(self.header.seats, self.header.setup.levels, strict=True) if level]
        if names:
            self.tell("who-computers", n=len(names), names=listed(self.console.book, names))

    def tell_standing(self) -> None:
        for corner in self.corners:
            corner.tell_standing(self.sitting.match, self.header.seats)

    def set_verbosity(self, verbosity: str) -> None:
        for party in (corner.party for corner in self.corners):
            for narrator in (party.common, *(guest.narrator for guest in party.guests.values())):
                narrator.verbosity = verbosity

    def be_heard(self, is_heard: bool) -> None:
        """Whoever sits at a console of their own may hear what is said at this one: then its secrets need a curtain."""
        with self.console.lock:
            self.party.curtain.company = self.party.elsewhere if is_heard else frozenset()
            if self.party.base in self.console.pages:
                self.party.arrange()

    def leave(self) -> None:
        self.sitting.post(Leave())

    def _party_of(self, seat: Seat) -> Party | None:
        return next((corner.party for corner in self.corners if seat in corner.party.guests), None)

    def substitute(self, seat: Seat, level: str) -> Player:
        """A computer for that seat; where somebody of this room got up, the room goes on listening. With no level who
        sat there comes back."""
        party = self._party_of(seat)
        if not level and party is not None:
            return party.player(seat)
        computer = self.sitting.computer(seat, level)
        return party.stand_in(seat, computer) if party is not None else computer

    def remember(self, message: Message) -> None:
        """A word the table accepted is known from now on."""
        if message.key == "word_accepted" and self.personal is not None:
            self.personal.accept(message.facts["word"])

    def _get_acquainted(self) -> None:
        """How the people raced is known the next time."""
        if self.acquaintance is not None:
            with self.console.lock:
                try:
                    self.acquaintance.gets_up(self.header, self.sitting.stopwatch.strides)
                except OSError as trouble:
                    _log.warning("the races are not kept: %s", trouble)
                    self.console.announce("races-not-kept", PROGRAM, file=str(self.acquaintance.shelf.file))

    def _give_up(self, trouble: NotKept) -> None:
        self.leave()

    def _people(self) -> dict[Seat, Player]:
        """Those of this room, each in the own chair, or a computer where they had handed it over."""
        levels = self.sitting.host.levels
        seats = [seat for corner in self.corners for seat in corner.party.guests]
        return {seat: self.substitute(seat, levels[seat]) for seat in seats}

    def _run(self) -> None:
        finished = False
        fault: Exception | None = None
        try:
            finished = self.sitting.play(WallClock(), self._people(), self.drive)
            fault = self.drive.trouble  # nobody may be told that all is saved
        except Exception as error:  # the player hears a sentence, the log has the rest, the journal is whole
            _log.exception("the match stopped at %s", self.file.path)
            fault = error
        self._get_acquainted()
        for corner in self.corners:
            corner.desk.get_up()
        if self._first is not self.file:
            self._first.close()
        if finished:
            self.file.finish()
        else:
            self.file.close()
        self.on_end(finished, fault)
