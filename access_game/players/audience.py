"""Who listens to a console and who looks at it, and what of it each of them may have."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from threading import Lock
from typing import NamedTuple

from access_game.narration.utterance import ON_PAGE, Lane, Utterance, goes_with, is_within, strikes
from access_game.narration.view import View

from .senses import Ear, Eye

CAPTIONS = 6
SAID = 40  # more than ever comes between two looks of a window
STRUCK = 2.0  # seconds: longer than a window ever waits before it hands on what happened


class Withheld(NamedTuple):
    """Something said that one who reads has not been given yet."""

    ear: Ear
    said: Utterance


class Audience:
    def __init__(self) -> None:
        self.ears: list[Ear] = []
        self.eyes: list[Eye] = []
        self.said: deque[Utterance] = deque(maxlen=SAID)  # to be read; it goes with its topic and with its scope
        self._struck: deque[tuple[float, Utterance]] = deque(maxlen=SAID)  # and when
        self.cover = ""  # what a screen everybody can see shows while somebody listens in private
        self.pan: float | None = None  # the ear that hears it, where two people share earphones
        self.veil = ""  # what the room sees while somebody reads in private: words and views go to the fingers only
        self._held: list[Withheld] = []
        self._tally = Lock()

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        """To every ear; `heard` once all of them are done."""
        if utterance.text and not self.veil:
            self.said.append(utterance)
        if utterance.lane is Lane.EVENT and not utterance.late:
            self._hand_on()
        waiting = [len(self.ears)]

        def one_heard() -> None:
            with self._tally:  # each ear reports on a thread of its own
                waiting[0] -= 1
                last = waiting[0] == 0
            if last and heard is not None:
                heard()

        if not self.ears and heard is not None:
            heard()
        is_late = utterance.late and (utterance.lane is Lane.EVENT or bool(self._held))  # also where it is repeated
        for ear in self.ears:
            if is_late and not ear.is_audible:
                self._held.append(Withheld(ear, self._for(ear, utterance)))
                one_heard()
            else:
                ear.say(self._for(ear, utterance), one_heard if heard is not None else None)

    def _hand_on(self) -> None:
        """Whoever hears has heard it by now: whoever reads may have it too."""
        held, self._held = self._held, []
        for ear, said in held:
            ear.say(said)

    def _for(self, ear: Ear, utterance: Utterance) -> Utterance:
        if self.pan is not None:
            return replace(utterance, pan=self.pan, voice=None)
        if not self.veil or ear.is_private:
            return utterance
        return replace(utterance, parts=utterance.cues, braille="")

    def show(self, view: View) -> None:
        """To every eye, or what hides it."""
        veiled = View(page=view.page, title=self.veil or self.cover, language=view.language)
        covered = bool(self.cover) and self.is_heard
        for eye in self.eyes:
            hides = (self.veil and not eye.is_private) or (covered and eye.is_public)
            eye.show(veiled if hides else view)

    def hush(self) -> None:
        for ear in self.ears:
            ear.hush()

    def drop(self, topic: str) -> None:
        """Strike it from the captions and from whatever waits to be said."""
        now = time.monotonic()
        self._struck.extend((now, said) for said in self.said if strikes(topic, said.topic) and said.lane is Lane.EVENT)
        self._keep(lambda said: not goes_with(topic, said))
        for ear in self.ears:
            ear.drop(topic)

    def leave(self, scope: str) -> None:
        """Somebody left: it goes from the captions too."""
        self._keep(lambda said: not is_within(said.scope, scope))
        self._struck = deque((one for one in self._struck if not is_within(one[1].scope, scope)), maxlen=SAID)
        for ear in self.ears:
            ear.leave(scope)

    def wipe(self) -> None:
        """Nothing private stays behind: not in the ears, not under the fingers, not among the captions."""
        self.said.clear()
        self._struck.clear()
        self._held.clear()
        for ear in self.ears:
            ear.wipe()

    def _keep(self, stays: Callable[[Utterance], bool]) -> None:
        self._held = [one for one in self._held if stays(one.said)]
        kept = [said for said in self.said if stays(said)]
        self.said.clear()
        self.said.extend(kept)

    @property
    def captions(self) -> tuple[str, ...]:
        """What was said last, newest last; not what stands on the page anyway."""
        held = {one.said.number for one in self._held}
        return tuple(one.text for one in self.said if one.tag not in ON_PAGE and one.number not in held)[-CAPTIONS:]

    @property
    def struck(self) -> tuple[Utterance, ...]:
        """What happened and was forgotten a moment ago. Nobody can be asked to remember what they never heard, so it is
        still read by whoever was just about to; then it is gone."""
        early = time.monotonic() - STRUCK
        while self._struck and self._struck[0][0] < early:
            self._struck.popleft()
        return tuple(said for _, said in self._struck)

    @property
    def is_heard(self) -> bool:
        """Somebody speaks here, or writes in braille: a screen may be covered without silencing the player."""
        return any(ear.is_audible or ear.is_private for ear in self.ears)

    @property
    def has_fingers(self) -> bool:
        return any(ear.is_private for ear in self.ears)
