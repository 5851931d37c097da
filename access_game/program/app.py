"""The program: the only file that knows everything. It builds the devices, seats the players, runs the match."""

from __future__ import annotations

import logging
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any

from access_game.core.journal import Header, NotKept
from access_game.core.table import READS
from access_game.devices.keys.keymap import Keymap
from access_game.devices.sound.cues import learn
from access_game.devices.speech.voice import Ability
from access_game.games import open_box
from access_game.hall.acquaintance import Acquaintance
from access_game.hall.evening import Evening
from access_game.hall.hall import Hall
from access_game.hall.lesson import Lesson
from access_game.hall.results import Results
from access_game.home.home import Home
from access_game.home.profiles import Shelf
from access_game.home.settings import Settings
from access_game.host.loose import Keeper
from access_game.host.saves import Waiting, is_used, waiting
from access_game.narration.phrasebook import Phrasebook
from access_game.narration.utterance import GREETING, LESSON, PAGE, PROGRAM, Cue, Lane, Say, Utterance
from access_game.players.console import Console
from access_game.players.party import BRAILLE_ONLY, CURTAIN, EARPHONES, OPEN_HANDS
from access_game.words.judge import Judge
from access_game.words.library import Library

from .dials import Dials, language_of
from .door import Door
from .endings import minded
from .faces import Face, TerminalFace, window_face
from .fingers import Fingers
from .mouth import Mouth
from .neighbours import Neighbours
from .patience import Patience
from .reel import Reel
from .truth import keeping, said_of
from .wishes import Wishes

_log = logging.getLogger(__name__)


