"""Dictionaries of other languages, asked one word at a time. A tool of the word-list build, never of a game.

Such a dictionary says yes to a form when one of its stems takes the affixes that make it. No form is made that nobody
asked for: some of these dictionaries stand for millions. Compounds put together on the spot are not looked into.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_REFUSING = ("FORBIDDENWORD", "ONLYINCOMPOUND")
Flags = frozenset[str]


class _Ending(NamedTuple):
    """A rule at one end of a word, a suffix or a prefix."""

    flag: str
    strip: str
    condition: re.Pattern[str]
    then: Flags  # the flags this affix brings along
    crosses: bool  # may meet one at the other end


class ForeignDictionary:
    """A .dic file and the .aff beside it."""

    def __init__(self, dic: Path) -> None:
        raw = dic.with_suffix(".aff").read_bytes()
        named = re.search(rb"^(?:\xef\xbb\xbf)?SET\s+(\S+)", raw, re.MULTILINE)
        self._encoding = named[1].decode().replace("ISO8859-", "iso8859-") if named else "latin-1"
        self._numbered = self._long = False
        self._settings: dict[str, str] = {}
        self._suffixes: dict[str, list[_Ending]] = {}  # by what they add
        self._prefixes: dict[str, list[_Ending]] = {}
        self._entries: dict[str, list[Flags]] = {}
        self._read_affixes(raw.decode(self._encoding).lstrip("\ufeff").splitlines())
        self._read_entries(dic)

    def has(self, token: str) -> bool:
        """In small letters, or with the capital of a name or a German noun; never as an acronym. Who counted words
        wrote German ones with ss for ß."""
        sharp = (token[: ss.start()] + "ß" + token[ss.end() :] for ss in re.finditer("ss", token))
        return any(self._accepts(one) or self._accepts(one[:1].upper() + one[1:]) for one in (token, *sharp))

    def _accepts(self, word: str) -> bool:
        if any(self._settings.get("FORBIDDENWORD") in flags for flags in self._entries.get(word, ())):
            return False
        return any(self._stands(stem, needed) for stem, needed in self._cut(word))

    def _stands(self, stem: str, needed: Flags) -> bool:
        barred = {self._settings[name] for name in _REFUSING if name in self._settings}
        if not needed and "NEEDAFFIX" in self._settings:
            barred.add(self._settings["NEEDAFFIX"])
        return any(needed <= flags and barred.isdisjoint(flags) for flags in self._entries.get(stem, ()))

    def _cut(self, word: str) -> Iterator[tuple[str, Flags]]:
        """All the stems the word may come from, with the flags they must have for it."""
        yield word, frozenset()
        circumfix = self._settings.get("CIRCUMFIX", "")
        for shorter, needed, suffix in self._without_suffixes(word):
            if circumfix not in suffix.then:
                yield shorter, needed
            if suffix.crosses:
                for stem, prefix in self._without_prefix(shorter):
                    if prefix.crosses and (circumfix in suffix.then) == (circumfix in prefix.then):
                        yield stem, needed if prefix.flag in suffix.then else needed | {prefix.flag}
        for stem, prefix in self._without_prefix(word):
            if circumfix not in prefix.then:
                yield stem, frozenset((prefix.flag,))

    def _without_suffixes(self, word: str) -> Iterator[tuple[str, Flags, _Ending]]:
        """One suffix less, or two where the inner one calls for the outer."""
        for shorter, outer in self._without_suffix(word):
            yield shorter, frozenset((outer.flag,)), outer
            for stem, inner in self._without_suffix(shorter):
                if outer.flag in inner.then:
                    yield stem, frozenset((inner.flag,)), inner

    def _without_suffix(self, word: str) -> Iterator[tuple[str, _Ending]]:
        for at in range(len(word), 0, -1):
            for suffix in self._suffixes.get(word[at:], ()):
                stem = word[:at] + suffix.strip
                if suffix.condition.search(stem):
                    yield stem, suffix

    def _without_prefix(self, word: str) -> Iterator[tuple[str, _Ending]]:
        for at in range(len(word)):
            for prefix in self._prefixes.get(word[:at], ()):
                stem = prefix.strip + word[at:]
                if prefix.condition.match(stem):
                    yield stem, prefix

    # Reading -------------------------------------------------------------------------------------
    def _flags(self, written: str) -> Flags:
        if self._numbered:
            return frozenset(written.split(","))
        if self._long:
            return frozenset(written[at : at + 2] for at in range(0, len(written), 2))
        return frozenset(written)

    def _read_affixes(self, lines: list[str]) -> None:
        crossing: dict[tuple[str, str], bool] = {}
        for line in lines:
            fields = line.split()
            if fields[:1] == ["FLAG"]:
                self._long, self._numbered = fields[1] == "long", fields[1] == "num"
            elif len(fields) >= 2 and fields[0] in (*_REFUSING, "NEEDAFFIX", "CIRCUMFIX"):
                self._settings[fields[0]] = fields[1]
            elif len(fields) >= 4 and fields[0] in ("SFX", "PFX"):
                kind, flag = fields[:2]
                if (kind, flag) not in crossing:
                    crossing[kind, flag] = fields[2] == "Y"
                else:
                    self._read_rule(fields, crossing[kind, flag])

    def _read_rule(self, fields: list[str], crosses: bool) -> None:
        kind, flag, strip, add, *rest = fields
        text, _, then = add.partition("/")
        condition = rest[0] if rest and not rest[0].startswith("#") else "."
        written = condition.replace("-", r"\-").replace("'", "['’]")
        pattern = re.compile(f"(?:{written})$" if kind == "SFX" else f"(?:{written})")
        rule = _Ending(flag, "" if strip == "0" else strip, pattern, self._flags(then) if then else Flags(), crosses)
        rules = self._suffixes if kind == "SFX" else self._prefixes
        rules.setdefault("" if text == "0" else text, []).append(rule)

    def _read_entries(self, dic: Path) -> None:
        for line in dic.read_bytes().decode(self._encoding).replace("ĳ", "ij").splitlines():
            fields = line.split()
            word, _, written = fields[0].partition("/") if fields and line[0] not in "\t #/" else ("", "", "")
            if word and not word.isdigit():
                self._entries.setdefault(word, []).append(self._flags(written))
