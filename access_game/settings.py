"""Every choice a player can make, in one dataclass and one small file a profile.

A file that cannot be understood costs nothing but itself: what is wrong in it is left at its default, and the file
is only written again when the player changes something."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from access_game.home import Home

# What each setting may be; the order is the order in which a key or Enter goes round.
CHOICES: dict[str, tuple[Any, ...]] = {
    "language": ("", "fr", "en"),
    "speech": ("auto", "builtin", "prism", "accessible_output", "system", "off"),
    "rate": tuple(range(100, 460, 20)),
    "pitch": (20, 35, 50, 65, 80),
    "volume": (20, 40, 60, 80, 100),
    "effects": (0, 20, 40, 60, 80, 100),
    "mono": (False, True),
    "seat_voices": (True, False),
    "sound": ("on", "off"),
    "buffer": (512, 1024, 2048, 256),
    "verbosity": ("brief", "normal", "detailed"),
    "positions": (True, False),
    "pace": (1, 2, 4, 0),
    "computers": ("normal", "quick", "calm"),
    "privacy": ("curtain", "earphones", "braille", "open"),
    "zoom": (1, 2, 3, 4),
    "theme": ("dark", "light", "yellow", "contrast", "soft"),
    "table8": (True, False),
    "contracted": (False, True),
}
PROFILES = ("adult", "child", "volunteer")
S = TypeVar("S", bound="Settings")


@dataclass(frozen=True)
class Settings:
    language: str = ""  # empty: the system's
    speech: str = "auto"
    rate: int = 200
    pitch: int = 50
    volume: int = 100
    effects: int = 80
    mono: bool = False
    seat_voices: bool = True
    sound: str = "on"
    buffer: int = 512
    verbosity: str = "normal"
    positions: bool = True
    pace: int = 1
    computers: str = "normal"  # how long they think: a race keeps its own measure, or nobody would have a chance
    privacy: str = "curtain"
    zoom: int = 1
    theme: str = "dark"
    braille: str = "auto"
    table8: bool = True  # eight-dot braille; False is six-dot
    contracted: bool = False  # French abrégé or UEB grade 2, where liblouis is installed
    name: str = ""  # how the player is called at the table
    keys: Mapping[str, list[str]] = field(default_factory=dict)

    def next(self, name: str, step: int = 1, around: bool = True) -> Settings:
        """The same with one choice moved on."""
        values, now = CHOICES[name], getattr(self, name)
        place = (values.index(now) if now in values else 0) + step
        place = place % len(values) if around else max(0, min(place, len(values) - 1))
        return replace(self, **{name: values[place]})


PRESETS: dict[str, Settings] = {
    "adult": Settings(),
    "child": Settings(rate=160, verbosity="detailed", pace=2, zoom=2),
    "volunteer": Settings(rate=180, zoom=2, privacy="open"),
}


@dataclass
class Shelf:
    """The settings of the profile in use, kept on disk."""

    home: Home
    profile: str = "adult"
    settings: Settings = field(default_factory=Settings)

    @classmethod
    def open(cls, home: Home) -> Shelf:
        profile = read(home.settings).get("profile", "adult")
        profile = profile if isinstance(profile, str) and profile.isidentifier() else "adult"
        shelf = cls(home)
        shelf.settings = shelf.load(profile)
        shelf.profile = profile
        return shelf

    def load(self, profile: str) -> Settings:
        preset = PRESETS.get(profile, Settings())
        return sensible(read(self.home.profiles / f"{profile}.toml"), preset)

    def profiles(self) -> tuple[str, ...]:
        own = sorted(path.stem for path in self.home.profiles.glob("*.toml"))
        return (*PROFILES, *(name for name in own if name not in PROFILES))

    def choose(self, profile: str) -> None:
        self.settings, self.profile = self.load(profile), profile
        write(self.home.settings, {"profile": profile})

    def change(self, settings: Settings) -> None:
        self.settings = settings
        write(self.home.profiles / f"{self.profile}.toml", asdict(settings))


def sensible(data: Mapping[str, Any], preset: Settings) -> Settings:
    """The settings in the data, as far as they make sense."""
    good: dict[str, Any] = {}
    for item in fields(Settings):
        value = data.get(item.name)
        if item.name in CHOICES:
            if type(value) is type(CHOICES[item.name][0]) and value in CHOICES[item.name]:  # True is no pace
                good[item.name] = value
        elif item.name == "keys":
            if isinstance(value, dict):
                good["keys"] = {name: keys for name, keys in value.items() if is_words(keys)}
        elif isinstance(value, str):
            good[item.name] = value
    return replace(preset, **good)


def is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError):
        return {}


def write(path: Path, data: Mapping[str, Any]) -> None:
    """In one step: a power cut leaves the old file or the new one."""
    lines = [f"{name} = {toml(value)}" for name, value in data.items() if not isinstance(value, dict)]
    for name, value in data.items():
        if isinstance(value, dict) and value:
            lines += ["", f"[{name}]", *(f"{toml(key)} = {toml(one)}" for key, one in value.items())]
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text("\n".join([*lines, ""]), encoding="utf-8")
    os.replace(fresh, path)


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    if isinstance(value, int):
        return str(value)
    whole = str(value).encode(errors="replace").decode()  # half a sign from a broken terminal cannot be written
    return '"' + "".join(c if c.isprintable() and c not in '"\\' else f"\\U{ord(c):08X}" for c in whole) + '"'
