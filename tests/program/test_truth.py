"""What is said of a match that is left is looked up on the disk: "saved" only where it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from host.cut import HEADER, LINES

from access_game.host.files import FileJournal
from access_game.host.loose import Keeper, LooseJournal
from access_game.narration.phrasebook import Phrasebook
from access_game.players.console import Console
from access_game.program.truth import keeping, said_of

SAVED = {"fr": "artie enregistrée. Vous la reprendrez", "en": "The match is saved. Continue"}


@pytest.fixture(params=["fr", "en"])
def console(request: pytest.FixtureRequest) -> Console:
    return Console(Phrasebook(request.param))


def keepers(folder: Path) -> dict[str, Keeper]:
    file = FileJournal.begin(folder, HEADER, LINES)
    gone = FileJournal.begin(folder / "gone", HEADER, LINES)
    gone.path.unlink()
    short = FileJournal.begin(folder, HEADER, LINES)
    short.path.write_bytes(short.path.read_bytes()[:-5])
    closed = FileJournal.begin(folder, HEADER, LINES)
    closed.close()
    taken = FileJournal.begin(folder / "taken", HEADER, LINES)
    taken.close()
    taken.path.unlink()
    return {
        "file": file,
        "closed": closed,
        "gone": gone,
        "short": short,
        "taken away": taken,
        "elsewhere": FileJournal.begin(folder / "stick", HEADER, LINES, goes_to_shelf=False),
        "loose": LooseJournal(HEADER, LINES),
        "loose from here": LooseJournal(HEADER, LINES, file.path),
        "loose, beginning gone": LooseJournal(HEADER, LINES, folder / "nowhere.match"),
    }


def test_saved_is_said_only_where_continue_finds_all_of_it(tmp_path: Path, console: Console) -> None:
    language = console.book.language
    said = {name: keeping(console.text, keeper, tmp_path) for name, keeper in keepers(tmp_path).items()}
    assert {name for name, words in said.items() if SAVED[language] in words} == {"file", "closed"}
    assert {name for name, words in said.items() if words == console.text("match-unkept")} == {
        *("gone", "short", "taken away", "loose", "loose, beginning gone")
    }
    assert str(tmp_path / "stick") in said["elsewhere"] and "access-game continue" in said["elsewhere"]
    assert str(tmp_path) in said["loose from here"]


@pytest.mark.parametrize(
    ("id", "otherwise"),
    [
        ("match-fault", "match-fault-unkept"),
        ("input-closed-match", "input-closed"),
        ("display-lost", "display-lost-hall"),
        ("program-fault-match", "program-fault"),
        ("match-kept", "goodbye"),
    ],
)
def test_every_farewell_tells_the_truth(tmp_path: Path, console: Console, id: str, otherwise: str) -> None:
    lie = re.compile({"fr": r"(est|Partie) enregistrée(?! que)", "en": r"is saved(?! only)"}[console.book.language])
    for name, keeper in keepers(tmp_path).items():
        words = said_of(console.text, id, otherwise, keeper, tmp_path)
        if name in ("file", "closed"):
            assert words == console.text(id, path=str(keeper.path))
        else:
            assert words == f"{console.text(otherwise)} {keeping(console.text, keeper, tmp_path)}"
            assert not lie.search(words) or name == "elsewhere"
    without = said_of(console.text, id, otherwise, None, tmp_path)
    assert without == console.text(otherwise) and not lie.search(without)
