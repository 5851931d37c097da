"""The window as the face of the program; where there is no display, the terminal takes its place."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from access_game.devices.screen.screen import CLOSED, NoScreen
from access_game.devices.screen.themes import Style, theme
from access_game.devices.screen.window import Window
from access_game.home.settings import Settings
from access_game.narration.utterance import PROGRAM

if TYPE_CHECKING:
    from .app import Program
    from .faces import Face


class WindowFace:
    is_terminal = False

    def __init__(self, program: Program) -> None:
        self.program = program
        speaks = self.reader_speaks(program.settings)
        self.window = Window(style=style(program.settings), reader_speaks=speaks, tape=program.console.tape)
        self.instead: Face | None = None

    def reader_speaks(self, settings: Settings) -> bool:
        """The player's screen reader is the voice: it runs, or was chosen, or none of ours can speak."""
        mouth = self.program.mouth
        return mouth.is_mute or settings.speech == "off" or mouth.is_read

    def open(self) -> None:
        try:
            self.window.open()
        except NoScreen:
            self.fall_back()
            return
        self.farewell = farewell(lambda: self.program.last_words("display-lost", "display-lost-hall"))
        self.program.console.eyes.append(self.window)
        self.program.console.refresh()

    def fall_back(self) -> None:
        """No display, or it went away: the same evening goes on in the terminal."""
        from .faces import TerminalFace

        program = self.program
        program.console.announce("no-window", PROGRAM)
        self.instead = TerminalFace(program)
        self.is_terminal = True
        self.instead.open()

    def loop(self) -> None:
        if self.instead is None:
            try:
                self.window.loop(self.program.console.press, self.happened)
            except NoScreen:
                if self.window in self.program.console.eyes:
                    self.program.console.eyes.remove(self.window)
                self.fall_back()
        if self.instead is not None:
            self.instead.loop()

    def happened(self, event: str) -> None:
        if event == CLOSED:
            self.program.window_closed()

    def dress(self, settings: Settings) -> None:
        self.window.dress(style(settings))
        self.window.let_reader_speak(self.reader_speaks(settings))

    def stop(self) -> None:
        self.window.is_stopped = True
        if self.instead is not None:
            self.instead.stop()

    def close(self) -> None:
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


def style(settings: Settings) -> Style:
    return Style(float(settings.zoom), theme(settings.theme))
