"""Whole lines, as a terminal gives them: the number of a choice, a word, the letter or the name of a command.

Where a word is being typed every line is that word; a command then begins with a slash."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from access_game.devices.keys.keymap import Command
from access_game.narration.utterance import Say

from .pages import LinePage, ListPage, TextPage

if TYPE_CHECKING:
    from .console import Console

SLASH = "/"
KEYS_ONLY = frozenset(  # what only a keyboard, a voice or a window can use
    ("up", "down", "left", "right", "first", "last", "nth", "tick", "choose", "silence", "learn_keys")
    + (
        "word_back",
        "word_on",
        "letter_back",
        "letter_on",
        "slower",
        "faster",
        "effects_down",
        "effects_up",
        "print_size",
        "theme",
    )
)


def read_line(console: Console, text: str) -> None:
    page, word = console.page, text.strip()
    if isinstance(page, LinePage) and not word.startswith(SLASH):
        page.set(word)
        page.choose()
    elif not word and isinstance(page, TextPage):
        page.back()  # it was printed whole
    elif not word or (isinstance(page, ListPage) and not page.choices and word.isdigit()):
        console.focus((Say(page.title()), *console.here()))
    elif isinstance(page, ListPage) and all(part.isdigit() for part in word.split()):
        choose_numbers(console, page, [int(part) for part in word.split()])
    elif (command := command_named(console, word.removeprefix(SLASH))) is not None:
        console.do(command)
    else:
        console.focus(console.text("not-understood", word=word))


def choose_numbers(console: Console, page: ListPage, numbers: Sequence[int]) -> None:
    """0 goes back; several numbers tick several choices."""
    if numbers == [0]:
        console.do("menu")
        return
    wrong = [number for number in numbers if not 1 <= number <= len(page.choices)]
    if wrong or (len(numbers) > 1 and not page.several):
        console.focus(console.text("number-out-of-range", number=(wrong or numbers)[0], last=len(page.choices)))
        return
    page.focus = numbers[-1] - 1
    if page.several:
        page.ticked = {page.choices[number - 1].id for number in numbers}
    page.choose()


def command_named(console: Console, word: str) -> str | None:
    """ "r", "aide", "répéter", "?"."""
    if word == "?":
        return "help"
    if len(word) == 1 and word.isalpha():
        return console.keymap.letter(word)
    lowered = word.casefold()
    for command in console.keymap.commands:
        if lowered in (command.name, console.text(f"command-{command.name}").casefold()):
            return command.name
    ways_back = (console.text("word-back").casefold(), console.text("word-quit").casefold())
    return "menu" if lowered in ways_back else None


def typed_commands(console: Console, alive: Sequence[Command]) -> Iterator[tuple[str, str]]:
    """Commands and what is typed for them here."""
    slash = SLASH if console.page.typing else ""
    for command in alive:
        if command.name in KEYS_ONLY:
            continue
        letter = next((stroke.key for stroke in command.strokes if len(stroke.key) == 1 and not stroke.ctrl), "")
        name = "word-back" if command.name == "menu" else f"command-{command.name}"
        yield command.name, slash + (letter or console.text(name).casefold())
