"""Back in the hall: the commands of the match have gone with it, and its table is no longer shown."""

from __future__ import annotations

from pathlib import Path

from faces.house import House
from faces.newcomer import wait_until


def test_a_match_that_was_left_answers_no_key_in_the_hall(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.press("enter", "enter", "enter")
        evening = house.program.evening
        assert evening is not None
        wait_until(lambda: house.console.actions != {} and evening.party.shown is not None, "the first question")
        assert house.console.view().table or house.console.view().status  # the table is on the screen
        house.press("escape", "end", "enter", "down", "enter")
        evening.thread.join(60)
        assert not evening.thread.is_alive() and house.here[0] == "play"
        for key, command in (("t", "table"), ("s", "scores"), ("q", "turn"), ("ctrl+z", "undo")):
            name = house.console.text(f"command-{command}")
            assert house.press(key) == [house.console.text("only-in-match", command=name)], key
        view = house.console.view()
        assert not view.table and not view.status and not view.braille
