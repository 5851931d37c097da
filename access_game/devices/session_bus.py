"""The session bus of Linux, asked a question through whichever small tool of the system is there."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path


def has_bus(environ: Mapping[str, str]) -> bool:
    folder = environ.get("XDG_RUNTIME_DIR", "")
    return bool(environ.get("DBUS_SESSION_BUS_ADDRESS")) or (bool(folder) and (Path(folder) / "bus").exists())


def ask(method: tuple[str, str, str], words: Sequence[str], until: float) -> str:
    """What the bus answers, as the tool prints it; nothing where nobody answers in time."""
    command = _asking(method, words)
    left = until - time.monotonic()
    if not command or left <= 0:
        return ""
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=left
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout if done.returncode == 0 else ""


def _asking(method: tuple[str, str, str], words: Sequence[str]) -> list[str]:
    whom, where, what = method
    if shutil.which("dbus-send"):
        said = [f"string:{word}" for word in words]
        return ["dbus-send", "--session", "--print-reply", f"--dest={whom}", where, what, *said]
    if shutil.which("gdbus"):
        return ["gdbus", "call", "--session", "--dest", whom, "--object-path", where, "--method", what, *words]
    if shutil.which("busctl"):
        interface, _, member = what.rpartition(".")
        signature = ["s" * len(words)] if words else []
        return ["busctl", "--user", "call", whom, where, interface, member, *signature, *words]
    return []
