"""The crowd of the bench: not how fast this machine is, but that tables were played and measured."""

from __future__ import annotations

import gc
import sys

from access_game.commands.crowd import measure
from access_game.home.home import Home
from access_game.narration.phrasebook import Phrasebook
from access_game.words.library import Library


def test_a_small_crowd_plays_and_is_measured() -> None:
    before = gc.get_threshold(), sys.getswitchinterval()
    found = measure(Phrasebook("fr"), Library("fr", Home().words("fr")), tables=3, arriving=0.1, seconds=6)
    assert found["tables"] == 3 and found["answers"] > 0
    assert 0 < found["p50"] <= found["p95"] <= found["p99"]
    assert (gc.get_threshold(), sys.getswitchinterval()) == before
