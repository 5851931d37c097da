"""Every key and chord of the game, struck on an emulated display behind BRLTTY, one after the other.

After each a routing key is struck, another one each time: when it arrives, all the stroke meant has arrived.
"""

from __future__ import annotations

import queue
import struct
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from access_game.devices.braille.bindings import Grip
from access_game.devices.braille.keys import COMMANDS
from access_game.devices.braille.tables import encode
from access_game.players.chords import OWN as REVIEW

from .brltty import PATIENCE, Brltty
from .emulators import ActiveBrailleDevice, BaumDevice, BrailliantDevice, Device, EsysDevice, FocusDevice
from .emulators.device import byte_of
from .emulators.handytech import DOT_KEYS

T = TypeVar("T")


def dots_of(cell: int) -> str:
    return "".join(str(i + 1) for i in range(8) if cell >> i & 1)


LETTERS = tuple(dots_of(one) for one in encode("abcdefghijklmnopqrstuvwxyz").cells)
FIRST = tuple(dots_of(cell) for cell in (*COMMANDS, *REVIEW))
CAPITALS, TOGGLES = (tuple(one + dot for one in LETTERS) for dot in "78")
CHORDS = tuple(dict.fromkeys((*FIRST, *LETTERS, *CAPITALS, *TOGGLES)))
NUDGE = 0.1  # seconds
UNKNOWN = (0x6E, 0x00)  # a kind of packet that says nothing to anybody
Strike = Callable[[], list[T]]


