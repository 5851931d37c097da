"""What somebody means, whatever they meant it with: a key, dots, a routing key, a finger on a screen, a typed line."""

from __future__ import annotations

from dataclasses import dataclass

from access_game.devices.keys.keymap import Keymap
from access_game.devices.keys.stroke import Stroke
from access_game.devices.screen.draft import Typed

# Besides the commands of the keymap:
TYPE, ERASE, DELETE = "type", "erase", "delete"  # on a line: `text`; the letter before the cursor; the one after it
CURSOR = "cursor"  # on a line: before the character `digit`
TOUCH = "touch"  # the item `id`: the focus goes there, and it is chosen
LINE = "line"  # a whole line, as a terminal gives it: `text`
NOTHING = ""  # a key that means nothing here


@dataclass(frozen=True, slots=True)
class Intent:
    name: str
    at: float = 0.0  # when it happened, in monotonic seconds; 0: the device could not tell, so the door does
    digit: int = 0
    text: str = ""
    id: str = ""
    typed: Typed | None = None  # the same line, and what it was typed to
    stroke: Stroke | None = None  # the key it came from, for whoever is learning the keys
    key: str = ""  # what that is called, where it was no key of a keyboard


def meant(stroke: Stroke, keymap: Keymap, typing: bool) -> Intent:
    """What a key means where it went down."""
    command = keymap.command_for(stroke, typing)
    if command is not None:
        digit = int(stroke.key) if command == "nth" else 0
        return Intent(command, stroke.at, digit=digit, stroke=stroke)
    if typing and stroke.key in ("backspace", "delete"):
        return Intent(ERASE if stroke.key == "backspace" else DELETE, stroke.at, stroke=stroke)
    types = stroke.text.isprintable() and not stroke.ctrl and not stroke.alt
    if typing and stroke.text and types:
        return Intent(TYPE, stroke.at, text=stroke.text, stroke=stroke)
    return Intent(NOTHING, stroke.at, stroke=stroke)


def written(char: str, keymap: Keymap, typing: bool, at: float) -> Intent:
    """What a character means that was written in dots: itself in a word, elsewhere the command of its key."""
    if typing:
        return Intent(TYPE, at, text=char)
    command = keymap.letter(char) or NOTHING
    return Intent(command, at, digit=int(char) if command == "nth" else 0)
