"""The words a table accepted though no list knew them: a plain text file, one word a line."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from access_game.core.letters import fold

_LONGEST_LINE = 80  # longer is not a word but damage
_LARGEST = 1_000_000  # bytes: a long life of accepted words; nobody shall wait for more


class Personal:
    """Words kept at `path`. A file that is absent or damaged only means fewer words, never an error. `on_lost` hears
    of a word that could not be written."""

    def __init__(self, path: Path, on_lost: Callable[[str], None] | None = None) -> None:
        self.path, self.on_lost = path, on_lost
        self._words: dict[str, str] = {}  # folded -> as it was written
        self._loose: set[str] = set()  # remembered, but not on the disk
        try:
            content = read(path)
        except (OSError, ValueError):
            content = b""
        for line in content.split(b"\n"):
            word = line.decode("utf-8", errors="replace").strip().removeprefix("\ufeff")
            if "\ufffd" not in word and "\0" not in word and len(word) <= _LONGEST_LINE and fold(word):
                self._words.setdefault(fold(word), word)

    def __contains__(self, word: str) -> bool:
        return fold(word) in self._words

    def __len__(self) -> int:
        return len(self._words)

    @property
    def words(self) -> tuple[str, ...]:
        """As they were written, the oldest first."""
        return tuple(self._words.values())

    def accept(self, word: str) -> bool:
        """Remembers the word, and tells whether it is on the disk too."""
        written = " ".join(word.split())
        folded = fold(written)
        if not folded or len(written) > _LONGEST_LINE:
            return False
        if folded in self._words and folded not in self._loose:
            return True
        self._words[folded] = written
        try:
            self._write(written)
        except (OSError, UnicodeEncodeError):
            self._loose.add(folded)
            if self.on_lost is not None:
                self.on_lost(written)
            return False
        self._loose.discard(folded)
        return True

    def _write(self, word: str) -> None:
        line = word.encode("utf-8") + b"\n"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a+b") as file:
            # A line cut short by a failing disk must not swallow this word.
            if file.tell() and (file.seek(-1, os.SEEK_END), file.read(1))[1] != b"\n":
                file.write(b"\n")
            file.write(line)
            file.flush()
            os.fsync(file.fileno())


def read(path: Path) -> bytes:
    """Only a file, and not for ever: a pipe would never end."""
    if not path.is_file():
        return b""
    with path.open("rb") as file:
        return file.read(_LARGEST)
