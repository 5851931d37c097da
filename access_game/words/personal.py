"""The words a table accepted though no list knew them: a plain text file, one word a line."""

from __future__ import annotations

import os
from pathlib import Path

from access_game.core.letters import fold

_LONGEST_LINE = 80  # longer is not a word but damage


class Personal:
    """Words kept at `path`. A file that is absent or damaged only means fewer words, never an error."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._words: dict[str, str] = {}  # folded -> as it was written
        try:
            content = path.read_bytes()
        except OSError:
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
        if folded in self._words:
            return True
        self._words[folded] = written
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a+b") as file:
                # A line cut short by a failing disk must not swallow this word.
                if file.tell() and (file.seek(-1, os.SEEK_END), file.read(1))[1] != b"\n":
                    file.write(b"\n")
                file.write(written.encode("utf-8") + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except (OSError, UnicodeEncodeError):
            return False
        return True
