"""The reader of tapes: a small tape that breaks a law is found out, one that keeps it is not."""

from __future__ import annotations

import io
from pathlib import Path

from access_game.devices.tape import AGAIN, BEGUN, CUT, DONE, DROPPED, VOICE, Tape
from access_game.narration.utterance import MATCH, PAGE, Lane, Say, Utterance

from .laws import Noted, begun_too_often, between_key_and_answer, broken, inversions, of_a_left_scope, read
from .listen import heard


class Reel:
    """A tape made by hand, written by the real recorder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "tape.jsonl"
        self.seconds = 0.0
        self.tape = Tape(self.path.open("w", encoding="utf-8"), clock=lambda: self.seconds)

    def voice(
        self, what: str, number: int, text: str = "", scope: str = MATCH, *, focus: bool = False, clock: bool = False
    ) -> None:
        lane = Lane.FOCUS if focus else Lane.EVENT
        said = Utterance((Say(text or f"number {number}"),), lane, clock=clock, scope=scope, number=number)
        self.seconds += 0.1
        self.tape.note(VOICE, what, said)

    def lines(self) -> list[Noted]:
        self.tape.close()
        return read(self.path)


def test_events_in_their_order_are_no_inversion(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    for number in (1, 2, 5):
        reel.voice(BEGUN, number)
        reel.voice(DONE, number)
    assert not broken(reel.lines())


def test_an_event_begun_after_a_later_one_is_an_inversion(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    reel.voice(BEGUN, 2, "Your turn.")
    reel.voice(BEGUN, 1, "Bob takes a pair.")
    reel.voice(BEGUN, 3)
    (fault,) = inversions(reel.lines())
    assert (fault.line.text, fault.because.text) == ("Bob takes a pair.", "Your turn.")
    assert list(broken(reel.lines())) == ["inversions"]


def test_what_is_said_once_more_is_no_inversion_and_neither_is_the_clock_or_an_answer(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    reel.voice(BEGUN, 1)
    reel.voice(CUT, 1)
    reel.voice(BEGUN, 9, clock=True)
    reel.voice(BEGUN, 8, focus=True)
    reel.voice(AGAIN, 1)
    reel.voice(BEGUN, 2)
    assert not inversions(reel.lines())


def test_to_be_dropped_is_not_to_be_begun(
    tmp_path: Path,
) -> None:
    reel = Reel(tmp_path)
    reel.voice(DROPPED, 1)
    reel.voice(BEGUN, 2)
    reel.voice(BEGUN, 1)
    assert len(inversions(reel.lines())) == 1


def test_each_ear_has_its_own_order(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    reel.voice(BEGUN, 2)
    lines = reel.lines()
    assert not inversions([*lines, lines[0]._replace(ear="braille", n=1)])


def test_a_third_beginning_is_one_too_many(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    for what in (BEGUN, CUT, AGAIN, CUT):
        reel.voice(what, 1, "Welcome.")
    assert not begun_too_often(reel.lines())
    reel = Reel(tmp_path)
    for what in (BEGUN, CUT, AGAIN, CUT, AGAIN):
        reel.voice(what, 1, "Welcome.")
    (fault,) = begun_too_often(reel.lines())
    assert fault.line.text == "Welcome." and fault.line.t > fault.because.t


def test_what_was_said_in_a_scope_before_it_was_left_is_not_begun_after(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    reel.voice(BEGUN, 1, "Welcome.", scope=PAGE)
    reel.tape.left(PAGE, 2)
    reel.voice(BEGUN, 2, "The menu.", scope="page/list")
    (fault,) = of_a_left_scope(reel.lines())
    assert fault.line.text == "The menu." and fault.because.scope == PAGE


def test_who_comes_back_to_a_scope_may_hear_of_it_again(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    reel.tape.left(PAGE, 2)
    reel.voice(BEGUN, 3, "The menu.", scope=PAGE)
    reel.voice(BEGUN, 1, "Saved.", scope="program")
    assert not of_a_left_scope(reel.lines())


def test_nothing_else_is_begun_between_a_key_and_its_answer(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    reel.tape.key("down", 3)
    reel.voice(BEGUN, 4, "Card two.", focus=True)
    reel.voice(BEGUN, 2, "An event.")
    assert not between_key_and_answer(reel.lines())
    reel = Reel(tmp_path)
    reel.tape.key("down", 3)
    reel.voice(BEGUN, 2, "An event.")
    reel.voice(BEGUN, 5, "Ten.", clock=True)
    reel.voice(BEGUN, 4, "Card two.", focus=True)
    (fault,) = between_key_and_answer(reel.lines())
    assert fault.line.text == "An event." and fault.because.text == "down"


def test_the_answer_to_an_older_key_is_not_the_answer(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    reel.tape.key("down", 3)
    reel.voice(BEGUN, 3, "Card one.", focus=True)
    reel.voice(BEGUN, 4, "Card two.", focus=True)
    (fault,) = between_key_and_answer(reel.lines())
    assert fault.line.text == "Card one."


def test_a_key_that_is_answered_by_nothing_waits_for_nothing(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    reel.tape.key("silence", 3)
    reel.voice(BEGUN, 4, "An event.")
    reel.tape.key("down", 4)
    reel.voice(BEGUN, 5, "Card two.", focus=True)
    assert not between_key_and_answer(reel.lines())


def test_a_tape_can_be_read_as_it_was_heard(tmp_path: Path) -> None:
    reel = Reel(tmp_path)
    reel.voice(BEGUN, 1, "Bob turns a card.")
    reel.tape.key("down", 1)
    reel.voice(CUT, 1, "Bob turns a card.")
    reel.voice(BEGUN, 2, "Card two.", focus=True)
    reel.voice(DONE, 2, "Card two.", focus=True)
    reel.voice(AGAIN, 1, "Bob turns a card.")
    reel.tape.left(MATCH, 2)
    page = io.StringIO("\n".join(heard(reel.lines())))
    assert [line[26:].strip() for line in page] == [
        "Bob turns a card. — cut after 0.10 s",
        "[down]",
        "> Card two.",
        "(again) Bob turns a card. (never ended)",
        "--- left: match",
    ]
