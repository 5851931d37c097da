"""The other end of `system.py`: one process, one pyttsx3, one JSON object a line in and out.

In:  {"say": text, "language": "fr", "rate": 200, "volume": 1.0}
Out: {"ready": true} or {"ready": false, "why": "..."} once, then {"said": true} or {"failed": "..."} for each phrase.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import shutil
import sys
from collections.abc import Iterable
from typing import Any, TextIO

from access_game.devices import heel


class Worker:
    def __init__(self) -> None:
        if sys.platform.startswith("linux"):
            _lend_espeak()
        import pyttsx3  # type: ignore[import-untyped]

        self._engine: Any = pyttsx3.init()
        self._voices = {str(voice.id): _languages(voice) for voice in self._engine.getProperty("voices")}
        self._language = ""
        if sys.platform.startswith("linux"):
            self.say(" ")  # there the first call returns before anything sounds; let that be a breath

    def say(self, text: str, language: str = "fr", rate: int = 200, volume: float = 1.0) -> None:
        if language != self._language:
            self._language = language
            fitting = [voice for voice, spoken in self._voices.items() if language in spoken]
            if fitting:
                self._engine.setProperty("voice", fitting[0])
        self._engine.setProperty("rate", rate)
        self._engine.setProperty("volume", volume)
        self._engine.say(text)
        self._engine.runAndWait()

    def stop(self) -> None:
        """For the bench alone: the game ends the process instead."""
        self._engine.stop()


def _lend_espeak() -> None:
    """pyttsx3 looks for a system library on Linux; the one of our wheel has the same name once it is loaded."""
    import espeakng_loader  # type: ignore[import-untyped]

    if shutil.which("aplay") is None:
        raise OSError("pyttsx3 cannot be heard without the program aplay")
    ctypes.CDLL(espeakng_loader.get_library_path(), mode=ctypes.RTLD_GLOBAL)
    os.environ["ESPEAK_DATA_PATH"] = espeakng_loader.get_data_path()


def _languages(voice: Any) -> frozenset[str]:
    """Two letters each, from what the three platforms call a language; the id where they say nothing."""
    told = [item.decode("utf-8", "replace") if isinstance(item, bytes) else str(item) for item in voice.languages or ()]
    found = {item.strip("\x00\x02\x05 ")[:2].lower() for item in told}
    name = f"{voice.id} {voice.name}".lower()
    for language, hints in {"fr": ("fr-", "fr_", "french", "français"), "en": ("en-", "en_", "english")}.items():
        if any(hint in name for hint in hints):
            found.add(language)
    return frozenset(found)


def main(lines: Iterable[str], answers: TextIO) -> int:
    def answer(**facts: object) -> None:
        answers.write(json.dumps(facts) + "\n")
        answers.flush()

    try:
        worker = Worker()
    except Exception as error:  # whatever is missing is told to the parent, which has other voices
        answer(ready=False, why=str(error) or type(error).__name__)
        return 1
    answer(ready=True)
    for line in lines:
        try:
            order = json.loads(line)
            worker.say(order["say"], order["language"], order["rate"], order["volume"])
            answer(said=True)
        except Exception as error:
            answer(failed=str(error) or type(error).__name__)
    return 0


if __name__ == "__main__":
    given = heel.orders()  # before the engine is loaded, which may hang
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    # pyttsx3 prints: what it says must not stand between our answers.
    with contextlib.redirect_stdout(sys.stderr), replies:
        os.dup2(sys.stderr.fileno(), 1)
        sys.exit(main(given, replies))
