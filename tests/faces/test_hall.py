"""The menus: every key answers, and every way through them leads somewhere."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from players.strokes import any_stroke

from access_game.host.sitting import new_header
from access_game.narration.rulepage import rule_page
from access_game.narration.tutorial import tutorial
from access_game.players.pages import LinePage
from faces.house import House
from faces.newcomer import finished, running, wait_until


@pytest.fixture
def house(tmp_path: Path):
    with House(tmp_path) as house:
        yield house


@pytest.mark.parametrize("seed", range(4))
def test_every_key_is_answered_everywhere_in_the_hall(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    with House(tmp_path, ("fr", "en")[seed % 2]) as house:
        house.program.leave = house.console.taken  # good-bye is the last word: here nobody goes
        for _ in range(4000):
            house.stroke(any_stroke(rng))


def test_the_first_match_is_three_enters_away(house: House, tmp_path: Path) -> None:
    house.press("enter", "enter")
    assert house.program.evening is None
    house.press("enter")
    assert house.program.evening is not None and len(running(tmp_path)) == 1
    header = house.program.evening.header
    assert header.game == "zieufermix" and len(header.seats) == 3 and header.setup.levels[1:] == ("normal", "normal")


def test_help_can_be_left_with_the_keys_it_was_opened_by(house: House) -> None:
    """Somebody who knows only arrows, Enter and F1 comes out of the help again."""
    house.press("f1")
    for _ in range(100):
        if house.console.page is house.program.hall.page:
            break
        house.press("enter")
    assert house.console.page is house.program.hall.page


def test_escape_never_quits_at_once(house: House) -> None:
    house.press("escape")
    assert "Quitter" in house.title and house.console.page.current.id == "no"
    house.press("enter")
    assert house.console.page is house.program.hall.page and not house.program._left.is_set()
    house.press("escape", "down", "enter")
    assert house.program._left.is_set()


def test_each_setting_is_heard_at_once_and_kept(house: House, tmp_path: Path) -> None:
    heard = house.go("settings", "rate")
    assert heard == ["Vitesse de la voix\u00a0: 220"]
    with House(tmp_path) as again:
        assert again.program.settings.rate == 220


def test_the_language_changes_at_once(house: House) -> None:
    house.program.wishes = type(house.program.wishes)(speech="off", braille="off", sound="off")
    house.go("settings", "language", "language")
    if house.program.language != "en":
        house.go("language")
    assert house.program.language == "en"
    house.press("escape")
    assert house.console.page.choices[0].label == "Play"


def test_a_command_gets_another_key_and_a_key_in_use_is_refused_with_a_sentence(house: House, tmp_path: Path) -> None:
    house.go("settings", "keys", "repeat")
    heard = house.type("f1")
    assert "Aide" in heard[-1] and isinstance(house.console.page, LinePage)
    house.press(*["backspace"] * 2)
    assert "ne peut pas" in house.type("hop")[-1]
    house.press(*["backspace"] * 3)
    house.type("k")
    assert house.console.keymap.changes == {"repeat": ["k", "ctrl+r"]}
    house.press("escape", "escape")
    assert house.press("k") == house.press("ctrl+r")
    with House(tmp_path) as again:
        assert again.console.keymap.changes == {"repeat": ["k", "ctrl+r"]}
        again.go("settings", "keys", "/default")
        assert again.console.keymap.changes == {}


def test_profiles_keep_their_own_settings(house: House, tmp_path: Path) -> None:
    house.go("settings", "profile", "child")
    assert house.program.settings.rate == 160
    house.go("rate")
    house.go("profile", "adult")
    assert house.program.settings.rate == 200
    house.go("profile", "child")
    with House(tmp_path) as again:
        assert again.program.shelf.profile == "child" and again.program.settings.rate == 180


def test_a_game_is_found_by_players_time_and_reading(house: House) -> None:
    house.go("find", "5", "20", "none")
    assert house.here == ["zieufermix"]
    house.press("escape")
    house.go("words")
    assert "frontibix" in house.here and "paflemix" in house.here
    house.press("escape", "escape")
    house.go("10", "words")
    assert house.here == ["zieufermix"]
    house.press("escape", "escape", "escape")
    house.go("8", "10", "none")
    assert "Aucun jeu" in house.ear.texts[-1]


def test_the_rules_are_read_in_steps(house: House) -> None:
    house.go("learn", "rules/zieufermix")
    steps = rule_page("fr", "zieufermix")
    assert [choice.label for choice in house.console.page.choices] == [f"{one.title}. {one.text}" for one in steps]
    house.press(*["enter"] * len(steps))
    assert "rules/zieufermix" in house.here


def test_sounds_and_keys_and_letters_are_learned(house: House) -> None:
    house.go("learn", "sounds")
    house.press("enter")
    assert house.ear.said[-1].cues and house.ear.said[-1].text
    house.press("escape")
    house.go("letters")
    assert "comme" in house.press("enter")[-1]
    house.press("escape")
    house.go("keys")
    assert "Choisit" in house.press("enter")[0]
    house.press("f9")


def test_the_tutorial_of_zieufermix_is_finished_by_following_it(house: House) -> None:
    house.go("learn", "tutorial/zieufermix")
    house.press("end", "enter")  # not what the teacher asked for
    assert "Pas ici" in house.ear.texts[-1] and house.program.lesson is not None
    for lesson in tutorial("fr", "zieufermix").lessons:
        if lesson.expect:
            row, column = divmod(int(str(lesson.answers[0])) - 1, 4)
            house.press("home", *["down"] * row, *["right"] * column, "enter")
    assert house.program.lesson is None and house.console.page is house.program.hall.page
    assert any("Bonne partie" in text for text in house.ear.texts)


def test_a_guided_game_can_be_left(house: House) -> None:
    house.go("learn", "tutorial/zieufermix")
    house.press("escape", "end", "enter", "down", "enter")
    assert house.program.lesson is None and house.console.page is house.program.hall.page


def test_the_tools_serve_a_table_with_real_cards(house: House) -> None:
    assert "place" in house.go("tools", "starter", "4")[-1]
    house.press("escape")
    house.go("word")
    assert "dans la liste" in house.type("maison")[-1]
    assert "inconnu des listes" in house.type("xyzzyx")[-1]
    assert house.press("enter")
    house.press("escape")
    house.go("scores", "+")
    house.type("Ana")
    house.go("Ana")
    house.type("12")
    house.go("Ana")
    house.type("-2")
    assert any("Ana\u00a0: 10" in text for text in house.ear.texts)
    house.go("Ana")
    assert "nombre" in house.type("beaucoup")[-1].lower()


def test_a_match_left_waits_in_continue(house: House, tmp_path: Path) -> None:
    house.press("enter", "enter", "enter")
    evening = house.program.evening
    assert evening is not None
    wait_until(lambda: house.console.actions != {} and evening.party.shown is not None, "the first question")
    house.press("escape", "end", "enter", "down", "enter")
    evening.thread.join(60)
    assert house.here[:2] == ["play", "continue"] and len(running(tmp_path)) == 1
    house.go("continue", "0")
    again = house.program.evening
    assert again is not None
    wait_until(lambda: again.party.shown is not None, "the question to be asked again")
    assert len(running(tmp_path)) == 1 and not finished(tmp_path)


def test_the_chrono_counts_down_to_nought_and_stops_when_one_leaves(house: House) -> None:
    house.program.hall.tools.beat = 0.0
    house.go("tools", "chrono", "3")
    wait_until(lambda: any("Temps écoulé" in text for text in house.ear.texts), "the end of the chrono")
    numbers = [text for text in house.ear.texts if text.isdigit()]
    assert numbers == ["3", "2", "1", "0"]
    house.program.hall.tools.beat = 60.0
    house.go("10")
    house.press("escape")
    assert [text for text in house.ear.texts if text.isdigit()] == numbers


def test_a_match_begun_by_command_does_not_show_the_menu_once_more(house: House) -> None:
    header = new_header("zieufermix", {"Ana": "", "Zoé": "easy"}, {}, language="fr", begun="2026-11-18", seed=1)
    house.ear.views.clear()
    house.program.play(header)
    assert not any(item.id == "play" for view in house.ear.views for item in view.items)
