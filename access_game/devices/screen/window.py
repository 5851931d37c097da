"""The window: large print for the eyes, keys for the hands, and a tree for screen readers.

It draws only when there is something new, or when a second of the chrono has passed; nothing flashes or moves by
itself. Between two looks at the keyboard it sleeps on a bell of our own, which any thread may ring: briefly while keys
are coming, longer when they are not. (`pygame.event.wait` looks every millisecond all day long, for a gain no finger
feels.)
"""

from __future__ import annotations

import os
import threading
import time
import warnings
from collections.abc import Callable, Set
from typing import Any

import pygame

from access_game.devices.keys.keyboard import Keyboard
from access_game.devices.keys.pygame_keys import PygameKeys
from access_game.devices.keys.stroke import Stroke
from access_game.devices.screen import chrono
from access_game.devices.screen.draw import Layout, draw
from access_game.devices.screen.icon import icon
from access_game.devices.screen.reader import Reader
from access_game.devices.screen.screen import CLOSED, FOCUS_GAINED, FOCUS_LOST, RESIZED, NoScreen
from access_game.devices.screen.themes import Style
from access_game.devices.screen.typeface import Typeface
from access_game.devices.tape import Tape
from access_game.narration.view import View

_BRISK, _CALM = 0.002, 0.010  # seconds between two looks at the keyboard
_STIRRED = 2.0  # seconds for which a key keeps us brisk
_UNSEEN = ("dummy", "offscreen")
_EVENTS = {
    pygame.QUIT: CLOSED,
    pygame.WINDOWFOCUSLOST: FOCUS_LOST,
    pygame.WINDOWFOCUSGAINED: FOCUS_GAINED,
    pygame.WINDOWSIZECHANGED: RESIZED,
}
_REDRAW = frozenset({pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})


