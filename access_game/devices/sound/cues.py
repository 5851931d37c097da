"""The cues of `sounds/`, each from the place `narration.cues` gave it: the column is the ear, the row is the pitch.

A cue is heard before the words it announces: it begins at its full level, the words wait until most of it was heard,
and only what still sounds then, a long tail or a melody, is lowered under them.
"""

from __future__ import annotations

import threading
import tomllib
from array import array
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from access_game.devices.sound.mixer import Mixer, ears, play_at
from access_game.home.shipped import shipped
from access_game.narration.utterance import Cue

if TYPE_CHECKING:
    import pygame

AMBIENCE = frozenset({"welcome", "won", "lost", "shared", "shuffled"})  # what carries mood rather than news
_DUCKED = 0.4  # the part of a sound that remains under speech
_LONGEST_LEAD = 0.15  # seconds words wait for the cue before them: a little longer, and the voice seems to hesitate
_MOST = 0.75  # of what there is to hear
_EVERY = 16  # samples: to find where a sound is strong one need not look at each
_WIDEST_SEMITONES = 24.0
_SAMPLE = -16  # bits, signed: what our mixer opens with
_KEPT = 160  # sounds at all their pitches


class Taught(NamedTuple):
    """One line of "Learn the sounds"."""

    name: str
    fr: str
    en: str


class Sounds(Protocol):
    """A driver for cues."""

    @property
    def name(self) -> str: ...

    @property
    def description(self) -> str: ...

    def check(self) -> bool: ...

    def open(self) -> None: ...

    def close(self) -> None: ...

    def play(self, cue: Cue) -> float:
        """Start it and return at once, with the seconds that words should leave to it; a cue nobody knows is not an
        error."""

    def duck(self, speaking: bool) -> None:
        """Words begin: lower what sounds. What is played from then on has its words still before it. False: all has
        been said."""


@dataclass(slots=True)
class Volumes:
    """How loud; the player changes it at any moment, the next cue obeys."""

    effects: float = 0.8
    ambience: float = 0.5
    mono: bool = False


class Cues:
    name = "mixer"
    description = "Sounds through the mixer"

    def __init__(self, mixer: Mixer, folder: Path | None = None, volumes: Volumes | None = None) -> None:
        self.volumes = volumes or Volumes()
        self._mixer = mixer
        self._folder = folder or shipped("sounds")
        self._kept: OrderedDict[tuple[str, float], pygame.mixer.Sound] = OrderedDict()
        self._leads: dict[str, float] = {}
        self._lock = threading.Lock()
        self._placed: dict[int, tuple[float, float]] = {}  # channel -> loudness at the ears, not ducked

    def check(self) -> bool:
        return self._mixer.open() and bool(names(self._folder))

    def open(self) -> None:
        self._mixer.begin()  # nobody waits for sounds: whoever opens them has keys to read

    def close(self) -> None:
        with self._lock:
            for channel in self._mixer.effect_channels():
                channel.stop()
            self._kept.clear()
            self._placed.clear()

    def play(self, cue: Cue) -> float:
        if not self._mixer.is_open:
            return 0.0
        with self._lock:
            sound = self._sound(cue.name, max(-_WIDEST_SEMITONES, min(cue.pitch, _WIDEST_SEMITONES)))
            channel = self._mixer.free_channel()
            if sound is None or channel is None:
                return 0.0
            volume = self.volumes.ambience if cue.name in AMBIENCE else self.volumes.effects
            placed = ears(0.0 if self.volumes.mono else cue.pan, max(0.0, min(volume, 1.0)))
            self._placed[channel.id] = placed
            play_at(channel, sound, *placed)
            return self._lead(cue.name, sound) if volume > 0 else 0.0

    def duck(self, speaking: bool) -> None:
        factor = _DUCKED if speaking else 1.0
        with self._lock:
            for channel in self._mixer.effect_channels():
                if channel.get_busy() and channel.id in self._placed:
                    left, right = self._placed[channel.id]
                    channel.set_volume(left * factor, right * factor)

    def length(self, name: str) -> float:
        """Seconds; 0 for a cue nobody knows."""
        if not self._mixer.is_open:
            return 0.0
        with self._lock:
            sound = self._sound(name, 0.0)
            return float(sound.get_length()) if sound is not None else 0.0

    def _lead(self, name: str, sound: pygame.mixer.Sound) -> float:
        """How long it takes until most of it was heard; found once for all its pitches."""
        if name not in self._leads:
            self._leads[name] = min(_until_most(array("h", sound.get_raw()), sound.get_length()), _LONGEST_LEAD)
        return self._leads[name]

    def _sound(self, name: str, semitones: float) -> pygame.mixer.Sound | None:
        key = (name, round(semitones, 2))
        sound = self._kept.get(key)
        if sound is None:
            sound = self._load(name) if key[1] == 0 else self._at_pitch(name, key[1])
            if sound is None:
                return None
            self._kept[key] = sound
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return sound

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        import pygame

        file = self._folder / f"{name}.flac"
        try:
            return pygame.mixer.Sound(file=str(file)) if file.is_file() else None
        except pygame.error:
            return None

    def _at_pitch(self, name: str, semitones: float) -> pygame.mixer.Sound | None:
        """The same samples, declared at another rate: SDL resamples them, and the pitch follows."""
        import pygame

        plain, opened = self._sound(name, 0.0), pygame.mixer.get_init()
        if plain is None or opened is None:
            return None
        frequency, size, channels = opened
        if size != _SAMPLE:
            return plain  # somebody else opened the mixer, in a form of their own: the place is still heard by the ear
        return self._mixer.sound(plain.get_raw(), round(frequency * 2 ** (semitones / 12)), channels)


def _until_most(samples: array[int], seconds: float) -> float:
    powers = [value * value for value in samples[::_EVERY]]
    left = _MOST * sum(powers)
    for number, power in enumerate(powers):
        left -= power
        if left <= 0:
            return seconds * number / len(powers)
    return 0.0


def names(folder: Path | None = None) -> tuple[str, ...]:
    """Every cue there is."""
    return tuple(sorted(file.stem for file in (folder or shipped("sounds")).glob("*.flac")))


def learn(folder: Path | None = None) -> tuple[Taught, ...]:
    """What each cue means, in the order in which it is taught."""
    with ((folder or shipped("sounds")) / "learn.toml").open("rb") as file:
        return tuple(Taught(row["name"], row["fr"], row["en"]) for row in tomllib.load(file)["cue"])
