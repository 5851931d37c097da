"""A Paflemix computer thinks of the story, not only of its hand."""

from __future__ import annotations

from random import Random

from access_game.bots.bot import Chair
from access_game.bots.paflemix import MANY, PATIENCE, PaflemixPlayer
from access_game.core.cards import STAR
from access_game.core.messages import Setup


def player(story: str) -> PaflemixPlayer:
    found = PaflemixPlayer(Chair(1, "normal", Setup(("Ana", "Bob"), ("", "normal")), Random(3), "fr"))
    found.story = story.split()
    return found


def test_with_its_last_card_it_prefers_the_word_that_ends_the_sentence() -> None:
    for seed in range(30):
        bob = player("Léa mange une")
        bob.rng = Random(seed)
        assert bob.fitting({1: "P"}) == 1
        assert bob.teller.can_stop(["Léa", "mange", "une", bob.planned])
        assert bob.patience == 0


def test_with_a_last_card_that_would_cut_the_sentence_short_it_waits_a_while() -> None:
    bob = player("Léa mange")
    assert bob.fitting({1: "U"}) == 1
    assert bob.planned == "une" or bob.planned == "un"
    assert bob.patience == PATIENCE
    assert bob.fitting({1: "U", 2: "L"}) is not None
    assert bob.patience == 0


def test_it_does_not_end_a_sentence_that_has_hardly_begun() -> None:
    assert player("Zoé plonge").fitting({1: STAR, 2: "E"}) == 2
    assert player("Zoé plonge").fitting({1: STAR}) == 1
    assert player("Zoé plonge avec un crocodile").fitting({1: STAR, 2: "E"}) == 1


def test_with_a_full_hand_it_rather_says_something_odd_than_draws_for_ever() -> None:
    bob = player("Léa porte un")
    letters = dict(enumerate("ZWXQ", start=1))
    assert bob.fitting(letters) is None
    assert bob.fitting(letters, pressed=True) is not None
    assert MANY > 5
