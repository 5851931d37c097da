"""BRLTTY judges our emulators; then our BrlAPI client, BRLTTY and an emulator in a row."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from access_game.devices.braille.choice import SERIAL
from access_game.devices.braille.display import NoDisplay
from access_game.devices.braille.drivers.brlapi import Address, BrlApi
from access_game.devices.braille.events import Chord, Enter, Erase, Event, Pan, Route, Steer
from access_game.devices.braille.tables import encode

from .brltty import LEASH, Brltty
from .emulators import DEVICES, ActiveBrailleDevice, Device

pytestmark = pytest.mark.brltty
PATIENCE = 30.0

# What BRLTTY asks a display before anything else.
QUESTIONS = {
    "baum": bytes.fromhex("1b84"),
    "eurobraille": bytes.fromhex("020004534903"),
    "humanware": bytes.fromhex("1b0000"),
    "handytech": b"\xff",
    "freedomscientific": bytes(4),
}


@contextmanager
def connected(judge: Brltty) -> Iterator[tuple[BrlApi, queue.Queue[Event]]]:
    """A client of BRLTTY, as soon as BRLTTY has a display to offer."""
    heard: queue.Queue[Event] = queue.Queue()
    deadline = time.monotonic() + 2 * PATIENCE  # BRLTTY looks for a display again every few seconds
    while True:
        client = BrlApi(Address("127.0.0.1", judge.number), tty=(1,))
        try:
            client.open(heard.put)
            break
        except NoDisplay:
            if time.monotonic() > deadline:
                raise AssertionError(judge.said()) from None
            time.sleep(0.05)
    try:
        yield client, heard
    finally:
        client.close()


def hear(heard: queue.Queue[Event], wanted: list[Event]) -> None:
    """The events, in order; others may come between them, for BRLTTY has its own ideas of some keys."""
    seen: list[Event] = []
    for event in wanted:
        while True:
            try:
                got = heard.get(timeout=PATIENCE)
            except queue.Empty:
                raise AssertionError(f"waiting for {event}, got {seen}") from None
            seen.append(got)
            if got == event:
                break


def press_slowly(judge: Brltty, device: ActiveBrailleDevice, key: int) -> None:
    """BRLTTY reads one packet of this display each time bytes arrive: say each again until it has been read."""
    for code in (key, key | 0x80):
        deadline = time.monotonic() + PATIENCE
        device.say(0x04, code)
        while not judge.wait_said(f"input packet: 79 54 02 04 {code:02X} 16", 1.0):
            assert time.monotonic() < deadline, judge.said()
            device.say(0x04, code)


RUN = """
import sys, time
from pathlib import Path
from braille.brltty import Brltty
from braille.emulators import DEVICES
with DEVICES["baum"](Path(sys.argv[1])) as device, Brltty("baum", device) as judge:
    print(judge.wait_listening() and judge.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(not LEASH, reason="setpriv is not installed (Debian: util-linux)")
def test_a_killed_run_takes_its_brltty_along(tmp_path: Path) -> None:
    tests = Path(__file__).resolve().parents[1]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (tests, tests.parent)))}
    command = [sys.executable, "-c", RUN, str(tmp_path)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        pid = int(run.stdout.readline())
        run.kill()
    deadline = time.monotonic() + PATIENCE
    while Path(f"/proc/{pid}").exists() and "(zombie)" not in Path(f"/proc/{pid}/status").read_text():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize("name", SERIAL)
def test_brltty_accepts_the_emulator_and_shows_what_our_client_writes(name: str, tmp_path: Path) -> None:
    with DEVICES[name](tmp_path) as device, Brltty(name, device) as judge, connected(judge) as (client, heard):
        assert client.cells == device.size
        cells = encode("étoile + A blanc 12").cells
        client.write(cells)
        assert device.wait_shown(cells), judge.said()
        if isinstance(device, ActiveBrailleDevice):
            # BRLTTY takes its triple-action keys for arrows, and its dots for commands.
            for key in (0x20, 0x20 + device.size - 1, 0x0C, 0x14):
                press_slowly(judge, device, key)
            hear(heard, [Route(0), Route(device.size - 1), Steer("up"), Steer("down")])
            return
        device.route(0)
        device.route(device.size - 1)
        device.pan(-1)
        device.pan(1)
        for dots in ("123456", "7", "8"):
            device.strike(dots)
        device.strike("", space=True)
        routed: list[Event] = [Route(0), Route(device.size - 1)]
        hear(heard, [*routed, Pan(-1), Pan(1), Chord(0b111111), Erase(), Enter(), Chord(0, True)])


def test_every_cell_goes_through_brltty_untouched(tmp_path: Path) -> None:
    with DEVICES["baum"](tmp_path) as device, Brltty("baum", device) as judge, connected(judge) as (client, _):
        for start in range(0, 256, device.size):
            cells = bytes(range(start, min(256, start + device.size)))
            client.write(cells)
            assert device.wait_shown(cells)


def test_a_key_file_opens_brltty_and_a_wrong_one_does_not(tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_bytes(b"open sesame")
    with DEVICES["baum"](tmp_path) as device, Brltty("baum", device, auth=f"keyfile:{key}") as judge:
        assert judge.wait_listening(), judge.said()
        where = Address("127.0.0.1", judge.number)
        with pytest.raises(NoDisplay) as refused:
            BrlApi(where, key=b"barley").open(lambda event: None)
        assert refused.value.reason == "key_wrong"
        deadline = time.monotonic() + PATIENCE
        while True:
            client = BrlApi(where, key=key.read_bytes(), tty=(1,))
            try:
                client.open(lambda event: None)
                break
            except NoDisplay as reason:
                assert reason.reason == "no_cells", judge.said()
                assert time.monotonic() < deadline
                time.sleep(0.05)
        try:
            client.write(b"\x2a")
            assert device.wait_shown(b"\x2a")
        finally:
            client.close()


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("freedomscientific", "wrong_sum"),
        ("eurobraille", "wrong_end"),
        ("eurobraille", "wrong_length"),
        ("humanware", "wrong_length"),
        ("handytech", "asleep"),
        ("baum", "asleep"),
    ],
)
def test_brltty_refuses_a_display_that_packs_wrongly_or_says_nothing(name: str, fault: str, tmp_path: Path) -> None:
    device = DEVICES[name](tmp_path)
    setattr(device, fault, True)
    with device, Brltty(name, device) as judge:
        asked_again = _asked(device, QUESTIONS[name], 2)
        assert asked_again, judge.said()  # whoever asks again was not content with the answer
        assert judge.wait_listening(), judge.said()
        with pytest.raises(NoDisplay):
            BrlApi(Address("127.0.0.1", judge.number), tty=(1,)).open(lambda event: None)
        assert device.lines == 0


def _asked(device: Device, question: bytes, times: int) -> bool:
    return device.wait_for(lambda: bytes(device.heard).count(question) >= times)
