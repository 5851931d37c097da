"""The mouth of the program: its voice and its sounds, found, opened, replaced when lost, and closed."""

from __future__ import annotations

import sys
from threading import Thread
from typing import TYPE_CHECKING

from access_game.devices.sound.cues import Cues
from access_game.devices.sound.mixer import Mixer
from access_game.devices.speech.choice import Lookout, candidates
from access_game.devices.speech.queue import SpeechQueue
from access_game.devices.speech.sighting import Sighting
from access_game.devices.speech.tree_voice import TreeVoice
from access_game.devices.speech.voice import Voice
from access_game.narration.utterance import PROGRAM, Say

from .bystander import Bystander

if TYPE_CHECKING:
    from .app import Program

READERS = ("tree", "prism", "accessible_output")
WHO_SPEAKS = f"{PROGRAM}/reader"  # left when it changes: what is no longer true is not said
LAST_WORDS = 8.0  # seconds in which what is being said on leaving may come to its end


class Mouth:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.mixer = Mixer(buffer=program.settings.buffer)
        self.mixer.on_stuck = self._sound_stuck
        self.cues = Cues(self.mixer)
        self.queue: SpeechQueue | None = None
        self.is_mute = False  # a voice was wanted and none can speak: a screen reader may read the window instead
        self.bystander = Bystander(program, self._turned, self._unread)
        self._lookout: Lookout | None = None

    @property
    def is_read(self) -> bool:
        """A screen reader reads the window and is the voice."""
        tree = self.bystander.tree
        return tree is not None and tree.is_voice

    @property
    def unsaid(self) -> frozenset[int]:
        """What happened and was not said yet: whoever gets the word says it."""
        return self.queue.unbegun if self.queue is not None else frozenset()

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
        tree = self.bystander.hire(wish)
        voices = candidates(wish, self.mixer, tree=tree)
        if self.queue is None:
            program.dials.obey(settings)  # before the first sound
            manner = program.dials.manner()
            self.queue = SpeechQueue(
                voices, self.cues.play, manner=manner, on_lost=self.lost, on_speaking=self.cues.duck,
                tape=program.console.tape, is_pressed=lambda: program.console.is_obeying,
            )  # fmt: skip
            program.console.ears.append(self.queue)
            if settings.sound == "on":
                self.cues.open()  # also where nobody speaks
        else:
            self._be_mute(False)
            self.queue.use(voices)
        if wish == "auto" and (tree is not None or not sys.platform.startswith("linux")):
            self._watch(voices, tree)

    def _watch(self, voices: list[Voice], tree: TreeVoice | None) -> None:
        assert self.queue is not None
        if tree is None:
            self._lookout = Lookout(self.queue, voices, on_come=self._came)
        else:
            self._lookout = Lookout(self.queue, voices, self.bystander.look, on_come=self._came, on_go=self._went)

    def bring_back(self) -> None:
        """Whatever was chosen, lost or switched off: the built-in voice speaks, now, and is kept."""
        program, console = self.program, self.program.console
        was_chosen = program.settings.speech == "builtin"
        program.change(speech="builtin")
        if was_chosen and (self.queue is None or self.queue.voice.name != "builtin"):
            self.open()
        console.focus((Say(console.text("voice-back")), *console.here()))

    # Who speaks now ------------------------------------------------------------------------------
    def lost(self, name: str, next_name: str) -> None:
        """That one cannot speak, or cannot any more. On the queue's thread."""
        console, tree = self.program.console, self.bystander.tree
        if next_name == "off":
            console.announce("voice-none" if name else "voice-never", PROGRAM)
            self._be_mute(True)
        elif name == "tree" and tree is not None and tree.is_sighted and tree.sighting is not None:
            self._tell_reader("reader-gone" if tree.is_gone else "reader-unread", tree.sighting, next_name)
        elif name != "tree" and not (name in READERS and next_name in READERS):
            # Else no reader runs and none was asked for, or the one that was speaks by another road.
            console.announce("voice-instead", PROGRAM, name=name, next=next_name)

    def _came(self, voice: Voice) -> None:
        """A screen reader has the word. What is being said by ours is cut, never two at once, and the page is read by
        whoever speaks now; then it is told who that is. (Orca reads a window it has just got to know before all.)"""
        console, reader = self.program.console, voice.reader
        console.take_away(WHO_SPEAKS)
        self._dress()  # the queue does so when it gets round to it: what is said now would be read by nobody
        console.introduce()
        console.announce("reader-came", WHO_SPEAKS, reader=reader)

    def _went(self, voice: Voice) -> None:
        if isinstance(voice, TreeVoice) and voice.sighting is not None:
            self._tell_reader("reader-gone", voice.sighting)

    def _unread(self, reader: Sighting) -> None:
        self._tell_reader("reader-unread", reader)

    def _tell_reader(self, id: str, reader: Sighting, next_name: str = "builtin") -> None:
        """Once of each, and then the page: nobody knows what of it was read."""
        console = self.program.console
        if self.bystander.is_news(id, reader):
            console.take_away(WHO_SPEAKS)
            console.announce(id, WHO_SPEAKS, reader=reader.reader, next=next_name)
            console.introduce_behind()

    def _turned(self) -> None:
        """The window has become a reader's voice, or is it no longer: it shows more, or less, and may be covered."""
        self._dress()
        self.program.console.refresh()

    def _be_mute(self, mute: bool) -> None:
        self.is_mute = mute
        self._dress()

    def _dress(self) -> None:
        if self.program.face is not None:
            self.program.face.dress(self.program.settings)

    # The sound device ----------------------------------------------------------------------------
    def _sound_stuck(self) -> None:
        """The sound device hangs. The evening goes on without it; should it answer yet, the voice speaks."""
        self.program.console.announce("sound-stuck", PROGRAM)
        Thread(target=self._await_sound, name="late-sound", daemon=True).start()

    def _await_sound(self) -> None:
        if self.mixer.comes_late():
            self.open()
            self.program.console.announce("sound-back", PROGRAM)

    def close(self) -> None:
        if self._lookout is not None:
            self._lookout.close()
        if self.queue is not None:
            self.queue.settle(LAST_WORDS)
            self.mixer.give_up()  # a device that has not answered by now need not
            self.queue.close()
        self.mixer.close()
