"""Two people at one terminal: what was for one has left the screen when the other looks again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from faces.on_a_terminal import OnTerminal

pytestmark = pytest.mark.peer

SCREEN = 30  # lines; no terminal that people use for reading aloud is higher


def test_what_one_has_read_is_pushed_out_of_sight_before_the_other_looks(tmp_path: Path) -> None:
    game = ("play", "frontibix", "--terminal", "--seats", "Ana,Bob", "--option", "calm=yes", "--seed", "3")
    with OnTerminal(*game, home=tmp_path, TERM="dumb") as table:  # it has no other screen
        table.until("\n> ")
        table.types("1")
        before = table.until("Votre carte")
        assert before.count("\n") > SCREEN  # what all have read is not mixed with it
        letter = re.search(r"Un mot en (\w)", table.until("\n> "))
        assert letter is not None
        table.types(f"{letter[1]}ozq")
        after = table.until("Rideau")
        assert after.count("\n") > SCREEN
        assert "Votre carte" not in table.until("\n> ")
