"""What a console shows at each game with as many as can play it: one view of each kind of page that comes up. And the
pages of the hall, as they are."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from faces.corridors import go
from faces.house import House
from players.room import Room

from access_game.games import open_box, stems
from access_game.narration.view import View

NAMES = ("Bérénice", "Maximilien", "Zoé", "Clémentine", "Malo", "Anne-Sophie", "Bob", "Théodora")
WORD = "a word with the letter that is asked for"
PRESSED = {
    "frontibix": ["1", "down", "enter", "1", WORD, "enter", "down", "escape", "f1", "escape", "escape"],
    "paflemix": ["enter", WORD, "enter", "enter", "right", "end", "enter", "enter", "escape", "f1", "escape", "escape"],
    "zieufermix": ["right", "enter", "down", "enter", "down", "enter", "escape", "end", "f1", "escape", "escape"],
}


@cache
def views(stem: str, people: int = 1) -> tuple[View, ...]:
    """As they were shown, also those of moments when nothing is asked."""
    most = open_box(stem).GAME.players[1]
    seats = {name: "" if number < people else "normal" for number, name in enumerate(NAMES[:most])}
    room = Room(stem, seats, options={} if stem != "paflemix" else {"form": "turns"})
    for key in PRESSED[stem]:
        if room.is_on:
            room.press(*(word_for(room.console.page.title()) if key == WORD else (key,)))
    found: dict[tuple[object, ...], View] = {}
    for view in room.ear.views:
        key = view.kind, view.title, bool(view.items), len(view.table)
        found[key] = view  # the last of them: the most has been said
    return tuple(found.values())


def word_for(title: str) -> str:
    asked = re.search(r" en ([A-Z])\b", title)
    return f"{asked[1] if asked else 'm'}aton".lower()


def every_view() -> dict[str, View]:
    return {
        f"{stem} {people} {number} {view.kind.value}": view
        for stem in stems()
        for people in (1, 2)
        for number, view in enumerate(views(stem, people))
    }


CORRIDORS: tuple[tuple[str, ...], ...] = (
    (),
    ("play",),
    ("play", "frontibix"),
    ("play", "paflemix", "person"),
    ("find", "4", "20"),
    ("learn",),
    ("learn", "rules/paflemix"),
    ("learn", "sounds"),
    ("learn", "letters"),
    ("tools",),
    ("tools", "word"),
    ("tools", "chrono"),
    ("settings",),
    ("settings", "keys"),
    ("quit",),
)


def hall_views() -> dict[str, View]:
    """From the first line and from the last one: a list begins elsewhere then."""
    found: dict[str, View] = {}
    with TemporaryDirectory() as folder, House(Path(folder)) as house:
        for path in CORRIDORS:
            go(house, path)
            house.press("home")
            found["/".join(("hall", *path))] = house.ear.views[-1]
            house.press("end")
            found["/".join(("hall", *path, "end"))] = house.ear.views[-1]
            house.press("f1")
            found["/".join(("hall", *path, "help"))] = house.ear.views[-1]
    return found
