"""Generous limits for the displays of the scenes: a loaded machine must never look like a silent display."""

from __future__ import annotations

import pytest

from access_game.devices.braille import serial_port
from access_game.devices.braille.drivers import brlapi

from .brltty import has_brltty
from .louis import has_louis


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("ANSWER", "ACKNOWLEDGE", "QUIET"):
        monkeypatch.setattr(serial_port, limit, 30.0)
    monkeypatch.setattr(serial_port, "LOOK_AGAIN", 0.05)
    monkeypatch.setattr(brlapi, "PATIENCE", 30.0)
    monkeypatch.setattr(brlapi, "LOOK_AGAIN", 0.05)
    for variable in ("BRLAPI_HOST", "WINDOWPATH", "XDG_VTNR", "CONTROLVT"):
        monkeypatch.delenv(variable, raising=False)


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("brltty") and not has_brltty():
        pytest.skip("BRLTTY is not installed")
    if item.get_closest_marker("liblouis") and not has_louis():
        pytest.skip("liblouis is not installed")
