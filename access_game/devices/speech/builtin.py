"""The built-in voice: espeak-ng in process, heard through the mixer. Needs no system package and no network.

A short text is rendered whole (about a millisecond) and kept. A long one is streamed: its first third of a second
sounds while the rest is being rendered, with the seam laid in the quietest place, so that it cannot be heard.
"""

from __future__ import annotations

import re
import threading
import time
from array import array
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from access_game.devices.sound.mixer import SPEECH, Mixer, as_wav, ears, play_at
from access_game.devices.speech import espeak, levels
from access_game.devices.speech.accent import at_home
from access_game.devices.speech.pronunciation import pronounced
from access_game.devices.speech.voice import Ability, Phrase, VoiceLost

if TYPE_CHECKING:
    import pygame

_SHORT = 40  # characters: up to here rendering whole costs less than a seam
_LONG = 240  # characters: from here sentence by sentence
_KEPT_SECONDS = 3.0  # what lasts longer is not worth keeping
_KEPT_BYTES = 16_000_000  # a hundred card names in every voice of a table
_FIRST_SECONDS = 0.3
_SEAM_SECONDS = 0.01
_STUCK_SECONDS = 10.0  # a device that is this late no longer plays anything
_POLL_SECONDS = 0.003

Key = tuple[str, str, int, int]  # text, voice, rate, pitch


class Builtin:
    name = "builtin"
    description = "The built-in voice (espeak-ng)"
    reader = ""
    abilities = (
        Ability.CANCEL
        | Ability.PAN
        | Ability.VOICES
        | Ability.RATE
        | Ability.PITCH
        | Ability.VOLUME
        | Ability.MARKS
        | Ability.RENDER
    )

    def __init__(self, mixer: Mixer | None = None) -> None:
        self._mixer = mixer or Mixer()
        self._kept: OrderedDict[Key, pygame.mixer.Sound] = OrderedDict()
        self._kept_bytes = 0
        self._lock = threading.Lock()

    def check(self) -> bool:
        try:
            espeak.engine()
        except espeak.EspeakError:
            return False
        return self._mixer.open()

    def open(self) -> None:
        if not self.check():
            raise VoiceLost(f"{self.name}: {self._mixer.reason}")

    def close(self) -> None:
        self.cancel()
        with self._lock:
            self._kept.clear()
            self._kept_bytes = 0

    def cancel(self) -> None:
        if not self._mixer.is_open:
            return
        channel = self._mixer.channel(SPEECH)
        if channel.get_queue() is not None:
            # Stopping a channel starts what is queued on it: let that be nothing.
            channel.queue(self._mixer.sound(bytes(8), 22050))
            channel.stop()
        channel.stop()

    def speak(self, phrase: Phrase, cut: threading.Event) -> None:
        if not phrase.text.strip() or cut.is_set():
            return
        if not self._mixer.is_open:
            raise VoiceLost(f"{self.name}: the mixer is closed")
        import pygame

        try:
            self._play(phrase, cut)
        except (pygame.error, espeak.EspeakError) as error:
            raise VoiceLost(f"{self.name}: {error}") from error
        finally:
            if cut.is_set():
                self.cancel()  # it may have been set between rendering and playing

    def prepare(self, texts: Iterable[str], like: Phrase) -> None:
        """Render and keep these texts, so that they are said without any delay."""
        for text in texts:
            self._kept_or_rendered(_key(like, text))

    def render(self, phrase: Phrase) -> bytes:
        """What `speak` would play, as a stereo WAV file. Needs no sound card."""
        engine = espeak.engine()
        samples = engine.samples(*_key(phrase, phrase.text))
        left, right = ears(phrase.pan, phrase.volume * levels.gain(levels.variant(phrase.voice)))
        return as_wav(_stereo(samples, left, right), engine.frequency, 2)

    def _play(self, phrase: Phrase, cut: threading.Event) -> None:
        channel = self._mixer.channel(SPEECH)
        volume = max(0.0, min(phrase.volume, 1.0)) * levels.gain(levels.variant(phrase.voice))
        if len(phrase.text) <= _SHORT:
            self._start(channel, self._kept_or_rendered(_key(phrase, phrase.text)), phrase.pan, volume, cut)
            self._wait(channel, cut)
            return
        for text in _sentences(phrase.text):
            for piece in self._streamed(_key(phrase, text), channel, phrase.pan, volume, cut):
                self._queue(channel, piece, volume, cut)
        self._wait(channel, cut)

    def _start(
        self,
        channel: pygame.mixer.Channel,
        sound: pygame.mixer.Sound,
        pan: float,
        volume: float,
        cut: threading.Event,
    ) -> None:
        if not cut.is_set():
            play_at(channel, sound, *ears(pan), volume)

    def _streamed(
        self, key: Key, channel: pygame.mixer.Channel, pan: float, volume: float, cut: threading.Event
    ) -> Iterator[pygame.mixer.Sound]:
        """Start the first piece from within the engine's callback where nothing sounds yet; give the rest."""
        engine = espeak.engine()
        first_bytes = int(_FIRST_SECONDS * engine.frequency) * 2
        gathered = bytearray()
        started = channel.get_busy()
        failures: list[Exception] = []

        def pour(chunk: bytes) -> bool:
            nonlocal started
            gathered.extend(chunk if gathered or started else _from_first_sound(chunk))
            if not started and len(gathered) >= first_bytes and not failures:
                started = True
                try:
                    at = _quietest(gathered, engine.frequency)
                    self._start(channel, self._mixer.sound(bytes(gathered[:at]), engine.frequency), pan, volume, cut)
                    del gathered[:at]
                except Exception as error:  # C called us: the error must wait until we are back in Python
                    failures.append(error)
            return not cut.is_set() and not failures

        engine.speak(*key, pour)
        if failures:
            raise failures[0]
        if gathered and not cut.is_set():
            if started:
                # The place set on a channel ends with its first sound: what is queued carries its own.
                yield self._mixer.sound(_stereo(bytes(gathered), *ears(pan)), engine.frequency, 2)
            else:
                self._start(channel, self._mixer.sound(bytes(gathered), engine.frequency), pan, volume, cut)

    def _queue(
        self, channel: pygame.mixer.Channel, sound: pygame.mixer.Sound, volume: float, cut: threading.Event
    ) -> None:
        sound.set_volume(volume)
        late = _deadline(channel)
        while channel.get_queue() is not None and not cut.wait(_POLL_SECONDS):
            _or_lost(late)
        if not cut.is_set():
            channel.queue(sound)  # plays at once where the piece before has already ended

    def _wait(self, channel: pygame.mixer.Channel, cut: threading.Event) -> None:
        late = _deadline(channel)
        # First the queue, then the sound: while one piece hands over to the next, the channel looks idle.
        while (channel.get_queue() is not None or channel.get_busy()) and not cut.wait(_POLL_SECONDS):
            _or_lost(late)

    def _kept_or_rendered(self, key: Key) -> pygame.mixer.Sound:
        with self._lock:
            sound = self._kept.get(key)
            if sound is not None:
                self._kept.move_to_end(key)
                return sound
        engine = espeak.engine()
        sound = self._mixer.sound(_from_first_sound(engine.samples(*key)), engine.frequency)
        if sound.get_length() <= _KEPT_SECONDS:
            self._keep(key, sound)
        return sound

    def _keep(self, key: Key, sound: pygame.mixer.Sound) -> None:
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = sound
            self._kept_bytes += _size(sound)
            while self._kept_bytes > _KEPT_BYTES:
                _, oldest = self._kept.popitem(last=False)
                self._kept_bytes -= _size(oldest)


