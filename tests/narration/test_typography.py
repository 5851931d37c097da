"""French texts as French is written: a no-break space before : ; ! ? and inside guillemets, and one apostrophe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from access_game.home.shipped import shipped
from access_game.narration import phrasebook

LOCALE = Path(phrasebook.__file__).parent / "locale" / "fr"
ROOT = Path(__file__).parent.parent.parent
FILES = [
    *sorted(LOCALE.glob("*.ftl")),
    *sorted(LOCALE.glob("rules/*")),
    *sorted(LOCALE.glob("tutorials/*")),
    shipped("sounds") / "learn.toml",
    ROOT / "LISEZMOI.md",
]
BREAKS = re.compile(r"\S [:;!?»](?=[\s\"'.,)*|]|$)|« ")  # a line could end here, and the sign would begin the next
TOUCHES = re.compile(r"[^\W\d][!?;»]|[^\W\d]:(?=\s)|«\w")
STRAIGHT = re.compile(r"\w'\w")


def prose(path: Path) -> list[str]:
    """The lines of a file that are read by people: no comments, no code, nothing of another language."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return re.sub(r"`[^`\n]*`", "`", re.sub(r"(?ms)^```.*?^```", "", text)).splitlines()
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return [line for line in lines if line.startswith("fr")] if path.name == "learn.toml" else lines


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_line_of_french_can_break_before_its_sign_nor_has_two_apostrophes(path: Path) -> None:
    for line in prose(path):
        assert not BREAKS.search(line), line
        assert not STRAIGHT.search(line), line


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix != ".md"], ids=lambda path: path.name)
def test_no_sign_of_french_touches_its_word(path: Path) -> None:
    for line in prose(path):
        assert not TOUCHES.search(re.sub(r"[a-z]+:[A-Z\d{a-z]", "", line)), line
