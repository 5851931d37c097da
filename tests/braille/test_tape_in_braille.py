"""An evening at a braille display with `--tape`: what the tape says is what came under the fingers, in its order."""

from __future__ import annotations

from pathlib import Path

import pytest
from tapes.laws import Noted, between_key_and_answer, broken, read

from .emulators import BaumDevice
from .reader import Reader, program

pytestmark = pytest.mark.peer

CELLS = 40


def of_the_fingers(lines: list[Noted]) -> list[Noted]:
    return [line for line in lines if line.ear == "braille" and line.text]


def test_the_tape_has_what_came_under_the_fingers(tmp_path: Path) -> None:
    tape, home = tmp_path / "soir.tape", tmp_path / "home"
    home.mkdir()
    words = ("play", "zieufermix", "--seed", "3", "--tape", str(tape))
    with BaumDevice(tmp_path, CELLS) as device, program(home, f"baum:{device.path}", *words) as started:
        reader = Reader(device, started)
        reader.wait(lambda: "espace h" in reader.text)
        reader.until(lambda: "noté" in reader.text, reader.pan, "the tape")
        reader.story.append(reader.text)
        for _ in range(4):  # the tape, the shuffle, the cards, whose turn it is, the question
            while reader.pan():
                pass
            reader.route(0)
        reader.chord("234")  # s: the scores
        reader.wait(lambda: "paires" in reader.text)
        assert started.is_on, started.complaints()
    lines = read(tape)
    fingers = of_the_fingers(lines)
    assert not broken(lines)
    assert not [str(fault) for fault in between_key_and_answer(lines, "braille")]
    begun = [line for line in fingers if line.begins]
    numbers = [line.n for line in begun if line.is_event]
    assert numbers == sorted(numbers) and len(set(numbers)) == len(numbers) > 4
    felt = " ".join(reader.story)
    short = [line.text.lower() for line in begun if line.is_event and len(line.text) < CELLS]  # the last cell is a sign
    short = [text.translate({0xA0: " ", 0x2019: "'"}) for text in short]
    assert short and all(text in felt for text in short)
    assert any("paires" in line.text.lower() and line.lane == "focus" for line in begun)
    for line in (line for line in fingers if line.what == "done"):
        assert any(other.begins and other.n == line.n and other.t <= line.t for other in fingers)
