"""The rules of a game as steps one can hear one by one: a short title, then a paragraph."""

from __future__ import annotations

from typing import NamedTuple

from access_game.narration.phrasebook import page


class Step(NamedTuple):
    title: str
    text: str

    @property
    def spoken(self) -> str:
        """In one breath; a title that asks has its own end."""
        return f"{self.title}{'' if self.title.endswith(('?', '!')) else '.'} {self.text}"


def rule_page(language: str, stem: str) -> tuple[Step, ...]:
    """Paragraphs are divided by blank lines; the first line of each is its title."""
    steps: list[Step] = []
    for paragraph in page(language, "rules", f"{stem}.txt").strip().split("\n\n"):
        title, _, text = paragraph.strip().partition("\n")
        steps.append(Step(title, " ".join(text.split())))
    return tuple(steps)
