"""A phrase of the book with its facts: in the words of one listener, at one length, with fewer words beside them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, NamedTuple

from access_game.narration.phrasebook import Phrasebook
from access_game.narration.spoken import shown
from access_game.narration.wording import SLOTS, Columns, Wording

LONGEST = 200  # characters of a fact that is said plainly

_log = logging.getLogger(__name__)


class Sentence(NamedTuple):
    voice: str  # still marked for spelling
    braille: str
    brief: str | None = None  # the voice in fewer words; None where there are none, "" where a sound says it all


class Phrasing:
    def __init__(self, book: Phrasebook, wording: Wording) -> None:
        self.book, self.wording = book, wording

    def sentence(self, id: str, form: str, facts: Mapping[str, Any], columns: Columns, verbosity: str) -> Sentence:
        """Where the words cannot be put together it is a fault of ours; the match goes on, and what there is to say is
        said plainly."""
        try:
            return self._phrased(id, form, facts, columns, verbosity)
        except Exception as fault:
            return self._plainly(facts, fault)

    def _plainly(self, facts: Mapping[str, Any], fault: Exception) -> Sentence:
        _log.error("a phrase failed", exc_info=fault)
        words = ", ".join(str(fact)[:LONGEST] for fact in facts.values() if isinstance(fact, str) and fact)
        return Sentence(words, words)

    def _phrased(self, id: str, form: str, facts: Mapping[str, Any], columns: Columns, verbosity: str) -> Sentence:
        style = "brief" if verbosity == "brief" else ""
        length = "" if verbosity == "normal" else verbosity
        voice = self._choose(id, *_attributes(form, length))
        told = self.wording.facts(facts, columns, style)
        words = self.book.fill(id, voice, told).strip()
        if not words and style:
            return Sentence("", "")  # the sound says it all; who cannot hear it has the dots, but not in brief
        short = self._choose(id, *_attributes(form, "brief"))
        detailed = _attributes(form, "detailed-braille") if length == "detailed" else ()
        dots = self._choose(id, *detailed, *_attributes(form, "braille")) or short
        braille = self.book.fill(id, dots, self.wording.facts(facts, columns, "braille"))
        brief = None
        if short != voice and short.endswith("brief"):
            if not SLOTS.isdisjoint(facts):  # positions alone have shorter names for a hurried voice
                told = self.wording.facts(facts, columns, "brief")
            brief = self.book.fill(id, short, told)
            brief = _capital(brief) if len(brief) < len(words) else None
        return Sentence(_capital(words), shown(braille), brief)

    def put_to(self, whom: str, asked: Sentence) -> Sentence:
        """The question behind the names of those it is put to, as the language goes on behind a colon."""
        is_small = self.book.has("ask-somebody", "small")

        def named(words: str) -> str:
            is_name = words.startswith(self.wording.names)
            return self.book.text(
                "ask-somebody", who=whom, question=_small(words) if is_small and not is_name else words
            )

        return asked._replace(voice=named(asked.voice), brief=asked.brief and named(asked.brief))

    def _choose(self, id: str, *attributes: str) -> str:
        return next((name for name in attributes if self.book.has(id, name)), "")


def _attributes(form: str, length: str) -> tuple[str, ...]:
    """Where the wording is looked for, best first: mine at that length, mine, at that length, the plain one."""
    if length.endswith("braille"):
        return (f"{form}-{length}", length) if form else (length,)
    mine = (f"{form}-{length}", form) if form and length else (form,) if form else ()
    return (*mine, length) if length else mine


def _small(words: str) -> str:
    return words[:1].lower() + words[1:]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
