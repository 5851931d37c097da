"""Real key events on real layouts, from the X server through SDL to a stroke."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import xdisplay
from child import Child

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(bool(xdisplay.missing()), reason=f"not installed: {', '.join(xdisplay.missing())}"),
]

# Keycodes name places on the keyboard: 24 to 33 the row of QWERTY, 10 to 19 the digits, 38 to 47 the home row.
LAYOUTS: dict[tuple[str, ...], list[tuple[str, str, str]]] = {
    ("us",): [
        ("24", "q", "q"),
        ("38", "a", "a"),
        ("11", "2", "2"),
        ("shift+24", "shift+q", "Q"),
        ("47", "", ";"),
    ],
    ("fr",): [
        ("24", "a", "a"),
        ("38", "q", "q"),
        ("47", "m", "m"),
        ("11", "2", "é"),
        ("18", "9", "ç"),
        ("19", "0", "à"),
        ("shift+11", "shift+2", "2"),
        ("26", "e", "e"),
        ("34 26", "e", "ê"),  # the dead circumflex, then e
        ("shift+34 31", "i", "ï"),
    ],
    ("fr", "bepo"): [
        ("24", "b", "b"),
        ("25", "", "é"),
        ("38", "a", "a"),
        ("52", "", "à"),
        ("shift+10", "shift+1", "1"),
        ("10", "1", '"'),
        ("29 41", "e", "ê"),
    ],
}
EVERYWHERE = [
    ("Up", "up", ""),
    ("Down", "down", ""),
    ("Left", "left", ""),
    ("Right", "right", ""),
    ("Home", "home", ""),
    ("End", "end", ""),
    ("Prior", "pageup", ""),
    ("Next", "pagedown", ""),
    ("Return", "enter", ""),
    ("space", "space", " "),
    ("Escape", "escape", ""),
    ("BackSpace", "backspace", ""),
    ("Delete", "delete", ""),
    ("Tab", "tab", ""),
    *((f"F{number}", f"f{number}", "") for number in range(1, 13)),
    ("shift+F1", "shift+f1", ""),
]


@pytest.fixture(params=LAYOUTS, ids=lambda layout: "-".join(layout))
def desk(request: pytest.FixtureRequest) -> Iterator[tuple[xdisplay.XDisplay, Child, tuple[str, ...]]]:
    with (
        xdisplay.XDisplay(layout=request.param) as display,
        Child("window_demo.py", env=display.env) as child,
    ):
        child.wait_for(event="focus_gained")
        yield display, child, request.param
        child.tell("close")
        child.wait_for(event="ended")
        assert child.process.wait(xdisplay.LIMIT) == 0


def named(stroke: dict[str, Any]) -> str:
    held = [name for name in ("ctrl", "alt", "shift") if stroke[name]]
    return "+".join([*held, stroke["key"]]) if stroke["key"] else ""


def test_every_key_arrives_under_its_name_with_its_text(
    desk: tuple[xdisplay.XDisplay, Child, tuple[str, ...]],
) -> None:
    display, child, layout = desk
    for keys, name, text in [*LAYOUTS[layout], *EVERYWHERE]:
        display.key(*keys.split())
        stroke = child.next_stroke()
        assert (keys, named(stroke), stroke["text"]) == (keys, name, text)

    # Ctrl alone is heard as soon as it goes down, before anything is known of its release.
    display.key_down("Control_L")
    alone = child.next_stroke()
    display.key("r")
    together = child.next_stroke()
    display.key_up("Control_L")
    assert (named(alone), alone["text"]) == ("ctrl", "")
    assert (named(together), together["text"]) == ("ctrl+r", "")

    display.key("Escape")  # and nothing came from the release of Ctrl
    assert named(child.next_stroke()) == "escape"
