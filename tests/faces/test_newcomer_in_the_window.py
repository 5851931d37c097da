"""With the keys of the first sentence, arrows, Enter and F1, a first match is begun and finished in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from xdisplay import XDisplay, missing

from access_game.narration.phrasebook import Phrasebook
from faces.newcomer import Newcomer, arrows, finished, running, wait_until
from faces.windowed import Windowed

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]


def test_the_first_sentence_names_the_three_keys() -> None:
    for language, keys in (("fr", ("flèches", "Entrée", "F1")), ("en", ("arrow", "Enter", "F1"))):
        sentence = Phrasebook(language).text("welcome")
        assert all(key.lower() in sentence.lower() for key in keys)


def test_a_newcomer_begins_and_finishes_a_first_match(tmp_path: Path) -> None:
    with XDisplay(layout=("fr",)) as display, Windowed(display, tmp_path) as program:
        display.key("Return", "Return", "Return")
        wait_until(lambda: bool(running(tmp_path)), "the match")
        player = Newcomer(tmp_path, lambda slot: display.key(*arrows(slot), "Return"))
        (path,) = running(tmp_path)
        player.play(path)
        wait_until(lambda: bool(finished(tmp_path)), "the end of the match")
        assert player.flips > 3 and "ERROR" not in program.log()
        display.key("alt+F4")
        assert program.leave() == 0
