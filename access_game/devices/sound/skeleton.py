"""A driver for cues to copy: it writes down what it would play."""

from __future__ import annotations

from access_game.narration.utterance import Cue


class SkeletonCues:
    name = "skeleton"
    description = "Writes down what it would play"

    def __init__(self) -> None:
        self.played: list[Cue] = []
        self.is_ducked = False

    def check(self) -> bool:
        # True only if a cue played now would be heard.
        return True

    def open(self) -> None:
        pass

    def close(self) -> None:
        pass

    def play(self, cue: Cue) -> float:
        # Must return at once, with the seconds that the voice shall leave to it.
        self.played.append(cue)
        return 0.0

    def duck(self, speaking: bool) -> None:
        # Called before each phrase of the voice, and when it has nothing more to say.
        self.is_ducked = speaking
