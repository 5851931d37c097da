"""How fast computers play: as quick as the table wishes, but never hurried where people race against them."""

from __future__ import annotations

import pytest

from access_game.host.clock import JumpingClock
from access_game.host.sitting import Sitting, new_header


def lasts(game: str, tempo: float) -> float:
    clock = JumpingClock()
    header = new_header(game, {"Ordi 1": "normal", "Ordi 2": "hard"}, {}, seed=6)
    Sitting(header, tempo=tempo).play(clock)
    return clock.now()


@pytest.mark.parametrize(("game", "is_quicker"), [("zieufermix", True), ("frontibix", False), ("paflemix", False)])
def test_quick_computers_are_quick_except_in_a_race(game: str, is_quicker: bool) -> None:
    assert (lasts(game, 0.2) < lasts(game, 1.0)) is is_quicker
    assert lasts(game, 3.0) > lasts(game, 1.0)  # slower is never unfair
