"""A race that a word wins: whoever is alone at the keys begins to type, and has buzzed. Nothing typed is lost on the
way, and nothing of it is taken for anything else."""

from __future__ import annotations

from typing import Any

import pytest

from access_game.core.bells import Bell
from access_game.core.messages import Entry
from access_game.core.questions import Pick, Word, initial
from access_game.core.rituals import race_to_speak
from access_game.core.seats import CLOCK
from access_game.core.table import Table
from access_game.games.frontibix import HELPED, RACE
from access_game.narration.phrasebook import KEYS, LINES
from access_game.players.pages import LinePage
from access_game.players.player import Answered, Closed, Opened
from access_game.players.racing import RacePage
from access_game.players.waiting import WaitingPage
from players.parlour import ANA, BOB, Parlour


async def a_race(table: Table) -> Any:
    async def help_out(seat: Any) -> bool:
        return True

    racing = dict.fromkeys(table.seats, RACE)
    first = await race_to_speak(table, racing, Word("both_word", may_pass=True), Bell(30), help_out, HELPED)
    table.tell_all("gave_up", who=BOB) if first is None else table.tell_all("answered", who=first[0], word=first[1])
    return first, await table.must(ANA, initial("own_word", "L", secret=True, facts={"letter": "L"}))


def alone(**given: Any) -> Parlour:
    return Parlour(a_race, people=1, stem="frontibix", **given)


def tick(parlour: Parlour) -> None:
    """Time is over for what is waited for: a tie window, or the first letter."""
    parlour.match.feed(Entry(CLOCK, None, parlour.match.table.now))
    parlour.serve()


def page(parlour: Parlour) -> Any:
    return parlour.console.page


def test_the_first_letter_buzzes_and_the_word_goes_on_in_its_line() -> None:
    parlour = alone()
    assert isinstance(page(parlour), RacePage)
    parlour.type("p")
    assert [answer.answer for answer in parlour.answers] == ["buzz"]
    parlour.type("ra")  # before it is clear that nobody else was as quick
    tick(parlour)
    assert isinstance(page(parlour), LinePage) and page(parlour).text == "pra"
    assert any(
        isinstance(report, Opened) for report in parlour.posted
    )  # the first letter has come: the bell holds its breath
    parlour.type("line")
    parlour.press("enter")
    assert parlour.answers[-1].answer == "praline"
    parlour.close()


def test_letters_are_no_commands_in_such_a_race_and_the_other_choices_still_are_there() -> None:
    parlour = alone()
    assert "2" not in page(parlour).line.text and page(parlour).current.id == "buzz"
    parlour.press("2")
    assert page(parlour).current.id == "help" and not parlour.answers
    parlour.press("down")
    assert page(parlour).current.id == "give_up"
    parlour.press("enter")
    assert [answer.answer for answer in parlour.answers] == ["give_up"]
    parlour.close()


def test_a_word_that_ends_before_it_was_asked_for_is_given_as_soon_as_it_is() -> None:
    parlour = alone()
    parlour.press(*"praline", "enter")
    assert [answer.answer for answer in parlour.answers] == ["buzz"]
    before = len(parlour.ear.said)
    tick(parlour)
    assert [answer.answer for answer in parlour.answers] == ["buzz", "praline"]
    assert not any("Votre mot" in one.text for one in parlour.ear.said[before:])  # nobody is asked for what they said
    parlour.close()


def test_a_word_that_came_too_late_is_not_taken_for_the_next_question() -> None:
    parlour = alone()
    parlour.type("pra")
    parlour.answer(BOB, "buzz")  # at the same time: nobody has it
    assert parlour.match.told(ANA)[-1].facts["question"].key == "own_word"
    assert isinstance(page(parlour), LinePage) and page(parlour).text == ""
    assert not any(isinstance(report, Opened) for report in parlour.posted)
    parlour.close()


def test_whoever_is_overtaken_types_into_no_line_any_more() -> None:
    parlour = alone()
    parlour.answer(BOB, "buzz")
    tick(parlour) if parlour.match.waiting and ANA in parlour.match.waiting.questions else None
    assert not isinstance(page(parlour), RacePage)
    assert not parlour.answers
    parlour.close()


def test_a_second_help_keeps_its_number_and_is_refused_with_the_reason() -> None:
    parlour = alone()
    parlour.press("2", "enter")
    assert [choice.id for choice in page(parlour).choices] == ["buzz", "help", "give_up"]
    said = parlour.press("2", "enter")
    assert any("déjà demandé" in text for text in said)
    parlour.close()


# A terminal -----------------------------------------------------------------------------------------
def line(parlour: Parlour, text: str) -> list[str]:
    before = len(parlour.ear.said)
    parlour.console.line(text)
    return [one.text for one in parlour.ear.said[before:] if one.text]


def terminal(**given: Any) -> Parlour:
    parlour = alone(**given)
    parlour.console.answer_by(LINES)
    parlour.party.floor.take_up(parlour.party.guests[ANA])  # as if it had been one when the race was asked
    return parlour


@pytest.mark.parametrize("word", ["praline", "haie", "pomme de terre"])
def test_in_a_terminal_a_word_is_buzz_and_answer_in_one(word: str) -> None:
    parlour = terminal()
    line(parlour, word)
    tick(parlour)
    assert [answer.answer for answer in parlour.answers] == ["buzz", word]
    parlour.close()


