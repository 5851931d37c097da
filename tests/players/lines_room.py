"""A room whose people type on a terminal: sign by sign, as the terminal takes them, with a host whose clock jumps."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import Any

from access_game.devices.screen.draft import Sent
from access_game.devices.screen.terminal import PROMPT, Terminal
from players.room import Room

ENTER = "\n"


class LinesRoom(Room):
    """`out`: all that was written. No bell rings for people unless `pace` is given and the clock is moved: `later`."""

    def __init__(self, game: str, seats: dict[str, str], **more: Any) -> None:
        super().__init__(game, seats, lines=True, **{"a_key_takes": 0.01, **more})
        self.out = StringIO()
        self.terminal = Terminal(self.out, StringIO())
        self.terminal._takes_signs = True
        self.console.ears.append(self.terminal)
        self.console.eyes.append(self.terminal)
        self.console._is_stale = True
        self.console.flush()

    def signs(self, text: str) -> str:
        """Typed without Enter, or with it where "\\n" stands in it; what was written since."""
        before = len(self.out.getvalue())
        for sign in text:
            self.terminal._take(sign)
            while not self.terminal._typed.empty():
                sent = self.terminal._typed.get()
                assert isinstance(sent, Sent)
                self.terminal.obey(sent, self.console.line)
                self.settle()
        return self.since(before)

    def types(self, line: str) -> str:
        """A whole line, and what was written after it."""
        self.signs(line)
        return self.signs(ENTER)

    def later(self, seconds: float) -> str:
        """The time passes, and nobody types."""
        before = len(self.out.getvalue())
        for _ in range(int(seconds * 2)):
            self.clock.time += 0.5
            self.settle()
            self.console.flush()
        return self.since(before)

    def written(self, do: Callable[[], Any]) -> str:
        before = len(self.out.getvalue())
        do()
        return self.since(before)

    def since(self, before: int) -> str:
        return self.out.getvalue()[before:].replace("\u00a0", " ").strip("\n")


def lines_of(written: str) -> list[str]:
    """What was printed, without prompts and what was typed behind them."""
    return [line for line in written.split("\n") if line.strip() and not line.startswith(PROMPT)]
