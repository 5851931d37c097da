"""A driver to copy: it writes each view as a few lines into a stream and reads its keys, by name, from another.

A new driver is one file like this one. `show`, `dress` and `close` may be called by any thread and must not wait for
the drawing; `loop` belongs to the main thread, because most window systems insist on it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TextIO

from access_game.devices.keys.skeleton import SkeletonKeys as NamedKeys
from access_game.devices.keys.stroke import Stroke
from access_game.devices.screen.screen import CLOSED, NoScreen
from access_game.devices.screen.themes import Style
from access_game.narration.view import View


class SkeletonScreen:
    name = "skeleton"
    description = "Writes what it would show"
    is_public, is_private = True, False  # who can look at it: anybody in the room, or one person alone

    def __init__(self, out: TextIO, keys: TextIO) -> None:
        self._out, self._in = out, keys
        self._keys = NamedKeys()
        self._closed = threading.Event()
        self._lock = threading.Lock()  # views come from several threads

    def check(self) -> bool:
        return not self._out.closed and not self._in.closed

    def open(self) -> None:
        if not self.check():
            raise NoScreen(self.name)
        self._keys.open()

    def close(self) -> None:
        self._closed.set()

    def show(self, view: View) -> None:
        lines = [view.title, *(f"{'> ' if n == view.focus else ''}{item.label}" for n, item in enumerate(view.items))]
        with self._lock:
            self._out.write("\n".join([*filter(None, lines), *view.captions[-1:], ""]))

    def dress(self, style: Style) -> None:
        pass  # lines have neither size nor colour

    def loop(self, on_stroke: Callable[[Stroke], None], on_event: Callable[[str], None]) -> None:
        for line in self._in:
            if self._closed.is_set():
                return
            for stroke in self._keys.strokes(line.split()):
                on_stroke(stroke)
        on_event(CLOSED)
