"""The whole program without a face: keys go in, and everything it says is kept."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import TracebackType

from players.room import Listener

from access_game.devices.keys.stroke import Stroke
from access_game.home.home import Home
from access_game.program.app import Program
from access_game.program.wishes import Wishes


class House:
    """`is_newcomer`: nobody has been asked for a first name here."""

    def __init__(self, folder: Path, language: str = "fr", *, is_newcomer: bool = False) -> None:
        self.program = Program(Wishes(language=language, speech="off", braille="off", sound="off"), Home(folder))
        if not is_newcomer:
            self.program.shelf.settings = replace(self.program.shelf.settings, name_asked=True)
        self.console, self.ear, self.faults = self.program.console, Listener(), list[Exception]()
        self.console.ears.append(self.ear)
        self.console.eyes.append(self.ear)
        self.console.on_fault = self.faults.append
        self.program.hall.enter()

    def __enter__(self) -> House:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        evening = self.program.evening
        self.program.end_evening()
        if evening is not None:
            evening.thread.join(60)
            assert not evening.thread.is_alive()
        self.program.close_devices()
        if error is None:
            assert not self.faults and self.program.exit_code == 0

    def stroke(self, stroke: Stroke) -> None:
        with self.console.lock:  # what a match says meanwhile is no answer to this key
            before = len(self.ear.said)
            self.console.press(stroke)
            answer = Listener()
            answer.said = self.ear.said[before:]
        assert answer.answers, f"{stroke} was met with silence on {self.console.page.title()!r}"
        assert not self.faults, f"{stroke} on {self.console.page.title()!r}: {self.faults[0]!r}"

    def press(self, *keys: str) -> list[str]:
        """What was said in answer."""
        before = len(self.ear.said)
        for key in keys:
            stroke = Stroke.parse(key)
            text = key if len(key) == 1 else " " if key == "space" else ""
            self.stroke(Stroke(stroke.key, text, stroke.ctrl, stroke.shift, stroke.alt))
        return [utterance.text for utterance in self.ear.said[before:] if utterance.text]

    def type(self, word: str) -> list[str]:
        before = len(self.ear.said)
        for letter in word:
            self.stroke(Stroke(letter.lower() if letter.isascii() and letter.isalnum() else "", letter))
        self.press("enter")
        return [utterance.text for utterance in self.ear.said[before:] if utterance.text]

    def go(self, *ids: str) -> list[str]:
        """Walk down to the item of that name and choose it, page after page."""
        heard: list[str] = []
        for id in ids:
            self.press("home")
            for _ in range(80):
                if self.console.page.current.id == id:
                    break
                self.press("down")
            assert self.console.page.current.id == id, [choice.id for choice in self.console.page.choices]
            heard = self.press("enter")
        return heard

    @property
    def here(self) -> list[str]:
        return [choice.id for choice in self.console.page.choices]

    @property
    def title(self) -> str:
        return self.console.page.title()
