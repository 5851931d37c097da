"""A match at this console, from sitting down to getting up: the host runs beside the keys, on a thread of its own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
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
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import MATCH, PROGRAM, Say, Utterance
from access_game.narration.wording import listed
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.hints import hints_of
from access_game.players.party import Party
from access_game.players.player import Leave, Player
from access_game.words.lexicon import Lexicon
from access_game.words.personal import Personal

from .acquaintance import Acquaintance
from .standing import standing_of

TEMPI = {"quick": 0.2, "normal": 1.0, "calm": 1.8}
_log = logging.getLogger(__name__)


class Evening:
    """`on_end(finished, fault)` is called on the host's thread when everybody has got up. `on_trouble` is called there
    when an answer cannot be kept: somebody then posts TryAgain, KeepElsewhere or Leave. Without it the match ends, and
    the trouble is its fault."""

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
        self.drive = self.sitting.drive(file, console.flush, on_trouble or self._give_up)
        lid = self.sitting.box.GAME
        people = [seat for seat in self.sitting.match.table.seats if not header.setup.level(seat)]

        def narrator(listener: Seat | None) -> Narrator:
            names, book = header.seats, console.book
            return Narrator(book.language, header.game, lid, names, listener, verbosity, book.manner)

        common = narrator(None if len(people) != 1 else people[0])
        self.party = Party(console, {seat: narrator(seat) for seat in people}, common, self.sitting.post, privacy)
        self.party.hint = hints_of(header.game, header.setup, header.language, words)
        self.sitting.host.substitute, self.party.levels = self.substitute, self.sitting.host.levels
        self.desk = Desk(console, self.party, common.book.text("game-title"))
        self.thread = Thread(target=self._run, name="host", daemon=True)

    @property
    def file(self) -> Keeper:
        """Where the match is kept now: elsewhere than at first, if that could not be written any more."""
        return cast(Keeper, self.drive.journal)

    def begin(self) -> None:
        with self.console.gather():  # nobody sees the menu once more
            self.console.enter(MATCH)  # it is behind us, and so is the match before
            self.console.pages.clear()
            self.console.transcript = Transcript(self._listener())
            self.desk.sit_down()
        self.thread.start()

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
            self.console.announce("who-computers", n=len(names), names=listed(self.console.book, names))

    def tell_standing(self) -> None:
        """Where a match that is taken up stood, as everybody may know it."""
        seat, is_alone = next(iter(self.party.guests), None), len(self.party.guests) == 1
        if seat is not None:
            names = [name for number, name in enumerate(self.header.seats) if not (is_alone and number == seat)]
            others = listed(self.console.book, names)
            words = standing_of(self.sitting.match, seat, self.party.common, others)
            self.console.say(Utterance((Say(words),), language=self.console.book.language, braille=words))

    def set_verbosity(self, verbosity: str) -> None:
        for narrator in (self.party.common, *(guest.narrator for guest in self.party.guests.values())):
            narrator.verbosity = verbosity

    def leave(self) -> None:
        self.sitting.post(Leave())

    def _listener(self) -> Seat | None:
        return next(iter(self.party.guests)) if len(self.party.guests) == 1 else None

    def substitute(self, seat: Seat, level: str) -> Player:
        """A computer for that seat; where somebody of this room got up, the room goes on listening. With no level who
        sat there comes back."""
        if not level and seat in self.party.guests:
            return self.party.player(seat)
        computer = self.sitting.computer(seat, level)
        return self.party.stand_in(seat, computer) if seat in self.party.guests else computer

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
        return {
            seat: self.substitute(seat, levels[seat]) if levels[seat] else self.party.player(seat)
            for seat in self.party.guests
        }

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
        self.desk.get_up()
        if self._first is not self.file:
            self._first.close()
        if finished:
            self.file.finish()
        else:
            self.file.close()
        self.on_end(finished, fault)
