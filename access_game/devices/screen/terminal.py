"""The terminal face: lines are only ever added, one sentence each; choices are numbered; the prompt comes last.

A screen reader or BRLTTY reads it as it is. Nothing is redrawn, boxed or coloured; what nobody may scroll back to is
written on the slate."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from queue import Empty, SimpleQueue
from threading import RLock, Thread, Timer
from typing import TextIO

from access_game.devices.screen.draft import Draft, Sent, Typed, lines, sign_by_sign, signs
from access_game.devices.screen.plain import harmless, safeguard
from access_game.devices.screen.printed import known, numbers, rows
from access_game.devices.screen.slate import Slate
from access_game.devices.tape import BEGUN, DONE, TERMINAL, Tape
from access_game.narration.utterance import LESSON, MATCH, PROGRAM, Lane, Utterance, is_within
from access_game.narration.view import Kind, View

PROMPT = "> "


class Terminal:
    """An ear, an eye and a keyboard in one."""

    is_private = is_audible = False
    is_public = False  # others may read it too, but nobody could play without it

    def __init__(self, out: TextIO | None = None, lines: TextIO | None = None, tape: Tape | None = None) -> None:
        self.out: TextIO | None = out or sys.stdout  # None where the system gave us none
        self.lines: TextIO | None = lines or sys.stdin
        self._tape = tape or Tape()
        self._lock = RLock()
        self._typed: SimpleQueue[Sent | None] = SimpleQueue()
        self._draft = Draft()
        self._asked = 0  # the question a line would answer
        self._begun: int | None = (
            None  # the one the draft was begun for; None: lines typed ahead are for what will come
        )
        self._numbers: dict[int, str] = {}  # what was printed before each number
        self._is_obeying = False  # a line was sent, and is not obeyed yet
        self._takes_signs = False  # they come one by one, and are shown by us
        self._page = -1
        self._titles: set[str] = set()  # of the page printed last, and of all since something was typed
        self._last = ""
        self._choices: list[str] = []  # the rows printed last from which one chooses: see `known`
        self._headed = ""  # the title they last stood under
        self._since: set[str] = set()  # what was printed since the last page, and since something was typed
        self._said = Utterance()  # the last thing said here: where it belongs, a page printed now does
        self._introduced: Utterance | None = None  # somebody came to a page: where that is, is told
        self._hinted: set[str] = set()  # what is of use once
        self._at_prompt = self._asks = False
        self._types = False  # a word is asked for: nothing typed is an answer too
        self._hides = False  # what is typed is for nobody's eyes
        self._closed = self._is_left = False  # left: by whoever typed that there is nothing more to type
        self._is_over = False  # nothing more can be typed: nothing is asked here
        safeguard(self.out)
        self._slate = Slate(self.out, self._put)

    @property
    def keeps_secrets(self) -> bool:
        """Can what was private be taken from sight for good?"""
        return self._slate.is_there

    # An ear ------------------------------------------------------------------------------------
    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        with self._lock:
            if utterance.scope != PROGRAM:
                self._said = utterance
            may_be_written = self._slate.hear(utterance)
            self._introduced = utterance if utterance.tag == "page" else self._introduced
            if utterance.text and may_be_written and utterance.tag != "page":  # a page prints itself
                self._note(utterance, utterance.text)
            wait = self._slate.reading_time()
        if heard is not None and not wait:
            heard()
        elif heard is not None:
            after(wait, heard)

    def hush(self) -> None:
        pass  # what is printed is printed

    def drop(self, topic: str) -> None:
        """The cards that were turned back stand nowhere any more."""
        with self._lock:
            if self._slate.drop(topic):
                self._at_prompt = False

    def leave(self, scope: str) -> None:
        """What is printed is printed; a page that was to be printed there is not."""
        with self._lock:
            if self._introduced is not None and is_within(self._introduced.scope, scope):
                self._introduced = None
            if scope in (MATCH, LESSON):
                self._hinted.clear()  # said again in the next one
            if self._slate.leave(scope):
                self._at_prompt = False
                self._begin_anew()

    def wipe(self) -> None:
        """Push what was private out of sight. Without a slate whoever scrolls back can still find it: that is said
        before a match begins."""
        with self._lock:
            if not self._slate.is_there:
                self._print("\n" * 40)
            elif self._slate.uncover():
                self._at_prompt = False
            if self._draft.is_hidden:
                self._draft.cut()
            self._begin_anew()

    def _begin_anew(self) -> None:
        """What is out of sight must be printed anew."""
        self._page, self._choices, self._titles = -1, [], set()

    # An eye ------------------------------------------------------------------------------------
    def show(self, view: View) -> None:
        """Print a page when it comes up, and only then. Its title is not printed where it has just been said, nor its
        choices where they are those printed last: an empty line brings them back."""
        with self._lock:
            if self._closed or self._slate.is_closed:
                return  # the last words are said, or may be
            self._asks = view.is_open and (bool(view.items) or view.kind is Kind.LINE)
            self._types = view.kind is Kind.LINE
            self._asked, self._hides = view.asked if self._asks else 0, self._asks and view.secret
            is_table = not self._asks or view.page == 0  # nothing is asked here; whoever came back is told where it is
            is_changed = self._introduced is not None and numbers(view) != self._numbers
            if view.page != self._page or is_changed if not is_table else self._introduced is not None:
                # The choices of a question belong to it; a page that somebody opened is the answer to a key.
                lane = Lane.FOCUS if self._introduced else Lane.EVENT
                fresh = self._fresh(view)
                self._numbers = numbers(view)  # they mean this until they are printed anew
                self._since.clear()
                if fresh:
                    self._note(replace(self._said, lane=lane, clock=False), "\n".join(fresh))
                    self._since.clear()
            if not is_table:
                self._page = view.page
                self._titles.add(view.title)
                self._last = view.title
            self.prompt()

    def _fresh(self, view: View) -> list[str]:
        """The lines of a page that was not the last one printed. A title is not printed again above choices that need
        not be, nor where the table changed under it."""
        choices, told = rows(view), self._titles
        if choices and view.kind is not Kind.TEXT:
            before, self._choices = self._choices, known(view)
            choices = choices if self._choices != before or self._introduced else []
            if not choices:
                told = told | {self._headed}
            self._headed = view.title
        again = not self._introduced and view.title in told and not choices
        self._introduced = None
        lines = [] if again or not view.title or view.title in self._since else [view.title]
        lines += choices
        if view.hint and view.hint not in self._hinted:
            self._hinted.add(view.hint)
            lines.append(view.hint)
        return lines

    def prompt(self) -> None:
        with self._lock:
            if (self._asks or self._draft.text) and not (self._at_prompt or self._closed or self._is_over):
                self._slate.turn()
                self._write(PROMPT + self._draft.shown)
                self._at_prompt = True

    # A keyboard ----------------------------------------------------------------------------------
    def loop(
        self,
        on_line: Callable[[Typed], None],
        on_event: Callable[[str], None],
        goes_on: Callable[[], bool] = lambda: False,
    ) -> None:
        """Until `close`, or until there is nothing more to read. `goes_on`: somebody plays by other keys, so that it
        still prints what they do."""
        with sign_by_sign(self.lines) as self._takes_signs:
            Thread(target=self._read, name="terminal", daemon=True).start()
            try:
                self._obey(on_line)
                if not self._closed and not self._is_left and goes_on():
                    self._is_over = True
                    while not self._closed:
                        self._next()
            finally:
                with self._lock:
                    self._slate.put_away(for_good=True)
        if self._is_left:
            self._closed = True  # nothing is asked any more
            on_event("left")
        elif not self._closed:
            on_event("closed")

    def _obey(self, on_line: Callable[[Typed], None]) -> None:
        while (sent := self._next()) is not None and not self._closed:
            self.obey(sent, on_line)

    def obey(self, sent: Sent, on_line: Callable[[Typed], None]) -> None:
        """One line."""
        with self._lock:
            self._at_prompt = self._at_prompt and self._takes_signs
            self._since.clear()
            self._titles = {title for title in self._titles if title == self._last}
            is_late = sent.is_late(self._asked)
            if (not sent.text.strip() and not self._types) or is_late:
                self._begin_anew()  # who types nothing wants to read it again
            typed = Typed(sent.text, is_late, sent.is_hidden, self._numbers if self._asks else None)
        on_line(typed)
        self._is_obeying = not self._typed.empty()
        self.prompt()

    def _next(self) -> Sent | None:
        while True:
            with suppress(Empty):
                return self._typed.get(timeout=1)  # a wait without end cannot be interrupted on every system

    def _read(self) -> None:
        """On a thread of its own, which may be left waiting: the match can end while nobody types."""
        try:
            if self._takes_signs and self.lines is not None:
                for sign in signs(self.lines):
                    if not self._take(sign):
                        break
            else:
                for line in lines(self.lines):
                    self._typed.put(Sent(line))
        except (OSError, ValueError):
            pass  # closed under our hands: the same as the end
        self._typed.put(None)

    def _take(self, sign: str) -> bool:
        """One sign that was typed. False at the end: nothing more will come."""
        with self._lock:
            draft = self._draft
            if not draft.text and not draft.is_cut:
                self._begun = None if self._is_obeying else self._asked
                draft.is_hidden = self._hides
            if draft.ends(sign):
                self._is_left = not draft.text
                return not self._is_left
            if draft.is_sent_by(sign):
                self._put("\n")
                self._at_prompt = False
                self._send(Sent(draft.text, self._begun, draft.is_hidden))
                draft.clear()
            elif sign.isprintable():
                draft.is_hidden = draft.is_hidden or self._hides
                self._write(draft.add(sign))
                self._at_prompt = True
            elif draft.takes_back(sign):
                self._put(draft.take_back(sign))
            else:
                self._send(Sent(sign))  # an arrow, a function key: what is typed stays as it is
        return True

    def _send(self, sent: Sent) -> None:
        self._is_obeying = True
        self._typed.put(sent)

    def close(self) -> None:
        self._closed = True
        self._typed.put(None)

    def _note(self, utterance: Utterance, text: str) -> None:
        self._tape.note(TERMINAL, BEGUN, utterance, text)
        self._print(text)
        self._tape.note(TERMINAL, DONE, utterance, text)

    def _print(self, text: str) -> None:
        with self._lock:
            if self._at_prompt:
                self._write("\n")
                self._at_prompt = False
            self._since.add(text)
            self._slate.turn()
            self._write(text + "\n")

    def _write(self, text: str) -> None:
        """The door for all words: names and files are not ours, and must not steer it."""
        self._put(harmless(text))

    def _put(self, text: str) -> None:
        try:
            if self.out is None:
                raise ValueError
            self.out.write(text)
            self.out.flush()
        except (OSError, ValueError):
            self._typed.put(None)  # nobody reads any more: the same as if nobody could write


def after(seconds: float, deed: Callable[[], None]) -> None:
    timer = Timer(seconds, deed)
    timer.daemon = True
    timer.start()
