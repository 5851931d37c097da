"""FRONTIBIX, one scene for each sentence of its rule page."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from clockwork import among_computers
from scene import Scene, cards

from access_game.bots.bot import Chair, Thought
from access_game.bots.frontibix import FrontibixPlayer
from access_game.core.bells import Bell
from access_game.core.cards import FIRECRACKER
from access_game.core.imagine import imagine
from access_game.core.initials import LENGTHS, SOME, is_plain
from access_game.core.letters import Letters, fold
from access_game.core.match import NotAnAnswer
from access_game.core.messages import Entry, Message, Setup
from access_game.core.questions import PASSED, Pick, Word, initial
from access_game.core.seats import Seat
from access_game.games import frontibix
from access_game.words.judge import Judge
from access_game.words.lexicon import Hit, load
from access_game.words.query import Level, Query

FOUR = ("Ana", "Bob", "Cleo", "Driss")
WORDS = (
    "limonade",
    "lion",
    "revolver",
    "rat",
    "praline",
    "lire",
    "oral",
    "balle",
    "hôtel",
    "haricot",
    "lampe",
    "huile",
    "rien",
)


def scene(*names: str, deck: str = "wR wL", **given: Any) -> Scene:
    return Scene(frontibix, *(names or ("Ana", "Bob")), deck=deck, words=given.pop("words", WORDS), **given)


def bells(table: Scene, count: int) -> None:
    for _ in range(count):
        table.bell()


def to_the_race(table: Scene, **words: str) -> None:
    """The two duellists prepare these words; then one, two, three, and both are heard."""
    for name, word in words.items():
        getattr(table, name).says(word)
    bells(table, 5)  # three numbers, two words


def fought(table: Scene, word: str = "praline") -> None:
    """Ana has L, Bob R: Ana buzzes first."""
    to_the_race(table, ana="limonade", bob="revolver")
    table.ana.says("buzz")
    table.bell()  # Bob did not buzz at the same time
    table.ana.says(word)


def void(table: Scene) -> None:
    """Nobody prepares anything: both are too late, then one, two, three, and two silences."""
    bells(table, 7)


# The deal --------------------------------------------------------------------------------------


def test_two_alphabets_and_three_firecrackers_are_in_play() -> None:
    assert len(frontibix.CARDS) == 55
    assert sum(card.face == FIRECRACKER for card in frontibix.CARDS) == 3


def test_each_duellist_learns_only_the_own_letter_and_the_others_learn_none() -> None:
    table = scene(*FOUR)
    assert table.ana.asked == "opponent"
    table.ana.says(2)
    his, hers = cards("wR wL")
    assert table.cleo.heard("dealt", card=his)
    assert table.ana.heard("dealt", card=hers)
    assert (table.ana.has_seen(his), table.cleo.has_seen(hers)) == (False, False)
    assert not any(table.bob.has_seen(card) or table.driss.has_seen(card) for card in (his, hers))
    assert table.bob.heard("challenged", who=0, rival=2, left=53, pot=0)
    assert table.cleo.heard("challenged", who=0, left=53)


def test_in_classic_mode_each_sees_the_letter_of_the_other() -> None:
    table = scene(*FOUR, mode="classic")
    table.ana.says(2)
    his, hers = cards("wR wL")
    assert table.ana.heard("shown", who=2, card=his)
    assert table.cleo.heard("shown", who=0, card=hers)
    assert (table.ana.has_seen(hers), table.cleo.has_seen(his)) == (False, False)
    assert not any(table.bob.has_seen(card) for card in (his, hers))


def test_after_the_duel_both_cards_are_public() -> None:
    table = scene("Ana", "Bob", "Cleo")
    table.ana.says(1)
    fought(table)
    assert all(table.cleo.has_seen(card) for card in cards("wR wL"))


# Who meets whom --------------------------------------------------------------------------------


def test_with_two_players_nobody_has_to_be_named() -> None:
    table = scene()
    assert (table.ana.asked, table.bob.asked) == ("own_word", "own_word")


def test_nobody_challenges_the_player_just_met_when_there_are_others() -> None:
    table = scene(*FOUR)
    table.ana.says(2)
    to_the_race(table, ana="limonade", cleo="revolver")
    table.ana.says("buzz")
    table.bell()
    table.ana.says("praline")
    assert table.driss.heard("won_cards", who=0, count=2)
    assert table.driss.heard("scored", who=0, total=2, of="cards")
    assert table.ana.asked == "opponent"
    table.ana.is_refused(2, "just_met")
    table.ana.is_refused(0, "not_yourself")
    table.ana.says(3)
    assert table.driss.asked == "own_word"


def test_with_three_players_the_only_one_left_is_challenged_without_a_question() -> None:
    table = scene("Ana", "Bob", "Cleo")
    table.ana.says(1)
    fought(table)
    assert table.cleo.heard("challenged", who=0, rival=2)


# The words on three --------------------------------------------------------------------------


def test_the_words_are_typed_in_secret_and_heard_only_after_three() -> None:
    table = scene()
    assert isinstance(table.ana.question, Word) and table.ana.question.secret
    table.ana.says("limonade")
    assert table.ana.asked is None
    table.bob.says("revolver")
    assert [m.facts["number"] for m in table.ana.told("count")] == [1]
    bells(table, 2)
    assert not table.bob.heard("revealed")
    bells(table, 3)
    assert [m.facts["number"] for m in table.ana.told("count")] == [1, 2, 3]
    assert table.bob.heard("revealed", who=0, word="limonade")
    assert table.ana.heard("revealed", who=1, word="revolver")


def test_each_is_heard_first_in_turn() -> None:
    table = scene(deck="wR wL bR bL wS wA")
    to_the_race(table, ana="limonade", bob="revolver")
    table.ana.says("give_up")
    table.bob.says("give_up")
    to_the_race(table, ana="lion", bob="rat")
    assert [m.facts["who"] for m in table.ana.told("revealed")] == [0, 1, 1, 0]
    table.bob.says("buzz")
    table.bell()
    table.bob.says("praline")  # Bob challenges now: still in turn
    to_the_race(table, ana="sel", bob="ami")
    assert [m.facts["who"] for m in table.ana.told("revealed")][-2:] == [0, 1]


def test_a_word_with_another_initial_is_refused_at_once_to_its_author_alone() -> None:
    table = scene(*FOUR)
    table.ana.says(2)
    heard = [len(player.told()) for player in table.players]
    assert table.ana.is_refused("revolver", "not_starting") == {"word": "revolver", "letter": "L"}
    assert [len(player.told()) for player in table.players] == heard  # nobody notices
    table.cleo.says("revolver")
    table.bell()  # the time of Ana is over
    bells(table, 5)
    assert table.bob.heard("no_word", who=0)
    assert table.bob.heard("void", pot=2)
    assert table.bob.heard("challenged", who=0, rival=2, pot=2, left=51)
    assert (table.ana.asked, table.cleo.asked) == ("own_word", "own_word")


def test_after_a_refused_word_another_one_counts() -> None:
    table = scene()
    table.ana.is_refused("revolver", "not_starting")
    to_the_race(table, ana="limonade", bob="revolver")
    assert (table.ana.asked, table.bob.asked) == ("race", "race")


def test_a_secret_word_does_not_betray_its_letter_in_imagined_worlds() -> None:
    """Ana has written a word with L, and Bob has not heard it: to him her card may be any."""
    table = scene()
    table.ana.says("limonade")
    letters = set()
    for draw in range(30):
        world = imagine(table.match, Seat(1), Random(draw))
        letters.add(next(m.facts["card"].face for m in world.told(Seat(0)) if m.key == "dealt"))
        world.close()
    assert len(letters) > 5


def test_in_classic_mode_each_gives_a_word_for_the_letter_of_the_other() -> None:
    table = scene(mode="classic")
    assert table.ana.question is not None and table.ana.question.facts == {"letter": "R"}
    table.ana.is_refused("limonade", "not_starting")
    to_the_race(table, ana="revolver", bob="limonade")
    assert (table.ana.asked, table.bob.asked) == ("race", "race")


def test_who_has_no_word_in_time_makes_the_duel_void() -> None:
    table = scene()
    table.ana.says("limonade")
    table.bell()  # Bob's time is over
    assert table.bob.heard("time_over") and not table.ana.heard("time_over")
    bells(table, 5)
    assert table.ana.heard("no_word", who=1)
    assert table.ana.heard("void", pot=2)


def test_an_empty_line_is_no_word() -> None:
    table = scene()
    to_the_race(table, ana="", bob="revolver")
    assert table.bob.heard("no_word", who=0)


@pytest.mark.parametrize(("chrono", "seconds"), [(10, 10), (5, 10), (3, 10)])
def test_there_are_never_less_than_ten_seconds_to_prepare_a_word(chrono: int, seconds: int) -> None:
    table = scene(chrono=chrono)
    assert table.match.waiting is not None and table.match.waiting.within == seconds


def test_each_has_a_time_of_their_own_to_prepare_a_word() -> None:
    table = scene()
    assert table.match.waiting is not None
    assert sorted(table.match.waiting.bells.values()) == [(0,), (1,)]


@pytest.mark.parametrize("chrono", [10, 5, 3])
def test_the_race_lasts_thirty_seconds(chrono: int) -> None:
    table = scene(chrono=chrono)
    to_the_race(table, ana="limonade", bob="revolver")
    assert table.match.waiting is not None and table.match.waiting.within == 30


def test_a_revealed_word_nobody_knows_is_voted_on_and_voids_the_duel_when_refused() -> None:
    table = scene("Ana", "Bob", "Cleo")
    table.ana.says(1)
    to_the_race(table, ana="lzzz", bob="revolver")
    assert (table.bob.asked, table.cleo.asked, table.ana.asked) == ("accept_word", "accept_word", None)
    table.bob.says(False)
    table.cleo.says(False)
    assert table.ana.heard("word_refused", who=0, word="lzzz")
    assert table.ana.heard("void", pot=2)


def test_with_the_dictionary_alone_an_unknown_word_is_not_voted_on() -> None:
    table = scene(dictionary_only=True)
    to_the_race(table, ana="lzzz", bob="revolver")
    assert table.bob.heard("not_in_dictionary", who=0, word="lzzz")
    assert table.bob.heard("void", pot=2)


# Firecrackers ---------------------------------------------------------------------------------


def test_one_firecracker_takes_both_cards_without_a_race_and_its_owner_challenges_next() -> None:
    table = scene(*FOUR, deck="FIRE wB")
    table.ana.says(2)
    assert table.cleo.asked == "ready"  # who has a firecracker prepares no word, and nobody notices
    table.ana.says("")
    assert not table.ana.heard("count")
    table.cleo.says(True)
    bells(table, 5)
    assert table.bob.heard("firecracker", who=2)
    assert table.bob.heard("won_cards", who=2, count=2)
    assert table.cleo.asked == "opponent"
    table.cleo.is_refused(0, "just_met")


def test_in_classic_mode_nobody_gives_a_word_for_a_firecracker() -> None:
    table = scene(deck="FIRE wB", mode="classic")
    assert (table.ana.asked, table.bob.asked) == ("ready", "own_word")
    table.bob.says("balle")
    table.ana.says(True)
    bells(table, 5)
    assert table.ana.heard("won_cards", who=1, count=2)


def test_a_firecracker_wins_also_where_the_other_has_no_word() -> None:
    table = scene(deck="FIRE wB")
    void(table)
    assert not table.ana.heard("no_word")
    assert table.ana.heard("won_cards", who=1, count=2)


def test_two_firecrackers_are_a_void_duel() -> None:
    table = scene(deck="FIRE FIRE")
    void(table)
    assert table.ana.heard("void", pot=2)
    assert table.bob.heard("challenged", who=0, rival=1, pot=2, left=51)


# The race ---------------------------------------------------------------------------------------


def test_the_first_to_buzz_wins_with_a_word_that_holds_both_letters() -> None:
    table = scene()
    to_the_race(table, ana="limonade", bob="revolver")
    assert table.ana.heard("beep")
    assert isinstance(table.ana.question, Pick) and table.ana.question.quick == "buzz"
    table.ana.says("buzz")
    table.bell()
    assert table.bob.heard("buzzed", who=0)
    assert (table.ana.asked, table.bob.asked) == ("both_word", None)  # the rival is locked
    table.ana.says("praline")
    assert table.bob.heard("answered", who=0, word="praline")
    assert table.bob.heard("won_cards", who=0, count=2)


def test_a_buzz_before_the_beep_is_ignored() -> None:
    table = scene()
    table.ana.says("limonade")
    table.bob.says("revolver")
    for _ in range(5):
        with pytest.raises(NotAnAnswer):
            table.match.feed(Entry(Seat(0), "buzz", 0))
        table.bell()
    table.ana.says("buzz")


def test_two_buzzes_within_the_tie_window_make_the_duel_void() -> None:
    table = scene()
    to_the_race(table, ana="limonade", bob="revolver")
    table.ana.says("buzz", at=10_000)
    table.bob.says("buzz", at=10_150)
    assert table.ana.heard("tied")
    assert table.ana.heard("void", pot=2)


def test_a_buzz_just_after_the_tie_window_comes_too_late() -> None:
    table = scene()
    to_the_race(table, ana="limonade", bob="revolver")
    table.ana.says("buzz", at=10_000)
    table.bob.says("buzz", at=10_151)
    assert not table.ana.heard("tied")
    assert table.ana.asked == "both_word"


def test_a_wrong_word_says_which_letters_it_lacks_and_the_duel_is_void_not_lost() -> None:
    table = scene()
    fought(table, "lampe")
    assert table.bob.heard("word_lacks", who=0, word="lampe", letters="R")
    assert table.bob.heard("void", pot=2)
    assert not table.ana.heard("won_cards")


@pytest.mark.parametrize("prepared", [{"ana": "loir", "bob": "revolver"}, {"ana": "limonade", "bob": "râler"}])
def test_a_word_that_was_said_on_three_does_not_win_the_race(prepared: dict[str, str]) -> None:
    table = scene(words=(*WORDS, "loir", "râler"))
    to_the_race(table, **prepared)
    table.ana.says("buzz")
    table.bell()
    said = "LOIR" if "loir" in prepared.values() else "raler"
    table.ana.says(said)
    assert table.bob.heard("word_said", who=0, word=said)
    assert table.bob.heard("void", pot=2)


def test_a_word_that_helped_does_not_win_the_race_either() -> None:
    table = scene(words=("limonade", "revolver", "relire"))
    to_the_race(table, ana="limonade", bob="revolver")
    table.ana.says("help")
    assert table.bob.heard("other_word", word="relire")
    table.bell()
    table.ana.says("buzz")
    table.bell()
    table.ana.says("relire")
    assert table.bob.heard("word_said", who=0, word="relire")


def test_two_cards_of_the_same_letter_want_it_twice() -> None:
    table = scene(deck="wL bL")
    to_the_race(table, ana="lion", bob="lampe")
    table.bob.says("buzz")
    table.bell()
    table.bob.says("lampe")
    assert table.ana.heard("word_lacks", who=1, word="lampe", letters="L")
    table = scene(deck="wL bL")
    to_the_race(table, ana="lion", bob="lampe")
    table.bob.says("buzz")
    table.bell()
    table.bob.says("balle")
    assert table.ana.heard("won_cards", who=1, count=2)


def test_the_race_is_void_when_its_time_is_over() -> None:
    table = scene()
    to_the_race(table, ana="limonade", bob="revolver")
    table.bell()
    assert table.ana.heard("race_over")
    assert table.ana.heard("void", pot=2)


def test_when_one_gives_up_the_other_may_still_find_and_when_both_do_the_duel_is_void() -> None:
    table = scene()
    to_the_race(table, ana="limonade", bob="revolver")
    table.ana.says("give_up")
    assert table.bob.heard("gave_up", who=0)
    assert (table.ana.asked, table.bob.asked) == (None, "race")
    table.bob.says("give_up")
    assert table.ana.heard("void", pot=2)


@pytest.mark.parametrize("silence", ["nothing is typed", "an empty line"])
def test_a_buzz_without_a_word_is_taken_back_and_the_rival_goes_on_with_the_time_left(silence: str) -> None:
    table = scene("Ana", "Bob", "Cleo")
    table.ana.says(1)
    to_the_race(table, ana="limonade", bob="revolver")
    clock = ringing(table)
    table.ana.says("buzz")
    table.bell()  # Bob did not buzz at the same time
    assert not set(clock) & set(ringing(table))  # the clock of the race stands
    assert table.match.waiting is not None and table.match.waiting.within == 3  # for the first letter
    table.bell() if silence == "nothing is typed" else table.ana.says("")
    assert all(player.heard("taken_back", who=0, left=1) for player in table.players)
    assert (table.ana.asked, table.bob.asked) == (None, "race")  # Ana is out of this race
    assert ringing(table) == clock
    table.bob.says("buzz")
    table.bob.says("praline")
    assert table.cleo.heard("won_cards", who=1, count=2)


def test_when_both_take_a_buzz_back_the_duel_is_void_and_nobody_is_at_fault() -> None:
    table = scene(deck="wR wL bR bL wS wA bS bA")
    for first, second in (("limonade", "revolver"), ("lion", "rat")):
        to_the_race(table, ana=first, bob=second)
        table.ana.says("give_up")
        table.bob.says("buzz")
        table.bell()
    assert table.ana.told("taken_back")[-1].facts["left"] == 0
    assert table.ana.heard("void", pot=4)
    assert not table.ana.heard("second_fault")


# Three faults -----------------------------------------------------------------------------------

R_AND_L = "wR wL bR bL wS wA bS bA"


def a_wrong_word(table: Scene, **words: str) -> None:
    to_the_race(table, **words)
    table.ana.says("buzz")
    table.bell()
    table.ana.says("oui")


def test_the_third_wrong_word_of_one_chain_gives_cards_and_pot_to_the_rival() -> None:
    table = scene(deck="wR wL bR bL wO wH", words=(*WORDS, "oui", "or"))
    a_wrong_word(table, ana="limonade", bob="revolver")
    assert table.bob.heard("first_fault", who=0) and not table.bob.heard("second_fault")
    a_wrong_word(table, ana="lion", bob="rat")
    assert table.bob.heard("second_fault", who=0)  # a warning
    assert table.bob.heard("void", pot=4)
    a_wrong_word(table, ana="huile", bob="or")
    assert table.ana.heard("third_fault", who=0, rival=1)
    assert table.ana.heard("won_cards", who=1, count=6)
    assert len(table.ana.told("void")) == 2
    assert table.ana.heard("challenged", who=1, rival=0, pot=0)  # the rival challenges next


def test_no_word_and_a_word_that_does_not_exist_are_faults_like_a_wrong_one() -> None:
    table = scene(deck=R_AND_L, dictionary_only=True, words=(*WORDS, "ami", "oui", "sel"))
    table.bob.says("revolver")
    bells(table, 6)  # Ana has no word
    to_the_race(table, ana="lzzz", bob="rat")
    assert table.bob.heard("second_fault", who=0)
    a_wrong_word(table, ana="ami", bob="sel")
    assert table.bob.heard("third_fault", who=0, rival=1)
    assert table.ana.heard("won_cards", who=1, count=6)


def test_who_is_passed_by_whoever_leads_the_table_is_not_at_fault() -> None:
    table = scene(deck="wR wL bR bL wS wA bS bA wO wH", words=(*WORDS, "ami", "oui", "sel", "or"))
    for word in ("revolver", "rat", "sel"):
        table.ana.says(PASSED)
        table.bob.says(word)
        bells(table, 5)
    assert table.bob.heard("no_word", who=0) and len(table.bob.told("void")) == 3
    assert not any(table.bob.heard(f"{number}_fault") for number in ("first", "second", "third"))
    table.bob.says("sel")
    bells(table, 6)  # now nobody passes for her: the time runs out
    assert table.bob.heard("first_fault", who=0)


def test_who_was_at_fault_twice_and_is_passed_then_keeps_the_chain_open() -> None:
    table = scene(deck="wR wL bR bL wO wH wS wA", words=(*WORDS, "ami", "oui", "or", "sel"))
    a_wrong_word(table, ana="limonade", bob="revolver")
    a_wrong_word(table, ana="lion", bob="rat")
    assert table.bob.heard("second_fault", who=0)
    table.ana.says(PASSED)
    table.bob.says("or")
    bells(table, 5)
    assert table.bob.heard("void", pot=6) and not table.bob.heard("third_fault")
    a_wrong_word(table, ana="ami", bob="sel")
    assert table.bob.heard("third_fault", who=0, rival=1)


def test_who_is_passed_where_a_second_word_is_wanted_is_not_at_fault() -> None:
    table = scene(deck="wL wR bR bL", words=("limonade", "revolver"))
    to_the_race(table, ana="revolver", bob="limonade")
    table.bob.says("help")
    assert table.ana.asked == "second_word"
    table.ana.says(PASSED)
    assert table.bob.heard("no_other_word", who=0) and table.bob.heard("void", pot=2)
    assert not table.bob.heard("first_fault")


def test_the_faults_of_a_chain_are_forgotten_when_it_is_won() -> None:
    table = scene(deck="wR wL bR bL wS wA FIRE bA", words=(*WORDS, "oui", "sel", "ami"))
    a_wrong_word(table, ana="limonade", bob="revolver")
    a_wrong_word(table, ana="lion", bob="rat")
    to_the_race(table, ana="ami", bob="sel")
    table.ana.says("buzz")
    table.bell()
    table.ana.says("mais")
    table.bob.says(True)
    assert table.bob.heard("won_cards", who=0, count=6)
    bells(table, 7)
    assert not table.bob.heard("third_fault")


def test_of_two_third_faults_at_once_nobody_gains() -> None:
    table = scene()
    for _ in range(3):
        void(table)
    assert table.ana.heard("second_fault", who=0) and table.ana.heard("second_fault", who=1)
    assert not table.ana.heard("third_fault")
    assert table.ana.heard("both_at_fault") and table.bob.heard("both_at_fault")  # the second was said to be the last
    assert table.ana.heard("void", pot=6)


def test_two_void_duels_then_a_win_are_worth_six_cards() -> None:
    table = scene(deck="wA wB wC wD wR wL")
    void(table)
    void(table)
    fought(table)
    assert table.bob.heard("won_cards", who=0, count=6)
    assert table.bob.heard("scored", who=0, total=6)


def test_help_is_another_common_word_of_the_same_initial_while_the_clock_stands_and_only_once() -> None:
    table = scene(*FOUR, deck="wL wH")
    table.ana.says(2)
    to_the_race(table, ana="hôtel", cleo="limonade")
    clock = ringing(table)
    table.cleo.says("help")
    assert all(player.heard("asked_help", who=2) for player in table.players)
    (told,) = table.bob.told("other_word")
    assert told.facts["who"] == 0 and told.facts["word"] in ("haricot", "huile")
    assert not set(clock) & set(ringing(table))  # the clock of the race stands while it is heard
    assert (table.ana.asked, table.cleo.asked) == (None, None)
    table.bell()
    assert table.bob.told()[-1].key == "beep"
    assert ringing(table) == clock  # and goes on from there
    table.cleo.is_refused("help", "helped_once")
    assert isinstance(table.cleo.question, Pick) and table.cleo.question.listed == frontibix.RACE.options
    table.cleo.says("buzz")
    table.bell()
    table.cleo.says("hôtel")
    assert table.ana.heard("word_said", who=2)


def test_without_a_list_the_rival_gives_the_second_word() -> None:
    table = scene(*FOUR, deck="wL wH", words=None)
    table.ana.says(2)
    to_the_race(table, ana="hôtel", cleo="limonade")
    accept(table)
    start, clock = table.match.table.now, ringing(table)
    table.cleo.says("help", at=start + 12_000)
    assert not set(clock) & set(ringing(table))  # the clock of the race stands
    assert (table.ana.asked, table.cleo.asked) == ("second_word", None)
    assert table.ana.is_refused("oral", "not_starting")["letter"] == "H"
    table.ana.says("haricot", at=start + 19_000)
    assert table.bob.heard("revealed", who=0, word="haricot")
    accept(table)
    assert ringing(table) == clock  # and goes on from there
    table.cleo.is_refused("help", "helped_once")


@pytest.mark.parametrize(
    ("language", "letter", "plain", "misleading"),
    [
        ("fr", "C", "chat canard", "cerise cigare cygne"),
        ("fr", "G", "gare grand", "girafe genou"),
        ("fr", "P", "pain poule petit pneu", "phare phoque"),
        ("fr", "H", "hibou huile hôtel", ""),  # never heard: any common word will do
        ("fr", "A", "arbre animal ami année aérien", "aile auto angle ampoule ayons août"),
        ("fr", "C", "car chat cri", "cerise cirque cygne ça"),
        ("fr", "E", "école étoile escargot elle énorme Emma ennemi", "enfant eau eux emploi ennui emmener"),
        ("fr", "I", "image île innocent immense inutile", "index indien impossible iode"),
        ("fr", "J", "jeu jardin", ""),
        ("fr", "O", "orange olive omelette os oasis", "ours oiseau oie oncle ombre œuf ouest"),
        ("fr", "S", "serpent simple scène", "shampoing"),
        ("fr", "U", "une usine unité", "un"),
        ("fr", "W", "web week-end wok", "wagon wapiti"),
        ("fr", "Y", "yeux yaourt", "Yves y"),
        ("fr", "L", "lampe", ""),
        ("en", "K", "king kettle", "knee knife"),
        ("en", "H", "happy hat", "hour honest"),
        ("en", "A", "apple about allow arm", "all always awful autumn any"),
        ("en", "C", "car chip Christmas", "city cycle choir chef"),
        ("en", "E", "elephant each easy ear egg", "eye eight earth early Europe either"),
        ("en", "O", "orange owl only out", "one once oven onion ooze"),
        ("en", "U", "under up us ugly", "unicorn use uniform urgent"),
        ("en", "W", "water window", "wrong who"),
        ("en", "G", "garden get girl give ghost", "gnome giant gym"),
    ],
)
def test_the_word_that_helps_is_heard_as_it_is_written(language: str, letter: str, plain: str, misleading: str) -> None:
    assert all(is_plain(word, language) for word in plain.split())
    assert not any(is_plain(word, language) for word in misleading.split())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_judge_has_a_plain_word_for_every_letter(language: str) -> None:
    judge = Judge(load(language))
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        found = judge.suggest(Letters(starting=letter, at_least=LENGTHS[0], at_most=LENGTHS[1]), SOME)
        assert any(is_plain(word, language) for word in found), letter


def ringing(table: Scene) -> list[Bell]:
    return list(table.match.waiting.bells) if table.match.waiting else []


def test_the_same_word_again_is_no_help_and_the_duel_is_void() -> None:
    table = scene(words=("limonade", "revolver"))
    to_the_race(table, ana="limonade", bob="revolver")
    table.ana.says("help")
    table.bob.says("Révolver")
    assert table.ana.heard("no_other_word", who=1)
    assert table.ana.heard("void", pot=2)


# Who reads ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", ["Ana", "Bob"])
def test_where_a_duellist_reads_both_initials_are_spelled_to_all_at_the_beep(reader: str) -> None:
    table = scene("Ana", "Bob", "Cleo", deck="wL wH", readers=reader)
    table.ana.says(1)
    to_the_race(table, ana="hôtel", bob="limonade")
    for player in table.players:
        keys = [m.key for m in player.told() if m.key in ("revealed", "initials", "beep")]
        assert keys == ["revealed", "revealed", "initials", "beep"]
    first, second = (m.facts["word"] for m in table.cleo.told("revealed"))
    assert table.cleo.told("initials")[0].facts["letters"] == fold(first)[0] + fold(second)[0]


def test_where_only_others_read_nothing_is_spelled() -> None:
    table = scene("Ana", "Bob", "Cleo", readers="Cleo")
    table.ana.says(1)
    to_the_race(table, ana="limonade", bob="revolver")
    assert table.ana.heard("beep") and not table.ana.heard("initials")


# The calm form ----------------------------------------------------------------------------------


def calm(deck: str = "wR wL") -> Scene:
    table = scene(deck=deck, calm=True)
    to_the_race(table, ana="limonade", bob="revolver")
    table.ana.says("write")
    table.bob.says("write")
    return table


def test_a_calm_table_has_no_bell_while_words_are_sought() -> None:
    table = scene(calm=True)
    assert table.match.waiting is not None and table.match.waiting.within is None
    table = calm()
    assert table.match.waiting is not None and table.match.waiting.within is None
    assert isinstance(table.ana.question, Word) and table.ana.question.secret
    assert not table.ana.heard("beep")


def test_at_a_calm_table_the_only_good_word_wins() -> None:
    table = calm()
    table.bob.says("lampe")
    assert not table.ana.heard("answered")
    table.ana.says("praline")
    assert table.ana.heard("word_lacks", who=1, word="lampe", letters="R")
    assert table.bob.heard("won_cards", who=0, count=2)


def test_at_a_calm_table_the_shorter_of_two_good_words_wins() -> None:
    table = calm()
    table.ana.says("praline")
    table.bob.says("lire")
    assert table.ana.heard("shorter_wins", length=4)
    assert table.ana.heard("won_cards", who=1, count=2)


def test_at_a_calm_table_two_good_words_of_the_same_length_are_void() -> None:
    table = calm()
    table.ana.says("oral")
    table.bob.says("lire")
    assert table.ana.heard("same_length", length=4)
    assert table.ana.heard("void", pot=2)


def test_at_a_calm_table_nobody_finding_is_void() -> None:
    table = calm()
    table.ana.says("")
    table.bob.says("")
    assert table.ana.heard("void", pot=2)


def test_at_a_calm_table_help_is_asked_before_writing() -> None:
    table = scene(calm=True)
    to_the_race(table, ana="limonade", bob="revolver")
    table.ana.says("help")
    table.bob.says("write")
    assert table.bob.heard("other_word", who=1, word="rien")
    table.bell()
    assert (table.ana.asked, table.bob.asked) == ("calm_word", "calm_word")


# The end ------------------------------------------------------------------------------------------


def test_without_void_duels_there_are_twenty_seven_and_one_card_is_left() -> None:
    table = scene(deck="FIRE wA FIRE wB FIRE wC", words=None)
    duels = 0
    while not table.over:
        held = [player.told("dealt")[-1].facts["card"].face for player in table.players]
        for player, face in zip(table.players, held, strict=True):
            if player.asked == "own_word":
                player.says(face)
            elif player.asked == "ready":
                player.says(True)
        bells(table, 5)
        accept(table)
        if table.ana.asked == "race":
            table.ana.says("buzz")
            table.bell()
            table.ana.says("".join(held))
            accept(table)
        duels += 1
        assert len(table.ana.told("won_cards")) == duels
    assert duels == 27
    assert table.ana.told("challenged")[-1].facts["left"] == 1
    assert sum(table.match.result.values()) == 54


def accept(table: Scene) -> None:
    """There is no word list: whoever is asked accepts the word."""
    while asked := [player for player in table.players if player.asked == "accept_word"]:
        asked[0].says(True)


def test_a_pot_left_at_the_end_belongs_to_nobody() -> None:
    table = scene()
    fought(table)
    while not table.over:
        table.bell()
    assert table.match.result == {0: 2, 1: 0}
    assert table.ana.told("pot_lost")[-1].facts["pot"] == 52
    assert len(frontibix.CARDS) == 2 + 52 + 1
    assert table.bob.told("match_over")[-1].facts["winners"] == (0,)


def test_equal_firsts_share_the_win_and_firecrackers_count_as_cards() -> None:
    table = scene(deck="FIRE wA FIRE wB")  # Bob wins the first duel, then challenges Ana
    while not table.over:
        table.bell()
    assert table.match.result == {0: 2, 1: 2}
    assert table.ana.told("match_over")[-1].facts["winners"] == (0, 1)


# The computer -----------------------------------------------------------------------------------


def seated(level: str = "normal", words: Any = None, language: str = "fr") -> FrontibixPlayer:
    return FrontibixPlayer(Chair(Seat(1), level, Setup(("Ana", "Bob"), ("", level)), Random(7), language, words))


def hears(player: FrontibixPlayer, key: str, **facts: Any) -> None:
    player.hear(Message((Seat(1),), key, facts))


class OneOfEach:
    """A list that knows one word for any two letters, and writes down what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def find(self, query: Query, level: Level) -> Iterator[Hit]:
        self.asked.append(query.containing)
        yield Hit(query.containing + query.starting, (query.containing + query.starting).lower(), 0)


