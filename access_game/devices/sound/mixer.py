"""The mixer of pygame, opened once for the voice and for the cues, and honest about whether it is open."""

from __future__ import annotations

import contextlib
import io
import math
import os
import sys
import threading
import wave
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from access_game.devices.sound.knock import Knock, sent

if TYPE_CHECKING:
    import pygame

BUFFERS = (256, 512, 1024, 2048)  # samples: the smaller, the quicker, the more easily torn
FREQUENCIES = (22050, 44100, 48000)
SPEECH, ALERT = 0, 1  # channels kept for the voice and for what must not be missed
_CHANNELS, _RESERVED = 16, 2
_UNHEARD = ("dummy", "disk")  # drivers of SDL that play for nobody
_HEALTHY = 0.25  # seconds, the reading of pygame included
_PATIENCE = 3.0  # seconds for a device to answer: a sound server that must start first takes one or two


class Mixer:
    """`open` may be called by everybody who needs it; the first call opens, the others are told how that went. A
    device that hangs is waited for once, for a while; `on_stuck` is called then, on the thread that waited."""

    def __init__(self, frequency: int = 44100, buffer: int = 512, patience: float = _PATIENCE) -> None:
        self.frequency = frequency
        self.buffer = buffer
        self.reason = ""  # why it could not be opened, in the words of SDL
        self.is_stuck = False  # the device did not answer in time
        self.on_stuck: Callable[[], None] | None = None
        self._patience = patience
        self._knock: Knock | None = None
        self._knocking = threading.Lock()
        self._lock = threading.Lock()
        self._ours = False
        self._next = _RESERVED

    def knock(self) -> Knock | None:
        """Ask whether the device answers. Returns at once; the earlier it is called, the less `open` waits. Nobody
        knocks where we are inside: some devices let in one at a time."""
        with self._knocking:
            if self._knock is None and not self.is_open:
                self._knock = sent(self.frequency, self.buffer)
            return self._knock

    def begin(self) -> None:
        """Open it, and wait for it no longer than a healthy device needs. Not to wait at all would be slower: our own
        thread would take Python's lock from those who open the device and speak the first word (17 ms, measured)."""
        opening = threading.Thread(target=self.open, name="mixer", daemon=True)
        opening.start()
        opening.join(_HEALTHY)

    def comes_late(self) -> bool:
        """After it was stuck: wait until the device answers after all, or we close, and open it."""
        knock = self._knock
        if knock is None:
            return False
        knock.is_answered(None)
        return not knock.is_over and self.open()

    def open(self) -> bool:
        self.knock()
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        try:
            import pygame  # before the answer is waited for: it comes meanwhile
            import pygame.mixer
        except (ImportError, NotImplementedError) as error:
            self.reason = str(error)
            return False
        if not self._may_go_in():
            return False
        with self._lock:
            try:
                if not pygame.mixer.get_init():
                    with _hushed():
                        pygame.mixer.init(self.frequency, -16, 2, self.buffer, allowedchanges=0)
                    self._ours = True
                pygame.mixer.set_num_channels(_CHANNELS)
                pygame.mixer.set_reserved(_RESERVED)  # for those who play without naming a channel
            except (NotImplementedError, pygame.error) as error:
                self.reason = str(error)
            else:
                self.reason, self.is_stuck = "", False
            self._take_knock()
            return self.is_open

    def _may_go_in(self) -> bool:
        knock = self.knock()
        if knock is None:
            return True
        if not knock.is_answered(0.0 if self.is_stuck else self._patience):
            self.reason = "the sound device does not answer"
            with self._knocking:
                is_news, self.is_stuck = not self.is_stuck, True
            if is_news and self.on_stuck is not None:
                self.on_stuck()
            return False
        if knock.is_over or knock.is_broken:
            self.reason = "the sound device has broken down"
            return False
        return True

    def _take_knock(self) -> Knock | None:
        with self._knocking:
            knock, self._knock = self._knock, None
        return knock

    def give_up(self) -> None:
        """We are leaving: nobody waits for the device any more."""
        knock = self._take_knock()
        if knock is not None:
            knock.close()

    def close(self) -> None:
        self.give_up()
        with self._lock:
            if self._ours:
                import pygame.mixer

                pygame.mixer.quit()
                self._ours = False

    @property
    def is_open(self) -> bool:
        opened = sys.modules.get("pygame.mixer")  # asking must not cost the import
        return opened is not None and opened.get_init() is not None

    @property
    def driver(self) -> str:
        """The name of the sound system behind SDL; empty while closed."""
        import pygame.mixer

        return str(pygame.mixer.get_driver()) if self.is_open else ""

    @property
    def is_audible(self) -> bool:
        """Open, and on something that can be heard."""
        return self.is_open and self.driver not in _UNHEARD

    def channel(self, number: int) -> pygame.mixer.Channel:
        import pygame.mixer

        return pygame.mixer.Channel(number)

    def free_channel(self) -> pygame.mixer.Channel | None:
        """A channel for an effect: a free one, else the next in turn, which has sounded longest."""
        channels = self.effect_channels()  # pygame's own search would also give away the channel of the voice
        if not channels:
            return None
        self._next = next((c.id for c in channels if not c.get_busy()), _RESERVED + (self._next + 1) % len(channels))
        return self.channel(self._next)

    def effect_channels(self) -> list[pygame.mixer.Channel]:
        return [self.channel(number) for number in range(_RESERVED, _CHANNELS)] if self.is_open else []

    def sound(self, samples: bytes, frequency: int, channels: int = 1) -> pygame.mixer.Sound:
        """Samples of any rate as a Sound: SDL converts them in C, faster and better than we could in Python."""
        import pygame.mixer

        return pygame.mixer.Sound(file=io.BytesIO(as_wav(samples, frequency, channels)))


def play_at(
    channel: pygame.mixer.Channel, sound: pygame.mixer.Sound, left: float, right: float, volume: float = 1.0
) -> None:
    """Start a sound in its place. The place comes first: set afterwards, a first buffer may sound in the wrong ear."""
    channel.stop()  # what ends on a channel takes its place with it
    sound.set_volume(volume)
    channel.set_volume(left, right)
    channel.play(sound)


def as_wav(samples: bytes, frequency: int, channels: int = 1) -> bytes:
    """16-bit samples with the header of a WAV file."""
    page = io.BytesIO()
    with wave.open(page, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(frequency)
        file.writeframes(samples)
    return page.getvalue()


def ears(pan: float, volume: float = 1.0) -> tuple[float, float]:
    """Left and right loudness of a place: full on both sides in the middle, towards a side the other ear fades."""
    angle = (max(-1.0, min(pan, 1.0)) + 1) * math.pi / 4
    left, right = math.cos(angle) * math.sqrt(2), math.sin(angle) * math.sqrt(2)
    return min(left, 1.0) * volume, min(right, 1.0) * volume


@contextlib.contextmanager
def _hushed() -> Iterator[None]:
    """ALSA tells the terminal, in English and at length, that there is no sound card. We say it in a sentence."""
    try:
        kept = os.dup(2)
    except OSError:  # there is nobody to be spared
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
