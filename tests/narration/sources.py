"""What the core and the games can say, read from their sources: chance may miss a message, the source does not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent.parent / "access_game"
TELLS = {"tell": 1, "tell_all": 0}  # which argument is the key
ASKS = {"Pick": 0, "Several": 0, "Word": 0, "Press": 0, "Number": 0, "YesNo": 0, "vote": 2}
REFUSES = {"Refused": 0, "Damaged": 0}
COMMON = sorted((PACKAGE / "core").glob("*.py"))


def game_source(stem: str) -> Path:
    return PACKAGE / "games" / f"{stem}.py"


def keys(path: Path, calls: dict[str, int]) -> set[str]:
    """The string constants given as that argument of these calls; of "a if x else b" both."""
    return {key for argument in _arguments(path, calls) for key in _constants(argument)}


def reasons(path: Path) -> set[str]:
    """Why something is refused: reasons given at once, and those a game's mappings give for what is not offered."""
    found = keys(path, REFUSES)
    if path.parent.name == "games":
        found |= keys(path, {"fromkeys": 1})
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Dict | ast.DictComp):
                values = node.values if isinstance(node, ast.Dict) else [node.value]
                found |= {key for value in values for key in _constants(value)}
    return found


def _arguments(path: Path, calls: dict[str, int]) -> Iterator[ast.expr]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in calls and len(node.args) > calls[name]:
                yield node.args[calls[name]]


def _constants(argument: ast.expr) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=one, orelse=other):
            yield from _constants(one)
            yield from _constants(other)
