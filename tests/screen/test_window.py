"""The window on a display nobody sees: views from any thread, strokes and events to the main one."""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator, Set
from dataclasses import replace

import pygame
import pytest
from pygame.event import Event
from sample_pages import HAND, MENU

from access_game.devices.keys.stroke import Stroke
from access_game.devices.screen.screen import NoScreen
from access_game.devices.screen.silent import SilentScreen
from access_game.devices.screen.skeleton import SkeletonScreen
from access_game.devices.screen.themes import THEMES, Style
from access_game.devices.screen.window import Window

LIMIT = 30


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    made = Window(size=(640, 480))
    made.open()
    watchdog = threading.Timer(LIMIT, made.close)  # a test that hangs shall fail instead
    watchdog.start()
    yield made
    watchdog.cancel()
    watchdog.join()
    made.close()
    if pygame.display.get_init():
        made.loop(lambda stroke: None, lambda event: None)


def press(key: int, text: str = "") -> None:
    pygame.event.post(Event(pygame.KEYDOWN, key=key, mod=0))
    if text:
        pygame.event.post(Event(pygame.TEXTINPUT, text=text))
    pygame.event.post(Event(pygame.KEYUP, key=key, mod=0))


def run(window: Window, last: str = "escape") -> tuple[list[Stroke], list[str]]:
    """Runs the loop until that key comes through."""
    strokes: list[Stroke] = []
    events: list[str] = []

    def heard(stroke: Stroke) -> None:
        strokes.append(stroke)
        if stroke.key == last:
            window.close()

    window.loop(heard, events.append)
    assert strokes, "the key never came"
    assert strokes[-1].key == last
    return strokes, events


def test_strokes_come_through_the_loop_in_order(window: Window) -> None:
    press(pygame.K_a, "a")
    press(pygame.K_DOWN)
    press(pygame.K_ESCAPE)
    strokes, _ = run(window)
    assert [(stroke.key, stroke.text) for stroke in strokes] == [("a", "a"), ("down", ""), ("escape", "")]
    assert all(stroke.at > 0 for stroke in strokes)


def test_what_the_window_lives_through_is_told(window: Window) -> None:
    pygame.event.get()
    pygame.event.post(Event(pygame.WINDOWFOCUSLOST))
    pygame.event.post(Event(pygame.WINDOWFOCUSGAINED))
    pygame.event.post(Event(pygame.WINDOWSIZECHANGED, x=640, y=480))
    pygame.event.post(Event(pygame.QUIT))
    press(pygame.K_ESCAPE)
    _, events = run(window)
    assert events == ["focus_lost", "focus_gained", "resized", "closed"]


def test_a_view_from_another_thread_is_drawn(window: Window) -> None:
    drawn = threading.Event()

    def show() -> None:
        for focus in range(8):
            window.show(replace(MENU, focus=focus))
        press(pygame.K_ESCAPE)
        drawn.set()

    thread = threading.Thread(target=show)
    thread.start()
    run(window)
    thread.join(LIMIT)
    assert drawn.is_set()


def test_the_newest_view_and_style_are_on_the_page(window: Window) -> None:
    pictures = []

    def heard(stroke: Stroke) -> None:
        surface = pygame.display.get_surface()
        assert surface is not None
        pictures.append((surface.get_at((1, 1))[:3], window.page.title is not None, len(window.page.items)))
        window.close()

    window.show(MENU)
    window.show(HAND)
    window.dress(Style(1.0, THEMES[1]))
    press(pygame.K_ESCAPE)
    window.loop(heard, lambda event: None)
    assert pictures == [(THEMES[1].ground, True, len(HAND.items))]


def test_close_from_another_thread_ends_the_loop(window: Window) -> None:
    thread = threading.Thread(target=window.close)
    thread.start()
    window.loop(lambda stroke: None, lambda event: None)
    thread.join(LIMIT)
    assert not pygame.display.get_init()


def test_after_the_end_views_fall_on_deaf_ears(window: Window) -> None:
    window.close()
    window.loop(lambda stroke: None, lambda event: None)
    window.show(MENU)
    window.close()
    with pytest.raises(NoScreen):
        window.loop(lambda stroke: None, lambda event: None)


def test_an_error_of_the_caller_closes_the_display_and_is_passed_on(window: Window) -> None:
    def stumble(stroke: Stroke) -> None:
        raise RuntimeError("stumbled")

    press(pygame.K_a, "a")
    with pytest.raises(RuntimeError, match="stumbled"):
        window.loop(stumble, lambda event: None)
    assert not pygame.display.get_init()


def test_without_a_display_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("access_game.devices.screen.window._is_mac", lambda: False)
    monkeypatch.setattr("access_game.devices.screen.window._is_windows", lambda: False)
    window = Window()
    assert not window.check()
    with pytest.raises(NoScreen):
        window.open()


def test_a_driver_that_does_not_exist_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonesuch")
    with pytest.raises(NoScreen):
        Window().open()


def test_the_loop_of_a_window_never_opened_is_refused() -> None:
    with pytest.raises(NoScreen):
        Window().loop(lambda stroke: None, lambda event: None)


def test_the_silent_screen_keeps_the_view_and_waits_to_be_closed() -> None:
    silent = SilentScreen()
    silent.open()
    silent.show(MENU)
    silent.dress(Style(2.0))
    ended = threading.Event()

    def loop() -> None:
        silent.loop(lambda stroke: None, lambda event: None)
        ended.set()

    thread = threading.Thread(target=loop)
    thread.start()
    silent.close()
    thread.join(LIMIT)
    assert ended.is_set()
    assert (silent.view, silent.style.zoom) == (MENU, 2.0)


def test_the_skeleton_writes_its_views_and_reads_its_keys() -> None:
    out = io.StringIO()
    skeleton = SkeletonScreen(out, io.StringIO("down é\nctrl+r\n"))
    skeleton.open()
    skeleton.dress(Style())
    skeleton.show(MENU)
    strokes: list[Stroke] = []
    events: list[str] = []
    skeleton.loop(strokes.append, events.append)
    skeleton.close()
    assert [stroke.key or stroke.text for stroke in strokes] == ["down", "é", "r"]
    assert events == ["closed"]
    lines = out.getvalue().splitlines()
    assert lines[0] == "Menu principal"
    assert "> Trouver un jeu" in lines
    assert lines[-1] == "Trouver un jeu, 3 sur 8."


def test_the_skeleton_needs_its_streams() -> None:
    closed = io.StringIO()
    closed.close()
    with pytest.raises(NoScreen):
        SkeletonScreen(closed, closed).open()


def test_the_reader_is_told_on_the_main_thread_that_it_may_speak(window: Window) -> None:
    told: list[tuple[bool, bool]] = []
    speak = window.reader.speak

    def noted(speaks: bool, unsaid: Set[int]) -> None:
        told.append((speaks, threading.current_thread() is threading.main_thread()))
        speak(speaks, unsaid)

    window.reader.speak = noted  # type: ignore[method-assign]
    chooser = threading.Thread(target=window.let_reader_speak, args=(True,))
    chooser.start()
    chooser.join()
    assert told == []
    press(pygame.K_ESCAPE)
    run(window)
    assert (True, True) in told and all(main for _, main in told)
