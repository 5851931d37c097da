"""What a player hears who asks: what can be done here, what a key does, how a word is spelled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from access_game.devices.keys.keymap import Command, said
from access_game.devices.keys.stroke import Stroke
from access_game.narration.letters import letter_names, like
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.utterance import Lane, Part, Priority, Say, Spell, Utterance

from .lines import typed_commands

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


def explanation(console: Console, stroke: Stroke, command: str | None) -> str:
    """What this key does, while the keys are being learnt."""
    key = named(console, stroke) if stroke.key else stroke.text
    if command is None:
        return console.text("key-types" if stroke.types else "key-idle", key=key)
    return console.text("key-line", key=key, help=console.text(f"command-{command}-help"))


def named(console: Console, stroke: Stroke) -> str:
    return said(stroke, lambda id, facts: console.text(id, **facts))


def spelling(book: Phrasebook, word: str) -> Utterance:
    """A letter with its word, "A comme Anatole"; a word letter by letter."""
    row: list[Part] = []
    for character, name in zip(word, letter_names(book, word), strict=True):
        row.append(Spell((name,), character.upper()))
        if len(word) == 1 and (why := like(book, character)):
            row.append(Say(why))
    return Utterance(tuple(row), Priority.NOW, Lane.FOCUS, language=book.language, braille=word.upper())
