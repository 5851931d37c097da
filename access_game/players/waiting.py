"""The page of somebody who is asked nothing: others are at work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from access_game.narration.view import Kind, View

from .pages import ListPage


class WaitingPage(ListPage):
    """It lies beneath every question of the match, and has nothing to say while one lies on it. `whose`: whose turn it
    is, in words; empty where something is asked."""

    def __init__(self, name: str, whose: Callable[[], str]) -> None:
        super().__init__(name, (), lambda id: None, kind=Kind.TEXT)
        self.whose = whose
        self.typing = False  # a word race stands still: who goes on typing means letters, no commands
        self.race = ""  # why nothing can be typed in it now

    def hold(self, race: str) -> None:
        self.race, self.typing = race, bool(race)

    def title(self) -> str:
        whose = self.whose()
        return f"{self.name} {whose}" if whose else ""

    def view(self) -> View:
        return replace(super().view(), title=self.name)  # whose turn it is stands on the screen anyway

    def choose(self) -> None:
        """Who presses Enter here thinks that it is their turn."""
        self.on_choose("")
