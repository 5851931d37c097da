"""The real program in its window, on the keyboards of France and of the rest: three presses of Enter to a match, and
every key of the read-me is understood and answered there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tapes.laws import DROPPED, Noted, read
from xdisplay import XDisplay, missing

from faces.newcomer import wait_until
from faces.windowed import Windowed

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]

# What is pressed, and the command it is. Keycodes 10 to 19 are the digits of the top row, without Shift.
KEYS = {
    "Right": "right",
    "Down": "down",
    "End": "last",
    "Home": "first",
    **{str(code): "nth" for code in (12, 11, 19, 10)},
    "p": "options",
    "h": "hint",
    "r": "repeat",
    "m": "hand",
    "t": "table",
    "s": "scores",
    "q": "turn",
    "n": "counts",
    "o": "missed",
    "e": "spell",
    "i": "details",
    "a": "arrange",
    "ctrl+p": "options",
    "Prior": "older",
    "Next": "newer",
    "ctrl+Home": "oldest",
    "ctrl+End": "newest",
    "ctrl+Left": "word_back",
    "ctrl+Right": "word_on",
    "ctrl+Up": "letter_back",
    "ctrl+Down": "letter_on",
    "F3": "where",
    "F4": "verbosity",
    "F5": "slower",
    "F6": "faster",
    "F7": "effects_down",
    "F8": "effects_up",
    "F11": "print_size",
    "F12": "theme",
    "ctrl+z": "undo",
    "ctrl+F5": "voice_back",
}
PAGES = {"F1": "help", "shift+F1": "rules", "F2": "settings", "F10": "facilitator", "Escape": "menu", "v": "places"}


class Tape:
    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def lines(self) -> list[Noted]:
        try:
            return read(self.path)
        except (OSError, ValueError):  # not there yet, or its last line is not whole
            return []

    @property
    def keys(self) -> list[Noted]:
        return [line for line in self.lines if line.is_key]

    def begins(self, words: str) -> None:
        wait_until(lambda: any(words in line.text and line.begins for line in self.lines), words)

    def is_answered(self, command: str, before: int) -> bool:
        """Was that the next key, and did the voice say or sound anything for it?"""
        keys = self.keys[before:]
        assert all(line.text in (command, "silence") for line in keys), (command, keys)
        last = next((line for line in keys if line.text == command), None)
        return last is not None and any(
            line.ear == "voice" and line.lane == "focus" and line.n > last.n and (line.begins or line.what == DROPPED)
            for line in self.lines
        )


@pytest.mark.parametrize("layout", [("us",), ("fr",), ("fr", "bepo")], ids="-".join)
def test_three_presses_of_enter_lead_to_a_match_and_every_key_answers_there(
    tmp_path: Path, layout: tuple[str, ...]
) -> None:
    tape = Tape(tmp_path / "soir.tape")
    more = ("--speech", "builtin", "--tape", str(tape.path))
    with XDisplay(layout=layout) as display, Windowed(display, tmp_path, *more, rate=400) as program:

        def press(key: str, command: str) -> None:
            before = len(tape.keys)
            display.key(key)
            wait_until(lambda: tape.is_answered(command, before), f"an answer to {key}")

        tape.begins("Menu principal")
        for _ in range(3):
            press("Return", "choose")
        tape.begins("Première carte")
        assert [line.text for line in tape.keys] == ["choose"] * 3
        for key, command in KEYS.items():
            press(key, command)
        for key, command in PAGES.items():
            press(key, command)
            press("Escape", "menu")
        press("F9", "learn_keys")
        press("p", "options")
        tape.begins("Dit tout ce que vous pouvez répondre maintenant")
        press("F9", "learn_keys")
        before = len(tape.keys)
        display.key("Control_L")
        wait_until(lambda: [line.text for line in tape.keys[before:]] == ["silence"], "silence")
        display.key("alt+F4")
        assert program.leave() == 0 and "ERROR" not in program.log()
