"""Where a player's own files live: settings, profiles, matches, accepted words."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "ACCESS_GAME_HOME"  # for a USB stick, and for tests


class Home:
    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or _folder()

    @property
    def settings(self) -> Path:
        return self.folder / "settings.toml"

    @property
    def profiles(self) -> Path:
        return self.folder / "profiles"

    @property
    def matches(self) -> Path:
        return self.folder / "matches"

    def words(self, language: str) -> Path:
        return self.folder / f"words-{language}.txt"


def _folder() -> Path:
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    import platformdirs  # only now: a portable installation does not need it

    return Path(platformdirs.user_data_dir("access-game", appauthor=False))
