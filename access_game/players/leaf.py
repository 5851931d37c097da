"""A text on a terminal: it is printed and read, and the page it was laid on goes on. What is typed then is for that
page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from access_game.devices.screen.draft import Typed

from .pages import LinePage, ListPage, Page, TextPage, numbered

if TYPE_CHECKING:
    from .console import Console


class Leaf(NamedTuple):
    """The page a text was laid on: its question then, and what each of its numbers meant."""

    page: Page
    asked: int
    numbers: Mapping[int, str]


def lay_down(console: Console, text: TextPage) -> None:
    """Before it is opened."""
    text.on_step = lambda: console.focus(console.here(), "move", tag="here")
    beneath = console.page
    if console.by_lines and console.pages and not isinstance(beneath, TextPage):
        choices = beneath.choices if isinstance(beneath, ListPage) else ()
        numbers = {number: choice.id for number, choice in numbered(choices)}
        text.leaf = Leaf(beneath, beneath.asked, numbers)
        text.hides = lambda: beneath.view().secret  # or a word would stand there for all to read


def is_for_text(text: TextPage, leaf: Leaf, word: str, command: str | None) -> bool:
    """Enter, 0 and "back" lead back from it, and who asks for help again is told the rest."""
    goes_on = command == "help" and text.has_more
    return not word or command == "menu" or goes_on or (word == "0" and not isinstance(leaf.page, LinePage))


def put_away(console: Console, text: TextPage, leaf: Leaf, typed: Typed) -> Typed:
    """The line, for the page beneath. Where something else is asked there now it was not meant for that."""
    console.close(text, quiet=True)
    if console.look is not None:
        console.look()  # the table goes on before it is answered
    is_other = console.page is not leaf.page and console.page.asked != leaf.asked
    return typed._replace(numbers=leaf.numbers, is_late=typed.is_late or is_other)
