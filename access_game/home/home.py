"""Where a player's own files live: settings, profiles, matches, accepted words."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

VARIABLE = "ACCESS_GAME_HOME"  # for a USB stick, and for tests


class Home:
    """`is_lent`: this user has no folder of their own here, and a temporary one stands in. It may be emptied."""

    def __init__(self, folder: Path | None = None) -> None:
        found = folder or _folder()
        self.is_lent = found is None
        self.folder = _lent() if found is None else found

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


def _folder() -> Path | None:
    """The player's own folder; None where the system knows of none."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    import platformdirs  # only now: a portable installation does not need it

    try:
        folder = Path(platformdirs.user_data_dir("access-game", appauthor=False))
    except (OSError, KeyError, RuntimeError):
        return None
    return folder if folder.is_absolute() else None  # "~/.local/share": nobody could say where ~ is


def _lent() -> Path:
    """The same at every start, so that a match can be continued; never one that somebody else has laid there."""
    own = getattr(os, "getuid", lambda: 0)()
    try:
        folder = Path(tempfile.gettempdir()) / f"access-game-{own}"
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == own:
            return folder
        return Path(tempfile.mkdtemp(prefix="access-game-"))
    except FileExistsError:  # a file of that name
        return Path(tempfile.mkdtemp(prefix="access-game-"))
    except OSError:  # nowhere at all: whoever writes there will be told so
        return Path(os.sep) / "access-game"
