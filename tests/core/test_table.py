"""The table: telling, forgetting and the gestures, and what each seat sees of them."""

from __future__ import annotations

from typing import Any

import pytest
from core.small_table import ANA, BOB, CLEO, SmallTable
from scene import cards

from access_game.core.cards import BOX
from access_game.core.chance import NAME
from access_game.core.gestures import (
    deal_equally,
    draw,
    exchange,
    fan,
    gather,
    pass_on,
    play_card,
    put_under,
    refill,
    win,
)
from access_game.core.letters import Letters
from access_game.core.messages import Setup
from access_game.core.places import TOP, Eyes, How, Place
from access_game.core.questions import Pick, Press, Several, Word, YesNo
from access_game.core.rituals import finish
from access_game.core.seats import DEALER, JUDGE, Seat
from access_game.core.sight import Sight
from access_game.core.table import Table


def bare(seats: int = 3) -> Table:
    return Table(Setup(("Ana", "Bob", "Cléo")[:seats]))


def pile_of(table: Table, notation: str) -> Place:
    pile = table.lay("draw")
    pile.stack(cards(notation))
    table.tell_all("shuffled", changes=(table.as_seen(pile)[0][1],), count=len(pile))
    return pile


def told(table: Table, seat: Seat) -> list[tuple[str, dict[str, Any]]]:
    return [(message.key, message.facts) for message in table.said if seat in message.to]


def seen(table: Table, seat: Seat) -> set[int]:
    return {card for _, card in table.sights[seat]}


def gains(table: Table) -> Place:
    return table.lay("gains", owner=ANA, eyes=Eyes.NOBODY)


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
    table = bare()
    pile = pile_of(table, "wA bB")
    hand = table.lay("hand", owner=ANA)
    top = pile.slots[TOP]
    assert table.deal(pile, hand) is top
    assert hand.slots == {1: top}
    assert pile.cards() == tuple(cards("bB"))
    assert [seen(table, seat) for seat in table.seats] == [{top.id}, set(), set()]
    assert told(table, BOB)[-1] == ("dealt_to", {"who": ANA, "place": "hand", "owner": ANA, "slot": 1})


def test_a_hand_dealt_at_once_is_heard_at_once() -> None:
    table = bare()
    pile = pile_of(table, "wA bB pE wC")
    hand = table.lay("hand", owner=BOB)
    table.deal_hand(pile, 3, hand)
    assert hand.cards() == tuple(cards("wA bB pE"))
    assert told(table, BOB)[-1] == ("received", {"place": "hand", "owner": BOB, "cards": tuple(cards("wA bB pE"))})
    assert told(table, ANA)[-1] == ("counted", {"who": BOB, "place": "hand", "owner": BOB, "count": 3})
    assert seen(table, ANA) == set()


def test_slots_keep_their_numbers_when_a_card_leaves() -> None:
    table = bare()
    pile = pile_of(table, "wA wB wC wD")
    hand = table.lay("hand", owner=ANA)
    for _ in range(3):
        table.deal(pile, hand)
    table.discard(hand, 2, table.lay("discards"))
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
    assert table.take(grid, 2, 3, by=ANA, to=gains(table)) == (two, one)
    assert grid.slots == {1: three}
    assert grid.up == set()


def test_hands_passed_on_are_seen_by_who_receives_them() -> None:
    table = bare()
    hands = {
        seat: table.lay("hand", [card], owner=seat) for seat, card in zip(table.seats, cards("wA wB wC"), strict=True)
    }
    pass_on(table, hands, {ANA: BOB, BOB: CLEO, CLEO: ANA})
    assert [hands[seat].cards()[0].face for seat in table.seats] == ["C", "A", "B"]
    assert [seen(table, seat) for seat in table.seats] == [{0, 2}, {0, 1}, {1, 2}]  # the own first, then what came


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
    table.take(grid, 2, by=ANA, to=gains(table))
    view = sight(table, BOB).places["grid", None]
    assert (view.columns, view.size, view.cards) == (2, 4, {1: None, 3: None, 4: None})


