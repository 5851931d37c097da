"""The one rule of letters, for questions, rituals and finder alike (C2)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from core.small_table import ANA, SmallTable
from hypothesis import given
from hypothesis import strategies as st

from access_game.core.letters import Letters, example
from access_game.core.questions import Word
from access_game.core.refusal import Refused
from access_game.core.rituals import judge_word
from access_game.core.table import Table
from access_game.words import Query

few = st.text("ABE", max_size=3)
ASKED: list[tuple[dict[str, Any], str, str, dict[str, Any]]] = [
    ({"starting": "E", "containing": "E"}, "eau", "lacks", {"letters": "E"}),
    ({"starting": "E", "containing": "E"}, "été", "", {}),
    ({"containing": "EE"}, "eau", "lacks", {"letters": "E"}),
    ({"containing": "EE"}, "école", "", {}),
    ({"containing": "ZTZ"}, "chat", "lacks", {"letters": "ZZ"}),
    ({"starting": "A", "ending": "A"}, "a", "too_short", {"at_least": 2}),
    ({"starting": "A", "ending": "A"}, "aria", "", {}),
    ({"ending": "R"}, "chat", "not_ending", {"letter": "R"}),
    ({"ending": "T", "containing": "T"}, "chat", "lacks", {"letters": "T"}),
    ({"containing": "C**"}, "ça", "too_short", {"at_least": 3}),
    ({"containing": "C**"}, "col", "", {}),
    ({"in_order": "CT"}, "chat", "", {}),
    ({"in_order": "TC"}, "chat", "not_in_order", {"letters": "TC"}),
    ({"excerpt": "C*A"}, "chat", "", {}),
    ({"excerpt": "CA"}, "chat", "no_excerpt", {"letters": "CA"}),
    ({"without": "XH"}, "chat", "has_letters", {"letters": "H"}),
    ({"rack": "TACH"}, "chat", "", {}),
    ({"rack": "TAC"}, "chat", "not_in_rack", {"letters": "H"}),
    ({"rack": "TAC*"}, "chat", "", {}),
    ({"rack": "TA", "jokers": 1}, "chat", "not_in_rack", {"letters": "CH"}),
    ({"rack": "TA", "jokers": 2}, "chat", "", {}),
    ({"at_least": 5}, "chat", "too_short", {"at_least": 5}),
    ({"at_most": 3}, "chat", "too_long", {"at_most": 3}),
    ({}, "3,14", "no_letters", {}),
]


@pytest.mark.parametrize(("asked", "word", "reason", "facts"), ASKED)
def test_a_word_fits_or_says_what_it_lacks(
    asked: dict[str, Any], word: str, reason: str, facts: dict[str, Any]
) -> None:
    refusal = Letters(**asked).refuse(word)
    assert (refusal.reason if refusal else "") == reason
    assert refusal is None or facts.items() <= refusal.facts.items()


@pytest.mark.parametrize(("asked", "word", "reason", "_"), ASKED)
def test_a_question_a_ritual_and_the_finder_judge_alike(
    asked: dict[str, Any], word: str, reason: str, _: dict[str, Any]
) -> None:
    letters = Letters(**asked)
    assert Query.of(letters).answered_by(word) == (not reason)
    if reason:
        with pytest.raises(Refused, match=reason):
            Word("w", (letters,)).read(word)
    else:
        assert Word("w", (letters,)).read(word) == word

    async def said(table: Table) -> bool:
        return await judge_word(table, word, ANA, letters)

    table = SmallTable(said)
    if reason:
        assert table.heard(ANA) == [f"word_{reason}"]
    else:
        table.judge("known")
        assert table.result is True


def test_a_word_may_fit_in_one_of_several_ways() -> None:
    either = Word("w", (Letters(starting="A"), Letters(ending="T")))
    assert either.read("arbre") == "arbre"
    assert either.read("chat") == "chat"
    with pytest.raises(Refused, match="not_starting"):
        either.read("bol")


@given(few, few, few, st.integers(1, 9), st.integers(0, 2**32))
def test_an_example_is_never_refused(starting: str, containing: str, ending: str, least: int, seed: int) -> None:
    letters = Letters(starting=starting, containing=containing, ending=ending, at_least=least)
    assert letters.refuse(example(letters)) is None
    guess = Word("w", (letters,)).guess(Random(seed))
    assert isinstance(guess, str)
    assert letters.refuse(guess) is None


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("a" * 41, "too_long"),
        ("a" + 2600 * "!", "too_long"),
        ("a" + 59 * "-", ""),
        ("chat\x1b[2J", "strange_signs"),
        ("ch\x00at", "strange_signs"),
        ("ch\u202eat", "strange_signs"),
        ("ch\udc80at", "strange_signs"),
        ("arc\u00a0en\tciel", ""),
    ],
)
def test_whatever_face_a_word_came_through_it_is_bounded(word: str, reason: str) -> None:
    if reason:
        with pytest.raises(Refused, match=reason):
            Word("w").read(word)
    else:
        assert Word("w").read(word) == " ".join(word.split())