class Strokes(Generic[T]):
    """`heard`: what the client hears of BRLTTY, `route` what it hears of a routing key."""

    def __init__(self, judge: Brltty, device: Device, heard: queue.Queue[T], route: Callable[[int], T]) -> None:
        self.judge, self.device, self._heard, self._route = judge, device, heard, route
        self._turn = 0

    def chord(self, dots: str, *, space: bool = True) -> list[T]:
        return self.strike(Grip("space" if space else "", dots))

    def heard(self, strike: Callable[[], None]) -> list[T]:
        """What comes of a stroke."""
        strike()
        self._turn = (self._turn + 1) % 9
        at = self.device.size - 1 - self._turn
        if isinstance(self.device, ActiveBrailleDevice):
            self._fingers([0x20 + at])
        else:
            self.device.route(at)
        found: list[T] = []
        while True:
            try:
                one = self._heard.get(timeout=PATIENCE)
            except queue.Empty:
                raise AssertionError(f"no routing key after {found}: {self.judge.said()[-2000:]}") from None
            if one == self._route(at):
                return found
            found.append(one)

    def strike(self, *strokes: Grip) -> list[T]:
        """As a table of ours says they are struck, one after the other."""

        def strike() -> None:
            for stroke in strokes:
                self._press(stroke)

        return self.heard(strike)

    def _press(self, stroke: Grip) -> None:
        dots, device = byte_of(stroke.dots), self.device
        match stroke.key, device:
            case "" | "space" | "right-space", ActiveBrailleDevice():
                space = {"": [], "space": [0x10], "right-space": [0x18]}[stroke.key]
                self._fingers([*(DOT_KEYS[dot] for dot in stroke.dots), *space])
            case "" | "space", _:
                device.strike(stroke.dots, space=stroke.key == "space")
            case "right-space", BaumDevice():
                device.send(device.packet(0x33, 2, dots) + device.packet(0x33, 0, 0))
            case "backspace", EsysDevice():
                device.say(b"KB", struct.pack(">H", 0x100 | dots))
            case "thumb", BrailliantDevice():
                device.keys(19, *(1 + int(dot) for dot in stroke.dots))
            case "shift", FocusDevice():
                device.state(dots, 0x04)
            case _:
                raise ValueError(stroke)

    # -- Handy Tech: one packet at a time -------------------------------------------------------------------------

    def _fingers(self, keys: Iterable[int]) -> None:
        keys = tuple(keys)
        self.one_by_one(*keys, *(key | 0x80 for key in keys))

    def one_by_one(self, *codes: int) -> None:
        """BRLTTY reads one packet of this display each time bytes arrive: the next waits until it has been read."""
        device = self.device
        assert isinstance(device, ActiveBrailleDevice)
        for code in codes:
            words = f"input packet: 79 54 02 04 {code:02X} 16"
            seen = self.judge.said().count(words)
            device.say(0x04, code)
            deadline = time.monotonic() + PATIENCE
            while not self._reads(words, seen):
                assert time.monotonic() < deadline, self.judge.said()
                device.say(*UNKNOWN)  # the packet came together with another and waits for the next bytes

    def _reads(self, words: str, seen: int) -> bool:
        deadline = time.monotonic() + NUDGE
        while time.monotonic() < deadline:
            if self.judge.said().count(words) > seen:
                return True
            time.sleep(0.005)
        return False

    # -- the other keys -------------------------------------------------------------------------------------------

    def others(self) -> Iterator[tuple[str, Strike[T]]]:
        yield from self.keys().items()

    def keys(self) -> dict[str, Strike[T]]:
        """The keys of a display besides its dots, by the names their makers or BRLTTY give them."""
        device = self.device
        match device:
            case BaumDevice():
                raw = {f"d{i + 1}": (0x24, 1 << i) for i in range(6)}
                sticks = ("up", "left", "down", "right", "press")
                found = {name: self._baum(device, *code) for name, code in raw.items()}
                found |= {f"stick {name}": self._baum(device, 0x34, 1 << i) for i, name in enumerate(sticks)}
                found |= {f"d2+d{i + 1}": self._baum(device, 0x24, 0x02 | 1 << i) for i in (3, 4, 5)}
                for name, thumb in (("B9", 1), ("B10", 2), ("B11", 4)):
                    found[name] = self._baum(device, 0x33, thumb, 0)
                return found
            case EsysDevice():
                names = [f"switch{n} {side}" for n in range(1, 7) for side in ("right", "left")]
                bits = {name: 1 << i for i, name in enumerate(names)}
                for stick, shift in (("left stick", 16), ("right stick", 24)):
                    for i, way in enumerate(("up", "down", "right", "left", "press")):
                        bits[f"{stick} {way}"] = 1 << shift + i
                found = {name: self._command(device, bit) for name, bit in bits.items()}
                found["backspace"] = lambda: self.heard(lambda: device.thumbs(backspace=True))
                found["backspace+space"] = lambda: self.heard(lambda: device.thumbs(backspace=True, space=True))
                return found
            case BrailliantDevice():
                ids = {f"C{i}": 10 + i for i in range(1, 7)}
                ids |= {"previous": 17, "left": 18, "right": 19, "next": 20}
                ids |= {f"stick {way}": 21 + i for i, way in enumerate(("up", "down", "left", "right", "press"))}
                found = {name: self._ids(device, id) for name, id in ids.items()}
                found["left+right"] = self._ids(device, 18, 19)
                return found
            case ActiveBrailleDevice():
                codes = {f"B{i + 1}": 3 + 4 * i for i in range(8)}
                codes |= {"left space": 0x10, "right space": 0x18}
                codes |= {"left top": 0x0C, "left bottom": 0x14, "right top": 0x04, "right bottom": 0x08}
                found = {name: self._slowly(code) for name, code in codes.items()}
                found["left both"] = self._slowly(0x0C, 0x14)
                found["right both"] = self._slowly(0x04, 0x08)
                found["left top+right top"] = self._slowly(0x0C, 0x04)
                found["left bottom+right bottom"] = self._slowly(0x14, 0x08)
                return found
            case FocusDevice():
                places = {"left press": (1, 0), "right press": (1, 1), "left shift": (1, 2), "right shift": (1, 3)}
                places |= {"pan left": (1, 4), "pan right": (1, 5), "left selector": (2, 0), "right selector": (2, 1)}
                places |= {f"bumper {i}": (2, 4 + i) for i in range(4)}
                found = {name: self._focus(device, *place) for name, place in places.items()}
                rockers = ("left up", "left down", "right up", "right down")
                found |= {f"rocker {name}": self._rocker(device, 4 + i) for i, name in enumerate(rockers)}
                wheels = ("left up", "left down", "right down", "right up")
                found |= {f"wheel {name}": self._wheel(device, i) for i, name in enumerate(wheels)}
                return found
        raise TypeError(device)

    def _baum(self, device: BaumDevice, kind: int, *bits: int) -> Strike[T]:
        up = bytes(len(bits))
        return lambda: self.heard(lambda: device.send(device.packet(kind, *bits) + device.packet(kind, *up)))

    def _command(self, device: EsysDevice, bits: int) -> Strike[T]:
        return lambda: self.heard(lambda: device.command(bits))

    def _ids(self, device: BrailliantDevice, *ids: int) -> Strike[T]:
        return lambda: self.heard(lambda: device.keys(*ids))

    def _slowly(self, *codes: int) -> Strike[T]:
        return lambda: self.heard(lambda: self._fingers(codes))

    def _focus(self, device: FocusDevice, byte: int, bit: int) -> Strike[T]:
        state = [0, 0, 0]
        state[byte] = 1 << bit
        return lambda: self.heard(lambda: device.state(*state))

    def _rocker(self, device: FocusDevice, bit: int) -> Strike[T]:
        def strike() -> None:
            device.say_long(0x82, bytes([1 << bit]))
            device.say_long(0x82, bytes(1))

        return lambda: self.heard(strike)

    def _wheel(self, device: FocusDevice, which: int) -> Strike[T]:
        return lambda: self.heard(lambda: device.wheel(which, 1))
