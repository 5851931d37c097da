"""The waiting line of what is to be said: pure order, no thread and no voice; the time is given in.

1. Events are begun in the order in which they happened. Only the clock overtakes them and cuts in; what came in the
   same moment led to it, and comes before it.
2. The answer to a key cuts in too, but never on the clock: it waits for its end. The newest answer replaces the older.
   Until the player has been quiet for a moment no event is begun: the next arrow key would only cut it. An answer the
   table takes ends that quiet: what the table says to it comes at once.
3. What was cut counts as heard where enough of it was; else it is said once more, from the part that was being said.
4. Far behind, events are said in fewer words, and where a question waits nobody waits for ceremony.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf

from access_game.devices.speech.desk import reading_time
from access_game.devices.speech.voice import Phrase
from access_game.narration.utterance import GREETING, Lane, Part, Pause, Say, Spell, Utterance, is_within, strikes

QUIET = 0.4  # seconds without a key before events go on
STEADY = 0.6  # seconds: who presses keys no further apart will press the next one soon
ENOUGH = 0.8  # seconds after which what was cut counts as heard; half of what is shorter will do
FAR_BEHIND = 6.0  # seconds of events that wait
MOMENT = 0.15  # seconds: what is told together
_GLANCE = 0.005  # seconds between two looks whether a key has got its answer


@dataclass(slots=True, eq=False)
class Turn:
    """An utterance on its way to the ear."""

    utterance: Utterance
    heard: Callable[[], None] | None = None
    rate: int = 200  # words a minute
    came: float = 0.0
    began: float | None = None  # when it began to sound; None: it waits
    saying: str = ""  # what is said of it this time
    parts: tuple[Part, ...] = ()  # what is said of it: the whole, or its brief form
    part: int = 0  # the first part not yet said
    length: float = 0.0  # seconds it will take, more or less
    times: int = 0  # how often it was begun
    again: bool = False  # it was cut too early: to be said once more
    cut: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self.parts = self.utterance.parts
        self.length = lasting(self.parts, self.rate)

    @property
    def is_focus(self) -> bool:
        return self.utterance.lane is Lane.FOCUS

    @property
    def is_clock(self) -> bool:
        return self.utterance.clock

    @property
    def is_question(self) -> bool:
        return self.utterance.tag == "question"

    @property
    def is_mute(self) -> bool:
        """It only waits for its turn to report: nobody will notice when."""
        return not self.parts and not self.utterance.braille

    @property
    def is_number(self) -> bool:
        """Of a chrono; a newer one makes it worthless."""
        return self.is_clock and self.utterance.text.isdigit()

    @property
    def is_greeting(self) -> bool:
        return self.utterance.tag == GREETING or GREETING in self.utterance.scope.split("/")

    @property
    def is_said(self) -> bool:
        return self.part >= len(self.parts)

    @property
    def text(self) -> str:
        """What is still to be said of it."""
        return " ".join(part.text for part in self.parts[self.part :] if isinstance(part, Say | Spell) and part.text)

    def shorten(self) -> None:
        """Say it in fewer words, where there are any and none was said yet."""
        if self.utterance.brief and not self.times:
            self.parts = self.utterance.brief
            self.length = lasting(self.parts, self.rate)

    def was_heard(self, now: float) -> bool:
        return self.began is not None and now - self.began >= min(ENOUGH, self.length / 2)


class SpeechLine:
    def __init__(self) -> None:
        self.clock: list[Turn] = []
        self.focus: Turn | None = None
        self.events: list[Turn] = []
        self.current: Turn | None = None
        self.over: list[Turn] = []  # replaced, hushed or dropped: only their `heard` is still to be called
        self.quiet_at = -inf  # from then on events may be begun
        self._key_at = -inf  # when the last key was answered
        self.is_pressed: Callable[[], bool] = lambda: False  # is a key being answered just now? Then no event is begun

    @property
    def waiting(self) -> list[Turn]:
        """In the order in which they will be said if nothing else happens."""
        return [*self.clock, *((self.focus,) if self.focus is not None else ()), *self.events]

    def place(self, turn: Turn, now: float) -> bool:
        """Put it where it belongs. True: what is being said has been cut."""
        turn.came = now
        if turn.is_focus:
            return self._answer(turn, now)
        if turn.is_clock:
            return self._strike(turn, now)
        if turn.is_question:
            self._drop(lambda other: other.utterance.ceremony)
        self.events.append(turn)
        return False

    def take(self, now: float, *, patient: bool = True) -> Turn | None:
        """The next one whose time has come. Not `patient`: nobody speaks who could be cut short."""
        if self.clock:
            self.current = self.clock.pop(0)
        elif self.focus is not None:
            self.current, self.focus = self.focus, None
        elif self.events and not self._must_wait(now, patient):
            if sum(turn.length for turn in self.events) > FAR_BEHIND:
                self.events[0].shorten()
            self.current = self.events.pop(0)
        else:
            self.current = None
        return self.current

    def pause(self, now: float, *, patient: bool = True) -> float | None:
        """How long until something can be taken: 0 where it can, None where nothing waits."""
        if self.clock or self.focus is not None:
            return 0.0
        if not self.events:
            return None
        return max(self.quiet_at - now, _GLANCE) if self._must_wait(now, patient) else 0.0

    def begin(self, turn: Turn, now: float) -> bool:
        """Its first sound. False: it has been cut before that."""
        if turn.cut.is_set():
            return False
        turn.began, turn.saying = now, turn.text
        turn.times += 1
        return True

    def finish(self, turn: Turn) -> list[Turn]:
        """The voice is done with it. Gives those whose `heard` is due, in order."""
        self.current = None
        if not turn.again or turn.is_said or self._is_skipped(turn):
            return [turn, *self.take_over()]
        turn.again, turn.began, turn.cut = False, None, threading.Event()
        if turn.is_focus:
            self.focus = turn
        else:
            self.events.insert(0, turn)
        return self.take_over()

    def take_over(self) -> list[Turn]:
        over, self.over = self.over, []
        return over

    def hush(self) -> bool:
        self._drop(lambda turn: True)
        return self._silence_current()

    def leave(self, scope: str) -> bool:
        def belongs(turn: Turn) -> bool:
            return is_within(turn.utterance.scope, scope)

        self._drop(belongs)
        return self.current is not None and belongs(self.current) and self._silence_current()

    def drop(self, topic: str) -> bool:
        """No repeat of it any more. An event of this topic that was not heard yet is still said, once: nobody can be
        asked to remember what they never heard."""

        def repeats(turn: Turn) -> bool:
            return turn.is_focus and strikes(topic, turn.utterance.topic)

        self._drop(repeats)
        return self.current is not None and repeats(self.current) and self._silence_current()

    def _strike(self, turn: Turn, now: float) -> bool:
        """The clock: before all events, but for those it was told with, and for what the clock said before."""
        if turn.is_number:
            self._drop(lambda other: other.is_number)
        if self._is_told_with_others(now):
            self.events.append(turn)
            return False
        if before := [place for place, other in enumerate(self.events) if other.is_clock]:
            self.events.insert(before[-1] + 1, turn)
            return False
        self.clock.append(turn)
        return self._cut_current(now, by_clock=True)

    def _answer(self, turn: Turn, now: float) -> bool:
        gap, self._key_at = now - self._key_at, now
        quiet = max(QUIET, 1.25 * gap) if gap <= STEADY else QUIET  # else each event would begin just before the key
        self.quiet_at = -inf if turn.utterance.tag == "taken" else now + quiet
        if self.focus is not None:
            self.over.append(self.focus)
        self.focus = turn
        if self.current is not None and self.current.is_focus:
            # Also where the clock has just cut it to have it said again: there is something newer to say.
            return self._silence_current()
        return self._cut_current(now, by_clock=False)

    def _must_wait(self, now: float, patient: bool) -> bool:
        first = self.events[0]
        awaits_answer = now < self.quiet_at or self.is_pressed()
        return patient and awaits_answer and not first.is_mute and not first.is_clock

    def _is_told_with_others(self, now: float) -> bool:
        """Did something happen just before it? To hear "go" before the word it is about would be the wrong order, and
        to begin that word for a hundredth of a second would be noise."""
        last = next((turn for turn in reversed(self.events) if not turn.is_mute), self.current)
        return last is not None and not (last.is_focus or last.is_clock) and now - last.came < MOMENT

    def _is_skipped(self, turn: Turn) -> bool:
        return turn.utterance.ceremony and any(other.is_question for other in self.events)

    def _drop(self, gone: Callable[[Turn], bool]) -> None:
        self.over.extend(turn for turn in self.waiting if gone(turn))
        self.clock = [turn for turn in self.clock if not gone(turn)]
        self.events = [turn for turn in self.events if not gone(turn)]
        if self.focus is not None and gone(self.focus):
            self.focus = None

    def _cut_current(self, now: float, *, by_clock: bool) -> bool:
        """By something more urgent; the clock itself is short, and is let end."""
        turn = self.current
        if turn is None or turn.is_clock or turn.cut.is_set():
            return False
        may_return = by_clock or not turn.times or not (turn.is_focus or turn.is_greeting)
        turn.again = may_return and turn.times < 2 and not turn.was_heard(now)
        turn.cut.set()
        return True

    def _silence_current(self) -> bool:
        """Nothing more of it."""
        if self.current is None:
            return False
        self.current.again = False
        self.current.cut.set()
        return True


def lasting(parts: tuple[Part, ...], rate: int) -> float:
    """Seconds, by estimate: no voice tells beforehand."""
    seconds, words = 0.0, list[str]()
    for part in parts:
        match part:
            case Say(text):
                words.append(text)
            case Spell(names, _):
                words.extend(names)
            case Pause(ms):
                seconds += ms / 1000
    return seconds + reading_time(Phrase(" ".join(words), rate=rate))
