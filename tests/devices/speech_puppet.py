"""A voice on strings, and ears that count: everything is waited for, nothing is timed."""

from __future__ import annotations

import threading
from collections.abc import Callable

from access_game.devices.speech.voice import Ability, Phrase, VoiceLost

PATIENCE = 30.0


class Puppet:
    description = "A puppet"
    reader = ""

    def __init__(self, name: str = "puppet", *, runs: bool = True, abilities: Ability = Ability.CANCEL) -> None:
        self.name = name
        self.runs = runs
        self.abilities = abilities
        self.said: list[Phrase] = []
        self.log: list[str] = []
        self.lost_on: set[str] = set()
        self._held = False
        self._moved = threading.Condition()

    def check(self) -> bool:
        return self.runs

    def open(self) -> None:
        self._note("open")

    def close(self) -> None:
        self._note("close")

    def cancel(self) -> None:
        self._note("cancel")

    def speak(self, phrase: Phrase, cut: threading.Event) -> None:
        with self._moved:
            self.said.append(phrase)
            self.log.append(phrase.text)
            self._moved.notify_all()
            if phrase.text in self.lost_on:
                raise VoiceLost(self.name)
            assert self._moved.wait_for(lambda: cut.is_set() or not self._held, PATIENCE)

    def hold(self) -> None:
        """From now on a phrase lasts until it is cut, or until `release`."""
        with self._moved:
            self._held = True

    def release(self) -> None:
        with self._moved:
            self._held = False
            self._moved.notify_all()

    def begins(self, text: str) -> None:
        """Wait until this is being said."""
        with self._moved:
            assert self._moved.wait_for(lambda: bool(self.said) and self.said[-1].text == text, PATIENCE), self.texts

    @property
    def texts(self) -> list[str]:
        return [phrase.text for phrase in self.said]

    def _note(self, what: str) -> None:
        with self._moved:
            self.log.append(what)
            self._moved.notify_all()


class Ears:
    """Counts what `heard` reports."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._changed = threading.Condition()

    def __call__(self, name: str) -> Callable[[], None]:
        def report() -> None:
            with self._changed:
                self.heard.append(name)
                self._changed.notify_all()

        return report

    def wait_for(self, *names: str) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: set(names) <= set(self.heard), PATIENCE), self.heard
