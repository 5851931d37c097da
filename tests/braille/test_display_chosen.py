"""Another display chosen in the settings: it is under the fingers at once, and a wrong choice leaves nobody without."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from players.room import Listener

from access_game.home.home import Home
from access_game.narration.utterance import Say, Utterance
from access_game.program.app import Program
from access_game.program.faces import TerminalFace
from access_game.program.wishes import Wishes

from .emulators import DEVICES

PATIENCE = 60.0


def wait(wanted: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < until, what
        time.sleep(0.01)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """Begun with `--braille off`."""
    program = Program(Wishes(True, "fr", "off", "off", "off"), Home(tmp_path))
    program.hall.enter()
    program.open_braille()
    program.face = TerminalFace(program)
    program.console.ears[:] = [Listener()]
    yield program
    program.fingers.close()


def texts(program: Program) -> list[str]:
    ear = program.console.ears[0]
    assert isinstance(ear, Listener)
    return ear.texts


def test_a_display_chosen_in_the_settings_is_read_at_once_and_survives_a_wrong_choice(
    program: Program, tmp_path: Path
) -> None:
    fingers = program.fingers
    with DEVICES["baum"](tmp_path, 40) as device:
        assert fingers.dots is None
        program.change(braille=f"baum:{device.path}")  # the wish "off" ends here
        wait(lambda: fingers.dots is not None and any(device.shown), "nothing is under the fingers")
        first = fingers.dots
        waiting: list[str] = []
        assert first is not None
        first.reading.be_alone()
        program.console.say(Utterance((Say("Bonjour."),), braille="Bonjour."), lambda: waiting.append("heard"))
        assert waiting == []  # nobody has read it yet

        program.change(braille="nonesuch")
        wait(lambda: any("nonesuch" in text for text in texts(program)), "the refusal")
        assert waiting == ["heard"]  # whoever waited for the old line is not kept waiting
        wait(lambda: fingers.dots not in (None, first), "the old display is back")
        assert program.console.ears.count(fingers.dots) == program.console.eyes.count(fingers.dots) == 1
        assert first not in program.console.ears and first not in program.console.eyes

        program.change(braille="off")
        wait(lambda: fingers.dots is None, "the display is given back")
        assert len(program.console.ears) == 1 and program.console.hints == ()
        assert device.wait_shown(b"")
    assert program.shelf.settings.braille == "off"


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("brlapi:²", "BRLTTY ne répond pas"),  # a host of that name
        ("brlapi:localhost:²", "n’est pas une adresse"),
        ("brlapi:localhost:99999999", "n’est pas une adresse"),
        ("brlapi:" + "x" * 80, "BRLTTY ne répond pas"),
    ],
)
def test_an_address_no_network_has_is_told(program: Program, wish: str, said: str) -> None:
    program.change(braille=wish)
    wait(lambda: any(said in text for text in texts(program)), "no sentence")


@pytest.mark.parametrize("value", ["²", "9" * 5000, "1:②"])
def test_a_terminal_number_that_is_none_is_left_aside(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from access_game.devices.braille.choice import survey
    from access_game.devices.braille.drivers import brlapi

    monkeypatch.setenv("WINDOWPATH", value)
    monkeypatch.setenv("XDG_VTNR", "2")
    assert brlapi.default_tty() == (2,)
    monkeypatch.setenv("BRLAPI_HOST", f"somewhere:{value}")
    assert survey(list).brlapi == ""
