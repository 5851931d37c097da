"""The reel: the tape of this evening, where one was wished for. It is begun before anything else is opened, said, and
told of once should it break; the match never waits for it."""

from __future__ import annotations

import platform
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from access_game import __version__
from access_game.devices.tape import Tape, open_tape
from access_game.games import open_box, stems
from access_game.narration.utterance import PROGRAM, Say, Utterance

if TYPE_CHECKING:
    from .app import Program


class Reel:
    def __init__(self, program: Program) -> None:
        self.program, self.console = program, program.console
        self.path = Path(program.wishes.tape)
        self._is_begun = False
        self._lost: OSError | None = None  # it broke before anybody was there to be told

    @property
    def name(self) -> str:
        """As it is said: nobody wants to hear a whole path."""
        return self.path.name

    def begin(self) -> None:
        """OSError or NotATape where there cannot be one; nothing has been opened by then."""
        if not self.program.wishes.tape:
            return
        tape = self.console.tape = Tape(open_tape(self.path), on_broken=self.break_off)
        settings = self.program.settings
        tape.about(
            "tape",
            version=__version__,
            python=platform.python_version(),
            system=platform.platform(),
            language=self.program.language,
            face="terminal" if self.program.wishes.terminal else "window",
            speech=settings.speech,
            braille=settings.braille,
            sound=settings.sound,
            games={stem: open_box(stem).GAME.rules for stem in stems()},
        )
        if self._lost is not None:
            raise OSError(self._lost.errno, self._lost.strerror, str(self.path))
        self._is_begun = True

    def introduce(self) -> None:
        """Whoever is taped is told so, before anything worth a secret is said."""
        if self.console.tape.is_running:
            self.console.announce("tape-begun", PROGRAM, file=self.name)

    def come_to_fingers(self) -> None:
        """A display is opened last, when the others have heard it; and now it is known what speaks."""
        program, queue, dots = self.program, self.program.mouth.queue, self.program.fingers.dots
        if not self.console.tape.is_running:
            return
        voice = queue.voice if queue is not None else None
        face = "terminal" if program.face is not None and program.face.is_terminal else "window"
        display = program.fingers.display
        self.console.tape.about(
            "devices",
            face=face,
            speech=voice.name if voice is not None else "off",
            braille=display.name if display is not None else "off",
        )
        if dots is not None:
            text = self.console.text("tape-begun", file=self.name)
            dots.say(Utterance((Say(text),), language=program.language, braille=text, scope=PROGRAM))

    def warn(self) -> None:
        """Several people share this console: what each hears alone is on one tape."""
        evening = self.program.evening
        if not self.console.tape.is_running or evening is None or not evening.sitting.box.GAME.secrets:
            return
        if len(evening.people) > 1:
            self.console.announce("tape-shared", PROGRAM, file=self.name)

    def break_off(self, trouble: OSError) -> None:
        """On the thread of whichever ear wrote last, which may hold a lock of its own: told from another one."""
        if not self._is_begun:
            self._lost = trouble
            return
        Thread(target=self._tell_broken, name="tape", daemon=True).start()

    def _tell_broken(self) -> None:
        self.console.announce("tape-broken", PROGRAM, file=self.name)