def test_in_a_terminal_commands_have_a_slash_there_and_numbers_are_choices() -> None:
    parlour = terminal()
    line(parlour, "/répéter")
    assert not parlour.answers
    line(parlour, "3")
    assert [answer.answer for answer in parlour.answers] == ["give_up"]
    parlour.close()


def test_in_a_terminal_nobody_buzzes_without_a_word_but_is_told_to_type_it() -> None:
    parlour = terminal()
    assert any("Tapez votre mot" in text for text in line(parlour, "1"))
    assert not parlour.answers
    parlour.close()


def test_in_a_terminal_the_line_of_whoever_pressed_a_seat_key_is_open_at_once() -> None:
    """It knows no single letters: three seconds for a whole line would be no time at all."""
    parlour = Parlour(a_race, people=2, stem="frontibix")
    parlour.console.answer_by(LINES)
    line(parlour, "2")
    tick(parlour)
    assert parlour.match.waiting is not None and parlour.match.waiting.questions[BOB].key == "both_word"
    assert any(isinstance(report, Opened) for report in parlour.posted)
    parlour.close()


# Several at one keyboard ----------------------------------------------------------------------------
def test_where_several_race_at_one_keyboard_a_letter_buzzes_for_nobody() -> None:
    parlour = Parlour(a_race, people=2, stem="frontibix")
    parlour.type("pr")
    assert not parlour.answers
    parlour.press("2")
    assert [answer.answer for answer in parlour.answers] == ["buzz"]
    parlour.type("p")  # Bob begins to type before it is clear that Ana was not as quick: that is no buzz of hers
    assert [answer.answer for answer in parlour.answers] == ["buzz"]
    tick(parlour)
    assert page(parlour) is parlour.party.guests[BOB].page
    parlour.close()


def test_at_one_keyboard_two_keys_within_the_window_are_a_tie() -> None:
    parlour = Parlour(a_race, people=2, stem="frontibix")
    parlour.press("2", "1")
    assert any(message.key == "tied" for message in parlour.match.told(ANA))
    parlour.close()


def test_whoever_types_nothing_hears_that_once() -> None:
    parlour = alone()
    parlour.press("enter")
    tick(parlour)
    before = len(parlour.ear.said)
    tick(parlour)  # no letter in three seconds
    said = [one.text.replace("\u00a0", " ") for one in parlour.ear.said[before:] if one.text]
    assert said == ["Pas de mot : vous ne cherchez plus."]
    parlour.close()


def test_an_erased_beginning_closes_the_line_again() -> None:
    parlour = alone()
    parlour.type("p")
    tick(parlour)
    parlour.press("backspace")
    assert isinstance(parlour.posted[-1], Closed) and not isinstance(parlour.posted[-1], Answered)
    parlour.close()


@pytest.mark.parametrize("by_lines", [False, True], ids=["keys", "lines"])
def test_what_is_typed_while_another_has_the_floor_changes_nothing_and_says_who_is_waited_for(by_lines: bool) -> None:
    """The next letter of a word that one had in mind is no command."""
    parlour = alone()
    parlour.console.answer_by(LINES if by_lines else KEYS)
    parlour.answer(BOB, "buzz")
    tick(parlour)
    assert isinstance(page(parlour), WaitingPage)
    for letter in "smr2":
        before = len(parlour.ear.texts)
        parlour.console.line(letter) if by_lines else parlour.type(letter)
        assert parlour.ear.texts[before:] == ["Rien n’est tapé\u00a0: Bob a la parole, la course attend."]
    assert not parlour.answers
    parlour.answer(BOB, "prune")  # the race is over: letters are commands again
    parlour.press("escape") if not by_lines else None
    assert not any(base.typing for base in parlour.console.pages if isinstance(base, WaitingPage))
    parlour.close()


def test_while_the_race_stands_still_for_help_letters_are_in_vain_and_that_is_said() -> None:
    async def slow_help(table: Table) -> Any:
        async def help_out(seat: Any) -> bool:
            table.tell_all("asked_help", who=seat)
            await table.must(BOB, initial("second_word", "L"))
            return True

        racing = dict.fromkeys(table.seats, RACE)
        return await race_to_speak(table, racing, Word("both_word", may_pass=True), Bell(30), help_out, HELPED)

    parlour = Parlour(slow_help, people=1, stem="frontibix")
    parlour.answer(BOB, "help")
    assert isinstance(page(parlour), WaitingPage)
    before = len(parlour.ear.texts)
    parlour.type("m")
    assert parlour.ear.texts[before:] == ["Rien n’est tapé\u00a0: Bob a la parole, la course attend."]
    parlour.answer(BOB, "lune")
    assert isinstance(page(parlour), RacePage) and not page(parlour).line.text
    parlour.close()


def test_where_each_answers_for_themselves_nobody_is_told_that_the_first_one_wins() -> None:
    async def plans(table: Table) -> Any:
        return await table.ask_all(dict.fromkeys(table.seats, Pick("calm_start", ("write", "help"))))

    parlour = Parlour(plans, people=2, stem="frontibix")
    assert "Chacun répond à son tour, chacun sa touche." in parlour.ear.texts
    assert not any("gagne" in text for text in parlour.ear.texts)
    parlour.press("1")
    before = len(parlour.ear.texts)
    parlour.press("enter")
    asked = [text for text in parlour.ear.texts[before:] if "écrire maintenant" in text]
    assert len(asked) == 1 and asked[0].startswith("Bob\u00a0: ")  # nothing else says whose turn it is
    parlour.press("enter")
    assert [answer.answer for answer in parlour.answers] == ["write", "write"]
    parlour.close()