@pytest.mark.parametrize("told", ["dealt", "shown"])
def test_a_computer_plays_for_the_letter_of_the_word_it_heard_and_not_of_the_card(told: str) -> None:
    words = OneOfEach()
    player = seated(words=words)
    player.rng.random = lambda: 0.5  # type: ignore[method-assign]
    hears(player, "challenged", who=Seat(0), rival=Seat(1), pot=0, left=53)
    hears(player, told, who=Seat(0), card=cards("wL")[0])
    hears(player, "revealed", who=Seat(0), word="wagon")  # though the card of Ana is a K
    hears(player, "revealed", who=Seat(1), word="lion")
    thought = player.answer(frontibix.RACE)
    assert thought is not None and thought.answer == "buzz"
    assert words.asked == ["LW"]
    answer = player.answer(Word("both_word", may_pass=True))
    assert answer is not None and answer.answer == "lw"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("options", [{}, {"calm": True}])
def test_a_computer_never_answers_with_a_word_that_was_said_in_the_duel(language: str, options: dict[str, Any]) -> None:
    answers = 0
    for seed in range(6):
        match = among_computers("frontibix", 2, seed, language=language, **options)
        said: set[str] = set()
        for message in match.told(Seat(0)):
            if message.key == "challenged":
                said.clear()
            elif message.key == "revealed":
                said.add(fold(message.facts["word"]))
            elif message.key == "answered":
                answers += 1
                assert fold(message.facts["word"]) not in said
    assert answers > 20


