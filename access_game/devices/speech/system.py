"""The voices of the system, through pyttsx3 in a process of its own.

pyttsx3 cannot be silenced from inside: its `stop` waits for the end of the sentence. A process can be ended: to
cancel is to end it, and the next one is started at once, before it is needed. It never outlives us: see `leash.py`.
"""

from __future__ import annotations

import contextlib
import json
import sys
import threading
from collections.abc import Sequence
from queue import Empty, SimpleQueue
from typing import Any

from access_game.devices.leash import Leash
from access_game.devices.speech.desk import reading_time
from access_game.devices.speech.pronunciation import pronounced
from access_game.devices.speech.voice import Ability, Phrase, VoiceLost

_WORKER = (sys.executable, "-m", "access_game.devices.speech.system_worker")
_POLL_SECONDS = 0.01


class _Process:
    """A worker and the lines it has written; an empty object says that it has ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self._answers: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self.is_ready = False
        self._leash = Leash(command, self._take, lambda: self._answers.put({}))
        self.kill, self.end = self._leash.kill, self._leash.end

    def _take(self, line: str) -> None:
        with contextlib.suppress(ValueError):
            self._answers.put(json.loads(line))

    def tell(self, **order: object) -> None:
        self._leash.tell(json.dumps(order))

    def answer(self, timeout: float) -> dict[str, Any] | None:
        """What it wrote next; None where it has written nothing yet."""
        try:
            return self._answers.get(timeout=timeout)
        except Empty:
            return None


class System:
    name = "system"
    description = "The voices of the system (pyttsx3)"
    reader = ""
    abilities = Ability.CANCEL | Ability.RATE | Ability.VOLUME | Ability.MARKS

    def __init__(self, command: Sequence[str] = _WORKER, start_patience: float = 15.0) -> None:
        self._command = command
        self._start_patience = start_patience
        self._process: _Process | None = None
        self._lock = threading.Lock()
        self.reason = ""

    def check(self) -> bool:
        try:
            self._ready(threading.Event())
        except VoiceLost as error:
            self.reason = str(error)
            return False
        return True

    def open(self) -> None:
        self._ready(threading.Event())

    def close(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.end()

    def speak(self, phrase: Phrase, cut: threading.Event) -> None:
        process = self._ready(cut)
        if not phrase.text.strip() or cut.is_set():
            return
        try:
            process.tell(
                say=pronounced(phrase.text, phrase.language),
                language=phrase.language,
                rate=phrase.rate,
                volume=phrase.volume,
            )
        except (OSError, ValueError) as error:
            if cut.is_set():
                self._restart(process)
                return
            self.close()
            raise VoiceLost(f"{self.name}: {error}") from error
        try:
            self._wait(process, phrase, cut)
        finally:
            if cut.is_set():
                self._restart(process)

    def _wait(self, process: _Process, phrase: Phrase, cut: threading.Event) -> None:
        left = 10.0 + 5 * reading_time(phrase)
        while not cut.is_set() and left > 0:
            answer = process.answer(_POLL_SECONDS)
            if answer is not None and "said" in answer:
                return
            if answer is not None:
                break
            left -= _POLL_SECONDS
        if not cut.is_set():
            self.close()
            raise VoiceLost(f"{self.name}: the voice of the system has stopped")

    def cancel(self) -> None:
        process = self._process
        if process is not None:
            process.kill()  # `speak`, which is waiting for it, starts the next one

    def _restart(self, process: _Process) -> None:
        """After a cut: the worker may have been killed, or still be talking. The next one loads meanwhile."""
        process.end()
        with self._lock:
            if self._process is process:
                self._process = self._started()

    def _started(self) -> _Process | None:
        try:
            return _Process(self._command)
        except OSError:
            return None

    def _ready(self, cut: threading.Event) -> _Process:
        with self._lock:
            self._process = self._process or self._started()
            process = self._process
        if process is None:
            raise VoiceLost(f"{self.name}: cannot be started")
        left = self._start_patience
        while not process.is_ready and not cut.is_set():
            answer = process.answer(_POLL_SECONDS)
            left -= _POLL_SECONDS
            if answer is not None and answer.get("ready"):
                process.is_ready = True
            elif answer is not None or left <= 0:
                self.close()
                raise VoiceLost(f"{self.name}: {(answer or {}).get('why', 'does not start')}")
        return process
