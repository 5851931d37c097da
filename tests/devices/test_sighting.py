"""Is Orca there? By its process in this session, by its name on the bus, by the switch of the desktop."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_game.devices import session_bus
from access_game.devices.speech import sighting
from access_game.devices.speech.sighting import Sighting, sight

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for Orca as Linux shows it")
BUS = "DBUS_SESSION_BUS_ADDRESS"


@pytest.fixture(autouse=True)
def session(monkeypatch: pytest.MonkeyPatch) -> None:
    """A session of our own, whatever the machine is doing besides."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", BUS, "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":7")


def runs(processes: Path, number: int, name: str, state: str = "S", **environ: str) -> None:
    folder = processes / str(number)
    folder.mkdir(exist_ok=True)
    (folder / "stat").write_text(f"{number} ({name}) {state} 1 {number} 0\n")
    (folder / "environ").write_text("".join(f"{key}={value}\0" for key, value in environ.items()))


def test_a_reader_is_orca_and_nothing_else(tmp_path: Path) -> None:
    for number, name in ((1, "systemd"), (20, "speech-dispatch"), (300, "orcastrate"), (301, "a) orca")):
        runs(tmp_path, number, name, DISPLAY=":7")
    assert sight(processes=tmp_path) is None
    runs(tmp_path, 300, "orca", DISPLAY=":7")
    assert sight(processes=tmp_path) == Sighting("Orca", "process", 300)


def test_the_orca_of_another_display_or_another_bus_is_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs(tmp_path, 9, "orca", DISPLAY=":8")
    assert sight(processes=tmp_path) is None
    runs(tmp_path, 9, "orca", DISPLAY=":7.0")
    assert sight(processes=tmp_path)
    monkeypatch.setenv(BUS, "unix:path=/nowhere/ours")
    assert sight(processes=tmp_path), "it says nothing of its bus"
    runs(tmp_path, 9, "orca", DISPLAY=":7", DBUS_SESSION_BUS_ADDRESS="unix:path=/nowhere/theirs,guid=1")
    assert sight(processes=tmp_path, patience=0.0) is None
    runs(tmp_path, 9, "orca", DBUS_SESSION_BUS_ADDRESS="unix:path=/nowhere/ours,guid=1")
    assert sight(processes=tmp_path)


def test_where_there_is_no_session_nobody_reads_for_us(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs(tmp_path, 9, "orca", DISPLAY=":8")
    monkeypatch.delenv("DISPLAY")
    assert sight(processes=tmp_path) is None


def test_an_orca_that_has_ended_is_gone_even_while_it_is_not_buried(tmp_path: Path) -> None:
    runs(tmp_path, 9, "orca", DISPLAY=":7")
    seen = sight(processes=tmp_path)
    assert seen is not None and seen.lasts(tmp_path)
    runs(tmp_path, 9, "orca", state="Z")
    assert not seen.lasts(tmp_path) and sight(processes=tmp_path) is None
    runs(tmp_path, 9, "bash", DISPLAY=":7")
    assert not seen.lasts(tmp_path), "its number has gone to somebody else"


def test_elsewhere_than_on_linux_nobody_looks_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs(tmp_path, 9, "orca", DISPLAY=":7")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert sight(processes=tmp_path) is None


# On a real bus ----------------------------------------------------------------------------------------
@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if not session_bus.shutil.which("dbus-daemon"):
        pytest.skip("no dbus-daemon here")
    reading, writing = os.pipe()
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={writing}"],
        pass_fds=[writing], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        monkeypatch.setenv(BUS, pipe.readline().strip())
    yield
    daemon.terminate()
    daemon.wait(30)


TOOLS = ("dbus-send", "gdbus", "busctl")


@pytest.fixture(params=TOOLS)
def tool(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A machine where only this one is installed."""
    which = session_bus.shutil.which
    if not which(request.param):
        pytest.skip(f"no {request.param} here")
    monkeypatch.setattr(session_bus.shutil, "which", lambda name: which(name) if name == request.param else None)
    return str(request.param)


@pytest.mark.peer
def test_every_tool_asks_the_bus_for_its_names(bus: None, tool: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = session_bus.ask(sighting._DBUS, (), time.monotonic() + 30)
    assert "org.freedesktop.DBus" in names, tool
    assert sight(30.0, processes=Path("/nowhere")) is None
    monkeypatch.setattr(sighting, "_ORCA_NAME", "org.freedesktop.DBus")  # a name somebody really has
    assert sight(30.0, processes=Path("/nowhere")) == Sighting("Orca", "bus")
    assert sight(30.0, bus=False, processes=Path("/nowhere")) is None


@pytest.mark.peer
def test_every_tool_asks_for_a_property_with_its_words(bus: None, tool: str) -> None:
    """The bus itself has properties: the question is the one for the switch, put to somebody who is there."""
    question = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.Properties.Get")
    answer = session_bus.ask(question, ("org.freedesktop.DBus", "Features"), time.monotonic() + 30)
    assert answer, tool


@pytest.mark.peer
def test_a_bus_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import socket

    place = tmp_path / "bus"
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(str(place))
        deaf.listen()
        monkeypatch.setenv(BUS, f"unix:path={place}")
        assert sight(0.3, processes=tmp_path) is None
