"""Hunspell dictionaries read whole: every form with its tags. A tool of the word-list build, never of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

USUAL_FOLDERS = ("/usr/share/hunspell", "/usr/share/myspell/dicts", "/Library/Spelling", "/opt/homebrew/share/hunspell")
_NEEDS_AFFIX = "()"
_SYMBOL = "||"  # in the French dictionary: kg, Hz, mm


class Form(NamedTuple):
    text: str
    lemma: str
    tags: tuple[str, ...]


class _Affix(NamedTuple):
    strip: str
    add: str
    condition: re.Pattern[str]
    tags: tuple[str, ...]
    then: tuple[str, ...]  # the flags this affix brings along


def find_dictionary(name: str = "fr", folder: str | None = None) -> Path | None:
    """The .dic file whose .aff stands beside it, in the folder given or the usual ones."""
    for place in (folder,) if folder else USUAL_FOLDERS:
        dic = Path(place) / f"{name}.dic"
        if dic.is_file() and dic.with_suffix(".aff").is_file():
            return dic
    return None


def _pairs(flags: str) -> tuple[str, ...]:
    return tuple(flags[i : i + 2] for i in range(0, len(flags), 2))  # FLAG long: two characters each


def read_affixes(aff: Path, kind: str) -> dict[str, list[_Affix]]:
    """The affixes of a kind, SFX or PFX, by flag."""
    affixes: dict[str, list[_Affix]] = {}
    for line in aff.read_text(encoding="utf-8").splitlines():
        fields = line.split()
        if len(fields) < 5 or fields[0] != kind:
            continue
        _, flag, strip, add, condition, *tags = fields
        text, _, flags = add.partition("/")
        affixes.setdefault(flag, []).append(
            _Affix(
                "" if strip == "0" else strip,
                "" if text == "0" else text,
                re.compile(f"(?:{condition})$"),
                tuple(tags),
                _pairs(flags),
            )
        )
    return affixes


def _unit_prefixes(aff: Path) -> dict[str, list[str]]:
    """kilo-, milli-: the only prefixes that make words. The others are elisions (l', d') and symbols (k, M)."""
    units = {flag: [a.add for a in found if "'" not in a.add] for flag, found in read_affixes(aff, "PFX").items()}
    return {flag: adds for flag, adds in units.items() if "kilo" in adds}


def expand(dic: Path, every: int = 1, start: int = 0) -> Iterator[Form]:
    """All forms of all entries (or of one entry in `every`, from the entry `start`)."""
    suffixes = read_affixes(dic.with_suffix(".aff"), "SFX")
    units = _unit_prefixes(dic.with_suffix(".aff"))
    with dic.open(encoding="utf-8") as lines:
        next(lines)
        for number, line in enumerate(lines):
            if number % every != start:
                continue
            entry, *tags = line.split()
            lemma, _, written = entry.partition("/")
            flags = _pairs(written)
            if _SYMBOL in flags:
                continue
            if _NEEDS_AFFIX not in flags:
                yield Form(lemma, lemma, tuple(tags))
            for flag in flags:
                yield from _suffixed(lemma, suffixes.get(flag, ()), tags)
                for prefix in units.get(flag, ()):
                    yield Form(prefix + lemma, prefix + lemma, (*tags, "is:sg"))
                    yield from _suffixed(prefix + lemma, suffixes["S."], tags)


def _suffixed(lemma: str, suffixes: Iterable[_Affix], tags: list[str]) -> Iterator[Form]:
    for suffix in suffixes:
        if lemma.endswith(suffix.strip) and suffix.condition.search(lemma):
            yield Form(lemma[: len(lemma) - len(suffix.strip)] + suffix.add, lemma, (*tags, *suffix.tags))
