"""A driver to copy: its events are words, "a", "ctrl+home", and whatever names no key is typed as text.

A new driver is one file like this one: only `strokes` has to know the library underneath.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from access_game.devices.keys.stroke import Stroke


class SkeletonKeys:
    name = "skeleton"
    description = "Reads keys by their names"

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._open = False

    def check(self) -> bool:
        return True

    def open(self) -> None:
        self._open = True

    def close(self) -> None:
        self._open = False

    def strokes(self, events: Iterable[Any]) -> list[Stroke]:
        return [self._stroke(str(event)) for event in events] if self._open else []

    def _stroke(self, word: str) -> Stroke:
        now = self._clock()  # races are judged by it: taken here, before anything else is done
        try:
            stroke = Stroke.parse(word)
        except ValueError:
            return Stroke("", text=word, at=now)
        typed = " " if stroke.key == "space" else stroke.key
        return replace(stroke, text=typed if stroke.types else "", at=now)
