"""Whoever remembers no key finds every command in the Escape menu, and hears its key there."""

from __future__ import annotations

from contextlib import closing

import pytest

from access_game.narration.phrasebook import LINES
from access_game.players.actions import CLOSER, GUIDE, NO_CHOICE, READ_AGAIN, SHELVES
from access_game.players.guidance import named
from access_game.players.lines import KEYS_ONLY
from access_game.players.pages import Choice, ListPage
from players.room import Room

LONGEST = 18  # lines of the menu itself


def choose(room: Room, *ids: str) -> list[str]:
    """Escape, then these lines: what the last Enter was answered with."""
    heard = room.heard_since(lambda: room.press("escape"))
    for id in ids:
        assert isinstance(room.console.page, ListPage) and room.console.page.focus_on(id), id
        heard = room.heard_since(lambda: room.press("enter"))
    return heard


def offered(room: Room) -> list[Choice]:
    """All that can be chosen in the menu and in its lists, found by Enter and Escape."""
    page = room.console.page
    assert isinstance(page, ListPage)
    found: list[Choice] = []
    for choice in page.choices:
        found.append(choice)
        if choice.id in SHELVES:
            page.focus_on(choice.id)
            room.press("enter")
            assert isinstance(room.console.page, ListPage) and room.console.page is not page
            found += room.console.page.choices
            room.press("escape")
            assert room.console.page is page
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["zieufermix", "frontibix", "paflemix"])
def test_every_command_of_the_keymap_is_in_the_menu_once_with_its_key(game: str, language: str) -> None:
    with closing(Room(game, {"Ana": "", "Zoé": "normal"}, seed=4, language=language)) as room:
        typing = room.console.page.typing
        room.press("escape")
        choices = offered(room)
        commands = [one.id for one in choices if one.id not in ("resume", "close", "leave", *SHELVES)]
        keymap = room.console.keymap
        assert sorted(commands) == sorted({one.name for one in keymap.commands} - NO_CHOICE)
        for choice in choices:
            assert choice.detail and choice.detail != choice.label, choice.id
            if choice.id in commands:
                assert named(room.console, keymap.strokes_for(choice.id, typing)[0]) in choice.detail


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_asked_for_most_comes_first_and_no_list_is_longer_than_one_can_hear(language: str) -> None:
    with closing(Room("zieufermix", {"Ana": "", "Zoé": "normal"}, seed=4, language=language)) as room:
        room.press("escape")
        menu = room.console.page
        assert isinstance(menu, ListPage)
        assert [one.id for one in menu.choices[:4]] == ["resume", "options", "hint", "hand"]
        assert menu.choices[-1].id == "leave" and len(menu.choices) <= LONGEST
        for shelf in SHELVES:
            assert menu.focus_on(shelf)
            said = room.heard_since(lambda: room.press("enter"))[0]
            assert room.console.text(f"action-{shelf}") + ". " in said  # not run into the first line
            assert isinstance(room.console.page, ListPage) and 3 < len(room.console.page.choices) <= 10
            room.press("escape")


def test_a_list_to_read_again_stays_open_and_details_speak_of_the_card_beneath() -> None:
    with closing(Room("zieufermix", {"Ana": "", "Zoé": "normal"}, seed=4)) as room:
        asked = room.console.page
        by_key = room.heard_since(lambda: room.press("i"))
        choose(room, READ_AGAIN)
        shelf = room.console.page
        once, again = (room.heard_since(lambda: room.press("enter")) for _ in range(2))
        assert room.console.page is shelf and once != again
        room.press("escape", "escape")
        assert room.console.page is asked
        (where,) = choose(room, GUIDE, "where")
        assert room.console.page is asked and room.console.text("action-title") not in where
        assert choose(room, CLOSER, "details") == by_key and room.console.page is asked


def test_the_keys_told_are_those_of_the_page_beneath_the_menu() -> None:
    """A letter is enough at a card; in a word it would be typed."""
    with closing(Room("frontibix", {"Ana": "", "Zoé": "normal"}, seed=4)) as room:
        while not room.console.page.typing:
            room.press("enter")
        choose(room)
        menu = room.console.page
        assert isinstance(menu, ListPage) and menu.focus_on("options")
        (said,) = room.heard_since(lambda: room.press("i"))
        assert said.startswith("Contrôle P")
    with closing(Room("zieufermix", {"Ana": "", "Zoé": "normal"}, seed=4)) as room:
        choose(room)
        menu = room.console.page
        assert isinstance(menu, ListPage) and menu.focus_on("options")
        (said,) = room.heard_since(lambda: room.press("i"))
        assert said.startswith("P\u00a0:")


def test_the_menu_behind_a_curtain_reads_the_hand_of_whoever_sits_there_and_before_it_nobodys() -> None:
    with closing(Room("paflemix", {"Ana": "", "Bob": ""}, seed=4, options={"form": "turns"})) as room:
        private = room.console.text("hands-are-private")
        assert choose(room, "hand")[-1] == private
        while room.party.inside is None:
            room.press("enter")
        guest = room.party.inside
        assert guest.sight.hand is not None
        faces = {card.face for card in guest.sight.hand.cards.values() if card is not None and card.is_letter}
        said = choose(room, "hand")[-1]
        assert said != private and faces and all(one in said for one in faces)
        assert room.party.inside is guest


def test_a_terminal_is_offered_only_what_it_has() -> None:
    with closing(Room("zieufermix", {"Ana": "", "Zoé": "normal"}, seed=4)) as room:
        room.console.answer_by(LINES)
        room.press("escape")
        choices = offered(room)
        assert not KEYS_ONLY & {one.id for one in choices}
        assert not any("Contrôle" in one.detail or "F1" in one.detail for one in choices)
