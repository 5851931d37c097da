"""The word lists of the program, read in the background so that nobody waits for them before the first word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

from access_game.words.chest import WordListMissing
from access_game.words.judge import Judge
from access_game.words.lexicon import Lexicon, load
from access_game.words.personal import Personal


class Library:
    def __init__(self, language: str, accepted: Path, on_lost: Callable[[str], None] | None = None) -> None:
        """`accepted`: the file of the words that were accepted at the table; `on_lost` hears of one that could not be
        written there."""
        self.language = language
        self.personal = Personal(accepted, on_lost)
        self.lexicon: Lexicon | None = None
        self.missing: WordListMissing | None = None
        self._read = Event()
        self._thread: Thread | None = None

    def start(self, on_missing: Callable[[WordListMissing], None] | None = None) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._load, args=(on_missing,), name="words", daemon=True)
            self._thread.start()

    def wait(self) -> Lexicon | None:
        """The list, now; None where there is none."""
        self.start()
        self._read.wait()
        return self.lexicon

    def judge(self) -> Judge:
        return Judge(self.wait(), self.personal)

    def _load(self, on_missing: Callable[[WordListMissing], None] | None) -> None:
        try:
            self.lexicon = load(self.language)
        except WordListMissing as missing:
            self.missing = missing
            if on_missing is not None:
                on_missing(missing)
        finally:
            self._read.set()
