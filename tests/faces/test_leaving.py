"""Asked to end, the program says what it kept and goes: Ctrl+C and SIGTERM are one, in every face, at every moment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from array import array
from pathlib import Path

import pytest
from commands.shell import ROOT, environment, hears_ctrl_c
from devices.speech_puppet import PATIENCE, Puppet
from xdisplay import XDisplay, missing

from access_game.devices.speech.queue import SpeechQueue
from access_game.narration.utterance import say
from faces.house import House
from faces.newcomer import length, match_of, running, wait_until
from faces.on_a_terminal import OnTerminal, all_gone
from faces.windowed import Windowed

pytestmark = [
    pytest.mark.peer,
    pytest.mark.skipif(os.name != "posix", reason="Windows has no SIGTERM for others"),
]
ENDINGS = pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl+C", "SIGTERM"])
KEPT, GOODBYE = "Partie enregistrée. Vous la reprendrez ici par Continuer. Au revoir.", "Au revoir."
GAME = ("play", "zieufermix", "--seed", "3", "--seats", "Ana,bot:hard")


def is_on(home: Path) -> bool:
    """The cards are dealt."""
    match = match_of(running(home)[0]) if running(home) else None
    if match is None:
        return False
    match.close()
    return bool(match.journal)


@ENDINGS
@pytest.mark.parametrize("speech", ["off", "builtin"])
def test_in_the_terminal_before_a_match(tmp_path: Path, ending: signal.Signals, speech: str) -> None:
    with OnTerminal("--terminal", "--speech", speech, home=tmp_path) as table:
        table.until("\n> ")  # the voice is still speaking its greeting, where it has one
        table.process.send_signal(ending)
        assert table.rest().split() == GOODBYE.split()
        assert table.process.returncode == 0
    assert all_gone(tmp_path)


@ENDINGS
@pytest.mark.parametrize("start", [("--terminal",), (*GAME, "--terminal")], ids=["from the hall", "by command"])
def test_in_the_terminal_during_a_match_no_menu_comes_up(
    tmp_path: Path, ending: signal.Signals, start: tuple[str, ...]
) -> None:
    with OnTerminal(*start, home=tmp_path) as table:
        for page in ("1. Jouer", "1. Zieufermix", "1. Commencer") if start == ("--terminal",) else ():
            table.until(page)
            table.types("1")
        table.until("Première carte")
        table.until("\n> ")
        table.process.send_signal(ending)
        assert table.rest().split() == KEPT.split()
        assert table.process.returncode == 0
    (path,) = running(tmp_path)
    assert length(path) >= 1
    with OnTerminal("continue", "--terminal", home=tmp_path) as table:
        table.until("Première carte")


@ENDINGS
def test_in_the_terminal_while_a_voice_reads_something_long(tmp_path: Path, ending: signal.Signals) -> None:
    with OnTerminal(*GAME, "--terminal", "--speech", "builtin", home=tmp_path) as table:
        table.until("\n> ")
        table.types("/aide")
        table.until("\n> ")
        table.process.send_signal(ending)
        table.until(KEPT)
        table.rest()
        assert table.process.returncode == 0


def test_the_last_sentence_is_heard_at_once_whatever_was_being_read(tmp_path: Path) -> None:
    voice = Puppet()
    with House(tmp_path) as house:
        queue = house.program.mouth.queue = SpeechQueue([voice])
        house.console.ears.append(queue)
        voice.hold()
        queue.say(say("a very long page"))
        queue.say(say("another one"))
        voice.begins("a very long page")
        house.program.leave()
        voice.begins(GOODBYE)
        voice.release()
    assert voice.texts == ["a very long page", GOODBYE]


def test_a_voice_that_does_not_come_holds_nobody_back(tmp_path: Path) -> None:
    """It is still being opened, and would be for a long time."""
    asked, let_go = threading.Event(), threading.Event()

    class Late(Puppet):
        def check(self) -> bool:
            asked.set()
            return let_go.wait(PATIENCE) and False

        def cancel(self) -> None:
            let_go.set()

    told: list[tuple[str, str]] = []
    voice, other = Late(), Puppet("other")
    queue = SpeechQueue([voice, other], on_lost=lambda name, heir: told.append((name, heir)))
    assert asked.wait(PATIENCE)
    queue.close(PATIENCE)
    assert let_go.is_set() and not queue._thread.is_alive()
    assert not other.log and not told


DROPPED = """
import os, signal, sys
from access_game.__main__ import main
from access_game.devices.screen.window import Window
whole = Window.open
def open_window(window):
    whole(window)
    try:
        os.kill(os.getpid(), signal.{ending})
        os.getpid()  # here at the latest it is raised
    except KeyboardInterrupt:
        pass
