"""The table: telling, forgetting and the gestures, and what each seat sees of them."""

from __future__ import annotations

from typing import Any

import pytest
from core.small_table import ANA, BOB, CLEO, SmallTable
from scene import cards

from access_game.core.cards import BOX
from access_game.core.messages import Seat, Setup
from access_game.core.places import Place
from access_game.core.questions import Press
from access_game.core.sight import Sight
from access_game.core.table import Table


def bare(seats: int = 3) -> Table:
    return Table(Setup(("Ana", "Bob", "Cléo")[:seats]))


def told(table: Table, seat: Seat) -> list[tuple[str, dict[str, Any]]]:
    return [(message.key, message.facts) for message in table.said if seat in message.to]


def seen(table: Table, seat: Seat) -> set[int]:
    return {card for _, card in table.sights[seat]}


def sight(table: Table, seat: Seat) -> Sight:
    view = Sight(seat)
    for message in table.said:
        if seat in message.to:
            view.hear(message)
    return view


def test_to_be_told_a_card_is_to_have_seen_it() -> None:
    table = bare()
    table.tell(ANA, "shown", card=BOX[3])
    table.tell((ANA, BOB), "shown", cards=(BOX[4], BOX[5]))
    assert [seen(table, seat) for seat in table.seats] == [{3, 4, 5}, {4, 5}, set()]
    assert told(table, CLEO) == []


def test_a_message_to_nobody_is_not_said() -> None:
    table = bare(2)
    table.tell((), "whispered")
    assert table.said == []


def test_a_dealt_card_is_seen_by_its_owner_alone() -> None:
    table, pile = bare(), cards("wA bB")
    hand = table.lay("hand", owner=ANA)
    top = pile[0]
    assert table.deal(pile, hand) is top
    assert hand.slots == {1: top}
    assert pile == cards("bB")
    assert [seen(table, seat) for seat in table.seats] == [{top.id}, set(), set()]
    assert told(table, BOB)[-1] == ("dealt_to", {"who": ANA, "place": "hand", "owner": ANA, "slot": 1})


def test_a_hand_dealt_at_once_is_heard_at_once() -> None:
    table, pile = bare(), cards("wA bB pE wC")
    hand = table.lay("hand", owner=BOB)
    table.deal_hand(pile, 3, hand)
    assert hand.cards() == tuple(cards("wA bB pE"))
    assert told(table, BOB)[-1] == ("received", {"place": "hand", "owner": BOB, "cards": tuple(cards("wA bB pE"))})
    assert told(table, ANA)[-1] == ("counted", {"who": BOB, "place": "hand", "owner": BOB, "count": 3})
    assert seen(table, ANA) == set()


def test_slots_keep_their_numbers_when_a_card_leaves() -> None:
    table, pile = bare(), cards("wA wB wC wD")
    hand = table.lay("hand", owner=ANA)
    for _ in range(3):
        table.deal(pile, hand)
    table.discard(hand, 2)
    assert list(hand.slots) == [1, 3]
    table.deal(pile, hand)
    assert list(hand.slots) == [1, 3, 4]
    assert seen(table, BOB) == {BOX[1].id}  # the discarded B, and nothing else


def test_turning_up_shows_everybody_and_turning_down_hides_again() -> None:
    table = bare()
    grid = table.lay("grid", cards("wA wB wC"), columns=3)
    assert table.turn_up(grid, 2, by=BOB).face == "B"
    assert grid.face_down() == (1, 3)
    assert all(seen(table, seat) == {BOX[1].id} for seat in table.seats)
    table.turn_all_down(grid)
    assert grid.face_down() == (1, 2, 3)
    before = len(table.said)
    table.turn_all_down(grid)  # nothing lies face up: nothing to say
    assert len(table.said) == before


def test_taking_and_swapping() -> None:
    table = bare()
    one, two, three = cards("wA wB wC")
    grid = table.lay("grid", (one, two, three))
    table.swap(grid, 1, 3, by=ANA)
    assert grid.slots == {1: three, 2: two, 3: one}
    assert seen(table, BOB) == set()
    table.turn_up(grid, 1, by=ANA)
    table.swap(grid, 1, 2, by=ANA)
    assert grid.up == {2}  # a card that lies face up stays so, where it goes
    table.swap(grid, 2, 1, by=ANA)
    table.turn_all_down(grid)
    table.turn_up(grid, 2, by=ANA)
    assert table.take(grid, 2, 3, by=ANA) == (two, one)
    assert grid.slots == {1: three}
    assert grid.up == set()


def test_hands_passed_on_are_seen_by_who_receives_them() -> None:
    table = bare()
    hands = {
        seat: table.lay("hand", [card], owner=seat) for seat, card in zip(table.seats, cards("wA wB wC"), strict=True)
    }
    table.pass_on(hands, {ANA: BOB, BOB: CLEO, CLEO: ANA})
    assert [hands[seat].cards()[0].face for seat in table.seats] == ["C", "A", "B"]
    assert [seen(table, seat) for seat in table.seats] == [{2}, {0}, {1}]


