"""A stroke: one key pressed, under one name on every keyboard, and the text it types."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

NAMED: Final = (
    *("up", "down", "left", "right", "home", "end", "pageup", "pagedown"),
    *("enter", "space", "escape", "backspace", "delete", "tab", "ctrl"),
    *(f"f{number}" for number in range(1, 13)),
)
LETTERS: Final = tuple("abcdefghijklmnopqrstuvwxyz")
DIGITS: Final = tuple("0123456789")
KEYS: Final = frozenset((*NAMED, *LETTERS, *DIGITS))


@dataclass(frozen=True, slots=True)
class Stroke:
    """`key` is one of KEYS, or empty where only text came (an accent, a punctuation mark, a braille cell)."""

    key: str
    text: str = ""
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    at: float = field(default=0.0, compare=False)  # monotonic seconds: two presses of one key are the same stroke

    @property
    def name(self) -> str:
        """ "ctrl+home", "shift+f1", "a": what a keymap and a settings file call it. Empty for mere text."""
        if not self.key:
            return ""
        held = (("ctrl", self.ctrl), ("alt", self.alt), ("shift", self.shift))
        return "+".join([name for name, down in held if down] + [self.key])

    @property
    def types(self) -> bool:
        """Would it put something on a line being typed?"""
        if self.ctrl or self.alt:
            return False
        return bool(self.text) or self.key == "space" or len(self.key) == 1

    @classmethod
    def parse(cls, name: str) -> Stroke:
        """The stroke of that name; ValueError where no keyboard has it."""
        *held, key = name.strip().lower().split("+")
        if key not in KEYS or len(set(held)) != len(held) or not set(held) <= {"ctrl", "alt", "shift"}:
            raise ValueError(f"no such key: {name!r}")
        return cls(key, ctrl="ctrl" in held, shift="shift" in held, alt="alt" in held)
