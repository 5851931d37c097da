"""Is a screen reader running in this session of Linux? Orca is the only one there that reads a window.

Three signs, the quickest first: its process; its name on the session bus; and the switch of the desktop, which nobody
sets where Orca was started by hand.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from access_game.devices.session_bus import ask, has_bus

ORCA = "Orca"
PROCESS, BUS, SWITCH = "process", "bus", "switch"  # how it was seen
_PROC = Path("/proc")
_PATIENCE = 0.15
_ORCA_NAME = "org.gnome.Orca"  # from Orca 49 on, with more behind it
_DBUS = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.ListNames")
_STATUS = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties.Get")
_READER_ENABLED = ("org.a11y.Status", "ScreenReaderEnabled")


class Sighting(NamedTuple):
    reader: str
    how: str
    process: int = 0

    def lasts(self, processes: Path = _PROC) -> bool:
        """Is it still there, as far as can be told without asking the bus?"""
        return self.how != PROCESS or _name(processes / str(self.process)) == "orca"


def sight(patience: float = _PATIENCE, *, bus: bool = True, processes: Path = _PROC) -> Sighting | None:
    """Look for it, for about `patience` seconds at most. `bus`: ask there too where no process is found."""
    if not sys.platform.startswith("linux"):
        return None
    for process in _orcas(processes, os.environ):
        return Sighting(ORCA, PROCESS, process)
    return _on_the_bus(time.monotonic() + patience) if bus else None


def _orcas(processes: Path, ours: Mapping[str, str]) -> Iterator[int]:
    """Those of this session: the greeter of the login screen has an Orca of its own, and so has another display."""
    for folder in processes.glob("[0-9]*"):
        if _name(folder) == "orca" and _is_ours(folder, ours):
            yield int(folder.name)


def _name(folder: Path) -> str:
    """What runs there; nothing for what has ended and is only not buried yet."""
    try:
        before, _, after = (folder / "stat").read_text(errors="replace").rpartition(")")
    except OSError:  # it ended while we looked
        return ""
    return "" if after.split()[:1] in (["Z"], ["X"]) else before.partition("(")[2]


def _is_ours(folder: Path, ours: Mapping[str, str]) -> bool:
    try:
        if folder.stat().st_uid != os.getuid():
            return False
        raw = (folder / "environ").read_bytes().decode(errors="replace")
    except OSError:
        return folder.exists()  # whoever cannot be asked may well be ours
    theirs = dict(line.split("=", 1) for line in raw.split("\0") if "=" in line)
    for sign, end in (("DBUS_SESSION_BUS_ADDRESS", ",guid="), ("DISPLAY", ".")):
        mine, its = (environ.get(sign, "").partition(end)[0] for environ in (ours, theirs))
        if mine and its:
            return mine == its
    return any(ours.get(sign) for sign in ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"))


def _on_the_bus(until: float) -> Sighting | None:
    if not has_bus(os.environ):
        return None
    names = ask(_DBUS, (), until)
    if _ORCA_NAME in names:
        return Sighting(ORCA, BUS)
    if "org.a11y.Bus" in names and "true" in ask(_STATUS, _READER_ENABLED, until):
        return Sighting(ORCA, SWITCH)
    return None
