"""What is written on a line, letter by letter, and how it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_game.narration.letters import letter_names

from .pages import LinePage

if TYPE_CHECKING:
    from .console import Console


def write(console: Console, page: LinePage, text: str) -> None:
    if not page.type(text):
        console.focus(console.text("line-full"), "edge")
        return
    cues = ("typed",) if page.secret else ()
    console.focus("" if page.secret else letter(console, text), *cues, tag="here")


def erase(console: Console, page: LinePage, ahead: bool = False) -> None:
    """The letter before the cursor, or the one after it."""
    gone = page.erase(ahead)
    if page.secret:
        console.focus("", "erased" if gone else "edge")
    elif gone:
        console.focus(console.text("erased", letter=letter(console, gone)), "erased", tag="here")
    else:
        console.focus(console.text("line-end" if page.text else "empty-line"), "edge")


def letter(console: Console, text: str) -> str:
    """A letter says itself; a space or a sign has a name, or nobody would hear it."""
    return text if text.isalnum() else " ".join(letter_names(console.book, text))


def on_line(console: Console, text: str) -> str:
    """Where a line is being typed: the letter under the cursor, or how many there are where they are hidden."""
    page = console.page
    if isinstance(page, LinePage) and page.secret and page.text:
        return console.text("hidden-line", n=len(page.text))
    return (letter(console, text) if len(text) == 1 else text) or console.text("empty-line")