class Program:
    """The house of the hall: see `hall.house.House`."""

    def __init__(self, wishes: Wishes, home: Home | None = None) -> None:
        self.wishes, self.home = wishes, home or Home()
        self.shelf = Shelf.open(self.home)
        self.acquaintance = Acquaintance(self.shelf)
        settings = self.settings
        self.language = language_of(settings.language)
        self.library = Library(self.language, self.home.words(self.language), self.word_lost)
        self.console = Console(Phrasebook(self.language), Keymap.from_changes(settings.keys))
        self.dials = self.console.knobs = Dials(self)
        self.evening: Evening | None = None
        self.lesson: Lesson | None = None
        self.mouth, self.fingers = Mouth(self), Fingers(self.console)
        self.face: Face | None = None
        self.hall, self.door, self.reel = Hall(self), Door(self), Reel(self)
        self.patience, self.fingers.on_come = Patience(self), self.braille_came
        self.neighbours = Neighbours(self)
        self.fingers.others = lambda: self.settings.displays.values()
        self.console.on_fault = self.fault
        self.console.commands["settings"] = self.hall.settings_pages.open
        self.console.commands["quit"] = self.hall.leave
        self.console.commands["voice_back"] = self.mouth.bring_back
        self.is_single = False  # one match, then out: `play` and `continue`
        self.exit_code = 0
        self._is_leaving = self.is_asked_to_end = False
        self._is_looping = False  # the face looks at every round whether it is to stop
        self._left = Event()

    @property
    def settings(self) -> Settings:
        return self.wishes.over(self.shelf.settings)

    # Devices -------------------------------------------------------------------------------------
    def open_braille(self) -> None:
        """The display the player wants; where it is not there, that is said."""
        self.fingers.open(self.settings, self.language, self.patience.is_alone, self.patience.is_unheard)
        self.hall.renew()  # its help speaks of the keys there are
        self.patience.look()

    def braille_came(self) -> None:
        self.hall.renew()
        self.reel.come_to_fingers()
        self.patience.look()

    def close_devices(self) -> None:
        self.neighbours.close()
        self.fingers.close()
        self.mouth.close()

    # The house -----------------------------------------------------------------------------------
    def change(self, **chosen: Any) -> None:
        self.dials.change(chosen)

    def choose_profile(self, profile: str) -> None:
        self.dials.choose_profile(profile)

    def speak(self, language: str) -> None:
        """From now on in that language."""
        self.language = language
        self.console.book = Phrasebook(language, manner=self.console.book.manner)
        self.console.answer_by(self.console.book.manner)
        self.library = Library(language, self.home.words(language), self.word_lost)
        self.neighbours.speak(language)
        self.hall.renew()

    def word_lost(self, word: str) -> None:
        """The table accepted it, and the disk did not."""
        self.console.announce("word-not-kept", PROGRAM, word=word, file=str(self.library.personal.path))

    @property
    def is_read(self) -> bool:
        return self.fingers.dots is not None or self.mouth.bystander.is_there

    @property
    def has_played(self) -> bool:
        return is_used(self.home.matches)

    def waiting(self) -> Sequence[Waiting]:
        return waiting(self.home.matches)

    def word_list(self) -> Judge:
        return self.library.judge()

    def sounds(self) -> Sequence[tuple[str, str]]:
        return [(cue.name, cue.fr if self.language == "fr" else cue.en) for cue in learn()]

    def voice_sample(self, settings: Settings, text: str) -> None:
        self.console.say(Utterance((Say(text),), Lane.FOCUS, language=self.language, braille=text))

    def quit(self) -> None:
        self._left.set()
        if self.face is not None:
            self.face.close()

    # Matches -------------------------------------------------------------------------------------
    def play(self, header: Header) -> None:
        words = self.library.wait()
        own = self.neighbours.names
        self.door.begin(replace(readers(header, self.console, own), words=words.id if words is not None else ""))

    def take_up(self, match: Waiting) -> None:
        self.door.take_up(match)

    def open_match(self, path: Path) -> None:
        """Raises Damaged, OtherRules or OSError; the file is then left as it is."""
        self.door.open(path)

    def sit(self, file: Keeper) -> None:
        settings = self.settings
        self.evening = Evening(
            self.console, file, file.lines,
            judge=self.library.judge(), words=self.library.wait(), personal=self.library.personal,
            verbosity=settings.verbosity, privacy=self.privacy(settings, file.header), computers=settings.computers,
            acquaintance=self.acquaintance, own=self.neighbours.seated(file.header),
            on_end=self.match_ended, on_trouble=self.door.trouble,
        )  # fmt: skip
        with self.console.lock:
            self.evening.be_heard(not self.patience.is_unheard)
            self.evening.begin()  # nothing is told before this lock is free
            self.evening.warn()
            if file.lines:
                self.evening.tell("match-taken-up")
                self.evening.tell_standing()
            elif self.is_single:
                self.evening.introduce_computers()
            if self.library.missing is not None:
                self.console.announce("word-list-missing", PROGRAM, file=self.library.missing.file)
            self.reel.warn()

    def privacy(self, settings: Settings, header: Header) -> str:
        """An ear each needs a voice that can speak into one ear, and a hand in braille a line to read it on."""
        if not open_box(header.game).GAME.secrets:
            return OPEN_HANDS  # nothing to hide
        if header.levels.count("") < 2:
            return settings.privacy  # nobody to hide anything from
        voice = self.mouth.queue.voice if self.mouth.queue is not None else None
        if settings.privacy == EARPHONES and (settings.mono or voice is None or Ability.PAN not in voice.abilities):
            self.console.announce("no-earphones", PROGRAM)
            return CURTAIN
        if settings.privacy == BRAILLE_ONLY and not self.console.audience.has_fingers:
            self.console.announce("no-braille-line", PROGRAM)  # it may still come: then it is read there
        return settings.privacy

    def match_ended(self, finished: bool, fault: Exception | None) -> None:
        """On the host's thread, after the last card or when the people got up."""
        console, evening = self.console, self.evening
        assert evening is not None
        self.evening = None
        if fault is not None:
            self.exit_code = 1
        self.neighbours.rest()
        if not finished:
            console.enter(PAGE)  # whatever was left to be said of it
        words = ""
        if fault is not None and not isinstance(fault, NotKept):
            words = said_of(console.text, "match-fault", "match-fault-unkept", evening.file, self.home.matches)
        elif not finished and not self._is_leaving:
            words = keeping(console.text, evening.file, self.home.matches)
        if words:
            self.tell(words)
            self.neighbours.tell(words)
        if self._is_leaving or (self.is_single and (self.wishes.terminal or not finished)):
            self.quit()
        elif finished:
            Results(self, evening, self.enter_hall).open()
        else:
            self.enter_hall(by_itself=True)

    def enter_hall(self, by_itself: bool = False) -> None:
        """`by_itself`: no key has led here at once, so the menu waits behind what is still to be said."""
        with self.console.lock:
            self.hall.enter()
            if by_itself:
                self.console.introduce_behind()
            else:
                self.console.enter(PAGE)
                self.console.introduce()

    def teach(self, stem: str) -> None:
        self.lesson = Lesson(self.console, stem, self.back_from_lesson)
        self.lesson.begin()

    def back_from_lesson(self) -> None:
        self.lesson = None
        self.enter_hall(by_itself=self.console.scope == LESSON)

    # The run ----------------------------------------------------------------------------------------
    def run(self, begin: Callable[[], None] | None = None) -> int:
        """`begin` sits straight down; without it the hall is entered."""
        self.is_single = begin is not None
        self.reel.begin()
        try:
            with minded(self.be_asked_to_end), suppress(KeyboardInterrupt):
                self.mouth.open()
                face: Face = TerminalFace(self) if self.wishes.terminal else window_face(self)
                self.face = face
                self.hall.enter()
                if begin is None:
                    self.greet(face.is_terminal)
                self.reel.introduce()
                face.open()
                self.open_braille()
                self.neighbours.open()
                self.reel.come_to_fingers()
                if self.home.is_lent:
                    self.console.announce("home-lent", PROGRAM, folder=str(self.home.folder))
                if begin is not None:
                    self.patience.begin(begin)
                self._is_looping = True
                if not self.is_asked_to_end:
                    face.loop()
            if self.is_asked_to_end:
                self.leave()
        finally:
            self.end_evening()
            self.close_devices()
            self.console.tape.close()
        return self.exit_code

    def be_asked_to_end(self) -> bool:
        """Ctrl+C and its like: see `endings.py`."""
        self.is_asked_to_end = True
        if self.face is not None:
            self.face.stop()
        return self._is_looping

    def greet(self, terminal: bool) -> None:
        words = self.console.text("welcome")
        text = words if terminal else f"{words} {self.console.page.here()}"
        self.console.say(
            Utterance(
                (Cue("welcome"), Say(text)),
                language=self.language,
                braille=self.console.text("menu-title"),
                scope=GREETING,
            ),
            heard=self.after_greeting,
        )

    def after_greeting(self) -> None:
        """What takes time and was not needed for the first words."""
        self.library.start(self.list_missing)
        Thread(target=self.console.book.warm, name="phrases", daemon=True).start()

    def tell(self, text: str) -> None:
        self.console.say(Utterance((Say(text),), language=self.language, braille=text, scope=PROGRAM))

    def last_words(self, id: str, otherwise: str) -> str:
        """See `truth.said_of`: of the match that is on, if one is."""
        keeper = self.evening.file if self.evening is not None else None
        return said_of(self.console.text, id, otherwise, keeper, self.home.matches)

    def fault(self, error: Exception) -> None:
        self.tell(self.faulty(error))

    def faulty(self, error: Exception) -> str:
        """What is said of it; the log has the rest."""
        _log.error("a command failed", exc_info=error)
        return self.last_words("program-fault-match", "program-fault")

    def list_missing(self, missing: object) -> None:
        self.console.announce("word-list-missing", PROGRAM, file=str(getattr(missing, "file", "")))

    def end_evening(self) -> None:
        evening = self.evening
        if evening is not None:
            evening.leave()
            evening.thread.join(5)

    def leave(self) -> None:
        """Whatever was being said gives way to one sentence: what was kept, or good-bye. Nothing is asked any more."""
        self._is_leaving = True
        words = self.last_words("match-kept-goodbye", "goodbye")
        self.console.part(words)
        self.neighbours.tell(words)
        self.quit()

    def input_closed(self) -> None:
        """Nothing more can be typed, and nobody reads by braille. The program says so, and whether the match is saved,
        and goes."""
        self.exit_code = 1
        self._is_leaving = True
        self.tell(self.last_words("input-closed-match", "input-closed"))
        self.quit()

    def window_closed(self) -> None:
        self.leave()
        self.end_evening()


def readers(header: Header, console: Console, own: Container[str] = ()) -> Header:
    """The same match, knowing which people see or feel how a word is written: in a terminal, on a braille line.
    `own`: the names of those who have one of their own, as they are heard."""
    is_read = console.by_lines or console.audience.has_fingers
    people = zip(header.seats, header.levels, strict=True)
    reads = tuple(not level and (is_read or name.casefold() in own) for name, level in people)
    return replace(header, choices={**header.choices, READS: reads}) if any(reads) else header
