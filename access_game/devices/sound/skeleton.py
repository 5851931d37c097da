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

    def play(self, cue: Cue) -> None:
        # Must return at once: the voice is waiting behind it.
        self.played.append(cue)

    def duck(self, speaking: bool) -> None:
        # Called when the voice begins and when it has nothing more to say.
        self.is_ducked = speaking
