"""A person at the console: keys answer, the focus stays, what must be forgotten is."""

from __future__ import annotations

import re
from random import Random

import pytest

from access_game.narration.view import Kind
from access_game.players.pages import LONGEST_LINE, Choice, LinePage, ListPage
from players.looking import look_back
from players.room import Room


@pytest.fixture
def alone():
    room = Room("zieufermix", {"Ana": "", "Ordi 1": "normal", "Ordi 2": "hard"}, seed=4)
    yield room
    room.close()


def test_a_person_plays_zieufermix_to_the_end_with_arrows_and_enter(alone: Room) -> None:
    rng = Random(11)
    for _ in range(4000):
        if not alone.is_on:
            break
        alone.press(rng.choice(("right", "down", "left", "up")), "enter")
    assert not alone.is_on
    assert any("Partie terminée" in text for text in alone.ear.texts)


def test_the_question_is_a_grid_and_the_cards_are_closed(alone: Room) -> None:
    view = alone.console.view()
    assert view.kind is Kind.GRID and view.columns == 4 and len(view.items) == 16
    assert {item.face.kind for item in view.items if item.face} == {"back"}


def test_after_a_flip_the_focus_is_still_on_that_card(alone: Room) -> None:
    for _ in range(5):
        alone.press("right", "down")
        here = alone.console.page.current.id
        alone.press("enter")  # what the others do in between changes nothing
        assert alone.console.page.kind is Kind.GRID and alone.console.page.current.id == here


def test_a_move_beyond_the_edge_says_where_one_is(alone: Room) -> None:
    heard = alone.heard_since(lambda: alone.press("up"))
    assert len(heard) == 1 and "ligne 1, colonne 1" in heard[0]


def test_an_empty_place_is_refused_with_a_reason(alone: Room) -> None:
    sight = alone.party.spokesman.sight
    del sight.among("grid").cards[1]  # what the screen shows is not what decides
    heard = alone.heard_since(lambda: alone.line("99"))
    assert "99" in heard[0] and "16" in heard[0]


FLIPPED = re.compile(
    r"(?:étoile|pétard|a noir|a blanc|a plus)(?: plus)?(?: ?,|\.| et)"
)  # "A noir, ligne 1, colonne 2."


def test_no_flipped_card_can_be_heard_again_after_the_turn() -> None:
    room = Room("zieufermix", {"Ana": "", "Ordi 1": "hard"}, seed=2)
    rng, looked = Random(2), 0
    try:
        assert not FLIPPED.search(look_back(room))  # before the first flip nothing looks like one
        for _ in range(600):
            if not room.is_on:
                break
            room.press(rng.choice(("right", "down", "left", "up")), "enter")
            if [message.key for message in room.sitting.match.table.said[-2:]] == ["turn", "asked"]:  # my turn begins
                assert any(FLIPPED.search(text.lower()) for text in room.ear.texts)
                assert not FLIPPED.search(look_back(room))
                looked += 1
        assert looked > 5
    finally:
        room.close()


@pytest.mark.parametrize(
    ("key", "words"),
    [("s", "paire"), ("t", "carte"), ("q", "vous"), ("m", "main"), ("f3", "ligne"), ("r", "carte"), ("n", "")],
)
def test_each_question_about_the_table_is_answered(alone: Room, key: str, words: str) -> None:
    heard = alone.heard_since(lambda: alone.press(key))
    assert len(heard) == 1 and heard[0] and words in heard[0].lower()


def test_escape_opens_the_menu_of_actions_and_never_quits(alone: Room) -> None:
    alone.press("escape")
    assert "Menu des actions" in alone.console.page.title()
    alone.press("escape")
    assert alone.is_on and "carte" in alone.console.page.title()


def test_leaving_asks_first_and_keeps_the_match(alone: Room) -> None:
    alone.press("escape", "end", "enter")
    assert "Quitter la partie" in alone.console.page.title()
    alone.press("down", "enter")
    assert not alone.is_on and alone.sitting.match.waiting is not None


def test_learning_the_keys_only_explains_them(alone: Room) -> None:
    alone.press("f9")
    entries = len(alone.sitting.match.journal)
    heard = alone.heard_since(lambda: alone.press("enter"))
    assert "Choisit" in heard[0] and len(alone.sitting.match.journal) == entries
    alone.press("f9", "enter")
    assert len(alone.sitting.match.journal) > entries


