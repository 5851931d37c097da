"""A match at this console, from sitting down to getting up: the host runs beside the keys, on a thread of its own."""

from __future__ import annotations

import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

from access_game.core.messages import Entry, Message, Seat
from access_game.host.clock import Clock, WallClock
from access_game.host.host import Dictionary
from access_game.host.saves import JournalFile
from access_game.host.sitting import Sitting
from access_game.narration.narrator import Narrator
from access_game.narration.transcript import Transcript
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.party import Party
from access_game.players.player import Leave, Player, Report
from access_game.words.lexicon import Lexicon
from access_game.words.personal import Personal

TEMPI = {"quick": 0.2, "normal": 1.0, "calm": 1.8}
_log = logging.getLogger(__name__)


class Settling:
    """Before the host waits for the next thing, what the last one changed is shown."""

    def __init__(self, clock: Clock, console: Console) -> None:
        self.clock, self.console = clock, console

    def now(self) -> float:
        return self.clock.now()

    def wait(self, inbox: SimpleQueue[Report], until: float | None) -> Report | None:
        self.console.flush()
        return self.clock.wait(inbox, until)


class Evening:
    """`on_end(finished, fault)` is called on the host's thread when everybody has got up."""

    def __init__(
        self,
        console: Console,
        file: JournalFile,
        entries: list[Entry],
        *,
        judge: Dictionary,
        words: Lexicon | None,
        personal: Personal | None,
        verbosity: str,
        privacy: str,
        computers: str = "normal",
        on_end: Callable[[bool, Exception | None], None],
    ) -> None:
        self.console, self.file, self.on_end, self.personal = console, file, on_end, personal
        self.header = header = file.header
        self.sitting = Sitting(
            header, entries,
            clock=Settling(WallClock(), console), judge=judge, words=words, diary=file, on_message=self.remember,
            tempo=TEMPI[computers],
        )  # fmt: skip
        lid = self.sitting.box.GAME
        people = [seat for seat in self.sitting.match.table.seats if not header.setup.level(seat)]

        def narrator(listener: Seat | None) -> Narrator:
            return Narrator(console.book.language, header.game, lid, header.seats, listener, verbosity)

        common = narrator(None if len(people) != 1 else people[0])
        self.party = Party(console, {seat: narrator(seat) for seat in people}, common, self.sitting.host.post, privacy)
        self.sitting.host.substitute = self.substitute
        self.desk = Desk(console, self.party, common.book.text("game-title"))
        self.is_new = not entries
        self.thread = Thread(target=self._run, name="host", daemon=True)

    def begin(self) -> None:
        with self.console.lock:
            self.console.pages.clear()
            self.console.transcript = Transcript(self._listener())
            self.desk.sit_down()
        self.thread.start()

    def set_verbosity(self, verbosity: str) -> None:
        for narrator in (self.party.common, *(guest.narrator for guest in self.party.guests.values())):
            narrator.verbosity = verbosity

    def leave(self) -> None:
        self.sitting.host.post(Leave())

    def _listener(self) -> Seat | None:
        return next(iter(self.party.guests)) if len(self.party.guests) == 1 else None

    def substitute(self, seat: Seat, level: str) -> Player:
        """A computer for that seat; where somebody of this room got up, the room goes on listening."""
        computer = self.sitting.computer(seat, level)
        return self.party.stand_in(seat, computer) if seat in self.party.guests else computer

    def remember(self, message: Message) -> None:
        """A word the table accepted is known from now on."""
        if message.key == "word_accepted" and self.personal is not None:
            self.personal.accept(message.facts["word"])

    def _run(self) -> None:
        finished, fault = False, None
        try:
            finished = self.sitting.play({seat: self.party.player(seat) for seat in self.party.guests})
        except Exception as error:  # the player hears a sentence, the log has the rest, the journal is whole
            _log.exception("the match stopped at %s", self.file.path)
            fault = error
        self.desk.get_up()
        if finished:
            self.file.finish()
        else:
            self.file.close()
        self.on_end(finished, fault)
