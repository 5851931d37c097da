"""What every table does: count, run a chrono, vote, judge a word, name the winner."""

from __future__ import annotations

from typing import Any

import pytest
from core.small_table import ANA, BOB, CLEO, SmallTable
from scene import cards

from access_game.core.cards import Card
from access_game.core.letters import Letters
from access_game.core.places import Place
from access_game.core.questions import Pick, Word
from access_game.core.recital import contests
from access_game.core.rituals import (
    Chrono,
    accept_word,
    clockwise,
    countdown,
    finish,
    first_to,
    judge_word,
    name_seat,
    next_seat,
    turn_up_letter,
    vote,
)
from access_game.core.seats import JUDGE, Seat
from access_game.core.table import Table


def numbers(table: SmallTable, key: str) -> list[int]:
    return [message.facts["number"] for message in table.match.told(BOB) if message.key == key]


def chrono_of(level: int) -> SmallTable:
    async def script(table: Table) -> Any:
        return await Chrono(table, level).first_of({ANA: Word("search")})

    return SmallTable(script)


@pytest.mark.parametrize("level", [3, 5, 10])
def test_the_chrono_speaks_every_number_and_expires_after_zero_not_before(level: int) -> None:
    table = chrono_of(level)
    for second in range(level + 1):
        assert numbers(table, "chrono") == list(range(level, level - second - 1, -1))
        assert "time_over" not in table.heard(BOB)
        table.bell(at=1000 * (second + 1))
    assert numbers(table, "chrono") == list(range(level, -1, -1))
    assert table.heard(BOB)[-1] == "time_over"
    assert table.result is None


def test_an_answer_stops_the_chrono_even_at_zero() -> None:
    table = chrono_of(3)
    for second in (1, 2, 3):
        table.bell(at=1000 * second)
    table.says(ANA, "chat", at=3500)
    assert table.result == (ANA, "chat")
    assert "time_over" not in table.heard(BOB)


def test_the_question_is_read_once_while_the_chrono_runs() -> None:
    table = chrono_of(5)
    table.bell(at=1000)
    table.bell(at=2000)
    assert table.heard(ANA).count("asked") == 1


def test_a_chrono_resumes_where_it_stood() -> None:
    async def script(table: Table) -> list[Any]:
        count = Chrono(table, 3)
        return [await count.first_of({ANA: Word("search")}) for _ in range(2)]

    table = SmallTable(script)
    table.bell(at=1000)
    assert table.match.waiting is not None
    second = list(table.match.waiting.bells)
    table.says(ANA, "chat", at=1400)
    assert list(table.match.waiting.bells) == second  # the rest of the second in which the word came
    assert numbers(table, "chrono") == [3, 2]
    assert len({bell.count for bell in second}) == 1
    for at in (2000, 3000, 4000):
        table.bell(at=at)
        assert not table.match.waiting or {bell.count for bell in table.match.waiting.bells} == {second[0].count}
    assert numbers(table, "chrono") == [3, 2, 1, 0]
    assert table.result == [(ANA, "chat"), None]


def test_a_countdown_is_one_number_a_second() -> None:
    async def script(table: Table) -> None:
        await countdown(table, 1, 2, 3)

    table = SmallTable(script)
    assert numbers(table, "count") == [1]
    assert table.match.waiting is not None
    assert (table.match.waiting.within, table.match.waiting.fixed) == (1, True)
    for second in (1, 2, 3):
        table.bell(at=1000 * second)
    assert numbers(table, "count") == [1, 2, 3]
    assert table.result is None


@pytest.mark.parametrize(
    ("votes", "accepted"),
    [({}, True), ({ANA: False}, False), ({ANA: True, BOB: False}, True), ({ANA: False, BOB: True, CLEO: False}, False)],
)
def test_a_strict_majority_of_the_votes_cast_refuses(votes: dict[Seat, bool], accepted: bool) -> None:
    async def script(table: Table) -> bool:
        return await vote(table, table.seats, "accept_word", word="blop")

    table = SmallTable(script, seats=3)
    for seat, said in votes.items():
        table.says(seat, said)
    if len(votes) < 3:
        table.bell()
    assert table.result is accepted
    facts = table.last(CLEO, "voted").facts
    assert facts == {"yes": sum(votes.values()), "no": len(votes) - sum(votes.values()), "accepted": accepted}


