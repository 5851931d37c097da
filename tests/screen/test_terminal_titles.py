"""A terminal prints the title of a page once, as long as nobody types: two pages may take turns under the player."""

from __future__ import annotations

import io

from access_game.devices.screen.terminal import Terminal
from access_game.narration.view import Item, Kind, View

CARDS = (Item("1", "A"), Item("draw", "piocher"))


def shown(terminal: Terminal, *titles: str) -> None:
    for page, title in enumerate(titles, start=1):
        terminal.show(View(Kind.HAND, page, title, CARDS, 0))


def test_two_pages_that_take_turns_are_printed_once_each() -> None:
    out = io.StringIO()
    terminal = Terminal(out, io.StringIO(""))
    shown(terminal, "Votre carte ?", "En attendant.", "Votre carte ?", "En attendant.")
    written = out.getvalue()
    assert written.count("Votre carte ?") == written.count("En attendant.") == written.count("1. A") == 1


def test_after_something_was_typed_a_page_that_comes_again_says_what_it_is() -> None:
    out = io.StringIO()
    terminal = Terminal(out, io.StringIO("m\n"))
    shown(terminal, "Votre carte ?", "En attendant.")
    terminal.loop(lambda line: shown(terminal, "En attendant.", "Votre carte ?"), lambda event: None)
    written = out.getvalue()
    assert written.count("Votre carte ?") == 2
    assert written.count("En attendant.") == 1  # it is the page one typed on