def test_a_seat_sees_its_own_hand_and_the_backs_of_the_others() -> None:
    table = bare()
    pile = pile_of(table, "wA wB wC")
    hands = {seat: table.lay("hand", owner=seat) for seat in table.seats}
    for hand in hands.values():
        table.deal(pile, hand)
    view = sight(table, BOB)
    assert view.hand is view.among("hand") is view.places["hand", BOB]
    assert view.places["hand", BOB].cards == {1: BOX[1]}
    assert view.places["hand", ANA].cards == {1: None}
    pass_on(table, hands, {ANA: BOB, BOB: CLEO, CLEO: ANA})
    assert sight(table, BOB).places["hand", BOB].cards == {1: BOX[0]}
    table.discard(hands[BOB], 1, table.lay("discards"))
    assert sight(table, CLEO).places["hand", BOB].cards == {}


def test_a_card_turned_up_before_somebody_lies_in_their_row_not_in_the_middle() -> None:
    table = bare()
    row = table.lay("row", cards("wA wB"), owner=BOB, eyes=Eyes.NOBODY)
    table.turn_up(row, 2, by=BOB)
    view = sight(table, ANA)
    assert view.places["row", BOB].cards == {1: None, 2: BOX[1]}
    assert ("row", None) not in view.places
    table.turn_all_down(row)
    table.swap(row, 1, 2, by=BOB)
    table.take(row, 1, by=BOB, to=gains(table))
    assert sight(table, ANA).places["row", BOB].cards == {2: None}


def test_a_seat_knows_the_turn_the_scores_and_what_it_is_asked() -> None:
    async def script(table: Table) -> None:
        table.turn(BOB)
        table.score(BOB, 3, "pairs")
        await table.must(ANA, Press("ready"))
        finish(table, {ANA: 0, BOB: 3}, "pairs")

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


# Piles, rows, and the gestures made of moves -----------------------------------------------------------


def agrees(table: Table) -> None:
    """Every seat sees just what its eyes may rest on, and knows how many cards lie everywhere."""
    for seat in table.seats:
        view = sight(table, seat)
        for key, place in table.places.items():
            visible = {slot: card if place.is_seen(slot, seat) else None for slot, card in place.slots.items()}
            assert view.places[key].cards == visible, (seat, place)
            assert view.places[key].count == len(place)


def test_a_pile_is_known_by_its_count_and_its_top_alone() -> None:
    table = bare()
    pile = pile_of(table, "wA wB wC")
    assert [card.face for card in pile.cards()] == ["A", "B", "C"]
    assert (len(pile), sight(table, BOB).place("draw").count, sight(table, BOB).place("draw").cards) == (
        3,
        3,
        {1: None},
    )
    hand = table.lay("hand", owner=ANA)
    table.deal(pile, hand)
    assert sight(table, BOB).place("draw").count == 2
    agrees(table)
    for _ in range(2):
        table.deal(pile, hand)
    assert (len(pile), pile.slots, sight(table, CLEO).place("draw").count) == (0, {}, 0)
    agrees(table)


def test_what_lies_on_an_open_pile_covers_what_was_there_and_bares_it_again() -> None:
    table = bare()
    hand, trick = table.lay("hand", cards("wA wB"), ANA), table.lay("trick")
    table.discard(hand, 1, trick)
    table.discard(hand, 2, trick)
    assert sight(table, CLEO).place("trick").cards == {1: BOX[1]}
    agrees(table)
    table.move(trick, TOP, hand, by=ANA, key="dealt", unseen="dealt_to")
    assert sight(table, CLEO).place("trick").cards == {1: BOX[0]}
    agrees(table)


def test_a_card_goes_into_a_row_between_two_others() -> None:
    table = bare()
    hand = table.lay("hand", cards("wX"), ANA)
    row = table.lay("row", cards("wA wB"), ANA, eyes=Eyes.ALL)
    table.move(hand, 1, row, 2, by=ANA, how=How.INTO)
    assert [card.face for card in row.slots.values()] == ["A", "X", "B"]
    assert list(row.slots) == [1, 2, 3]
    assert [card.face for card in sight(table, BOB).place("row", ANA).cards.values() if card] == ["A", "X", "B"]
    agrees(table)