async def say(table: Table) -> bool:
    return await accept_word(table, "blop", by=ANA)


def test_a_word_the_judge_knows_needs_no_further_word() -> None:
    table = SmallTable(say)
    assert table.asked == {JUDGE: "judged"}
    table.judge("known")
    assert table.result is True
    assert table.heard(BOB) == []


def test_a_word_said_before_may_be_said_again() -> None:
    async def twice(table: Table) -> list[bool]:
        return [await accept_word(table, "praline", by=ANA) for _ in range(2)]

    table = SmallTable(twice)
    table.judge("known")
    table.judge("known")
    assert table.result == [True, True]


def test_the_other_people_vote_on_an_unknown_word() -> None:
    table = SmallTable(say, seats=3, levels=("", "hard", ""))
    table.judge("unknown")
    assert table.asked == {CLEO: "accept_word"}  # neither its author nor the computer
    assert table.last(BOB, "word_unknown").facts["listed"] is True
    table.says(CLEO, False)
    assert table.result is False
    assert table.heard(ANA)[-1] == "word_refused"


@pytest.mark.parametrize("sure", [True, False])
def test_who_plays_alone_confirms_an_unknown_word(sure: bool) -> None:
    table = SmallTable(say, levels=("", "easy"))
    table.judge("unknown")
    assert table.asked == {ANA: "sure_of_word"}
    table.says(ANA, sure)
    assert table.result is sure


def test_a_computer_is_believed() -> None:
    table = SmallTable(say, levels=("hard", ""))
    table.judge("unknown")
    assert table.result is True


def test_with_the_dictionary_only_an_unknown_word_is_refused_and_everybody_hears_it() -> None:
    table = SmallTable(say, dictionary_only=True)
    table.judge("unknown")
    assert table.result is False
    assert table.heard(BOB)[-1] == table.heard(ANA)[-1] == "not_in_dictionary"


@pytest.mark.parametrize(("verdict", "reason"), [("foreign", "word_foreign"), ("personal", "word_personal")])
def test_with_the_dictionary_only_words_of_others_are_refused_and_everybody_hears_why(
    verdict: str, reason: str
) -> None:
    table = SmallTable(say, dictionary_only=True)
    table.judge(verdict)
    assert table.result is False
    assert table.heard(BOB) == table.heard(ANA) == [reason]


def test_a_match_judged_before_there_were_home_words_goes_on_as_it_went() -> None:
    table = SmallTable(say, dictionary_only=True)
    table.judge("known")  # a foreign word, by a judge who did not tell
    assert table.result is True


def test_without_a_word_list_the_table_decides_even_with_the_dictionary_only() -> None:
    table = SmallTable(say, dictionary_only=True)
    table.judge("no_list")
    assert table.asked == {BOB: "accept_word"}
    assert table.last(BOB, "word_unknown").facts["listed"] is False
    table.says(BOB, True)
    assert table.result is True


def finished(*totals: int) -> tuple[Any, Any]:
    async def script(table: Table) -> Any:
        return finish(table, dict(zip(table.seats, totals, strict=True)), "pairs")

    table = SmallTable(script, seats=len(totals))
    return table.result, table.last(BOB, "match_over").facts


def test_the_highest_total_wins_and_equal_firsts_share() -> None:
    result, facts = finished(3, 2, 1)
    assert result == {ANA: 3, BOB: 2, CLEO: 1}
    assert facts == {"winners": (ANA,), "totals": ((ANA, 3), (BOB, 2), (CLEO, 1)), "best": 3, "of": "pairs"}
    assert finished(3, 3)[1]["winners"] == (ANA, BOB)


def test_the_turn_goes_clockwise_and_round() -> None:
    async def script(table: Table) -> list[Seat]:
        return [next_seat(table, seat) for seat in table.seats]

    assert SmallTable(script, seats=3).result == [BOB, CLEO, ANA]


def test_clockwise_is_everybody_else_and_oneself_last() -> None:
    async def script(table: Table) -> tuple[Seat, ...]:
        return clockwise(table, BOB)

    assert SmallTable(script, seats=3).result == (CLEO, ANA, BOB)


