"""What may be said about a match that is left: "saved" only where it is. It is looked up on the disk each time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from access_game.host.loose import Keeper, LooseJournal

Text = Callable[..., str]  # the console's `text`


def keeping(text: Text, keeper: Keeper, matches: Path) -> str:
    """Where the match is kept, in a sentence. `matches`: the folder in which Continue looks."""
    path = keeper.path
    if keeper.is_kept and path is not None:
        return text("match-kept") if path.parent == matches else text("match-kept-elsewhere", path=str(path))
    if isinstance(keeper, LooseJournal) and path is not None and path.exists():
        return text("match-kept-part", path=str(path))
    return text("match-unkept")


def said_of(text: Text, id: str, otherwise: str, keeper: Keeper | None, matches: Path) -> str:
    """The sentence `id`, which calls the match saved where Continue finds it; where it is not, the sentence
    `otherwise` and then the truth. Without a match only `otherwise`."""
    if keeper is None:
        return text(otherwise)
    if keeper.is_kept and keeper.path is not None and keeper.path.parent == matches:
        return text(id, path=str(keeper.path))
    return f"{text(otherwise)} {keeping(text, keeper, matches)}"