def test_undo_is_refused_once_a_card_was_seen(alone: Room) -> None:
    alone.press("enter")
    heard = alone.heard_since(lambda: alone.press("ctrl+z"))
    assert any("dévoil" in text or "annuler" in text.lower() for text in heard)


def test_a_typed_letter_is_said_and_a_secret_one_is_only_a_click() -> None:
    for secret, words in ((False, ["k"]), (True, [])):
        room = Room("zieufermix", {"Ana": "", "Bot": "easy"})
        page = LinePage("Mot ?", lambda text: None, secret=secret)
        room.console.open(page)
        assert room.heard_since(lambda room=room: room.press("k")) == words
        assert page.text == "k" and ("k" in room.console.view().typed) is not secret
        room.close()


def test_the_focus_stays_on_its_item_or_falls_to_the_next_one_left() -> None:
    page = ListPage("", [Choice(name, name) for name in "abcd"], lambda id: None)
    page.focus_on("c")
    page.rebuild([Choice(name, name) for name in "xacd"])
    assert page.here() == "c"
    page.rebuild([Choice(name, name) for name in "xad"])
    assert page.here() == "d"
    page.rebuild([Choice(name, name) for name in "xa"])
    assert page.here() == "a"


def test_a_key_between_two_pages_is_answered(alone: Room) -> None:
    alone.console.pages.clear()
    for key in ("enter", "down", "space", "escape", "f1", "escape", "e", "5", "f3", "i"):
        alone.press(key)


def test_two_digits_are_one_number() -> None:
    page = ListPage("", [Choice(str(n), str(n)) for n in range(1, 17)], lambda id: None)
    page.move("nth", 1, at=10.0)
    page.move("nth", 2, at=10.5)
    assert page.here() == "12"
    page.move("nth", 3, at=20.0)
    assert page.here() == "3"


def test_the_terminal_understands_numbers_letters_and_words(alone: Room) -> None:
    assert "Paires" in alone.heard_since(lambda: alone.line("s"))[0]
    assert "Paires" in alone.heard_since(lambda: alone.line("les scores"))[0]
    assert "99" in alone.heard_since(lambda: alone.line("99"))[0]
    assert "commande" in alone.heard_since(lambda: alone.line("xyzzy"))[0]
    entries = len(alone.sitting.match.journal)
    alone.line("7")
    assert len(alone.sitting.match.journal) > entries


def test_a_message_is_reviewed_word_by_word_and_letter_by_letter(alone: Room) -> None:
    words = alone.console.transcript.current.text.split()
    assert alone.heard_since(lambda: alone.press("ctrl+right")) == [words[1]]
    assert alone.heard_since(lambda: alone.press("ctrl+left")) == [words[0]]
    assert words[0][1].upper() in alone.heard_since(lambda: alone.press("ctrl+down"))[0]
    for _ in range(len(words[0]) + 1):
        heard = alone.heard_since(lambda: alone.press("ctrl+down"))
    assert "relire" in heard[0]


def test_after_a_refusal_the_next_letter_begins_a_new_word() -> None:
    room = Room("paflemix", {"Ana": "", "Ordi 1": "normal"}, seed=5)
    try:
        page = room.console.page
        assert isinstance(page, LinePage)
        letter = room.party.spokesman.question.starting.lower()
        wrong = "z" if letter != "z" else "y"
        assert any("ne commence pas" in text for text in room.heard_since(lambda: room.type(f"{wrong}a")))
        room.press("backspace")
        assert page.text == wrong  # who mends the word keeps it
        room.press("enter")
        room.press(letter)
        assert page.text == letter
    finally:
        room.close()


def test_a_line_comes_to_an_end_and_says_so() -> None:
    room = Room("paflemix", {"Ana": "", "Ordi 1": "normal"}, seed=5)
    try:
        room.press(*["a"] * LONGEST_LINE)
        assert room.heard_since(lambda: room.press("a")) == ["La ligne est pleine. Effacez, ou validez avec Entrée."]
        assert len(room.console.page.text) == LONGEST_LINE
    finally:
        room.close()
