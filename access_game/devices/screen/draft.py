"""The line that is being typed on a terminal, sign by sign: it comes back when something was printed in between.

A terminal that gives whole lines keeps what is half typed to itself: an event is printed into it, nobody sees any more
what stands there, and the rest is joined to it blindly."""

from __future__ import annotations

import codecs
import os
import re
import signal
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import NamedTuple, TextIO

LONGEST = 65536  # bytes of one line; what comes after them is not even kept
MOST = 4096  # signs of a line that is typed sign by sign
MARK = "*"  # for each sign of what others must not read
END, ENTER, RUBOUT, WORD, ALL = "\x04", "\r\n", "\x7f\x08", "\x17", "\x15"  # the last three take something back
_SIGN = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]?|O.?|.)?|.", re.DOTALL)


class Sent(NamedTuple):
    """A line that Enter has ended. `begun`: the question that was open when it was begun; None where that cannot be
    told, or does not matter."""

    text: str
    begun: int | None = None
    is_hidden: bool = False

    def is_late(self, now: int) -> bool:
        """Was it begun before the question came that it would answer now?"""
        return self.begun is not None and self.begun != now


class Typed(NamedTuple):
    """A whole line, for whoever obeys it. `is_late`: it was begun before the question came that it would answer.
    `numbers`: what was printed before each number; None where nobody knows."""

    text: str
    is_late: bool = False
    is_hidden: bool = False
    numbers: Mapping[int, str] | None = None


class Draft:
    """What stands on the line, and what must be written to show a change of it."""

    def __init__(self) -> None:
        self.text = ""
        self.is_hidden = False  # something of it was typed for nobody's eyes: a mark a letter
        self.is_cut = False  # its beginning was taken from sight; whoever types does not know

    @property
    def shown(self) -> str:
        return MARK * len(self.text) if self.is_hidden else self.text

    @staticmethod
    def is_sent_by(sign: str) -> bool:
        return sign in ENTER

    @staticmethod
    def ends(sign: str) -> bool:
        return sign == END

    @staticmethod
    def takes_back(sign: str) -> bool:
        return sign in (*RUBOUT, WORD, ALL)

    def add(self, sign: str) -> str:
        if len(self.text) >= MOST:
            return ""
        self.text += sign
        return MARK if self.is_hidden else sign

    def take_back(self, key: str) -> str:
        """A letter, a word, or all of it."""
        kept = re.sub(r"\S*\s*$", "", self.text) if key == WORD else "" if key == ALL else self.text[:-1]
        gone, self.text = self.text[len(kept) :], kept
        return "\b \b" * sum(1 if self.is_hidden else width(sign) for sign in gone)

    def clear(self) -> str:
        """An empty line again: what stood on it."""
        text, self.text, self.is_hidden, self.is_cut = self.text, "", False, False
        return text

    def cut(self) -> None:
        """Nothing of it stays in sight, and yet the line goes on: its end belongs to what it was begun for."""
        if self.text or self.is_cut:
            self.text, self.is_hidden, self.is_cut = "", True, True


def width(sign: str) -> int:
    return 0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1


@contextmanager
def sign_by_sign(stream: TextIO | None) -> Iterator[bool]:
    """From here on each sign comes when it is typed, and the terminal shows none by itself; False where it cannot be
    asked to, or does not show any: then whoever asked for that shows them."""
    try:
        import termios

        descriptor = stream.fileno() if stream is not None else -1
        before = termios.tcgetattr(descriptor)
    except (ImportError, OSError, ValueError):  # termios.error is an OSError only since Python 3.13
        yield False
        return
    except Exception as error:
        if type(error).__name__ != "error":
            raise
        yield False
        return
    wanted = termios.ICANON | termios.ECHO
    if before[3] & wanted != wanted:
        yield False
        return
    ours = [*before[:3], before[3] & ~wanted, *before[4:6], [*before[6]]]
    ours[6][termios.VMIN], ours[6][termios.VTIME] = b"\x01", b"\x00"

    def set_to(mode: list[object]) -> None:
        with suppress(termios.error):  # it is gone
            termios.tcsetattr(descriptor, termios.TCSANOW, mode)  # type: ignore[arg-type]

    old = None
    with suppress(ValueError):  # not the main thread
        old = signal.signal(signal.SIGCONT, lambda number, frame: set_to(ours))  # back from Ctrl+Z
    set_to(ours)
    try:
        yield True
    finally:
        set_to(before)
        if old is not None:
            signal.signal(signal.SIGCONT, old)


def signs(stream: TextIO) -> Iterator[str]:
    """What is typed: single signs, and whatever a key sends that writes nothing, in one."""
    decoder = codecs.getincrementaldecoder(stream.encoding or "utf-8")("replace")
    while block := os.read(stream.fileno(), 4096):
        yield from _SIGN.findall(decoder.decode(block))


def lines(stream: TextIO | None) -> Iterator[str]:
    """Whole lines, from whatever gives no single signs."""
    if stream is None:
        return
    try:
        descriptor = stream.fileno()
    except (OSError, ValueError):  # not a real terminal
        yield from (line.rstrip("\r\n") for line in stream)
        return
    encoding, rest = stream.encoding or "utf-8", b""
    # Not through the stream's own buffer: a thread that waits inside it cannot be left behind at the end.
    while block := os.read(descriptor, 4096):
        *whole, rest = (rest + block).split(b"\n")
        rest = rest[:LONGEST]
        yield from (line.rstrip(b"\r").decode(encoding, "replace") for line in whole)
    if rest:
        yield rest.decode(encoding, "replace")