@pytest.mark.parametrize(("level", "low", "high"), [("easy", 4, 8), ("normal", 2.8, 5.2), ("hard", 1.7, 3.3)])
def test_a_computer_reacts_as_fast_as_its_level(level: str, low: float, high: float) -> None:
    player = seated(level, OneOfEach())

    def race() -> Thought | None:
        hears(player, "challenged", who=Seat(0), rival=Seat(1))
        hears(player, "dealt", card=cards("wL")[0])
        hears(player, "revealed", who=Seat(0), word="rat")
        return player.answer(frontibix.RACE)

    thoughts = [race() for _ in range(200)]
    buzzes = [thought.after for thought in thoughts if thought and thought.answer == "buzz"]
    assert 100 < len(buzzes) < 200 or level == "hard"
    assert low <= min(buzzes) <= max(buzzes) <= high
    assert any(thought and thought.answer == "give_up" for thought in thoughts)  # it does not always find


def test_a_computer_that_was_interrupted_goes_on_with_its_thought_and_counts_the_race_once() -> None:
    player = seated("hard", OneOfEach())
    hears(player, "challenged", who=Seat(0), rival=Seat(1))
    hears(player, "dealt", card=cards("wL")[0])
    hears(player, "revealed", who=Seat(0), word="rat")
    first, again = player.answer(frontibix.RACE), player.answer(frontibix.RACE)
    assert first is not None and first.train is not None
    assert first == again
    hears(player, "asked_help", who=Seat(0))
    after_help = player.answer(frontibix.RACE)
    assert after_help is not None and (after_help.train, after_help.after) == (first.train, first.after)
    assert player.races == 1


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_computer_without_a_word_list_knows_a_word_for_every_letter(language: str, level: str) -> None:
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        player = seated(level, language=language)
        hears(player, "dealt", card=cards(f"w{letter}")[0])
        for _ in range(8):
            thought = player.answer(Word("own_word", may_pass=True, secret=True))
            assert thought is not None and fold(str(thought.answer)).startswith(letter)


