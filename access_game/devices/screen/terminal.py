"""The terminal face: lines are only ever added, one sentence each; choices are numbered; the prompt comes last.

A screen reader or BRLTTY reads it as it is. Nothing is redrawn, boxed or coloured."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from queue import Empty, SimpleQueue
from threading import RLock, Thread
from typing import TextIO

from access_game.devices.screen.plain import harmless, safeguard
from access_game.devices.tape import BEGUN, DONE, TERMINAL, Tape
from access_game.narration.utterance import PROGRAM, Lane, Utterance, is_within
from access_game.narration.view import Item, Kind, View

PROMPT = "> "
LONGEST = 65536  # bytes of one line; what comes after them is not even kept


class Terminal:
    """An ear, an eye and a keyboard in one."""

    is_private = is_audible = False
    is_public = False  # others may read it too, but nobody could play without it

    def __init__(self, out: TextIO | None = None, lines: TextIO | None = None, tape: Tape | None = None) -> None:
        self.out: TextIO | None = out or sys.stdout  # None where the system gave us none
        self.lines: TextIO | None = lines or sys.stdin
        self._tape = tape or Tape()
        self._lock = RLock()
        self._typed: SimpleQueue[str | None] = SimpleQueue()
        self._page = -1
        self._titles: set[str] = set()  # of the page printed last, and of all since something was typed
        self._last = ""
        self._choices: list[str] = []  # the rows printed last from which one chooses: see `known`
        self._headed = ""  # the title they last stood under
        self._since: set[str] = set()  # what was printed since the last page, and since something was typed
        self._said = Utterance()  # the last thing said here: where it belongs, a page printed now does
        self._introduced: Utterance | None = None  # somebody came to a page: where that is, is told
        self._hinted: set[str] = set()  # what is of use once
        self._at_prompt = self._asks = False
        self._types = False  # a word is asked for: nothing typed is an answer too
        self._closed = False
        safeguard(self.out)

    # An ear ------------------------------------------------------------------------------------
    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        with self._lock:
            if utterance.scope != PROGRAM:
                self._said = utterance
            self._introduced = utterance if utterance.tag == "page" else self._introduced
            if utterance.text and utterance.tag != "page":  # a page prints itself
                self._note(utterance, utterance.text)
        if heard is not None:
            heard()

    def hush(self) -> None:
        pass  # what is printed is printed

    def drop(self, topic: str) -> None:
        pass

    def leave(self, scope: str) -> None:
        """What is printed is printed; a page that was to be printed there is not."""
        with self._lock:
            if self._introduced is not None and is_within(self._introduced.scope, scope):
                self._introduced = None

    def wipe(self) -> None:
        """Push what was private out of sight. Whoever scrolls back can still find it: a terminal keeps its lines,
        which is why the window is the face for secrets in one room."""
        with self._lock:
            self._print("\n" * 40)
            self._page, self._choices, self._titles = -1, [], set()  # what it pushed away must be printed anew

    # An eye ------------------------------------------------------------------------------------
    def show(self, view: View) -> None:
        """Print a page when it comes up, and only then. Its title is not printed where it has just been said, nor its
        choices where they are those printed last: an empty line brings them back."""
        with self._lock:
            self._asks = view.is_open and (bool(view.items) or view.kind is Kind.LINE)
            self._types = view.kind is Kind.LINE
            is_table = not self._asks or view.page == 0  # nothing is asked here; whoever came back is told where it is
            if view.page != self._page if not is_table else self._introduced is not None:
                # The choices of a question belong to it; a page that somebody opened is the answer to a key.
                lane = Lane.FOCUS if self._introduced else Lane.EVENT
                fresh = self._fresh(view)
                self._since.clear()
                if fresh:
                    self._note(replace(self._said, lane=lane, clock=False), "\n".join(fresh))
                    self._since.clear()
            if not is_table:
                self._page = view.page
                self._titles.add(view.title)
                self._last = view.title
                self.prompt()

    def _fresh(self, view: View) -> list[str]:
        """The lines of a page that was not the last one printed. A title is not printed again above choices that need
        not be, nor where the table changed under it."""
        choices, told = rows(view), self._titles
        if choices and view.kind is not Kind.TEXT:
            before, self._choices = self._choices, known(view)
            choices = choices if self._choices != before else []
            if not choices:
                told = told | {self._headed}
            self._headed = view.title
        again = not self._introduced and view.title in told and not choices
        self._introduced = None
        lines = [] if again or not view.title or view.title in self._since else [view.title]
        lines += choices
        if view.hint and view.hint not in self._hinted:
            self._hinted.add(view.hint)
            lines.append(view.hint)
        return lines

    def prompt(self) -> None:
        with self._lock:
            if self._asks and not self._at_prompt and not self._closed:
                self._write(PROMPT)
                self._at_prompt = True

    # A keyboard ----------------------------------------------------------------------------------
    def loop(self, on_line: Callable[[str], None], on_event: Callable[[str], None]) -> None:
        """Until `close`, or until there is nothing more to read."""
        Thread(target=self._read, name="terminal", daemon=True).start()
        while (line := self._next()) is not None and not self._closed:
            with self._lock:
                self._at_prompt = False
                self._since.clear()
                self._titles = {title for title in self._titles if title == self._last}
                if not line.strip() and not self._types:
                    self._page, self._choices, self._titles = -1, [], set()  # who types nothing wants to read it again
            on_line(line)
            self.prompt()
        if not self._closed:
            on_event("closed")

    def _next(self) -> str | None:
        while True:
            with suppress(Empty):
                return self._typed.get(timeout=1)  # a wait without end cannot be interrupted on every system

    def _read(self) -> None:
        """On a thread of its own, which may be left waiting: the match can end while nobody types."""
        try:
            for line in self._lines():
                self._typed.put(line)
        except (OSError, ValueError):
            pass  # closed under our hands: the same as the end
        self._typed.put(None)

    def _lines(self) -> Iterator[str]:
        if self.lines is None:
            return
        try:
            descriptor = self.lines.fileno()
        except (OSError, ValueError):  # not a real terminal
            yield from (line.rstrip("\r\n") for line in self.lines)
            return
        encoding, rest = self.lines.encoding or "utf-8", b""
        # Not through the stream's own buffer: a thread that waits inside it cannot be left behind at the end.
        while block := os.read(descriptor, 4096):
            *whole, rest = (rest + block).split(b"\n")
            rest = rest[:LONGEST]
            yield from (line.rstrip(b"\r").decode(encoding, "replace") for line in whole)
        if rest:
            yield rest.decode(encoding, "replace")

    def close(self) -> None:
        self._closed = True
        self._typed.put(None)

    def _note(self, utterance: Utterance, text: str) -> None:
        self._tape.note(TERMINAL, BEGUN, utterance, text)
        self._print(text)
        self._tape.note(TERMINAL, DONE, utterance, text)

    def _print(self, text: str) -> None:
        with self._lock:
            if self._at_prompt:
                self._write("\n")
                self._at_prompt = False
            self._since.add(text)
            self._write(text + "\n")

    def _write(self, text: str) -> None:
        """The only door to the screen: names, words and files are not ours, and must not steer it."""
        try:
            if self.out is None:
                raise ValueError
            self.out.write(harmless(text))
            self.out.flush()
        except (OSError, ValueError):
            self._typed.put(None)  # nobody reads any more: the same as if nobody could write


def rows(view: View) -> list[str]:
    """The choices of a page, numbered as they are typed."""
    if view.kind is Kind.GRID:
        cells = [_cell(number, item) for number, item in enumerate(view.items, start=1)]
        return ["  ".join(cells[start : start + view.columns]) for start in range(0, len(cells), view.columns)]
    if view.kind is Kind.TEXT:
        return [item.label for item in view.items]
    return [f"{number}. {item.label}" for number, item in enumerate(view.items, start=1)]


def known(view: View) -> list[str]:
    """What one must know of the choices to choose: a card that was turned up has been told, one that has gone is
    missing among the numbers."""
    if view.kind is not Kind.GRID:
        return rows(view)
    return ["-" if item.face is None or item.face.kind == "empty" else item.id for item in view.items]


def _cell(number: int, item: Item) -> str:
    """Its number where a card can be chosen, a dash where there is none: sixteen cells are heard in four breaths."""
    if item.face is not None and item.face.kind == "back":
        return str(number)
    return "-" if item.face is None or item.face.kind == "empty" else f"{number}: {item.braille or item.label}"
