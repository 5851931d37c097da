"""Profiles on disk: the settings of each player, and which profile is in use."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from .home import Home
from .settings import PRESETS, PROFILES, Settings, sensible


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