@pytest.mark.parametrize(
    ("word", "heard"),
    [("", "no_word"), (None, "no_word"), ("chat", "word_not_starting"), ("dos", "word_lacks"), ("dé", "")],
)
def test_a_word_said_aloud_fails_before_everybodys_ears(word: str | None, heard: str) -> None:
    async def script(table: Table) -> bool:
        return await judge_word(table, word, ANA, Letters(starting="D", containing="E"))

    table = SmallTable(script)
    if heard:
        assert table.heard(ANA) == table.heard(BOB) == [heard]
        assert table.result is False
    else:
        table.judge("known")
        assert table.result is True


@pytest.mark.parametrize(
    ("answer", "at", "heard"),
    [("buzz", 1150, "tied"), ("buzz", 1151, ""), ("help", 1010, ""), (None, 1150, "")],
)
def test_two_at_once_are_told_and_nobody_was_first(answer: str | None, at: int, heard: str) -> None:
    table = SmallTable(a_race)
    table.says(ANA, "buzz", at=1000)
    if answer is None:
        table.bell(at=at)
    else:
        table.says(BOB, answer, at=at)
    assert table.result == (None if heard else (ANA, "buzz"))
    assert ("tied" in table.heard(ANA)) is bool(heard)


def test_a_race_nobody_answers_is_over_and_everybody_hears_it() -> None:
    table = SmallTable(a_race)
    table.bell(at=30_000)
    assert table.result is None
    assert table.heard(BOB)[-1] == "race_over"


async def a_race(table: Table) -> Any:
    return await first_to(table, dict.fromkeys(table.seats, Pick("race", ("buzz", "help"), quick="buzz")), 30)


def contested(racing: bool) -> SmallTable:
    async def script(table: Table) -> list[tuple[Seat, str]]:
        return await contests(table, [BOB, CLEO], racing)

    return SmallTable(script, seats=3)


def test_who_contests_is_heard_in_the_order_of_the_buzzes() -> None:
    table = contested(racing=True)
    table.says(CLEO, "buzz")
    assert table.refuses(BOB, "buzz") == "not_your_turn"  # a buzz locks the others out until it is answered
    table.says(CLEO, "chat")
    assert table.last(ANA, "contested").facts == {"who": CLEO, "word": "chat"}
    table.says(BOB, "buzz")
    table.bell()  # and says nothing
    assert table.result == [(CLEO, "chat"), (BOB, "")]


def test_who_lets_it_pass_does_not_contest() -> None:
    table = contested(racing=True)
    table.says(BOB, "let")
    table.bell()
    assert table.result == []


def test_in_calm_each_is_asked_in_turn() -> None:
    table = contested(racing=False)
    assert table.asked == {BOB: "contest_word"}
    table.says(BOB, "")
    table.says(CLEO, "chat")
    assert table.result == [(CLEO, "chat")]


def opened(notation: str) -> tuple[SmallTable, Place, Place]:
    places: list[Place] = []

    async def script(table: Table) -> Card | None:
        draw, pile = table.lay("draw"), table.lay("pile")
        draw.stack(cards(notation))
        places.extend((draw, pile))
        return turn_up_letter(table, draw, ANA, pile)

    return SmallTable(script), *places


def test_only_a_letter_opens_and_the_others_go_under_the_pile() -> None:
    table, draw, pile = opened("STAR FIRE wB wC")
    assert table.result == cards("wB")[0]
    assert draw.cards() == (*cards("wC"), *cards("STAR FIRE"))
    assert pile.cards() == tuple(cards("wB"))
    assert table.heard(BOB)[2:] == ["put_under", "put_under", "opening_card"]


def test_a_pile_without_letters_opens_nothing() -> None:
    table, draw, _ = opened("STAR FIRE")
    assert table.result is None
    assert len(draw) == 2
    assert table.heard(BOB)[2:] == ["no_letter_left"]


@pytest.mark.parametrize("seats", [(BOB,), (BOB, CLEO)])
def test_a_player_names_a_seat_unless_only_one_can_be_named(seats: tuple[Seat, ...]) -> None:
    async def script(table: Table) -> Seat:
        return await name_seat(table, ANA, "opponent", seats, {ANA: "not_yourself"})

    table = SmallTable(script, seats=3)
    if len(seats) > 1:
        assert table.refuses(ANA, 0) == "not_yourself"
        table.says(ANA, 1)
    assert table.result == BOB
