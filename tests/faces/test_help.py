"""The help: what is asked here and the keys that matter, in one breath; the rest for whoever asks once more."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from players.parlour import ANA
from players.room import Room
from players.test_three_keyboards import PAGES, open_page

from access_game.narration.phrasebook import LINES
from access_game.players.guidance import A_HANDFUL
from access_game.players.pages import ListPage
from faces.house import House

SHORT = A_HANDFUL + 3  # what is asked, how one moves, how to hear the rest


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_help_of_the_hall_is_a_handful_of_lines_and_names_the_key_for_the_rest(
    tmp_path: Path, language: str
) -> None:
    with House(tmp_path, language) as house:
        house.press("f1")
        lines = [choice.label for choice in house.console.page.choices]
        assert len(lines) <= SHORT and "F1" in lines[-1]
        house.press("f1")
        everything = [choice.label for choice in house.console.page.choices]
        assert len(everything) > 2 * len(lines)
        house.press("escape")
        assert house.console.page is house.program.hall.page


@pytest.mark.parametrize("game", ["zieufermix", "frontibix", "paflemix"])
def test_the_help_of_a_match_begins_with_what_is_asked(game: str) -> None:
    with closing(Room(game, {"Ana": "", "Zoé": "normal"}, seed=4)) as room:
        asked = room.console.page.help
        room.press("f1")
        lines = [choice.label for choice in room.console.page.choices]
        assert lines[0] == asked and len(lines) <= SHORT
        for name in ("repeat", "options"):
            assert any(room.console.text(f"command-{name}-help") in line for line in lines)
        room.press("f1")
        assert len(room.console.page.choices) > 25
        room.press("escape")
        assert room.console.page.help == asked


FIRST_KEYS = {
    "grid": ("options", "hint"),
    "hand": ("options", "hint", "repeat", "hand"),
    "word": ("options", "hint", "repeat", "spell"),
    "race": ("options", "hint"),
    "race of two": ("options", "hint"),
    "waiting": ("missed", "turn"),
    "curtain": ("missed", "turn"),
    "menu": ("details", "repeat", "silence"),
    "text": ("repeat", "spell"),
}


@pytest.mark.parametrize("page", [page for page in PAGES if page != "help"])
def test_on_every_kind_of_page_the_keys_that_matter_there_follow_what_is_asked(page: str) -> None:
    room = open_page(page)
    asked, typing = room.console.page.help, room.console.page.typing
    room.press("f1")
    help = room.console.page
    assert isinstance(help, ListPage) and len(help.choices) == 1 + A_HANDFUL + 1
    lines = [choice.label for choice in help.choices]
    assert lines[0] == asked and "F1" in lines[-1]
    for line, command in zip(lines[1:], FIRST_KEYS.get(page, ()), strict=False):
        assert room.console.text(f"command-{command}-help") in line
    assert all(line.startswith(("Contrôle ", "Échap")) for line in lines[1:-1]) or not typing
    room.close()


@pytest.mark.parametrize(
    ("language", "how"), [("fr", "Écrivez le mot, puis Entrée."), ("en", "Type the word, then Enter.")]
)
def test_the_help_for_a_word_says_how_it_is_given(language: str, how: str) -> None:
    with closing(Room("frontibix", {"Ana": "", "Zoé": "normal"}, seed=4, language=language)) as room:
        while room.party.guests[ANA].question is None or room.console.page.typing is False:
            room.press("enter")
        room.press("f1")
        page = room.console.page
        assert isinstance(page, ListPage) and page.choices[0].label.endswith(how)


def test_in_a_terminal_nobody_is_told_of_arrows(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.console.answer_by(LINES)
        for line in ("aide", "", "1", "aide", "", "1", "aide"):
            house.console.line(line)
            told = [choice.label for choice in house.console.page.choices]
            assert not any("lèche" in text for text in told), told


def test_in_a_terminal_only_letters_are_changed(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.console.answer_by(LINES)
        house.go("settings", "keys")
        told = {choice.id: choice.label for choice in house.console.page.choices}
        assert told["repeat"] == "Répéter\u00a0: R" and "up" not in told
        assert not any(key in " ".join(told.values()) for key in ("flèche", "Contrôle", "Échap", "F1"))


def test_every_command_alive_here_is_in_the_whole_help(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        alive = [one.name for one in house.console.keymap.commands if one.alive.value in ("anywhere", "items")]
        house.press("f1", "f1")
        told = " ".join(choice.label for choice in house.console.page.choices)
        assert all(house.console.text(f"command-{name}-help") in told for name in alive)
