"""Every command of the console, with the keys it has until a player chooses others.

The names of the commands, their help lines and the names of the keys are in `narration/locale/*/keys.ftl`:
`command-NAME`, `command-NAME-help`, `key-NAME`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from access_game.devices.keys.stroke import Stroke


class Alive(Enum):
    """Where a command has something to do; the help line of a place lists those alive there."""

    ANYWHERE = "anywhere"
    ITEMS = "items"  # something to walk through: a menu, a hand, a grid
    MATCH = "match"  # a game is on
    LINE = "line"  # a word is being typed


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    strokes: tuple[Stroke, ...]  # alive outside a typed line
    typing_strokes: tuple[Stroke, ...]  # alive while a word is typed: they type nothing themselves
    alive: Alive = Alive.ANYWHERE
    fixed: bool = False  # its keys are its meaning (the third item is 3): not to be remapped


def _command(name: str, keys: str, alive: Alive = Alive.ANYWHERE, fixed: bool = False) -> Command:
    strokes = tuple(Stroke.parse(key) for key in keys.split())
    return Command(name, strokes, tuple(stroke for stroke in strokes if not stroke.types), alive, fixed)


_ITEMS, _MATCH = Alive.ITEMS, Alive.MATCH

COMMANDS: tuple[Command, ...] = (
    _command("up", "up", _ITEMS),
    _command("down", "down", _ITEMS),
    _command("left", "left", _ITEMS),
    _command("right", "right", _ITEMS),
    _command("first", "home", _ITEMS),
    _command("last", "end", _ITEMS),
    _command("nth", "1 2 3 4 5 6 7 8 9 0", _ITEMS, fixed=True),
    _command("choose", "enter"),
    _command("tick", "space", _ITEMS),
    _command("details", "i ctrl+i", _ITEMS),
    _command("menu", "escape"),
    _command("silence", "ctrl"),
    _command("repeat", "r ctrl+r"),
    _command("older", "pageup"),
    _command("newer", "pagedown"),
    _command("oldest", "ctrl+home"),
    _command("newest", "ctrl+end"),
    _command("word_back", "ctrl+left"),
    _command("word_on", "ctrl+right"),
    _command("letter_back", "ctrl+up"),
    _command("letter_on", "ctrl+down"),
    _command("missed", "o ctrl+o", _MATCH),
    _command("hand", "m ctrl+m", _MATCH),
    _command("table", "t ctrl+t", _MATCH),
    _command("scores", "s ctrl+s", _MATCH),
    _command("turn", "q ctrl+q", _MATCH),
    _command("counts", "n ctrl+n", _MATCH),
    _command("options", "p ctrl+p", _MATCH),
    _command("hint", "h ctrl+h", _MATCH),
    _command("places", "v ctrl+v", _MATCH),
    _command("arrange", "a ctrl+a", _MATCH),
    _command("spell", "e ctrl+e"),
    _command("help", "f1"),
    _command("rules", "shift+f1"),
    _command("settings", "f2"),
    _command("where", "f3"),
    _command("verbosity", "f4"),
    _command("slower", "f5"),
    _command("faster", "f6"),
    _command("voice_back", "ctrl+f5", fixed=True),  # whoever hears nothing must not have to remember where it is
    _command("effects_down", "f7"),
    _command("effects_up", "f8"),
    _command("learn_keys", "f9"),
    _command("facilitator", "f10"),
    _command("print_size", "f11"),
    _command("theme", "f12"),
    _command("full_screen", "alt+enter"),
    _command("undo", "ctrl+z", _MATCH),
)
BY_NAME: dict[str, Command] = {command.name: command for command in COMMANDS}
