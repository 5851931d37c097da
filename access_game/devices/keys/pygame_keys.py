"""Strokes from pygame events.

A key is known by `event.key`, which follows the layout: A is A on AZERTY, QWERTY and BÉPO, and SDL gives the digits of
the top row their digits whether or not they need Shift. What a key types comes in the TEXTINPUT event that follows it;
accents, dead keys and input methods come that way only. Nothing depends on a key being held: screen readers send a
key again as an instant press and release.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any

import pygame

from access_game.devices.keys.stroke import Stroke

_NAMES: dict[int, str] = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_TAB: "tab",
    pygame.K_LCTRL: "ctrl",
    pygame.K_RCTRL: "ctrl",
    **{pygame.K_F1 + number: f"f{number + 1}" for number in range(12)},
    **{pygame.K_a + number: chr(ord("a") + number) for number in range(26)},
    **{pygame.K_0 + number: str(number) for number in range(10)},
}
_KEYPAD = (  # with the number lock, and without it
    (pygame.K_KP0, "0", ""),
    (pygame.K_KP1, "1", "end"),
    (pygame.K_KP2, "2", "down"),
    (pygame.K_KP3, "3", "pagedown"),
    (pygame.K_KP4, "4", "left"),
    (pygame.K_KP5, "5", ""),
    (pygame.K_KP6, "6", "right"),
    (pygame.K_KP7, "7", "home"),
    (pygame.K_KP8, "8", "up"),
    (pygame.K_KP9, "9", "pageup"),
)
_LOCKED = {key: digit for key, digit, _ in _KEYPAD}
_UNLOCKED = {key: arrow for key, _, arrow in _KEYPAD}
_REPEATED = frozenset({"up", "down", "left", "right", "backspace", "delete"})


class PygameKeys:
    name = "pygame"
    description = "The keyboard of the window"

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._held: dict[int, str] = {}  # each key that is down, with the text it typed

    def check(self) -> bool:
        return bool(pygame.display.get_init())

    def open(self) -> None:
        pygame.key.set_repeat(500, 60)
        pygame.key.start_text_input()

    def close(self) -> None:
        self._held.clear()

    def strokes(self, events: Iterable[Any]) -> list[Stroke]:
        """The strokes of one batch of events; a text that comes in a later batch than its key is a stroke by itself."""
        made: list[Stroke] = []
        pressed: Any = None  # the key that still may get its text
        for event in events:
            if event.type == pygame.TEXTINPUT:
                made += self._typed(event.text, pressed)
                pressed = None
                continue
            if event.type not in (pygame.KEYDOWN, pygame.KEYUP, pygame.WINDOWFOCUSLOST):
                continue
            if event.type == pygame.KEYUP and pressed is not None and event.key == pressed.key:
                self._held.pop(event.key, None)
                continue  # released at once by a screen reader: its text is still to come
            made += self._silent(pressed)
            pressed = None
            if event.type == pygame.KEYDOWN:
                pressed = self._down(event)
            elif event.type == pygame.KEYUP:
                self._held.pop(event.key, None)
            else:
                self._held.clear()
        return made + self._silent(pressed)

    def _down(self, event: Any) -> Any:
        """The event, unless the key merely repeats itself and should not."""
        if event.key in self._held and _name(event) not in _REPEATED:
            return None
        self._held[event.key] = ""
        return event

    def _silent(self, pressed: Any) -> list[Stroke]:
        """A key that typed nothing."""
        if pressed is None or pressed.mod & pygame.KMOD_META:  # the system's own shortcuts
            return []
        key = _name(pressed)
        if not key:
            return []
        if key == "ctrl":
            # At once, when the key goes down: a voice must be silent before the finger is up again.
            return [Stroke("ctrl", at=self._clock())]
        mod = pressed.mod
        ctrl, shift, alt = (bool(mod & held) for held in (pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_LALT))
        return [Stroke(key, "", ctrl, shift, alt, self._clock())]

    def _typed(self, text: str, pressed: Any) -> list[Stroke]:
        if pressed is None:
            if text in self._held.values():
                return []  # the key is still down and the system repeats its text
            late = next((key for key, typed in reversed(self._held.items()) if not typed), None)
            if late is not None:
                self._held[late] = text
            return [Stroke("", text, at=self._clock())]
        if pressed.key in self._held:
            self._held[pressed.key] = text
        if not text.isprintable():
            return self._silent(pressed)
        # AltGr is Ctrl and Alt at once on some systems: where a text came, they only served to type it.
        return [Stroke(_name(pressed), text, shift=bool(pressed.mod & pygame.KMOD_SHIFT), at=self._clock())]


def _name(event: Any) -> str:
    """The name of the key, or empty: a dead key, a punctuation mark, Shift alone."""
    if event.key in _LOCKED:
        return (_LOCKED if event.mod & pygame.KMOD_NUM else _UNLOCKED)[event.key]
    return _NAMES.get(event.key, "")
