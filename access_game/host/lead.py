"""What whoever leads the table may do besides playing: let it rest, seat others, stop the match; and what all may do:
take back. Each is noted in the journal, then told to everybody."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING

from access_game.core.journal import Line
from access_game.core.notes import Ended, HandedOver, Hinted, Note, Passed, Rested, Undone
from access_game.core.passing import pass_of
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.players.player import MENU, PANEL, Player, Rest

from .news import news
from .undo import taken_back

if TYPE_CHECKING:
    from .host import Host

Act = Generator[Sequence[Line], None, None]


class Lead:
    def __init__(self, host: Host, rests: bool, is_ended: bool) -> None:
        self.host, self.rests, self.is_ended = host, rests, is_ended

    def take_up(self) -> Act:
        """Who takes a match up goes on with it."""
        if self.rests and not self.is_ended:
            yield from self._note(Rested(False))
            self.rests = False

    def _note(self, note: Note) -> Act:
        """Kept, then told."""
        host = self.host
        told = news(note, host.match, host.levels)
        yield [note]
        if told is not None:
            host.circle.announce(told)

    def refuse(self, seat: Seat, reason: str, ticket: int = 0) -> None:
        self.host.circle.players[seat].refuse(ticket, Refused(reason))

    # A pause -----------------------------------------------------------------------------------------
    def rest(self, report: Rest, now: float) -> Act:
        """For each reason of its own: a menu that is closed does not end the pause of the table."""
        if report.why == PANEL and report.on != self.rests:
            yield from self._note(Rested(report.on))
            self.rests = report.on
        if report.why == MENU and report.on and len(self.host.circle.people) > 1:
            return  # others wait, and their time goes on
        (self.host.glass.hold if report.on else self.host.glass.release)(report.why, now)

    # Help ----------------------------------------------------------------------------------------------
    def pass_turn(self, seat: Seat, at: float) -> Act:
        host = self.host
        question = host.match.waiting.questions.get(seat) if host.match.waiting is not None else None
        if question is None:
            return  # it was answered in the meantime
        if self.rests:
            self.refuse(seat, "table_paused")
            return
        try:
            answer = pass_of(question)
        except Refused as refusal:
            host.circle.players[seat].refuse(0, refusal)
            return
        yield from host.feed(seat, answer, at, Passed(seat))

    def hint(self, seat: Seat) -> Act:
        if self.host.match.waiting is not None and seat in self.host.match.waiting.questions:
            yield from self._note(Hinted(seat))

    # The end -------------------------------------------------------------------------------------------
    def end(self) -> Act:
        """Here and now, with the scores as they are."""
        if self.host.is_over:
            return
        yield from self._note(Ended())
        self.is_ended = True
        for seat in self.host.match.table.seats:
            self.host.withdraw_from(seat)

    # Seats -------------------------------------------------------------------------------------------
    def sit(self, seat: Seat, level: str, fetch: Callable[[Seat, str], Player]) -> Act:
        """Somebody sits down where another sat: they know what that seat was told, and are asked what it is asked.
        A player who comes back, a computer that takes over, a person who takes a seat back: all the same."""
        host = self.host
        told = news(HandedOver(seat, level), host.match, host.levels)
        if level != host.levels[seat]:
            yield [HandedOver(seat, level)]
        host.withdraw_from(seat)
        host.levels[seat] = level
        host.waits.ears.get_up(seat)
        host.circle.seat(seat, fetch(seat, level))
        if told is not None:
            host.circle.announce(told)
        yield from host.go_on()

    # Taking back ---------------------------------------------------------------------------------------
    def undo(self, seat: Seat) -> Act:
        host = self.host
        if self.rests:
            self.refuse(seat, "table_paused")
            return
        try:
            before = taken_back(host.match, seat)
        except Refused as refusal:
            host.circle.players[seat].refuse(0, refusal)
            return
        note = Undone(len(before.journal))
        told = news(note, host.match, host.levels)
        try:
            yield [note]
        except GeneratorExit:
            before.close()
            raise
        host.turn_back(before)
        if told is not None:
            host.circle.announce(told)
        yield from host.go_on()
