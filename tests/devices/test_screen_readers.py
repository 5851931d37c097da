"""Screen readers that are absent, that hang, that go away and come back. None of them may hold the game up."""

from __future__ import annotations

import sys
import threading
import types
from collections.abc import Iterator
from typing import Any

import pytest
from speech_puppet import PATIENCE, Ears, Puppet

from access_game.devices.speech.accessible_output import AccessibleOutput
from access_game.devices.speech.desk import VoiceThread, reading_time
from access_game.devices.speech.prism import Prism
from access_game.devices.speech.queue import SpeechQueue
from access_game.devices.speech.voice import Ability, Phrase, Voice, VoiceLost
from access_game.narration.utterance import say

SOON = 0.05  # how long a reader that never answers is waited for; one that answers is given PATIENCE
QUICK = 10_000_000  # words a minute: an estimate that is over at once


class Reader:
    """A screen reader outside our program, with what was asked of it."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, ...]] = []
        self.runs = True
        self.hangs = False
        self.wakes = threading.Event()
        self._changed = threading.Condition()

    def note(self, *call: str) -> None:
        if self.hangs:
            assert self.wakes.wait(PATIENCE)
            return
        with self._changed:
            self.calls.append(call)
            self._changed.notify_all()

    def expects(self, *calls: tuple[str, ...]) -> None:
        """Wait until exactly these have arrived."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.calls) >= len(calls), PATIENCE), self.calls
            assert self.calls == list(calls)


@pytest.fixture
def reader() -> Iterator[Reader]:
    made = Reader()
    yield made
    made.wakes.set()


