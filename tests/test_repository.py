"""The papers of the house: what a newcomer reads is true, and what a fresh machine runs is what the papers say."""

from __future__ import annotations

import ast
import doctest
import os
import re
import shutil
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from test_architecture import MAY_IMPORT

from access_game.devices.keys.commands import COMMANDS

ROOT = Path(__file__).parent.parent
PAPERS = ("README.md", "LISEZMOI.md")
TOP_LEVEL = {
    *("pyproject.toml", "README.md", "LISEZMOI.md", "LICENSE", ".gitignore"),
    *("access_game", "sounds", "braille", "tests", ".ci"),
}
PLAY = "python3 -m venv .venv && .venv/bin/python -m pip install --quiet . && .venv/bin/access-game"
TEST = 'python3 -m venv .venv && .venv/bin/python -m pip install --quiet -e ".[dev]" && .venv/bin/python -m pytest'
PLAY_ON_WINDOWS = r"py -m venv .venv & .venv\Scripts\python -m pip install --quiet . & .venv\Scripts\access-game"
TEST_ON_WINDOWS = (
    r'py -m venv .venv & .venv\Scripts\python -m pip install --quiet -e ".[dev]" & .venv\Scripts\python -m pytest'
)
needs_bash = pytest.mark.skipif(
    os.name == "nt" or shutil.which("bash") is None, reason="the fresh machine is a Debian, and has bash"
)
# Written in pieces, so that this file may be looked through as well.
MACHINE_PATHS = re.compile(
    r"(?<![\w.~])/(?:" + "|".join(("work", "root", "opt/" + "pypi", "opt/" + "wheels")) + r")\b/"
)
REGISTRIES = re.compile(
    "|".join(("py" + r"pi\.org", "python" + r"hosted\.org", "index" + "-url", "deb" + r"\.debian\.org"))
)
UNFINISHED = re.compile(
    r"\b(?:" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X", "raise NotImplemented" + "Error")) + r")\b"
)


def tracked() -> list[Path]:
    """The files of the repository; without git, or in an unpacked archive, those that `.gitignore` does not name."""
    try:
        listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:  # a bare machine
        return kept()
    names = [name for name in listing.stdout.split("\0") if name]
    return [path for name in names if (path := ROOT / name).is_file()] if not listing.returncode and names else kept()


def kept() -> list[Path]:
    """The tree as it lies on the disk, without the by-products."""
    made = [line.rstrip("/") for line in paper(".gitignore").splitlines() if line] + [".git"]
    return [
        path
        for path in ROOT.rglob("*")
        if path.is_file()
        if not any(fnmatch(part, name) for part in path.relative_to(ROOT).parts for name in made)
    ]


def texts() -> list[tuple[str, str]]:
    """Name and content of every text file."""
    found = []
    for path in tracked():
        data = path.read_bytes()
        if b"\0" not in data[:8000]:
            found.append((path.relative_to(ROOT).as_posix(), data.decode("utf-8", "replace")))
    return found


def lines_with(pattern: re.Pattern[str], within: str = "") -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:90]}"
        for name, text in texts()
        if name.startswith(within)
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


