"""From the keys of a display to events. Makers number their keys as they like; here they have the names below.

dot1 to dot8, space, backspace, enter, escape, back and on (panning), up, down, left, right, press.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from access_game.devices.braille.cells import cell
from access_game.devices.braille.events import Chord, Enter, Erase, Escape, Event, Help, Pan, Steer, Tab

DOTS = tuple(f"dot{i}" for i in range(1, 9))

# Space and dots together: what screen readers have taught braille readers.
COMMANDS: dict[int, Event] = {
    cell("1"): Steer("up"),
    cell("4"): Steer("down"),
    cell("3"): Steer("left"),
    cell("6"): Steer("right"),
    cell("123"): Steer("first"),
    cell("456"): Steer("last"),
    cell("15"): Escape(),
    cell("45"): Tab(),
    cell("46"): Tab(),
    cell("125"): Help(),
    cell("7"): Erase(),
    cell("8"): Enter(),
}

_ALONE: dict[str, Event] = {
    "back": Pan(-1),
    "on": Pan(+1),
    "up": Steer("up"),
    "down": Steer("down"),
    "left": Steer("left"),
    "right": Steer("right"),
    "press": Enter(),
    "enter": Enter(),
    "backspace": Erase(),
    "escape": Escape(),
}


def struck(dots: int, space: bool = False) -> Event:
    """Dots struck on a braille keyboard. Dots 7 and 8 alone erase and confirm."""
    if space:
        return COMMANDS.get(dots, Chord(dots, True))
    if dots == cell("7"):
        return Erase()
    if dots == cell("8"):
        return Enter()
    return Chord(dots)


def meaning(keys: Iterable[str]) -> list[Event]:
    """Keys pressed together. Dots make one chord; other keys each speak for themselves."""
    pressed = frozenset(keys)
    if {"backspace", "space"} <= pressed:
        return [Enter()]
    dots = sum(1 << i for i, name in enumerate(DOTS) if name in pressed)
    if dots or "space" in pressed:
        return [struck(dots, "space" in pressed)]
    return [_ALONE[name] for name in sorted(pressed) if name in _ALONE]


class Held:
    """Keys under the fingers. The chord speaks at the first release; further releases only let go."""

    def __init__(self, say: Callable[[Iterable[str]], list[Event]] = meaning) -> None:
        self._say = say
        self._down: set[str] = set()
        self._chord: set[str] = set()

    def press(self, key: str) -> None:
        if key not in self._down:
            self._down.add(key)
            self._chord.add(key)

    def release(self, key: str) -> list[Event]:
        if key not in self._down:
            return []
        self._down.discard(key)
        chord, self._chord = self._chord, set()
        return self._say(chord) if chord else []

    def now(self, keys: Iterable[str]) -> list[Event]:
        """Displays that report all keys still down, again at each change."""
        down = set(keys)
        for key in sorted(down - self._down):
            self.press(key)
        found: list[Event] = []
        for key in sorted(self._down - down):
            found += self.release(key)
        return found
