"""No command at all: the program opens its face, and the hall is entered."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from access_game.core.names import name_fault, tidy
from access_game.core.refusal import Refused
from access_game.devices.screen.plain import brief
from access_game.narration.phrasebook import Phrasebook
from access_game.program.app import Program
from access_game.program.wishes import Wishes


def run(wanted: argparse.Namespace, book: Phrasebook) -> int:
    return Program(wishes(wanted)).run()


def wishes(wanted: argparse.Namespace) -> Wishes:
    terminal = getattr(wanted, "terminal", False) or not has_display()
    chosen = {name: getattr(wanted, name, "") for name in ("speech", "sound", "tape")}
    given = [*getattr(wanted, "braille_before", ()), *getattr(wanted, "braille", ())]
    braille, displays = displays_of(given)
    return Wishes(terminal, getattr(wanted, "lang", ""), **chosen, braille=braille, displays=displays)


def displays_of(given: Sequence[str]) -> tuple[str, dict[str, str]]:
    """Of `--braille`, given once or several times: the display of the table, "" where none is wished for, and by their
    names those of people who have one of their own. Refused where nobody can tell whose one is."""
    table, own = "", dict[str, str]()
    for one in given:
        before, sign, wish = one.partition("=")
        if not sign or ":" in before:  # a port may have that sign too
            if is_one(table) and is_one(one):
                raise Refused("braille_whose", one=brief(table), other=brief(one))
            table = one  # the last wish holds, as with any other
            continue
        name = tidy(before)
        if name_fault(before) or not wish.strip():
            raise Refused("braille_name", given=brief(one))
        if any(name.casefold() == other.casefold() for other in own):
            raise Refused("braille_twice", name=name)
        own[name] = wish.strip()
    return table, own


def is_one(wish: str) -> bool:
    """Does it name a display, or only how to look for one?"""
    return wish.strip().casefold() not in ("", "auto", "off")


def has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
