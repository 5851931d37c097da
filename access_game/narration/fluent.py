"""Fluent files, read quickly.

Most entries are plain words with a name or two in them: those are read here. Only what chooses (plurals, variants) or
refers to another entry is handed to fluent.runtime, entry by entry, because importing that package and the calendars
of all languages behind it takes longer than a player should wait for the first word. A test proves that both readers
say the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *= *(.*)")
_ATTRIBUTE = re.compile(r" +\.([a-zA-Z][\w-]*) *= *(.*)")
_PLACEABLE = re.compile(r"\{ *(?:\$([a-zA-Z][\w-]*)|\"([^\"\\]*)\") *\}")
_REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
_LARGE = 1000  # from here on numbers are grouped as the language wants it

_MOST_SAID = 20_000  # phrases with their facts, kept as they were said
_LONG = 200  # characters of a fact that could not be said whole

Fact = str | int


@dataclass(slots=True)
class Phrased:
    """One message of a file: its own words, its attributes, and the lines they were written in."""

    value: str | None = None
    attributes: dict[str, str] = field(default_factory=dict)
    source: str = ""

    def pattern(self, attribute: str) -> str | None:
        return self.attributes.get(attribute) if attribute else self.value


def read(text: str) -> dict[str, Phrased]:
    """The entries of one file."""
    entries: dict[str, Phrased] = {}
    lines: list[str] = []
    name = ""
    for line in [*text.splitlines(), "end ="]:
        if found := _ENTRY.match(line):
            if name:
                entries[name] = _entry(lines)
            name, lines = found[1], [line]
        elif not line.startswith("#"):
            lines.append(line)
    return entries


def _entry(lines: list[str]) -> Phrased:
    entry = Phrased(source="\n".join(lines) + "\n")
    attribute, pattern = "", list[str]()
    for number, line in enumerate(lines):
        found = (_ATTRIBUTE if number else _ENTRY).match(line)
        if found:
            if number:
                _keep(entry, attribute, pattern)
                attribute = found[1]
            pattern = [found[2]]
        else:
            pattern.append(line)
    _keep(entry, attribute, pattern)
    return entry


def _keep(entry: Phrased, attribute: str, pattern: list[str]) -> None:
    first, *rest = pattern
    indents = [len(line) - len(line.lstrip(" ")) for line in rest if line.strip()]
    shallow = min(indents, default=0)
    words = "\n".join([first, *(line[shallow:].rstrip() for line in rest)]).strip()
    if not words:
        return
    if attribute:
        entry.attributes[attribute] = words
    else:
        entry.value = words


def _cut(fact: Fact) -> Fact:
    return fact[:_LONG] if isinstance(fact, str) else fact


class Fluency:
    """Says the entries of one language, with facts in their places."""

    def __init__(self, language: str, entries: Mapping[str, Phrased]) -> None:
        self.language, self.entries = language, entries
        self._bundle: Any = None
        self._lock = Lock()  # warming up may happen beside the first phrases
        self._added: set[str] = set()
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, id: str, attribute: str, facts: Mapping[str, Fact]) -> str:
        """KeyError where there is no such entry, attribute or fact: nothing is made up."""
        pattern = self.entries[id].pattern(attribute)
        if pattern is None:
            raise KeyError(f"{id}.{attribute}" if attribute else id)
        if "{" not in pattern:
            return pattern
        key = (id, attribute, *facts.items())
        words = self._said.get(key)  # most of what is said at a table was said before, to somebody else
        if words is None:
            words = self._plain(pattern, facts)
            words = self._chosen(id, attribute, facts) if words is None else words
            if len(self._said) >= _MOST_SAID:
                self._said.clear()
            self._said[key] = words
        return words

    def _plain(self, pattern: str, facts: Mapping[str, Fact]) -> str | None:
        """The words, or None where the entry chooses or refers."""
        if "{" in _PLACEABLE.sub("", pattern):
            return None
        parts: list[str] = []
        end = 0
        for found in _PLACEABLE.finditer(pattern):
            fact = facts[found[1]] if found[1] else found[2]
            if isinstance(fact, int) and abs(fact) >= _LARGE:
                return None
            parts += pattern[end : found.start()], str(fact)
            end = found.end()
        return "".join(parts) + pattern[end:]

    def _chosen(self, id: str, attribute: str, facts: Mapping[str, Fact]) -> str:
        self.warm()
        with self._lock:
            self._add(id)
            message = self._bundle.get_message(id)
            pattern = message.attributes[attribute] if attribute else message.value
            words, errors = self._bundle.format_pattern(pattern, dict(facts))
            if any(isinstance(error, ValueError) for error in errors):  # a fact is longer than any word
                words, errors = self._bundle.format_pattern(pattern, {name: _cut(fact) for name, fact in facts.items()})
        if errors:
            raise KeyError(f"{id}.{attribute}: {errors}")
        return str(words)

    def warm(self) -> None:
        """Import what the entries with plurals need: best done in a quiet moment, before the first of them."""
        with self._lock:
            if self._bundle is None:
                from fluent.runtime import FluentBundle

                self._bundle = FluentBundle([self.language], use_isolating=False)

    def _add(self, id: str) -> None:
        """Give the bundle this entry, and those it refers to."""
        if id in self._added or id not in self.entries:
            return
        from fluent.runtime import FluentResource

        self._added.add(id)
        source = self.entries[id].source
        self._bundle.add_resource(FluentResource(source))
        for name in _REFERENCE.findall(source):
            self._add(name)