def test_eyes_say_who_sees_what_lies_face_down() -> None:
    table = bare()
    for name, eyes in (("mine", Eyes.OWNER), ("open", Eyes.ALL), ("blind", Eyes.NOBODY)):
        table.lay(name, cards("wA"), ANA, eyes=eyes)
    faces = {seat: [place.cards[1] is not None for place in sight(table, seat).places.values()] for seat in table.seats}
    assert faces == {ANA: [True, True, False], BOB: [False, True, False], CLEO: [False, True, False]}


@pytest.mark.parametrize("eyes", Eyes)
def test_who_can_look_into_a_place_still_sees_what_is_turned_back_or_swapped_there(eyes: Eyes) -> None:
    table = bare()
    row = table.lay("row", cards("wA wB wC"), ANA, eyes=eyes)
    table.turn_up(row, 2, by=ANA)
    table.swap(row, 2, 3, by=ANA)
    agrees(table)
    table.turn_all_down(row)
    agrees(table)
    table.swap(row, 1, 3, by=ANA)
    agrees(table)


def test_all_cards_dealt_means_equal_numbers_and_the_rest_aside_unseen() -> None:
    table = bare()
    pile, hands = pile_of(table, "wA wB wC wD wE wF wG wH"), table.each("hand")
    aside = deal_equally(table, pile, hands)
    assert [len(hand) for hand in hands.values()] == [2, 2, 2]
    assert (len(aside), len(pile)) == (2, 0)
    assert not {card.id for card in aside.cards()} & set.union(*(seen(table, seat) for seat in table.seats))
    agrees(table)


def test_who_draws_or_refills_sees_the_card_and_all_hear_how_many_are_left() -> None:
    table = bare()
    pile, hand = pile_of(table, "wA wB wC"), table.lay("hand", owner=BOB)
    draw(table, pile, hand)
    assert told(table, ANA)[-1] == ("drew", {"who": BOB, "left": 2})
    refill(table, pile, hand, 5)
    assert (len(hand), len(pile)) == (3, 0)
    assert (seen(table, BOB), seen(table, ANA)) == ({0, 1, 2}, set())
    agrees(table)


def test_a_card_played_to_a_trick_is_seen_and_a_trick_is_won_whole() -> None:
    table = bare()
    hands = {seat: table.lay("hand", [card], seat) for seat, card in zip(table.seats, cards("wA wB wC"), strict=True)}
    trick, mine = table.lay("trick"), gains(table)
    for hand in hands.values():
        play_card(table, hand, 1, trick)
    assert all(seen(table, seat) >= {0, 1, 2} for seat in table.seats)
    agrees(table)
    pot = table.lay("pot", eyes=Eyes.ALL)
    for slot in (1, 2, 3):
        table.move(trick, slot, pot, TOP)
    win(table, pot, mine)
    assert told(table, CLEO)[-2:] == [
        ("won_cards", {"who": ANA, "count": 3}),
        ("scored", {"who": ANA, "total": 3, "of": "cards"}),
    ]
    assert (len(pot), len(mine)) == (0, 3)
    agrees(table)


def test_what_goes_under_the_pile_is_seen_once_and_comes_last() -> None:
    table = bare()
    pile = pile_of(table, "STAR wA wB")
    put_under(table, pile, TOP, pile, ANA)
    assert [card.face for card in pile.cards()] == ["A", "B", "star"]
    assert told(table, BOB)[-1][1]["card"].face == "star"
    agrees(table)


def test_cards_gathered_go_back_unseen() -> None:
    table = bare()
    pile, hands = pile_of(table, "wA wB wC wD wE"), table.each("hand")
    for hand in hands.values():
        table.deal(pile, hand)
    gather(table, hands.values(), pile)
    assert (len(pile), [len(hand) for hand in hands.values()]) == (5, [0, 0, 0])
    agrees(table)


