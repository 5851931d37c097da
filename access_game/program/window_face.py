"""The window as the face of the program; where there is no display, the terminal takes its place."""

from __future__ import annotations

import ctypes
import logging
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from access_game.devices.screen.porter import Porter
from access_game.devices.screen.screen import CLOSED, NoScreen
from access_game.devices.screen.themes import Style, theme
from access_game.devices.screen.window import Window
from access_game.devices.speech.tree_voice import can_offer
from access_game.home.settings import Settings
from access_game.narration.utterance import PROGRAM

if TYPE_CHECKING:
    from .app import Program
    from .faces import Face

_log = logging.getLogger(__name__)


class WindowFace:
    is_terminal = False

    def __init__(self, program: Program) -> None:
        self.program = program
        speaks = self.reader_speaks(program.settings)
        settings, tape = program.settings, program.console.tape
        self.window = Window(style=style(settings), size=size(settings), reader_speaks=speaks, tape=tape)
        self.window.fill_screen(settings.full_screen)
        self.opened_at = self.window.size
        self.instead: Face | None = None
        self._porter = Porter()

    def reader_speaks(self, settings: Settings) -> bool:
        """The player's screen reader is the voice: it runs, or was chosen, or none of ours can speak."""
        mouth = self.program.mouth
        return mouth.is_mute or settings.speech == "off" or mouth.is_read

    def open(self) -> None:
        if can_offer():
            self._porter.stand()
        try:
            self.window.open()
        except NoScreen:
            self.fall_back()
            return
        self.farewell = farewell(lambda: self.program.last_words("display-lost", "display-lost-hall"))
        self.opened_at = self.window.size
        self.program.console.eyes.append(self.window)
        self.program.console.refresh()

    def fall_back(self) -> None:
        """No display, or it went away: the same evening goes on in the terminal."""
        from .faces import TerminalFace

        program = self.program
        program.console.announce("no-window", PROGRAM)
        self.instead = TerminalFace(program)
        self.is_terminal = True
        if self.window.is_stopped:
            self.instead.stop()
        self.instead.open()

    def loop(self) -> None:
        if self.instead is None:
            try:
                self.window.loop(self.program.console.press, self.happened)
            except NoScreen:
                if self.window in self.program.console.eyes:
                    self.program.console.eyes.remove(self.window)
                self.fall_back()
            self.keep_size()
        if self.instead is not None:
            self.instead.loop()

    def keep_size(self) -> None:
        """How large the player has made it, for the next time; not what it was opened with by itself."""
        if self.window.size is None or self.window.size == self.opened_at:
            return
        shelf = self.program.shelf
        try:
            shelf.change(replace(shelf.settings, window="{}x{}".format(*self.window.size)))
        except OSError as trouble:  # nobody asked for it, and good-bye has been said
            _log.warning("%s: %s", shelf.file, trouble)

    def happened(self, event: str) -> None:
        if event == CLOSED:
            self.program.window_closed()

    def dress(self, settings: Settings) -> None:
        self.window.dress(style(settings))
        self.window.fill_screen(settings.full_screen)
        self.window.let_reader_speak(self.reader_speaks(settings), self.program.mouth.unsaid)

    def stop(self) -> None:
        self.window.is_stopped = True
        if self.instead is not None:
            self.instead.stop()

    def close(self) -> None:
        self._porter.leave()
        self.window.close()
        if self.instead is not None:
            self.instead.close()


def farewell(words: Callable[[], str]) -> Any:
    """Xlib ends the whole process when its display goes; at least it shall do so with a sentence of ours, and what it
    says of the match is looked up then. Returns what must be kept as long as the window stands."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        xlib = ctypes.CDLL("libX11.so.6")
    except OSError:
        return None

    def lost(display: int) -> int:
        os.write(2, f"{words()}\n".encode(sys.stderr.encoding or "utf-8", "replace"))
        os._exit(1)

    kept = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(lost)
    xlib.XSetIOErrorHandler(kept)
    return kept


def size(settings: Settings) -> tuple[int, int] | None:
    width, _, height = settings.window.partition("x")
    return (int(width), int(height)) if height else None


def style(settings: Settings) -> Style:
    return Style(float(settings.zoom), theme(settings.theme))
