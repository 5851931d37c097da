"""A sheet: one text for the braille line, the state of it or a message, and what each stretch of it stands for."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from access_game.narration.utterance import Say, Spell, Utterance


class Span(NamedTuple):
    """A stretch of the text and the id of what is pressed there."""

    start: int
    end: int
    id: str


@dataclass(frozen=True, slots=True)
class Sheet:
    text: str = ""
    spans: tuple[Span, ...] = ()
    cursor: int | None = None  # the character the cursor stands on; len(text) is the place after the last
    topic: str = ""
    is_spelt: bool = False  # letter by letter: what is being typed, cards. Nobody contracts it
    said: Utterance | None = field(default=None, compare=False)  # what it is the text of
    was_shown: bool = field(default=False, compare=False)  # the reader acted in the middle of it
    is_forgotten: bool = field(default=False, compare=False)  # whoever has read it must keep it in mind

    @property
    def scope(self) -> str:
        return self.said.scope if self.said is not None else ""

    @property
    def is_ceremony(self) -> bool:
        return self.said is not None and self.said.ceremony

    @property
    def is_question(self) -> bool:
        return self.said is not None and self.said.tag == "question"

    @property
    def shorter(self) -> Sheet:
        """For a reader who is far behind."""
        parts = self.said.brief if self.said is not None else ()
        brief = " ".join(part.text for part in parts if isinstance(part, Say | Spell) and part.text)
        return replace(self, text=brief, spans=()) if brief and len(brief) < len(self.text) else self
