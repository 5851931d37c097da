"""Who may import whom. The tables below are the architecture; this test keeps them true."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "access_game"

# Each package of ours, and what of ours it may import: a package, or one module of it. Itself goes without saying.
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "home": {"core.names"},
    "words": {"core.letters"},
    "bots": {"core", "games", "words"},
    "narration": {"core", "home.shipped"},
    "devices": {"narration.utterance", "narration.view", "home.shipped"},
    "players": {"core", "bots", "narration", "devices"},
    "host": {"core", "games", "words", "players"},
    "hall": {"core", "games", "home", "words", "bots", "narration", "devices", "players", "host"},
    "program": {"core", "games", "home", "words", "bots", "narration", "devices", "players", "host", "hall"},
    "commands": {*("core", "games", "home", "words", "bots", "narration", "devices", "players", "host"), "program"},
}
NOT_EVEN = {"bots": {"core.match", "core.imagine"}}  # the host lends dreams; a bot never holds the match
FRONT_DOOR = ("", "__main__")  # the package itself: a version and a way in
PURE = ("core", "games")  # no clock, no chance, no outside world
OUTSIDE = {
    *("asyncio", "threading", "multiprocessing", "concurrent", "signal", "select", "selectors", "queue"),
    *("time", "datetime", "os", "io", "pathlib", "shutil", "tempfile", "socket", "ssl", "subprocess", "ctypes"),
    *("secrets", "uuid", "locale", "sys", "inspect", "gc"),
}


def modules(package: Path) -> Iterator[tuple[str, Path]]:
    """Dotted name without `access_game.`, and path, of every module."""
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imports(name: str, path: Path) -> Iterator[str]:
    """Full names of what a module imports; of `from x import y` both x and x.y, since y may be a module."""
    here = ["access_game", *filter(None, name.split("."))]
    folder = here if path.name == "__init__.py" else here[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = folder[: len(folder) - node.level + 1] if node.level else []
            source = ".".join([*base, *filter(None, [node.module])])
            yield source
            yield from (f"{source}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "__import__":
            yield "__import__"


def is_within(name: str, allowed: str) -> bool:
    return name == allowed or name.startswith(f"{allowed}.")


def faults(package: Path = PACKAGE) -> list[str]:
    """Every import that the tables do not allow."""
    found = []
    ours = {name for name, _ in modules(package)}
    for name, path in modules(package):
        layer = name.split(".")[0]
        if name in FRONT_DOOR:
            continue
        if layer not in MAY_IMPORT:
            found.append(f"{name} belongs to no layer")
            continue
        for imported in imports(name, path):
            if is_within(imported, "access_game"):
                target = imported.removeprefix("access_game").lstrip(".")
                if not target or (target not in ours and target.rpartition(".")[0] in ours):
                    continue  # a name inside a module, which was looked at just before
                allowed = [layer] if layer != "games" else ["games"] if name == "games" else []
                legal = any(is_within(target, one) for one in [*allowed, *MAY_IMPORT[layer]])
                # `from access_game.core import letters` names the package on its way to the module
                on_the_way = any(is_within(one, target) for one in MAY_IMPORT[layer]) and is_folder(package, target)
                forbidden = any(is_within(target, one) for one in NOT_EVEN.get(layer, ()))
                if forbidden or not (legal or on_the_way):
                    found.append(f"{name} imports {imported}")
            else:
                top = imported.split(".")[0]
                if layer in PURE and top in OUTSIDE | {"__import__"}:
                    found.append(f"{name} imports {imported}: no outside world in the rules")
                if layer in PURE and name != layer and top == "importlib":
                    found.append(f"{name} imports {imported}: only the catalogue opens modules by name")
                if layer == "games" and top == "random":
                    found.append(f"{name} imports random: chance belongs to the dealer")
                if layer == "core" and top not in sys.stdlib_module_names:
                    found.append(f"{name} imports {imported}: the core needs the standard library only")
    return sorted(set(found))


def is_folder(package: Path, target: str) -> bool:
    return package.joinpath(*target.split(".")).is_dir()


def test_nobody_imports_what_they_may_not() -> None:
    assert faults() == []


def test_every_layer_of_the_table_exists() -> None:
    """A renamed package would leave its row of the table guarding nothing."""
    assert {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()} == set(MAY_IMPORT)


def test_only_rooms_and_the_front_door_lie_in_the_package() -> None:
    assert {path.name for path in PACKAGE.glob("*.py")} == {"__init__.py", "__main__.py"}


def test_no_class_name_stands_for_two_things() -> None:
    named = Counter(
        node.name
        for _, path in modules(PACKAGE)
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, count in named.items() if count > 1] == []


@pytest.mark.parametrize(
    ("module", "line", "fault"),
    [
        ("core/table.py", "import access_game.games.zieufermix", "core.table imports access_game.games.zieufermix"),
        ("core/table.py", "from ..games import zieufermix", "core.table imports access_game.games"),
        ("core/table.py", "from .. import games", "core.table imports access_game.games"),
        ("core/table.py", "import time", "core.table imports time: no outside world in the rules"),
        ("core/table.py", "from os import path", "core.table imports os: no outside world in the rules"),
        ("core/table.py", "def f():\n    import asyncio", "core.table imports asyncio: no outside world in the rules"),
        ("core/table.py", "import pygame", "core.table imports pygame: the core needs the standard library only"),
        ("games/frontibix.py", "import random", "games.frontibix imports random: chance belongs to the dealer"),
        ("games/frontibix.py", "from .zieufermix import turn", "games.frontibix imports access_game.games.zieufermix"),
        ("games/frontibix.py", "from . import zieufermix", "games.frontibix imports access_game.games.zieufermix"),
        (
            "bots/frontibix.py",
            "from access_game.core.match import Match",
            "bots.frontibix imports access_game.core.match",
        ),
        ("bots/frontibix.py", "from access_game.core import match", "bots.frontibix imports access_game.core.match"),
        ("bots/stories/tales.py", "from ...host import host", "bots.stories.tales imports access_game.host"),
        ("words/lexicon.py", "from access_game.core.cards import BOX", "words.lexicon imports access_game.core.cards"),
        (
            "narration/narrator.py",
            "from access_game.games import stems",
            "narration.narrator imports access_game.games",
        ),
        ("devices/speech/x.py", "from access_game.core import cards", "devices.speech.x imports access_game.core"),
        (
            "devices/speech/x.py",
            "from access_game.narration.narrator import N",
            "devices.speech.x imports access_game.narration.narrator",
        ),
        ("players/console.py", "from access_game.host import host", "players.console imports access_game.host"),
        ("host/host.py", "from ..devices.speech import x", "host.host imports access_game.devices.speech"),
        ("host/host.py", "from access_game.program.app import main", "host.host imports access_game.program.app"),
        ("host/host.py", "from access_game.commands import play", "host.host imports access_game.commands"),
        ("devices/speech/x.py", "from ...home import settings", "devices.speech.x imports access_game.home.settings"),
        ("hall/hall.py", "from ..program import app", "hall.hall imports access_game.program"),
        ("program/app.py", "from ..commands import bench", "program.app imports access_game.commands"),
        ("cellar/wine.py", "", "cellar.wine belongs to no layer"),
        ("loose.py", "", "loose belongs to no layer"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, module: str, line: str, fault: str) -> None:
    lay_out(tmp_path, {module: line})
    assert fault in faults(tmp_path)


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core/table.py", "from . import cards\nfrom .cards import BOX\nimport json"),
        ("games/frontibix.py", "from access_game.core.cards import BOX\nfrom ..core import cards"),
        ("games/__init__.py", "from importlib import import_module\nfrom access_game.core.cards import BOX"),
        ("bots/frontibix.py", "import random\nfrom access_game.games.zieufermix import turn\nfrom .bot import Chair"),
        (
            "words/lexicon.py",
            "import os\nfrom access_game.core import letters\nfrom access_game.core.letters import fold",
        ),
        (
            "devices/speech/x.py",
            "from ...narration import utterance\nfrom access_game.narration.view import V\nfrom ...home import shipped",
        ),
        ("program/app.py", "from access_game.host import host\nimport asyncio"),
        ("commands/play.py", "from access_game.program.app import main\nfrom access_game.host import host"),
    ],
)
def test_an_allowed_import_is_let_through(tmp_path: Path, module: str, line: str) -> None:
    lay_out(tmp_path, {module: line})
    assert faults(tmp_path) == []


def lay_out(package: Path, written: dict[str, str]) -> None:
    """A small package of the same shape, with some lines of its own."""
    shape = (
        *("core/cards.py", "core/letters.py", "core/match.py", "games/zieufermix.py", "bots/bot.py", "host/host.py"),
        *("narration/utterance.py", "narration/view.py", "narration/narrator.py", "devices/speech/x.py"),
        *("home/shipped.py", "home/settings.py", "players/console.py", "words/lexicon.py", "commands/bench.py"),
        *("program/app.py", "hall/hall.py"),
    )
    for name in (*shape, *written):
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        for folder in path.parents:
            if not folder.is_relative_to(package):
                break
            (folder / "__init__.py").touch()
        path.write_text(written.get(name, ""), encoding="utf-8")
    assert {name for name, _ in modules(package)}