def _key(phrase: Phrase, text: str) -> Key:
    """`text`: the phrase or a part of it, as it is written; the engine gets it as it is to be said."""
    name = levels.variant(phrase.voice)
    language = phrase.language or "fr"
    return said(text, language), f"{language}+{name}" if name else language, phrase.rate, phrase.pitch


@lru_cache(maxsize=2048)
def said(text: str, language: str) -> str:
    spelled = pronounced(text, language)
    return at_home(spelled, espeak.phonemes) if language.startswith("fr") else spelled


def _size(sound: pygame.mixer.Sound) -> int:
    return int(sound.get_length() * 44100) * 4


def _deadline(channel: pygame.mixer.Channel) -> float:
    sounds = (channel.get_sound(), channel.get_queue())
    return time.monotonic() + _STUCK_SECONDS + 2 * sum(sound.get_length() for sound in sounds if sound is not None)


def _or_lost(late: float) -> None:
    if time.monotonic() > late:
        raise VoiceLost("the sound device no longer plays")


def _sentences(text: str) -> list[str]:
    """A text in pieces that are said by themselves; a short one stays whole, for its melody."""
    if len(text) <= _LONG:
        return [text]
    return [piece for piece in re.split(r"(?<=[.!?…;:])\s+", text) if piece]


def _from_first_sound(samples: bytes) -> bytes:
    """A word that begins with p, t or k begins with 40 ms of silence: nobody misses it, everybody waits for it."""
    heard = len(samples) - len(samples.lstrip(b"\0"))
    return samples[heard // 2 * 2 :]


def _stereo(samples: bytes, left: float, right: float) -> bytes:
    """One voice for two ears, each with its own loudness."""
    mono = array("h", samples)
    both = array("h", bytes(len(samples) * 2))
    for ear, loudness in enumerate((left, right)):
        factor = int(loudness * 32768)
        both[ear::2] = mono if factor >= 32768 else array("h", [value * factor >> 15 for value in mono])
    return both.tobytes()


def _quietest(samples: bytearray, frequency: int) -> int:
    """Where a seam is heard least: a byte offset in the second half."""
    values = array("h", bytes(samples))
    width = max(1, int(_SEAM_SECONDS * frequency))
    starts = range(len(values) // 2, len(values) - width, width // 2)
    loudest = {at: max(abs(value) for value in values[at : at + width]) for at in starts}
    best = min(loudest, key=lambda at: loudest[at], default=len(values) - width // 2)
    return (best + width // 2) * 2
