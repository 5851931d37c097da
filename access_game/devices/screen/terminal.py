"""The terminal face: lines are only ever added, one sentence each; choices are numbered; the prompt comes last.

A screen reader or BRLTTY reads it as it is. Nothing is redrawn, boxed or coloured."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from collections.abc import Callable
from threading import RLock
from typing import TextIO

from access_game.narration.utterance import Utterance
from access_game.narration.view import Item, Kind, View

PROMPT = "> "
_SIGNS = str.maketrans({"«": '"', "»": '"', "“": '"', "”": '"', "’": "'", "…": "...", "œ": "oe", "Œ": "OE", "•": "*"})


def plain(error: UnicodeError) -> tuple[str, int]:
    """For a terminal that cannot show é: e, never a question mark and never a crash."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(_SIGNS))
    return "".join(c if c.isascii() else "" if unicodedata.combining(c) else " " for c in text), error.end


codecs.register_error("access_game_plain", plain)


class Terminal:
    """An ear, an eye and a keyboard in one."""

    def __init__(self, out: TextIO | None = None, lines: TextIO | None = None) -> None:
        self.out, self.lines = out or sys.stdout, lines or sys.stdin
        self._lock = RLock()
        self._page = -1
        self._last = ""
        self._at_prompt = False
        self._closed = False
        for stream, errors in ((self.out, "access_game_plain"), (self.lines, "replace")):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors=errors)

    # An ear ------------------------------------------------------------------------------------
    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        if utterance.text and utterance.tag != "page":  # a page prints itself
            self._print(utterance.text)
        if heard is not None:
            heard()

    def hush(self) -> None:
        pass  # what is printed is printed

    def drop(self, topic: str) -> None:
        pass

    def wipe(self) -> None:
        """Push what was private out of sight. Whoever scrolls back can still find it: a terminal keeps its lines,
        which is why the window is the face for secrets in one room."""
        self._print("\n" * 40)

    # An eye ------------------------------------------------------------------------------------
    def show(self, view: View) -> None:
        with self._lock:
            if view.page == self._page or view.page == 0:
                return
            self._page = view.page
            if not view.items and view.kind is not Kind.LINE:
                return  # the table itself: nothing is asked here
            if view.title and view.title != self._last:
                self._print(view.title)
            for line in rows(view):
                self._print(line)
            self.prompt()

    def prompt(self) -> None:
        with self._lock:
            if not self._at_prompt and not self._closed:
                self._write(PROMPT)
                self._at_prompt = True

    # A keyboard ----------------------------------------------------------------------------------
    def loop(self, on_line: Callable[[str], None], on_event: Callable[[str], None]) -> None:
        """Until `close`, or until there is nothing more to read."""
        while not self._closed:
            try:
                line = self.lines.readline()
            except (ValueError, OSError):
                line = ""
            if not line:
                break
            with self._lock:
                self._at_prompt = False
            on_line(line.rstrip("\r\n"))
            self.prompt()
        if not self._closed:
            on_event("closed")

    def close(self) -> None:
        self._closed = True

    def _print(self, text: str) -> None:
        with self._lock:
            if self._at_prompt:
                self._write("\n")
                self._at_prompt = False
            self._last = text
            self._write(text + "\n")

    def _write(self, text: str) -> None:
        try:
            self.out.write(text)
            self.out.flush()
        except (OSError, ValueError):
            self._closed = True  # nobody reads any more


def rows(view: View) -> list[str]:
    """The choices of a page, numbered as they are typed."""
    if view.kind is Kind.GRID:
        width = view.columns
        lines = [view.items[start : start + width] for start in range(0, len(view.items), width)]
        return ["; ".join(f"{_number(view, item)} {item.braille or item.label}" for item in line) for line in lines]
    if view.kind is Kind.TEXT:
        return [item.label for item in view.items]
    return [f"{number}. {item.label}" for number, item in enumerate(view.items, start=1)]


def _number(view: View, item: Item) -> int:
    return view.items.index(item) + 1
