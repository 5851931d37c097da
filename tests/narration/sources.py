"""What a game can say, read from its source and from the rituals it uses: chance may miss a message, the source does
not."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

PACKAGE = Path(__file__).parent.parent.parent / "access_game"
ALWAYS = ("table", "match", "questions", "game", "journal")  # what every game speaks through
TELLS = {"tell": 1, "tell_all": 0}  # which argument is the key
ASKS = {"Pick": 0, "Several": 0, "Word": 0, "Press": 0, "Number": 0, "YesNo": 0, "vote": 2, "offer": 0, "name_seat": 2}
REFUSES = {"Refused": 0, "Damaged": 0}


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def game_page(stem: str) -> list[ast.AST]:
    return [_tree(PACKAGE / "games" / f"{stem}.py")]


def everything_spoken(stem: str) -> list[ast.AST]:
    """The game, the table, and the rituals the game names, with those they name in turn."""
    rituals: dict[str, ast.AST] = {
        node.name: node
        for path in (PACKAGE / "core").glob("*.py")
        if path.stem not in ALWAYS
        for node in _tree(path).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    }
    pages: list[ast.AST] = [*game_page(stem), *(_tree(PACKAGE / "core" / f"{name}.py") for name in ALWAYS)]
    waiting = list(pages)
    while waiting:
        for name in _names(waiting.pop()):
            if name in rituals:
                pages.append(rituals[name])
                waiting.append(rituals.pop(name))
    return pages


def keys(pages: Sequence[ast.AST], calls: dict[str, int]) -> set[str]:
    """The string constants given as that argument of these calls; of "a if x else b" both."""
    return {key for page in pages for argument in _arguments(page, calls) for key in _constants(argument)}


def why_nots(pages: Sequence[ast.AST]) -> set[str]:
    """The reasons a game's mappings give for what is not offered."""
    found = keys(pages, {"fromkeys": 1})
    for page in pages:
        for node in ast.walk(page):
            if isinstance(node, ast.Dict | ast.DictComp):
                values = node.values if isinstance(node, ast.Dict) else [node.value]
                found |= {key for value in values for key in _constants(value)}
    return found - {""}


def _names(page: ast.AST) -> Iterator[str]:
    for node in ast.walk(page):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.alias):
            yield node.name


def _arguments(page: ast.AST, calls: dict[str, int]) -> Iterator[ast.expr]:
    for node in ast.walk(page):
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
