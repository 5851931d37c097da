"""The bench: not how fast this machine is, but that something was measured and judged rightly."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from access_game.devices.speech import measure


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
