"""Strike every key and chord of the game on each emulated display, and print what BRLTTY makes of them.

    python tests/braille/measure_brltty_keys.py [baum eurobraille humanware handytech freedomscientific]

The tables of `access_game/devices/braille/bindings.py` are written from these answers; test_brltty_keys.py proves them.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from access_game.devices.braille.bindings import Grip, behind_brltty
from access_game.devices.braille.choice import SERIAL
from access_game.devices.braille.codes import EVERYTHING
from braille.brltty import Brltty
from braille.emulators import DEVICES
from braille.raw_client import RawClient
from braille.strokes import CHORDS, Strokes

# Keys held with dots that are no space bar, or another one.
HELD = {
    "baum": ("right-space",),
    "eurobraille": ("backspace",),
    "humanware": ("thumb",),
    "handytech": ("right-space",),
    "freedomscientific": ("shift",),
}
NOTHING = 0x20000000  # comes with many keys
ROUTE = 0x20010000


def measure(driver: str) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        DEVICES[driver](Path(folder)) as device,
        Brltty(driver, device) as judge,
        RawClient(judge) as client,
    ):
        client.accept(EVERYTHING)
        hand = Strokes(judge, device, client.codes, lambda cell: ROUTE + cell)
        print(f"{driver}: BRLTTY says {client.driver!r}, {client.model!r}")
        if driver == "handytech":
            print("  outside braille input mode")
            for name, strike in hand.others():
                say(name, strike())
            hand.strike(*behind_brltty(client.driver).before)
            print("  in braille input mode")
        for dots in ("1", "12", "12345678", "17", "8", "7", ""):
            say(dots or "none", hand.chord(dots, space=not dots))
        for dots in CHORDS:
            say(f"space {dots}", hand.chord(dots))
        for key in HELD.get(driver, ()):
            for dots in CHORDS:
                say(f"{key} {dots}", hand.strike(Grip(key, dots)))
        if driver != "handytech":
            for name, strike in hand.others():
                say(name, strike())


def say(name: str, codes: list[int]) -> None:
    print(f"    {name:<24}", " ".join(f"{code:#018x}" for code in codes if code != NOTHING) or "dead")


if __name__ == "__main__":
    for driver in sys.argv[1:] or SERIAL:
        began = time.monotonic()
        measure(driver)
        print(f"  ({time.monotonic() - began:.1f} s)")