Window.open = open_window
sys.exit(main())
"""


@ENDINGS
def test_in_the_window_it_is_not_lost_where_pygame_drops_every_error(tmp_path: Path, ending: signal.Signals) -> None:
    """As `set_mode` does while it looks for an icon: this one does it for certain."""
    env = environment(tmp_path, SDL_VIDEODRIVER="dummy")
    done = subprocess.run(
        [sys.executable, "-c", DROPPED.format(ending=ending.name), "--speech", "off", "--braille", "off"],
        cwd=ROOT, env=env, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE * 2,
        preexec_fn=hears_ctrl_c,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


BETWEEN = """
import signal, sys, threading
from access_game.__main__ import main
from access_game.devices.screen.window import Window
whole = Window.open
class Bell(threading.Event):
    def clear(self):
        self._cond.acquire()  # and here, before anybody has promised to give it back, the signal comes
        signal.raise_signal(signal.{ending})
        self._cond.release()
        super().clear()
def open_window(window):
    window._bell = Bell()
    whole(window)
Window.open = open_window
sys.exit(main())
"""


@ENDINGS
def test_in_the_window_no_lock_stays_taken_for_ever(tmp_path: Path, ending: signal.Signals) -> None:
    """What a signal raises between the taking of a lock and the promise to give it back is caught by nobody."""
    done = subprocess.run(
        [sys.executable, "-c", BETWEEN.format(ending=ending.name), "--speech", "off", "--braille", "off"],
        cwd=ROOT, env=environment(tmp_path, SDL_VIDEODRIVER="dummy"), stdin=subprocess.DEVNULL, capture_output=True,
        timeout=PATIENCE * 2, preexec_fn=hears_ctrl_c,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


LOST = """
import os, signal, sys, weakref
from access_game.program import endings
class Thing: pass
def clear_up(_):
    os.kill(os.getpid(), signal.{ending})
    os.getpid()  # here at the latest it is raised, and lost: nobody can catch it
endings.mind()
thing = Thing()
behind = weakref.ref(thing, clear_up)
del thing
from access_game.__main__ import main
sys.exit(main())
"""


@ENDINGS
def test_while_the_modules_are_read_it_is_neither_lost_nor_a_traceback(tmp_path: Path, ending: signal.Signals) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOST.format(ending=ending.name), "--terminal", "--lang", "fr"],
        cwd=ROOT, env=environment(tmp_path), stdin=subprocess.PIPE, capture_output=True, timeout=PATIENCE * 2,
        preexec_fn=hears_ctrl_c,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr.decode()) == (1, b"", f"{GOODBYE}\n")


class Recorded(Windowed):
    """With a voice, on a tape."""

    def __init__(self, display: XDisplay, home: Path, tape: Path) -> None:
        self.more = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(tape)}
        super().__init__(display, home, "--speech", "builtin")


def sound_after(tape: Path, before: int) -> float:
    """Seconds in which something was heard, in what was recorded since the tape was that long."""
    with tape.open("rb") as file:
        file.seek(before - before % 4)
        block = file.read()
    samples = array("h", block[: len(block) // 2 * 2])[0::2]
    return sum(any(samples[at : at + 441]) for at in range(0, len(samples) - 440, 441)) / 100


@pytest.mark.xvfb
@pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}")
@pytest.mark.parametrize("in_match", [False, True], ids=["in the hall", "in a match"])
def test_in_the_window(tmp_path: Path, in_match: bool) -> None:
    with XDisplay() as display, Windowed(display, tmp_path) as program:
        if in_match:
            display.key("Return", "Return", "Return")
            wait_until(lambda: is_on(tmp_path), "the match")
        program.process.send_signal(signal.SIGTERM)
        assert program.leave() == 0
        assert "ERROR" not in program.log() and not program.said()
        assert len(running(tmp_path)) == in_match


@pytest.mark.xvfb
@pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}")
def test_in_the_window_the_voice_says_what_was_kept(tmp_path: Path) -> None:
    tape = tmp_path / "tape.raw"
    with XDisplay() as display:
        with Recorded(display, tmp_path / "home", tape) as program:
            display.key("Return", "Return", "Return")
            wait_until(lambda: is_on(tmp_path / "home"), "the match")
            before = tape.stat().st_size
            program.process.send_signal(signal.SIGTERM)
            assert program.leave() == 0
        assert sound_after(tape, before) > 1.5, "a whole sentence"
