"""Who listens to a console and who looks at it, and what of it each of them may have."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from threading import Lock

from access_game.narration.utterance import Utterance, goes_with, is_within
from access_game.narration.view import View

from .senses import Ear, Eye

CAPTIONS = 6
SAID = 40  # more than ever comes between two looks of a window


class Audience:
    def __init__(self) -> None:
        self.ears: list[Ear] = []
        self.eyes: list[Eye] = []
        self.said: deque[Utterance] = deque(maxlen=SAID)  # to be read; it goes with its topic and with its scope
        self.cover = ""  # what a screen everybody can see shows while somebody listens in private
        self.pan: float | None = None  # the ear that hears it, where two people share earphones
        self.veil = ""  # what the room sees while somebody reads in private: words and views go to the fingers only
        self._tally = Lock()

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        """To every ear; `heard` once all of them are done."""
        if utterance.text and not self.veil:
            self.said.append(utterance)
        waiting = [len(self.ears)]

        def one_heard() -> None:
            with self._tally:  # each ear reports on a thread of its own
                waiting[0] -= 1
                last = waiting[0] == 0
            if last and heard is not None:
                heard()

        if not self.ears and heard is not None:
            heard()
        for ear in self.ears:
            ear.say(self._for(ear, utterance), one_heard if heard is not None else None)

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
        self._keep(lambda said: not goes_with(topic, said))
        for ear in self.ears:
            ear.drop(topic)

    def leave(self, scope: str) -> None:
        """Somebody left: it goes from the captions too."""
        self._keep(lambda said: not is_within(said.scope, scope))
        for ear in self.ears:
            ear.leave(scope)

    def wipe(self) -> None:
        """Nothing private stays behind: not in the ears, not under the fingers, not among the captions."""
        self.said.clear()
        for ear in self.ears:
            ear.wipe()

    def _keep(self, stays: Callable[[Utterance], bool]) -> None:
        kept = [said for said in self.said if stays(said)]
        self.said.clear()
        self.said.extend(kept)

    @property
    def captions(self) -> tuple[str, ...]:
        """What was said last, newest last; a question is the title of its page already."""
        return tuple(said.text for said in self.said if said.tag != "question")[-CAPTIONS:]

    @property
    def is_heard(self) -> bool:
        """Somebody speaks here, or writes in braille: a screen may be covered without silencing the player."""
        return any(ear.is_audible or ear.is_private for ear in self.ears)

    @property
    def has_fingers(self) -> bool:
        return any(ear.is_private for ear in self.ears)
