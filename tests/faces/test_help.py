"""The help: what is asked here and the keys that matter, in one breath; the rest for whoever asks once more."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from players.room import Room

from access_game.players.guidance import A_HANDFUL
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


def test_in_a_terminal_nobody_is_told_of_arrows(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.console.by_lines = True
        for line in ("aide", "", "1", "aide", "", "1", "aide"):
            house.console.line(line)
            told = [choice.label for choice in house.console.page.choices]
            assert not any("lèche" in text for text in told), told


def test_every_command_alive_here_is_in_the_whole_help(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        alive = [one.name for one in house.console.keymap.commands if one.alive.value in ("anywhere", "items")]
        house.press("f1", "f1")
        told = " ".join(choice.label for choice in house.console.page.choices)
        assert all(house.console.text(f"command-{name}-help") in told for name in alive)
