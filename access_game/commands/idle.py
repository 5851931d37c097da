"""What the open window takes of a core while nobody does anything, beside a bare window of pygame that waits.

A laptop in a street library runs on its battery, and a screen reader wants the core for itself.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

LIMIT = 2.0  # percent of a core
SECONDS = 8.0  # of looking on
QUIET = 10.0  # until everything has been said and drawn


def measure(language: str, seconds: float = SECONDS, quiet: float = QUIET) -> list[dict[str, Any]]:
    """In a process of its own, in a window anybody could see where there is a display."""
    env = {**os.environ, "SDL_AUDIODRIVER": "dummy"}  # nobody asked to hear it
    if not (sys.platform in ("win32", "darwin") or env.get("DISPLAY") or env.get("WAYLAND_DISPLAY")):
        env["SDL_VIDEODRIVER"] = "dummy"
    code = f"from access_game.commands.idle import look_on; look_on({language!r}, {seconds}, {quiet})"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout.splitlines()[-1])
    seen = env.get("SDL_VIDEODRIVER", "a display")
    return [
        {"what": "idle window, % of a core", "limit": LIMIT, "screen": seen, "seconds": seconds, **found},
    ]


def look_on(language: str, seconds: float, quiet: float) -> None:
    """The child: a bare window, then the program in its menu and in a match that waits for its player."""
    found = {"bare window": bare(seconds)}
    from access_game.devices.keys.stroke import Stroke
    from access_game.program.app import Program
    from access_game.program.wishes import Wishes

    with TemporaryDirectory() as folder:
        from access_game.home.home import Home

        program = Program(Wishes(language=language, speech="builtin", braille="off"), Home(Path(folder)))

        def watch() -> None:
            try:
                time.sleep(quiet)
                found["menu"] = share(seconds)
                for _ in range(3):  # as a newcomer begins a first match
                    program.console.press(Stroke("enter", at=time.monotonic()))
                    time.sleep(0.5)
                time.sleep(quiet)
                found["match"] = share(seconds)
            finally:
                program.quit()

        watcher = Thread(target=watch, name="watch", daemon=True)
        watcher.start()
        program.run()
        watcher.join()
    sys.stdout.write("\n" + json.dumps(found) + "\n")


def bare(seconds: float) -> float:
    """What pygame itself takes, waiting for events."""
    import pygame

    pygame.display.init()
    pygame.display.set_mode((640, 480))
    cpu, begun = time.process_time(), time.monotonic()
    while time.monotonic() - begun < seconds:
        pygame.event.wait(250)
    used = percent(cpu, begun)
    pygame.display.quit()
    return used


def share(seconds: float) -> float:
    cpu, begun = time.process_time(), time.monotonic()
    time.sleep(seconds)
    return percent(cpu, begun)


def percent(cpu: float, begun: float) -> float:
    return round(100 * (time.process_time() - cpu) / (time.monotonic() - begun), 2)
