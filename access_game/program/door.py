"""The door to the table: how a match is begun, taken up or watched, and what is said where it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from access_game.bots import LEVELS
from access_game.core.journal import Damaged, Header, NotKept, Reading
from access_game.core.notes import Ended, Undone
from access_game.hall.trouble import Trouble
from access_game.hall.watch import Watching
from access_game.host import saves
from access_game.host.files import FileJournal
from access_game.host.lock import AlreadyOpen
from access_game.host.loose import Keeper, LooseJournal
from access_game.host.replayed import Replayed, play_again
from access_game.host.saves import Waiting
from access_game.host.sitting import OtherRules
from access_game.narration.phrasebook import LANGUAGES
from access_game.narration.utterance import MATCH, PROGRAM
from access_game.players.pages import Choice, ListPage
from access_game.players.player import KeepElsewhere, Report, TryAgain

if TYPE_CHECKING:
    from .app import Program


class Door:
    def __init__(self, program: Program) -> None:
        self.program, self.console = program, program.console
        self.watching: Watching | None = None

    def begin(self, header: Header) -> None:
        """A new match. Where it cannot be kept the player is asked first; no empty file is left behind."""
        try:
            file = FileJournal.begin(self.program.home.matches, header)
        except NotKept as trouble:
            self.ask(trouble, LooseJournal(header), lambda: self.begin(header))
        else:
            self.program.sit(file)

    def take_up(self, match: Waiting) -> None:
        """From the list in the hall: whatever is wrong is said there."""
        text, path = self.console.text, str(match.path)
        try:
            self.open(match.path)
        except OtherRules:
            self.console.focus(text("cannot-take-up-rules", path=path), "edge")
        except (Damaged, OSError):
            self.console.focus(text("cannot-take-up", path=path), "edge")

    def open(self, path: Path) -> None:
        """Raises Damaged, OtherRules or OSError; the file is then left as it is."""
        try:
            file, reading = FileJournal.go_on(path, goes_to_shelf=path.parent == self.program.home.matches)
        except AlreadyOpen:
            self.offer_watching(path)
            return
        except NotKept as trouble:
            reading = saves.read(path)
            check(reading).match.close()
            self.ask(trouble, LooseJournal(reading.header, reading.lines, path), lambda: self.open(path))
            return
        try:
            self.mend(file, check(reading))
        except BaseException:
            file.close()
            raise
        self.program.sit(file)

    def mend(self, file: FileJournal, replayed: Replayed) -> None:
        """An answer over which the rules stumble stopped the program when it was given. It is taken back, or it would
        do so whenever the match is taken up."""
        replayed.match.close()
        if replayed.rest and not isinstance(file.lines[-1], Ended):
            file.append([Undone(len(replayed.match.journal) - 1)], len(file.lines))
            self.console.announce("answer-taken-back", PROGRAM)

    def ask(self, trouble: NotKept, keeper: Keeper, again: Callable[[], None]) -> None:
        """The match is not on the table yet, and cannot be written: the player decides."""

        def answered(report: Report) -> None:
            match report:
                case TryAgain():
                    again()
                case KeepElsewhere(journal=LooseJournal() | FileJournal() as journal):
                    self.program.sit(journal)
                case _:
                    self.go_back()

        Trouble(self.console, trouble, keeper, answered, is_new=True).open()

    def trouble(self, trouble: NotKept) -> None:
        """For `on_trouble` of the evening that is on: an answer could not be kept, and the table waits."""
        evening = self.program.evening
        assert evening is not None
        Trouble(self.console, trouble, evening.file, evening.party.post).open()

    def go_back(self) -> None:
        if self.program.is_single:
            self.program.quit()
        else:
            self.program.enter_hall()

    # A match that is open elsewhere ---------------------------------------------------------------------
    def offer_watching(self, path: Path) -> None:
        console = self.console

        def choose(id: str) -> None:
            if id == "watch":
                self.watch(path)
            elif self.program.is_single:
                self.program.quit()
            else:
                console.close(page)

        choices = [Choice(id, console.text(f"held-{id}")) for id in ("watch", "leave")]
        page = ListPage(console.text("held-title"), choices, choose, on_back=lambda: choose("leave"))
        page.help = console.text("held-help")
        console.open(page)

    def watch(self, path: Path) -> None:
        watching = Watching(self.console, path, self.watched)
        try:
            watching.begin()
        except (Damaged, OtherRules, OSError):
            self.console.focus(self.console.text("watch-lost", path=str(path)), "edge")
        else:
            self.watching = watching

    def watched(self) -> None:
        self.watching = None
        if self.program.is_single:
            self.program.quit()
        else:
            self.program.enter_hall(by_itself=self.console.scope == MATCH)


def check(reading: Reading) -> Replayed:
    """OtherRules where the match cannot go on here. An answer that stumbles may only be the last."""
    header, replayed = reading.header, play_again(reading)
    good = (
        header.rules == replayed.lid.rules,
        all(level in ("", *LEVELS) for level in (*header.levels, *reading.levels)),
        header.language in LANGUAGES,
        replayed.is_whole or (replayed.is_fault and len(replayed.rest) == 1),
    )
    if not all(good):
        replayed.match.close()
        raise OtherRules(header.game)
    return replayed
