"""What the hall needs of the house around it: the program builds it, tests build a small one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from access_game.core.journal import Header
from access_game.home.profiles import Shelf
from access_game.home.settings import Settings
from access_game.host.saves import Waiting
from access_game.players.console import Console


class House(Protocol):
    console: Console
    shelf: Shelf

    @property
    def settings(self) -> Settings:
        """Those in force: what is kept on the shelf, and over it what the command line wished."""

    def change(self, **chosen: Any) -> None:
        """Keep these settings and obey them at once; where they cannot be kept, say so."""

    def choose_profile(self, profile: str) -> None:
        """The same with all the settings of a profile."""

    @property
    def is_read(self) -> bool:
        """Can this player do without a voice: is a braille line there, or a screen reader that reads the window?"""

    @property
    def has_played(self) -> bool:
        """Was a match begun here before?"""

    def waiting(self) -> Sequence[Waiting]: ...

    def play(self, header: Header) -> None:
        """Begin a match."""

    def take_up(self, waiting: Waiting) -> None:
        """Go on with a match."""

    def teach(self, stem: str) -> None:
        """The guided first game."""

    def sounds(self) -> Sequence[tuple[str, str]]:
        """Each sound to learn: its name, what it means."""

    def voice_sample(self, settings: Settings, text: str) -> None:
        """Say something in the manner of these settings."""

    def leave(self) -> None:
        """Say good-bye, and end."""

    def word_list(self) -> Any: ...
