"""No sounds: everything a cue tells is also said."""

from __future__ import annotations

from access_game.narration.utterance import Cue


class SilentCues:
    name = "off"
    description = "No sounds"

    def check(self) -> bool:
        return True

    def open(self) -> None:
        pass

    def close(self) -> None:
        pass

    def play(self, cue: Cue) -> float:
        return 0.0

    def duck(self, speaking: bool) -> None:
        pass
