"""Why there is no display, in sentences a person can act upon."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest

from access_game.devices.braille.choice import serial_display
from access_game.devices.braille.closed_port import why_closed
from access_game.devices.braille.display import NoDisplay
from access_game.devices.braille.drivers import brlapi
from access_game.devices.braille.drivers.brlapi import Address, BrlApi
from access_game.narration.phrasebook import LANGUAGES, Phrasebook

from .emulators import BaumDevice
from .fake_server import FakeServer

FACTS = {"wish": "x", "driver": "baum", "port": "COM5", "host": "localhost:0", "file": "/etc/brlapi.key", "said": "7"}
REASONS = re.findall(r"\w+", re.sub(r"\(.*?\)", "", (NoDisplay.__doc__ or "").split("word it.")[1]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_says_what_to_do(reason: str, language: str) -> None:
    words = Phrasebook(language).text(f"no-display-{reason.replace('_', '-')}", "", **FACTS)
    advice = (
        r"Tapez|Branchez|Vérifiez|Installez|Fermez|Lancez|Relancez|Copiez|faites-vous|donnez|nomme"
        if language == "fr"
        else r"[Tt]ype|Plug|Check|Install|Close|Start|Copy|have yourself|names"
    )
    assert re.search(advice, words), words


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOENT, "absent"),
        (errno.EACCES, "forbidden"),
        (errno.EBUSY, "busy"),
        (errno.EAGAIN, "busy"),
        (errno.EINVAL, "cannot_open"),
        (None, "cannot_open"),
    ],
)
def test_a_port_that_does_not_open_has_its_reason(number: int | None, reason: str) -> None:
    error = OSError(number, "no") if number else OSError("no")
    assert why_closed(error, "linux") == reason


def test_on_windows_the_words_tell() -> None:
    # As pyserial 3.5 words it.
    gone = "could not open port 'COM5': FileNotFoundError(2, 'The system cannot find the file specified.', None, 2)"
    held = "could not open port 'COM5': PermissionError(13, 'Access is denied.', None, 5)"
    assert [why_closed(OSError(said), "win32") for said in (gone, held, "?")] == ["absent", "busy", "cannot_open"]


@pytest.mark.peer
def test_a_port_that_somebody_else_holds_is_busy(tmp_path: Path) -> None:
    with BaumDevice(tmp_path) as device:
        first = serial_display("baum", str(device.path))
        first.open(lambda event: None)
        try:
            with pytest.raises(NoDisplay) as refused:
                serial_display("baum", str(device.path)).open(lambda event: None)
        finally:
            first.close()
    assert refused.value.reason == "busy"


@pytest.mark.peer
def test_a_key_file_that_cannot_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRLAPI_AUTH", f"none+keyfile:{tmp_path}")  # a folder
    with FakeServer(key=b"open sesame") as server, pytest.raises(NoDisplay) as refused:
        BrlApi(Address("127.0.0.1", server.port)).open(lambda event: None)
    assert (refused.value.reason, refused.value.facts["file"]) == ("key_unread", str(tmp_path))
    monkeypatch.setenv("BRLAPI_AUTH", "none")
    assert brlapi.key_file() == brlapi.KEY_FILE


@pytest.mark.peer
@pytest.mark.parametrize(("error", "reason"), [(2, "taken"), (3, "taken"), (13, "refused")])
def test_another_error_of_brltty_is_no_matter_of_keys(error: int, reason: str) -> None:
    with FakeServer(refusing=error) as server, pytest.raises(NoDisplay) as refused:
        BrlApi(Address("127.0.0.1", server.port)).open(lambda event: None)
    assert refused.value.reason == reason
    if reason == "refused":
        assert refused.value.facts["said"] == str(error)
