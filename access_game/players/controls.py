"""What every page understands besides moving and choosing: ticking, details, the way back, where one is, help."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from access_game.narration.utterance import Say

from .guidance import HelpPage, everything_typed
from .pages import ListPage, TextPage
from .picking import tell_details

if TYPE_CHECKING:
    from .console import Console


class Controls:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.commands: dict[str, Callable[[], None]] = {
            "tick": self.tick,
            "details": self.details,
            "menu": self.menu,
            "where": self.where,
            "help": self.help,
            "learn_keys": self.learn,
        }

    def tick(self) -> None:
        console, page = self.console, self.console.page
        state = page.tick() if isinstance(page, ListPage) else None
        if state is None:
            page.choose()
        else:
            console.focus(console.text("is-ticked" if state else "is-unticked", label=page.here()), tag="here")

    def details(self) -> None:
        page = self.console.page
        if self.console.by_lines and isinstance(page, ListPage) and len(page.choices) > 1:
            tell_details(self.console, page)
            return
        detail = page.current.detail if isinstance(page, ListPage) and page.current else ""
        self.console.focus(detail or self.console.text("no-details"))

    def menu(self) -> None:
        if not self.console.page.back():
            self.console.focus(self.console.text("nothing-behind"), "edge")

    def where(self) -> None:
        """From the outermost page to the one with the focus. A terminal has none: numbers are typed."""
        console = self.console
        here = () if console.by_lines and isinstance(console.page, ListPage) else console.here()
        words = (*(Say(page.title()) for page in console.pages if page.title()), *here)
        console.focus(words or console.text("no-effect"))

    def help(self) -> None:
        """What matters here; whoever asks once more is told the rest."""
        console = self.console
        if isinstance(console.page, HelpPage):
            console.replace(console.page.rest)
        else:
            console.open(HelpPage(console))

    def learn(self) -> None:
        console = self.console
        if console.by_lines:
            words = everything_typed(console)
            console.open(TextPage(console.text("help-all-title"), words, console.close, console.text("text-help")))
            return
        console.learning = not console.learning
        console.focus(console.text("learning-on" if console.learning else "learning-off"))
