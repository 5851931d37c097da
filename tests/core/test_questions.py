"""Questions: what is an answer, why something is not, and that a guess always is."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_game.core.chance import HOME, Lot, Noise, Order, Suggestion, Verdict
from access_game.core.game import CHRONO, DICTIONARY_ONLY, Game
from access_game.core.letters import Letters
from access_game.core.questions import Number, Pick, Press, Several, Word, YesNo, offer
from access_game.core.refusal import Refused

letters = st.text("ABCDEZ", max_size=4)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=6,
)


@st.composite
def several(draw: st.DrawFn) -> Several:
    options = draw(st.lists(st.integers(1, 30), unique=True, max_size=8))
    low = draw(st.integers(0, len(options)))
    high = draw(st.none() | st.integers(low, len(options)))
    return Several("some", options, low, high)


@st.composite
def word(draw: st.DrawFn) -> Word:
    starting, containing = draw(st.text("ABCZ", max_size=2)), draw(letters)
    low = draw(st.integers(1, 8))
    high = draw(st.integers(max(low, len(starting) + len(containing)), 20))
    return Word("word", (Letters(starting, containing=containing, at_least=low, at_most=high),), draw(st.booleans()))


questions = st.one_of(
    st.builds(Pick, st.just("pick"), st.lists(st.integers(0, 20), min_size=1, max_size=6)),
    st.builds(Pick, st.just("pick"), st.lists(st.text(max_size=4), min_size=1, max_size=6)),
    several(),
    word(),
    st.just(Press("press")),
    st.builds(lambda low, more: Number("number", low, low + more), st.integers(-5, 5), st.integers(0, 9)),
    st.just(YesNo("sure")),
    st.builds(Order, st.just("shuffle"), st.lists(st.integers(0, 99), unique=True).map(tuple)),
    st.just(Verdict("judged", "CHAT")),
    st.builds(Lot, st.just("lot"), st.integers(1, 9)),
    st.builds(Noise, st.just("noise"), st.floats(0.01, 5)),
    st.just(Suggestion("suggest", Letters(starting="C"), 3)),
)


@given(questions, st.integers())
def test_a_guess_is_always_an_answer_and_survives_the_journal(question: Any, seed: int) -> None:
    guess = question.guess(Random(seed))
    assert json.loads(json.dumps(guess)) == guess
    question.read(guess)  # Refused would fail the test
    assert question.guess(Random(seed)) == guess


@settings(max_examples=300)
@given(questions, json_values)
def test_whatever_a_journal_holds_is_an_answer_or_is_refused_with_a_reason(question: Any, raw: Any) -> None:
    try:
        question.read(raw)
    except Refused as refusal:
        assert refusal.reason
    else:
        assert not isinstance(raw, dict | float)


def reason(question: Any, raw: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as refused:
        question.read(raw)
    return refused.value.reason, refused.value.facts


def test_a_pick_says_why_something_is_not_offered() -> None:
    pick = Pick("flip", (2, 3), among="grid", why_not={1: "empty_slot"})
    assert pick.read(2) == 2
    assert reason(pick, 1) == ("empty_slot", {"choice": 1})
    assert reason(pick, 9) == ("not_offered", {"among": "grid", "options": (2, 3)})
    assert reason(pick, True)[0] == "not_offered"  # True is not the number one
    assert reason(Pick("flip", (1, 2)), True)[0] == "not_offered"


def test_what_is_offered_and_what_is_not_come_from_one_table_of_reasons() -> None:
    pick = offer("lay", {1: "", 2: "locked", "draw": ""}, among="hand")
    assert tuple(pick.options) == (1, "draw")
    assert reason(pick, 2) == ("locked", {"choice": 2})


def test_several_wants_different_things_and_enough_of_them() -> None:
    some = Several("lay", (1, 2, 3), at_least=1, at_most=2)
    assert some.read([3, 1]) == (3, 1)
    assert reason(some, [1, 1])[0] == "not_offered"
    assert reason(some, [4])[0] == "not_offered"
    assert reason(some, [True])[0] == "not_offered"
    assert reason(some, []) == ("wrong_count", {"at_least": 1, "at_most": 2, "given": 0})
    assert reason(some, [1, 2, 3])[1]["given"] == 3
    assert Several("lay", ()).read([]) == ()


def test_a_word_has_letters_and_a_bearable_length() -> None:
    assert reason(Word("w"), "3,14")[0] == "no_letters"
    assert reason(Word("w"), None)[0] == "no_letters"
    assert reason(Word("w", (Letters(at_least=3),)), "ai") == ("too_short", {"at_least": 3})
    assert reason(Word("w", (Letters(at_most=3),)), "chat") == ("too_long", {"at_most": 3})
    assert Word("w").read("y") == "y"


def test_an_empty_line_passes_only_where_one_may_pass() -> None:
    assert Word("w", may_pass=True).read("  ") == ""
    assert reason(Word("w"), "")[0] == "no_letters"
    assert reason(Word("w", may_pass=True), "!!!")[0] == "no_letters"


def test_numbers_presses_and_yes_or_no() -> None:
    assert Number("bid", 2, 5).read(5) == 5
    assert reason(Number("bid", 2, 5), 6) == ("out_of_range", {"low": 2, "high": 5})
    assert reason(Number("bid", 0, 5), True)[0] == "no_number"
    assert YesNo("sure").read(False) is False
    assert reason(YesNo("sure"), 1)[0] == "only_yes_or_no"
    assert Press("buzz").read(True) is True
    assert reason(Press("buzz"), False)[0] == "only_press"


def test_the_dealer_gives_back_the_cards_it_was_given() -> None:
    assert Order("shuffle", (1, 2, 3)).read([3, 1, 2]) == [3, 1, 2]
    for wrong in ([1, 2], [1, 2, 2], [1, 2, 4], ["1", 2, 3], [None, 2, 3], [1.0, 2, 3], "123"):
        assert reason(Order("shuffle", (1, 2, 3)), wrong)[0] == "other_cards"


def test_several_says_why_something_is_not_offered() -> None:
    assert reason(Several("lay", (1, 2), why_not={3: "locked"}), [1, 3])[0] == "locked"


def test_a_lot_and_a_noise_stay_within_their_bounds() -> None:
    rng = Random(1)
    assert {Lot("lot", 3).read(Lot("lot", 3).guess(rng)) for _ in range(60)} == {0, 1, 2}
    drawn = [Noise("noise", 2.0).read(Noise("noise", 2.0).guess(rng)) for _ in range(3000)]
    assert max(map(abs, drawn)) <= 8
    assert 0.6 < sum(abs(one) <= 2 for one in drawn) / len(drawn) < 0.76  # two times in three
    assert reason(Lot("lot", 3), 3)[0] == "no_lot"
    assert reason(Noise("noise", 1.0), 4001)[0] == "no_noise"


def test_a_suggestion_holds_only_words_with_the_letters() -> None:
    asked = Suggestion("suggest", Letters(starting="C"), 2)
    assert asked.read("chat col") == ("chat", "col")
    assert asked.read("") == ()
    assert reason(asked, "chat bol")[0] == "no_verdict"
    assert reason(asked, "chat col cri")[0] == "no_verdict"


def test_the_same_seed_shuffles_alike() -> None:
    deck = Order("shuffle", tuple(range(100)))
    assert deck.guess(Random(42)) == deck.guess(Random(42)) != deck.guess(Random(43))


def test_the_judge_says_known_unknown_or_that_there_is_no_list() -> None:
    assert {Verdict("judged", "X").read(said) for said in ("known", "unknown", "no_list")} == {
        "known",
        "unknown",
        "no_list",
    }
    assert reason(Verdict("judged", "X"), "perhaps")[0] == "no_verdict"
    assert {Verdict("judged", "X", HOME).read(said) for said in ("foreign", "personal")} == {"foreign", "personal"}
    assert reason(Verdict("judged", "X"), "foreign")[0] == "no_verdict"


def test_options_are_read_as_people_type_them() -> None:
    game = Game((2, 4), 10, "words", options=(CHRONO, DICTIONARY_ONLY))
    assert game.choose({}) == {"chrono": 10, "dictionary_only": False}
    assert game.choose({"chrono": "3", "dictionary_only": "oui"}) == {"chrono": 3, "dictionary_only": True}
    with pytest.raises(Refused, match="bad_option_value") as refused:
        game.choose({"chrono": "7"})
    assert refused.value.facts["values"] == ("10", "5", "3")
    with pytest.raises(Refused, match="no_such_option") as refused:
        game.choose({"crono": "3"})
    assert refused.value.facts["known"] == ("chrono", "dictionary_only")
