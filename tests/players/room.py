"""A room: people at one console and a host whose clock jumps, so that a whole match takes no time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from access_game.core.journal import Header
from access_game.core.letters import Letters
from access_game.core.match import Match
from access_game.core.seats import Seat
from access_game.devices.keys.stroke import Stroke
from access_game.host.clock import JumpingClock
from access_game.host.run import fulfil
from access_game.host.sitting import Sitting, new_header
from access_game.narration.narrator import Narrator
from access_game.narration.phrasebook import KEYS, LINES, Phrasebook
from access_game.narration.transcript import Transcript
from access_game.narration.utterance import MATCH, Utterance
from access_game.narration.view import View
from access_game.players.console import Console
from access_game.players.desk import Desk
from access_game.players.party import Party
from access_game.players.player import Player


class Listener:
    """An ear that keeps what it heard, and an eye that keeps what it saw."""

    is_private = is_public = is_audible = False

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

    def leave(self, scope: str) -> None:
        pass

    def wipe(self) -> None:
        pass

    def show(self, view: View) -> None:
        self.views.append(view)

    @property
    def texts(self) -> list[str]:
        return [utterance.text for utterance in self.said if utterance.text]

    @property
    def answers(self) -> bool:
        """Was there anything to perceive: words, a sound, or the silence that was asked for?"""
        return any(utterance.text.strip() or utterance.cues or utterance.tag == "hush" for utterance in self.said)


class KnowsAll:
    def verdict(self, word: str) -> str:
        return "known"

    def at_home(self, word: str) -> str:
        return "known"

    def suggest(self, letters: Letters, count: int) -> Sequence[str]:
        return ()


class Room:
    """`seats`: names to levels, "" for a person here. No bell rings for people: pace is 0. `a_key_takes`: seconds
    of the table for each key; without it the table does all it can before the next key."""

    def __init__(
        self, game: str, seats: dict[str, str], *, seed: int = 1, privacy: str = "curtain", language: str = "fr",
        options: dict[str, str] | None = None, a_key_takes: float | None = None, ear: Listener | None = None,
        lines: bool = False, pace: float = 0,
    ) -> None:  # fmt: skip
        header: Header = new_header(game, seats, options or {}, seed=seed, pace=pace, language=language)
        self.header, self.clock, self.a_key_takes = header, JumpingClock(), a_key_takes
        self.sitting = Sitting(header, judge=KnowsAll())
        manner = LINES if lines else KEYS
        self.console = Console(Phrasebook(language, manner=manner), clock=self.clock.now)
        self.host, self.drive = self.sitting.host, self.sitting.drive(settled=self.console.flush)
        self.ear = ear or Listener()
        self.console.ears.append(self.ear)
        self.console.eyes.append(self.ear)
        people = [seat for seat in self.sitting.match.table.seats if not header.setup.level(seat)]

        def narrator(listener: Seat | None) -> Narrator:
            return Narrator(language, game, self.sitting.box.GAME, header.seats, listener, manner=manner)

        common = narrator(people[0] if len(people) == 1 else None)
        self.party = Party(self.console, {seat: narrator(seat) for seat in people}, common, self.sitting.post, privacy)
        self.desk = Desk(self.console, self.party, common.book.text("game-title"))
        self.console.transcript = Transcript(people[0] if len(people) == 1 else None)
        self.console.enter(MATCH)
        self.desk.sit_down()

        def substitute(seat: Seat, level: str) -> Player:
            if not level and seat in people:
                return self.party.player(seat)
            computer = self.sitting.computer(seat, level)
            return self.party.stand_in(seat, computer) if seat in people else computer

        self.host.substitute, self.party.levels = substitute, self.host.levels
        players = self.sitting.players({seat: self.party.player(seat) for seat in people})
        fulfil(self.drive.begin(players, self.clock.now), self.drive, self.clock)
        self.settle()

    def settle(self) -> None:
        """Let the table do all it can without these people, or all it does in the time of a key."""
        while self.is_on and (not self.drive.inbox.is_empty or self._goes_on_alone()):
            fulfil(self.drive.step(self.clock.now), self.drive, self.clock)

    def _goes_on_alone(self) -> bool:
        due = self.host.next_due()
        if due is None or self.a_key_takes is None:
            return due is not None
        return due <= self.clock.now() or not any(guest.question for guest in self.party.guests.values())

    @property
    def is_on(self) -> bool:
        return not self.host.is_over

    def stroke(self, stroke: Stroke) -> None:
        """One key. It is answered at once, whatever the table does later."""
        self.clock.time += self.a_key_takes or 0
        ears = [ear for ear in self.console.ears if isinstance(ear, Listener)]
        before = [len(ear.said) for ear in ears]
        self.console.press(stroke)
        answer = Listener()
        answer.said = [said for ear, length in zip(ears, before, strict=True) for said in ear.said[length:]]
        assert answer.answers, f"{stroke} was met with silence on {self.console.page.title()!r}"
        self.settle()

    def press(self, *keys: str) -> None:
        for key in keys:
            stroke = Stroke.parse(key)
            text = key if len(key) == 1 else " " if key == "space" else ""
            self.stroke(Stroke(stroke.key, text, stroke.ctrl, stroke.shift, stroke.alt))

    def type(self, word: str) -> None:
        for letter in word:
            self.stroke(Stroke(letter.lower() if letter.isascii() and letter.isalnum() else "", letter))
        self.press("enter")

    def line(self, text: str) -> None:
        self.console.line(text)
        self.settle()

    def heard_since(self, do: Callable[[], Any]) -> list[str]:
        before = len(self.ear.said)
        do()
        return [utterance.text for utterance in self.ear.said[before:] if utterance.text]

    def check(self) -> None:
        """The journal of this match, fed to the rules alone, gives this match again."""
        match = self.sitting.match
        again = Match(self.sitting.box.play, self.header.setup, match.journal)
        try:
            assert [again.told(seat) for seat in match.table.seats] == [match.told(seat) for seat in match.table.seats]
        finally:
            again.close()

    def close(self) -> None:
        self.sitting.match.close()
