"""Looking back: every way in which something once said could be heard, read or seen again."""

from __future__ import annotations

from players.room import Room
from players.spy import texts_of

BACK = ("r", *["pageup"] * 60, "ctrl+home", "ctrl+end", "o", "t", "q", "f3")
WORDS = ("r", *["ctrl+right"] * 12)


def look_back(room: Room) -> str:
    """All that can be heard again, read again, or seen, now."""
    view = room.console.view()  # as it is found, before the keys push older captions out
    found = [*texts_of(view), *view.captions]
    keys = [f"ctrl+{key}" if len(key) == 1 and room.console.page.typing else key for key in BACK]
    words = [] if room.console.page.typing else WORDS  # in a line these keys move in the line
    found += room.heard_since(lambda: room.press(*keys, *words))
    view = room.console.view()
    return " ".join([*found, *texts_of(view), *view.captions]).lower()
