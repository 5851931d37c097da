"""What a console has around it: ears, eyes, and knobs to turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from access_game.narration.utterance import Utterance
from access_game.narration.view import View


class Ear(Protocol):
    """Something that says what it is given: the speech queue, a terminal, a braille line."""

    @property
    def is_private(self) -> bool:
        """A braille line is under one pair of hands; a voice is everybody's."""

    @property
    def is_audible(self) -> bool:
        """Does somebody really speak here? A terminal only prints, and a voice may be off."""

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None: ...

    def hush(self) -> None: ...

    def drop(self, topic: str) -> None:
        """What is forgotten is not said any more."""

    def leave(self, scope: str) -> None:
        """Somebody left: nothing that belongs there is said any more, neither what waits nor what is being said."""

    def wipe(self) -> None:
        """Leave nothing of what was private."""


class Eye(Protocol):
    @property
    def is_private(self) -> bool: ...

    @property
    def is_public(self) -> bool:
        """Anybody in the room can look at it, and the player can do without."""

    def show(self, view: View) -> None: ...


class Knobs(Protocol):
    """The settings a key can turn: what is said after the turn."""

    def turn(self, name: str) -> str: ...