def test_an_easy_computer_says_clear_initials_and_a_hard_one_misleading_ones() -> None:
    words = ("HIBOU", "HUILE", "PHARE", "PHOTO", "PAIN", "POULE", "CERISE", "CHAT", "CANARD", "CIGARE")

    class Few:
        def find(self, query: Query, level: Level) -> Iterator[Hit]:
            return (Hit(word, word.lower(), 0) for word in words if word.startswith(query.starting))

    def said(level: str, letter: str) -> set[str]:
        player = seated(level, Few())
        hears(player, "dealt", card=cards(f"w{letter}")[0])
        return {str(player.starting(letter)) for _ in range(60)}

    assert said("easy", "P") == {"pain", "poule"}
    assert said("easy", "H") <= {"hibou", "huile"}  # there is no other H
    assert {"phare", "photo"} <= said("hard", "P")


def test_the_helper_gives_another_word_whose_initial_is_clear() -> None:
    player = seated("hard")
    for _ in range(20):
        thought = player.answer(initial("second_word", "P", may_pass=True, secret=True, facts={"word": "pluie"}))
        assert thought is not None and thought.answer == "prune"


def test_a_computer_answers_alike_in_every_world_in_which_it_was_told_the_same() -> None:
    """The rival's card is dealt again otherwise; the computer cannot tell, so it says the same."""
    table = Scene(frontibix, "Ana", "Bob", deck="wR wL", words=WORDS, computers="Bob")
    found = 0
    for draw in range(10):
        world = imagine(table.match, Seat(1), Random(draw))
        answers = []
        for match in (table.match, world):
            player = seated()
            for message in match.told(Seat(1)):
                player.hear(message)
            assert match.waiting is not None
            answers.append(player.answer(match.waiting.questions[Seat(1)]))
        assert answers[0] == answers[1]
        found += world.journal != table.match.journal
        world.close()
    assert found


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("options", [{}, {"mode": "classic"}, {"calm": True}, {"chrono": 3}])
def test_computers_play_to_the_end(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        match = among_computers("frontibix", seats, seed, **options)
        assert match.result is not None
        assert sum(match.result.values()) + left_in_the_pot(match.told(Seat(0))) == 54


@pytest.mark.parametrize("language", ["fr", "en"])
def test_computers_find_their_words_in_the_list_of_their_language(language: str) -> None:
    lexicon = load(language)
    match = among_computers("frontibix", 3, 1, language=language, words=lexicon)
    said = [m.facts["word"] for m in match.told(Seat(0)) if m.key in ("revealed", "answered")]
    assert len(said) > 40
    assert all(word in lexicon for word in said)


def left_in_the_pot(told: list[Message]) -> int:
    return sum(message.facts["pot"] for message in told if message.key == "pot_lost")
