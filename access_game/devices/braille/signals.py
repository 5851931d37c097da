"""What a codec finds in the bytes of a display, besides events; and what a codec is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from access_game.devices.braille.events import Event


@dataclass(frozen=True, slots=True)
class Here:
    """The display has said who it is."""

    cells: int
    model: str = ""


@dataclass(frozen=True, slots=True)
class Taken:
    """The last packet was accepted: the next line may be sent."""


@dataclass(frozen=True, slots=True)
class NotTaken:
    """The last packet was refused: send the line again."""


@dataclass(frozen=True, slots=True)
class Again:
    """The display lost its cells (a menu of its own, a reset): write the line once more."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The display wants these bytes back."""

    data: bytes


@dataclass(frozen=True, slots=True)
class Off:
    """The display says that it is going to sleep."""


Signal = Here | Taken | NotTaken | Again | Reply | Off | Event


class Wire(NamedTuple):
    """How the serial line is set."""

    baud: int
    parity: Literal["N", "E", "O"]


class Codec(Protocol):
    """Bytes to signals and back: pure, no port, no clock."""

    waits: bool  # the display acknowledges each line, and the next one must wait for that

    def hello(self, attempt: int) -> Sequence[bytes]:
        """Packets that make the display say who it is; `attempt` counts from 0."""
        ...

    def feed(self, data: bytes) -> list[Signal]: ...

    def gap(self) -> list[Signal]:
        """Nothing came for a while: half a packet is a broken one, look for another in its bytes."""
        ...

    def line(self, cells: bytes) -> bytes:
        """The packet that shows the cells."""
        ...

    def goodbye(self) -> bytes:
        """What is sent before the port is closed; may be empty."""
        ...
