"""What was written on a terminal's other screen and may be read again is written on the first one afterwards; what was
of use only at its moment is not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace

import pytest

from access_game.devices.screen.slate import Slate
from access_game.narration.utterance import say


@pytest.fixture
def written() -> Iterator[tuple[Slate, list[str]]]:
    """A slate on a terminal that has another screen, and what is put on it."""
    main, side = os.openpty()
    texts: list[str] = []
    with os.fdopen(side, "w") as out:
        yield Slate(out, texts.append, {"TERM": "xterm"}), texts
    os.close(main)


def test_time_that_was_told_during_a_story_is_not_told_again_after_it(written: tuple[Slate, list[str]]) -> None:
    slate, texts = written
    if not slate.is_there:
        pytest.skip("the description of xterm is not installed")
    word = replace(say("Chat. Zoé."), topic="story last")
    for utterance in (word, say("Encore 10 secondes.", clock=True), say("Zoé quitte la table.")):
        slate.hear(utterance)
        slate.turn()
    slate.drop("story")
    slate.hear(say("Vous avez fini."))
    slate.turn()
    assert "Zoé quitte la table." in texts[-1]
    assert "Encore 10 secondes." not in texts[-1]
