"""Keys, dots, routing keys, touches and typed lines come in by one door, each with its own time; what they change is
shown once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from access_game.core.cards import from_notation
from access_game.core.questions import Pick, Press, Word
from access_game.core.table import Table
from access_game.devices.braille.cells import CURSOR
from access_game.devices.braille.drivers.skeleton import SkeletonDisplay
from access_game.devices.braille.events import Chord, Enter, Event, Pan, Route, Text
from access_game.devices.braille.tables import encode
from access_game.devices.braille.typist import Typist
from access_game.devices.keys.stroke import Stroke
from access_game.games import stems
from access_game.narration.view import View
from access_game.players.dots import Dots
from access_game.players.intent import TOUCH, Intent
from access_game.players.pages import LinePage
from players.parlour import ANA, Parlour
from players.room import Listener, Room
from players.sense import play_on


async def pick_and_pick(table: Table) -> None:
    """Two cards before everybody's eyes, one after the other; then a press."""
    table.lay("trick", from_notation("wK wZ wW wX"))
    await table.must(ANA, Pick("lay", (1, 2, 3, 4), among="trick"))
    await table.must(ANA, Pick("lay", (1, 2, 3, 4), among="trick"))
    await table.must(ANA, Press("buzz"))


@pytest.fixture
def alone() -> Iterator[Parlour]:
    made = Parlour(pick_and_pick, ("Ana",), people=1)
    yield made
    made.close()


def dots_on(room: Parlour) -> tuple[SkeletonDisplay, Dots]:
    display = SkeletonDisplay(40)
    dots = Dots(room.console, display, partial(encode, name="fr8"))
    display.open(dots.receive)
    room.console.ears.append(dots)
    room.console.eyes.append(dots)
    room.console.refresh()
    return display, dots


def read_all(display: SkeletonDisplay) -> None:
    before = b"?"
    while before != display.shown:
        before = display.shown
        display.press(Pan(1))


def test_a_routing_key_has_its_own_time_and_not_that_of_an_older_stroke(alone: Parlour) -> None:
    display, _ = dots_on(alone)
    alone.console.press(Stroke("down", at=50.0))
    read_all(display)
    display.press(Route(0, at=77.5))
    assert [answer.at for answer in alone.answers] == [77.5]
    alone.console.press(Stroke("enter", at=80.25))
    assert alone.answers[-1].at == 80.25


def test_a_display_that_knows_no_time_is_stamped_where_it_is_read_and_the_door_stamps_the_rest(alone: Parlour) -> None:
    display, dots = dots_on(alone)
    alone.console.press(Stroke("down", at=50.0))
    read_all(display)
    met: list[Event] = []
    display.open(lambda event: (met.append(event), dots.receive(event))[0])
    display.press(Enter())
    assert met[0].at > 0 and alone.answers[-1].at == met[0].at
    alone.now = 123.0
    dots.receive(Enter())  # nobody has looked at a clock: the door does
    assert alone.answers[-1].at == 123.0


@pytest.mark.parametrize(
    "come_in",
    [
        lambda console, at: console.press(Stroke("enter", at=at)),
        lambda console, at: console.touch("1", at),
        lambda console, at: console.obey(Intent(TOUCH, at, id="1")),
        lambda console, at: console.obey(Intent("choose", at)),
    ],
    ids=["a key", "a finger", "a touch", "a command"],
)
def test_each_answer_has_the_time_of_what_gave_it(alone: Parlour, come_in: Callable[..., None]) -> None:
    alone.console.press(Stroke("home", at=11.0))
    come_in(alone.console, 42.0)
    assert [answer.at for answer in alone.answers] == [42.0]


def test_a_typed_line_is_stamped_at_the_door(alone: Parlour) -> None:
    alone.console.press(Stroke("home", at=11.0))
    alone.now = 60.0
    alone.console.line("2")
    assert [(answer.answer, answer.at) for answer in alone.answers] == [(2, 60.0)]


def test_what_nobody_did_has_no_time(alone: Parlour) -> None:
    alone.console.press(Stroke("down", at=50.0))
    assert alone.console.at is None
    alone.party.give(alone.party.guests[ANA], 1)  # no key, no dots: the host's own now
    assert alone.answers[-1].at is None


def test_letters_written_in_dots_have_the_time_of_their_chord() -> None:
    typist = Typist("fr8")
    (text,) = typist.read(Chord(encode("a", "fr8").cells[0], at=9.5))
    assert text == Text("a") and text.at == 9.5


