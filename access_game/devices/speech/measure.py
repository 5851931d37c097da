"""How quickly the voices begin and fall silent on this machine: the figures behind `bench speech` and `bench start`.

The built-in voice is measured as the game uses it, from `SpeechQueue.say` to the first sample that leaves the mixer,
and from `hush` to the end of the last buffer that was not silent. SDL plays on a file instead of a card, so a card's
own buffer is not in the figures: compare the rows. The others are measured beside it in the same run: pyttsx3 up to the
moment its player is started, espeak-ng's own program up to the first sample in a pipe. Every candidate runs in
processes of its own; one that hangs is counted, not waited for.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

Row = dict[str, Any]

CACHED, SHORT, LONG = "cached card name", "new short sentence", "200 characters"
KINDS = (CACHED, SHORT, LONG)
TARGETS = {(CACHED, "first_ms"): 25.0, (SHORT, "first_ms"): 35.0, ("", "silence_ms"): 25.0}
TIMES_FASTER = 50
_CHILD = (sys.executable, "-m", "access_game.devices.speech.measure_child")
_LONG_TEXT = (
    "Bob retourne la carte en haut à gauche, un A noir, puis la carte en bas à droite, un A blanc, comme ce n'est pas "
    "une paire, il les remet face cachée ; à vous de jouer maintenant pour le tour numéro {number}"
)


def measure_speech(repeats: int = 24) -> list[Row]:
    """One row for each voice and kind of phrase; times in milliseconds. About a minute with pyttsx3."""
    rows = _rows("builtin", "in process, through the queue and the mixer", _child("builtin", repeats))
    few = max(2, repeats // 8)
    trials: list[Row] = []
    for kind in KINDS:
        for _ in range(few):
            trials += _child("pyttsx3", 1, kind) or [{"kind": kind, "hung": True}]
    rows += _rows("pyttsx3", "until its player starts, and until it ends", trials)
    program = shutil.which("espeak-ng")
    if program:
        trials = [_program_trial(program, kind, number) for number in range(repeats) for kind in KINDS]
        rows += _rows("espeak-ng program", "into a pipe, and until the process is gone", trials)
    return rows


def measure_start(command: Sequence[str] | None = None, repeats: int = 5) -> list[Row]:
    """From the start of a process to its first sound; by default of the least program that speaks."""
    command = command or (*_CHILD, "start")
    times = [first_sound(command) for _ in range(repeats)]
    heard = [round(value * 1000, 1) for value in times if value is not None]
    return [
        {"voice": "builtin", "kind": "start", "n": len(heard), "silent": len(times) - len(heard), **_figures(heard)}
    ]


def first_sound(command: Sequence[str], timeout: float = 30.0) -> float | None:
    """Seconds until this command is heard; None where it stays silent. The command is ended then."""
    with tempfile.TemporaryDirectory() as folder:
        tape = Path(folder) / "tape.raw"
        begun = time.monotonic()
        process = subprocess.Popen(
            command,
            env=_environment(tape),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            read = 0
            while time.monotonic() - begun < timeout:
                if tape.exists():
                    with tape.open("rb") as file:
                        if tape.stat().st_size < read:
                            read = 0  # the knock at the device left a tape of its own, and has gone
                        file.seek(read)
                        block = file.read()
                    read += len(block)
                    if any(block):
                        return time.monotonic() - begun
                    if not block and process.poll() is not None:
                        return None
                elif process.poll() is not None:
                    return None
                time.sleep(0.002)
            return None
        finally:
            process.kill()
            process.wait()


def verdicts(rows: Sequence[Row]) -> list[Row]:
    """Each target with what was measured and whether it was met."""
    found: list[Row] = []
    own = {row["kind"]: row for row in rows if row["voice"] == "builtin"}
    for (kind, figure), limit in TARGETS.items():
        values = [row[figure]["p95"] for name, row in own.items() if kind in ("", name) and row[figure]]
        if values:
            measured = max(values)
            found.append({"what": f"{kind or 'silence'} p95 ms", "limit": limit, "measured": measured})
            found[-1]["met"] = measured <= limit
    other = [row for row in rows if row["voice"] == "pyttsx3" and row["kind"] == LONG and row["silence_ms"]]
    if other and LONG in own and own[LONG]["silence_ms"]:
        ratio = other[0]["silence_ms"]["median"] / max(own[LONG]["silence_ms"]["median"], 0.1)
        found.append({"what": "times faster to silence than pyttsx3", "limit": TIMES_FASTER, "measured": round(ratio)})
        found[-1]["met"] = ratio >= TIMES_FASTER
    return found


def _rows(voice: str, how: str, trials: Sequence[Row]) -> list[Row]:
    rows: list[Row] = []
    for kind in KINDS:
        here = [trial for trial in trials if trial["kind"] == kind]
        if not here:
            continue
        row: Row = {"voice": voice, "kind": kind, "how": how, "n": len(here)}
        row["hung"] = sum(bool(trial.get("hung")) for trial in here)
        for figure in ("first_ms", "silence_ms"):
            row[figure] = _figures([trial[figure] for trial in here if trial.get(figure) is not None])
        rows.append(row)
    return rows


def _figures(values: Sequence[float]) -> Row:
    if not values:
        return {}
    ordered = sorted(values)
    p95 = ordered[-(-95 * len(ordered) // 100) - 1]  # rounded up: the slower one
    return {"median": round(statistics.median(ordered), 1), "p95": round(p95, 1), "max": round(ordered[-1], 1)}


def sample_text(kind: str, number: int) -> str:
    """What is said; the number makes it new to every cache."""
    if kind == CACHED:
        return "A noir"
    return f"carte {number}, ligne {number % 7}" if kind == SHORT else _LONG_TEXT.format(number=number)


def _environment(tape: Path) -> dict[str, str]:
    root = str(Path(__file__).resolve().parents[3])
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH", ""))))
    extra = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(tape), "PYTHONPATH": path}
    return {**os.environ, **extra}


def _child(what: str, repeats: int, kind: str = "") -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        environment = _environment(Path(folder) / "tape.raw")
        environment["TMPDIR"] = folder  # pyttsx3 leaves files behind
        if what == "pyttsx3" and os.name == "posix":
            _stand_in_player(Path(folder))
            environment["PATH"] = folder + os.pathsep + os.environ.get("PATH", "")
        command = [*_CHILD, what, str(repeats), kind, folder]
        process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            start_new_session=True,
        )
        with process:
            try:
                written, _ = process.communicate(timeout=60.0 + repeats * len(KINDS) * 2)
            except subprocess.TimeoutExpired:
                written = ""
            finally:
                _end_group(process)
        lines = [line for line in written.splitlines() if line.startswith("{")]
        return [json.loads(line) for line in lines]


def _end_group(process: subprocess.Popen[str]) -> None:
    """The child and the player it may have left running."""
    if os.name == "posix":
        try:
            os.killpg(process.pid, 9)
        except (ProcessLookupError, PermissionError):
            return
    else:
        process.kill()


def _stand_in_player(folder: Path) -> None:
    """pyttsx3 plays through `aplay`: this one notes when, and lasts as long as the sound would."""
    script = folder / "aplay"
    script.write_text(
        '#!/bin/sh\ndate +"first %s%N" >> "$TMPDIR/played"\n'
        'size=$(wc -c < "$1")\nsleep "$(awk "BEGIN { print $size / 44100 }")"\n'
        'date +"last %s%N" >> "$TMPDIR/played"\n',
        encoding="utf-8",
    )
    script.chmod(0o755)


def _program_trial(program: str, kind: str, number: int) -> Row:
    begun = time.perf_counter()
    command = [program, "-v", "fr", "-s", "200", "--stdout", sample_text(kind, number)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0) as process:
        assert process.stdout is not None
        got = 0
        while got <= 44:  # the header of the file is not yet a sound
            block = process.stdout.read(4096)
            if not block:
                break
            got += len(block)
        first = time.perf_counter() - begun
        begun = time.perf_counter()
        process.kill()
        process.wait()
        silence = time.perf_counter() - begun
    return {"kind": kind, "first_ms": first * 1000 if got > 44 else None, "silence_ms": silence * 1000}


if __name__ == "__main__":
    measured = measure_speech() + measure_start()
    for line in measured + verdicts([row for row in measured if row["kind"] in KINDS]):
        print(json.dumps(line, ensure_ascii=False))
