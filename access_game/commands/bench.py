"""`bench`: this machine measured. Ratios side by side in one run; the README quotes these figures."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, is_dataclass
from pathlib import Path
from random import Random
from typing import Any

from access_game.bots import LEVELS
from access_game.core.match import Match
from access_game.core.questions import one_of
from access_game.devices.keys.stroke import Stroke
from access_game.games import open_box, stems
from access_game.home.home import Home
from access_game.host.clock import JumpingClock
from access_game.host.sitting import Sitting, new_header
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.utterance import Utterance
from access_game.words.library import Library

from .crowd import measure as crowd
from .idle import measure as idle

Figures = list[dict[str, Any]]
TABLES = 1000
EVERY = ("start", "speech", "words", "engine", "host", "idle")


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    found = {what: MEASURES[what](book) for what in ([wanted.what] if wanted.what else EVERY)}
    if wanted.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return 0
    for what, rows in found.items():
        print(f"{what}:")
        for one in rows:
            print("  " + ", ".join(f"{key} {value}" for key, value in flat(one)))
    return 0


def flat(row: dict[str, Any], before: str = "") -> list[tuple[str, Any]]:
    pairs: list[tuple[str, Any]] = []
    for key, value in row.items():
        if isinstance(value, dict):
            pairs += flat(value, f"{before}{key} ")
        else:
            pairs.append((before + key, value))
    return pairs


def plain(value: Any) -> Any:
    """Named tuples and dataclasses as JSON has them."""
    if is_dataclass(value) and not isinstance(value, type):
        value = asdict(value)
    if hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return round(value, 3) if isinstance(value, float) else value


def summary(values: Sequence[float]) -> dict[str, float]:
    ordered = sorted(values)
    p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return {"median": round(statistics.median(ordered), 3), "p95": round(p95, 3)}


def start(book: Phrasebook) -> Figures:
    """From the command to the first sample, and what is imported before the first word."""
    from access_game.devices.speech.measure import measure_start

    rows = [
        {**row, "what": "command to first sample, ms"}
        for row in measure_start([sys.executable, "-m", "access_game", "--speech", "builtin", "--braille", "off"])
    ]
    code = (
        "import time; t = time.perf_counter(); import access_game.program.app;"
        "from access_game.narration.phrasebook import Phrasebook;"
        "Phrasebook('fr').text('welcome');print((time.perf_counter()-t)*1000)"
    )
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout) for _ in range(7)
    ]
    return [*rows, {"what": "imports before the first word, ms", "limit": 400, **summary(times)}]


def speech(book: Phrasebook) -> Figures:
    from access_game.devices.speech.measure import measure_speech, verdicts

    rows = measure_speech()
    return [*rows, *verdicts(rows)]


def words(book: Phrasebook) -> Figures:
    from access_game.words.measure import bench as measure

    found = plain(measure(book.language))
    rows: Figures = found.pop("rows")
    return [*rows, found]


def engine(book: Phrasebook) -> Figures:
    """What an entry costs when a journal is replayed, and how quick computers are among themselves."""
    rows = []
    library = Library(book.language, Home().words(book.language))
    for stem in stems():
        box = open_box(stem)
        needs_words = box.GAME.reading == "words"
        judge, lexicon = (library.judge(), library.wait()) if needs_words else (None, None)
        journals, begun, entries = [], time.perf_counter(), 0
        for seed in range(20):
            seats = {f"{level} {n}": level for n, level in enumerate(LEVELS[: box.GAME.players[1]])}
            header = new_header(stem, seats, {}, seed=seed, language=book.language)
            sitting = Sitting(header, judge=judge, words=lexicon)
            sitting.play(JumpingClock())
            journals.append((header.setup, list(sitting.match.journal)))
            entries += len(sitting.match.journal)
        played = (time.perf_counter() - begun) / 20 * 1000

        def replay(box: Any = box, journals: Any = journals) -> None:
            for setup, journal in journals:
                Match(box.play, setup, journal)

        each = min(timed(replay) for _ in range(3)) / entries * 1e6
        row = {"entries": entries // 20, "replay_us": round(each, 1), "limit": 30, "match_ms": round(played, 1)}
        rows.append({"game": stem, **row})
    return rows


def timed(job: Callable[[], object]) -> float:
    begun = time.perf_counter()
    job()
    return time.perf_counter() - begun


class Listener:
    """An ear that only notes when it was first spoken to after a key."""

    is_private = is_audible = False

    def __init__(self) -> None:
        self.first = 0.0

    def say(self, utterance: Utterance, heard: Callable[[], None] | None = None) -> None:
        self.first = self.first or time.perf_counter()

    def hush(self) -> None: ...

    def drop(self, topic: str) -> None: ...

    def leave(self, scope: str) -> None: ...

    def wipe(self) -> None: ...


def host(book: Phrasebook) -> Figures:
    """From a key to the request for speech, in the real hall; from a braille key to the cells; from an answer to the
    last ear of its table, with a thousand tables in one loop."""
    from access_game.devices.braille.measure import bench as braille
    from access_game.program.app import Program
    from access_game.program.wishes import Wishes

    library = Library(book.language, Home().words(book.language))
    library.wait()
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Wishes(language=book.language, speech="off", braille="off"), Home(Path(folder)))
        ear = Listener()
        program.console.ears.append(ear)
        program.hall.enter()
        rng, times = Random(1), []
        keys = ("down", "up", "down", "f3", "home", "end", "i", "r")
        for _ in range(400):
            ear.first, begun = 0.0, time.perf_counter()
            program.console.press(Stroke(one_of(keys, rng), at=time.monotonic()))
            times.append((ear.first - begun) * 1000)
    return [
        {"what": "key to speech request, ms", "limit": 5, **summary(times)},
        {"what": "braille key to cells, ms", "limit": 20, **plain(braille())},
        {"what": "answer to the last seat's utterance, ms", "limit": 100, **crowd(book, library, TABLES)},
    ]


MEASURES: dict[str, Callable[[Phrasebook], Figures]] = {
    "start": start,
    "speech": speech,
    "words": words,
    "engine": engine,
    "host": host,
    "idle": lambda book: idle(book.language),
}
