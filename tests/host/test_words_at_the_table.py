"""Scenes of words no list knows: confirmed alone, voted on together, remembered afterwards (C3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from host.seated import ANA, BOB, CLEO, HostTable, Words

from access_game.bots import Thought
from access_game.core.letters import Letters, fold
from access_game.core.messages import Message
from access_game.core.rituals import accept_word
from access_game.core.seats import Seat
from access_game.core.table import Table
from access_game.home.home import Home
from access_game.words.judge import Judge
from access_game.words.lexicon import load
from access_game.words.personal import Personal


async def schtroumpf(table: Table) -> Any:
    return await accept_word(table, "schtroumpf", ANA)


async def said_by_a_computer(table: Table) -> Any:
    return await accept_word(table, "schtroumpf", BOB)


def test_a_word_of_the_list_is_accepted_at_once() -> None:
    table = HostTable(schtroumpf, judge=Words("schtroumpf"))
    assert table.result is True
    assert table.people[ANA].messages == []


@pytest.mark.parametrize("sure", [True, False])
def test_alone_the_author_confirms(sure: bool) -> None:
    table = HostTable(schtroumpf, computers={BOB: Thought(False)})
    assert table.people[ANA].asked == "sure_of_word"
    table.people[ANA].says(sure)
    assert table.result is sure
    assert table.people[ANA].heard()[-1] == ("word_accepted" if sure else "word_refused")


@pytest.mark.parametrize(
    ("votes", "accepted"),
    [([True, False], True), ([False, False], False), ([True, True], True), ([False], False), ([], True)],
    ids=["tie accepts", "majority refuses", "all for", "one against and silence", "silence"],
)
def test_together_the_others_vote(votes: list[bool], accepted: bool) -> None:
    table = HostTable(schtroumpf, 3)
    assert table.people[ANA].asked == ""  # nobody judges the own word
    assert table.people[BOB].asked == table.people[CLEO].asked == "accept_word"
    for seat, one in zip((BOB, CLEO), votes, strict=False):
        table.people[Seat(seat)].says(one)
    table.until(20)
    assert table.result is accepted
    (counted,) = table.people[ANA].told("voted")
    assert (counted.facts["yes"], counted.facts["no"]) == (sum(votes), len(votes) - sum(votes))


def test_computers_abstain() -> None:
    table = HostTable(schtroumpf, 3, computers={CLEO: Thought(False, 0.1)})
    assert table.people[BOB].asked == "accept_word"
    assert table.thinkers[CLEO].asked == []
    table.people[BOB].says(True)
    assert table.result is True


def test_a_computer_says_only_what_it_found_in_a_list() -> None:
    table = HostTable(said_by_a_computer, computers={BOB: None}, judge=Words(listed=False))
    assert table.result is True
    assert table.people[ANA].heard() == ["word_unknown", "word_accepted"]


def test_a_strict_table_asks_nobody() -> None:
    table = HostTable(schtroumpf, 3, dictionary_only=True)
    assert table.result is False
    assert table.people[BOB].heard() == ["not_in_dictionary"]


@pytest.mark.parametrize(
    ("word", "heard"),
    [
        ("mañana", ["word_foreign"]), ("birthday", ["word_foreign"]), ("toutilix", ["word_personal"]),
        ("LR", ["not_in_dictionary"]), ("parceque", ["not_in_dictionary"]), ("praline", []), ("Canada", []),
    ],
)  # fmt: skip
def test_a_strict_table_takes_only_its_own_language_and_says_why(word: str, heard: list[str], tmp_path: Path) -> None:
    personal = Personal(tmp_path / "words")
    personal.accept("toutilix")
    judge: Any = Judge(load("fr"), personal)

    async def said(table: Table) -> Any:
        return await accept_word(table, word, ANA)

    strict = HostTable(said, 3, dictionary_only=True, judge=judge)
    assert strict.people[BOB].heard() == strict.people[ANA].heard() == heard
    assert strict.result is (not heard)
    easy = HostTable(said, 3, judge=judge)
    if heard == ["not_in_dictionary"]:
        assert easy.people[BOB].asked == "accept_word"  # unknown is not refused
        easy.close()
    else:
        assert easy.result is True and easy.people[BOB].heard() == []


def test_without_a_list_a_strict_table_decides_on_what_it_accepted_before(tmp_path: Path) -> None:
    personal = Personal(tmp_path / "words")
    personal.accept("schtroumpf")
    judge: Any = Judge(None, personal)
    table = HostTable(schtroumpf, 3, dictionary_only=True, judge=judge)
    assert table.people[BOB].asked == "accept_word"
    table.close()


def test_a_strict_table_without_a_list_votes_all_the_same() -> None:
    table = HostTable(schtroumpf, 3, dictionary_only=True, judge=Words(listed=False))
    assert table.people[BOB].asked == "accept_word"
    table.close()


def test_the_judge_suggests_words_from_the_list_and_none_without_one() -> None:
    async def suggested(table: Table) -> Any:
        return await table.suggest(Letters(starting="BA"), 3)

    real: Any = Judge(load("fr"))
    found = HostTable(suggested, judge=real).result
    assert len(found) == 3 and all(fold(word).startswith("BA") for word in found)
    nothing: Any = Judge(None)
    assert HostTable(suggested, judge=nothing).result == ()


def test_a_word_the_table_accepted_is_known_next_time(tmp_path: Path) -> None:
    path = Home(tmp_path).words("fr")
    for evening in range(2):
        personal = Personal(path)  # read again from the disk, as at the next start

        def remember(message: Message, personal: Personal = personal) -> None:
            if message.key == "word_accepted":
                personal.accept(message.facts["word"])

        judge: Any = Judge(None, personal)
        table = HostTable(schtroumpf, computers={BOB: None}, judge=judge, on_message=remember)
        if evening == 0:
            table.people[ANA].says(True)
        assert table.result is True
        assert ("word_unknown" in table.people[ANA].heard()) is (evening == 0)


def test_a_refused_word_is_not_remembered(tmp_path: Path) -> None:
    personal = Personal(Home(tmp_path).words("fr"))
    judge: Any = Judge(None, personal)
    table = HostTable(schtroumpf, computers={BOB: None}, judge=judge)
    table.people[ANA].says(False)
    assert table.result is False
    assert "schtroumpf" not in personal
