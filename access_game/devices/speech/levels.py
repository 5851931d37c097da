"""How loud each voice is by itself, so that all seats can be made equally loud.

Measured on one sentence a language: `python -m access_game.devices.speech.levels` prints the table again.
"""

from __future__ import annotations

import math
from array import array

NARRATOR = ""
SEATS = ("f2", "m3", "f5", "m7", "Alicia", "m1", "f4", "Annie")  # variants of espeak-ng, high and low in turn

# dB below full scale while speaking (20 ms frames above -45 dB), French and English averaged
LEVELS = {
    "": -19.7,
    "f2": -18.1,
    "m3": -19.6,
    "f5": -19.9,
    "m7": -18.7,
    "Alicia": -19.2,
    "m1": -20.7,
    "f4": -17.7,
    "Annie": -19.4,
}
TARGET = min(LEVELS.values())  # the mixer can only make a voice quieter

SENTENCES = {
    "fr": "Étoile. Bob retourne la carte en haut à gauche : A noir.",
    "en": "Star. Bob turns up the card at the top left: black A.",
}


def variant(seat: int | None) -> str:
    return NARRATOR if seat is None else SEATS[seat % len(SEATS)]


def gain(name: str) -> float:
    """What to multiply a variant with to have it as loud as the others."""
    return float(min(1.0, 10 ** ((TARGET - LEVELS.get(name, TARGET)) / 20)))


def loudness(samples: bytes, frequency: int = 22050) -> float:
    """dB below full scale of the frames in which somebody speaks; -inf for silence."""
    values = array("h", samples)
    step = frequency // 50
    powers = [sum(v * v for v in values[at : at + step]) / step for at in range(0, len(values) - step + 1, step)]
    floor = (32768 * 10 ** (-45 / 20)) ** 2
    spoken = [power for power in powers if power > floor]
    return 10 * math.log10(sum(spoken) / len(spoken) / 32768**2) if spoken else -math.inf


def measure() -> dict[str, float]:
    from access_game.devices.speech.espeak import engine

    table: dict[str, float] = {}
    for name in (NARRATOR, *SEATS):
        each = []
        for language, sentence in SENTENCES.items():
            each.append(loudness(engine().samples(sentence, f"{language}+{name}" if name else language, 175)))
        table[name] = round(sum(each) / len(each), 1)
    return table


if __name__ == "__main__":
    for name, level in measure().items():
        print(f'    "{name}": {level},')
