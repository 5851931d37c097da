"""A line that is asked back before it counts: Enter alone gives it then, and whoever types something else has thrown it
away."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from access_game.devices.screen.draft import Typed
from access_game.narration.utterance import Say

from .pages import ListPage, Page
from .picking import is_one_step

if TYPE_CHECKING:
    from .console import Console


class Line(NamedTuple):
    """`is_sure`: it was asked back."""

    is_sure: bool
    word: str
    typed: Typed


def is_meant(console: Console, page: Page, word: str, typed: Typed) -> Line:
    """The line, or the one that was asked back on this page and that Enter gives now."""
    held, console.held = console.held, None
    if word or held is None or held[0] is not page or typed.is_late:
        return Line(False, word, typed)
    return Line(True, held[1], Typed(held[1]))


def ask_back(console: Console, page: Page, word: str, is_hidden: bool) -> None:
    """Begun before this question came: it may have been meant for another, and is never taken for this one unasked.
    What others must not read is not kept for whoever presses Enter next, and nothing is given where Enter would open
    somebody's curtain."""
    if is_hidden or (word and is_one_step(page)):
        console.focus(console.text("line-before-hidden"), "edge")
    elif not word:
        console.focus((Say(page.title()), *console.here()))
    elif isinstance(page, ListPage) and not page.choices:
        console.focus(console.text("question-closed"), "edge")
    else:
        console.held = (page, word)
        console.focus(console.text("line-before"), "edge")
