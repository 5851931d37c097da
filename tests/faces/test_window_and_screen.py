"""A real window on a real display: as large as it was left, over the whole screen by a key, named after the game."""

from __future__ import annotations

from pathlib import Path

import pytest
from xdisplay import XDisplay, missing

from access_game.home.home import Home
from access_game.home.profiles import Shelf
from faces.newcomer import wait_until
from faces.windowed import Windowed

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]
SCREEN = (1280, 800)


def stands(program: Windowed, wanted: tuple[int, int]) -> bool:
    """The size of the window that the window manager, too, takes for the one in use: SDL makes another for the whole
    screen."""
    lines = program.ask("getactivewindow", "getwindowgeometry", "--shell").split()
    told = dict(line.split("=") for line in lines)
    is_ours = program.ask("getactivewindow", "getwindowpid").strip() == str(program.process.pid)
    return is_ours and (told.get("WIDTH"), told.get("HEIGHT")) == tuple(str(side) for side in wanted)


def reach(program: Windowed, wanted: tuple[int, int]) -> None:
    wait_until(lambda: stands(program, wanted), f"a window of {wanted}")


def name(program: Windowed) -> str:
    return program.ask("getactivewindow", "getwindowname").strip()


def test_alt_enter_fills_the_screen_and_gives_the_size_back(tmp_path: Path) -> None:
    with XDisplay(SCREEN) as display, Windowed(display, tmp_path) as program:
        reach(program, (1024, 640))  # four fifths
        display.key("alt+Return")
        reach(program, SCREEN)
        assert Shelf.open(Home(tmp_path)).settings.full_screen
        display.key("Down", "alt+Return")  # the keys are still ours
        reach(program, (1024, 640))
        display.key("alt+F4")
        assert program.leave() == 0
        kept = Shelf.open(Home(tmp_path)).settings
        assert not kept.full_screen and kept.window == ""  # it was not the player who made this size


def test_a_window_opens_as_it_was_left(tmp_path: Path) -> None:
    with XDisplay(SCREEN) as display:
        with Windowed(display, tmp_path) as program:
            reach(program, (1024, 640))
            program.ask("getactivewindow", "windowsize", "700", "500")
            reach(program, (700, 500))
            display.key("alt+Return")
            reach(program, SCREEN)
            display.key("alt+F4")
            assert program.leave() == 0
        kept = Shelf.open(Home(tmp_path)).settings
        assert kept.full_screen and kept.window == "700x500"
        with Windowed(display, tmp_path, full_screen=True, window="700x500") as program:
            reach(program, SCREEN)
            display.key("alt+Return")
            reach(program, (700, 500))


def test_its_bar_names_the_game_and_whose_turn_it_is(tmp_path: Path) -> None:
    with XDisplay(SCREEN) as display, Windowed(display, tmp_path) as program:
        reach(program, (1024, 640))
        assert name(program) == "Access Game"
        display.key("Return", "Return", "Return")
        wait_until(
            lambda: program.ask("getwindowname", program.window()).strip() == "Zieufermix, à vous",
            "the name of the game",
        )
