"""What a player hears who asks: what can be done here, what a key does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from access_game.devices.keys.keymap import Command, said
from access_game.devices.keys.stroke import Stroke
from access_game.narration.utterance import Part, Say
from access_game.narration.view import Kind

from .lines import typed_commands
from .pages import ListPage, Page

if TYPE_CHECKING:
    from .console import Console


def help_here(console: Console) -> list[str]:
    """What is asked, then every command that is alive here with its keys, or with what is typed for it."""
    paragraphs = [console.page.help] if console.page.help else []
    paragraphs += [console.text(id) for id in console.hints]
    here = {"anywhere", "line" if console.page.typing else "items"} | ({"match"} if console.actions else set())
    alive = [command for command in console.keymap.commands if command.alive.value in here]
    for name, keys in typed_commands(console, alive) if console.by_lines else keys_of(console, alive):
        paragraphs.append(console.text("key-line", key=keys, help=console.text(f"command-{name}-help")))
    return paragraphs


def keys_of(console: Console, alive: Sequence[Command]) -> Iterator[tuple[str, str]]:
    for command in alive:
        strokes = console.keymap.strokes_for(command.name, console.page.typing)
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


def explanation(console: Console, stroke: Stroke, command: str | None) -> str:
    """What this key does, while the keys are being learnt."""
    key = named(console, stroke) if stroke.key else stroke.text
    if command is None:
        return console.text("key-types" if stroke.types else "key-idle", key=key)
    return console.text("key-line", key=key, help=console.text(f"command-{command}-help"))


def named(console: Console, stroke: Stroke) -> str:
    return said(stroke, lambda id, facts: console.text(id, **facts))
