"""An evening through the whole program: what belongs to the menu, a lesson or a match goes when one leaves it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_game.narration.utterance import GREETING, LESSON, MATCH, PAGE, PROGRAM, Lane, Utterance
from faces.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as one:
        yield one


def begin(house: House) -> None:
    house.press("enter", "enter", "enter")
    wait(house, lambda said: said.tag == "question")


def wait(house: House, wanted, since: int = 0) -> Utterance:  # type: ignore[no-untyped-def]
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with house.console.lock:
            found = next((said for said in house.ear.said[since:] if wanted(said)), None)
        if found is not None:
            return found
        time.sleep(0.02)
    raise AssertionError([said.text for said in house.ear.said])


def choose(house: House, id: str) -> list[str]:
    assert house.console.page.focus_on(id)
    return house.press("enter")


def leave(house: House) -> None:
    house.press("escape")
    choose(house, "leave")
    choose(house, "yes")


def test_the_greeting_is_its_own_scope_and_the_match_another(house: House) -> None:
    house.program.greet(False)
    assert house.ear.said[-1].scope == GREETING
    begin(house)
    said = [one for one in house.ear.said if one.text]
    assert {one.scope.split("/")[0] for one in said} == {GREETING, PAGE, MATCH}
    first = next(number for number, one in enumerate(said) if one.scope == MATCH)
    assert all(one.scope.startswith(MATCH) for one in said[first:])
    assert not any("ne fait rien" in one.text for one in said)


def test_who_leaves_a_match_hears_what_was_kept_and_then_the_menu(house: House) -> None:
    begin(house)
    before = len(house.ear.said)
    leave(house)
    wait(house, lambda said: said.tag == "page" and said.lane is Lane.EVENT, before)
    last = [one for one in house.ear.said[before:] if one.text][-2:]
    assert [one.scope for one in last] == [PROGRAM, f"{PAGE}/{GREETING}"]
    assert last[0].text == house.console.text("match-kept") and house.console.scope == PAGE


def test_who_leaves_a_lesson_in_the_middle_hears_nothing_of_it_afterwards(house: House) -> None:
    left: list[str] = []
    house.ear.leave = left.append  # type: ignore[method-assign]
    house.go("learn", "tutorial/zieufermix")
    assert house.console.scope == LESSON and house.ear.said[-1].scope.startswith(LESSON)
    leave(house)
    assert LESSON in left and house.console.scope == PAGE
    answer = house.ear.said[-1]
    assert answer.tag == "page" and answer.scope == PAGE and answer.lane is Lane.FOCUS
    assert house.console.text("lesson-end") not in house.ear.texts


def test_the_menu_of_actions_is_not_read_again_before_its_answer(house: House) -> None:
    begin(house)
    house.press("escape")
    assert len(choose(house, "scores")) == 1


def test_a_setting_that_was_chosen_says_only_itself(house: House) -> None:
    house.go("settings")
    (answer,) = choose(house, "pace")
    assert house.console.text("settings-title") not in answer
    choose(house, "profile")
    (answer,) = choose(house, house.here[-1])
    assert house.console.text("settings-title") not in answer and house.title == house.console.text("settings-title")


def test_a_guest_who_was_named_is_said_and_not_the_whole_page(house: House) -> None:
    house.go("play", "zieufermix", "person")
    answer = house.type("Bob")[-1]
    assert "Bob" in answer and "Zieufermix" not in answer


def test_what_the_window_shows_of_a_match_goes_with_it(house: House) -> None:
    begin(house)
    assert any("16 cartes" in text for text in house.console.view().captions)
    leave(house)
    assert not any("16 cartes" in text for text in house.console.view().captions)
