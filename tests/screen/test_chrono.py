"""The chrono in the window: a number that keeps its size, a bar that shrinks, and no drawing but once a second."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from sample_pages import LINE
from tables import views

from access_game.devices.screen import window as window_module
from access_game.devices.screen.layout import lay_out
from access_game.devices.screen.plan import Layout
from access_game.devices.screen.themes import THEMES, ZOOMS, Theme, contrast
from access_game.devices.screen.typeface import Typeface
from access_game.devices.screen.window import Window
from access_game.narration.view import Countdown, Kind, View


@pytest.fixture(scope="module")
def typeface() -> Iterator[Typeface]:
    yield Typeface()
    pygame.font.quit()


def asked() -> View:
    return next(view for view in views("frontibix") if view.kind is Kind.LINE)


def at(seconds_left: float, typeface: Typeface, zoom: float = 1.0, window: tuple[int, int] = (1280, 800)) -> Layout:
    view = replace(asked(), countdown=Countdown(30.0, 30.0, 1000.0))
    return lay_out(view, window, zoom, typeface, 1000.0 - seconds_left)


@pytest.mark.parametrize("window", [(640, 480), (1920, 1080)])
@pytest.mark.parametrize("zoom", ZOOMS)
def test_the_number_is_large_and_keeps_its_size_while_the_bar_shrinks(
    zoom: float, window: tuple[int, int], typeface: Typeface
) -> None:
    pages = [at(left, typeface, zoom, window) for left in (30, 9.2, 0.0)]
    assert len({page.sizes["chrono"] for page in pages}) == 1
    assert pages[0].sizes["chrono"] > pages[0].sizes["status"]
    bars = [page.bar.width for page in pages if page.bar is not None]
    assert bars[0] == pages[0].zones["bar"].width and bars[2] == 0 and bars[0] > bars[1] > 0
    assert {page.chrono.right for page in pages if page.chrono is not None} == {pages[0].zones["chrono"].right}


def test_a_second_that_has_begun_counts_and_nothing_else_moves(typeface: Typeface) -> None:
    one, other = at(17.4, typeface), at(16.8, typeface)
    assert [mark.block.lines for mark in one.marks if getattr(mark, "box", None) == one.chrono] == [("18",)]
    assert [mark.block.lines for mark in other.marks if getattr(mark, "box", None) == other.chrono] == [("17",)]
    assert one.zones == other.zones and one.places == other.places and one.focus == other.focus


def test_where_no_chrono_runs_its_place_stays_empty(typeface: Typeface) -> None:
    page = lay_out(asked(), (1280, 800), 1.0, typeface)
    assert page.chrono is None and page.zones == at(3, typeface).zones


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_number_can_be_read_in_every_theme(theme: Theme) -> None:
    assert contrast(theme.focus, theme.ground) >= 7


def test_the_window_draws_anew_when_a_second_has_passed_and_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    now, drawn, read = 1000.0, list[float](), list[View]()
    window = Window(size=(640, 480))
    window.open()
    pygame.event.get()  # that it is shown
    monkeypatch.setattr(time, "monotonic", lambda: now)
    really = window_module.draw

    def note(*given: object) -> Layout:
        drawn.append(now)
        return really(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(window_module, "draw", note)
    monkeypatch.setattr(window.reader, "show", read.append)
    window.show(replace(LINE, sides=asked().sides, countdown=Countdown(10.0, 10.0, 1010.0)))
    looks = 0

    def wait(seconds: float) -> bool:
        nonlocal now, looks
        looks += 1
        now += 0.1
        if looks == 35:
            window.close()
        return True

    monkeypatch.setattr(window._bell, "wait", wait)
    window.loop(lambda stroke: None, lambda event: None)
    assert len(drawn) == 4  # at once, and after each of three seconds
    assert len(read) == 1  # a screen reader is not told the same page again