def test_dots_never_become_keyboard_strokes(alone: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    display, _ = dots_on(alone)
    monkeypatch.setattr(alone.console, "press", lambda stroke: pytest.fail(f"{stroke} came from a braille display"))
    obeyed: list[str] = []
    obey = alone.console.obey
    monkeypatch.setattr(alone.console, "obey", lambda intent: (obeyed.append(intent.name), obey(intent)))
    for letter, space in (("s", True), ("s", False), ("2", False), (" ", True), ("q", True), ("é", True)):
        cells = encode(letter, "fr8").cells
        display.press(Chord(cells[0] if letter != " " else 0, space))
    assert obeyed == ["scores", "scores", "nth", "tick", "turn", ""]


def test_a_chord_that_means_nothing_is_answered(alone: Parlour) -> None:
    display, _ = dots_on(alone)
    before = len(alone.ear.said)
    display.press(Chord(encode("é", "fr8").cells[0], True))
    assert "ne fait rien" in alone.ear.said[before:][-1].text


# Shown once -----------------------------------------------------------------------------------------------------------
class Counting(Listener):
    """An eye that counts."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    def show(self, view: View) -> None:
        self.looks += 1
        super().show(view)


@pytest.mark.parametrize("game", stems())
@pytest.mark.parametrize("people", [{"Ana": "", "Ordi": "normal"}, {"Ana": "", "Bob": "", "Ordi": "easy"}], ids=len)
def test_a_key_is_shown_once_and_so_is_a_step_of_the_table(game: str, people: dict[str, str]) -> None:
    eye, rng = Counting(), Random(f"{game} {len(people)}")
    room = Room(game, people, seed=3, ear=eye, a_key_takes=0.2)
    press, settled = room.console.press, room.drive.settled
    most, seen = {"key": 0, "step": 0}, eye.looks

    def count(what: str, do: Callable[[], object]) -> None:
        """What was shown since the last key or step came to its end."""
        nonlocal seen
        do()
        most[what] = max(most[what], eye.looks - seen)
        seen = eye.looks

    assert settled is not None
    room.console.press = lambda stroke: count("key", lambda: press(stroke))
    room.drive.settled = lambda: count("step", settled)
    try:
        for _ in range(60):
            if room.is_on:
                play_on(room, rng)
            for key in ("s", "f1", "escape") if room.is_on and not room.console.page.typing else ():
                room.press(key)
        assert most == {"key": 1, "step": 1}
    finally:
        room.close()


def test_what_a_key_changes_without_a_word_is_shown_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A letter of a secret word, which only clicks; and that an answer is on its way."""

    async def secret(table: Table) -> None:
        await table.must(ANA, Word("lay", secret=True))

    room = Parlour(secret)
    try:
        room.press("enter", "a", "b")
        assert room.ear.views[-1].typed == "••" and room.ear.views[-1].is_open
        monkeypatch.setattr(room.party, "post", lambda report: None)  # the table takes its time
        room.press("enter")
        assert not room.ear.views[-1].is_open
    finally:
        room.close()


def test_what_is_said_while_nobody_is_at_work_is_shown_at_once(alone: Parlour) -> None:
    alone.console.announce("undo-asked")
    assert alone.ear.views[-1].captions[-1] == "Annuler."


def test_a_fault_of_a_command_does_not_leave_an_old_view_or_an_old_time(alone: Parlour) -> None:
    faults: list[Exception] = []
    alone.console.on_fault = lambda fault: (faults.append(fault), alone.console.announce("undo-asked"))

    def stumble() -> None:
        raise ValueError

    alone.console.actions["scores"] = stumble
    alone.press("s")
    assert faults and alone.console.at is None and alone.ear.views[-1].captions[-1] == "Annuler."


# The cursor of a line ----------------------------------------------------------------------------------------------
async def a_word(table: Table) -> None:
    await table.must(ANA, Word("story_word", may_pass=True, facts={"starting": "M"}))


def test_letters_are_put_in_and_taken_out_where_the_cursor_is() -> None:
    room = Parlour(a_word, ("Ana",), people=1)
    try:
        page = room.console.page
        assert isinstance(page, LinePage)
        room.press("m", "a", "s", "o", "n", "left", "left", "left", "i")
        assert page.text == "maison" and room.ear.views[-1].cursor == 3
        assert room.press("delete") == ["s effacé"] and page.text == "maion" and room.ear.views[-1].cursor == 3
        room.press("s")
        assert room.press("home") == ["m"] and room.ear.views[-1].cursor == 0
        assert room.press("backspace") == ["Rien à effacer de ce côté."] and page.text == "maison"
        assert room.press("end") == ["maison"] and room.ear.views[-1].cursor == 6
        assert room.press("delete") == ["Rien à effacer de ce côté."]
        assert room.press("backspace") == ["n effacé"] and page.text == "maiso" and room.ear.views[-1].cursor == 5
    finally:
        room.close()


def test_the_fingers_feel_the_cursor_where_the_eye_sees_it_and_a_routing_key_puts_it_there() -> None:
    room = Parlour(a_word, ("Ana",), people=1)
    display, _ = dots_on(room)
    try:
        read_all(display)
        room.press("m", "a", "s", "o", "n", "left", "left")
        felt = [at for at, cell in enumerate(display.shown) if cell & CURSOR == CURSOR]
        assert felt == [3] == [room.ear.views[-1].cursor]
        before = len(room.ear.said)
        display.press(Route(1))
        assert room.ear.views[-1].cursor == 1 and room.ear.said[before:][-1].text == "a"
        assert [at for at, cell in enumerate(display.shown) if cell & CURSOR == CURSOR] == [1]
        display.press(Text("X"))
        assert room.console.page.text == "mXason"
    finally:
        room.close()
