"""What a player hears who asks: what can be done here, what a key does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from access_game.devices.keys.keymap import Command, said
from access_game.devices.keys.stroke import Stroke
from access_game.narration.utterance import Part, Say
from access_game.narration.view import Kind

from .lines import typed_commands
from .pages import ListPage, Page, TextPage

if TYPE_CHECKING:
    from .console import Console


# Those that matter most, the first first; a page tells as many of them as are alive there.
MATTER_MOST = ("repeat", "options", "table", "scores", "menu", "choose", "settings", "spell", "learn_keys", "where")
A_HANDFUL = 5
DOTS_FIRST = 2  # of what the help says of a braille display: how one reads, how one moves
BY_KEYS = ("help-pick", "help-several", "help-press", "help-yes-no")  # how a question is answered with arrows


class HelpPage(TextPage):
    """What is asked here and the keys that matter; the rest is for whoever asks once more."""

    def __init__(self, console: Console) -> None:
        super().__init__(console.text("help-title"), help_here(console), console.close)
        self.rest = TextPage(
            console.text("help-all-title-lines" if console.by_lines else "help-all-title"),
            everything_here(console), console.close, console.text("text-help"),
        )  # fmt: skip


def help_here(console: Console) -> list[str]:
    """What is asked, how one moves, the handful of keys that matter, and how to hear of the others."""
    paragraphs = [*asked_here(console), *(console.text(id) for id in console.hints[:DOTS_FIRST])]
    lines = dict(command_lines(console))
    paragraphs += [lines[name] for name in MATTER_MOST if name in lines][:A_HANDFUL]
    if console.by_lines:
        return [*paragraphs, console.text("help-more-lines")]
    keys = console.keymap.strokes_for("help", console.page.typing)
    return [*paragraphs, console.text("help-more", key=named(console, keys[0]))]


def asked_here(console: Console) -> list[str]:
    """What this page is for and how one answers. In a terminal nobody has arrows, and a number is typed."""
    page, words = console.page, console.page.help
    if not isinstance(page, ListPage):
        return [words] if words else []
    is_read = isinstance(page, TextPage)
    if console.by_lines:
        for id in BY_KEYS:
            words = words.replace(console.text(id), "").strip()
        how = console.text("help-text-lines" if is_read else "help-list-lines")
        return [words, how] if words and not is_read else [how]
    how = "" if console.actions or is_read else console.text("help-list")  # a question says it itself
    return [text for text in (words, how) if text]


def everything_here(console: Console) -> list[str]:
    """Every command that is alive here with its keys, or with what is typed for it."""
    return [*(console.text(id) for id in console.hints), *(line for _, line in command_lines(console))]


def command_lines(console: Console) -> Iterator[tuple[str, str]]:
    page = console.page
    here = {"anywhere", *(["line"] if page.typing else []), *(["match"] if console.actions else [])}
    here |= {"items"} if isinstance(page, ListPage) or not page.typing else set()  # a race has both
    alive = [command for command in console.keymap.commands if command.alive.value in here]
    for name, keys in typed_commands(console, alive) if console.by_lines else keys_of(console, alive):
        yield name, console.text("key-line", key=keys, help=console.text(f"command-{name}-help"))


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
