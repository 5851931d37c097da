"""Sounds and voices beside each other, measured on what the real mixer played."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from meter import ear_level, loudest

HERE = Path(__file__).parent
NEAR = 6.0  # dB: twice as much, and one of the two is lost or hurts

pytestmark = pytest.mark.peer


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, float]]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(HERE), str(HERE.parents[1])))}
    folder = tmp_path_factory.mktemp("levels")
    child = [sys.executable, str(HERE / "levels_child.py"), str(folder)]
    run = subprocess.run(child, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return found


def test_no_cue_is_more_than_six_decibels_from_any_voice(report: dict[str, dict[str, float]]) -> None:
    voices, cues = report["voices"], report["cues"]
    assert len(voices) == 18 and len(cues) >= 35
    far = {
        f"{name} and {voice}": round(level - spoken, 1)
        for name, level in cues.items()
        for voice, spoken in voices.items()
        if not abs(level - spoken) <= NEAR
    }
    assert not far


def test_a_cue_keeps_its_level_before_its_words_even_while_somebody_speaks(report: dict[str, dict[str, float]]) -> None:
    scene = report["scene"]
    assert scene["before words"] == pytest.approx(scene["alone"], abs=0.5)


def test_words_leave_a_cue_its_moment_and_lower_what_sounds_on(report: dict[str, dict[str, float]]) -> None:
    scene = report["scene"]
    assert 0.12 <= scene["words after"] <= 1.0
    assert scene["tail under words"] == pytest.approx(scene["tail alone"] - 8, abs=1.5)


def test_the_meter_hears_as_an_ear_does() -> None:
    """The A curve: 100 Hz is 19.1 dB less to an ear than 1,000 Hz of the same power, 4,000 Hz 1 dB more."""
    rate = 44100

    def tone(pitch: float) -> list[float]:
        return [32767 * math.sin(2 * math.pi * pitch * at / rate) for at in range(rate // 2)]

    assert loudest(tone(1000), rate) == pytest.approx(-3.0, abs=0.1)
    assert ear_level(tone(1000), rate) == pytest.approx(-3.0, abs=0.1)
    assert ear_level(tone(100), rate) == pytest.approx(-22.1, abs=0.3)
    assert ear_level(tone(4000), rate) == pytest.approx(-2.0, abs=0.5)
