"""The window takes the place it is given, keeps the size it was left at, and is called by the game and its turn."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from sample_pages import GRID

from access_game.devices.screen.icon import icon
from access_game.devices.screen.typeface import Typeface
from access_game.devices.screen.window import Window, fitting
from access_game.home.home import Home
from access_game.home.settings import Settings, sensible
from access_game.program.app import Program
from access_game.program.window_face import WindowFace, size
from access_game.program.wishes import Wishes


@pytest.mark.parametrize("screen", [(640, 480), (1280, 800), (1920, 1080), (3840, 2160)])
def test_it_opens_at_four_fifths_of_the_screen(screen: tuple[int, int]) -> None:
    assert fitting(None, screen) == (screen[0] * 4 // 5, screen[1] * 4 // 5)


def test_a_size_from_a_larger_screen_is_held_within_this_one() -> None:
    width, height = fitting((3000, 700), (1280, 800))
    assert width < 1280 and height == 700


def test_the_size_it_was_left_at_is_kept_and_a_foreign_one_is_not_taken() -> None:
    assert size(sensible({"window": "900x700"}, Settings())) == (900, 700)
    for wrong in ("900", "x", "0x0", "900x-700", "1e3x700", "99999999x700", 900):
        assert size(sensible({"window": wrong}, Settings())) is None


def test_only_what_the_player_made_of_it_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    for made, kept in ((None, ""), ((700, 500), "700x500")):
        program = Program(Wishes(language="en", speech="off", braille="off"), Home(tmp_path))
        face = WindowFace(program)
        program.face = face
        face.open()
        if made is not None:
            pygame.display.set_mode(made, pygame.RESIZABLE)
            pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=made[0], y=made[1]))
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        monkeypatch.setattr(face, "happened", lambda event, face=face: face.close() if event == "focus_lost" else None)
        face.loop()
        program.close_devices()
        assert program.shelf.settings.window == kept
        assert program.shelf.settings.language == ""  # a wish of the command line is not


def test_the_title_of_the_window_is_that_of_the_view_and_its_icon_shows_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window = Window(size=(640, 480))
    window.open()
    window.show(replace(GRID, window="Zieufermix, à vous"))
    seen: list[str] = []

    def look(event: str) -> None:
        seen.append(pygame.display.get_caption()[0])
        window.close()

    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    window.loop(lambda stroke: None, look)
    assert seen[0] == "Zieufermix, à vous"
    drawn = icon(Typeface())
    assert len({tuple(drawn.get_at((x, y))) for x in range(64) for y in range(64)}) > 3
