"""Whole lines, as a terminal gives them: the number of a choice, a word, the letter or the name of a command.

Where a word is being typed every line is that word; a command then begins with a slash."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from access_game.devices.keys.keymap import COMMANDS, Command
from access_game.devices.screen.draft import Typed
from access_game.devices.screen.plain import brief, harmless
from access_game.narration.phrasebook import LANGUAGES, Phrasebook
from access_game.narration.utterance import Say

from .doubt import ask_back, is_meant
from .figures import is_figure
from .leaf import is_for_text, put_away
from .pages import LinePage, ListPage, Page, TextPage, numbered
from .picking import choose_numbers, figures_of, is_one_step, one_step, tell_details
from .racing import RacePage
from .waiting import WaitingPage

if TYPE_CHECKING:
    from .console import Console

SLASH = "/"
BACK = "0"  # what leaves a list
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
        "full_screen",
    )
)

OTHER_WORDS = {  # for a command, besides its name: what people type who have not read the help
    "word-back": "menu",
    "word-quit": "quit",
    "word-hint": "hint",
    "word-settings": "settings",
    "word-pause": "facilitator",
}


def read_line(console: Console, typed: Typed) -> None:
    page, word = console.page, typed.text.strip()
    if isinstance(page, TextPage) and page.leaf is not None:
        command = command_typed(console, page.leaf.page, word)
        if not is_for_text(page, page.leaf, word, command):
            typed = put_away(console, page, page.leaf, typed)
            page = console.page
    is_sure, word, typed = is_meant(console, page, word, typed)
    if harmless(word) != word:
        console.focus(console.text("line-signs"), "edge")  # an arrow key, in a terminal, is such a sign
    elif typed.is_late and (typed.is_hidden or not is_command(console, page, word)):  # "s" may end a secret word
        ask_back(console, page, word, typed.is_hidden)
    elif not is_sure and (doubt := doubt_of(console, page, word)):
        console.held = (page, word)
        console.focus(doubt, "edge")
    elif isinstance(page, LinePage) and not is_command(console, page, word):
        if page.set(word):
            page.choose()
            if word == BACK and console.page is page and not page.scope:  # at the table they are told with the refusal
                console.announce("command-meant", typed=f"{SLASH}{console.text('word-back')}")
        else:
            console.focus(console.text("line-too-long", most=page.longest, given=len(word)), "edge")
    elif isinstance(page, RacePage) and is_word(console, word):
        if not page.say(word):
            console.focus(console.text("line-too-long", most=page.line.longest, given=len(word)), "edge")
    elif isinstance(page, WaitingPage) and page.typing and word not in ("", "?") and not word.startswith(SLASH):
        console.focus(page.race, "edge")
    elif not word:
        read_nothing(console, page)
    elif isinstance(page, ListPage) and (numbers := figures_of(page, word)):
        if page.choices:
            choose_numbers(console, page, numbers, typed.numbers)
        else:
            say_again(console, page)
    elif isinstance(page, ListPage) and (id := labelled(page, word)):
        page.focus_on(id)
        page.choose()
    else:
        read_command(console, page, word)


def read_nothing(console: Console, page: Page) -> None:
    """Enter alone."""
    if isinstance(page, TextPage):
        page.back()  # it was printed whole
    elif is_one_step(page):
        page.choose()  # where one thing alone can be done, Enter does it
    else:
        say_again(console, page)


def say_again(console: Console, page: Page) -> None:
    is_printed = isinstance(page, ListPage) and bool(page.choices)  # a terminal prints it whole, once more
    console.focus((Say(page.title()), *console.here()), tag="page" if is_printed else None)


def read_command(console: Console, page: Page, word: str) -> None:
    named, _, number = word.removeprefix(SLASH).rpartition(" ")
    if isinstance(page, ListPage) and is_figure(number) and command_named(console, named) == "details":
        tell_details(console, page, number)
    elif (command := command_named(console, word.removeprefix(SLASH)) or command_in_part(console, word)) is not None:
        console.do(command if command != "quit" or command in console.commands else "menu")
    else:
        told = one_step(console, page, word) if is_one_step(page) else console.text("not-understood", word=brief(word))
        console.focus(f"{told} {console.waiting}".rstrip())


def command_typed(console: Console, page: Page, word: str) -> str | None:
    """The command that this is on that page, if it is one."""
    return command_named(console, word.removeprefix(SLASH)) if is_command(console, page, word) else None


def doubt_of(console: Console, page: Page, word: str) -> str:
    """Why this is asked once before it counts: nothing may be lost by Enter alone, nor by the name of a command."""
    if isinstance(page, LinePage) and page.gives_up and not word:
        return f"{page.title()} {console.text('line-gives-up')}"
    is_told = isinstance(page, LinePage) and page.scope and not page.secret and not word.startswith(SLASH)
    is_told = is_told or (isinstance(page, RacePage) and is_word(console, word))
    if not is_told or word == "?":
        return ""
    typed = f"{SLASH}{word}" if command_named(console, word) is not None else number_of(page, word)
    return console.text("word-or-command", word=word, typed=typed) if typed else ""


def is_command(console: Console, page: Page, word: str) -> bool:
    """Where a word is asked only the slash makes one; a path begins with a slash too."""
    if word != "?" and not word.startswith(SLASH) and page.typing and not (isinstance(page, LinePage) and page.is_path):
        return False
    if isinstance(page, LinePage) and word.startswith(SLASH) and not page.is_path:
        return True
    return word not in ("", "?") and command_named(console, word.removeprefix(SLASH)) is not None


def is_word(console: Console, word: str) -> bool:
    """In a race: no number, no command, and no single letter that is one. Nobody wins with one letter."""
    is_letter = len(word) == 1 and command_named(console, word) is not None
    return word not in ("", "?") and not word.startswith(SLASH) and not is_figure(word.rstrip(".")) and not is_letter


def command_named(console: Console, word: str) -> str | None:
    """ "r", "aide", "répéter", "repeter", "help", "?": in either language, with or without accents."""
    if word == "?":
        return "help"
    if len(word) == 1 and word.isalpha():
        return console.keymap.letter(word)
    own = console.book.language
    for language in (own, *(one for one in LANGUAGES if one != own)):
        if (command := command_names(language).get(bare(word))) is not None:
            return command
    return None


def command_in_part(console: Console, word: str) -> str | None:
    """ "panneau" for "panneau de la table": a word that stands in the name of one command alone, where it means nothing
    else. In the own language first, as everything that is typed."""
    own = console.book.language
    for language in (own, *(one for one in LANGUAGES if one != own)):
        found = names_with(language).get(bare(word), frozenset()) if len(word) > 2 else frozenset()
        if found:
            return next(iter(found)) if len(found) == 1 else None
    return None


@cache
def names_with(language: str) -> dict[str, frozenset[str]]:
    """The commands that have this word in their name in that language."""
    book, found = Phrasebook(language), dict[str, frozenset[str]]()
    for command in COMMANDS:
        for word in book.text(f"command-{command.name}").split():
            found[bare(word)] = found.get(bare(word), frozenset()) | {command.name}
    return found


@cache
def command_names(language: str) -> dict[str, str]:
    """What may be typed for each command in that language."""
    book = Phrasebook(language)
    names = {bare(command.name): command.name for command in COMMANDS}
    names |= {bare(book.text(f"command-{command.name}")): command.name for command in COMMANDS}
    return names | {bare(book.text(word)): command for word, command in OTHER_WORDS.items()}


def labelled(page: ListPage, word: str) -> str:
    """The choice that has exactly these words for a name: "oui", "menu principal". One letter is a command."""
    wanted = bare(word)
    found = [choice.id for choice in page.choices if len(wanted) > 1 and bare(choice.label) == wanted]
    return found[0] if len(found) == 1 else ""


def number_of(page: Page, word: str) -> str:
    """What is typed for the choice that is called so: "3" for "abandonner"."""
    if not isinstance(page, ListPage) or not (id := labelled(page, word)):
        return ""
    return next(str(number) for number, choice in numbered(page.choices) if choice.id == id)


def bare(word: str) -> str:
    """Without accents, apostrophes and blanks: as it is typed in a hurry, on whatever keyboard."""
    letters = unicodedata.normalize("NFKD", word.casefold().replace("œ", "oe"))
    return "".join(letter for letter in letters if letter.isalnum())


def typed_commands(console: Console, alive: Sequence[Command]) -> Iterator[tuple[str, str]]:
    """Commands and what is typed for them here."""
    slash = SLASH if console.page.typing else ""
    for command in alive:
        if command.name in KEYS_ONLY:
            continue
        letter = next((stroke.key for stroke in command.strokes if len(stroke.key) == 1 and not stroke.ctrl), "")
        name = "word-back" if command.name == "menu" else f"command-{command.name}"
        yield command.name, slash + (letter or console.text(name).casefold())
