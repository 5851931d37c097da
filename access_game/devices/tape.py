"""The tape: one JSON line for everything that reaches an ear, for bug reports and for tests.

    {"t": 1.234, "n": 17, "ear": "voice", "what": "begun", "scope": "match", "lane": "event", "text": "...", "cues": []}

Whoever has a console of their own stands on it by name: "whose": "Bob". There `n` counts what is said at that console.
`t` counts seconds since the tape began; `n` is the order in which things happened. `what` is begun, done, cut, dropped
or again; "clock": true marks what may overtake. Between them stand the keys ({"ear": "keys", "what": "key", "text": the
command}) and the scopes that were left ({"ear": "console", "what": "left", "scope": ...}); their `n` is that of the
last thing said before them, so that an answer can be told from what came before its key. The first line says what
program this is ({"ear": "console", "what": "tape", ...}), another what it speaks through ("devices").
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TextIO

from access_game.narration.utterance import Utterance

VOICE, TERMINAL, BRAILLE, TREE, PAGE = "voice", "terminal", "braille", "tree", "page"  # the ears
BEGUN, DONE, CUT, DROPPED, AGAIN = "begun", "done", "cut", "dropped", "again"  # again: begun a second time
LONGEST_LINE = 65536  # bytes looked at to find out what a file is


class NotATape(Exception):
    """Something else lies under that name, and stays as it is."""


def open_tape(path: Path) -> TextIO:
    """A new tape, or an old one written anew. OSError where that cannot be; NotATape where it would cost somebody
    another file, or wait for ever for a reader."""
    if path.is_fifo() or path.is_socket() or (path.is_file() and path.stat().st_size and not _is_tape(path)):
        raise NotATape(path)
    return path.open("w", encoding="utf-8", newline="\n")


def _is_tape(path: Path) -> bool:
    with path.open("rb") as file:
        line = file.readline(LONGEST_LINE)
    try:
        first = json.loads(line)
    except ValueError:  # no JSON, or not even text
        return False
    return isinstance(first, dict) and "t" in first and "ear" in first


class Tape:
    """Without a file nothing is written. Any thread may write; each line is on disk before anything else happens."""

    def __init__(
        self,
        file: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
        on_broken: Callable[[OSError], None] | None = None,
    ) -> None:
        self._file, self._clock, self._on_broken = file, clock, on_broken
        self._began = clock()
        self._lock = Lock()

    @property
    def is_running(self) -> bool:
        return self._file is not None

    def note(self, ear: str, what: str, utterance: Utterance, text: str | None = None) -> None:
        """What became of it there. `text`: what the ear really got, where that is not the text of the utterance."""
        if self.is_running:
            line: dict[str, object] = {"n": utterance.number, "ear": ear, "what": what, "scope": utterance.scope}
            line |= {"lane": utterance.lane.value, "text": utterance.text if text is None else text}
            line["cues"] = [cue.name for cue in utterance.cues]
            self._write(line | ({"clock": True} if utterance.clock else {}))

    def key(self, command: str, number: int = 0) -> None:
        """Somebody meant something. What is typed is not written: a bug report needs no secrets."""
        self._write({"n": number, "ear": "keys", "what": "key", "text": command})

    def about(self, what: str, **facts: object) -> None:
        """A line of the program itself: what it is, and what it speaks through."""
        self._write({"ear": "console", "what": what, **facts})

    def left(self, scope: str, number: int = 0) -> None:
        self._write({"n": number, "ear": "console", "what": "left", "scope": scope})

    def of(self, whose: str) -> Tape:
        """The same tape, for somebody at a console of their own."""
        return Strip(self, whose)

    def close(self) -> None:
        with self._lock:
            file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                file.close()

    def _write(self, line: dict[str, object]) -> None:
        broken: OSError | None = None
        with self._lock:
            if self._file is None:
                return
            try:
                stamped = {"t": round(self._clock() - self._began, 3), **line}
                self._file.write(json.dumps(stamped, ensure_ascii=False) + "\n")
                self._file.flush()
            except OSError as trouble:  # no room any more: the evening goes on without it
                file, self._file, broken = self._file, None, trouble
                with suppress(OSError):  # it tries once more to write its last line
                    file.close()
        if broken is not None and self._on_broken is not None:
            self._on_broken(broken)


class Strip(Tape):
    """What one of several consoles writes on a tape."""

    def __init__(self, tape: Tape, whose: str) -> None:
        super().__init__()
        self._tape, self._whose = tape, whose

    @property
    def is_running(self) -> bool:
        return self._tape.is_running

    def _write(self, line: dict[str, object]) -> None:
        self._tape._write({"whose": self._whose, **line})