def paper(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


# The papers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize("command", [PLAY, TEST, PLAY_ON_WINDOWS, TEST_ON_WINDOWS])
def test_both_papers_give_both_commands(name: str, command: str) -> None:
    assert command in paper(name).splitlines()


def test_the_fresh_machine_runs_exactly_the_test_command_of_the_readme() -> None:
    run = paper(".ci/run")
    (command,) = re.findall(r"^```sh\n(.*pytest)\n```$", paper("README.md"), re.M)
    assert command == TEST
    called = [line for line in run.splitlines() if line.startswith(command)]
    assert called == [f"{command} || failed=1"]
    assert run.splitlines()[-2:] == [called[0], 'exit "$failed"']  # nothing is printed after pytest's own last line
    assert "set -euo pipefail" in run.splitlines()


@needs_bash
def test_the_fresh_machine_script_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    subprocess.run(["bash", "-n", str(ROOT / ".ci" / "run")], check=True, timeout=30)


STUBS = {
    "id": "echo 0",
    "sed": "exit 0",
    "locale-gen": "exit 0",
    "apt-get": 'echo "apt-get $*" >> calls; exit "${APT:-0}"',
    "python3": """case "$*" in
    "-m venv .venv") mkdir -p .venv/bin; cp stubs/ruff stubs/mypy .venv/bin/; cp stubs/venv-python .venv/bin/python;;
esac""",
    "venv-python": 'echo "python $*" >> calls; case "$*" in "-m pytest") echo "7 passed"; exit "${PYTEST:-0}";; esac',
    "ruff": 'echo "ruff $*" >> calls; echo "ruff speaks"; exit "${RUFF:-0}"',
    "mypy": 'echo "mypy $*" >> calls; echo "mypy speaks"; exit "${MYPY:-0}"',
}


@needs_bash
@pytest.mark.parametrize(
    ("faults", "code"),
    [({}, 0), ({"APT": "100"}, 0), ({"RUFF": "1"}, 1), ({"MYPY": "1"}, 1), ({"PYTEST": "1"}, 1)],
    ids=["all well", "no packages", "style", "types", "tests"],
)
def test_the_fresh_machine_fails_where_it_must_and_ends_on_the_line_of_pytest(
    tmp_path: Path, faults: dict[str, str], code: int
) -> None:
    """The real script on a stage: every program it calls is a stub that writes down how it was called."""
    (tmp_path / ".ci").mkdir()
    (tmp_path / ".ci" / "run").write_text(paper(".ci/run"), encoding="utf-8")
    (tmp_path / "stubs").mkdir()
    for name, body in STUBS.items():
        stub = tmp_path / "stubs" / name
        stub.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        stub.chmod(0o755)
    environment = os.environ | faults | {"PATH": f"{tmp_path / 'stubs'}{os.pathsep}{os.environ['PATH']}"}
    command = ["bash", str(tmp_path / ".ci" / "run")]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert run.returncode == code, run.stderr
    assert run.stdout.splitlines()[-1] == "7 passed"
    calls = (tmp_path / "calls").read_text(encoding="utf-8").splitlines()
    assert calls[-1] == "python -m pytest"
    assert {"ruff check", "ruff format --check", "mypy "} <= set(calls)
    assert ("could not be installed" in run.stderr) == ("APT" in faults)


@pytest.mark.parametrize("name", PAPERS)
def test_the_game_to_type_in_can_be_typed_in(name: str) -> None:
    session = doctest.DocTestParser().get_doctest(paper(name), {}, name, name, 0)
    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(session, out=report.append)
    assert result.attempted > 15
    assert not result.failed, "".join(report)


def test_the_two_papers_tell_the_same() -> None:
    for shown in (r"^```pycon\n.*?^```$", r"^```sh\n.*?^```$", r"^```bat\n.*?^```$"):
        one, other = (re.findall(shown, paper(name), re.M | re.S) for name in PAPERS)
        assert one == other != []
    for rows in (r"^\| `access-game[^`]*`", r"^\| `\w+` \|", r"^#+ "):
        one, other = (len(re.findall(rows, paper(name), re.M)) for name in PAPERS)
        assert one == other > 5


@pytest.mark.parametrize("name", PAPERS)
def test_the_papers_know_every_package(name: str) -> None:
    assert re.findall(r"^\| `(\w+)` \|", paper(name), re.M) == list(MAY_IMPORT)


def test_the_readme_knows_the_keys() -> None:
    text = paper("README.md")
    table = text[text.index("## Keys") : text.index("## Commands")]
    names = {"pageup": "PageUp", "pagedown": "PageDown", "ctrl": "Ctrl alone", "nth": "digits"}
    for command in COMMANDS:
        key = "digits" if command.name == "nth" else command.strokes[0].name
        key = "arrows" if key in ("up", "down", "left", "right") else key
        shown = names.get(key) or (
            key if key in ("arrows", "digits") else "+".join(p.capitalize() for p in key.split("+"))
        )
        assert re.search(rf"(?<![\w+]){re.escape(shown)}(?!\w)", table), f"{command.name}: {shown}"


def test_links_and_files_named_in_the_papers_exist() -> None:
    for name in PAPERS:
        for target in re.findall(r"\]\(([^)#:]+)\)", paper(name)):
            assert (ROOT / target).exists(), f"{name} links to {target}"
        for target in re.findall(r"`((?:access_game|tests|sounds|braille|\.ci)/[\w./]+)`", paper(name)):
            is_pattern = "/x." in target or "_x." in target
            assert is_pattern or (ROOT / target).exists(), f"{name} names {target}"


def test_the_licence_is_the_one_the_project_names() -> None:
    project = tomllib.loads(paper("pyproject.toml"))["project"]
    assert project["license"].startswith("GPL-3.0")
    licence = paper("LICENSE")
    assert "GNU GENERAL PUBLIC LICENSE" in licence
    assert "Version 3, 29 June 2007" in licence
    assert len(licence) > 30_000  # all of it


# The house --------------------------------------------------------------------------------------


def test_the_top_level_is_as_it_was_fixed() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in tracked()} == TOP_LEVEL


def test_without_git_the_tree_is_read_from_the_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """On a bare machine the papers are looked through as everywhere; what was made since is not part of them."""
    asked = set(tracked())
    monkeypatch.setenv("PATH", str(tmp_path))
    assert asked <= set(tracked())
    assert not [path for path in tracked() if {".git", ".venv", "__pycache__"} & set(path.parts)]
    assert {path.relative_to(ROOT).parts[0] for path in tracked()} >= TOP_LEVEL


def test_no_file_names_a_path_of_the_machine_it_was_written_on() -> None:
    assert lines_with(MACHINE_PATHS) == []


def test_no_file_names_a_package_registry() -> None:
    assert lines_with(REGISTRIES) == []


def test_nothing_is_left_unfinished() -> None:
    assert lines_with(UNFINISHED, "access_game/") == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (MACHINE_PATHS, "see /" + "work/main/notes"),
        (MACHINE_PATHS, "file:///opt/" + "pypi/simple"),
        (REGISTRIES, "https://" + "py" + "pi.org/simple"),
        (UNFINISHED, "pass  # TO" + "DO"),
    ],
)
def test_what_is_looked_for_would_be_found(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


def test_every_module_of_the_package_says_what_it_is() -> None:
    silent = [
        path.relative_to(ROOT).as_posix()
        for path in tracked()
        if path.suffix == ".py" and path.is_relative_to(ROOT / "access_game")
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert silent == []
