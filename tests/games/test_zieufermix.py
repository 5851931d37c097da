"""ZIEUFERMIX, one scene for each sentence of its rule page.

The stacked deck of the scenes, positions 1 to 16:

     1 A black    2 A plus         3 star         4 firecracker
     5 A white    6 A plus         7 star         8 A plus plus
     9 A plus plus  10 firecracker  11 to 15 star  16 firecracker
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from random_play import played, sit, step
from scene import Scene, SeatedPlayer, cards

from access_game.core.cards import FIRECRACKER, STAR
from access_game.core.messages import Message
from access_game.core.places import Place
from access_game.core.questions import Pick
from access_game.core.refusal import Refused
from access_game.core.seats import Seat
from access_game.core.table import FORGOTTEN
from access_game.games import zieufermix

DECK = "bA pA STAR FIRE wA pA STAR ppA ppA FIRE STAR STAR STAR STAR STAR FIRE"
ANA, BOB, CLEO = Seat(0), Seat(1), Seat(2)


def scene(*names: str, **options: Any) -> Scene:
    return Scene(zieufermix, *(names or ("Ana", "Bob")), deck=DECK, hurried=True, **options)


def grid_of(table: Scene) -> Place:
    """The grid itself, which no seat ever gets."""
    frame = table.match.running.cr_frame
    assert frame is not None
    grid: Place = frame.f_locals["grid"]
    return grid


def flips(player: SeatedPlayer, *slots: int) -> None:
    for slot in slots:
        player.says(slot)


def pair_of_letters_won(*names: str) -> Scene:
    """The three pairs of A are won, one by each of the first three turns."""
    table = scene(*(names or ("Ana", "Bob")))
    for turn, pair in enumerate(((1, 5), (2, 6), (8, 9))):
        flips(table.players[turn % len(table.players)], *pair)
    return table


def lasting(seat: SeatedPlayer) -> list[Message]:
    """What the seat can still look up: all it was told, less what had to be forgotten."""
    kept: list[Message] = []
    for message in seat.told():
        if message.key == FORGOTTEN:
            kept = [old for old in kept if old.topic != message.facts["forgotten"]]
        kept.append(message)
    return kept


# The table is laid ------------------------------------------------------------------------------


def test_sixteen_cards_are_shuffled_and_laid_face_down_in_four_lines_of_four() -> None:
    table = scene()
    assert table.bob.heard("shuffled", count=16)
    assert table.bob.heard("laid", place="grid", count=16, columns=4)
    assert not any(table.match.sightings().values())
    assert table.ana.asked == "flip_first"
    assert table.ana.heard("turn", who=ANA)


def test_by_agreement_the_cards_lie_in_a_ring() -> None:
    table = scene(spread="ring")
    assert table.ana.heard("laid", count=16, columns=0)
    flips(table.ana, 1, 5)
    assert table.bob.heard("took", who=ANA, slots=(1, 5))


@pytest.mark.parametrize("count", [0, 1, 6])
def test_one_player_or_six_are_refused(count: int) -> None:
    with pytest.raises(Refused, match="bad_seats") as refused:
        zieufermix.GAME.check_seats(count)
    assert refused.value.facts == {"given": count, "low": 2, "high": 5}


# Pairs of A -------------------------------------------------------------------------------------


def test_a_flipped_card_is_told_to_everybody_with_its_position() -> None:
    table = scene("Ana", "Bob", "Cleo")
    table.ana.says(2)
    for player in table.players:
        assert player.heard("turned_up", who=ANA, slot=2, card=cards("pA")[0])
    assert table.ana.asked == "flip_second"


def test_black_and_white_are_a_pair() -> None:
    table = scene()
    flips(table.ana, 1, 5)
    assert table.bob.heard("took", who=ANA, slots=(1, 5))
    assert table.bob.heard("scored", who=ANA, total=1, of="pairs")
    assert not {1, 5} & set(grid_of(table).slots)
    assert table.bob.asked == "flip_first"


@pytest.mark.parametrize("slots", [(2, 6), (6, 2), (8, 9)])
def test_two_a_of_the_same_mark_are_a_pair(slots: tuple[int, int]) -> None:
    table = scene()
    flips(table.ana, *slots)
    assert table.bob.heard("took", who=ANA, slots=slots)


@pytest.mark.parametrize("slots", [(1, 2), (2, 8), (5, 9), (8, 1)])
def test_other_a_are_no_pair_and_go_back_face_down(slots: tuple[int, int]) -> None:
    table = scene()
    flips(table.ana, *slots)
    assert table.bob.heard("no_pair", who=ANA)
    assert table.bob.heard("turned_down", slots=tuple(sorted(slots)))
    assert not grid_of(table).up
    assert len(grid_of(table)) == 16
    assert table.bob.asked == "flip_first"


def test_who_wins_a_pair_does_not_play_again() -> None:
    table = scene("Ana", "Bob", "Cleo")
    flips(table.ana, 1, 5)
    assert (table.ana.asked, table.bob.asked, table.cleo.asked) == (None, "flip_first", None)
    assert table.cleo.heard("turn", who=BOB)


def test_after_the_last_player_the_first_plays_again() -> None:
    table = scene()
    flips(table.ana, 1, 2)
    flips(table.bob, 1, 2)
    assert table.ana.asked == "flip_first"


# Stars while letters remain ---------------------------------------------------------------------


def test_a_star_turns_everything_back_and_lets_one_play_again() -> None:
    table = scene()
    table.ana.says(3)
    assert table.bob.heard("play_again", who=ANA)
    assert table.bob.heard("turned_down", slots=(3,))
    assert not grid_of(table).up
    assert table.ana.asked == "flip_first"


def test_a_star_as_second_card_turns_the_first_back_too() -> None:
    table = scene()
    flips(table.ana, 1, 7)
    assert table.bob.heard("turned_down", slots=(1, 7))
    assert not grid_of(table).up
    assert table.ana.asked == "flip_first"
    flips(table.ana, 1, 5)  # and the same A may be turned up again
    assert table.bob.heard("took", who=ANA, slots=(1, 5))


def test_a_star_seen_in_this_turn_cannot_be_turned_up_again_in_it() -> None:
    table = scene()
    table.ana.says(3)
    assert table.ana.is_refused(3, "star_seen") == {"choice": 3}
    flips(table.ana, 1, 7)
    table.ana.is_refused(3, "star_seen")
    table.ana.is_refused(7, "star_seen")
    flips(table.ana, 1, 2)
    flips(table.bob, 3)  # the next player may
    assert table.ana.heard("turned_up", who=BOB, slot=3)


def test_two_stars_are_never_a_pair_while_letters_remain() -> None:
    table = scene()
    flips(table.ana, 3, 7)
    assert not table.bob.heard("took")
    assert table.ana.asked == "flip_first"


def test_all_seven_stars_may_be_seen_in_one_turn_and_then_the_turn_goes_on() -> None:
    table = scene()
    flips(table.ana, 3, 7, 11, 12, 13, 14, 15)
    assert isinstance(table.ana.question, Pick)
    assert tuple(table.ana.question.options) == (1, 2, 4, 5, 6, 8, 9, 10, 16)
    flips(table.ana, 1, 5)
    assert table.bob.heard("took", who=ANA)


# Firecrackers -----------------------------------------------------------------------------------


def test_a_firecracker_ends_the_turn_once_it_is_swapped() -> None:
    table = scene()
    table.ana.says(4)
    assert table.bob.heard("exploded", who=ANA)
    assert table.ana.asked == "swap_with"
    table.ana.says(6)
    assert table.bob.heard("swapped", who=ANA, slot=4, other=6)
    assert grid_of(table).slots[6].face == FIRECRACKER
    assert grid_of(table).slots[4] in cards("pA pA")
    assert table.bob.asked == "flip_first"


def test_a_firecracker_closes_the_open_a_which_may_be_chosen_for_the_swap() -> None:
    table = scene()
    flips(table.ana, 1, 10)
    assert table.bob.heard("turned_down", slots=(1, 10))
    table.ana.says(1)
    assert grid_of(table).slots[1].face == FIRECRACKER
    assert grid_of(table).slots[10] == cards("bA")[0]
    assert not grid_of(table).up
    assert table.bob.asked == "flip_first"


def test_the_firecracker_trades_with_another_card_that_lies_there() -> None:
    table = scene()
    flips(table.ana, 1, 5)
    table.bob.says(4)
    table.bob.is_refused(4, "is_the_firecracker")
    table.bob.is_refused(5, "empty_slot")
    table.bob.is_refused(17, "not_offered")
    table.bob.says(16)  # even with another firecracker
    assert table.ana.heard("swapped", slot=4, other=16)


def test_a_swap_shows_nobody_a_card() -> None:
    table = scene()
    table.ana.says(4)
    before = table.match.sightings()
    table.ana.says(6)
    assert table.match.sightings() == before


# Stars when the letters are won ------------------------------------------------------------------


def test_the_third_pair_of_a_opens_the_hunt_for_stars() -> None:
    table = scene("Ana", "Bob", "Cleo")
    flips(table.ana, 1, 5)
    flips(table.bob, 2, 6)
    assert not table.ana.heard("stars_begin")
    flips(table.cleo, 8, 9)
    assert all(player.heard("stars_begin") for player in table.players)


def test_then_two_stars_are_a_pair_and_the_turn_is_over() -> None:
    table = pair_of_letters_won("Ana", "Bob", "Cleo")
    flips(table.ana, 3)
    assert not table.bob.heard("play_again")
    assert table.ana.asked == "flip_second"
    flips(table.ana, 7)
    assert table.bob.heard("took", who=ANA, slots=(3, 7))
    assert table.bob.heard("scored", who=ANA, total=2, of="pairs")
    assert table.bob.asked == "flip_first"


def test_then_a_firecracker_closes_the_open_star() -> None:
    table = pair_of_letters_won()
    flips(table.bob, 3, 10)
    assert table.ana.heard("turned_down", slots=(3, 10))
    assert table.bob.asked == "swap_with"
    table.bob.says(3)
    assert grid_of(table).slots[10].face == STAR
    assert table.ana.asked == "flip_first"


def test_the_hunt_is_announced_once() -> None:
    table = pair_of_letters_won()
    flips(table.bob, 3, 7)
    assert len(table.ana.told("stars_begin")) == 1


# The end ----------------------------------------------------------------------------------------


def test_the_game_ends_when_three_firecrackers_and_a_star_are_left() -> None:
    table = pair_of_letters_won()
    flips(table.bob, 3, 7)
    flips(table.ana, 11, 12)
    grid = grid_of(table)
    assert not table.over
    flips(table.bob, 13, 14)
    assert table.over
    assert Counter(card.face for card in grid.cards()) == {FIRECRACKER: 3, STAR: 1}
    assert table.ana.is_refused(4, "match_over") == {}


def test_equal_pairs_share_the_win() -> None:
    table = pair_of_letters_won()
    flips(table.bob, 3, 7)
    flips(table.ana, 11, 12)
    flips(table.bob, 13, 14)
    assert table.match.result == {ANA: 3, BOB: 3}
    assert table.ana.heard("match_over", winners=(ANA, BOB), best=3, of="pairs")


def test_most_pairs_win() -> None:
    table = pair_of_letters_won("Ana", "Bob", "Cleo")  # one each
    flips(table.ana, 3, 7)
    flips(table.bob, 11, 12)
    table.cleo.says(4)  # Cléo's firecracker goes where one was
    table.cleo.says(10)
    flips(table.ana, 13, 14)
    assert table.match.result == {ANA: 3, BOB: 2, CLEO: 1}
    assert table.cleo.heard("match_over", winners=(ANA,), totals=((ANA, 3), (BOB, 2), (CLEO, 1)))


# Refused without losing the turn ------------------------------------------------------------------


def test_an_empty_position_is_refused_and_costs_nothing() -> None:
    table = scene()
    flips(table.ana, 1, 5)
    assert table.bob.is_refused(1, "empty_slot") == {"choice": 1}
    assert table.bob.asked == "flip_first"


def test_the_open_card_cannot_be_turned_up_again() -> None:
    table = scene()
    table.ana.says(1)
    table.ana.is_refused(1, "already_up")
    assert table.ana.asked == "flip_second"


@pytest.mark.parametrize("wrong", [0, 17, -1, "3", True, None, [1], 1.0])
def test_what_is_no_position_is_refused(wrong: Any) -> None:
    facts = scene().ana.is_refused(wrong, "not_offered")
    assert facts["options"] == tuple(range(1, 17))


def test_it_is_not_bobs_turn_yet() -> None:
    scene().bob.is_refused(1, "not_your_turn")


# Memory -----------------------------------------------------------------------------------------


def test_after_the_turn_no_flip_can_be_looked_up() -> None:
    table = scene()
    flips(table.ana, 3, 1, 2)  # a star, then no pair
    for player in table.players:
        assert player.heard("turned_up", slot=1)
        assert not [message for message in lasting(player) if "card" in message.facts or "cards" in message.facts]


def test_a_pair_taken_is_forgotten_too_but_not_who_took_it() -> None:
    table = scene()
    flips(table.ana, 1, 5)
    kept = [message.key for message in lasting(table.bob)]
    assert "turned_up" not in kept
    assert "scored" in kept


def test_during_the_turn_the_open_card_can_be_looked_up() -> None:
    table = scene()
    table.ana.says(1)
    assert [message.facts["slot"] for message in lasting(table.bob) if message.key == "turned_up"] == [1]


# What is always true ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_cards_on_the_table_and_pairs_won_are_always_sixteen(seats: int, seed: int) -> None:
    match, rng = sit("zieufermix", seats), Random(seed)
    step(match, rng)  # the shuffle
    frame = match.running.cr_frame
    while match.waiting:
        assert frame is not None
        grid, gains = frame.f_locals["grid"], frame.f_locals["gains"]
        faces = Counter(card.face for card in grid.cards())
        assert faces[FIRECRACKER] == 3
        assert len(grid) + sum(map(len, gains.values())) == 16
        assert len({card.id for card in grid.cards()}) == len(grid)
        step(match, rng)
    assert sum(match.result.values()) == 6


def test_the_same_deck_and_the_same_moves_give_the_same_match() -> None:
    assert played("zieufermix", 3, 42).table.said == played("zieufermix", 3, 42).table.said