def test_a_card_shown_to_one_is_hidden_from_the_others() -> None:
    table = bare()
    table.show(BOX[7], to=BOB, of=ANA)
    assert [seen(table, seat) for seat in table.seats] == [set(), {7}, set()]


def test_faces_of_a_memory_place_carry_their_topic_and_are_forgotten_with_it() -> None:
    table = bare()
    grid = table.lay("grid", cards("wA wB"), memory=True)
    table.turn_up(grid, 1, by=ANA)
    assert table.said[-1].topic == "grid"
    table.forget(grid)
    assert table.said[-1].facts == {"forgotten": "grid"}
    table.forget("whisper")
    assert table.said[-1].facts == {"forgotten": "whisper"}
    row = table.lay("row", cards("wC"))
    table.turn_up(row, 1, by=ANA)
    assert table.said[-1].topic == ""


def test_an_empty_place_is_still_a_place() -> None:
    assert Place("hand")
    assert len(Place("hand")) == 0


def test_the_dealer_orders_the_cards_and_everybody_hears_the_shuffle() -> None:
    async def shuffle(table: Table) -> list[int]:
        return [card.id for card in await table.shuffle(BOX[:4])]

    table = SmallTable(shuffle)
    table.deals(2, 0, 3, 1)
    assert table.result == [2, 0, 3, 1]
    assert table.last(BOB, "shuffled").facts == {"count": 4}


def test_computers_are_not_people() -> None:
    assert Table(Setup(("Ana", "Bob", "Cléo"), ("", "hard", ""))).people == (ANA, CLEO)
    assert Table(Setup(("Ana", "Bob"))).people == (ANA, BOB)


# What a seat sees of it ------------------------------------------------------------------------------


def test_a_seat_sees_a_grid_with_its_empty_places() -> None:
    table = bare()
    a, b, c, d = cards("wA wB wC wD")
    grid = table.lay("grid", (a, b, c, d), columns=2)
    table.turn_up(grid, 1, by=ANA)
    assert sight(table, BOB).places["grid", None].cards == {1: a, 2: None, 3: None, 4: None}
    table.swap(grid, 1, 4, by=ANA)
    table.turn_all_down(grid)
    table.turn_up(grid, 2, by=ANA)
    table.take(grid, 2, by=ANA)
    view = sight(table, BOB).places["grid", None]
    assert (view.columns, view.size, view.cards) == (2, 4, {1: None, 3: None, 4: None})


def test_a_seat_sees_its_own_hand_and_the_backs_of_the_others() -> None:
    table, pile = bare(), cards("wA wB wC")
    hands = {seat: table.lay("hand", owner=seat) for seat in table.seats}
    for hand in hands.values():
        table.deal(pile, hand)
    view = sight(table, BOB)
    assert view.hand is view.among("hand") is view.places["hand", BOB]
    assert view.places["hand", BOB].cards == {1: BOX[1]}
    assert view.places["hand", ANA].cards == {1: None}
    table.pass_on(hands, {ANA: BOB, BOB: CLEO, CLEO: ANA})
    assert sight(table, BOB).places["hand", BOB].cards == {1: BOX[0]}
    table.discard(hands[BOB], 1)
    assert sight(table, CLEO).places["hand", BOB].cards == {}


def test_a_card_turned_up_before_somebody_lies_in_their_row_not_in_the_middle() -> None:
    table = bare()
    row = table.lay("row", cards("wA wB"), owner=BOB)
    table.turn_up(row, 2, by=BOB)
    view = sight(table, ANA)
    assert view.places["row", BOB].cards == {1: None, 2: BOX[1]}
    assert ("row", None) not in view.places
    table.turn_all_down(row)
    table.swap(row, 1, 2, by=BOB)
    table.take(row, 1, by=BOB)
    assert sight(table, ANA).places["row", BOB].cards == {2: None}


def test_a_seat_knows_the_turn_the_scores_and_what_it_is_asked() -> None:
    async def script(table: Table) -> None:
        table.tell_all("turn", who=BOB)
        table.score(BOB, 3, "pairs")
        await table.must(ANA, Press("ready"))
        table.tell_all("match_over", winners=(BOB,))

    table = SmallTable(script)
    view = sight(table.match.table, ANA)
    assert (view.turn, view.scores, view.scored_in, view.over) == (BOB, {BOB: 3}, "pairs", False)
    assert view.question is not None
    assert view.question.key == "ready"
    assert sight(table.match.table, BOB).question is None
    table.says(ANA, True)
    view = sight(table.match.table, ANA)
    assert view.question is None
    assert view.over


@pytest.mark.parametrize("key", ["some_remark_of_a_game", "count"])
def test_a_remark_changes_nothing_that_is_seen(key: str) -> None:
    table = bare()
    table.tell_all(key, number=3)
    assert sight(table, ANA) == Sight(ANA)
