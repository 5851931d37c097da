"""A child knocks at the sound device before we go in. What it found decides; nobody waits for it for long."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from speech_puppet import PATIENCE, Puppet

from access_game.commands.cli import parser, will_sound
from access_game.devices.sound import door, knock
from access_game.devices.sound import mixer as mixers
from access_game.devices.sound.mixer import Mixer
from access_game.devices.speech.queue import SpeechQueue
from access_game.devices.speech.silent import SilentVoice
from access_game.narration.phrasebook import Phrasebook

pytestmark = pytest.mark.peer
HANGS = "import time; time.sleep(1000)"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def at_the_door(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Another child: this program, given two figures it need not look at."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return lambda program: monkeypatch.setattr(knock, "_DOOR", ("-c", program))


def test_a_device_that_hangs_is_waited_for_once_and_told_once(at_the_door: Callable[[str], None]) -> None:
    at_the_door(HANGS)
    mixer, told = Mixer(patience=0.2), list[str]()
    mixer.on_stuck = lambda: told.append(mixer.reason)
    both = [threading.Thread(target=mixer.open) for _ in range(2)]
    for one in both:
        one.start()
    for one in both:
        one.join(PATIENCE)
    assert not mixer.is_open and mixer.is_stuck and told == ["the sound device does not answer"]
    waiting = mixer._knock
    assert not mixer.open() and mixer._knock is waiting, "no second child, and no second wait"
    mixer.close()
    assert waiting is not None and waiting.is_answered(PATIENCE), "the child has gone"


def test_a_device_that_answers_late_is_opened_then(at_the_door: Callable[[str], None], tmp_path: Path) -> None:
    plug = tmp_path / "plugged"
    at_the_door(f"import os, time\nwhile not os.path.exists({str(plug)!r}): time.sleep(0.01)")
    mixer = Mixer(patience=0.2)
    assert not mixer.open()
    plug.touch()
    assert mixer.comes_late() and mixer.is_open and not mixer.is_stuck
    mixer.close()


def test_whoever_closes_does_not_wait_for_a_late_device(at_the_door: Callable[[str], None]) -> None:
    at_the_door(HANGS)
    mixer = Mixer(patience=0.2)
    assert not mixer.open()
    answers: list[bool] = []
    waiting = threading.Thread(target=lambda: answers.append(mixer.comes_late()))
    waiting.start()
    mixer.close()
    waiting.join(PATIENCE)
    assert answers == [False] and not mixer.is_open


def test_a_device_that_tears_its_opener_down_is_left_alone(at_the_door: Callable[[str], None]) -> None:
    at_the_door("import os, signal; os.kill(os.getpid(), signal.SIGABRT)")
    mixer = Mixer(patience=PATIENCE)
    assert not mixer.open() and not mixer.is_stuck
    assert mixer.reason == "the sound device has broken down"
    mixer.close()


def test_a_child_that_cannot_work_keeps_nobody_out(at_the_door: Callable[[str], None]) -> None:
    """Whatever is wrong with it, it came back: the device did not hold it."""
    at_the_door("raise SystemExit(1)")
    mixer = Mixer(patience=PATIENCE)
    assert mixer.open(), mixer.reason
    mixer.close()


def test_nobody_knocks_where_we_are_inside(at_the_door: Callable[[str], None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Some devices let in one at a time, and a tape would be wiped."""
    mixer = Mixer(patience=PATIENCE)
    assert mixer.open()

    def nobody(*_: object) -> None:
        raise AssertionError("knocked")

    monkeypatch.setattr(mixers, "sent", nobody)
    assert mixer.open() and mixer.knock() is None
    mixer.close()


def test_a_child_sent_ahead_is_the_one_that_is_waited_for(at_the_door: Callable[[str], None]) -> None:
    at_the_door("")
    knock.ahead()
    knock.ahead()  # one is enough
    (first,) = knock._ahead
    mixer = Mixer(patience=PATIENCE)
    assert mixer.knock() is first and not knock._ahead
    assert mixer.open(), mixer.reason
    mixer.close()
    assert mixer.knock() is not first, "asked anew where we come back"
    mixer.close()


@pytest.mark.parametrize(("driver", "code"), [("dummy", door.OPENED), ("nonexistent", door.REFUSED)])
@pytest.mark.parametrize("library", ["", "door.library = lambda: ''"], ids=["through SDL", "through pygame"])
def test_the_child_opens_the_device_that_the_mixer_would_open(driver: str, code: int, library: str) -> None:
    program = f"import sys\nfrom access_game.devices.sound import door\n{library}\nsys.exit(door.main(44100, 512))"
    env = {**os.environ, "SDL_AUDIODRIVER": driver, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, timeout=PATIENCE * 4)
    assert done.returncode == code, done.stderr


def test_the_library_of_the_wheel_is_found() -> None:
    """Else every start would pay for pygame twice."""
    assert Path(door.library()).is_file()


def test_sounds_are_opened_without_holding_the_keys_back(at_the_door: Callable[[str], None]) -> None:
    at_the_door(HANGS)
    mixer = Mixer(patience=PATIENCE * 100)
    mixer.begin()  # returns, or this test never ends
    mixer.close()


def test_silence_nobody_asked_for_is_told(at_the_door: Callable[[str], None]) -> None:
    told: list[tuple[str, str]] = []

    def tell(name: str, heir: str) -> None:
        told.append((name, heir))

    queue = SpeechQueue([Puppet(runs=False), SilentVoice()], on_lost=tell)
    assert queue.settle(PATIENCE) and told == [("", "off")]
    queue.use([SilentVoice()])
    assert queue.settle(PATIENCE) and told == [("", "off")], "who wants silence hears nothing of it"
    queue.use([Puppet(runs=False), SilentVoice()])
    assert queue.settle(PATIENCE) and told == [("", "off")] * 2
    queue.use([Puppet()])
    assert queue.settle(PATIENCE) and len(told) == 2 and queue.is_audible
    queue.close()


@pytest.mark.parametrize(
    ("words", "sounds"),
    [
        ("", True),
        ("play zieufermix", True),
        ("--terminal --speech builtin", True),
        ("--terminal", False),  # its own screen reader speaks
        ("--speech off", False),
        ("games", False),
        ("doctor", False),
    ],
)
def test_a_child_is_sent_ahead_where_sound_will_be_wanted(words: str, sounds: bool) -> None:
    assert will_sound(parser(Phrasebook("fr")).parse_args(words.split())) is sounds