@pytest.fixture
def library(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> types.ModuleType:
    """accessible-output2 as it is on a machine with one reader and a voice of the system."""

    class Output:
        name = "Unnamed"
        system_output = False

        def speak(self, text: str, **options: object) -> bool:
            return False

        def braille(self, text: str, **options: object) -> bool:
            return False

    class Absent(Output):
        def __init__(self) -> None:
            raise OSError("not here")

    class SAPI5(Output):
        system_output = True

        def __init__(self) -> None:
            raise AssertionError("a voice is not a reader")

    class NVDA(Output):
        name = "NVDA"

        def is_active(self) -> bool:
            return reader.runs

        def speak(self, text: str, interrupt: bool = False) -> None:  # type: ignore[override]
            reader.note("speak", text, str(interrupt))

        def braille(self, text: str, **options: object) -> None:  # type: ignore[override]
            reader.note("braille", text)

        def silence(self) -> None:
            reader.note("silence")

    package: Any = types.ModuleType("accessible_output2")
    outputs = types.ModuleType("accessible_output2.outputs")
    package.outputs = outputs
    package.get_output_classes = lambda: [SAPI5, Absent, NVDA]
    package.NVDA = NVDA
    monkeypatch.setitem(sys.modules, "accessible_output2", package)
    monkeypatch.setitem(sys.modules, "accessible_output2.outputs", outputs)
    return package


@pytest.fixture
def opened(library: types.ModuleType) -> Iterator[AccessibleOutput]:
    made = AccessibleOutput(patience=PATIENCE, start_patience=PATIENCE)
    assert made.check()
    made.open()
    yield made
    made.close()


def test_the_running_reader_speaks_and_brailles(opened: AccessibleOutput, reader: Reader) -> None:
    assert opened.reader == "NVDA"
    assert Ability.BRAILLE in opened.abilities
    opened.speak(Phrase("A noir", rate=QUICK, braille='a "-"\n\\'), threading.Event())
    reader.expects(("speak", "A noir", "False"), ("braille", "a '-' /"))


def test_braille_alone_is_not_spoken(opened: AccessibleOutput, reader: Reader) -> None:
    opened.speak(Phrase("", braille="A"), threading.Event())
    reader.expects(("braille", "A"))


def test_to_cancel_is_to_silence_the_reader(opened: AccessibleOutput, reader: Reader) -> None:
    cut = threading.Event()
    speaking = threading.Thread(target=opened.speak, args=(Phrase("long " * 10_000, rate=1), cut))
    speaking.start()
    reader.expects(("speak", "long " * 10_000, "False"))
    cut.set()
    opened.cancel()
    speaking.join(PATIENCE)
    assert not speaking.is_alive()
    reader.expects(("speak", "long " * 10_000, "False"), ("silence",))


def test_what_is_cut_before_its_turn_never_reaches_the_reader(opened: AccessibleOutput, reader: Reader) -> None:
    cut = threading.Event()
    cut.set()
    opened.speak(Phrase("too late"), cut)
    opened.speak(Phrase("in time", rate=QUICK), threading.Event())
    reader.expects(("speak", "in time", "False"))


def test_a_reader_without_silence_is_interrupted_with_nothing(
    library: Any, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(library.NVDA, "silence")
    made = AccessibleOutput(patience=PATIENCE, start_patience=PATIENCE)
    made.open()
    made.cancel()
    reader.expects(("speak", "", "True"))
    made.close()


def test_a_reader_that_quits_loses_the_word_and_gets_it_back_when_it_returns(
    opened: AccessibleOutput, reader: Reader
) -> None:
    reader.runs = False
    with pytest.raises(VoiceLost):
        opened.speak(Phrase("one"), threading.Event())
    assert opened.check() is False
    reader.runs = True
    assert opened.check() is True
    opened.speak(Phrase("two", rate=QUICK), threading.Event())
    reader.expects(("speak", "two", "False"))


def test_a_hung_reader_never_blocks_and_its_sentence_is_said_by_the_next_voice(
    library: types.ModuleType, reader: Reader
) -> None:
    voice, next_voice, heard = AccessibleOutput(SOON, PATIENCE), Puppet("builtin"), Ears()
    lost: list[tuple[str, str]] = []
    queue = SpeechQueue([voice, next_voice], on_lost=lambda old, new: lost.append((old, new)))
    assert queue.settle(PATIENCE)
    assert queue.voice is voice
    reader.hangs = True
    queue.say(say("one"), heard("one"))
    queue.say(say("two"), heard("two"))
    heard.wait_for("one", "two")
    assert queue.settle(PATIENCE)
    queue.close(PATIENCE)
    assert next_voice.texts == ["one", "two"]
    assert lost == [("accessible_output", "builtin")]


def test_a_reader_that_hung_can_be_found_again(library: types.ModuleType, reader: Reader) -> None:
    voice = AccessibleOutput(SOON, PATIENCE)
    voice.open()
    reader.hangs = True
    with pytest.raises(VoiceLost):
        voice.speak(Phrase("one"), threading.Event())
    voice.cancel()  # asks nothing of a desk that does not answer
    reader.hangs = False
    assert voice.check()
    voice._desk.patience = PATIENCE  # type: ignore[union-attr]
    voice.speak(Phrase("two", rate=QUICK), threading.Event())
    reader.expects(("speak", "two", "False"))
    voice.close()


def test_a_library_that_hangs_while_it_looks_only_means_no_reader(library: Any, reader: Reader) -> None:
    library.get_output_classes = lambda: reader.wakes.wait(PATIENCE) and []
    voice = AccessibleOutput(SOON, SOON)
    assert voice.check() is False
    with pytest.raises(VoiceLost):
        voice.open()
    voice.close()


def test_the_real_library_finds_no_reader_here_and_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("accessible_output2")
    if not sys.platform.startswith("linux") or "speechd" in sys.modules:
        pytest.skip("a reader may really be running")
    voice = AccessibleOutput(PATIENCE, PATIENCE)
    try:
        import speechd  # noqa: F401
    except ImportError:
        assert voice.check() is False
    voice.close()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("missing", ["accessible_output2", "prism"])
def test_a_library_that_is_not_installed_only_means_no_reader(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    voice: Voice = AccessibleOutput() if missing == "accessible_output2" else Prism()
    assert voice.check() is False
    voice.close()
    voice.close()


@pytest.fixture
def prism(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> Any:
    class Features:
        is_supported_at_runtime = True
        supports_speak = True
        supports_braille = True
        supports_stop = True
        supports_is_speaking = True

    class Backend:
        features = Features()

        def __init__(self, name: str) -> None:
            self.name = name

        def speak(self, text: str, interrupt: bool) -> None:
            reader.note("speak", text)

        def braille(self, text: str) -> None:
            reader.note("braille", text)

        def stop(self) -> None:
            reader.note("stop")

        speaking = False

    class Context:
        def exists(self, kind: str) -> bool:
            return kind in ("NVDA", "ORCA")

        def create(self, kind: str) -> Backend:
            if kind == "NVDA" or not reader.runs:
                raise ValueError("not running")
            return Backend(kind)

        def create_best(self) -> Backend:
            return Backend("SPEECH_DISPATCHER")

    module: Any = types.ModuleType("prism")
    module.Context = Context
    module.BackendId = types.SimpleNamespace(NVDA="NVDA", ORCA="ORCA")
    module.Backend = Backend
    monkeypatch.setitem(sys.modules, "prism", module)
    return module


def test_prism_finds_the_reader_that_runs(prism: Any, reader: Reader) -> None:
    voice = Prism(patience=PATIENCE, start_patience=PATIENCE)
    assert voice.check()
    voice.open()
    assert voice.reader == "ORCA"
    assert voice.abilities == Ability.CANCEL | Ability.BRAILLE | Ability.MARKS
    voice.speak(Phrase("A noir", braille="a"), threading.Event())
    voice.cancel()
    reader.expects(("speak", "A noir"), ("braille", "a"), ("stop",))
    voice.close()


def test_prism_takes_a_mere_voice_only_when_it_is_asked_for(prism: Any, reader: Reader) -> None:
    reader.runs = False
    for asked in (False, True):
        voice = Prism(any_voice=asked, patience=PATIENCE, start_patience=PATIENCE)
        assert voice.check() is asked
        assert voice.reader == ("SPEECH_DISPATCHER" if asked else "")
        voice.close()


def test_prism_is_cut_while_the_reader_speaks(prism: Any, reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prism.Backend, "speaking", True)
    voice = Prism(patience=PATIENCE, start_patience=PATIENCE)
    voice.open()
    cut = threading.Event()
    speaking = threading.Thread(target=voice.speak, args=(Phrase("long " * 1000, rate=10), cut))
    speaking.start()
    reader.expects(("speak", "long " * 1000))
    cut.set()
    speaking.join(PATIENCE)
    assert not speaking.is_alive()
    voice.close()


def test_a_hung_prism_is_lost(prism: Any, reader: Reader) -> None:
    voice = Prism(patience=SOON, start_patience=PATIENCE)
    voice.open()
    reader.hangs = True
    with pytest.raises(VoiceLost):
        voice.speak(Phrase("one"), threading.Event())
    voice.close()


def test_a_desk_gives_answers_and_errors_back() -> None:
    desk = VoiceThread("desk", PATIENCE)
    assert desk.ask(lambda: 3) == 3
    with pytest.raises(ZeroDivisionError):
        desk.ask(lambda: 1 // 0)
    assert desk.ask(lambda: threading.current_thread().name) == "speech-desk"
    desk.close()


def test_a_stuck_desk_refuses_further_errands() -> None:
    wakes = threading.Event()
    desk = VoiceThread("desk", SOON)
    with pytest.raises(VoiceLost):
        desk.ask(lambda: wakes.wait(PATIENCE))
    with pytest.raises(VoiceLost):
        desk.ask(lambda: 1)
    desk.close()
    wakes.set()


def test_longer_texts_take_a_reader_longer() -> None:
    assert reading_time(Phrase("")) == 0
    assert reading_time(Phrase("a" * 1200, rate=200)) == pytest.approx(60)
    assert reading_time(Phrase("a" * 1200, rate=400)) == pytest.approx(30)