class Window:
    name = "pygame"
    description = "A window with large print"
    is_public = True  # anybody in the room can look at it
    is_private = False

    def __init__(
        self,
        title: str = "Access Game",
        style: Style | None = None,
        size: tuple[int, int] | None = None,
        keys: Keyboard | None = None,
        reader_speaks: bool = False,
        tape: Tape | None = None,
    ) -> None:
        self._title = title
        self._size = size  # as it was left; None: four fifths of the screen
        self._is_full = self._wants_full = False
        self._named = title  # what its bar says now
        self._keys: Keyboard = keys or PygameKeys()
        self._lock = threading.Lock()
        self._view = View(title=title)
        self._style = style or Style()
        self._stale = True  # something newer than what is drawn
        self._second: int | None = None  # of the chrono, as it is drawn
        self._bell = threading.Event()  # somebody has something new
        self._closing = threading.Event()
        self.is_stopped = False  # ends the loop too; a signal may set it, which must not touch a lock
        self._typeface: Typeface | None = None
        self._reader = Reader(title, speaks=reader_speaks, tape=tape)
        self._reader_speaks = reader_speaks
        self._unsaid: Set[int] = frozenset()
        self.page = Layout()  # where things stand on the page last drawn

    @property
    def reader(self) -> Reader:
        return self._reader

    def check(self) -> bool:
        asked = os.environ.get("SDL_VIDEODRIVER", "")
        if asked:
            return True
        return _is_windows() or _is_mac() or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))

    def open(self) -> None:
        if not self.check():
            raise NoScreen("no display")
        try:
            pygame.display.init()
            if pygame.display.get_driver() in _UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
                raise NoScreen("no display anybody could see")
            pygame.font.init()
            self._typeface = Typeface()
            pygame.display.set_caption(self._title)
            pygame.display.set_icon(icon(self._typeface))
            self._open_with_reader()
            self._size = pygame.display.get_window_size()
        except pygame.error as error:
            pygame.display.quit()
            raise NoScreen(str(error)) from error
        pygame.event.set_blocked(pygame.MOUSEMOTION)
        self._keys.open()

    def close(self) -> None:
        self._closing.set()
        self._bell.set()

    def show(self, view: View) -> None:
        with self._lock:
            self._view = view
            self._stale = True
        self._bell.set()

    def dress(self, style: Style) -> None:
        with self._lock:
            self._style = style
            self._stale = True
        self._bell.set()

    @property
    def size(self) -> tuple[int, int] | None:
        """The size to remember: that of the window, not of the whole screen it may fill now."""
        return self._size

    def fill_screen(self, whole: bool) -> None:
        """Over the whole screen, or back to its size: in the next round of the main thread, which owns the window."""
        with self._lock:
            self._stale = self._stale or whole != self._wants_full
            self._wants_full = whole
        self._bell.set()

    def let_reader_speak(self, speaks: bool, unsaid: Set[int] = frozenset()) -> None:
        """The player has chosen another voice; the reader hears of it on the main thread. `unsaid`: the numbers of what
        the voice before has not begun."""
        with self._lock:
            if speaks != self._reader_speaks:
                self._stale, self._reader_speaks, self._unsaid = True, speaks, unsaid
        self._bell.set()

    def loop(self, on_stroke: Callable[[Stroke], None], on_event: Callable[[str], None]) -> None:
        """Until `close`. Closing the window does not end it: the caller is asked, and may have things to save."""
        if self._typeface is None:
            raise NoScreen("the window is not open")
        try:
            stirred = time.monotonic()
            while not self._closing.is_set() and not self.is_stopped:
                self._draw()
                self._bell.wait(_BRISK if time.monotonic() - stirred < _STIRRED else _CALM)
                self._bell.clear()  # before looking: what is rung from now on is seen in the next round
                events = pygame.event.get()
                if events:
                    stirred = time.monotonic()
                self._reader.tick()
                for event in events:
                    self._window_event(event, on_event)
                for stroke in self._keys.strokes(events):
                    on_stroke(stroke)
        except pygame.error as error:
            raise NoScreen(str(error)) from error
        finally:
            self._shut()

    def _window_event(self, event: Any, on_event: Callable[[str], None]) -> None:
        if event.type in _REDRAW:
            self._stale = True
        if event.type == pygame.WINDOWSIZECHANGED and not self._is_full:
            self._size = pygame.display.get_window_size()
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._reader.window_focus(event.type == pygame.WINDOWFOCUSGAINED)
        if event.type in _EVENTS:
            on_event(_EVENTS[event.type])

    def _draw(self) -> None:
        now = time.monotonic()
        with self._lock:
            is_new = self._stale
            if not is_new and chrono.second(self._view, now) == self._second:
                return
            view, style, speaks, self._stale = self._view, self._style, self._reader_speaks, False
            unsaid = self._unsaid
            whole = self._wants_full
        self._second = chrono.second(view, now)
        if whole != self._is_full:
            self._spread(whole)
        surface = pygame.display.get_surface()
        if surface is None or self._typeface is None:
            raise NoScreen("the window has gone")
        named = view.window or self._title
        if named != self._named:
            self._named = named
            pygame.display.set_caption(named)
        self.page = draw(surface, view, style, self._typeface, now)
        pygame.display.flip()
        if not is_new:
            return  # a second has passed: what can be read has not changed
        self._reader.speak(speaks, unsaid)
        self._reader.show(view)

    def _open_with_reader(self) -> None:
        """Windows and macOS want the tree attached to a window nobody has seen yet."""
        size, flags = self._fitting(), pygame.RESIZABLE
        if _is_windows() or _is_mac():
            pygame.display.set_mode(size, flags | pygame.HIDDEN)
            self._reader.attach(pygame.display.get_wm_info().get("window"))
            pygame.display.set_mode(size, flags | pygame.SHOWN)
        else:
            pygame.display.set_mode(size, flags)
            self._reader.attach(None)

    def _spread(self, whole: bool) -> None:
        """It stays the same window, or a screen reader would lose it and the keys pressed meanwhile would go nowhere:
        `set_mode` and `toggle_fullscreen` make another one on X11."""
        self._is_full = whole
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # pygame-ce has no newer way to this window yet
            window = pygame.Window.from_display_module()
        if whole:
            window.set_fullscreen(desktop=True)
        else:
            window.set_windowed()

    def _fitting(self) -> tuple[int, int]:
        """The size it was left at, else four fifths of the screen; never larger than that screen can hold."""
        whole = (pygame.display.get_desktop_sizes() or [(1280, 800)])[0]
        return fitting(self._size, whole)

    def _shut(self) -> None:
        self._keys.close()
        self._reader.close()
        self._typeface = None
        pygame.display.quit()


def fitting(wished: tuple[int, int] | None, screen: tuple[int, int]) -> tuple[int, int]:
    """Bars and frames of the desktop take their part of the screen, and no driver tells how much: a tenth is theirs."""
    width, height = wished or (screen[0] * 4 // 5, screen[1] * 4 // 5)
    return max(1, min(width, screen[0] * 9 // 10)), max(1, min(height, screen[1] * 9 // 10))


def _is_mac() -> bool:
    return os.name == "posix" and os.uname().sysname == "Darwin"


def _is_windows() -> bool:
    return os.name == "nt"
