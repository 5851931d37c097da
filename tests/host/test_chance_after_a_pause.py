"""Chance after a pause: whoever remembers how the cards fell before it must not know how they fall after it."""

from __future__ import annotations

from random import Random

from access_game.core.chance import Order
from access_game.core.seats import DEALER
from access_game.host.clock import JumpingClock
from access_game.host.sitting import Sitting, new_header

SEED = 6


def test_a_match_taken_up_is_not_shuffled_as_it_was_at_its_beginning() -> None:
    header = new_header("paflemix", {"Ordi 1": "easy", "Ordi 2": "easy"}, {}, seed=SEED)
    first = Sitting(header)
    first.play(JumpingClock())
    shuffles = [number for number, entry in enumerate(first.match.journal) if entry.seat == DEALER]
    begun = first.match.journal[shuffles[0]].answer
    assert begun == Order("", tuple(sorted(begun))).guess(Random(SEED))  # a seed from the beginning is the same match
    again = Sitting(header, first.match.journal[: shuffles[1]])
    again.play(JumpingClock())
    dealt = [entry.answer for entry in again.match.journal if entry.seat == DEALER]
    assert dealt[0] == begun
    assert dealt[1] != Order("", tuple(sorted(dealt[1]))).guess(Random(SEED))
