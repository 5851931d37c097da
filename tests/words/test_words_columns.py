"""Words in the columns of Solitix, against a player who tries every move there is."""

from __future__ import annotations

import random
from collections import Counter

from access_game.words import ColumnMove, Level, Lexicon, Query

Stacks = tuple[str, ...]


def every_hand(stacks: Stacks, most: int) -> set[tuple[str, ...]]:
    """All the hands of cards that takes and shifts can give, by trying them all."""
    seen: set[tuple[Stacks, tuple[str, ...]]] = set()
    todo: list[tuple[Stacks, tuple[str, ...]]] = [(stacks, ())]
    while todo:
        here = todo.pop()
        if here in seen:
            continue
        seen.add(here)
        columns, hand = here
        for source, stack in enumerate(columns):
            if stack and len(hand) < most:
                rest = (*columns[:source], stack[:-1], *columns[source + 1 :])
                todo.append((rest, tuple(sorted((*hand, stack[-1])))))
            if len(stack) >= 2:
                for target, other in enumerate(columns):
                    if not other:
                        moved = list(columns)
                        moved[source], moved[target] = stack[:-1], stack[-1]
                        todo.append((tuple(moved), hand))
    return {hand for _, hand in seen}


def spells(hand: tuple[str, ...], word: str, fires: int) -> bool:
    stars = hand.count("*")
    letters = Counter(card for card in hand if card != "*")
    return stars <= 1 and not letters - Counter(word) and 0 <= len(word) - len(hand) <= fires


def random_columns(chance: random.Random, cards: int, columns: int) -> Stacks:
    stacks = [""] * columns
    for _ in range(cards):
        stacks[chance.randrange(columns)] += chance.choice("EEEAAISSTRNLOU*BMDPC")
    return tuple(stacks)


def play(stacks: Stacks, moves: tuple[ColumnMove, ...]) -> tuple[str, ...]:
    """The cards taken, every move checked by the rules."""
    columns = list(stacks)
    hand = []
    for move in moves:
        card = columns[move.column][-1]
        if move.to >= 0:
            assert len(columns[move.column]) >= 2 and not columns[move.to]
            columns[move.to] = card
        else:
            hand.append(card)
        columns[move.column] = columns[move.column][:-1]
    return tuple(sorted(hand))


def test_all_words_that_moves_can_give_are_reached_and_no_other(small: Lexicon) -> None:
    words = [hit.folded for hit in small.find(Query(shortest=4, longest=7))]
    chance = random.Random(3)
    reached_some = shifted = 0
    for _ in range(45):
        stacks = random_columns(chance, chance.randint(4, 9), chance.randint(2, 5))
        fires = chance.choice((0, 0, 1, 2))
        hands = every_hand(stacks, 7)
        expected = {word for word in words if any(hand and spells(hand, word, fires) for hand in hands)}
        reached = [found for found in small.reach(stacks, fires=fires) if len(found.hit.folded) <= 7]
        assert {found.hit.folded for found in reached} == expected, stacks
        assert len(reached) == len(expected)
        for found in reached:
            hand = play(stacks, found.moves)
            assert spells(hand, found.hit.folded, fires)
            assert len(hand) + found.fires == len(found.hit.folded)
            shifted += any(move.to >= 0 for move in found.moves)
        reached_some += bool(reached)
    assert reached_some > 15 and shifted > 15


def test_high_columns_hide_no_word(small: Lexicon) -> None:
    words = [hit.folded for hit in small.find(Query(shortest=4, longest=5))]
    chance = random.Random(8)
    found_some = 0
    for _ in range(12):
        stacks = tuple(
            "".join(chance.choice("EEAISSTRNLOU") for _ in range(chance.randint(2, 4))) + chance.choice("EASRT*C")
            for _ in range(4)
        )
        hands = every_hand(stacks, 5)
        expected = {word for word in words if any(hand and spells(hand, word, 0) for hand in hands)}
        assert {r.hit.folded for r in small.reach(stacks) if len(r.hit.folded) <= 5} == expected, stacks
        found_some += bool(expected)
    assert found_some > 3


def test_foyer_is_taken_from_one_column_and_empties_it(french: Lexicon) -> None:
    found = {reached.hit.display: reached.moves for reached in french.reach(["FYROE"], Level.EASY)}
    assert found["foyer"] == (ColumnMove(0),) * 5


def test_a_firecracker_completes_a_word_and_three_cards_alone_make_none(french: Lexicon) -> None:
    assert not list(french.reach(["C", "H", "A"]))
    assert any(r.hit.folded == "CHAT" and r.fires == 1 for r in french.reach(["C", "H", "A"], fires=1))


def test_an_emptied_column_lets_a_card_step_aside(french: Lexicon) -> None:
    stacks = ["T", "AZ", "P", "E"]
    moves = next(r.moves for r in french.reach(stacks) if r.hit.folded == "TAPE")
    assert ColumnMove(1, 0) in moves or ColumnMove(1, 2) in moves or ColumnMove(1, 3) in moves
    assert not [r for r in french.reach(["TX", "AZ", "PX", "EX"]) if r.hit.folded == "TAPE"]


def test_columns_without_cards_give_nothing(french: Lexicon) -> None:
    assert not list(french.reach([])) and not list(french.reach(["", ""], fires=3))


def test_two_stars_are_never_in_one_word(french: Lexicon) -> None:
    assert not list(french.reach(["*", "*", "A", "S"]))
    assert list(french.reach(["*", "L", "A", "S"]))
