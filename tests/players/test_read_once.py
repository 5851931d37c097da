"""What was forgotten before anybody could read it aloud is read once; then it is gone, and never on a screen."""

from __future__ import annotations

import pytest

from access_game.narration.utterance import Lane, Say, Utterance
from access_game.players import audience as audience_module
from access_game.players.audience import STRUCK, Audience

SWAPPED = Utterance((Say("Bob échange le pétard."),), topic="grid 3", scope="match", number=7)
ANSWER = Utterance((Say("A blanc."),), lane=Lane.FOCUS, topic="grid 3", scope="match", number=8)


@pytest.fixture
def audience() -> Audience:
    audience = Audience()
    for said in (SWAPPED, ANSWER, Utterance((Say("À Bob."),), scope="match", number=9)):
        audience.say(said)
    return audience


def test_what_happened_is_kept_for_a_moment_and_what_answered_a_key_is_not(
    audience: Audience, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(audience_module.time, "monotonic", lambda: now)
    audience.drop("grid")
    assert (audience.struck, [said.number for said in audience.said]) == ((SWAPPED,), [9])
    assert audience.captions == ("À Bob.",)
    now += STRUCK + 0.1
    assert audience.struck == ()


def test_who_leaves_or_wipes_takes_it_along(audience: Audience) -> None:
    audience.drop("grid")
    audience.leave("match/private")
    assert audience.struck == (SWAPPED,)
    audience.leave("match")
    assert audience.struck == ()
    audience.say(SWAPPED)
    audience.drop("grid")
    audience.wipe()
    assert audience.struck == ()
