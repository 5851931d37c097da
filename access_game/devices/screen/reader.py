"""The reader: hands the tree of each view to screen readers, through AccessKit where it is installed.

AccessKit calls back on a thread of its own while it holds its lock. Whoever touches it at that moment with Python's own
lock in hand freezes for ever; so nothing is touched before a screen reader has come, and updates are built before they
are handed over. A faulty tree is a panic, not an Exception, and leaves the adapter unusable: it is then given up, and
the game goes on with its own voice.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Set
from dataclasses import replace
from typing import Any

from access_game.devices.screen import tree
from access_game.devices.screen.dialect import kit_node
from access_game.devices.tape import BEGUN, TREE, Tape
from access_game.narration.utterance import ON_PAGE, Lane, Utterance
from access_game.narration.view import Kind, View

from .trail import Trail

_SYSTEM = platform.system()
# Orca of Debian 12 never speaks live regions; all versions speak a window whose name changes.
_LIVE = _SYSTEM != "Linux"
# Orca 43 now and then left a window mute for good when pages and focus were handed over right after it had asked for
# the tree. Why was not found out (we think the tree is not yet known on the bus); half a second later it was not seen.
_SETTLE = 0.5 if _SYSTEM == "Linux" else 0.0
# What the table says comes in bursts, and a page that is gone before a screen reader looked is never read: so the news
# of a moment are handed over together. The answer to a key takes them along at once.
_GATHER = 0.15
_KNOWN = 2.0  # a busy machine may need a second
# Orca takes the name that the window has when it gets round to a new focus for one it has read: news wait until then.
_LOOKING, _MEETING = 0.3, 1.5  # seconds; when it meets the window for the first time it needs longer
_EARLY = 6  # news kept for a screen reader that has not come yet


class Reader:
    """`speaks`: the player's screen reader is the voice of the game. Else it is only shown the window's name."""

    def __init__(
        self,
        window: str,
        speaks: bool = False,
        live: bool = _LIVE,
        clock: Callable[[], float] = time.monotonic,
        tape: Tape | None = None,
    ) -> None:
        self._window = window
        self._clock = clock
        self._speaks = speaks
        self._live = live
        self._view: View | None = None
        self._tape = tape or Tape()
        self._last = 0  # the number of the newest thing said that we know of
        self._pending: list[Utterance] = []  # to be read, and not yet handed over
        self._announced: tuple[Utterance, ...] = ()  # what the news say now
        self._news = self._told_news = ""
        self._lead: str | None = ""  # what stands before the title of the page; None: it must be forgotten
        self._led: tuple[Utterance, ...] = ()  # the same
        self._is_nameless = False  # the news that were read are no more: the window has no name until there are others
        self._told_page = self._told_focus = -1  # what a screen reader was last brought to
        self._visit = 0  # how many pages there were before this one
        self._due = 0.0  # when the news are handed over
        self._tree = tree.bare(window)
        self._trail = Trail()
        self._kit: Any = None
        self._adapter: Any = None
        self._active = False  # a screen reader has asked for the tree
        self._focused = False  # our window has the keyboard
        self._replay = False  # the screen reader does not know yet whether it has
        self._stale = False  # nor the newest tree
        self._settled = 0.0  # when the tree will be known to it
        self._read = 0.0  # and when it will have been brought to the newest page
        self._known = 0.0  # and when it will have read what led there
        self._forget_at = 0.0
        self._free_at = 0.0  # when news can be handed over again
        self._is_held = False  # there are some that wait for that
        self._name = window  # the window has now
        self.reason = "not opened"  # why there is no tree; empty where there is one

    @property
    def active(self) -> bool:
        """Has anybody asked for the tree? That proves a client, not yet a voice."""
        return self._active and self._adapter is not None

    def attach(self, handle: object) -> None:
        """To the window of that handle, before it is shown; X11 and Wayland need none."""
        try:
            import accesskit  # type: ignore[import-untyped]
        except Exception as error:  # a broken library is as good as none
            self.reason = f"accesskit: {error}"
            return
        self._kit = accesskit
        self.reason = ""
        if _SYSTEM in ("Windows", "Darwin"):
            self._guarded(lambda: self._attach(handle))
        # Elsewhere with the first page: Orca 43 often skipped the title of a window it had first known empty.

    def close(self) -> None:
        """The adapter dies with its last reference; nothing is touched."""
        self._adapter = None
        self._active = False
        self.reason = "closed"

    def speak(self, speaks: bool, unsaid: Set[int] = frozenset()) -> None:
        """The player has chosen another voice. What the one before has said is not read again; `unsaid`, what it has
        not, is read first."""
        is_other, self._speaks = speaks != self._speaks, speaks
        if is_other and self._view is not None:
            self._told_page = self._told_focus = -1  # another voice has read what there was, and it is read anew
            self._pending = [said for said in self._view.said if speaks and said.number in unsaid and is_event(said)]
            self._announced, self._news, self._told_news, self._is_nameless = (), "", "", False
            self._free_at = self._clock() + _MEETING
            self._place(self._view)
            self._publish(self._view)

    def show(self, view: View) -> None:
        """On the main thread, with each view that is drawn."""
        fresh = tree.fresh(self._view, view, self._last)
        if self._clock() < self._free_at:  # it is just reading where it was brought
            fresh = [said for said in fresh if said.tag != "page"]
        if any(said.lane is Lane.FOCUS and said.number > self._last for said in view.said):
            self._due = 0.0  # somebody pressed a key
        elif fresh and not self._pending:
            self._due = self._clock() + _GATHER
        happened = (*view.said, *view.struck)
        self._last = max((said.number for said in happened), default=self._last)
        # What must be forgotten is read once, like all that happened; not to a screen reader that comes later. The rest
        # was left behind.
        kept = {said.number for said in (happened if self.active else view.said)}
        self._pending = [said for said in (*self._pending, *fresh) if said.number in kept and self._speaks]
        if not self.active:
            self._pending = self._pending[-_EARLY:]
        self._forget(view)
        self._place(view)
        if self._view is not None and self._view.page != view.page:
            self._visit += 1
        self._view = view
        self._publish(view)

    def _forget(self, view: View) -> None:
        """What was read and has been left behind, or must be forgotten, stands nowhere any more. A screen reader asks
        for what led to a page when it gets round to it, and is given time; news are sent to it."""
        kept = {said.number for said in view.said}
        if not kept.issuperset(said.number for said in self._announced):
            self._is_nameless = self._is_nameless or bool(self._news)
            self._announced, self._news = (), ""
        if self._clock() >= self._known and not kept.issuperset(said.number for said in self._led):
            self._led, self._lead = (), None

    def _place(self, view: View) -> None:
        """What is to be read stands before the title of a page that comes up; else among the news."""
        words = " ".join(said.text for said in self._pending)
        if view.page != self._told_page:
            self._lead, self._led = words, tuple(self._pending)
            if self._news != self._told_news:  # they were to be news a moment ago
                self._announced, self._news = (), ""
                self._is_nameless = bool(self._told_news)
            return
        if view.kind is not Kind.LINE and view.items and self._clock() >= self._known:
            self._lead, self._led = "", ()  # a list whose name changes is not read again; a line would be
        if words:
            self._news, self._announced = tree.again(words, self._told_news), tuple(self._pending)
            self._is_nameless = False

    def window_focus(self, focused: bool) -> None:
        self._focused = focused
        self._replay = True
        self.tick()
        if not focused and not self._pending:  # who comes back hears the name of the window, not what was news then
            self._announced, self._news, self._is_nameless = (), "", False
            if self._view is not None and self._adapter is not None:
                self._publish(self._view)

    def tick(self) -> None:
        """After each wake-up of the loop: hands over what a screen reader does not know yet."""
        if self._view is not None and 0 < self._forget_at <= self._clock():
            self._forget_at = 0.0
            self._forget(self._view)
            self._publish(self._view)
        if self._view is not None and self._is_held and self._clock() >= self._free_at:
            self._publish(self._view)
        self._stale = self._stale or self._trail.is_cold(self._clock())
        early = max(self._settled, self._due, self._read)
        if not (self._stale or self._replay) or not self.active or self._clock() < early:
            return
        if self._replay:
            self._replay = False
            self._free_at = self._clock() + _MEETING
            self._guarded(self._tell_focus)
        if self._stale and self.active:
            self._stale = False
            self._guarded(self._hand_over)
        if self.active:
            self._note()

    def _note(self) -> None:
        """All of it has been handed over: first what happened, then where that leads. News that are held have not."""
        if not self._speaks or self._view is None:
            return
        page, now, focus = self._view.page, self._clock(), self._tree.focus
        told = [] if self._is_held else self._pending
        for said in told:
            self._tape.note(TREE, BEGUN, said)
        if focus not in (self._told_focus, tree.WINDOW):
            newest = self._view.said[-1] if self._view.said else Utterance()
            text = tree.here(tree.nodes(self._view), whole=page != self._told_page)
            self._tape.note(TREE, BEGUN, replace(newest, lane=Lane.FOCUS, clock=False), text)
        if focus != self._told_focus:
            self._free_at = max(self._free_at, now + _LOOKING)
        if told and page != self._told_page:
            self._read, self._known = now + _GATHER, now + _KNOWN
        kept = {said.number for said in self._view.said}
        if not kept.issuperset(said.number for said in told):
            self._forget_at = max(self._known, now + _GATHER)
        self._told_page, self._told_focus = page, focus
        if not self._is_held:
            self._pending.clear()
            self._told_news = self._news

    def _publish(self, view: View) -> None:
        self._tree, self._is_held = tree.bare(self._window), False
        if self._speaks:
            # Orca reads whatever name the window gets, and its own would be said in the middle of a match.
            name = "" if self._is_nameless and not self._live else self._window
            is_early = self._clock() < self._free_at and not self._live and view.page == self._told_page
            self._is_held = is_early and self._news not in ("", self._told_news)
            name, news = (self._name, "") if self._is_held else (name, self._news)
            self._tree = tree.nodes(view, name, news, self._live, self._lead, self._visit)
            self._name = self._tree[tree.WINDOW].label
        if self._adapter is None and self._kit is not None and not self.reason:
            self._guarded(lambda: self._attach(None))
            return
        self._stale = True
        self.tick()

    def _hand_over(self) -> None:
        if self._adapter is not None:
            # Built here: an error within the library's own call would poison it.
            update = self._update(self._tree if self._live else self._trail.follow(self._tree, self._clock()))
            self._raise(self._adapter.update_if_active(lambda: update))

    def _attach(self, handle: object) -> None:
        if _SYSTEM == "Windows":
            self._adapter = self._kit.windows.SubclassingAdapter(handle, self._activate, _ignore)
        elif _SYSTEM == "Darwin":
            self._kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            self._adapter = self._kit.macos.SubclassingAdapter.for_window(handle, self._activate, _ignore)
        else:
            self._adapter = self._kit.unix.Adapter(self._activate, _ignore, self._deactivate)

    def _activate(self) -> Any:
        """On a thread of AccessKit. The tree is immutable, so the newest one is always whole."""
        update = None
        try:
            # Orca reads a page whose focus it is brought to, with all that stands around it. Of one that it met at
            # first, before the window had the focus, and that changed, it read the focus alone.
            update = self._update(self._tree if self._live else tree.bare(self._window))
        except Exception as error:  # must not reach the library
            self.reason = f"tree: {error}"
        else:
            self._settled = self._clock() + _SETTLE
            self._replay = self._stale = True
            self._active = True
        return update

    def _deactivate(self) -> None:
        self._active = False

    def _tell_focus(self) -> None:
        if _SYSTEM == "Darwin":
            self._raise(self._adapter.update_view_focus_state(self._focused))
        elif _SYSTEM != "Windows":  # there the system itself tells it
            self._adapter.update_window_focus_state(self._focused)

    def _update(self, shown: tree.Tree) -> Any:
        update = self._kit.TreeUpdate(shown.focus)
        update.tree = self._kit.Tree(tree.WINDOW)
        for node in shown.nodes:
            update.nodes.append((node.id, kit_node(self._kit, node)))
        return update

    @staticmethod
    def _raise(events: Any) -> None:
        if events is not None:
            events.raise_events()

    def _guarded(self, touch: Callable[[], None]) -> None:
        try:
            touch()
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # a panic of the library is no Exception
            self._adapter = None
            self._active = False
            self.reason = f"accesskit: {str(error)[:200]}"


def is_event(said: Utterance) -> bool:
    """A question and a page are read where the focus is."""
    return said.lane is Lane.EVENT and said.tag not in ON_PAGE


def _ignore(request: object) -> None:
    """What a screen reader would like to press: everything here goes by keys."""
