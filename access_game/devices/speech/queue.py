"""A thread between the console, which never waits, and a voice, which always does."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from access_game.devices.speech.line import SpeechLine, Turn
from access_game.devices.speech.speaker import Speaker
from access_game.devices.speech.voice import Ability, Phrase, Voice
from access_game.devices.tape import AGAIN, BEGUN, CUT, DONE, DROPPED, VOICE, Tape
from access_game.narration.utterance import Cue, Part, Pause, Say, Spell, Utterance

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Manner:
    """How the voice speaks; the player changes it while it speaks, and the next phrase obeys."""

    rate: int = 200  # words a minute
    pitch: int = 50  # 0 to 100
    volume: float = 1.0  # 0 to 1
    mono: bool = False
    seat_voices: bool = True


class SpeechQueue:
    """`say` returns at once, from any thread. What comes before what is written in `line.py`.

    `heard` is called once for each utterance, on the queue's thread: when it was said, replaced, hushed, dropped, or
    the queue was closed. A clock that waits for it always starts.
    """

    is_private = False

    def __init__(
        self,
        voices: Sequence[Voice],
        play_cue: Callable[[Cue], float | None] | None = None,
        *,
        manner: Manner | None = None,
        on_lost: Callable[[str, str], None] | None = None,
        on_speaking: Callable[[bool], None] | None = None,
        tape: Tape | None = None,
        is_pressed: Callable[[], bool] | None = None,
    ) -> None:
        self.manner = manner or Manner()
        self._tape = tape or Tape()
        self._speaker = Speaker(voices, on_lost)
        self._play_cue = play_cue
        self._on_speaking = on_speaking
        self._changed = threading.Condition()
        self._line = SpeechLine()
        if is_pressed is not None:
            self._line.is_pressed = is_pressed
        self._wished: list[Voice] | None = None
        self._is_working = True  # until the first driver is open
        self._is_closed = False
        self._is_speaking = False  # only the queue's thread asks
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        turn = Turn(utterance, heard, self.manner.rate)
        with self._changed:
            closed = self._is_closed
            if not closed:
                self._after(self._line.place(turn, time.monotonic()))
        if closed:  # no thread is left to do it
            _tell_heard([turn])

    def hush(self) -> None:
        """Silence, now: nothing that was waiting is said any more. It stays in the history."""
        with self._changed:
            self._after(self._line.hush())

    def wipe(self) -> None:
        """The end of a private moment: nothing of it is said any more."""
        self.hush()

    def leave(self, scope: str) -> None:
        """Nothing that belongs there is said any more, neither what waits nor what is being said."""
        with self._changed:
            self._after(self._line.leave(scope))

    def drop(self, topic: str) -> None:
        """What was told of this topic is forgotten: it is not repeated any more, and a repeat is cut."""
        if topic:
            with self._changed:
                self._after(self._line.drop(topic))

    def use(self, voices: Sequence[Voice]) -> None:
        """Speak through these from the next utterance on: another choice, a screen reader that came back."""
        with self._changed:
            self._wished = list(voices)
            self._changed.notify_all()

    @property
    def voice(self) -> Voice:
        """Who speaks; the silent one until a driver is open."""
        return self._speaker.voice

    @property
    def is_audible(self) -> bool:
        """Does somebody really speak here? Whoever reads the window does not: it must not be covered."""
        return not self._speaker.is_silent and Ability.SHOWN not in self._speaker.voice.abilities

    @property
    def unbegun(self) -> frozenset[int]:
        """The numbers of the events that no voice has begun yet."""
        with self._changed:
            return frozenset(turn.utterance.number for turn in self._line.events if not turn.times)

    def settle(self, timeout: float = 10.0) -> bool:
        """Wait until all has been said and told; False where that took too long."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._is_working and not self._has_work(), timeout)

    def close(self, timeout: float = 5.0) -> None:
        """Fall silent and give the voice back; `heard` of all that was waiting is called first."""
        with self._changed:
            self._is_closed = True
            self._after(self._line.hush())
        self._speaker.give_up()
        if threading.current_thread() is not self._thread:
            self._thread.join(timeout)

    def _after(self, cut: bool) -> None:
        if cut:
            self._speaker.cancel()
        self._changed.notify_all()

    def _has_work(self) -> bool:
        line = self._line
        return bool(line.waiting or line.over or line.current or self._wished is not None)

    def _pause(self) -> float | None:
        """How long until there is something to do; None: until somebody says something."""
        if self._is_closed or self._line.over or self._wished is not None:
            return 0.0
        return self._line.pause(time.monotonic(), patient=not self._speaker.is_silent)

    def _run(self) -> None:
        self._speaker.open()
        while True:
            with self._changed:
                idle = not self._has_work()
            if idle and self._is_speaking:
                self._tell_speaking(False)
            with self._changed:
                self._is_working = False
                self._changed.notify_all()
                while (pause := self._pause()) is None or pause > 0:
                    self._changed.wait(pause)
                self._is_working = True
                over = self._line.take_over()
                wished, self._wished = self._wished, None
                turn = None
                if not over and wished is None:
                    turn = self._line.take(time.monotonic(), patient=not self._speaker.is_silent)
                    if turn is None and self._is_closed:
                        break
            self._dismiss(over)
            if wished is not None:
                self._speaker.use(wished)
            if turn is not None:
                self._perform(turn)
                with self._changed:
                    over = self._line.finish(turn)
                self._dismiss(over, turn)
        self._speaker.close()
        with self._changed:
            self._is_working = False
            self._changed.notify_all()

    def _dismiss(self, turns: Sequence[Turn], said: Turn | None = None) -> None:
        """Nobody has to wait for them any more: not for what was said, not for what never will be."""
        for turn in turns:
            if turn is not said or turn.began is None:
                self._note(turn, DROPPED, turn.text)
        _tell_heard(turns)

    def _note(self, turn: Turn, what: str, text: str) -> None:
        """A voice that is off says no words, nor does one that reads the window; but the sounds are heard."""
        heard = text if self.is_audible else ""
        if turn.utterance.cues or (turn.parts and self.is_audible):
            self._tape.note(VOICE, what, turn.utterance, heard)

    def _perform(self, turn: Turn) -> None:
        with self._changed:
            if not self._line.begin(turn, time.monotonic()):
                return
            # Before anybody can leave its scope: on the tape nothing begins in a scope that was left.
            self._note(turn, AGAIN if turn.times > 1 else BEGUN, turn.saying)
        self._say_parts(turn)
        self._note(turn, CUT if turn.cut.is_set() and not turn.is_said else DONE, turn.saying)

    def _say_parts(self, turn: Turn) -> None:
        braille = turn.utterance.braille if turn.part == 0 else ""
        if not turn.text and braille and Ability.BRAILLE in self._speaker.voice.abilities:
            self._speaker.say(Phrase("", turn.utterance.language, braille=braille), turn.cut)
        words_at, is_spoken = 0.0, False
        by_voice = self.manner.seat_voices and Ability.VOICES in self._speaker.voice.abilities
        for step, length in _breaths(turn.parts[turn.part :], by_voice):
            if turn.cut.is_set():
                return
            match step:
                case Say(text, voice):
                    if self._is_cut_before(words_at, turn):
                        return
                    self._tell_speaking(True)
                    if not is_spoken:
                        turn.began, is_spoken = time.monotonic(), True  # what was heard is counted in words
                    self._speaker.say(self._phrase(text, voice, turn.utterance, braille), turn.cut)
                    braille = ""
                case Cue() as cue:
                    words_at = max(words_at, time.monotonic() + self._cue(cue))
                case Pause(ms) if not self._speaker.is_silent:
                    turn.cut.wait(ms / 1000)
            if not turn.cut.is_set():
                turn.part += length

    def _phrase(self, text: str, voice: int | None, utterance: Utterance, braille: str) -> Phrase:
        manner = self.manner
        voice = utterance.voice if voice is None else voice
        return Phrase(
            text,
            utterance.language,
            voice if manner.seat_voices else None,
            manner.rate,
            manner.pitch,
            manner.volume,
            0.0 if manner.mono else utterance.pan,
            braille,
        )

    def _is_cut_before(self, words_at: float, turn: Turn) -> bool:
        """Leave the cue before the words its moment, where somebody speaks who could cover it."""
        left = words_at - time.monotonic()
        return turn.cut.wait(left) if left > 0 and not self._speaker.is_silent else False

    def _cue(self, cue: Cue) -> float:
        """Play it; gives the seconds words should leave to it."""
        if self._play_cue is not None:
            try:
                return self._play_cue(cue) or 0.0
            except Exception:  # a sound that cannot be played must not silence the voice
                _log.exception("the cue %s cannot be played", cue.name)
        return 0.0

    def _tell_speaking(self, speaking: bool) -> None:
        """Before each phrase, for what sounds then makes room for it; and once when all has been said."""
        self._is_speaking = speaking
        if self._on_speaking is not None:
            try:
                self._on_speaking(speaking)
            except Exception:
                _log.exception("nobody could be told about the speech")


def _breaths(parts: Sequence[Part], by_voice: bool) -> Iterator[tuple[Say | Cue | Pause, int]]:
    """Words that follow each other are said in one breath, or `by_voice` those of one voice; with each step the number
    of parts it covers."""
    words: list[str] = []
    voice: int | None = None
    for part in parts:
        match part:
            case Say(text, whose):
                said, whose = text, whose if by_voice else None
            case Spell(names, _):
                said, whose = ", ".join(names), None
            case _:
                if words:
                    yield Say(" ".join(filter(None, words)), voice), len(words)
                    words = []
                yield part, 1
                continue
        if words and whose != voice:
            yield Say(" ".join(filter(None, words)), voice), len(words)
            words = []
        words.append(said)
        voice = whose
    if words:
        yield Say(" ".join(filter(None, words)), voice), len(words)


def _tell_heard(turns: Sequence[Turn]) -> None:
    for turn in turns:
        if turn.heard is not None:
            try:
                turn.heard()
            except Exception:  # one listener's fault must not keep the others waiting
                _log.exception("nobody could be told that an utterance was heard")
