"""A sound device that hangs when it is opened: a pipe nobody reads, behind SDL's disk. The evening goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from braille.emulators import DEVICES
from braille.reader import ROOT, Program, Reader
from commands.shell import child, hears_ctrl_c

from access_game.program.window_face import WindowFace
from access_game.program.wishes import Wishes
from faces.house import House
from faces.on_a_terminal import OnTerminal, all_gone, family

pytestmark = [
    pytest.mark.peer,
    pytest.mark.skipif(os.name != "posix", reason="a pipe with a name hangs on Linux and macOS only"),
]
ENDINGS = pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl+C", "SIGTERM"])
NO_SOUND, NO_VOICE, SOUND = "La sortie audio ne répond pas", "Aucune voix ne peut parler ici", "La sortie audio répond"


@pytest.fixture
def hung(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a machine whose sound device never answers."""
    pipe = tmp_path / "device"
    os.mkfifo(pipe)
    yield {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(pipe)}
    assert all_gone(tmp_path / "home"), "somebody still stands before the device"


@ENDINGS
def test_in_the_terminal_it_is_said_and_one_plays_and_leaves(
    tmp_path: Path, hung: dict[str, str], ending: signal.Signals
) -> None:
    home = tmp_path / "home"
    with OnTerminal("--terminal", "--speech", "builtin", home=home, **hung) as table:
        table.until("1. Jouer")  # before anybody knows about the device
        table.until(NO_SOUND)
        table.until(NO_VOICE)
        for page in ("1. Zieufermix", "1. Commencer", "Première carte"):
            table.types("1")
            table.until(page)
        table.process.send_signal(ending)
        table.until("Partie enregistrée")
        assert table.ends() == 0
    assert list((home / "matches").glob("*.match"))


def test_one_may_leave_while_the_device_is_still_waited_for(tmp_path: Path, hung: dict[str, str]) -> None:
    with OnTerminal("--terminal", "--speech", "builtin", home=tmp_path / "home", **hung) as table:
        table.until("1. Jouer")
        table.process.send_signal(signal.SIGTERM)
        table.until("Au revoir")
        assert table.ends() == 0


class Muted(Program):
    """In its window, with a voice that cannot be heard and a braille display."""

    def __init__(self, home: Path, place: str, **hung: str) -> None:
        self.home = home
        env = {**os.environ, "ACCESS_GAME_HOME": str(home), "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy"}
        env |= {"LC_ALL": "fr_FR.UTF-8", **hung}
        self._errors = home.with_name("errors").open("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "access_game", "--speech", "builtin", "--braille", place],
            env=env, stdin=subprocess.DEVNULL, stdout=self._errors, stderr=subprocess.STDOUT, preexec_fn=hears_ctrl_c,
        )  # fmt: skip


@ENDINGS
def test_in_the_window_it_is_read_in_braille_and_one_plays_and_leaves(
    tmp_path: Path, hung: dict[str, str], ending: signal.Signals
) -> None:
    with DEVICES["humanware"](tmp_path, 80) as device:
        program = Muted(tmp_path / "home", f"humanware:{device.path}", **hung)
        try:
            reader = Reader(device, program)
            reader.until(lambda: NO_SOUND.lower() in reader.text, lambda: reader.pan(1), NO_SOUND)
            reader.press_item("Jouer", "Zieufermix")
            program.process.send_signal(ending)
            assert program.process.wait(120) == 0, program.complaints()
            assert not program.complaints()
        finally:
            program.close()


def test_a_device_that_answers_late_is_heard(tmp_path: Path, hung: dict[str, str]) -> None:
    with OnTerminal("--terminal", "--speech", "builtin", home=tmp_path / "home", **hung) as table:
        table.until(NO_VOICE)
        with open(hung["SDL_DISKAUDIOFILE"], "rb") as device:  # somebody has plugged it in
            table.until(SOUND)
            table.types("1")
            while not any(device.read(4096)):  # ends with the first sample that is not silent
                assert table.process.poll() is None
            table.process.send_signal(signal.SIGTERM)
            while device.read(4096):  # the device goes on working until nobody plays on it
                pass
            table.until("Au revoir")
            assert table.ends() == 0


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("doctor", "--braille", "off"), "Sons\u00a0: la sortie audio ne répond pas."),
        (("say", "bonjour", "--speech", "builtin"), "Aucune voix ne peut parler ici\u00a0; voici le texte."),
        (("bench", "start", "--json"), '"silent": 0'),
    ],
    ids=["doctor", "say", "bench"],
)
def test_no_command_hangs(tmp_path: Path, hung: dict[str, str], command: tuple[str, ...], sentence: str) -> None:
    done = child(*command, home=tmp_path / "home", **hung)
    assert done.returncode == 0
    assert sentence in done.stdout + done.stderr


def test_a_program_killed_before_the_device_answers_leaves_nobody_there(tmp_path: Path, hung: dict[str, str]) -> None:
    home = tmp_path / "home"
    with OnTerminal("--terminal", "--speech", "builtin", home=home, **hung) as table:
        table.until(NO_SOUND)
        assert len(family(home)) == 2, "the program, and the child that stands before the device"
        table.kill()
        assert all_gone(home)


def test_where_none_of_our_voices_can_speak_a_screen_reader_reads_the_window(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        program = house.program
        program.wishes = Wishes(language="fr", speech="builtin", braille="off", sound="off")
        face = WindowFace(program)
        program.face = face
        assert not face.window._reader_speaks
        program.mouth.lost("", "off")
        assert face.window._reader_speaks and house.ear.texts[-1].startswith(NO_VOICE)
        program.mouth._be_mute(False)
        assert not face.window._reader_speaks
