"""Makes every cue of this folder again: `python sounds/make.py`. Needs numpy and soundfile, the game does not.

All sounds are our own arithmetic: sines, noise and envelopes, seeded by the name of the cue. The same name gives the
same file, byte for byte, on the same versions.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import soundfile

RATE = 44100
# dB below full scale, to an ear, in the loudest moment, before the cue's own place in the crowd. With the effects at
# their usual 80 % that is 2 dB below the built-in voice: tests/devices/test_levels.py measures both.
LEVEL = -16.5
MOMENT = 0.08  # seconds: what is shorter an ear takes together
PEAK = 0.89  # -1 dB: nothing clips

Wave = np.ndarray
Recipe = Callable[[np.random.Generator], Wave]
RECIPES: dict[str, tuple[Recipe, float]] = {}


def cue(name: str, louder: float = 0.0) -> Callable[[Recipe], Recipe]:
    """Register a recipe; `louder` is in dB: an alarm stands out, a step in a list stays small. What carries mood is
    played at a lower volume (`AMBIENCE` in devices/sound/cues.py) and comes louder out of here."""

    def register(recipe: Recipe) -> Recipe:
        RECIPES[name] = (recipe, louder)
        return recipe

    return register


# What sounds are made of


def seconds(length: float) -> Wave:
    return np.arange(int(length * RATE)) / RATE


def tone(pitch: float, length: float, decay: float = 8.0, partials: tuple[float, ...] = (1.0, 0.3, 0.1)) -> Wave:
    """A struck string or bar: each partial dies sooner than the one below."""
    t = seconds(length)
    wave = sum(a * np.sin(2 * np.pi * pitch * n * t) * np.exp(-decay * n**0.7 * t) for n, a in enumerate(partials, 1))
    return attack(np.asarray(wave), 0.003)


def glass(pitch: float, length: float, decay: float = 6.0) -> Wave:
    """A bell: partials that are no multiples."""
    t = seconds(length)
    partials = ((1.0, 1.0), (2.76, 0.5), (5.40, 0.25), (8.93, 0.1))
    return attack(sum(a * np.sin(2 * np.pi * pitch * r * t) * np.exp(-decay * r**0.5 * t) for r, a in partials), 0.002)


def glide(
    start: float, end: float, length: float, decay: float = 3.0, partials: tuple[float, ...] = (1.0, 0.2)
) -> Wave:
    t = seconds(length)
    phase = 2 * np.pi * np.cumsum(start * (end / start) ** (t / length)) / RATE
    wave = sum(a * np.sin(n * phase) for n, a in enumerate(partials, 1))
    return attack(np.asarray(wave) * np.exp(-decay * t), 0.004)


def noise(rng: np.random.Generator, length: float, low: float, high: float) -> Wave:
    """Noise of one band, cut out of its spectrum."""
    count = int(length * RATE)
    spectrum = np.fft.rfft(rng.standard_normal(count))
    pitch = np.fft.rfftfreq(count, 1 / RATE)
    band = np.exp(-(((np.log(np.maximum(pitch, 1.0)) - np.log((low * high) ** 0.5)) / (np.log(high / low) / 2)) ** 2))
    wave = np.fft.irfft(spectrum * band, count)
    return wave / np.max(np.abs(wave))


def puff(rng: np.random.Generator, length: float, low: float, high: float, decay: float) -> Wave:
    return attack(noise(rng, length, low, high) * np.exp(-decay * seconds(length)), 0.002)


def swell(wave: Wave) -> Wave:
    """In and out, like something that passes by."""
    return wave * np.sin(np.pi * np.arange(len(wave)) / len(wave)) ** 2


def attack(wave: Wave, length: float) -> Wave:
    count = min(len(wave), int(length * RATE))
    wave = wave.copy()
    wave[:count] *= np.linspace(0, 1, count)
    return wave


def mix(*placed: tuple[float, Wave]) -> Wave:
    """Waves laid over each other, each from its moment on."""
    length = max(int(at * RATE) + len(wave) for at, wave in placed)
    whole = np.zeros(length)
    for at, wave in placed:
        whole[int(at * RATE) : int(at * RATE) + len(wave)] += wave
    return whole


# Cards


@cue("turned_up")
def turned_up(rng: np.random.Generator) -> Wave:
    return mix(
        (0, swell(noise(rng, 0.07, 2500, 9000)) * 0.6),
        (0.05, puff(rng, 0.06, 900, 4000, 60)),
        (0.05, glide(500, 900, 0.09, 25)),
    )


@cue("turned_down")
def turned_down(rng: np.random.Generator) -> Wave:
    return mix(
        (0, swell(noise(rng, 0.07, 1500, 6000)) * 0.6),
        (0.05, puff(rng, 0.07, 400, 2000, 60)),
        (0.05, glide(800, 400, 0.09, 25)),
    )


@cue("swapped")
def swapped(rng: np.random.Generator) -> Wave:
    return mix(
        (0, glide(400, 800, 0.16, 6)), (0.12, glide(800, 400, 0.16, 6)), (0, swell(noise(rng, 0.28, 1500, 6000)) * 0.5)
    )


@cue("took")
def took(rng: np.random.Generator) -> Wave:
    return mix((0, swell(noise(rng, 0.16, 900, 5000)) * 0.7), (0.12, tone(660, 0.25, 12)), (0.18, tone(990, 0.3, 12)))


@cue("dealt", -1)
def dealt(rng: np.random.Generator) -> Wave:
    return mix((0, swell(noise(rng, 0.09, 2000, 8000))), (0.08, puff(rng, 0.05, 500, 2500, 80)))


@cue("shuffled", 2.5)
def shuffled(rng: np.random.Generator) -> Wave:
    moments = np.cumsum(rng.uniform(0.018, 0.034, 40))
    clicks = [(float(at), puff(rng, 0.03, 1200, 7000, 120) * rng.uniform(0.5, 1)) for at in moments]
    return mix(*clicks, (float(moments[-1]) + 0.12, puff(rng, 0.08, 300, 1800, 50) * 1.4))


@cue("laid")
def laid(rng: np.random.Generator) -> Wave:
    return mix((0, puff(rng, 0.09, 500, 2600, 50)), (0, tone(240, 0.1, 40) * 0.6))


@cue("star", 1)
def star(rng: np.random.Generator) -> Wave:
    pitches = (1318.5, 1568.0, 2093.0, 2637.0)
    return mix(*((0.07 * n, glass(pitch, 0.7, 5) * 0.7) for n, pitch in enumerate(pitches)))


@cue("firecracker", 2)
def firecracker(rng: np.random.Generator) -> Wave:
    """The bang comes before the words do: they wait 150 ms for it, not for a whole fuse."""
    fuse = noise(rng, 0.08, 4000, 12000) * np.linspace(0.1, 0.4, int(0.08 * RATE))
    bang = puff(rng, 0.5, 150, 3000, 9) * 1.5
    crackle = [(0.15 + float(at), puff(rng, 0.05, 1000, 9000, 90) * 0.6) for at in rng.uniform(0, 0.45, 14)]
    return mix((0, fuse), (0.08, bang), *crackle)


# Turns and answers


@cue("turn", 2)
def turn(rng: np.random.Generator) -> Wave:
    return mix((0, tone(784, 0.45, 7)), (0.09, tone(1046.5, 0.6, 6)))


@cue("other_turn", -1)
def other_turn(rng: np.random.Generator) -> Wave:
    return tone(523.25, 0.3, 12)


@cue("noted", -1.5)
def noted(rng: np.random.Generator) -> Wave:
    return mix((0, tone(1200, 0.06, 60)), (0, puff(rng, 0.02, 2000, 6000, 200) * 0.4))


@cue("refused")
def refused(rng: np.random.Generator) -> Wave:
    low = tone(146.8, 0.18, 9, (1.0, 0.7, 0.8, 0.8, 0.6, 0.4))  # what a small loudspeaker can play of it
    return mix((0, low), (0.11, low))


@cue("claim", 1)
def claim(rng: np.random.Generator) -> Wave:
    return mix((0, tone(587.3, 0.15, 14)), (0.09, tone(880, 0.15, 14)), (0.18, tone(1174.7, 0.35, 9)))


@cue("locked")
def locked(rng: np.random.Generator) -> Wave:
    return mix(
        (0, puff(rng, 0.05, 1500, 6000, 90)),
        (0.07, tone(220, 0.16, 20, (1.0, 0.7, 0.4))),
        (0.07, puff(rng, 0.05, 400, 2000, 80)),
    )


@cue("recall_right", 1)
def recall_right(rng: np.random.Generator) -> Wave:
    return mix((0, tone(659.3, 0.25, 9)), (0.1, tone(987.8, 0.4, 7)))


@cue("recall_wrong")
def recall_wrong(rng: np.random.Generator) -> Wave:
    return mix((0, tone(440, 0.25, 9)), (0.12, tone(311.1, 0.4, 7, (1.0, 0.5, 0.3))))


# Clocks and races


@cue("bell", 2)
def bell(rng: np.random.Generator) -> Wave:
    return mix((0, glass(880, 1.1, 3)), (0.16, glass(880, 1.1, 3)))


@cue("tick", -1)
def tick(rng: np.random.Generator) -> Wave:
    return mix((0, puff(rng, 0.03, 2000, 6000, 150)), (0, tone(1760, 0.04, 90)))


@cue("beep", 3)
def beep(rng: np.random.Generator) -> Wave:
    """The start of a race: exactly 150 ms, at full strength from the first moment, so that nobody guesses it."""
    t = seconds(0.15)
    edge = np.minimum(1.0, np.minimum(t, t[::-1]) / 0.002)
    return (np.sin(2 * np.pi * 1000 * t) + 0.3 * np.sin(2 * np.pi * 2000 * t)) * edge


@cue("buzz", 1)
def buzz(rng: np.random.Generator) -> Wave:
    t = seconds(0.3)
    wave = np.tanh(3 * np.sin(2 * np.pi * 330 * t)) + 0.5 * np.tanh(3 * np.sin(2 * np.pi * 495 * t))
    return attack(wave * np.minimum(1.0, (0.3 - t) / 0.03), 0.003)


@cue("buzz_other", -1)
def buzz_other(rng: np.random.Generator) -> Wave:
    t = seconds(0.3)
    wave = np.tanh(4 * np.sin(2 * np.pi * 220 * t)) + 0.5 * np.tanh(4 * np.sin(2 * np.pi * 262 * t))
    return attack(wave * np.minimum(1.0, (0.3 - t) / 0.03), 0.003)


@cue("pause")
def pause(rng: np.random.Generator) -> Wave:
    return mix((0, tone(392, 0.2, 12)), (0.18, tone(392, 0.3, 10)))


# Ends


@cue("won", 3.5)
def won(rng: np.random.Generator) -> Wave:
    notes = (523.25, 659.25, 783.99, 1046.5)
    return mix(*((0.12 * n, tone(pitch, 0.9 if n == 3 else 0.3, 4 if n == 3 else 8)) for n, pitch in enumerate(notes)))


@cue("lost", 2.5)
def lost(rng: np.random.Generator) -> Wave:
    notes = (392.0, 349.23, 311.13, 261.63)
    return mix(*((0.18 * n, tone(pitch, 0.8 if n == 3 else 0.35, 5)) for n, pitch in enumerate(notes)))


@cue("shared", 3)
def shared(rng: np.random.Generator) -> Wave:
    chord = sum(tone(pitch, 0.9, 4) for pitch in (523.25, 659.25, 783.99))
    return mix((0, tone(523.25, 0.2, 9)), (0.12, tone(523.25, 0.2, 9)), (0.24, np.asarray(chord) * 0.6))


# Menus and typing


@cue("move", -1.5)
def move(rng: np.random.Generator) -> Wave:
    return mix((0, tone(660, 0.05, 70)), (0, puff(rng, 0.015, 1500, 5000, 250) * 0.3))


@cue("edge", -1)
def edge(rng: np.random.Generator) -> Wave:
    return mix((0, puff(rng, 0.06, 250, 1200, 60)), (0, tone(196, 0.12, 24, (1.0, 0.8, 0.6, 0.3))))


@cue("enter_menu", -1)
def enter_menu(rng: np.random.Generator) -> Wave:
    return glide(440, 880, 0.16, 10)


@cue("back", -1)
def back(rng: np.random.Generator) -> Wave:
    return glide(880, 440, 0.16, 10)


@cue("typed", -1.5)
def typed(rng: np.random.Generator) -> Wave:
    return mix((0, puff(rng, 0.03, 1800, 6000, 160)), (0.004, tone(900, 0.03, 120)))


@cue("erased", -1.5)
def erased(rng: np.random.Generator) -> Wave:
    return mix((0, swell(noise(rng, 0.05, 1000, 4000))), (0.02, glide(600, 300, 0.06, 30)))


# People


@cue("joined")
def joined(rng: np.random.Generator) -> Wave:
    return mix((0, tone(440, 0.2, 10)), (0.12, tone(554.4, 0.2, 10)), (0.24, tone(659.3, 0.35, 8)))


@cue("left")
def left(rng: np.random.Generator) -> Wave:
    return mix((0, tone(659.3, 0.2, 10)), (0.12, tone(554.4, 0.2, 10)), (0.24, tone(440, 0.35, 8)))


@cue("welcome", 2.5)
def welcome(rng: np.random.Generator) -> Wave:
    notes = (392.0, 523.25, 659.25, 783.99, 1046.5)
    return mix(*((0.09 * n, tone(pitch, 0.9, 4) * 0.8) for n, pitch in enumerate(notes)))


# Levels and files


def weighted(wave: Wave) -> Wave:
    """As an ear hears it (the A curve of IEC 61672): a low thud is less to it than a bright tick of the same power."""
    f2 = np.fft.rfftfreq(len(wave), 1 / RATE) ** 2
    low = f2 / (f2 + 20.599**2) * np.sqrt(f2 / (f2 + 107.653**2)) * np.sqrt(f2 / (f2 + 737.862**2))
    return np.asarray(np.fft.irfft(np.fft.rfft(wave) * low * 1.2589 / (1 + f2 / 12194.217**2), len(wave)))


def loudest(wave: Wave) -> float:
    """Root mean square of the loudest moment to an ear: what a short sound is judged by."""
    width = int(MOMENT * RATE)
    heard = weighted(np.concatenate((wave, np.zeros(width))))
    sums = np.cumsum(np.concatenate(([0.0], heard**2)))
    return float(np.sqrt((sums[width:] - sums[:-width]).max() / width))


def levelled(wave: Wave, level: float) -> Wave:
    """At that level. Where its peaks would clip they are rounded off, a little more each time, and it is tried anew."""
    drive = 1.0
    while True:
        peak = float(np.max(np.abs(wave)))
        squeezed = wave if drive == 1.0 else np.tanh(wave / peak * (drive - 1.0))
        squeezed = squeezed * (level / loudest(squeezed))
        if float(np.max(np.abs(squeezed))) <= PEAK or drive > 6:
            return squeezed * min(1.0, PEAK / float(np.max(np.abs(squeezed))))
        drive += 0.5


def render(name: str) -> Wave:
    recipe, louder = RECIPES[name]
    seed = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big")
    wave = recipe(np.random.default_rng(seed))
    if name != "beep":  # its end is as exact as its start
        fade = min(len(wave), int(0.01 * RATE))
        wave[-fade:] *= np.linspace(1, 0, fade)
    return levelled(wave, 10 ** ((LEVEL + louder) / 20))


def make(folder: Path) -> list[Path]:
    files = []
    for name in RECIPES:
        file = folder / f"{name}.flac"
        soundfile.write(file, render(name), RATE, subtype="PCM_16", format="FLAC")
        files.append(file)
    return files


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    made = make(target)
    print(f"{len(made)} cues, {sum(file.stat().st_size for file in made)} bytes")
