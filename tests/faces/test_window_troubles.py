"""The window is closed, loses the keys, shrinks, or its display goes: nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from xdisplay import XDisplay, missing

from access_game.narration.phrasebook import Phrasebook
from faces.newcomer import Newcomer, arrows, length, running, wait_until
from faces.windowed import Windowed

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]


def begin(display: XDisplay, home: Path) -> Path:
    display.key("Return", "Return", "Return")
    wait_until(lambda: bool(running(home)), "the match")
    (path,) = running(home)
    return path


def player(display: XDisplay, home: Path) -> Newcomer:
    return Newcomer(home, lambda slot: display.key(*arrows(slot), "Return"))


def cut(display: XDisplay) -> None:
    """The display is gone, as when somebody pulls its plug."""
    assert display._server is not None
    display._server.kill()
    display._server.wait()


def test_a_window_closed_in_the_middle_keeps_the_match_and_continue_takes_it_up(tmp_path: Path) -> None:
    with XDisplay() as display:
        with Windowed(display, tmp_path) as program:
            path = begin(display, tmp_path)
            player(display, tmp_path).play(path, flips=2)
            display.key("alt+F4")
            assert program.leave() == 0
            assert "ERROR" not in program.log()
        entries = length(path)
        assert path.exists() and entries >= 3  # the deal and two cards at least
        with Windowed(display, tmp_path) as program:
            display.key("Down", "Return", "Return")  # Continue, and the only match there is
            again = player(display, tmp_path)
            again.play(path, flips=1)
            assert length(path) > entries and again.flips == 1
            display.key("alt+F4")
            assert program.leave() == 0


def test_keys_work_again_after_the_focus_was_away_and_none_is_stuck(tmp_path: Path) -> None:
    with XDisplay() as display, Windowed(display, tmp_path) as program:
        path = begin(display, tmp_path)
        window = program.window()
        display.key_down("Down")  # held while the window loses the keys: its release is never seen
        program.ask("windowminimize", window)
        wait_until(lambda: not program.has_focus(), "the focus to go")
        display.key_up("Down")
        program.ask("windowmap", window)
        program.ask("windowactivate", window)
        wait_until(program.has_focus, "the focus to come back")
        player(display, tmp_path).play(path, flips=1)  # wherever the held key led to
        assert length(path) >= 2
        display.key("alt+F4")
        assert program.leave() == 0 and "ERROR" not in program.log()


@pytest.mark.parametrize("size", [(320, 480), (40, 30)], ids=str)
def test_the_game_goes_on_in_a_window_of_any_size(tmp_path: Path, size: tuple[int, int]) -> None:
    with XDisplay() as display, Windowed(display, tmp_path) as program:
        path = begin(display, tmp_path)
        program.ask("windowsize", program.window(), *map(str, size))
        newcomer = player(display, tmp_path)
        newcomer.play(path, flips=3)
        assert newcomer.flips == 3 and program.process.poll() is None
        program.ask("windowsize", program.window(), "900", "700")
        newcomer.play(path, flips=1)
        display.key("alt+F4")
        assert program.leave() == 0 and "ERROR" not in program.log()


def test_without_its_display_the_program_says_so_and_keeps_the_match(tmp_path: Path) -> None:
    with XDisplay() as display:
        program = Windowed(display, tmp_path)
        with program:
            path = begin(display, tmp_path)
            player(display, tmp_path).play(path, flips=1)
            cut(display)
            assert program.leave() == 1
        assert path.exists() and length(path) >= 2
        assert program.said() == Phrasebook("fr").text("display-lost") + "\n"


def test_without_its_display_nothing_is_called_saved_where_nothing_was_played(tmp_path: Path) -> None:
    with XDisplay() as display:
        program = Windowed(display, tmp_path)
        with program:
            display.key("F11")  # it answers: the window stands, and whoever waits for its end
            kept = tmp_path / "profiles" / "adult.toml"
            wait_until(lambda: "zoom = 2" in kept.read_text(encoding="utf-8"), "the larger print")
            cut(display)
            assert program.leave() == 1
        assert program.said() == Phrasebook("fr").text("display-lost-hall") + "\n"
