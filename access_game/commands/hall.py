"""No command at all: the program opens its face, and the hall is entered."""

from __future__ import annotations

import argparse
import os
import sys

from access_game.narration.phrasebook import Phrasebook
from access_game.program.app import Program
from access_game.program.wishes import Wishes


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    return Program(wishes(wanted)).run()


def wishes(wanted: argparse.Namespace) -> Wishes:
    terminal = getattr(wanted, "terminal", False) or not has_display()
    chosen = {name: getattr(wanted, name, "") for name in ("speech", "braille", "sound", "tape")}
    return Wishes(terminal, getattr(wanted, "lang", ""), **chosen)


def has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
