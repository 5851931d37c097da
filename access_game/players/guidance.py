"""What a player hears who asks: what can be done here, what a key does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from access_game.devices.braille.bindings import DIRECT
from access_game.devices.keys.commands import BY_NAME
from access_game.devices.keys.keymap import Command, said
from access_game.devices.keys.stroke import Stroke
from access_game.narration.utterance import Part, Say
from access_game.narration.view import Kind

from .chords import MINE
from .intent import CURSOR, ERASE, TOUCH, Intent
from .lines import SLASH, typed_commands
from .pages import ListPage, Page, TextPage
from .racing import RacePage

if TYPE_CHECKING:
    from .console import Console


# The keys that matter, by what one is doing, the first first; as many are told as there is time for.
MATTER: dict[str, tuple[str, ...]] = {
    "card": ("options", "hint", "repeat", "hand", "menu", "table", "scores"),
    "question": ("options", "hint", "repeat", "table", "menu", "scores", "turn"),
    "word": ("options", "hint", "repeat", "spell", "menu", "table", "scores"),
    "waiting": ("missed", "turn", "scores", "table", "menu", "counts"),
    "page": ("details", "repeat", "silence", "settings", "learn_keys", "where", "menu", "spell"),
    "text": ("repeat", "spell", "silence", "settings", "where", "menu"),
}
A_HANDFUL = 5
DOTS_FIRST = 2  # of what the help says of a braille display: how one reads, how one moves


class HelpPage(TextPage):
    """What is asked here and the keys that matter; the rest is for whoever asks once more."""

    def __init__(self, console: Console) -> None:
        super().__init__(console.text("help-title"), help_here(console), console.close)
        self.has_more = True
        self.rest = TextPage(
            console.text("help-all-title"), everything_here(console), console.close, console.text("text-help")
        )


def help_here(console: Console) -> list[str]:
    """What is asked, how one moves, the handful of keys that matter, and how to hear of the others."""
    paragraphs = [*asked_here(console), *(console.text(id) for id in console.hints[:DOTS_FIRST])]
    lines = dict(command_lines(console))
    paragraphs += [lines[name] for name in MATTER[doing(console)] if name in lines][:A_HANDFUL]
    if console.by_lines:
        return [*paragraphs, console.text("help-more", slash=SLASH if console.page.typing else "")]
    return [*paragraphs, console.text("help-more", key=key_of(console, "help"))]


def doing(console: Console) -> str:
    """What whoever asks is at: a word, a card of their hand, another question, waiting, a page of the program."""
    page = console.page
    if isinstance(page, TextPage):
        return "text"
    if not console.actions or not isinstance(page, ListPage):
        return "word" if console.actions else "page"
    if isinstance(page, RacePage):
        return "word"
    if page.kind is Kind.TEXT:  # nothing is asked here, or not before the curtain
        return "waiting"
    is_asked = page.scope or page.kind in (Kind.GRID, Kind.RACE)
    return "card" if page.kind is Kind.HAND else "question" if is_asked else "page"


def asked_here(console: Console) -> list[str]:
    """What this page is for and how one answers. In a terminal nobody has arrows, and a number is typed."""
    page, words = console.page, console.page.help
    if not isinstance(page, ListPage):
        return [words] if words else []
    is_read = isinstance(page, TextPage)
    if console.by_lines and is_read:
        return [console.text("text-help")]
    says_it = bool(console.actions) and (bool(words) or not console.by_lines)  # as a question does
    how = "" if is_read or says_it else console.text("help-list")
    return [text for text in (words, how) if text]


def everything_here(console: Console) -> list[str]:
    """Every command that is alive here with its keys, or with what is typed for it."""
    lines = [line for _, line in command_lines(console)]
    return [*(console.text(id) for id in console.hints), *lines, *chord_lines(console)]


def everything_typed(console: Console) -> list[str]:
    """What is typed for every command there is, for whoever learns them before a match is on."""
    typed = typed_commands(console, console.keymap.commands)
    return [console.text("key-line", key=key, help=console.text(f"command-{name}-help")) for name, key in typed]


def chord_lines(console: Console) -> Iterator[str]:
    """For whoever has a display beside a voice, where its keys are not those that everybody knows; without a voice
    those of the line itself, since all others have been told."""
    are_known = console.chords.keys is DIRECT and not console.chords.own
    if not console.hints or (are_known and not console.by_dots):
        return
    for command, grips in console.chords.ways(console.keymap).items():
        if command in MINE or (command in BY_NAME and not console.by_dots):
            key = console.chords.called(grips, console.text)
            yield console.text("key-line", key=key, help=console.text(f"command-{command}-help"))


def command_lines(console: Console) -> Iterator[tuple[str, str]]:
    page = console.page
    here = {"anywhere", *(["line"] if page.typing else []), *(["match"] if console.actions else [])}
    here |= {"items"} if isinstance(page, ListPage) or not page.typing else set()  # a race has both
    alive = [command for command in console.keymap.commands if command.alive.value in here]
    for name, keys in keys_here(console, alive):
        if keys:
            yield name, console.text("key-line", key=keys, help=console.text(f"command-{name}-help"))


def keys_here(console: Console, commands: Sequence[Command]) -> Iterator[tuple[str, str]]:
    """What each command has for a key here, or what is typed for it; "" where only the menu of actions has it."""
    if console.by_lines:
        yield from typed_commands(console, commands)
    elif console.by_dots:
        ways = console.chords.ways(console.keymap)
        for command in commands:
            yield command.name, console.chords.called(ways.get(command.name, ()), console.text)
    else:
        yield from keys_of(console, commands)


def key_of(console: Console, command: str) -> str:
    """The key of a command as it is called here, the first where it has several."""
    if console.by_dots:
        return console.chords.name(command, console.keymap, console.text)
    return named(console, console.keymap.strokes_for(command, console.page.typing)[0])


def keys_of(console: Console, alive: Sequence[Command]) -> Iterator[tuple[str, str]]:
    for command in alive:
        strokes = console.keymap.strokes_for(command.name, console.page.typing)
        # Where "r" does it, "Ctrl R" need not be told: that is for a word being typed.
        strokes = tuple(one for one in strokes if not (one.ctrl and replace(one, ctrl=False) in strokes))
        if command.name == "nth" and strokes:
            yield command.name, console.text("key-digits")
        elif strokes:
            yield command.name, console.text("key-or").join(named(console, stroke) for stroke in strokes[:2])


def item_words(console: Console, page: Page) -> tuple[Part, ...]:
    """The item under the focus, then "ticked", then "2 of 5" where it helps."""
    if not isinstance(page, ListPage) or page.current is None:
        return (Say(page.here()),) if page.here() else ()
    parts = page.current.spoken or (Say(page.current.label),)
    tail = [console.text("ticked")] if page.current.id in page.ticked else []
    if console.positions and len(page.choices) > 1 and page.kind is not Kind.GRID and page.is_counted:
        tail.append(console.text("k-of-n", k=page.focus + 1, n=len(page.choices)))
    if not tail:
        return parts
    last = parts[-1]
    if isinstance(last, Say):
        return (*parts[:-1], Say(", ".join([last.text.rstrip("."), *tail])))
    return (*parts, Say(", ".join(tail)))


def explanation(console: Console, intent: Intent, is_command: bool) -> str:
    """What this key does, while the keys are being learnt."""
    stroke = intent.stroke
    key = intent.key or (named(console, stroke) if stroke is not None and stroke.key else intent.text)
    if is_command:
        return console.text("key-line", key=key, help=console.text(f"command-{intent.name}-help"))
    if intent.name in (TOUCH, CURSOR):
        return console.text("key-touch")
    if intent.name == ERASE:
        return console.text("key-erase", key=key)
    types = stroke.types if stroke is not None else bool(intent.text)
    return console.text("key-types" if types else "key-idle", key=key)


def named(console: Console, stroke: Stroke) -> str:
    return said(stroke, lambda id, facts: console.text(id, **facts))
