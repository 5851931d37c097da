"""A race that a word wins: to begin to type the word is to buzz, and what was typed is not lost on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .pages import Choice, LinePage, ListPage


class RacePage(ListPage):
    """What can be chosen, and a line for the word itself. It stays until the word is asked for: nothing typed in
    between is taken for anything else."""

    typing = True

    def __init__(
        self, title: str, choices: Sequence[Choice], on_choose: Callable[[str], None], quick: str, help: str, focus: str
    ) -> None:
        super().__init__(title, choices, on_choose, help=help, focus=focus)
        self.quick = quick
        self.line = LinePage("", lambda text: None, on_open=self._begin)
        self.is_ended = False  # the whole word stands there
        self.on_bare: Callable[[], None] | None = None  # instead of a buzz without a word, where it needs a whole line

    def _begin(self, is_open: bool) -> None:
        if is_open:
            self.on_choose(self.quick)

    def say(self, word: str) -> bool:
        """The whole word at once, as a terminal gives it: buzz and answer in one. False where it is too long."""
        if not self.line.set(word):
            return False
        self.is_ended = True
        self._begin(True)
        return True

    def reset(self) -> None:
        """That was no answer: the line is empty again."""
        self.line.set("")
        self.is_ended = False

    def choose(self) -> None:
        if self.line.text:
            self.is_ended = True
        elif self.on_bare is not None and self.current is not None and self.current.id == self.quick:
            self.on_bare()
        else:
            super().choose()
