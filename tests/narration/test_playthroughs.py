"""The playthroughs say what the games say now. After a wanted change: python tests/playthroughs/regenerate.py"""

from __future__ import annotations

import pytest
from playthroughs.regenerate import HERE, LANGUAGES, playthrough

from access_game.games import stems


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stem", stems())
def test_each_seat_hears_what_was_written_down(stem: str, language: str) -> None:
    written = (HERE / f"{stem}.{language}.txt").read_text(encoding="utf-8")
    assert playthrough(stem, language).splitlines() == written.splitlines()
