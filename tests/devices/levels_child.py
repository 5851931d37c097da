"""A process of its own with the real mixer on SDL's disk driver: prints, as one JSON object, how loud everything is to
an ear at the usual settings, and what became of a cue that precedes words."""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from array import array
from collections.abc import Callable
from pathlib import Path

from meter import ear_level, loudest

from access_game.devices.sound.cues import Cues, Volumes, names
from access_game.devices.sound.mixer import Mixer
from access_game.devices.speech import levels
from access_game.devices.speech.builtin import Builtin
from access_game.devices.speech.queue import SpeechQueue
from access_game.devices.speech.voice import Phrase
from access_game.home.settings import Settings
from access_game.narration.utterance import Cue, Say, Utterance

RATE = 44100
SENTENCES = {"fr": "Étoile, ligne 3, colonne 2.", "en": "Star, row 3, column 2."}
USUAL = Settings()
Ears = tuple["array[int]", "array[int]"]


class Recorder:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "sound.raw"
        os.environ |= {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(self.file)}

    def record(self, play: Callable[[Mixer], None], delay: int) -> Ears:
        """Both ears. `delay`: milliseconds a buffer; 1 is faster than the ear, 11 what a real device needs."""
        import pygame.mixer

        os.environ["SDL_DISKAUDIODELAY"] = str(delay)
        # Opened here and not by the mixer, which would send somebody to knock before each of fifty sounds.
        pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
        mixer = Mixer()
        assert mixer.open()
        play(mixer)
        while any(channel.get_busy() for channel in mixer.effect_channels()):
            time.sleep(0.002)
        pygame.mixer.quit()
        both = array("h", self.file.read_bytes())
        return both[0::2], both[1::2]


def onset(ear: array[int]) -> int:
    return next((at for at, value in enumerate(ear) if abs(value) > 60), len(ear))


def level(ears: Ears) -> float:
    """Of what is heard in the middle: both ears get the same."""
    ear = ears[0]
    return round(ear_level(ear[onset(ear) :], RATE), 2)


def usual_volumes() -> Volumes:
    """As `Dials.obey` sets them."""
    return Volumes(USUAL.effects / 100, USUAL.effects / 160)


def spoken(language: str, seat: int | None) -> Callable[[Mixer], None]:
    phrase = Phrase(SENTENCES[language], language, seat, USUAL.rate, USUAL.pitch, USUAL.volume / 100)
    return lambda mixer: Builtin(mixer).speak(phrase, threading.Event())


def cue(name: str, pan: float = 0.0) -> Callable[[Mixer], None]:
    def play(mixer: Mixer) -> None:
        Cues(mixer, volumes=usual_volumes()).play(Cue(name, pan))

    return play


def before_words(mixer: Mixer) -> None:
    """The voice is speaking already when the bell comes: the bell at the left, its words at the right."""
    cues = Cues(mixer, volumes=usual_volumes())
    queue = SpeechQueue([Builtin(mixer)], cues.play, on_speaking=cues.duck)
    queue.say(Utterance((Say("Bonjour."),), pan=1.0))
    queue.say(Utterance((Cue("bell", -1.0), Say(SENTENCES["fr"])), pan=1.0))
    queue.settle(30)
    queue.close()


def scene(recorder: Recorder) -> dict[str, float]:
    """How loud the bell is alone and before words: at its beginning, and once the words have begun."""
    alone = recorder.record(cue("bell", -1.0), 11)[0]
    left, right = recorder.record(before_words, 11)
    rung, tolled = onset(alone), onset(left)
    words = onset(right[tolled:])  # samples after the bell; before it somebody said good day
    until, since = int(0.1 * RATE), words + int(0.05 * RATE)
    return {
        "alone": loudest(alone[rung : rung + until], RATE, 0.05),
        "before words": loudest(left[tolled : tolled + until], RATE, 0.05),
        "words after": words / RATE,
        "tail alone": loudest(alone[rung + since : rung + since + RATE // 2], RATE),
        "tail under words": loudest(left[tolled + since : tolled + since + RATE // 2], RATE),
    }


def main(folder: Path) -> None:
    recorder = Recorder(folder)
    all_voices = [(language, seat) for language in SENTENCES for seat in (None, *range(len(levels.SEATS)))]
    report = {
        "voices": {
            f"{language} {seat}": level(recorder.record(spoken(language, seat), 1)) for language, seat in all_voices
        },
        "cues": {name: level(recorder.record(cue(name), 1)) for name in names()},
        "scene": scene(recorder),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
