"""The mouth of the program: its voice and its sounds, found, opened, replaced when lost, and closed."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from access_game.devices.sound.cues import Cues
from access_game.devices.sound.mixer import Mixer
from access_game.devices.speech.choice import Lookout, candidates
from access_game.devices.speech.queue import SpeechQueue

if TYPE_CHECKING:
    from .app import Program

LAST_WORDS = 3.0  # seconds in which what is being said on leaving may come to its end


class Mouth:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.mixer = Mixer(buffer=program.settings.buffer)
        self.mixer.on_stuck = self._sound_stuck
        self.cues = Cues(self.mixer)
        self.queue: SpeechQueue | None = None
        self.is_mute = False  # a voice was wanted and none can speak: a screen reader may read the window instead
        self._lookout: Lookout | None = None

    def open(self) -> None:
        """The voice comes first: everything else can wait until something has been said. Where the player chooses
        another one it speaks from the next sentence on."""
        program = self.program
        settings = program.settings
        wish = settings.speech
        if self._lookout is not None:
            self._lookout.close()
            self._lookout = None
        if program.wishes.terminal and wish == "auto":
            wish = "off"  # the terminal's own screen reader reads the lines: never two voices at once
            if self.queue is None:
                return
        voices = candidates(wish, self.mixer)
        if self.queue is None:
            program.dials.obey(settings)  # before the first sound
            manner = program.dials.manner()
            self.queue = SpeechQueue(
                voices, self.cues.play, manner=manner, on_lost=self.lost, on_speaking=self.cues.duck,
                tape=program.console.tape,
            )  # fmt: skip
            program.console.ears.append(self.queue)
            if settings.sound == "on":
                self.cues.open()  # also where nobody speaks
        else:
            self._be_mute(False)
            self.queue.use(voices)
        if wish == "auto":
            self._lookout = Lookout(self.queue, voices)

    def lost(self, name: str, next_name: str) -> None:
        console = self.program.console
        if next_name == "off":
            console.announce("voice-none" if name else "voice-never")
            self._be_mute(True)
            return
        lost, heir = (console.text(f"setting-speech-{one}") for one in (name, next_name))
        console.announce("voice-lost", name=lost, next=heir)

    def _be_mute(self, mute: bool) -> None:
        self.is_mute = mute
        if self.program.face is not None:
            self.program.face.dress(self.program.settings)

    def _sound_stuck(self) -> None:
        """The sound device hangs. The evening goes on without it; should it answer yet, the voice speaks."""
        self.program.console.announce("sound-stuck")
        Thread(target=self._await_sound, name="late-sound", daemon=True).start()

    def _await_sound(self) -> None:
        if self.mixer.comes_late():
            self.open()
            self.program.console.announce("sound-back")

    def close(self) -> None:
        if self._lookout is not None:
            self._lookout.close()
        if self.queue is not None:
            self.queue.settle(LAST_WORDS)
            self.mixer.give_up()  # a device that has not answered by now need not
            self.queue.close()
        self.mixer.close()
