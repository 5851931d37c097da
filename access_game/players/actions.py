"""The menu of actions: every command of the keymap that means something in a match, with its key in its detail. What is
asked for most stands in it, the rest behind it in lists of a few, so that nobody has to hear thirty lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from .console import Console
from .guidance import keys_here
from .lines import KEYS_ONLY
from .pages import Choice, ListPage

# Lists behind a line of the menu. What is chosen in the first ones speaks of the page beneath the menu, or opens one.
CLOSER, READ_AGAIN, VOICE_SCREEN, GUIDE = "closer", "reread", "voice-screen", "guide"
SHELVES: dict[str, tuple[str, ...]] = {
    CLOSER: ("counts", "places", "details", "spell", "arrange"),
    GUIDE: ("help", "rules", "where", "learn_keys"),
    READ_AGAIN: ("older", "newer", "oldest", "newest", "word_on", "word_back", "letter_on", "letter_back"),
    VOICE_SCREEN: (
        *("silence", "verbosity", "slower", "faster", "effects_down", "effects_up"),
        *("voice_back", "full_screen", "print_size", "theme"),
    ),
}
STAY_OPEN = frozenset((READ_AGAIN, VOICE_SCREEN))  # who reads back or sets the voice wants the same thing again
# What is asked for most comes first.
MENU = (
    *("options", "hint", "hand", "table", "scores", "turn", "missed", "repeat", "undo"),
    *(CLOSER, READ_AGAIN, GUIDE, "settings", VOICE_SCREEN, "facilitator"),
)
# The keys that walk through a menu, choose in it and leave it are no choices of it.
NO_CHOICE = frozenset(("up", "down", "left", "right", "first", "last", "nth", "choose", "tick", "menu"))


class Actions:
    """Made where the menu is opened: the keys it tells are those of the page beneath it."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.keys = key_lines(console)

    def choices(self, names: Sequence[str] = MENU) -> Iterator[Choice]:
        text = self.console.text
        for name in names:
            if name in SHELVES and any(one in self.keys for one in SHELVES[name]):
                yield Choice(name, text(f"action-{name}"), detail=text(f"action-{name}-detail"))
            elif name in self.keys:
                detail = text(f"command-{name}-help")
                if key := self.keys[name]:
                    detail = text("key-line", key=key, help=detail)
                yield Choice(name, text(f"command-{name}"), detail=detail)

    def open(self, shelf: str, do: Callable[[str], None]) -> None:
        """`do`: what closes the menu and does it."""
        console, stays = self.console, shelf in STAY_OPEN
        page = ListPage(
            console.text(f"action-{shelf}"), list(self.choices(SHELVES[shelf])), console.do if stays else do,
            on_back=lambda: console.close(page), help=console.text("action-shelf-help" if stays else "action-help"),
        )  # fmt: skip
        console.open(page)


def key_lines(console: Console) -> dict[str, str]:
    """What each command has for a key, or what is typed for it; a terminal has not got all of them."""
    lines = dict(keys_here(console, console.keymap.commands))
    return {name: key for name, key in lines.items() if not (console.by_lines and name in KEYS_ONLY)}


def paused(console: Console) -> str:
    """Why nothing is played now, and what ends it, by the key or the words there are here."""
    return console.text("is-paused", how=key_lines(console)["facilitator"])
