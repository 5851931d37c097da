"""A scripted evening in a process of its own: the real program, its window on SDL's dummy display, its real queue and
the built-in voice; somebody presses real keys at real times, and everything goes on a tape.

    python -m tapes.stage SCRIPT LANGUAGE HOME TAPE
"""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pygame

from access_game.core.journal import Header
from access_game.devices.keys.stroke import Stroke
from access_game.hall import evening
from access_game.home.home import Home
from access_game.host.inbox import Inbox
from access_game.players.pages import ListPage, Page
from access_game.program.app import Program
from access_game.program.wishes import Wishes

HASTE = 10  # times as fast
PATIENCE = 60.0  # seconds for whatever a loaded machine may be slow at
_KEYS = {"enter": "return"}
_HELD = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}


class HastyClock:
    """On the wall of a house where time flies: whole matches are heard to their end, and nobody sits there thinking."""

    def now(self) -> float:
        return time.monotonic() * HASTE

    def wait(self, inbox: Inbox, until: float | None) -> None:
        inbox.wait(None if until is None else max(until / HASTE - time.monotonic(), 0.0))


class GaveUp(Exception):
    """What the script waited for did not happen."""


class Actor:
    """Whoever sits at the keyboard. Looks at nothing but where the focus is, and at that only to find a way."""

    def __init__(self, program: Program) -> None:
        self.program, self.console = program, program.console

    # Keys ---------------------------------------------------------------------------------------------
    def press(self, *names: str, after: float = 0.0) -> None:
        """Keys by their names in a keymap ("ctrl+z"), as SDL would give them; before each a while of listening."""
        for name in names:
            self.listen(after)
            stroke = Stroke.parse(name)
            code = pygame.K_LCTRL if stroke.key == "ctrl" else pygame.key.key_code(_KEYS.get(stroke.key, stroke.key))
            mod = sum(held for word, held in _HELD.items() if getattr(stroke, word))
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
            if stroke.types and stroke.key != "space":
                pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=stroke.key))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=mod))

    def go(self, *ids: str, after: float = 0.25) -> None:
        """Through menus: down to the item, Enter, and on to the next menu."""
        for id in ids:
            self.until(lambda id=id: id in self._ids(), f"the item {id} among {self._ids()}")  # type: ignore[misc]
            page = self.page
            while self.here != id:
                before = self.here
                self.press("down", after=after)
                self.until(lambda before=before: self.here != before, "the next item")  # type: ignore[misc]
            self.press("enter", after=after)
            self.until(lambda page=page, id=id: self.page is not page or self.here == id, "an answer")  # type: ignore[misc]

    # Time ---------------------------------------------------------------------------------------------
    def listen(self, seconds: float) -> None:
        time.sleep(seconds)

    def until(self, happened: Callable[[], bool], what: str, limit: float = PATIENCE) -> None:
        deadline = time.monotonic() + limit
        while not happened():
            if time.monotonic() > deadline:
                raise GaveUp(what)
            time.sleep(0.02)

    def hear_out(self, limit: float = PATIENCE) -> None:
        """Listen until the voice has nothing more to say."""
        queue = self.program.mouth.queue
        assert queue is not None
        if not queue.settle(limit):
            raise GaveUp("silence")

    # Places -------------------------------------------------------------------------------------------
    @property
    def page(self) -> Page:
        with self.console.lock:
            return self.console.page

    @property
    def here(self) -> str:
        with self.console.lock:
            page = self.console.page
            return page.current.id if isinstance(page, ListPage) and page.current else ""

    def _ids(self) -> list[str]:
        with self.console.lock:
            page = self.console.page
            return [choice.id for choice in page.choices] if isinstance(page, ListPage) else []

    @property
    def is_in_match(self) -> bool:
        return self.program.evening is not None

    def close_window(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.QUIT))


Play = Callable[[Actor], None]


class Stage:
    """`header`: the match to sit straight down to; without it the evening begins in the hall."""

    def __init__(self, language: str, home: Path, tape: Path) -> None:
        self.program = Program(Wishes(language=language, braille="off", tape=str(tape)), Home(home))
        self.trouble: BaseException | None = None

    def perform(self, play: Play, header: Header | None = None) -> int:
        program = self.program
        Thread(target=self._act, args=(play,), name="actor", daemon=True).start()
        code = program.run(None if header is None else lambda: program.play(header))
        if self.trouble is not None:
            raise self.trouble
        return code

    def _act(self, play: Play) -> None:
        actor = Actor(self.program)
        try:
            actor.until(lambda: pygame.display.get_init() and bool(pygame.display.get_surface()), "the window")
            play(actor)
        except BaseException as trouble:
            self.trouble = trouble
        actor.close_window()


def main(script: str, language: str, home: str, tape: str) -> int:
    from .scripts import SCRIPTS

    if SCRIPTS[script].is_hasty:
        evening.WallClock = HastyClock  # type: ignore[assignment, attr-defined]
    logging.basicConfig(filename=os.environ["ACCESS_GAME_LOG"], level=logging.INFO)
    chosen = SCRIPTS[script]
    return Stage(language, Path(home), Path(tape)).perform(chosen.play, chosen.header(language))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
