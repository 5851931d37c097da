"""A display that is absent at the start is looked for, told of once, and under the fingers when it comes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from threading import enumerate as threads

import pytest
from players.room import Listener

from access_game.devices.braille import scout, serial_port
from access_game.devices.braille.choice import PortListed
from access_game.devices.braille.display import NoDisplay
from access_game.devices.braille.drivers import brlapi
from access_game.devices.speech.sighting import Sighting
from access_game.home.home import Home
from access_game.home.settings import Settings
from access_game.program import bystander
from access_game.program import fingers as fingers_module
from access_game.program.app import Program
from access_game.program.faces import TerminalFace
from access_game.program.vigil import Vigil
from access_game.program.wishes import Wishes

from .emulators import DEVICES, BaumDevice, Device
from .fake_server import FakeServer

PATIENCE = 60.0
AT_ONCE = 3.0  # far less than the thirty seconds a display has for its answer here


def wait(wanted: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < until, what
        time.sleep(0.01)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scout, "LOOK_AGAIN", 0.05)
    monkeypatch.setattr(scout, "FIRST_PICK", 0.3)
    monkeypatch.setattr(scout, "list_ports", list)
    monkeypatch.setattr(brlapi, "check", lambda: False)


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    programs: list[Program] = []

    def begin(wish: str, speech: str = "off", language: str = "fr") -> Program:
        program = Program(Wishes(True, language, speech, wish, "off"), Home(tmp_path))
        programs.append(program)
        program.hall.enter()
        program.face = TerminalFace(program)
        program.console.ears[:] = [Listener()]
        program.open_braille()
        return program

    yield begin
    for program in programs:
        program.fingers.close()


def texts(program: Program) -> list[str]:
    ear = program.console.ears[0]
    assert isinstance(ear, Listener)
    return ear.texts


def is_read(program: Program, device: Device) -> bool:
    dots = program.fingers.dots
    return dots is not None and any(device.shown) and device.shown == dots.line.window()


def looks(program: Program, number: int) -> None:
    """That many looks more have found nothing."""
    seen = [0]
    vigil = program.fingers._vigil
    look = vigil.look

    def count(missing: object) -> None:
        look(missing)  # type: ignore[arg-type]
        seen[0] += 1

    vigil.look = count  # type: ignore[method-assign]
    wait(lambda: seen[0] >= number, "nobody looks any more")


@pytest.mark.peer
@pytest.mark.parametrize("driver", ["baum", "eurobraille", "freedomscientific", "handytech", "humanware"])
def test_a_named_display_that_comes_later_shows_where_one_is(
    driver: str, begun: Callable[..., Program], tmp_path: Path
) -> None:
    device = DEVICES[driver](tmp_path)
    program = begun(f"{driver}:{device.path}")
    assert texts(program)[0].startswith("Pas de port ")
    assert texts(program)[1].startswith(f"J’attends la plage braille {driver} sur {device.path}\u00a0:")
    assert texts(program)[1] in program.console.view().captions  # what a window shows
    looks(program, 4)
    assert len(texts(program)) == 2  # each once
    with device:
        wait(lambda: is_read(program, device), "nothing is under the fingers")
        assert texts(program)[2:] == [f"La plage braille est là ({driver})\u00a0: on peut y lire."]
        assert program.fingers.dots in program.console.ears and program.console.hints


@pytest.mark.peer
def test_where_somebody_hears_it_is_said_too_that_the_search_goes_on(begun: Callable[..., Program]) -> None:
    program = begun("baum:/nowhere/at/all", speech="builtin", language="en")
    assert texts(program) == [
        "There is no port /nowhere/at/all on this machine: the baum display is not plugged in there, or the port has"
        " another name. access-game doctor names them all.",
        "Waiting for the baum braille display on /nowhere/at/all: it will be used as soon as it answers.",
    ]


@pytest.mark.peer
def test_another_reason_is_said_when_it_stays(
    begun: Callable[..., Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serial_port, "ANSWER", 0.02)
    device = BaumDevice(tmp_path)
    device.asleep = True
    program = begun(f"baum:{device.path}")
    with device:
        wait(lambda: len(texts(program)) == 4, "the other reason")
        assert texts(program)[2].startswith("La plage baum ne répond pas sur ")
        looks(program, 3)
    looks(program, 3)
    assert len(texts(program)) == 4  # the first reason again: it has been said


@pytest.mark.peer
def test_a_brltty_that_starts_later_is_found(
    begun: Callable[..., Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(scout, "LOOK_AGAIN", 0.05)
    monkeypatch.setattr(scout, "list_ports", list)
    for variable in ("BRLAPI_HOST", "WINDOWPATH", "XDG_VTNR", "CONTROLVT"):
        monkeypatch.delenv(variable, raising=False)
    folder = tmp_path / "sockets"
    folder.mkdir()
    monkeypatch.setattr(brlapi, "SOCKETS", folder)
    program = begun("auto")
    assert len(texts(program)) == 1 and texts(program)[0].startswith("J’attends une plage braille")
    with FakeServer(folder=folder) as server:
        wait(lambda: program.fingers.dots is not None and any(server.cells), "nothing is under the fingers")
        program.change(braille="off")
        wait(lambda: server.left_with is not None, "nobody took their leave")
        assert server.left_with == bytes(40)


@pytest.mark.peer
def test_auto_says_nothing_where_somebody_hears_and_finds_a_port_plugged_in_later(
    begun: Callable[..., Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "other").mkdir()
    program = begun("auto", speech="builtin")
    with BaumDevice(tmp_path) as device, BaumDevice(tmp_path / "other") as unknown:
        ports = [
            PortListed(str(unknown.path), "n/a", None, None),
            PortListed(str(device.path), "VarioUltra", 0x0904, 0x2010),
        ]
        plugged = time.monotonic()
        monkeypatch.setattr(scout, "list_ports", lambda: ports)
        wait(lambda: is_read(program, device), "nothing is under the fingers")
        assert time.monotonic() - plugged >= scout.FIRST_PICK  # BRLTTY may take it first
        assert not unknown.heard  # nobody has named that one
    assert texts(program)[:1] == ["La plage braille est là (baum)\u00a0: on peut y lire."]


@pytest.mark.peer
@pytest.mark.parametrize("wish", ["off", "nonesuch"])
def test_another_choice_ends_the_search_at_once(begun: Callable[..., Program], tmp_path: Path, wish: str) -> None:
    device = BaumDevice(tmp_path)
    program = begun(f"baum:{device.path}")
    device.asleep = True
    with device:
        assert device.wait_for(lambda: bool(device.heard))  # it is being asked, and has thirty seconds to answer
        chosen = time.monotonic()
        program.change(braille=wish)
        wait(lambda: searching() == 0 or not program.fingers.is_awaited, "the search goes on")
        wait(lambda: searching() == 0, "the thread goes on")
        assert time.monotonic() - chosen < AT_ONCE
        device.asleep = False
        heard = len(device.heard)
        time.sleep(0.3)
        assert len(device.heard) == heard and program.fingers.dots is None


@pytest.mark.peer
def test_who_chooses_again_while_a_display_is_being_asked_gets_the_second_at_once(
    begun: Callable[..., Program], tmp_path: Path
) -> None:
    (tmp_path / "other").mkdir()
    program = begun("off")
    with BaumDevice(tmp_path) as asleep, DEVICES["humanware"](tmp_path / "other") as device:
        asleep.asleep = True
        program.change(braille=f"baum:{asleep.path}")
        assert asleep.wait_for(lambda: bool(asleep.heard))
        chosen = time.monotonic()
        program.change(braille=f"humanware:{device.path}")
        wait(lambda: is_read(program, device), "nothing is under the fingers")
        assert time.monotonic() - chosen < AT_ONCE
    assert not any("baum" in text for text in texts(program)) and searching() == 0


@pytest.mark.peer
def test_an_older_choice_that_had_to_wait_undoes_nothing(begun: Callable[..., Program], tmp_path: Path) -> None:
    with BaumDevice(tmp_path) as device:
        program = begun(f"baum:{device.path}")
        fingers, first = program.fingers, program.fingers.dots
        before = fingers._wanted
        with fingers._opening:
            older = Thread(target=fingers.open, args=(Settings(braille="off"), "fr", False))
            older.start()
            wait(lambda: fingers._wanted > before, "nothing was chosen")
            fingers._choose(None)
        older.join(PATIENCE)
        assert first is not None and fingers.dots is first


@pytest.mark.peer
def test_leaving_does_not_wait_for_a_server_that_says_nothing() -> None:
    with FakeServer() as server:
        server.greeting = b""
        display = brlapi.BrlApi(brlapi.Address("127.0.0.1", server.port))
        refused: list[NoDisplay] = []

        def open_it() -> None:
            with pytest.raises(NoDisplay) as refusal:
                display.open(lambda event: None)
            refused.append(refusal.value)

        opening = Thread(target=open_it)
        opening.start()
        wait(lambda: display._hailed is not None, "nobody is asked")
        left = time.monotonic()
        display.close()
        opening.join(PATIENCE)
        assert time.monotonic() - left < AT_ONCE and len(refused) == 1


@pytest.mark.peer
def test_where_nothing_can_be_typed_the_reader_is_waited_for_and_without_a_display_all_ends(
    begun: Callable[..., Program], tmp_path: Path
) -> None:
    with BaumDevice(tmp_path) as device:
        program = begun(f"baum:{device.path}")
        assert program.fingers.dots is not None and not program.fingers.dots.reading.alone
        assert program.patience.goes_on()
        assert program.fingers.dots.reading.alone
        program.change(braille="off")
        wait(lambda: program.exit_code == 1, "the program goes on without anybody")
        assert any("Plus rien ne peut être tapé ici\u00a0: le programme s’arrête." in text for text in texts(program))


def test_whose_screen_reader_speaks_is_told_nothing_of_displays(
    begun: Callable[..., Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bystander, "sight", lambda bus: Sighting("Orca", "process", 1))
    program = begun("auto")
    looks(program, 4)
    assert texts(program) == []
    begins: list[str] = []
    named = begun("baum:/nowhere/at/all")
    named.patience.begin(lambda: begins.append("read"))
    assert begins == ["read"]


def test_a_match_waits_for_no_display_where_somebody_hears(begun: Callable[..., Program]) -> None:
    begins: list[str] = []
    program = begun("baum:/nowhere/at/all", speech="builtin")
    program.patience.begin(lambda: begins.append("heard"))
    assert begins == ["heard"]


@pytest.mark.peer
def test_a_match_that_waits_begins_when_no_display_is_wanted_any_more(begun: Callable[..., Program]) -> None:
    begins: list[str] = []
    program = begun("baum:/nowhere/at/all")
    program.patience.begin(lambda: begins.append("alone"))
    assert begins == []
    program.change(braille="off")
    wait(lambda: begins == ["alone"], "the match never begins")


def test_a_reason_that_passes_is_not_said(begun: Callable[..., Program]) -> None:
    program = begun("off")
    vigil = Vigil(program.console, "baum:COM5", is_unheard=True)
    absent, silent = (NoDisplay(reason, driver="baum", port="COM5", said="") for reason in ("absent", "silent"))
    vigil.tell(absent, is_sought=True)
    for missing in (silent, absent, silent, absent):  # a display that is just starting, again and again
        vigil.look(missing)
    assert len(texts(program)) == 2
    vigil.look(silent)
    vigil.look(silent)
    assert len(texts(program)) == 4


def searching() -> int:
    return sum(thread.name == "braille-scout" for thread in threads())


@pytest.mark.peer
def test_leaving_does_not_wait_for_a_display_that_is_being_asked(
    begun: Callable[..., Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serial_port, "LAST_LINE", 30.0)  # there is nothing to clear
    device = BaumDevice(tmp_path)
    program = begun(f"baum:{device.path}")
    device.asleep = True
    with device:
        assert device.wait_for(lambda: bool(device.heard))
        left = time.monotonic()
        program.fingers.close()
        wait(lambda: searching() == 0, "the thread goes on")
        assert time.monotonic() - left < AT_ONCE


@pytest.mark.peer
def test_after_a_wrong_choice_the_display_that_was_there_comes_back_and_nothing_is_looked_for(
    begun: Callable[..., Program], tmp_path: Path
) -> None:
    with BaumDevice(tmp_path) as device:
        program = begun(f"baum:{device.path}")
        first = program.fingers.dots
        program.change(braille="baum:/nowhere/at/all")
        wait(lambda: program.fingers.dots not in (None, first), "the old display is back")
        assert searching() == 0
        assert texts(program) and not any("J’attends" in text for text in texts(program))


@pytest.mark.peer
def test_where_neither_is_there_the_one_that_was_chosen_is_looked_for(
    begun: Callable[..., Program], tmp_path: Path
) -> None:
    (tmp_path / "other").mkdir()
    other = DEVICES["handytech"](tmp_path / "other")
    with BaumDevice(tmp_path) as device:
        program = begun(f"baum:{device.path}")
        assert program.fingers.dots is not None
    program.change(braille=f"handytech:{other.path}")
    wait(lambda: any("J’attends la plage braille handytech" in text for text in texts(program)), "no word of it")
    with other:
        wait(lambda: is_read(program, other), "nothing is under the fingers")


def test_a_wish_that_time_cannot_mend_is_not_looked_for(begun: Callable[..., Program]) -> None:
    program = begun("nonesuch")
    assert len(texts(program)) == 1 and searching() == 0


@pytest.mark.peer
def test_somebody_alone_may_read_the_last_words_and_then_the_cells_are_blank(
    begun: Callable[..., Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fingers_module, "LAST_WORDS", 0.5)
    with BaumDevice(tmp_path) as device:
        program = begun(f"baum:{device.path}")
        program.fingers.be_alone()
        program.console.part("Au revoir.")
        assert program.fingers.dots is not None and program.fingers.dots.line.unread
        left = time.monotonic()
        program.fingers.close()
        assert time.monotonic() - left >= 0.5
        assert device.wait_shown(b"")
