"""The Zieufermix computer: it remembers what it heard, forgets as its level does, and has no other luck than chance."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest
from bots.computers import Seating, computers_play
from scene import cards

from access_game.bots import Bot, Chair, Thought
from access_game.bots.zieufermix import ZieufermixPlayer
from access_game.core.cards import Card
from access_game.core.match import Match
from access_game.core.messages import Message, Setup
from access_game.core.places import Place
from access_game.core.questions import Answer, Pick, Question
from access_game.core.seats import Seat
from access_game.games.zieufermix import is_pair

MATCHES = 120
ANA, BOB = Seat(0), Seat(1)


# Luck -------------------------------------------------------------------------------------------


def grid_of(match: Match) -> Place:
    """The grid itself, which no computer ever gets."""
    frame = match.running.cr_frame
    assert frame is not None
    grid: Place = frame.f_locals["grid"]
    return grid


def all_heard(match: Match) -> dict[int, Card]:
    """What a perfect memory knows of the grid, from what everybody heard."""
    known: dict[int, Card] = {}
    for message in match.told(ANA):
        facts = message.facts
        if message.key == "turned_up":
            known[facts["slot"]] = facts["card"]
        elif message.key == "took":
            known = {slot: card for slot, card in known.items() if slot not in facts["slots"]}
        elif message.key == "swapped":
            moves = {facts["slot"]: facts["other"], facts["other"]: facts["slot"]}
            known = {moves.get(slot, slot): card for slot, card in known.items()}
    return known


class Luck:
    """How often a flip that nobody could foresee was a good one, and how often chance alone would have it."""

    def __init__(self) -> None:
        self.flips = self.hits = 0
        self.expected = self.variance = 0.0

    def note(self, good: list[int], unseen: list[int], chosen: Answer) -> None:
        chance = len(good) / len(unseen)
        if 0 < chance < 1:
            self.flips, self.hits = self.flips + 1, self.hits + (chosen in good)
            self.expected, self.variance = self.expected + chance, self.variance + chance * (1 - chance)

    @property
    def surprise(self) -> float:
        """In standard deviations: beyond five it is no luck."""
        return (self.hits - self.expected) / sqrt(self.variance)


class Witness:
    """Watches blind flips: the second of a pair, and a letter with a first flip."""

    def __init__(self) -> None:
        self.pairs, self.letters = Luck(), Luck()

    def __call__(self, match: Match, seat: Seat, bot: Bot, answer: Answer) -> None:
        assert match.waiting is not None
        question: Any = match.waiting.questions[seat]
        grid, known = grid_of(match), all_heard(match)
        unseen = [slot for slot in question.options if slot not in known]
        if answer not in unseen:
            return
        if question.key == "flip_second":
            (turned,) = grid.up
            self.pairs.note([s for s in unseen if is_pair(grid.slots[turned], grid.slots[s])], unseen, answer)
        elif question.key == "flip_first":
            self.letters.note([s for s in unseen if grid.slots[s].is_letter], unseen, answer)


def watched(level: str, seating: Seating | None = None) -> Witness:
    witness = Witness()
    for seed in range(MATCHES):
        computers_play("zieufermix", (level, level), seed, seating, witness)
    return witness


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_unseen_pairs_are_found_no_more_often_than_chance_has_it(level: str) -> None:
    witness = watched(level)
    for luck in (witness.pairs, witness.letters):
        assert luck.flips > 200
        assert abs(luck.surprise) < 5


class Cheat(ZieufermixPlayer):
    """Plays like the real one, but looks under the cards for the second of a pair."""

    table: list[Match]

    def second(self, options: list[int]) -> int:
        grid = grid_of(self.table[-1]).slots
        mates = [slot for slot in options if self.turned and is_pair(grid[self.turned], grid[slot])]
        return (mates or [super().second(options)])[0]


def test_a_computer_that_looks_under_the_cards_is_caught() -> None:
    witness, seen = Witness(), list[Match]()

    class Here(Cheat):
        table = seen

    def watch(match: Match, seat: Seat, bot: Bot, answer: Answer) -> None:
        seen.append(match)  # the first answer of a match is a first flip: from then on it can look
        witness(match, seat, bot, answer)

    for seed in range(20):
        computers_play("zieufermix", ("normal", "normal"), seed, Here, watch)
    assert witness.pairs.surprise > 5


# Levels -----------------------------------------------------------------------------------------


def wins(stronger: str, weaker: str) -> tuple[int, int]:
    """Of the matches that were not drawn, how many each level won; both sit first equally often."""
    won = [0, 0]
    for seed in range(MATCHES):
        levels = (stronger, weaker) if seed % 2 else (weaker, stronger)
        result = computers_play("zieufermix", levels, seed).result
        one, other = (result[Seat(levels.index(level))] for level in (stronger, weaker))
        won[0] += one > other
        won[1] += other > one
    return won[0], won[1]


@pytest.mark.parametrize(("stronger", "weaker"), [("hard", "easy"), ("normal", "easy"), ("hard", "normal")])
def test_a_higher_level_wins_more_often(stronger: str, weaker: str) -> None:
    strong, weak = wins(stronger, weaker)
    assert strong > 2 * weak, (strong, weak)


# What it remembers --------------------------------------------------------------------------------


class Never(Random):
    """Forgets nothing, and takes the first of what is offered."""

    def random(self) -> float:
        return 0.999


class Always(Random):
    def random(self) -> float:
        return 0.0


def player(rng: Random, level: str = "hard") -> ZieufermixPlayer:
    return ZieufermixPlayer(Chair(ANA, level, Setup(("Ana", "Bob"), (level, "")), rng))


def up(slot: int, card: str, number: int = 0) -> Message:
    return Message((ANA, BOB), "turned_up", {"slot": slot, "card": cards(" ".join([card] * (number + 1)))[number]})


def said(key: str, **facts: Any) -> Message:
    return Message((ANA, BOB), key, facts)


def asked(bot: ZieufermixPlayer, key: str, *options: int) -> Answer:
    question: Question[int] = Pick(key, options, among="grid")
    thought = bot.answer(question)
    assert isinstance(thought, Thought)
    assert thought.answer in options
    return thought.answer


def test_it_takes_a_pair_it_knows() -> None:
    bot = player(Never())
    for message in (
        up(3, "pA"),
        up(9, "pA", 1),
        up(5, "ppA"),
        said("turned_down", slots=(3, 5, 9)),
        said("turn", who=ANA),
    ):
        bot.hear(message)
    first = asked(bot, "flip_first", *range(1, 17))
    assert first in (3, 9)
    bot.hear(up(3, "pA"))
    assert asked(bot, "flip_second", *(slot for slot in range(1, 17) if slot != 3)) == 9


def test_it_follows_a_card_that_was_swapped() -> None:
    bot = player(Never())
    for message in (up(1, "bA"), up(4, "FIRE"), said("swapped", slot=4, other=1), said("turn", who=ANA), up(8, "wA")):
        bot.hear(message)
    assert asked(bot, "flip_second", *(slot for slot in range(1, 17) if slot != 8)) == 4


def test_it_does_not_turn_up_a_firecracker_it_remembers() -> None:
    bot = player(Never())
    bot.hear(up(2, "FIRE"))
    bot.hear(up(3, "STAR"))
    assert asked(bot, "flip_first", 2, 3) == 3
    assert asked(bot, "flip_first", 2, 7) == 7


def test_a_taken_card_is_out_of_its_mind() -> None:
    bot = player(Never())
    black, white = cards("bA wA")
    for message in (up(1, "bA"), up(5, "wA"), said("took", slots=(1, 5), cards=(black, white))):
        bot.hear(message)
    assert bot.known == {}
    assert bot.letters_left == 4


def test_stars_are_worth_a_pair_only_when_the_letters_are_gone() -> None:
    bot = player(Never())
    bot.hear(up(3, "STAR"))
    bot.hear(up(7, "STAR", 1))
    assert not bot.makes_pair(3, 7)
    bot.letters_left = 0
    assert bot.makes_pair(3, 7)


def test_each_turn_it_may_forget() -> None:
    forgetful, mindful = player(Always(), "easy"), player(Never(), "easy")
    for bot in (forgetful, mindful):
        bot.hear(up(3, "pA"))
        bot.hear(said("turn", who=BOB))
    assert forgetful.known == {}
    assert list(mindful.known) == [3]
