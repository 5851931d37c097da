"""A room: people at one console and a host whose clock jumps, so that a whole match takes no time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from access_game.core.journal import Header
from access_game.core.messages import Seat
from access_game.devices.keys.stroke import Stroke
from access_game.host.clock import JumpingClock
from access_game.host.sitting import Sitting, new_header
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import Utterance
from access_game.narration.view import View
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.party import Party


class Listener:
    """An ear that keeps what it heard, and an eye that keeps what it saw."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []
        self.views: list[View] = []

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        self.said.append(utterance)
        if heard is not None:
            heard()

    def hush(self) -> None:
        self.said.append(Utterance(tag="hush"))

    def drop(self, topic: str) -> None:
        pass

    def wipe(self) -> None:
        pass

    def show(self, view: View) -> None:
        self.views.append(view)

    @property
    def texts(self) -> list[str]:
        return [utterance.text for utterance in self.said if utterance.text]


class KnowsAll:
    def verdict(self, word: str) -> str:
        return "known"


class Room:
    """`seats`: names to levels, "" for a person here. No bell rings for people: pace is 0."""

    def __init__(
        self, game: str, seats: dict[str, str], *, seed: int = 1, privacy: str = "curtain", language: str = "fr",
        options: dict[str, str] | None = None,
    ) -> None:  # fmt: skip
        header: Header = new_header(game, seats, options or {}, seed=seed, pace=0, language=language)
        self.sitting = Sitting(header, clock=JumpingClock(), judge=KnowsAll())
        self.host = self.sitting.host
        self.console = Console(Phrasebook(language))
        self.ear = Listener()
        self.console.ears.append(self.ear)
        self.console.eyes.append(self.ear)
        people = [seat for seat in self.sitting.match.table.seats if not header.setup.level(seat)]

        def narrator(listener: Seat | None) -> Narrator:
            return Narrator(language, game, self.sitting.box.GAME, header.seats, listener)

        common = narrator(people[0] if len(people) == 1 else None)
        self.party = Party(self.console, {seat: narrator(seat) for seat in people}, common, self.host.post, privacy)
        self.desk = Desk(self.console, self.party, common.book.text("game-title"))
        self.console.transcript = Transcript(people[0] if len(people) == 1 else None)
        self.desk.sit_down()
        setup = header.setup
        self.host.begin(
            {
                seat: self.party.player(seat) if seat in people else self.sitting.computer(seat, setup.level(seat))
                for seat in self.sitting.match.table.seats
            }
        )
        self.settle()

    def settle(self) -> None:
        """Let the table do all it can without these people."""
        while self.is_on and (not self.host.inbox.empty() or self.host.next_due() is not None):
            self.host.step()

    @property
    def is_on(self) -> bool:
        return not self.host.is_over

    def press(self, *keys: str) -> None:
        for key in keys:
            stroke = Stroke.parse(key)
            text = key if len(key) == 1 else " " if key == "space" else ""
            self.console.press(Stroke(stroke.key, text, stroke.ctrl, stroke.shift, stroke.alt))
            self.settle()

    def type(self, word: str) -> None:
        for letter in word:
            self.console.press(Stroke(letter.lower() if letter.isascii() else "", letter))
        self.press("enter")

    def line(self, text: str) -> None:
        self.console.line(text)
        self.settle()

    def heard_since(self, do: Callable[[], Any]) -> list[str]:
        before = len(self.ear.said)
        do()
        return [utterance.text for utterance in self.ear.said[before:] if utterance.text]

    def close(self) -> None:
        self.sitting.match.close()
