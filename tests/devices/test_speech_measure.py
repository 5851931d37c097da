"""The bench: not how fast this machine is, but that something was measured and judged rightly."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from access_game.devices.speech import measure, measure_child

pytestmark = pytest.mark.peer


def row(voice: str, kind: str, first: float, silence: float) -> dict[str, Any]:
    figures = [{"median": value, "p95": value, "max": value} for value in (first, silence)]
    return {"voice": voice, "kind": kind, "first_ms": figures[0], "silence_ms": figures[1]}


def test_the_built_in_voice_is_measured_on_a_tape() -> None:
    trials = measure._child("builtin", 1)
    assert sorted(trial["kind"] for trial in trials) == sorted(measure.KINDS)
    rows = measure._rows("builtin", "here", trials)
    for each in rows:
        assert each["n"] == 1
        assert each["first_ms"]["median"] > 0
        assert each["silence_ms"]["median"] >= 0


def test_the_start_of_a_program_lasts_until_its_first_sound() -> None:
    (start,) = measure.measure_start(repeats=1)
    assert (start["n"], start["silent"]) == (1, 0)
    assert start["median"] > 0


def test_a_program_that_says_nothing_is_told_apart() -> None:
    assert measure.first_sound((sys.executable, "-c", "pass")) is None
    (start,) = measure.measure_start((sys.executable, "-c", "pass"), repeats=1)
    assert (start["n"], start["silent"]) == (0, 1)


def test_targets_are_judged_by_the_slowest_of_twenty() -> None:
    rows = [row("builtin", kind, 20.0, 10.0) for kind in measure.KINDS] + [row("pyttsx3", measure.LONG, 20.0, 5000.0)]
    assert [verdict["met"] for verdict in measure.verdicts(rows)] == [True] * 4
    rows[0] = row("builtin", measure.CACHED, 26.0, 26.0)
    rows[3] = row("pyttsx3", measure.LONG, 20.0, 400.0)
    assert [verdict["met"] for verdict in measure.verdicts(rows)] == [False, True, False, False]


@pytest.mark.parametrize(("count", "p95"), [(1, 1), (20, 19), (100, 95)])
def test_figures_are_what_they_say(count: int, p95: float) -> None:
    figures = measure._figures([float(value) for value in range(1, count + 1)])
    assert figures["p95"] == p95
    assert figures["max"] == count
    assert measure._figures([]) == {}


@pytest.mark.skipif(os.name != "posix", reason="the stand-in is a script for a shell")
def test_the_stand_in_player_notes_when_it_began_and_when_it_ended(tmp_path: Path) -> None:
    measure._stand_in_player(tmp_path)
    (tmp_path / "sound.wav").write_bytes(bytes(44 + 441))
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    subprocess.run([tmp_path / "aplay", tmp_path / "sound.wav", "-q"], env=environment, check=True, timeout=60)
    played = tmp_path / "played"
    first, last = (measure_child._wait_for(played, word, 0.1) for word in ("first", "last"))
    assert 0 < first < last
    assert measure_child._wait_for(played, "never", 0.01) == 0


@pytest.mark.skipif(os.name != "posix", reason="the stand-in is a script for a shell")
def test_a_program_is_measured_from_its_first_sample_not_from_its_header(tmp_path: Path) -> None:
    for name, size in (("speaks", 4000), ("silent", 44)):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\nhead -c {size} /dev/zero\n", encoding="utf-8")
        program.chmod(0o755)
    assert measure._program_trial(str(tmp_path / "speaks"), measure.SHORT, 1)["first_ms"] > 0
    assert measure._program_trial(str(tmp_path / "silent"), measure.SHORT, 1)["first_ms"] is None


def test_what_is_called_two_hundred_characters_has_as_many() -> None:
    assert 190 <= len(measure.sample_text(measure.LONG, 12)) <= 210
    assert measure.sample_text(measure.SHORT, 1) != measure.sample_text(measure.SHORT, 2)
    assert measure.sample_text(measure.CACHED, 1) == measure.sample_text(measure.CACHED, 2)
