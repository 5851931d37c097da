"""Profiles on disk: the settings of each player, and which profile is in use."""

from __future__ import annotations

import os
import tempfile
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from .home import Home
from .settings import PRESETS, PROFILES, Settings, sensible

LARGEST = 100_000  # bytes: settings are a page long; more is damage, and would keep a player waiting
LONGEST_PROFILE = 30


@dataclass
class Shelf:
    """The settings of the profile in use, kept on disk."""

    home: Home
    profile: str = "adult"
    settings: Settings = field(default_factory=Settings)

    @classmethod
    def open(cls, home: Home) -> Shelf:
        profile = read(home.settings).get("profile", "adult")
        profile = profile if is_profile(profile) else "adult"
        shelf = cls(home)
        shelf.settings = shelf.load(profile)
        shelf.profile = profile
        return shelf

    def load(self, profile: str) -> Settings:
        preset = PRESETS.get(profile, Settings())
        return sensible(read(self.home.profiles / f"{profile}.toml"), preset)

    def profiles(self) -> tuple[str, ...]:
        """Those we know, then the player's own; a file whose name could not be opened again is not offered."""
        try:
            own = sorted(path.stem for path in self.home.profiles.glob("*.toml") if path.is_file())
        except OSError:
            own = []
        return (*PROFILES, *(name for name in own if name not in PROFILES and is_profile(name)))

    @property
    def file(self) -> Path:
        """Where the settings in use are kept."""
        return self.home.profiles / f"{self.profile}.toml"

    def choose(self, profile: str) -> None:
        """OSError where it cannot be kept; it is in use all the same."""
        self.settings, self.profile = self.load(profile), profile
        write(self.home.settings, {"profile": profile})

    def change(self, settings: Settings) -> None:
        """OSError where it cannot be kept; it is in use all the same."""
        self.settings = settings
        write(self.file, asdict(settings))

    def keep_races(self, profile: str, races: tuple[str, ...]) -> None:
        """Of whoever that profile belongs to; the rest of its file stays as it is. Nobody chose anything, so a file
        that cannot be understood is left to whoever can mend it. OSError where it cannot be kept."""
        if profile == self.profile:
            self.settings = replace(self.settings, races=races)
        file = self.home.profiles / f"{profile}.toml"
        written = read(file)
        if written or not (file.exists() and file.stat().st_size):
            write(file, written | {"races": races})


def is_profile(name: object) -> bool:
    return isinstance(name, str) and name.isidentifier() and name.isprintable() and len(name) <= LONGEST_PROFILE


def read(path: Path) -> dict[str, Any]:
    """What the file says; nothing where it says nothing we understand. Only a file: a pipe would never end."""
    try:
        if not path.is_file():
            return {}
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        return {} if len(content) > LARGEST else tomllib.loads(content.decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError):  # a number of thousands of digits is a ValueError like no other
        return {}


def write(path: Path, data: Mapping[str, Any]) -> None:
    """In one step: a power cut leaves the old file or the new one."""
    lines = [f"{name} = {toml(value)}" for name, value in data.items() if not isinstance(value, dict)]
    for name, value in data.items():
        if isinstance(value, dict) and value:
            lines += ["", f"[{name}]", *(f"{toml(key)} = {toml(one)}" for key, one in value.items())]
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, fresh = tempfile.mkstemp(".new", f"{path.stem}-", path.parent)
    try:
        with open(descriptor, "w", encoding="utf-8") as file:
            file.write("\n".join([*lines, ""]))
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError:
        with suppress(OSError):
            os.unlink(fresh)
        raise


def toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    if isinstance(value, int):
        return str(value)
    whole = str(value).encode(errors="replace").decode()  # half a sign from a broken terminal cannot be written
    return '"' + "".join(c if c.isprintable() and c not in '"\\' else f"\\U{ord(c):08X}" for c in whole) + '"'
