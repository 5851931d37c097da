"""One file a game: the list of files is the catalogue."""

from __future__ import annotations

from collections.abc import Coroutine
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol

from access_game.core.game import Game
from access_game.core.refusal import Refused
from access_game.core.table import Table


class Box(Protocol):
    """What every game file offers."""

    GAME: Game

    @staticmethod
    def play(table: Table) -> Coroutine[Any, Any, Any]: ...


def stems() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__)))


def open_box(stem: str) -> Box:
    if stem not in stems():
        raise Refused("no_such_game", game=stem, known=stems())
    box: Any = import_module(f"{__name__}.{stem}")
    return box  # type: ignore[no-any-return]
