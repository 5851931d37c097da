"""The slate: a terminal's other screen, which scrolls nothing back. What is private, and what must be remembered, is
written there and wiped; the first screen keeps what everybody may read again.

Whoever listens to a screen reader hears no line twice: before each turn of the screens the lines that stand there are
pushed up to where one scrolls back to them, so that only what is new comes into sight."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TextIO

from access_game.narration.utterance import PRIVATE, PROGRAM, Lane, Utterance, strikes

SLATE, FIRST = "\x1b[?1049h", "\x1b[?1049l"
HOME = "\x1b[H"
CLEAR = HOME + "\x1b[2J"
LINES = 24  # of a terminal that does not tell
A_SIGN = 0.06  # seconds to read one, by ear or by finger


class Slate:
    """`write` puts a text on the terminal as it stands, control signs and all."""

    def __init__(
        self,
        out: TextIO | None,
        write: Callable[[str], None],
        environ: Mapping[str, str] = os.environ,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._out, self._write, self._clock = out, write, clock
        self.is_there = has_slate(out, environ)
        self.is_up = False
        self._is_clean = True  # nothing was written on it since it was wiped
        self._private_at = ""  # somebody is behind the curtain there
        self._topics: dict[str, str] = {}  # what was told that will be forgotten, and where it was told
        self._record: list[str] = []  # what was written on it and may be read again
        self._last_words = ""
        self._is_over = False  # the program is ending
        self._read_at = 0.0  # when what will be wiped is read

    # What is told ------------------------------------------------------------------------------
    def hear(self, utterance: Utterance) -> bool:
        """Before it is written: where does it belong? False where it may not be written any more."""
        where, *within = utterance.scope.split("/")
        is_public = not utterance.topic and PRIVATE not in within
        if PRIVATE in within:
            self._private_at = where
        if self._is_over:
            return is_public
        if not utterance.text:
            return True
        if utterance.topic:
            self._topics[utterance.topic.split(" ", 1)[0]] = where
            if utterance.lane is Lane.EVENT:
                self._read_at = max(self._read_at, self._clock()) + A_SIGN * len(utterance.text)
        stays = is_public and utterance.lane is Lane.EVENT and not utterance.clock  # what the clock says is of now
        if stays and not utterance.tag and self.is_wanted:
            self._record += [utterance.text] if utterance.text not in self._record[-1:] else []
        self._last_words = utterance.text if utterance.scope == PROGRAM else ""
        return True

    def reading_time(self) -> float:
        """Seconds until what will be forgotten has been read: what stays can be read later."""
        return max(self._read_at - self._clock(), 0.0) if self.is_there else 0.0

    def drop(self, topic: str) -> bool:
        """Is something gone that stood on it?"""
        if not any(strikes(topic.split(" ", 1)[0], one) for one in self._topics):
            return False
        self._topics.pop(topic, None)
        return self.wipe()

    def leave(self, scope: str) -> bool:
        """The same: nothing stays of a match, or of a private moment, that was left."""
        where, *within = scope.split("/")
        if where == self._private_at and within in ([], [PRIVATE]):
            self._private_at = ""
        elif within or where not in self._topics.values():
            return False
        if not within:
            self._topics = {topic: at for topic, at in self._topics.items() if at != where}
        return self.wipe()

    def uncover(self) -> bool:
        """The curtain has fallen."""
        self._private_at = ""
        return self.wipe()

    @property
    def is_closed(self) -> bool:
        """The program is ending in the middle of something that nobody may scroll back to."""
        return self._is_over and self.is_wanted

    @property
    def is_wanted(self) -> bool:
        return bool(self._private_at or self._topics)

    # What is written -----------------------------------------------------------------------------
    def turn(self) -> None:
        """Something is about to be written: is it the screen where that belongs?"""
        if not self.is_there or self._is_over:
            return
        if self.is_wanted and not self.is_up:
            self.is_up = True
            self._write(self._push() + SLATE + CLEAR)
        elif self.is_up and not self.is_wanted:
            self.put_away()
        self._is_clean = False

    def wipe(self) -> bool:
        """Whatever stands on it is gone, and what comes next stands on top."""
        if not self.is_up or self._is_clean:
            return False
        self._is_clean = True
        self._write(CLEAR)
        return True

    def put_away(self, for_good: bool = False) -> None:
        """Back to the first screen, where one scrolls back to all that may be read again. `for_good`: the program
        ends, and its last words stay in sight."""
        self._is_over = for_good and self.is_there
        if not self.is_up:
            return
        clear = "" if self._is_clean else CLEAR
        self.is_up, self._is_clean = False, True
        record, self._record = self._record, []
        last = [self._last_words] if for_good and self._last_words else []
        before = record[: len(record) - len(last)]
        lines = "".join(f"{line}\n" for line in before)
        self._write(clear + FIRST + (lines + self._push() if lines else "") + "".join(f"{line}\n" for line in last))

    def _push(self) -> str:
        """Every line that stands on the screen is scrolled out of it, and none that is empty: so the next one stands
        on top, wherever the last one stood."""
        lines = LINES
        if self._out is not None:
            with suppress(OSError, ValueError):  # no terminal any more
                lines = os.get_terminal_size(self._out.fileno()).lines or LINES
        return "\n" * (lines - 1) + HOME


def has_slate(out: TextIO | None, environ: Mapping[str, str]) -> bool:
    """Has this terminal another screen, and does it turn to it when it is told?"""
    try:
        if out is None or not out.isatty():
            return False
        descriptor = out.fileno()
    except (OSError, ValueError):
        return False
    return _obeys() if sys.platform == "win32" else _knows(environ, descriptor)


def _knows(environ: Mapping[str, str], descriptor: int) -> bool:
    """What its description says. GNU screen describes one, and yet keeps all on the first."""
    term = environ.get("TERM", "")
    if term in ("", "dumb") or "STY" in environ:
        return False
    try:
        import curses
    except ImportError:
        return False
    try:
        curses.setupterm(term, descriptor)
        return SLATE.encode() in (curses.tigetstr("smcup") or b"")
    except curses.error:
        return False


def _obeys() -> bool:
    """A Windows console obeys control signs where it is new enough, and told to."""
    if sys.platform != "win32":
        return False
    import ctypes

    console, obey = ctypes.windll.kernel32.GetStdHandle(-11), 0x0004  # its output; virtual terminal processing
    mode = ctypes.c_ulong()
    if not ctypes.windll.kernel32.GetConsoleMode(console, ctypes.byref(mode)):
        return False
    return bool(ctypes.windll.kernel32.SetConsoleMode(console, mode.value | obey))
