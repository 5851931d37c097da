"""Whole lines, as a terminal gives them: the number of a choice, a word, the letter or the name of a command.

Where a word is being typed every line is that word; a command then begins with a slash."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from access_game.devices.keys.keymap import Command
from access_game.devices.screen.plain import brief, harmless
from access_game.narration.utterance import Say

from .figures import figure, is_figure
from .pages import LinePage, ListPage, TextPage
from .racing import RacePage

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
    is_path = isinstance(page, LinePage) and page.is_path and command_named(console, word.removeprefix(SLASH)) is None
    if harmless(word) != word:
        console.focus(console.text("line-signs"), "edge")  # an arrow key, in a terminal, is such a sign
    elif isinstance(page, LinePage) and (is_path or not word.startswith(SLASH)):
        if page.set(word):
            page.choose()
        else:
            console.focus(console.text("line-too-long", most=page.longest, given=len(word)), "edge")
    elif isinstance(page, RacePage) and word not in ("", "?") and not word.startswith(SLASH) and not is_figure(word):
        if not page.say(word):
            console.focus(console.text("line-too-long", most=page.line.longest, given=len(word)), "edge")
    elif not word and isinstance(page, TextPage):
        page.back()  # it was printed whole
    elif not word or (isinstance(page, ListPage) and not page.choices and is_figure(word)):
        is_printed = isinstance(page, ListPage) and bool(page.choices)  # a terminal prints it whole, once more
        console.focus((Say(page.title()), *console.here()), tag="page" if is_printed else None)
    elif isinstance(page, ListPage) and all(is_figure(part) for part in word.split()):
        choose_numbers(console, page, word.split())
    elif (command := command_named(console, word.removeprefix(SLASH))) is not None:
        console.do(command)
    else:
        console.focus(console.text("not-understood", word=brief(word)))


def choose_numbers(console: Console, page: ListPage, typed: Sequence[str]) -> None:
    """0 goes back; several numbers tick several choices."""
    numbers = [figure(one) for one in typed]
    if numbers == [0]:
        console.do("menu")
        return
    there = [number for number in numbers if number is not None and 1 <= number <= len(page.choices)]
    if len(there) < len(numbers):
        wrong = next(one for one, number in zip(typed, numbers, strict=True) if number not in there)
        console.focus(console.text("number-out-of-range", number=brief(wrong), last=len(page.choices)))
    elif len(there) > 1 and not page.several:
        console.focus(console.text("one-number", last=len(page.choices)))
    else:
        page.focus = there[-1] - 1
        if page.several:
            page.ticked = {page.choices[number - 1].id for number in there}
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
