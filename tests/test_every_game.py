"""What must hold for every game, found out by playing it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any

import pytest
from random_play import life, played, seat_counts, sit, step

from access_game.core.cards import BOX, Card
from access_game.core.imagine import imagine
from access_game.core.match import JournalMismatch, Match
from access_game.core.messages import Entry
from access_game.core.places import Place
from access_game.core.refusal import Refused
from access_game.core.seats import DEALER, Seat
from access_game.core.sight import Sight
from access_game.core.table import FORGOTTEN
from access_game.games import open_box, stems
from access_game.players.guest import is_secret

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "access_game"
GAMES = [pytest.param(stem, id=stem) for stem in stems()]
SEATED = [pytest.param(stem, seats, id=f"{stem}-{seats}") for stem in stems() for seats in seat_counts(stem)]
SEEDS = range(4)
GALLERY = Seat(-9)  # somebody who only looks on
WORLDS = 12  # imagined for each seat
DECISIONS = 160  # entries of a match at which worlds are imagined, one by one
# What the rules make known of a card without turning it up: remarks that other cards would have changed.
KNOWN_BY_RULE = {
    "frontibix": {"firecracker", "revealed", "word_lacks"},  # a word begins with the letter of its card
    "paflemix": {"claimed"},  # only a letter wants a word
}

_matches: dict[tuple[str, int, int], Match] = {}


def a_match(stem: str, seats: int, seed: int) -> Match:
    """A finished match. Nothing below feeds it, so tests may share it."""
    key = stem, seats, seed
    if key not in _matches:
        _matches[key] = played(stem, seats, seed)
    return _matches[key]


def some_steps(length: int) -> list[int]:
    """Step numbers from first to last: all of them in a short match, evenly spread in a long one."""
    spread = min(length, max(8, 6000 // length))  # each costs a replay: a long match is entered at fewer points
    return sorted({k * length // spread for k in range(spread)} | {0, 1, length - 1})


@pytest.mark.parametrize(("stem", "seats"), SEATED)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_journal_replays_the_match_exactly(stem: str, seats: int, seed: int) -> None:
    match = a_match(stem, seats, seed)
    journal = [Entry(*line) for line in json.loads(json.dumps(match.journal))]
    assert life(Match(match.script, match.setup, journal)) == life(match)


@pytest.mark.parametrize(("stem", "seats"), SEATED)
def test_a_match_can_be_saved_anywhere_and_goes_on_alike(stem: str, seats: int) -> None:
    match = a_match(stem, seats, 1)
    for length in some_steps(len(match.journal)):
        again = match.rewind(length)
        assert again.journal == match.journal[:length]
        for seat in again.table.seats:
            assert again.told(seat) == match.told(seat)[: len(again.told(seat))]
        for entry in match.journal[length:]:
            again.feed(entry)
        assert life(again) == life(match), f"taken up after entry {length}"


def test_the_same_journal_gives_the_same_transcript_under_any_hash_seed() -> None:
    def lives(hash_seed: str) -> str:
        path = os.pathsep.join((str(TESTS), str(TESTS.parent)))
        environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, str(TESTS / "random_play.py")]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120).stdout

    one, other = lives("1"), lives("4242")
    assert {line.split()[0] for line in one.splitlines()} == set(stems())
    assert one == other


@pytest.mark.parametrize(("stem", "seats"), SEATED)
@pytest.mark.parametrize("seed", SEEDS)
def test_secrets_stay_secret(stem: str, seats: int, seed: int) -> None:
    """If hidden cards had fallen otherwise, a seat would have heard the same. Only answers may contradict."""
    whole = a_match(stem, seats, seed)
    for part in (1, 2, 3):
        match = whole.rewind(min(len(whole.journal), 200) * part // 4)  # secrets are as old as the first cards
        for seat in match.table.seats:
            for draw in range(WORLDS // 3):
                try:
                    world = imagine(match, seat, Random(f"{seed} {draw}"))
                except JournalMismatch as mismatch:
                    _, leaked, keys = str(mismatch).partition("heard something else: ")
                    by_rule = KNOWN_BY_RULE.get(stem, set()) & set(keys.split(" instead of "))
                    assert not leaked or by_rule, f"{mismatch}: seat {seat} at {match.where()}"
                else:
                    assert world.told(seat) == match.told(seat)
                    world.close()
        match.close()


@pytest.mark.parametrize("stem", GAMES)
def test_at_every_decision_a_seat_is_asked_the_same_in_every_world_that_holds(stem: str) -> None:
    """Whatever hidden cards are, who is to decide hears and is asked the same: a computer cannot tell the worlds
    apart, and so cannot use what it was not told."""
    whole = a_match(stem, seat_counts(stem)[1], 1)
    decisions = held = 0
    for length in range(1, min(len(whole.journal), DECISIONS)):
        match = whole.rewind(length)
        for seat in [seat for seat in match.waiting.questions if seat >= 0] if match.waiting else []:
            decisions += 1
            try:
                world = imagine(match, seat, Random(length))
            except JournalMismatch as mismatch:
                _, leaked, keys = str(mismatch).partition("heard something else: ")
                by_rule = KNOWN_BY_RULE.get(stem, set()) & set(keys.split(" instead of "))
                assert not leaked or by_rule, f"{mismatch}: seat {seat} at {match.where()}"
                continue
            held += 1
            assert match.waiting is not None and world.waiting is not None
            assert world.waiting.questions[seat] == match.waiting.questions[seat]
            assert world.told(seat) == match.told(seat)
            world.close()
        match.close()
    assert decisions > 20
    assert held


@pytest.mark.parametrize("stem", GAMES)
def test_there_is_something_to_imagine(stem: str) -> None:
    """The test of secrets can fail: early in a match some imagined worlds hold, in which the cards fell otherwise."""
    seats = seat_counts(stem)[0]
    match = a_match(stem, seats, 0).rewind(2)
    others = 0
    for draw in range(WORLDS):
        try:
            world = imagine(match, Seat(0), Random(draw))
        except JournalMismatch:
            continue
        others += world.journal != match.journal
        world.close()
    match.close()
    assert others


@pytest.mark.parametrize(("stem", "seats"), SEATED)
def test_silence_is_a_bug(stem: str, seats: int) -> None:
    """Who answers hears something back, and when cards move everybody hears of it."""
    match, rng = sit(stem, seats), Random(3)
    while match.waiting:
        said, lay_before = len(match.table.said), lie(match)
        entry = step(match, rng)
        news = match.table.said[said:]
        if entry.seat >= 0:
            assert any(entry.seat in message.to for message in news), f"{entry} met with silence at {match.where()}"
        if lie(match) != lay_before:
            told = {seat for message in news if message.key not in ("noted", "asked") for seat in message.to}
            assert told == set(match.table.seats), f"cards moved and some heard nothing, at {match.where()}"


@pytest.mark.parametrize(("stem", "seats"), SEATED)
def test_everybody_hears_how_it_ended(stem: str, seats: int) -> None:
    match = a_match(stem, seats, 2)
    for seat in match.table.seats:
        assert match.told(seat)[-1].key == "match_over"
    assert set(match.result) == set(match.table.seats)


@pytest.mark.parametrize(("stem", "seats"), SEATED)
def test_every_card_that_was_dealt_out_lies_in_one_place_at_any_time(stem: str, seats: int) -> None:
    match, rng = sit(stem, seats), Random(5)
    shuffled: set[int] = set()
    while match.waiting:
        entry = step(match, rng)
        if entry.seat == DEALER and isinstance(entry.answer, list):
            shuffled |= set(entry.answer)
        places = match.table.places.values()
        count = Counter(card.id for place in places for card in place.cards())
        assert all(number == 1 for number in count.values()), f"a card lies twice, at {match.where()}"
        assert set(count) == shuffled, f"a card was lost, or came from nowhere, at {match.where()}"
        for place in places:
            assert place.up <= set(place.slots), f"an empty slot of {place.name} is face up, at {match.where()}"
            assert all(BOX[card.id] == card for card in place.cards())


@pytest.mark.parametrize(("stem", "seats"), SEATED)
def test_a_seat_can_follow_the_table_by_what_it_was_told(stem: str, seats: int) -> None:
    """What a seat sees is never wrong: it sees just the faces its eyes may rest on, and knows of every card. So does
    somebody who only looks on."""
    match, rng = sit(stem, seats), Random(7)
    sights = {seat: Sight(seat) for seat in match.table.seats} | {GALLERY: Sight(GALLERY)}
    heard = 0
    while match.waiting:
        step(match, rng)
        for message in match.table.said[heard:]:
            for seat in (*message.to, *([GALLERY] if message.is_open(seats) else [])):
                sights[seat].hear(message)
        heard = len(match.table.said)
        for seat, sight in sights.items():
            for key, place in match.table.places.items():
                seen = sight.places[key]
                who = None if seat == GALLERY else seat
                visible = {slot: card if place.is_seen(slot, who) else None for slot, card in place.slots.items()}
                assert seen.cards == visible, f"{place.name} as seat {seat} sees it, at {match.where()}"
                assert seen.count == len(place), f"how many lie in {place.name}, at {match.where()}"
                assert seen.eyes is place.eyes


@pytest.mark.parametrize(("stem", "seats"), SEATED)
def test_messages_carry_values_and_never_the_table_itself(stem: str, seats: int) -> None:
    """A message that held a place, or anything that changes later, would be a hole in the wall for a bot."""
    for message in a_match(stem, seats, 0).table.said:
        for name, fact in message.facts.items():
            assert is_plain(fact), f"{message.key} carries {name}={fact!r}"
        assert is_plain(message.changes), f"{message.key} changes {message.changes!r}"


@pytest.mark.parametrize("stem", GAMES)
def test_every_option_can_be_played(stem: str) -> None:
    for option in open_box(stem).GAME.options:
        for value in option.values:
            assert played(stem, seat_counts(stem)[0], 1, **{option.key: value}).result is not None


@pytest.mark.parametrize("stem", GAMES)
def test_too_few_and_too_many_players_are_refused(stem: str) -> None:
    low, high = open_box(stem).GAME.players
    for count in (low, high):
        open_box(stem).GAME.check_seats(count)
    for count in (low - 1, high + 1):
        with pytest.raises(Refused, match="bad_seats"):
            open_box(stem).GAME.check_seats(count)


@pytest.mark.parametrize("stem", GAMES)
def test_one_stem_names_every_file_of_a_game(stem: str) -> None:
    locale = PACKAGE / "narration" / "locale"
    wanted = (
        PACKAGE / "games" / f"{stem}.py",
        locale / "fr" / f"{stem}.ftl",
        locale / "en" / f"{stem}.ftl",
        TESTS / "games" / f"test_{stem}.py",
        TESTS / "playthroughs" / f"{stem}.fr.txt",
    )
    missing = [str(path.relative_to(TESTS.parent)) for path in wanted if not path.is_file()]
    assert not missing


def test_no_file_of_a_game_is_left_without_its_game() -> None:
    tests = {path.stem.removeprefix("test_") for path in (TESTS / "games").glob("test_*.py")}
    told = {path.name.split(".")[0] for path in (TESTS / "playthroughs").glob("*.txt")}
    assert tests <= set(stems())
    assert told <= {*stems(), "stories"}  # the tales the computers tell have a transcript too


# How the tests look under the cloth ---------------------------------------------------------------


def lie(match: Match) -> list[tuple[dict[int, Card], dict[int, list[Card]], frozenset[int]]]:
    """How the cards lie now, in all places that hold any."""
    return [
        (dict(place.slots), {slot: list(pile) for slot, pile in place.under.items()}, frozenset(place.up))
        for place in match.table.places.values()
        if place.slots
    ]


def is_plain(fact: Any) -> bool:
    if fact is None or isinstance(fact, bool | int | float | str | Enum):
        return True
    if isinstance(fact, tuple | range):
        return all(is_plain(one) for one in fact)
    if isinstance(fact, Mapping):
        return all(is_plain(key) and is_plain(value) for key, value in fact.items())
    frozen = is_dataclass(fact) and type(fact).__dataclass_params__.frozen  # cards and questions
    return frozen and all(is_plain(getattr(fact, field.name)) for field in fields(fact))


def test_the_test_of_plain_values_can_fail() -> None:
    assert is_plain({"card": BOX[0], "slots": (1, 2)})
    assert not is_plain(Place("grid"))
    assert not is_plain((1, [2]))


@pytest.mark.parametrize("stem", GAMES)
def test_a_game_that_takes_back_what_it_told_says_on_its_lid_that_it_is_to_be_remembered(stem: str) -> None:
    forgets = any(message.key == FORGOTTEN for message in a_match(stem, min(seat_counts(stem)), 0).table.said)
    assert open_box(stem).GAME.memory is forgets


@pytest.mark.parametrize("stem", GAMES)
def test_a_game_in_which_something_is_for_one_seat_alone_says_on_its_lid_that_it_has_secrets(stem: str) -> None:
    match = a_match(stem, min(seat_counts(stem)), 0)
    seats = set(match.table.seats)
    hidden = any(is_secret(message) and not seats <= set(message.to) for message in match.table.said)
    assert open_box(stem).GAME.secrets is hidden
