"""A parlour: a few lines of rules written for one scene, real people at a real console, and a stacked deck."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from access_game.core.cards import from_notation
from access_game.core.game import Game
from access_game.core.match import Match, NotAnAnswer
from access_game.core.messages import Entry, Setup
from access_game.core.questions import Question
from access_game.core.seats import CLOCK, DEALER, Seat
from access_game.core.table import Table
from access_game.devices.keys.stroke import Stroke
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import MATCH
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.party import Party
from access_game.players.player import Answered, Report
from players.room import Listener

ANA, BOB = Seat(0), Seat(1)
LID = Game(players=(1, 4), minutes=1, kind="words")
Play = Callable[[Table], Coroutine[Any, Any, Any]]


class Parlour:
    """`people` of the names sit at the console; what is posted is answered at once, and kept. `stem` lends its words
    to what these rules ask."""

    def __init__(
        self, play: Play, names: tuple[str, ...] = ("Ana", "Bob"), *, people: int = 2, deck: str = "",
        privacy: str = "curtain", stem: str = "paflemix", language: str = "fr", lid: Game = LID,
        ear: Listener | None = None,
    ) -> None:  # fmt: skip
        self.now = 100.0
        self.deck = [card.id for card in from_notation(deck)]
        self.posted: list[Report] = []
        self.tickets: dict[int, tuple[Seat, Question[Any]]] = {}
        self.number = self.told = 0
        self.match = Match(play, Setup(names))
        self.console = Console(Phrasebook(language), clock=lambda: self.now)
        self.ear = ear or Listener()
        self.console.ears.append(self.ear)
        self.console.eyes.append(self.ear)
        seats = [Seat(seat) for seat in range(people)]

        def narrator(listener: Seat | None) -> Narrator:
            return Narrator(language, stem, lid, names, listener)

        common = narrator(seats[0] if people == 1 else None)
        self.party = Party(self.console, {seat: narrator(seat) for seat in seats}, common, self.post, privacy)
        self.console.transcript = Transcript(seats[0] if people == 1 else None)
        self.desk = Desk(self.console, self.party, "")
        self.console.enter(MATCH)
        self.desk.sit_down()
        self.serve()

    # The table -----------------------------------------------------------------------------------
    def post(self, report: Report) -> None:
        self.posted.append(report)
        if isinstance(report, Answered) and report.ticket in self.tickets:
            seat, _ = self.tickets[report.ticket]
            self.answer(seat, report.answer)

    def answer(self, seat: Seat, answer: Any) -> None:
        ticket = next((ticket for ticket, (owner, _) in self.tickets.items() if owner == seat), 0)
        try:
            self.match.feed(Entry(seat, answer, self.match.table.now))
        except NotAnAnswer as error:
            self.party.player(seat).refuse(ticket, error.refusal)
        else:
            self.serve()

    def serve(self) -> None:
        while (waiting := self.match.waiting) is not None and (DEALER in waiting.questions or not waiting.questions):
            if DEALER in waiting.questions:
                cards = waiting.questions[DEALER].cards
                first = [id for id in self.deck if id in cards]
                self.match.feed(Entry(DEALER, [*first, *(id for id in cards if id not in first)]))
            else:
                self.match.feed(Entry(CLOCK, None, self.match.table.now))
        guests = self.party.guests
        for message in self.match.table.said[self.told :]:
            for seat in message.to:
                if seat in guests:
                    self.party.player(seat).tell(message)
        self.told = len(self.match.table.said)
        asked = self.match.waiting.questions if self.match.waiting is not None else {}
        for ticket, (seat, question) in list(self.tickets.items()):
            if asked.get(seat) is not question:
                del self.tickets[ticket]
                self.party.player(seat).withdraw(ticket)
        still = {seat for seat, _ in self.tickets.values()}
        for seat, question in asked.items():
            if seat in guests and seat not in still:
                self.number += 1
                self.tickets[self.number] = seat, question
                self.party.player(seat).ask(self.number, question)
        for seat in guests:
            self.number += 1
            self.party.player(seat).listen(self.number)
        self.console.flush()

    # The people ----------------------------------------------------------------------------------
    def press(self, *keys: str) -> list[str]:
        """What was said in answer."""
        before = len(self.ear.said)
        for key in keys:
            stroke = Stroke.parse(key)
            text = key if len(key) == 1 else " " if key == "space" else ""
            self.console.press(Stroke(stroke.key, text, stroke.ctrl, stroke.shift, stroke.alt, at=self.now))
        return [utterance.text for utterance in self.ear.said[before:] if utterance.text]

    def type(self, word: str) -> list[str]:
        return self.press(*word)

    @property
    def answers(self) -> list[Answered]:
        return [report for report in self.posted if isinstance(report, Answered)]

    def close(self) -> None:
        self.match.close()


def letters(notation: str) -> tuple[Any, ...]:
    return tuple(from_notation(notation))
