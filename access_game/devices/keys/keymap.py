"""The keymap: which command a stroke means, as the player has chosen it."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Callable, Mapping

from access_game.devices.keys.commands import BY_NAME, COMMANDS, Alive, Command
from access_game.devices.keys.stroke import NAMED, Stroke

__all__ = ["COMMANDS", "Alive", "Command", "Conflict", "Fixed", "Keymap", "called", "said"]


class Conflict(ValueError):
    """The stroke already means another command."""

    def __init__(self, command: str, other: str) -> None:
        super().__init__(f"{command}: that key already means {other}")
        self.command = command
        self.other = other


class Fixed(ValueError):
    """The keys of this command are its meaning, or the key must stay free for typing."""


class Keymap:
    """Immutable. `Keymap()` has the default keys; `rebind` gives another keymap."""

    __slots__ = ("_changes", "_commands", "_plain", "_typing")

    def __init__(self, changes: Mapping[str, tuple[Stroke, ...]] | None = None) -> None:
        self._changes = dict(changes or {})
        self._commands = tuple(_changed(command, self._changes.get(command.name)) for command in COMMANDS)
        self._plain = _table(self._commands, typing=False)
        self._typing = _table(self._commands, typing=True)

    @property
    def commands(self) -> tuple[Command, ...]:
        """All commands in the order they are taught, with the keys they have now."""
        return self._commands

    def command_for(self, stroke: Stroke, typing: bool = False) -> str | None:
        """The command this stroke means now, or None: then its text, if any, is to be typed."""
        if not stroke.name or (typing and stroke.types):
            return None
        table = self._typing if typing else self._plain
        found = table.get(stroke.name)
        if found is None and stroke.shift and not stroke.ctrl and not stroke.alt and len(stroke.key) == 1:
            # A capital is the same letter, and the digits of many keyboards are typed with Shift.
            found = table.get(stroke.key)
        return found

    def letter(self, char: str) -> str | None:
        """The command of the key that writes this character, for what is written without a keyboard."""
        return self._plain.get("space" if char == " " else char.lower())

    def chord(self, char: str) -> str | None:
        """The same for a letter struck together with a key that means "command": "z" is then Ctrl Z."""
        return (self.letter(char) or self._plain.get(f"ctrl+{char.lower()}")) if char.isalpha() else None

    def strokes_for(self, command: str, typing: bool = False) -> tuple[Stroke, ...]:
        """The keys of a command, the first to be taught first; KeyError where there is no such command."""
        found = self._commands[COMMANDS.index(BY_NAME[command])]
        return found.typing_strokes if typing else found.strokes

    def rebind(self, command: str, stroke: Stroke) -> Keymap:
        """Another keymap, where this stroke means this command.

        A letter takes the place of the command's letter, any other key the place of its other keys: so a command
        that could be given while a word is typed still can.
        """
        current = BY_NAME[command]
        if current.fixed:
            raise Fixed(f"{command} keeps its keys")
        if not stroke.name:
            raise Fixed("a key without a name cannot carry a command")
        new = _bare(stroke)
        other = self._plain.get(new.name)
        if other not in (None, command):
            raise Conflict(command, str(other))
        kept = tuple(old for old in self.strokes_for(command) if old.types != new.types)
        return Keymap({**self._changes, command: (new, *kept) if new.types else (*kept, new)})

    @property
    def changes(self) -> dict[str, list[str]]:
        """What differs from the default keys, as a settings file keeps it."""
        return {name: [stroke.name for stroke in strokes] for name, strokes in self._changes.items()}

    @classmethod
    def from_changes(cls, raw: object) -> Keymap:
        """The keymap a settings file describes. What makes no sense in it is left out, never an error."""
        changes = dict(_sensible(raw)) if isinstance(raw, Mapping) else {}
        while (clash := _clash(changes)) is not None:
            # Both commands get back their own keys where both were changed: neither choice is better than the other.
            for name in clash:
                changes.pop(name, None)
        return cls(changes)

    def to_toml(self) -> str:
        lines = ["[keys]"]
        for name, keys in self.changes.items():
            row = ", ".join(f'"{key}"' for key in keys)
            lines.append(f"{name} = [{row}]")
        return "\n".join([*lines, ""])

    @classmethod
    def from_toml(cls, text: str) -> Keymap:
        try:
            return cls.from_changes(tomllib.loads(text).get("keys"))
        except tomllib.TOMLDecodeError:
            return cls()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Keymap) and self._commands == other._commands

    def __hash__(self) -> int:
        return hash(self._commands)

    def __repr__(self) -> str:
        return f"Keymap({self.changes})"


def said(stroke: Stroke, words: Callable[[str, dict[str, str]], str]) -> str:
    """The stroke as it is spoken, "Contrôle R"; `words` gives the message of an id of `keys.ftl`."""
    name = stroke.key.upper() if len(stroke.key) == 1 else words(f"key-{stroke.key}", {})
    for held, down in (("shift", stroke.shift), ("alt", stroke.alt), ("ctrl", stroke.ctrl)):
        if down:
            name = words(f"key-with-{held}", {"key": name})
    return name


def called(name: str, words: Callable[[str, dict[str, str]], str]) -> Stroke:
    """The stroke somebody means, by the name it is spoken with ("Contrôle R", "Début") or by its own ("ctrl+r",
    "home"), with or without accents. ValueError where no keyboard has it."""
    keys = {_plain(words(f"key-{key}", {})): key for key in NAMED}
    held = {_plain(words(f"key-with-{one}", {"key": ""})): one for one in ("ctrl", "alt", "shift")}
    rest, down = _plain(name), list[str]()
    while rest not in keys:
        found = next((word for word in (*held, *held.values()) if word != rest and rest.startswith(word)), "")
        if not found:
            break
        down.append(held.get(found, found))
        rest = rest.removeprefix(found)
    return Stroke.parse("+".join([*down, keys.get(rest, rest)]))


def _plain(name: str) -> str:
    """Without accents, blanks and signs between: what is typed in a hurry."""
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def _bare(stroke: Stroke) -> Stroke:
    """The stroke as a keymap keeps it: no text, no time, and a capital is its letter."""
    typed = len(stroke.key) == 1 and not stroke.ctrl and not stroke.alt
    return Stroke(stroke.key, ctrl=stroke.ctrl, shift=stroke.shift and not typed, alt=stroke.alt)


def _changed(command: Command, strokes: tuple[Stroke, ...] | None) -> Command:
    if strokes is None:
        return command
    typing = tuple(stroke for stroke in strokes if not stroke.types)
    return Command(command.name, strokes, typing, command.alive, command.fixed)


def _table(commands: tuple[Command, ...], typing: bool) -> dict[str, str]:
    return {
        stroke.name: command.name
        for command in commands
        for stroke in (command.typing_strokes if typing else command.strokes)
    }


def _sensible(raw: Mapping[object, object]) -> list[tuple[str, tuple[Stroke, ...]]]:
    kept = []
    for name, keys in raw.items():
        command = BY_NAME.get(name) if isinstance(name, str) else None
        if command is None or command.fixed or not isinstance(keys, list) or not keys:
            continue
        try:
            strokes = tuple(_bare(Stroke.parse(key)) for key in keys)
        except (ValueError, AttributeError):
            continue
        loses_typing = command.typing_strokes and all(stroke.types for stroke in strokes)
        if len(set(strokes)) == len(strokes) and not loses_typing:
            kept.append((command.name, strokes))
    return kept


def _clash(changes: Mapping[str, tuple[Stroke, ...]]) -> tuple[str, str] | None:
    """Two commands that share a key, at least one of them changed."""
    owner: dict[str, str] = {}
    for command in COMMANDS:
        for stroke in changes.get(command.name, command.strokes):
            first = owner.setdefault(stroke.name, command.name)
            if first != command.name:
                return first, command.name
    return None