def test_gifts_are_exchanged_at_once_and_each_sees_only_what_comes() -> None:
    table = bare()
    hands = {
        seat: table.lay("hand", mine, seat)
        for seat, mine in zip(table.seats, (cards("wA wD"), cards("wB wE"), cards("wC wF")), strict=True)
    }
    before = {seat: seen(table, seat) for seat in table.seats}
    exchange(table, hands, {ANA: (1, BOB), BOB: (1, CLEO), CLEO: (1, ANA)})
    assert [sorted(card.face for card in hands[seat].cards()) for seat in table.seats] == [
        ["C", "D"],
        ["A", "E"],
        ["B", "F"],
    ]
    assert [seen(table, seat) - before[seat] for seat in table.seats] == [{2}, {0}, {1}]
    agrees(table)


def test_a_fan_is_shuffled_by_the_dealer_and_only_its_owner_hears_it_anew() -> None:
    async def script(table: Table) -> None:
        await fan(table, table.lay("hand", cards("wA wB wC"), BOB))

    table = SmallTable(script)
    table.deals(2, 0, 1)
    hand = table.match.table.places["hand", BOB]
    assert [card.face for card in hand.cards()] == ["C", "A", "B"]
    assert table.heard(ANA)[-2:] == ["fanned", "counted"]
    assert table.heard(BOB)[-2:] == ["fanned", "received"]
    agrees(table.match.table)


def test_a_standing_fact_is_told_once_when_it_changes_and_can_be_looked_up() -> None:
    table = bare()
    table.stands("bid", 3)
    table.stands("bid", 3)
    table.stands("lives", 2, who=BOB)
    table.stands("bid", 4, key="raised", by=CLEO)
    assert [message.key for message in table.said] == ["stands", "stands", "raised"]
    assert sight(table, ANA).standing == {("bid", None): 4, ("lives", BOB): 2}


def test_one_card_masked_again_is_forgotten_alone() -> None:
    table = bare()
    grid = table.lay("grid", cards("wA wB"), memory=True)
    table.forget(grid, 2)
    assert table.said[-1].facts == {"forgotten": "grid 2"}


def test_each_player_may_choose_and_the_table_chooses_for_the_others() -> None:
    table = Table(Setup(("Ana", "Bob"), (), {"level": 3, "chrono": 5}, {"level": (1, 2)}))
    assert [table.choice("level", seat) for seat in table.seats] == [1, 2]
    assert table.choice("chrono", BOB) == 5


def test_the_dealer_draws_lots_and_noise() -> None:
    async def script(table: Table) -> Any:
        return await table.lot(("north", "south")), await table.noise(0.5)

    table = SmallTable(script)
    table.says(DEALER, 1)
    table.says(DEALER, -250)
    assert table.result == ("south", -0.25)


def test_the_judge_is_asked_for_a_kind_and_for_suggestions() -> None:
    async def script(table: Table) -> Any:
        return await table.judged("Piaf", NAME), await table.suggest(Letters(starting="C"), 2)

    table = SmallTable(script)
    assert table.match.waiting is not None
    question: Any = table.match.waiting.questions[JUDGE]
    assert (question.kind, question.text) == (NAME, "Piaf")
    table.judge("known")
    table.judge("chat col")
    assert table.result == ("known", ("chat", "col"))


# Privacy ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "private"),
    [
        (Pick("lay", (1,), among="fan"), True),  # whatever its name, only Ana sees into it
        (Several("give", (1,), among="fan"), True),
        (Word("word", among="fan"), True),
        (Pick("take", (1,), among="fan", of=BOB), False),
        (Pick("flip", (1,), among="grid"), False),
        (Pick("see", (1,), among="open"), False),
        (Pick("blind", (1,), among="blind"), False),
        (Press("buzz"), False),
        (Press("ready", secret=True), True),
        (Word("own_word", secret=True), True),
        (YesNo("sure"), False),
    ],
)
def test_privacy_is_a_property_of_the_question_and_of_the_place_it_is_about(question: Any, private: bool) -> None:
    table = bare()
    for owner in (ANA, BOB):
        table.lay("fan", cards("wA"), owner)
    table.lay("grid", cards("wB"))
    table.lay("open", cards("wC"), ANA, eyes=Eyes.ALL)
    table.lay("blind", cards("wD"), ANA, eyes=Eyes.NOBODY)
    assert sight(table, ANA).is_private(question) is private
