"""Fingers that know nothing: any key a keyboard can send, seeded."""

from __future__ import annotations

from random import Random

from access_game.devices.keys.stroke import DIGITS, LETTERS, NAMED, Stroke

OFTEN = ("up", "down", "left", "right", "enter", "enter", "enter", "escape", "space", "backspace")
TEXTS = ("é", "à", "ç", "œ", "'", "-", ".", "?", "€", "ß", "Ω", "«", "  ", "…", "日")


def any_stroke(rng: Random) -> Stroke:
    chance = rng.random()
    if chance < 0.45:
        key = rng.choice(OFTEN)
        return Stroke(key, " " if key == "space" else "")
    if chance < 0.6:
        letter = rng.choice(LETTERS)
        shift = rng.random() < 0.2
        return Stroke(letter, letter.upper() if shift else letter, shift=shift)
    if chance < 0.7:
        digit = rng.choice(DIGITS)
        return Stroke(digit, digit)
    if chance < 0.75:
        return Stroke("", rng.choice(TEXTS))
    key = rng.choice(NAMED + LETTERS)
    held = {name: rng.random() < likely for name, likely in (("ctrl", 0.3), ("shift", 0.15), ("alt", 0.1))}
    typed = key if len(key) == 1 and not (held["ctrl"] or held["alt"]) else ""
    return Stroke(key, typed, **held)
