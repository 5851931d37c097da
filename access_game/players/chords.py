"""The commands of a braille display, and what its keys are called: the space bar together with dots.

A letter with the space bar is the command of its key. Where braille readers have learnt something else, that holds: E
is the way back everywhere, so spelling is the capital. What has no letter has dots of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from access_game.devices.braille.bindings import ALONE, DIRECT, NONE, Bindings, Grip
from access_game.devices.braille.cells import cell, dots
from access_game.devices.braille.choice import bindings_of
from access_game.devices.braille.display import Display
from access_game.devices.braille.events import Enter, Erase, Escape, Event, Help, Steer, Tab
from access_game.devices.braille.keys import COMMANDS
from access_game.devices.braille.perkins import decoder
from access_game.devices.braille.tables import encode
from access_game.devices.keys.keymap import Keymap

from .intent import ERASE

WAITING = "waiting"  # how many messages wait: of use to nobody but a braille line
SCROLL = "scroll"  # the line goes on by itself, or stops doing so
MINE = (WAITING, SCROLL)
OWN: dict[int, str] = {
    cell("2"): "older",
    cell("5"): "newer",
    cell("23"): "oldest",
    cell("56"): "newest",
    cell("26"): "where",
    cell("25"): WAITING,
    cell("13"): SCROLL,
}
DOT_7 = cell("7")
NAMED = ("menu", "help", "details", "up", "down", "left", "right")


def meant_by(event: Event) -> str:
    """The command of an event that a driver knows by name; "" where it has none."""
    match event:
        case Steer(to):
            return to
        case Enter():
            return "choose"
        case Escape():
            return "menu"
        case Help():
            return "help"
        case Tab():
            return "down"
        case Erase():
            return ERASE
    return ""


class Chords:
    """`own`: what the player has chosen, the dots of a command. `display`: the one under the hands, since behind BRLTTY
    not every chord can be struck as it is."""

    def __init__(
        self, table: str = "fr8", own: Mapping[str, str] | None = None, display: Display | None = None
    ) -> None:
        self.table, self.own, self.display = table, dict(own or {}), display
        self._names = {cell(struck): command for command, struck in self.own.items()}

    def command(self, struck: int, keymap: Keymap) -> str:
        """What these dots mean together with the space bar; "" where nothing."""
        chosen = self._names.get(struck)
        if chosen is not None:
            return chosen
        found = meant_by(COMMANDS[struck]) if struck in COMMANDS else OWN.get(struck, "")
        found = found or keymap.chord(decoder(self.table).press(struck)) or ""
        return "" if found in self.own else found

    def commands(self, keymap: Keymap) -> dict[str, str]:
        """The dots of each command that has a chord, the fewest where it has several."""
        found: dict[str, str] = {}
        for struck in sorted(range(1, 0x100), key=lambda one: (one.bit_count(), dots(one))):
            if command := self.command(struck, keymap):
                found.setdefault(command, dots(struck))
        return found | self.own

    @property
    def keys(self) -> Bindings:
        """Asked each time: BRLTTY may have another display by now."""
        return DIRECT if self.display is None else bindings_of(self.display)

    def ways(self, keymap: Keymap) -> dict[str, tuple[Grip, ...]]:
        """The strokes for each command that can be struck on the display in use, one after the other."""
        keys = self.keys
        if keys is NONE:
            return {}
        found = {command: keys.reach(chord) for command, chord in self.commands(keymap).items()}
        return {command: grips for command, grips in found.items() if grips}

    def name(self, command: str, keymap: Keymap, text: Callable[..., str]) -> str:
        """What the stroke for a command is called; "" where it has none."""
        return self.called(self.ways(keymap).get(command, ()), text)

    def names(self, keymap: Keymap, text: Callable[..., str]) -> dict[str, str]:
        """What a phrase for braille readers may call by name: `menu-key`, `help-key`."""
        ways = self.ways(keymap)
        return {f"{command}-key": self.called(ways.get(command, ()), text) for command in NAMED}

    def way(self, struck: str) -> tuple[Grip, ...]:
        """The strokes for one chord; where there is no way it is told as it is struck elsewhere."""
        return self.keys.reach(struck) or DIRECT.reach(struck)

    def called(self, grips: Sequence[Grip], text: Callable[..., str]) -> str:
        """ "Espace H", "Espace 3 8 puis H"."""
        return text("chord-then").join(self._called(grip, text) for grip in grips)

    def _called(self, grip: Grip, text: Callable[..., str]) -> str:
        if not grip.key and grip.dots in ALONE:
            return text("chord-alone", dot=grip.dots)
        struck = cell(grip.dots)
        char = decoder(self.table).press(struck & ~DOT_7)
        is_step = isinstance(COMMANDS.get(struck), Steer | Tab)
        if is_step or struck in OWN or not char.isascii() or not char.isalpha():
            dotted = text("chord-dots", dots=" ".join(grip.dots))
        else:
            dotted = text("chord-capital" if struck & DOT_7 else "chord-letter", letter=char.upper())
        return text("chord-held", key=text(f"grip-{grip.key}"), dots=dotted) if grip.key else dotted

    def struck(self, name: str) -> str:
        """The dots somebody means: "1235", or the letter that they are. ValueError where they are none."""
        plain = name.replace(" ", "")
        if plain.isascii() and plain.isdecimal():
            found = cell(plain)
        else:
            cells = encode(plain, self.table).cells
            found = cells[0] if len(cells) == 1 else 0
        if not found:
            raise ValueError(name)
        return dots(found)
