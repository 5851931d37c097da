"""Which display to use: the one the user names, else the best that can be found without disturbing anything.

Ports nobody has named are never written to: a braille display is looked for only where its USB numbers say that it is
one. Order: BRLTTY, the screen reader, a recognised port, none.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from os.path import realpath
from types import ModuleType
from typing import NamedTuple

from access_game.devices.braille.bindings import DIRECT, NONE, Bindings
from access_game.devices.braille.display import Display, NoDisplay, OnEvent
from access_game.devices.braille.drivers import brlapi
from access_game.devices.braille.drivers.screen_reader import ScreenReader
from access_game.devices.braille.drivers.silent import SilentDisplay
from access_game.devices.braille.serial_port import SerialDisplay

SERIAL = ("eurobraille", "baum", "humanware", "handytech", "freedomscientific")
OTHERS = ("brlapi", "screen_reader", "silent")
Braille = Callable[[str], object]


class PortFound(NamedTuple):
    port: str
    description: str
    vid: int | None
    pid: int | None
    driver: str  # "" where the numbers are nobody's


class Findings(NamedTuple):
    """For `doctor`: what is here, without opening any port."""

    ports: tuple[PortFound, ...]
    brlapi: str  # where a BRLTTY seems to listen; "" if nowhere
    drivers: tuple[tuple[str, str], ...]  # name, description


class PortListed(NamedTuple):
    device: str
    description: str
    vid: int | None
    pid: int | None


def driver(name: str) -> ModuleType:
    return importlib.import_module(f"access_game.devices.braille.drivers.{name}")


def list_ports() -> list[PortListed]:
    """The serial ports of this computer; none where pyserial is missing or cannot tell."""
    try:
        from serial.tools import list_ports as listing

        return [PortListed(p.device, p.description or "", p.vid, p.pid) for p in listing.comports()]
    except (ImportError, OSError):
        return []


def recognise(vid: int | None, pid: int | None) -> str:
    """The driver of a USB device, or ""."""
    return next((name for name in SERIAL if (vid, pid) in driver(name).USB), "")


def survey(ports: Callable[[], Iterable[PortListed]] = list_ports) -> Findings:
    found = tuple(PortFound(p.device, p.description, p.vid, p.pid, recognise(p.vid, p.pid)) for p in ports())
    there = ""
    with suppress(ValueError):  # BRLAPI_HOST may name no address we understand
        there = str(brlapi.address()) if brlapi.check() else ""
    return Findings(found, there, tuple((name, driver(name).description) for name in (*SERIAL, *OTHERS)))


def serial_display(name: str, port: str) -> SerialDisplay:
    module = driver(name)
    return SerialDisplay(name, module.codec, module.WIRE, port)


def candidates(
    wish: str = "auto",
    braille: Braille | None = None,
    ports: Callable[[], Iterable[PortListed]] = list_ports,
    others: Iterable[str] = (),
) -> list[Display]:
    """The displays to try, best first. `wish`: "auto", "off", "DRIVER[:PORT]" or "brlapi[:HOST:PORT]". `others`: the
    wishes of other people here, which nobody is given who named none.

    `braille` is the screen reader's own, where one is running. Raises NoDisplay for a wish nobody can fulfil.
    """
    name, _, rest = wish.strip().partition(":")
    name = name.casefold() or "auto"
    if name == "auto":
        return [*_without_asking(braille, ports, [one.strip().partition(":") for one in others]), SilentDisplay()]
    if name in ("off", "silent"):
        return [SilentDisplay()]
    if name == "brlapi":
        try:
            return [brlapi.BrlApi(brlapi.address(rest))]
        except ValueError as error:
            raise NoDisplay("bad_port", wish=wish) from error
    if name == "screen_reader":
        return [ScreenReader(braille)]
    if name not in SERIAL:
        raise NoDisplay("unknown_driver", wish=wish)
    if rest:
        return [serial_display(name, rest)]
    known: list[Display] = [serial_display(name, p.device) for p in ports() if recognise(p.vid, p.pid) == name]
    if not known:
        raise NoDisplay("no_port", driver=name)
    return known


def _without_asking(
    braille: Braille | None, ports: Callable[[], Iterable[PortListed]], others: list[tuple[str, str, str]]
) -> Iterable[Display]:
    if brlapi.check() and not any(name.casefold() == "brlapi" and _is_here(rest) for name, _, rest in others):
        with suppress(ValueError):  # BRLAPI_HOST may name no address we understand: go on without
            yield brlapi.BrlApi()
    if braille is not None:
        yield ScreenReader(braille)
    for port in ports():
        found = recognise(port.vid, port.pid)
        is_wanted = any(
            realpath(rest) == realpath(port.device) if rest else name.casefold() == found for name, _, rest in others
        )
        if found and not is_wanted:
            yield serial_display(found, port.device)


def _is_here(where: str) -> bool:
    """The BRLTTY that is found without asking."""
    with suppress(ValueError):
        return not where or brlapi.address(where) == brlapi.address()
    return False


def choose(wish: str = "auto", braille: Braille | None = None) -> Display:
    """The first display to try, not yet open."""
    return candidates(wish, braille)[0]


def open_display(
    wish: str,
    on_event: OnEvent,
    braille: Braille | None = None,
    ports: Callable[[], Iterable[PortListed]] = list_ports,
    attempt: Callable[[Display, OnEvent], None] = lambda display, on_event: display.open(on_event),
    others: Iterable[str] = (),
) -> Display:
    """The first display that opens. "auto" ends at worst with the silent one; a named one that fails is NoDisplay."""
    missing = NoDisplay("no_port", driver=wish)
    for display in candidates(wish, braille, ports, others):
        try:
            attempt(display, on_event)
        except NoDisplay as reason:
            missing = reason
        else:
            return display
    raise missing


def bindings_of(display: Display) -> Bindings:
    """How the chords are struck on a display, for whoever teaches them. BRLTTY may have another display after a while:
    to be asked each time."""
    if isinstance(display, brlapi.BrlApi):
        return display.bindings
    return DIRECT if display.abilities.dots else NONE
