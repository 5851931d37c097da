"""The child processes of `measure.py`: each lets one voice speak, and prints what it found, one JSON object a line."""

from __future__ import annotations

import ctypes
import json
import os
import random
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

from access_game.devices.speech.measure import CACHED, KINDS, LONG, SHORT, Row, sample_text

_HUNG_SECONDS = {CACHED: 4.0, SHORT: 5.0, LONG: 14.0}  # more than the sound itself lasts
_WAIT_SECONDS = 20.0
_QUIET_SECONDS = 0.12
_BEFORE_CUT_SECONDS = 0.06


class _Tape:
    """Follows what the mixer writes and notes when it was not silent."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._changed = threading.Condition()
        self._sounds: list[float] = []
        self._stop = threading.Event()
        # SDL writes through the C library, which would keep samples back until its page is full.
        self._flush = ctypes.CDLL(None).fflush if os.name == "posix" else lambda stream: 0
        self._thread = threading.Thread(target=self._follow, daemon=True)
        self._thread.start()

    def _follow(self) -> None:
        with self._file.open("rb") as file:
            while not self._stop.is_set():
                self._flush(None)
                block = file.read()
                if any(block):
                    with self._changed:
                        self._sounds.append(time.perf_counter())
                        self._changed.notify_all()
                time.sleep(0.0005)

    def first_after(self, moment: float) -> float | None:
        with self._changed:
            if self._changed.wait_for(lambda: bool(self._sounds) and self._sounds[-1] >= moment, _WAIT_SECONDS):
                return next(at for at in self._sounds if at >= moment)
            return None

    def last(self) -> float:
        """When the last sound was heard, once it has been quiet for a while."""
        while True:
            with self._changed:
                last = self._sounds[-1] if self._sounds else 0.0
            left = last + _QUIET_SECONDS - time.perf_counter()
            if left <= 0:
                return last
            time.sleep(left)

    def close(self) -> None:
        self._stop.set()
        self._thread.join()


def _builtin_trials(repeats: int) -> list[Row]:
    from access_game.devices.sound.mixer import Mixer
    from access_game.devices.speech.builtin import Builtin
    from access_game.devices.speech.queue import SpeechQueue
    from access_game.devices.speech.voice import Phrase
    from access_game.narration.utterance import say

    mixer = Mixer()
    voice = Builtin(mixer)
    queue = SpeechQueue([voice])
    queue.settle()
    buffer = mixer.buffer / mixer.frequency  # what was written is heard until its end
    voice.prepare([sample_text(CACHED, 0)], Phrase(""))
    tape = _Tape(Path(os.environ["SDL_DISKAUDIOFILE"]))
    trials: list[Row] = []
    plan = [(kind, number) for number in range(repeats) for kind in KINDS]
    random.Random(1).shuffle(plan)
    queue.say(say("un"))  # the first word of a process pays for the loading of its language
    queue.settle()
    for kind, number in plan:
        tape.last()
        time.sleep(random.uniform(0.0, 0.02))  # a key does not wait for the mixer's beat
        pressed = time.perf_counter()
        queue.say(say(sample_text(kind, number), focus=True))
        first = tape.first_after(pressed)
        time.sleep(_BEFORE_CUT_SECONDS)
        cut = time.perf_counter()
        queue.hush()
        silence = max(0.0, tape.last() + buffer - cut)
        queue.settle()
        trials.append(
            {
                "kind": kind,
                "first_ms": (first - pressed) * 1000 if first is not None else None,
                "silence_ms": silence * 1000,
            }
        )
    tape.close()
    queue.close()
    mixer.close()
    return trials


def _pyttsx3_trial(kind: str, folder: Path) -> Row:
    """As a game would use it: `runAndWait` on a thread, `stop` from the key."""
    from access_game.devices.speech import system_worker

    worker = system_worker.Worker()
    played = folder / "played"
    _wait_for(played, "last", 3.0)  # the breath of its start
    played.unlink(missing_ok=True)
    pressed = time.time_ns()
    threading.Thread(target=worker.say, args=(sample_text(kind, 1),), daemon=True).start()
    first = _wait_for(played, "first", _HUNG_SECONDS[kind])
    time.sleep(_BEFORE_CUT_SECONDS)
    cut = time.time_ns()
    threading.Thread(target=worker.stop, daemon=True).start()  # it may never return
    last = _wait_for(played, "last", _HUNG_SECONDS[kind]) if first else 0
    return {
        "kind": kind,
        "first_ms": (first - pressed) / 1e6 if first else None,
        "silence_ms": max(0.0, (last - cut) / 1e6) if last else None,
        "hung": not last,
    }


def _wait_for(played: Path, word: str, patience: float) -> int:
    """When the stand-in player noted this; 0 where it never did."""
    give_up = time.monotonic() + patience
    while time.monotonic() < give_up:
        if played.exists():
            for line in played.read_text(encoding="utf-8").splitlines():
                name, _, at = line.partition(" ")
                if name == word and at.isdigit():
                    return int(at)
        time.sleep(0.001)
    return 0


def _speak_once() -> None:
    from access_game.devices.speech.choice import candidates
    from access_game.devices.speech.queue import SpeechQueue
    from access_game.narration.utterance import say

    queue = SpeechQueue(candidates("builtin"))
    queue.say(say("Access Game. Menu principal."))
    queue.settle()
    queue.close()


def main(arguments: Sequence[str]) -> None:
    match list(arguments):
        case ["start"]:
            _speak_once()
        case ["builtin", repeats, *_]:
            for trial in _builtin_trials(int(repeats)):
                print(json.dumps(trial), flush=True)
        case ["pyttsx3", _, kind, folder]:
            print(json.dumps(_pyttsx3_trial(kind, Path(folder))), flush=True)
            os._exit(0)  # it may be stuck in `stop`, and would keep the process


if __name__ == "__main__":
    main(sys.argv[1:])
