"""The reader: hands the tree of each view to screen readers, through AccessKit where it is installed.

AccessKit calls back on a thread of its own while it holds its lock. Whoever touches it at that moment with Python's own
lock in hand freezes for ever; so nothing is touched before a screen reader has come, and updates are built before they
are handed over. A faulty tree is a panic, not an Exception, and leaves the adapter unusable: it is then given up, and
the game goes on with its own voice.
"""

from __future__ import annotations

import platform
import re
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from access_game.devices.screen import tree
from access_game.devices.tape import BEGUN, TREE, Tape
from access_game.narration.utterance import Lane, Utterance
from access_game.narration.view import Kind, View

_SYSTEM = platform.system()
# Orca of Debian 12 never speaks live regions; all versions speak a window whose name changes.
_LIVE = _SYSTEM != "Linux"
# Orca 43 now and then left a window mute for good when pages and focus were handed over right after it had asked for
# the tree. Why was not found out (we think the tree is not yet known on the bus); half a second later it was not seen.
_SETTLE = 0.5 if _SYSTEM == "Linux" else 0.0
# What the table says comes in bursts, and a page that is gone before a screen reader looked is never read: so the news
# of a moment are handed over together. The answer to a key takes them along at once.
_GATHER = 0.15
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
        self._news = self._told_news = self._lead = ""
        self._told_page = self._told_focus = -1  # what a screen reader was last brought to
        self._visit = 0  # how many pages there were before this one
        self._due = 0.0  # when the news are handed over
        self._tree = tree.bare(window)
        self._kit: Any = None
        self._adapter: Any = None
        self._active = False  # a screen reader has asked for the tree
        self._focused = False  # our window has the keyboard
        self._replay = False  # the screen reader does not know yet whether it has
        self._stale = False  # nor the newest tree
        self._settled = 0.0  # when the tree will be known to it
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

    def speak(self, speaks: bool) -> None:
        """The player has chosen another voice."""
        is_other, self._speaks = speaks != self._speaks, speaks
        if is_other and self._view is not None:
            self._publish(self._view)

    def show(self, view: View) -> None:
        """On the main thread, with each view that is drawn."""
        fresh = tree.fresh(self._view, view, self._last)
        if any(said.lane is Lane.FOCUS and said.number > self._last for said in view.said):
            self._due = 0.0  # somebody pressed a key
        elif fresh and not self._pending:
            self._due = self._clock() + _GATHER
        self._last = max((said.number for said in view.said), default=self._last)
        kept = {said.number for said in view.said}  # the others were left behind, or must be forgotten
        self._pending = [said for said in (*self._pending, *fresh) if said.number in kept]
        if not self.active:
            self._pending = self._pending[-_EARLY:]
        self._place(view, kept)
        if self._view is not None and self._view.page != view.page:
            self._visit += 1
        self._view = view
        self._publish(view)

    def _place(self, view: View, kept: set[int]) -> None:
        """What is to be read stands before the title of a page that comes up; else among the news."""
        words = " ".join(said.text for said in self._pending)
        if not kept.issuperset(said.number for said in self._announced):
            self._announced, self._news = (), ""
        if view.page != self._told_page:
            self._lead = words
            return
        if view.kind is not Kind.LINE and view.items:
            self._lead = ""  # a list whose name changes is not read again; a line would be
        if words:
            self._news, self._announced = tree.again(words, self._told_news), tuple(self._pending)

    def window_focus(self, focused: bool) -> None:
        self._focused = focused
        self._replay = True
        self.tick()

    def tick(self) -> None:
        """After each wake-up of the loop: hands over what a screen reader does not know yet."""
        if not (self._stale or self._replay) or not self.active or self._clock() < max(self._settled, self._due):
            return
        if self._stale:
            self._stale = False
            self._guarded(self._hand_over)
        if self._replay and self.active:
            self._replay = False
            self._guarded(self._tell_focus)
        if self.active:
            self._note()

    def _note(self) -> None:
        """All of it has been handed over: first what happened, then where that leads."""
        page = self._view.page if self._view is not None else -1
        if self._speaks:
            for said in self._pending:
                self._tape.note(TREE, BEGUN, said)
            if self._tree.focus != self._told_focus and self._tree.focus != tree.WINDOW and self._view is not None:
                newest = self._view.said[-1] if self._view.said else Utterance()
                text = tree.here(tree.nodes(self._view), whole=page != self._told_page)
                self._tape.note(TREE, BEGUN, replace(newest, lane=Lane.FOCUS, clock=False), text)
        self._pending.clear()
        self._told_news = self._news
        self._told_page, self._told_focus = page, self._tree.focus

    def _publish(self, view: View) -> None:
        name = self._window
        self._tree = tree.bare(name)
        if self._speaks:
            self._tree = tree.nodes(view, name, self._news, self._live, self._lead, self._visit)
        if self._adapter is None and self._kit is not None and not self.reason:
            self._guarded(lambda: self._attach(None))
            return
        self._stale = True
        self.tick()

    def _hand_over(self) -> None:
        if self._adapter is not None:
            update = self._update(self._tree)  # built here: an error within the library's own call would poison it
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
            update = self._update(self._tree)
        except Exception as error:  # must not reach the library
            self.reason = f"tree: {error}"
        else:
            self._settled = self._clock() + _SETTLE
            self._replay = True
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
            update.nodes.append((node.id, _kit_node(self._kit, node)))
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


def _ignore(request: object) -> None:
    """What a screen reader would like to press: everything here goes by keys."""


_WORDS = re.compile(r"\S*\s+|\S+")  # each with the blanks after it: together they are the whole line
_ROLES = {
    "window": "WINDOW",
    "label": "LABEL",
    "paragraph": "PARAGRAPH",
    "list": "LIST_BOX",
    "list_item": "LIST_BOX_OPTION",
    "grid": "LIST_BOX",  # Orca 43 never reads the name of a table, and there the question stands;
    "cell": "LIST_BOX_OPTION",  # its cells say their row and column in words anyway
    "text_input": "TEXT_INPUT",
    "text_run": "TEXT_RUN",
    "status": "LABEL",
}


def _kit_node(kit: Any, node: tree.Node) -> Any:
    made = kit.Node(getattr(kit.Role, _ROLES[node.role]))
    if node.label:
        made.set_label(node.label)
    if node.value or node.role == "text_input":
        made.set_value(node.value)
    if node.role == "text_run":
        made.set_value(node.value)
        made.set_character_lengths([len(character.encode()) for character in node.value])
        made.set_word_lengths([len(word) for word in _WORDS.findall(node.value)])
    if node.cursor >= 0:
        here = kit.TextPosition(node.children[0], node.cursor)
        made.set_text_selection(kit.TextSelection(here, here))
    if node.role == "label":
        made.set_value(node.label)
    if node.children:
        made.set_children(list(node.children))
    if node.position >= 0:
        made.set_position_in_set(node.position)
    if node.size:
        made.set_size_of_set(node.size)
    if node.rows:
        made.set_row_count(node.rows)
        made.set_column_count(node.columns)
    if node.row >= 0:
        made.set_row_index(node.row)
        made.set_column_index(node.column)
    if node.selected is not None:
        made.set_selected(node.selected)
    if not node.alive:
        made.set_disabled()
    if node.live:
        made.set_live(kit.Live.POLITE)
    if node.role in ("list_item", "cell", "text_input", "paragraph"):
        made.add_action(kit.Action.FOCUS)
    return made
