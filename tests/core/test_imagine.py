"""Other worlds with the same past for one seat: nothing it saw changes, everything else may."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from core.small_table import ANA, BOB

from access_game.core.cards import BOX
from access_game.core.imagine import imagine
from access_game.core.match import JournalMismatch, Match
from access_game.core.messages import Entry, Setup
from access_game.core.questions import Pick, Press
from access_game.core.seats import DEALER
from access_game.core.table import Table

SETUP = Setup(("Ana", "Bob"))


async def fan(table: Table) -> None:
    """Ana gives Bob a card she saw; Bob's hand is shuffled; Ana draws from the fan, twice."""
    deck = await table.pile(BOX[:12])
    ana, bob = (table.lay("hand", owner=seat) for seat in table.seats)
    for _ in range(3):
        table.deal(deck, ana)
    for _ in range(4):
        table.deal(deck, bob)
    gift = ana.slots.pop(1)
    table.tell_all("gave", card=gift)
    hand = [*bob.cards(), gift]
    for _ in range(2):
        hand = await table.shuffle(hand)
        table.tell_all("drew", card=hand.pop(await table.must(ANA, Pick("draw", range(len(hand))))))
    await table.shuffle(hand)
    await table.must(ANA, Press("end"))


def played_fan() -> Match:
    """Two cards are drawn, neither of them the gift."""
    match = Match(fan, SETUP)
    match.feed(Entry(DEALER, list(range(12))))  # Ana 0 1 2, Bob 3 4 5 6, gift 0
    match.feed(Entry(DEALER, [3, 0, 4, 5, 6]))
    match.feed(Entry(ANA, 0))
    match.feed(Entry(DEALER, [0, 6, 5, 4]))
    match.feed(Entry(ANA, 1))
    match.feed(Entry(DEALER, [4, 0, 5]))
    return match


def test_positions_are_not_remembered_across_a_shuffle() -> None:
    match = played_fan()
    places: Counter[int] = Counter()
    unseen: Counter[int] = Counter()
    for draw in range(400):
        try:
            world = imagine(match, ANA, Random(draw))
        except JournalMismatch as mismatch:
            assert "heard something else" not in str(mismatch)
            continue
        assert world.told(ANA) == match.told(ANA)
        last = world.journal[-1].answer
        assert isinstance(last, list)
        places[last.index(0)] += 1  # the gift is in the hand, anywhere
        unseen.update(card for card in last if card)
        world.close()
    worlds = sum(places.values())
    assert worlds > 50
    assert set(places) == {0, 1, 2}
    assert min(places.values()) > worlds / 5
    assert set(unseen) == {4, 5, 7, 8, 9, 10, 11}  # any card Ana has not seen, wherever it really lies


def test_what_a_seat_saw_stays_where_it_was() -> None:
    match = played_fan()
    worlds = 0
    for draw in range(60):
        try:
            world = imagine(match, BOB, Random(draw))
        except JournalMismatch:
            continue
        worlds += 1
        first = world.journal[0].answer
        assert isinstance(first, list)
        assert first[3:7] == [3, 4, 5, 6]  # Bob's own hand
        assert first[0] == 0  # the gift he was shown
        world.close()
    assert worlds


def test_the_match_itself_is_not_touched() -> None:
    match = played_fan()
    journal, said = list(match.journal), list(match.table.said)
    for draw in range(10):
        try:
            imagine(match, ANA, Random(draw)).close()
        except JournalMismatch:
            continue
    assert (match.journal, match.table.said) == (journal, said)


async def leaking(table: Table) -> None:
    """A faulty game: it lets Bob hear the face of Ana's card, as a word instead of a card."""
    hand = table.lay("hand", owner=ANA)
    card = table.deal(await table.pile(BOX[:12]), hand)
    table.tell(BOB, "hint", face=card.face)
    await table.must(BOB, Press("ready"))


def test_a_leaking_game_is_found_out() -> None:
    match = Match(leaking, SETUP)
    match.feed(Entry(DEALER, list(range(12))))
    with pytest.raises(JournalMismatch, match="heard something else"):
        for draw in range(20):
            imagine(match, BOB, Random(draw)).close()


async def fork(table: Table) -> None:
    """What is asked next hangs on a card nobody but Ana sees."""
    hand = table.lay("hand", owner=ANA)
    if table.deal(await table.pile(BOX[:2]), hand).face == "A":
        await table.shuffle(BOX[2:5])
    await table.must(ANA, Press("ready"))


def test_a_world_that_goes_another_way_is_a_mismatch_and_no_crash() -> None:
    match = Match(fork, SETUP)
    match.feed(Entry(DEALER, [0, 1]))
    match.feed(Entry(DEALER, [2, 3, 4]))
    met = set()
    for draw in range(20):
        try:
            imagine(match, BOB, Random(draw)).close()
            met.add("same way")
        except JournalMismatch as mismatch:
            met.add(str(mismatch))
    assert "another pile was shuffled" in met
    assert "same way" in met


async def hidden_lots(table: Table) -> None:
    """One lot and one noise that nobody hears of, and a lot that is told."""
    await table.lot("abcd")
    await table.noise(1.0)
    table.tell_all("drawn", letter=await table.lot("wxyz"))
    await table.must(ANA, Press("end"))


def test_lots_and_noise_fall_otherwise_unless_they_were_told() -> None:
    match = Match(hidden_lots, SETUP)
    for answer in (2, 300, 1):
        match.feed(Entry(DEALER, answer))
    drawn: list[tuple[object, ...]] = []
    for seed in range(200):
        try:
            world = imagine(match, ANA, Random(seed))
        except JournalMismatch:
            continue
        drawn.append(tuple(entry.answer for entry in world.journal))
        world.close()
    assert {lot for lot, _, _ in drawn} == {0, 1, 2, 3}
    assert len({noise for _, noise, _ in drawn}) > 10
    assert {told for _, _, told in drawn} == {1}
