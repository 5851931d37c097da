"""How loud something is to an ear: the loudest moment of what the mixer played, weighted as ears weigh pitches."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

_RUMBLE = (20.599, 20.599, 107.653, 737.862)  # Hz: below these the ear hears less and less (the A curve of IEC 61672)
_HISS = (12194.217, 12194.217)  # Hz: above these too
MOMENT = 0.08  # seconds: what is shorter an ear takes together


def weighted(samples: Sequence[float], rate: int) -> list[float]:
    """As loud as they are to an ear, 1,000 Hz unchanged."""
    heard = [float(value) for value in samples]
    for pole in _RUMBLE:
        heard = _passed(heard, pole, rate, high=True)
    for pole in _HISS:
        heard = _passed(heard, pole, rate, high=False)
    gain = 10 ** (_loss_at(1000, rate) / 20)
    return [value * gain for value in heard]


def loudest(samples: Sequence[float], rate: int, moment: float = MOMENT) -> float:
    """dB below full scale of the loudest moment; what is shorter than a moment counts as that moment."""
    step = max(1, int(moment * rate / 8))
    powers = [sum(value * value for value in samples[at : at + step]) for at in range(0, len(samples), step)]
    whole = [sum(powers[at : at + 8]) for at in range(max(1, len(powers) - 7))]
    return 10 * math.log10(max(whole) / (8 * step) / 32768**2) if any(whole) else -math.inf


def ear_level(samples: Sequence[float], rate: int) -> float:
    return loudest(weighted(samples, rate), rate)


def _passed(samples: Iterable[float], pole: float, rate: int, *, high: bool) -> list[float]:
    """A filter of the first order, from its analogue twin by the bilinear transform."""
    warped = math.tan(math.pi * min(pole / rate, 0.49))
    a = (warped - 1) / (warped + 1)
    b0, b1 = (1 / (1 + warped), -1 / (1 + warped)) if high else (warped / (1 + warped),) * 2
    out, before, last = [], 0.0, 0.0
    for value in samples:
        last = b0 * value + b1 * before - a * last
        before = value
        out.append(last)
    return out


def _loss_at(pitch: float, rate: int) -> float:
    """dB that the chain takes from a tone."""
    loss = 0.0
    for pole in _RUMBLE:
        w, p = math.tan(math.pi * pitch / rate), math.tan(math.pi * pole / rate)
        loss -= 20 * math.log10(w / math.hypot(w, p))
    for pole in _HISS:
        w, p = math.tan(math.pi * pitch / rate), math.tan(math.pi * pole / rate)
        loss -= 20 * math.log10(p / math.hypot(w, p))
    return loss
