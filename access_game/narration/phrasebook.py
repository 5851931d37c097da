"""All phrases of one language: those of the table, and above them those of one game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from access_game.narration.fluent import Fact, Fluency, Phrased, read

LANGUAGES = ("fr", "en")
# How one answers: by the keys of a keyboard, by whole lines in a terminal, by the keys of a braille display alone.
KEYS, LINES, DOTS = "", "lines", "dots"
COMMON = (
    "table",
    "letters",
    "keys",
    "console",
    "hall",
    "details",
    "trouble",
    "voice",
    "program",
    "tape",
)  # a later file wins, and a game's own wins over all
_LOCALE = Path(__file__).resolve().parent / "locale"


class NoPhrase(KeyError):
    """Nobody wrote this phrase in this language. It is never replaced by another language's."""

    def __init__(self, language: str, id: str, attribute: str = "") -> None:
        super().__init__(f"{language}: {id}{'.' + attribute if attribute else ''}")


@cache
def _file(language: str, name: str) -> dict[str, Phrased]:
    path = _LOCALE / language / f"{name}.ftl"
    return read(path.read_text(encoding="utf-8")) if path.is_file() else {}


@cache
def _fluency(language: str, stem: str) -> Fluency:
    entries: dict[str, Phrased] = {}
    for name in (*COMMON, stem) if stem else COMMON:
        entries |= _file(language, name)
    return Fluency(language, entries)


class Phrasebook:
    """Cheap to make: the files are read once for each language and game. `manner`: how one answers. What a phrase says
    otherwise where whole lines are typed stands in its attribute `.lines`, or `.help-lines` beside `.help`; and in
    `.dots`, `.help-dots` where somebody has nothing but a braille display. `keys`: what the keys of that display are
    called, facts of such a phrase: not every one has them where the others have."""

    def __init__(
        self, language: str, stem: str = "", manner: str = KEYS, keys: Mapping[str, str] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no phrases in {language!r}")
        self.language, self.stem, self.manner, self.keys = language, stem, manner, keys or {}
        self._fluency = _fluency(language, stem)

    def text(self, id: str, attribute: str = "", /, **facts: Fact) -> str:
        """The phrase, its facts filled in; NoPhrase where it, or a fact it needs, is missing."""
        return self.fill(id, attribute, facts)

    def fill(self, id: str, attribute: str, facts: Mapping[str, Fact]) -> str:
        """The same, with the facts in a mapping."""
        facts = {**self.keys, **facts} if self.keys else facts
        own = f"{attribute}-{self.manner}" if attribute else self.manner
        try:
            return self._fluency.say(id, own if self.manner and self.has(id, own) else attribute, facts)
        except KeyError as error:
            raise NoPhrase(self.language, id, attribute) from error

    def has(self, id: str, attribute: str = "") -> bool:
        entry = self._fluency.entries.get(id)
        return entry is not None and entry.pattern(attribute) is not None

    def ids(self) -> tuple[str, ...]:
        return tuple(self._fluency.entries)

    def warm(self) -> None:
        self._fluency.warm()


def page(language: str, folder: str, name: str) -> str:
    """A whole text of the locale: `page("fr", "rules", "zieufermix.txt")`. NoPhrase where it is missing."""
    path = _LOCALE / language / folder / name
    if not path.is_file():
        raise NoPhrase(language, f"{folder}/{name}")
    return path.read_text(encoding="utf-8")
