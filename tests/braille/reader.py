"""A deafblind person before a braille display: reads the cells, presses the keys, and has nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from commands.shell import hears_ctrl_c

from access_game.devices.braille.cells import CURSOR, dots
from access_game.devices.braille.perkins import decoder
from access_game.devices.braille.tables import encode

from .emulators import Device

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LIMIT = 150.0  # seconds for a whole match: far more than it takes, so that a loaded machine gets through
OWN_78 = encode("+=", "fr8").cells  # signs that have dots 7 and 8 without a cursor
SIGN = 0xFF
PATIENCE = 10.0
WINDOWS = 60  # more than any page has
BEHIND_BRLTTY = 0.06  # seconds in which a line that is passed on has come to rest
GLANCE = 0.15  # seconds in which a key usually shows; who looks too early only looks again


class Program:
    """The program in a process of its own, with the display as its only way in and out."""

    def __init__(self, home: Path, display: str, *arguments: str) -> None:
        self.home = home
        env = {
            **os.environ,
            "ACCESS_GAME_HOME": str(home),
            "PYTHONPATH": str(ROOT),
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "LANG": "fr_FR.UTF-8",
        }
        for name in ("LC_ALL", "LC_MESSAGES", "ACCESS_GAME_LOG"):
            env.pop(name, None)
        self._errors = home.with_name(home.name + ".errors").open("w+", encoding="utf-8")
        devices = ("--speech", "off", "--sound", "off", "--braille", display)
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "hurried.py"), *arguments, *devices],
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=self._errors,
            stderr=subprocess.STDOUT,
            preexec_fn=hears_ctrl_c,
        )

    @property
    def is_on(self) -> bool:
        return self.process.poll() is None

    @property
    def finished(self) -> list[Path]:
        """The journals of the matches played to their end."""
        return sorted((self.home / "matches" / "finished").glob("*.match"))

    def complaints(self) -> str:
        self._errors.flush()
        self._errors.seek(0)
        return self._errors.read()[-2000:]

    def close(self) -> None:
        if self.is_on:
            self.process.kill()
        self.process.wait()
        self._errors.close()


@contextmanager
def program(home: Path, display: str, *arguments: str) -> Iterator[Program]:
    """`display`: as it is named on the command line."""
    started = Program(home, display, *arguments)
    try:
        yield started
    finally:
        started.close()


class Reader:
    def __init__(
        self, device: Device, program: Program, table: str = "fr8", limit: float = LIMIT, rest: float = 0.0
    ) -> None:
        """`rest`: how long a line stays as it is before it is read. What BRLTTY passes on may belong to the key before,
        and who took it for the answer to this one would be a line behind for good."""
        self.rest = rest
        self.device, self.program, self.table = device, program, table
        self.story: list[str] = []  # every window that was under the fingers
        self._until = time.monotonic() + limit

    # What is read ------------------------------------------------------------------------------------------------

    def windows(self) -> tuple[str, list[int]]:
        """What the cells say now, and the cell of each character. Small letters: a cursor hides dot 7 of a capital."""
        hand, text, at = decoder(self.table), "", list[int]()
        for place, one in enumerate(self.device.shown):
            if one == SIGN and place in (self.device.size - 1, self.device.size - 4):
                continue  # something waits; before a chrono it stands three cells further on
            if one & CURSOR == CURSOR and one not in OWN_78:
                one &= ~CURSOR
            chars = hand.press(one)
            text += chars.lower()
            at += range(place - len(chars) + 1, place + 1)  # a sign that waited for its next cell stands before it
        return text.rstrip(), at

    @property
    def text(self) -> str:
        return self.windows()[0]

    def cell(self, where: int) -> int:
        return self.windows()[1][where]

    # What the fingers do -----------------------------------------------------------------------------------------

    def after(self, key: Callable[[], None], glance: float = GLANCE) -> bool:
        """Press a key, and feel whether the line changes."""
        before = self.device.lines
        key()
        until = time.monotonic() + glance
        while self.device.lines == before and time.monotonic() < until:
            time.sleep(0.004)
        seen, still = self.device.lines, time.monotonic() + self.rest
        while time.monotonic() < still:
            time.sleep(0.004)
            if self.device.lines != seen:
                seen, still = self.device.lines, time.monotonic() + self.rest
        if self.device.lines != before and (not self.story or self.story[-1] != self.text):
            self.story.append(self.text)
        return self.device.lines != before

    def pan(self, way: int = 1) -> bool:
        return self.after(lambda: self.device.pan(way))

    def route(self, cell: int) -> bool:
        return self.after(lambda: self.device.route(cell), 1.0)

    def enter(self) -> bool:
        return self.after(lambda: self.device.strike("8"), 1.0)

    def chord(self, pressed: str) -> bool:
        return self.after(lambda: self.device.strike(pressed, space=True), 1.0)

    def type(self, word: str) -> None:
        """Dot by dot, as this table writes it; Enter when the line has it, and on when the line has taken it."""
        for one in encode(word, self.table).cells:
            self.device.strike(dots(one))
        self.wait(lambda: not word or self.text == word.lower())
        written = self.text
        self.enter()
        self.wait(lambda: self.text != written)

    def wait(self, wanted: Callable[[], bool]) -> None:
        """A while, without a key. Who waits in vain goes on reading: nothing is decided here."""
        until = time.monotonic() + PATIENCE
        while not wanted() and time.monotonic() < until:
            time.sleep(0.004)

    # What a person does with that --------------------------------------------------------------------------------

    def until(self, wanted: Callable[[], bool], do: Callable[[], object], why: str) -> None:
        """Go on as long as it takes; the limit is only there to end a test that has failed."""
        while not wanted():
            assert self.program.is_on or wanted(), f"the program is gone: {self.program.complaints()}"
            assert time.monotonic() < self._until, f"no end ({why}); read last: {self.story[-12:]}"
            do()

    def seek(self, words: str) -> None:
        """Pan until these words are under the fingers: on to the end, then back to the beginning."""
        words, way = words.lower(), [1]

        def look() -> None:
            if not self.pan(way[0]) and words not in self.text:
                way[0] = -way[0]

        self.until(lambda: words in self.text, look, f"seeking {words}")

    def press_item(self, words: str, leads_to: str) -> None:
        """The routing key above these words; then read on to where that leads. The line may have moved on under the
        finger: who does not get there looks for the words and presses again."""
        self.seek(words)

        def press_and_look() -> None:
            if self.sweep(words):
                self.route_on(words)
            self.sweep(leads_to)

        self.until(lambda: leads_to.lower() in self.text, press_and_look, f"{words} to {leads_to}")

    def press(self, words: str) -> None:
        """The same for what goes away when it is pressed."""
        self.seek(words)
        self.route_on(words)
        gone = [False]

        def press_again() -> None:
            gone[0] = not self.sweep(words)
            if not gone[0]:
                self.route_on(words)

        self.until(lambda: gone[0] or not self.program.is_on, press_again, f"pressing {words}")

    def sweep(self, words: str) -> bool:
        """Once on to the end and back to the beginning: are these words on the line?"""
        for way in (1, -1):
            for _ in range(WINDOWS):
                if words.lower() in self.text:
                    return True
                if not self.program.is_on or not self.pan(way):
                    break
        return words.lower() in self.text

    def route_on(self, words: str) -> None:
        text, at = self.windows()
        if words.lower() in text:
            self.route(at[text.index(words.lower())])
