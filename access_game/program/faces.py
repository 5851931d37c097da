"""The faces of the program: where the keys come from. Here the terminal; the window has a file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from access_game.devices.screen.terminal import Terminal
from access_game.home.settings import Settings
from access_game.narration.phrasebook import LINES

if TYPE_CHECKING:
    from .app import Program


class Face(Protocol):
    """Where the keys come from."""

    is_terminal: bool

    def open(self) -> None: ...

    def loop(self) -> None: ...

    def dress(self, settings: Settings) -> None: ...

    def close(self) -> None: ...

    def stop(self) -> None:
        """The same from a signal, which may interrupt anything: takes no lock."""


class TerminalFace:
    is_terminal = True

    def __init__(self, program: Program) -> None:
        self.program, self.terminal = program, Terminal(tape=program.console.tape)
        program.console.ears.append(self.terminal)
        program.console.positions = False  # the choices are numbered already
        program.console.answer_by(LINES)
        program.console.forgets = self.terminal.keeps_secrets

    def open(self) -> None:
        if not self.program.is_single:  # who came for one match never sees the hall
            self.look()

    def look(self) -> None:
        self.program.console.eyes.append(self.terminal)
        self.program.console.refresh()

    def loop(self) -> None:
        program = self.program
        if program.is_single:
            self.look()
        self.terminal.loop(
            program.console.line,
            lambda event: program.leave() if event == "left" else program.input_closed(),
            program.patience.goes_on,
        )

    def dress(self, settings: Settings) -> None:
        pass  # a terminal has its own colours

    def close(self) -> None:
        self.terminal.close()

    def stop(self) -> None:
        self.terminal.close()  # a flag, and a queue that may be interrupted


def window_face(program: Program) -> Face:
    """The window; without a display the terminal, and the voice goes on."""
    from .window_face import WindowFace  # pygame's window is loaded when the voice is already speaking

    return WindowFace(program)
