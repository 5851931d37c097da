"""The table of braille keys in both papers says what the tables of the program say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from access_game.devices.braille.bindings import DIRECT, Bindings, Grip, behind_brltty
from access_game.devices.keys.keymap import Keymap
from access_game.players.chords import SCROLL, WAITING, Chords

ROOT = Path(__file__).parents[2]
PAPERS = ("README.md", "LISEZMOI.md")
ROWS = (
    ("up", "down", "left", "right"),
    ("first", "last"),
    ("help", "menu"),
    ("older", "newer", "oldest", "newest"),
    ("where",),
    ("details", "repeat", "scores", "table", "places"),
    ("missed",),
    (WAITING,),
    (SCROLL,),
    ("hand", "counts", "options", "turn", "undo"),
    ("arrange", "spell", "hint"),
)
COLUMNS = (
    ((("", ""), ("HandyTech", "ab")), ("space",), ()),
    (
        (("Baum", "ultra"), ("Baum", "orbit"), ("HumanWare", "BI40"), ("FreedomScientific", "focus40"), ("Other", "")),
        ("space", "right-space"),
        ("thumb", "shift", "38"),
    ),
    ((("EuroBraille", "esys_medium"),), ("space",), ("78",)),
)


def keys_of(driver: str, model: str) -> Bindings:
    return behind_brltty(driver, model) if driver else DIRECT


def printed(strokes: tuple[Grip, ...], spaces: tuple[str, ...], leads: tuple[str, ...]) -> str:
    """ "125", "B125", "+125"."""
    first, last = strokes[0], strokes[-1]
    if first.key in spaces and first == last:
        return last.dots
    if first.key == "backspace":
        return f"B{last.dots}"
    assert (first.dots if len(strokes) == 2 else first.key) in leads
    return f"+{last.dots}"


@pytest.mark.parametrize("name", PAPERS)
def test_the_papers_print_the_keys_of_every_driver(name: str) -> None:
    paper = (ROOT / name).read_text(encoding="utf-8")
    told = re.findall(r"^\|[^|]*\|([^|]*)\|([^|]*)\|([^|]*EuroBraille[^|]*|[-B+ \d,]+)\|$", paper, re.M)[2:]
    dots = Chords().commands(Keymap())
    assert sorted(command for row in ROWS for command in row) == sorted(set(dots) - {"erase", "choose"})
    for row, cells in zip(ROWS, told, strict=True):
        for cell, (models, spaces, leads) in zip(cells, COLUMNS, strict=True):
            for model in models:
                ways = [printed(keys_of(*model).reach(dots[command]), spaces, leads) for command in row]
                assert cell.strip() == ", ".join(ways), model
