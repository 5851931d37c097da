"""Every choice a player can make, in one dataclass and one small file a profile.

A file that cannot be understood costs nothing but itself: what is wrong in it is left at its default, and the file
is only written again when the player changes something."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from access_game.core.names import name_fault

# What each setting may be; the order is the order in which a key or Enter goes round.
CHOICES: dict[str, tuple[Any, ...]] = {
    "language": ("", "fr", "en"),
    "speech": ("auto", "builtin", "prism", "accessible_output", "system", "off"),
    "rate": tuple(range(100, 460, 20)),
    "pitch": (20, 35, 50, 65, 80),
    "volume": (20, 40, 60, 80, 100),
    "effects": (0, 20, 40, 60, 80, 100),
    "mono": (False, True),
    "seat_voices": (True, False),
    "sound": ("on", "off"),
    "buffer": (512, 1024, 2048, 256),
    "verbosity": ("brief", "normal", "detailed"),
    "positions": (True, False),
    "pace": (1, 2, 4, 0),
    "computers": ("normal", "quick", "calm"),
    "privacy": ("curtain", "earphones", "braille", "open"),
    "full_screen": (False, True),
    "zoom": (1, 2, 3, 4),
    "theme": ("dark", "light", "yellow", "contrast", "soft"),
    "table8": (True, False),
    "contracted": (False, True),
    "scroll": (4, 6, 8, 12, 2, 3),
    "name_asked": (False, True),
}
LONGEST_WRITTEN = 60  # signs of a braille display and its port
PROFILES = ("adult", "child", "volunteer")


@dataclass(frozen=True)
class Settings:
    language: str = ""  # empty: the system's
    speech: str = "auto"
    rate: int = 200
    pitch: int = 50
    volume: int = 100
    effects: int = 80
    mono: bool = False
    seat_voices: bool = True
    sound: str = "on"
    buffer: int = 512
    verbosity: str = "normal"
    positions: bool = True
    pace: int = 1
    computers: str = "normal"  # how long they think: a race keeps its own measure, or nobody would have a chance
    privacy: str = "curtain"
    full_screen: bool = False
    zoom: int = 1
    theme: str = "dark"
    window: str = ""  # its size as it was left, "1024x768"; empty: four fifths of the screen
    braille: str = "auto"
    table8: bool = True  # eight-dot braille; False is six-dot
    contracted: bool = False  # French abrégé or UEB grade 2, where liblouis is installed
    displays: Mapping[str, str] = field(default_factory=dict)  # of those who have one of their own, by name
    dots: Mapping[str, str] = field(default_factory=dict)  # of a display: what is struck with space for a command
    scroll: int = 4  # seconds for a line of the display, where it goes on by itself
    name: str = ""  # how the player is called at the table
    name_asked: bool = False  # once, and whoever has no wish to be called anything is not asked again
    keys: Mapping[str, list[str]] = field(default_factory=dict)
    races: tuple[str, ...] = ()  # the last ones, "found 7.25": computers follow the player's own stride

    def next(self, name: str, step: int = 1, around: bool = True) -> Settings:
        """The same with one choice moved on."""
        values, now = CHOICES[name], getattr(self, name)
        place = (values.index(now) if now in values else 0) + step
        place = place % len(values) if around else max(0, min(place, len(values) - 1))
        return replace(self, **{name: values[place]})


PRESETS: dict[str, Settings] = {
    "adult": Settings(),
    "child": Settings(rate=160, verbosity="detailed", pace=2, zoom=2),
    "volunteer": Settings(rate=180, zoom=2, privacy="open"),
}


def sensible(data: Mapping[str, Any], preset: Settings) -> Settings:
    """The settings in the data, as far as they make sense."""
    good: dict[str, Any] = {}
    for item in fields(Settings):
        value = data.get(item.name)
        if item.name in CHOICES:
            if type(value) is type(CHOICES[item.name][0]) and value in CHOICES[item.name]:  # True is no pace
                good[item.name] = value
        elif item.name == "keys":
            if isinstance(value, dict):
                good["keys"] = {name: keys for name, keys in value.items() if is_words(keys)}
        elif item.name == "displays":
            if isinstance(value, dict):
                good["displays"] = {name: wish for name, wish in value.items() if is_display(name, wish)}
        elif item.name == "dots":
            if isinstance(value, dict):
                good["dots"] = {name: one for name, one in value.items() if is_dots(one)}
        elif item.name == "races":
            if isinstance(value, list) and is_words(value):
                good["races"] = tuple(value)
        elif isinstance(value, str) and (not value or not is_wrong(item.name, value)):
            good[item.name] = value
    return replace(preset, **good)


def is_wrong(name: str, value: str) -> bool:
    """What was written into the file by hand is held to what can be typed."""
    if name == "name":
        return bool(name_fault(value))
    if name == "window":
        return re.fullmatch(r"[1-9]\d{2,4}x[1-9]\d{2,4}", value) is None
    return len(value) > LONGEST_WRITTEN or not value.isprintable()


def is_display(name: str, wish: Any) -> bool:
    """Whose it is, and which one."""
    return not name_fault(name) and isinstance(wish, str) and bool(wish) and not is_wrong("displays", wish)


def is_dots(value: Any) -> bool:
    """ "125": each dot once, the lowest first. Dots 7 and 8 alone have a meaning everywhere."""
    return (
        isinstance(value, str)
        and re.fullmatch("1?2?3?4?5?6?7?8?", value, re.ASCII) is not None
        and bool(set(value) - set("78"))
    )


def is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)
